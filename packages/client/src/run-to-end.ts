import type { CodeEvent } from "@signet/contract";
import { ConnectionError } from "./error.ts";
import type { StreamOptions } from "./streams.ts";

export interface RunToEndOptions extends StreamOptions {
  onEvent?: (event: CodeEvent) => void;
}

type DataOf<Name extends CodeEvent["name"]> = Extract<CodeEvent, { name: Name }>["data"];

/** The outcome of a coding run. */
export interface CodeRunOutcome {
  runId: string;
  /** Whether the service's own check passed: the `ok` that is sealed in the receipt. */
  ok: boolean;
  /** Files, summary, check and usage; null if the run ended without `code_done`. */
  done: DataOf<"code_done"> | null;
  /** The receipt with the opening of its commitments. Whoever holds the opening can prove what the run was about. */
  sealed: DataOf<"code_receipt">;
  /** Every event, for `verifyRunRecord` of @signet/verify. */
  events: CodeEvent[];
}

/** Reads a coding run to its last event. Throws ConnectionError if it ends without a receipt. */
export async function outcomeOf(
  stream: AsyncIterable<CodeEvent>,
  onEvent: (event: CodeEvent) => void = () => {},
): Promise<CodeRunOutcome> {
  const events: CodeEvent[] = [];
  for await (const event of stream) {
    events.push(event);
    onEvent(event);
  }
  const sealed = events.findLast((event) => event.name === "code_receipt")?.data;
  if (!sealed) throw new ConnectionError("the run ended without a receipt");
  const done = events.findLast((event) => event.name === "code_done")?.data ?? null;
  return { runId: events[0]!.data.run_id, ok: sealed.ok, done, sealed, events };
}
