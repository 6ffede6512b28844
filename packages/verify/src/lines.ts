import { MAX_RECEIPT_BYTES } from "./canonical.ts";

/**
 * The lines of a ledger as it is read, without their newlines and otherwise untouched: a byte order mark, a carriage
 * return or a broken UTF-8 sequence stays in the line, where the verifier refuses it. Memory stays bounded: what
 * cannot be a line any more, for its length, is yielded as it stands.
 */
export async function* ledgerLines(
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let rest = "";
  for await (const chunk of chunks) {
    const pieces = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = pieces.pop()!;
    yield* pieces;
    if (rest.length > MAX_RECEIPT_BYTES) {
      yield rest;
      rest = "";
    }
  }
  rest += decoder.decode();
  if (rest !== "") yield rest;
}
