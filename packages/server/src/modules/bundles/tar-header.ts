import { badBundle } from "./refusal.ts";

export const BLOCK_BYTES = 512;

/** The fields of a header that a bundle needs. Names are bytes: an extended header may replace them. */
export interface TarHeader {
  name: Uint8Array;
  target: Uint8Array;
  /** The type flag; the empty one of old archives is "0". */
  type: string;
  mode: number;
  size: number;
}

const CHECKSUM = { at: 148, length: 8 };
const MAGIC = { at: 257, length: 8 };
const USTAR = "ustar\0";
const GNU = "ustar  \0";

/** Reads a header block. Throws `bad_bundle` if its checksum, its format or a number in it is wrong. */
export function readHeader(block: Uint8Array): TarHeader {
  const magic = latin(block, MAGIC.at, MAGIC.length);
  if (numberAt(block, CHECKSUM.at, CHECKSUM.length) !== checksum(block))
    throw badBundle("the archive is not a tar archive, or is damaged: a header has a wrong checksum");
  if (!magic.startsWith(USTAR) && magic !== GNU)
    throw badBundle("the archive has a header of an unknown format; ustar, pax and GNU are known");
  const name = upToNul(block, 0, 100);
  // In GNU's format times take the place of the prefix.
  const prefix = magic === GNU ? new Uint8Array(0) : upToNul(block, 345, 155);
  return {
    name: prefix.length === 0 ? name : Buffer.concat([prefix, Buffer.from("/"), name]),
    target: upToNul(block, 157, 100),
    type: block[156] === 0 ? "0" : String.fromCharCode(block[156]!),
    mode: numberAt(block, 100, 8),
    size: numberAt(block, 124, 12),
  };
}

/** Whether a block ends the archive. */
export const isZero = (block: Uint8Array): boolean => block.every((byte) => byte === 0);

function checksum(block: Uint8Array): number {
  let sum = 8 * 32;
  for (let i = 0; i < BLOCK_BYTES; i++)
    if (i < CHECKSUM.at || i >= CHECKSUM.at + CHECKSUM.length) sum += block[i]!;
  return sum;
}

const latin = (bytes: Uint8Array, at: number, length: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + at, length).toString("latin1");

/** The bytes of a field up to its first NUL. */
export function upToNul(bytes: Uint8Array, at = 0, length = bytes.length): Uint8Array {
  const field = bytes.subarray(at, at + length);
  const end = field.indexOf(0);
  return end === -1 ? field : field.subarray(0, end);
}

/** An octal number, or GNU's binary one for those that are larger. */
function numberAt(block: Uint8Array, at: number, length: number): number {
  if (block[at] === 0x80) {
    const value = block.subarray(at + 1, at + length).reduce((sum, byte) => sum * 256 + byte, 0);
    if (Number.isSafeInteger(value)) return value;
  } else {
    const digits = /^ *([0-7]*)[ \0]*$/.exec(latin(block, at, length));
    if (digits) return digits[1] === "" ? 0 : Number.parseInt(digits[1]!, 8);
  }
  throw badBundle("the archive is not a tar archive, or is damaged: a number in a header cannot be read");
}
