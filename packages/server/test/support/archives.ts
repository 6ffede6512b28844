import { Readable } from "node:stream";
import { createGzip, gzipSync } from "node:zlib";

/** An entry to write as it is said, however wrong. */
export interface Said {
  name: string | Buffer;
  content?: string | Buffer;
  /** Type flag; default: a file. */
  type?: string;
  target?: string;
  mode?: number;
  /** The size that the header states, where it is not that of the content. */
  size?: number;
  magic?: string;
  prefix?: string;
}

const BLOCK = 512;
export const END = Buffer.alloc(2 * BLOCK);

/** The header block of an entry. */
export function headerOf({ name, type = "0", target = "", mode = 0o644, size = 0, ...more }: Said): Buffer {
  const block = Buffer.alloc(BLOCK);
  Buffer.from(name).copy(block, 0, 0, 100);
  const octal = (value: number, at: number, digits: number) =>
    block.write(`${value.toString(8).padStart(digits, "0")}\0`, at, "latin1");
  octal(mode, 100, 7);
  octal(0, 108, 7);
  octal(0, 116, 7);
  octal(size, 124, 11);
  octal(0, 136, 11);
  block.fill(" ", 148, 156);
  block.write(type, 156, "latin1");
  block.write(target, 157, 100);
  block.write(more.magic ?? "ustar\u000000", 257, "latin1");
  block.write(more.prefix ?? "", 345, 155);
  octal(
    block.reduce((sum, byte) => sum + byte, 0),
    148,
    6,
  );
  return block;
}

/** An entry with its content and padding. */
export function entryOf(said: Said): Buffer {
  const content = Buffer.from(said.content ?? "");
  const padding = Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK);
  return Buffer.concat([headerOf({ size: content.length, ...said }), content, padding]);
}

/** A record of an extended header. */
export function record(key: string, value: string | Buffer): Buffer {
  const rest = Buffer.concat([Buffer.from(` ${key}=`), Buffer.from(value), Buffer.from("\n")]);
  let length = rest.length;
  while (length !== rest.length + String(length).length) length = rest.length + String(length).length;
  return Buffer.concat([Buffer.from(String(length)), rest]);
}

export const tarOf = (...entries: Said[]): Buffer => Buffer.concat([...entries.map(entryOf), END]);
export const bundleOf = (...entries: Said[]): Buffer<ArrayBuffer> => gzipSync(tarOf(...entries));

/** The pieces of a tar archive, packed while they are made. */
export const packed = (pieces: Iterable<Uint8Array>): AsyncIterable<Uint8Array> =>
  Readable.from(pieces).pipe(createGzip({ level: 1 }));

/** Chunks of at most `size` bytes. */
export async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array, void> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
