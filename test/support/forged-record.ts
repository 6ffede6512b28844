import { createHash } from "node:crypto";
import type { CheckInputs, CodeEvent } from "@signet/contract";
import {
  canonicalText,
  commit,
  eventJson,
  manifestText,
  type Receipt,
  receiptSha,
  sseBlock,
  streamSha,
} from "@signet/verify";
import { newLogKey, signLog } from "../../packages/verify/test/support/signed-log.ts";

/** SHA-256 in hex. */
export const sha = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");

type Line = { event: CodeEvent["name"]; data: Record<string, unknown> } | { sha256: string; content: string };
export type Done = Extract<CodeEvent, { name: "code_done" }>["data"];
type Start = Extract<CodeEvent, { name: "code_start" }>["data"];
type Sealed = Extract<CodeEvent, { name: "code_receipt" }>["data"];

/** A record, taken apart. */
export interface Parts {
  events: { event: CodeEvent["name"]; data: Record<string, unknown> }[];
  contents: Map<string, Buffer>;
}

export function partsOf(text: string): Parts {
  const lines = text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
  return {
    events: lines.filter((line) => "event" in line),
    contents: new Map(
      lines
        .filter((line) => "sha256" in line)
        .map(({ sha256, content }) => [sha256, Buffer.from(content, "base64")]),
    ),
  };
}

export const textOf = ({ events, contents }: Parts) =>
  [
    ...events.map(({ event, data }) => `{"event":"${event}","data":${eventJson(data)}}\n`),
    ...[...contents].map(
      ([sha256, content]) => `${JSON.stringify({ sha256, content: content.toString("base64") })}\n`,
    ),
  ].join("");

export const dataOf = ({ events }: Parts, name: string): unknown =>
  events.find(({ event }) => event === name)!.data;

/** A service of its own, which seals what it wants: `change` is what it says of this run, and all hashes and signatures fit. */
export async function forged(
  honest: string,
  change: (told: { start: Start; done: Done; inputs: CheckInputs; put: (text: string) => string }) => void,
) {
  const parts = partsOf(honest);
  const done = dataOf(parts, "code_done") as Done;
  const sealed = dataOf(parts, "code_receipt") as Sealed;
  const inputs = JSON.parse(parts.contents.get(done.inputs_sha256!)!.toString()) as CheckInputs;
  const put = (text: string) => {
    parts.contents.set(sha(text), Buffer.from(text));
    return sha(text);
  };
  const start = dataOf(parts, "code_start") as Start;
  change({ start, done, inputs, put });
  done.inputs_sha256 = put(JSON.stringify(inputs));
  const { opening } = sealed;
  const blocks = parts.events.slice(0, -1).map(({ event, data }) => sseBlock(event, eventJson(data)));
  const origin = "forger.local/signet";
  const { receipt_sha: _, ...fields } = sealed.receipt;
  const receipt = {
    ...fields,
    log: origin,
    seq: 0,
    ok: done.ok,
    end: done.ok ? "done" : "failed",
    exit: done.ok ? 0 : 1,
    files: await commit(opening, "files", manifestText(done.artifacts)),
    events: await commit(opening, "events", await streamSha(blocks)),
  } as unknown as Receipt;
  const key = await newLogKey(origin);
  const line = canonicalText(receipt);
  const receipt_sha = await receiptSha(receipt);
  Object.assign(sealed, {
    ok: done.ok,
    receipt: { ...receipt, receipt_sha },
    receipt_sha,
    proof: await (await signLog([line], key)).proof(0),
  });
  return { text: textOf(parts), key: key.text };
}
