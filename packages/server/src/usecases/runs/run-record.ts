import { CheckInputs } from "@signet/contract";
import { bytesOf } from "../../agents/check/place.ts";
import { Problem } from "../../base/problem.ts";
import type { Scope } from "../../base/scope.ts";
import type { Files } from "../../modules/runs/files.ts";
import type { Journal, StoredEvent } from "../../modules/runs/journal.ts";
import { requestOf, type RunRow, type Runs } from "../../modules/runs/runs.ts";
import { sentFile } from "./conversation.ts";

export interface RunRecordParts {
  runs: Runs;
  /** Gives the last event with the newest proof of its receipt. */
  journal: Pick<Journal, "tail">;
  files: Files;
}

/**
 * Gives the caller's own runs as records: a line for each event and, of a coding run that was checked, for each content that
 * its check can be run again with.
 */
export function createRunRecord({ runs, journal, files }: RunRecordParts) {
  const untilTheEnd = new AbortController().signal;

  async function* linesOf(row: RunRow): AsyncGenerator<string, void> {
    let inputs: string | null = null;
    for await (const events of journal.tail(row.id, 0, isLast, untilTheEnd))
      for (const { name, data } of events) {
        yield `{"event":${JSON.stringify(name)},"data":${data}}\n`;
        if (name === "code_done") inputs = inputsOf(data);
      }
    if (inputs === null) return;
    const text = await files.content(inputs);
    yield contentLine(inputs, text);
    const sent = new Map((requestOf(row).files ?? []).map((file) => [sentFile(file).sha256, file]));
    for (const sha256 of contentsOf(CheckInputs.parse(JSON.parse(Buffer.from(text).toString())))) {
      const file = sent.get(sha256);
      yield contentLine(sha256, file ? bytesOf(file) : await files.content(sha256));
    }
  }

  return async (scope: Scope, id: string): Promise<ReadableStream<Uint8Array>> => {
    const row = await runs.findWhole(scope, id);
    if (!row) throw new Problem("run_not_found", "there is no run of yours with this id");
    if (row.kind === "chat") throw new Problem("not_found", "a chat has no receipt, and so no record");
    if (row.receipt_sha === null) throw new Problem("run_under_way", "a record ends with the run's receipt");
    return ReadableStream.from(linesOf(row)).pipeThrough(new TextEncoderStream());
  };
}

export type RunRecords = ReturnType<typeof createRunRecord>;

const isLast = ({ name }: StoredEvent): boolean => name === "code_receipt" || name === "visual_done";

const inputsOf = (done: string): string | null =>
  (JSON.parse(done) as { inputs_sha256?: string | null }).inputs_sha256 ?? null;

const contentLine = (sha256: string, content: Uint8Array): string =>
  `${JSON.stringify({ sha256, content: Buffer.from(content).toString("base64") })}\n`;

/** The hashes of all files that the inputs of a check name. */
export function contentsOf({ given, earlier, work }: CheckInputs): Set<string> {
  return new Set([...given, ...(earlier?.base ?? []), ...work.files].map(({ sha256 }) => sha256));
}
