import { createHash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const ID_LENGTH = 13;
const SECRET_LENGTH = 43;
const SHAPE = /^svc_([0-9A-Za-z]{13})_[0-9A-Za-z]{43}([0-9A-Za-z]{6})$/;

/** Creates a key `svc_<id>_<secret><checksum>`: a secret of 256 bits, and a CRC-32 of everything before it that reveals typing errors. */
export function newKey(): { id: string; text: string } {
  const id = randomBase62(ID_LENGTH);
  const body = `svc_${id}_${randomBase62(SECRET_LENGTH)}`;
  return { id, text: body + checksumOf(body) };
}

/** The id of a key with valid shape and checksum, else `malformed`; needs no database. */
export function readKey(text: string): { id: string } | "malformed" {
  const [, id, checksum] = SHAPE.exec(text) ?? [];
  return id !== undefined && checksum === checksumOf(text.slice(0, -6)) ? { id } : "malformed";
}

/** The stored hash of a key. Its secret cannot be guessed, so one round of a fast hash is enough. */
export const digestOf = (text: string): Buffer => createHash("sha256").update(text).digest();

function checksumOf(text: string): string {
  let rest = crc32(text);
  let written = "";
  for (let i = 0; i < 6; i++, rest = Math.floor(rest / 62)) written = BASE62[rest % 62]! + written;
  return written;
}

function randomBase62(length: number): string {
  let text = "";
  while (text.length < length)
    // Bytes from 248 (4 × 62) on are skipped, because they would make some characters more likely.
    for (const byte of randomBytes(length)) if (byte < 248 && text.length < length) text += BASE62[byte % 62];
  return text;
}
