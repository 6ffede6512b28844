import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useShell } from "../../lib/shell.ts";
import { useLocation } from "wouter";
import { TEXT } from "./text.ts";

/** Starts runs and goes to them. `busy` says what is under way, `wrong` why the last one could not start. */
export function useStart() {
  const [busy, setBusy] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [, navigate] = useLocation();
  const { runPath } = useShell();
  const queries = useQueryClient();
  async function start(begin: (tell: (what: string) => void) => Promise<string>): Promise<void> {
    setBusy(TEXT.sending.starting);
    setWrong(null);
    try {
      const run_id = await begin(setBusy);
      void queries.invalidateQueries({ queryKey: ["runs"] });
      void queries.invalidateQueries({ queryKey: ["usage"] });
      navigate(runPath({ kind: "code", run_id }));
    } catch (error) {
      setWrong((error as Error).message);
    } finally {
      setBusy(null);
    }
  }
  return { busy, wrong, start: (begin: Parameters<typeof start>[0]) => void start(begin) };
}
