import { uniqueId } from "@signet/client";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { service } from "../../lib/service.ts";
import { TEXT } from "./text.ts";

/** Starts a build. Resolves to its id with its first event; it goes on without this page. */
async function startBuild(task: string): Promise<string> {
  const enough = new AbortController();
  const stream = service().visual({ task }, { signal: enough.signal, idempotencyKey: uniqueId() });
  const { value } = await stream.next();
  enough.abort();
  if (!value) throw new Error(TEXT.lost);
  return value.data.run_id;
}

/** Starts builds and goes to them. `busy` says what is under way, `wrong` why the last one could not start. */
export function useStartBuild() {
  const [busy, setBusy] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  async function start(task: string): Promise<void> {
    setBusy(TEXT.starting);
    setWrong(null);
    try {
      const runId = await startBuild(task);
      for (const key of ["runs", "usage"]) void queries.invalidateQueries({ queryKey: [key] });
      navigate(`/pages/${runId}`);
    } catch (error) {
      setWrong((error as Error).message);
    } finally {
      setBusy(null);
    }
  }
  return { busy, wrong, start: (task: string) => void start(task) };
}
