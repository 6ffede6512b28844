import { MAX_RECEIPT_BYTES } from "./canonical.ts";

/**
 * Splits a ledger's bytes into lines, without newlines and otherwise unchanged: a byte order mark or a carriage return
 * stays in the line, and a broken UTF-8 sequence becomes U+FFFD, so that the verifier refuses it. To bound memory, a
 * text that is already too long for a line is yielded as it is.
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
