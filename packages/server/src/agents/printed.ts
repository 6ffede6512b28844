import { shortenBytes, type ShortenLimits, type Shortened } from "./shorten.ts";

const NEWLINE = 10;
/** A line that is longer than this is placed before its end has come. */
const WAITING_BYTES = 4096;

export type Stream = "stdout" | "stderr";

/** What a command printed on both streams. */
export interface Printed {
  add(stream: Stream, chunk: Uint8Array): void;
  /** The output within `limits`, of at most `keepBytes`, with the exact number of bytes that were left out. */
  show(limits: ShortenLimits): Shortened;
}

/**
 * Collects the output of a command in the order in which its lines arrive. The streams are two pipes: lines that are written to
 * both within about a millisecond may arrive in another order. Keeps `keepBytes` of the beginning and of the end.
 */
export function createPrinted(keepBytes: number): Printed {
  const waiting: Record<Stream, Buffer> = { stdout: Buffer.alloc(0), stderr: Buffer.alloc(0) };
  const kept = keepEnds(keepBytes);
  return {
    add(stream, chunk) {
      const text = Buffer.concat([waiting[stream], chunk]);
      const feed = text.lastIndexOf(NEWLINE);
      const upTo = text.length - feed - 1 > WAITING_BYTES ? text.length : feed + 1;
      kept.add(text.subarray(0, upTo));
      waiting[stream] = Buffer.from(text.subarray(upTo));
    },
    show(limits) {
      const { stdout, stderr } = waiting;
      const between = stdout.length > 0 && stderr.length > 0 ? "\n" : "";
      const { bytes, missing } = kept.with(Buffer.concat([stdout, Buffer.from(between), stderr]));
      const end = bytes.at(-1) === NEWLINE ? bytes.length - 1 : bytes.length;
      return shortenBytes(bytes.subarray(0, end), { ...limits, missing });
    },
  };
}

/** Keeps the first and the last `each` bytes of what is added, or a little more. */
function keepEnds(each: number) {
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  let [late, lateBytes, total]: [Buffer[], number, number] = [[], 0, 0];
  const endOf = () => Buffer.concat([tail, ...late]);
  return {
    add(bytes: Buffer) {
      total += bytes.length;
      const first = bytes.subarray(0, Math.max(0, each - head.length));
      if (first.length > 0) head = Buffer.concat([head, first]);
      if (first.length === bytes.length) return;
      late.push(Buffer.from(bytes.subarray(first.length)));
      lateBytes += bytes.length - first.length;
      if (lateBytes < each) return;
      tail = Buffer.from(endOf().subarray(-each));
      [late, lateBytes] = [[], 0];
    },
    /** What was kept with `last` at its end, and how many bytes are missing in it. */
    with(last: Buffer) {
      const bytes = Buffer.concat([head, endOf(), last]);
      return { bytes, missing: total + last.length - bytes.length };
    },
  };
}
