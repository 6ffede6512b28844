import type { Client } from "@signet/client";
import type { Terminal } from "./terminal.ts";
import { defuse, oneLine, wrap } from "./text.ts";
import { environment } from "./environment.ts";

/** A run that is watched. */
export interface InterruptibleRun {
  /** Whether the first Ctrl-C cancels the run; else it leaves. */
  cancels: boolean;
  /** Undefined until its first event has come. */
  runId: () => string | undefined;
  /** Aborted to leave at once. */
  leave: AbortController;
  say: (text: string) => void;
}

/** What Ctrl-C does. The first asks the service to cancel, and stays for the end; the second, or with nothing to cancel, leaves. */
export function interrupter(client: Client, { cancels, runId, leave, say }: InterruptibleRun): () => void {
  let asked = false;
  return () => {
    const id = runId();
    if (asked || !cancels || id === undefined) {
      leave.abort();
      return;
    }
    asked = true;
    say("cancelling; Ctrl-C again leaves at once");
    client.cancel(id).catch((error: Error) => say(`not cancelled: ${oneLine(defuse(error.message))}`));
  };
}

/** Tells how a run that was left under way is watched again. */
export function sayLeft({ look, err }: Terminal, runId: string): void {
  for (const line of wrap(
    `left running; ${environment.self} run ${defuse(runId)} watches it again`,
    look.columns,
  ))
    err(line);
}
