const NONE = new Uint8Array(0);

/** Reads chunks of any size in pieces of chosen sizes. `close` gives the source up. */
export interface ByteReader {
  /** The next `size` bytes; fewer only if the source ends before. */
  take(size: number): Promise<Uint8Array>;
  /** What comes next, at least one byte and at most `most`; none only at the end of the source. */
  next(most: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

export function createByteReader(source: AsyncIterable<Uint8Array>): ByteReader {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Uint8Array = NONE;

  async function next(most: number): Promise<Uint8Array> {
    while (rest.length === 0) {
      const { done, value } = await chunks.next();
      if (done) return NONE;
      rest = value;
    }
    const piece = rest.subarray(0, most);
    rest = rest.subarray(piece.length);
    return piece;
  }

  return {
    next,
    async take(size) {
      const first = await next(size);
      if (first.length === size || first.length === 0) return first;
      const pieces = [first];
      for (let missing = size - first.length; missing > 0;) {
        const piece = await next(missing);
        if (piece.length === 0) break;
        pieces.push(piece);
        missing -= piece.length;
      }
      return Buffer.concat(pieces);
    },
    async close() {
      await chunks.return?.();
    },
  };
}
