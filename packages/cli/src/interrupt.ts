import { ConnectionError, type Client } from "@signet/client";
import { EXIT, LostRunError } from "./command.ts";
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

/** What watching a run came to when it failed. */
interface FailedWatch {
  error: unknown;
  /** Undefined where no event of the run had come. */
  runId: string | undefined;
  /** Whether the run had begun, and was not seen to end. */
  underWay: boolean;
}

/** The exit code of a run that was left by Ctrl-C; any other failure is thrown. */
export function exitOfLeft(
  terminal: Terminal,
  { cancels, leave }: Pick<InterruptibleRun, "cancels" | "leave">,
  { error, runId, underWay }: FailedWatch,
): number {
  if (leave.signal.aborted) {
    if (!cancels && runId !== undefined) sayLeft(terminal, runId);
    return EXIT.interrupted;
  }
  const isLost = underWay && runId !== undefined && error instanceof ConnectionError;
  throw isLost ? new LostRunError(runId, error) : error;
}

/** Tells how a run that was left under way is watched again. */
export function sayLeft({ look, err }: Terminal, runId: string): void {
  for (const line of wrap(
    `left running; ${environment.self} run ${defuse(runId)} watches it again`,
    look.columns,
  ))
    err(line);
}
