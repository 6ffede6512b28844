import { badBundle } from "./refusal.ts";

/** What an extended header says of the next entry. */
export interface Extended {
  path?: Uint8Array;
  target?: Uint8Array;
  size?: number;
}

const DAMAGED = "the archive is damaged: an extended header cannot be read";
const MOST_DIGITS = 8;
const [SPACE, LINE_END, EQUALS] = [0x20, 0x0a, 0x3d];

/** Reads an extended header of the pax format: records `<length> <key>=<value>\n`. Other keys than those needed are skipped unread. */
export function readPax(bytes: Uint8Array): Extended {
  const found: Extended = {};
  for (let at = 0; at < bytes.length;) {
    const space = bytes.indexOf(SPACE, at);
    const digits = space === -1 || space - at > MOST_DIGITS ? "" : ascii(bytes.subarray(at, space));
    const end = /^[1-9]\d*$/.test(digits) ? at + Number(digits) : Number.NaN;
    // Past the end `bytes[end - 1]` is no line end.
    if (!(end > space) || bytes[end - 1] !== LINE_END) throw badBundle(DAMAGED);
    const equals = bytes.indexOf(EQUALS, space);
    if (equals === -1 || equals >= end) throw badBundle(DAMAGED);
    note(found, bytes.subarray(space + 1, equals), bytes.subarray(equals + 1, end - 1));
    at = end;
  }
  return found;
}

const LONGEST_KEY = 64;

function note(found: Extended, key: Uint8Array, value: Uint8Array): void {
  const name = key.length > LONGEST_KEY ? "" : ascii(key);
  if (name === "path") found.path = value;
  if (name === "linkpath") found.target = value;
  if (name === "size") {
    const size = Number(ascii(value.subarray(0, 20)));
    if (!/^\d+$/.test(ascii(value)) || !Number.isSafeInteger(size)) throw badBundle(DAMAGED);
    found.size = size;
  }
  if (name.startsWith("GNU.sparse."))
    throw badBundle("the archive holds a sparse file; pack without --sparse");
}

const ascii = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1");
