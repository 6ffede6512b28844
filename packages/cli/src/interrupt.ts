import { ConnectionError, type Client } from "@signet/client";
import { EXIT, LostRunError } from "./command.ts";
import type { Terminal } from "./terminal.ts";
import { defuse, oneLine, wrap } from "./text.ts";
import { environment } from "./environment.ts";

/** A run that is being watched. */
export interface InterruptibleRun {
  /** Whether the first Ctrl-C cancels the run; otherwise it leaves. */
  cancels: boolean;
  /** Undefined until the first event has arrived. */
  runId: () => string | undefined;
  /** Aborted to leave at once. */
  leave: AbortController;
  say: (text: string) => void;
}

/** Returns the handler for Ctrl-C. The first one asks the service to cancel and waits for the end; a second one leaves, as does the first if there is nothing to cancel. */
export function interrupter(client: Client, { cancels, runId, leave, say }: InterruptibleRun): () => void {
  let cancelling = false;
  return () => {
    const id = runId();
    if (cancelling || !cancels || id === undefined) {
      leave.abort();
      return;
    }
    cancelling = true;
    say("cancelling; Ctrl-C again leaves at once");
    client.cancel(id).catch((error: Error) => say(`not cancelled: ${oneLine(defuse(error.message))}`));
  };
}

/** How watching a run failed. */
interface FailedWatch {
  error: unknown;
  /** Undefined if no event of the run had arrived. */
  runId: string | undefined;
  /** Whether the run had begun, and its end was not seen. */
  underWay: boolean;
}

/** The exit code for leaving a run with Ctrl-C; throws any other failure. */
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

/** Says how to watch a run again that is still under way. */
export function sayLeft({ look, err }: Terminal, runId: string): void {
  for (const line of wrap(
    `still running; to watch it again: ${environment.self} run ${defuse(runId)}`,
    look.columns,
  ))
    err(line);
}
