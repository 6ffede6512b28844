import { useEffect } from "react";
import { Redirect } from "wouter";
import { useStatus } from "../lib/queries.ts";
import { createStored } from "../lib/stored.ts";
import { PAGES } from "./pages.ts";

/** Whether this browser was led to the choice of a model: once is enough. */
const wasLed = createStored<boolean>(
  "signet-set-up",
  (text) => text !== null,
  (value) => (value ? "1" : null),
);

/** Where `/` leads: on the first visit to an own instance without a model to the choice of one, else to the first page. */
export function Home() {
  const { data: status, isError } = useStatus();
  if (wasLed.get() || isError) return <Redirect to={PAGES[0]!.path} replace />;
  if (status === undefined) return null;
  if (status.mode === "self_hosted" && status.engine.active === "builtin") return <ToModels />;
  return <Redirect to={PAGES[0]!.path} replace />;
}

function ToModels() {
  useEffect(() => wasLed.set(true), []);
  return <Redirect to="/models" replace />;
}
