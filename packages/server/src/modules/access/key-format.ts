import { createHash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const ID_LENGTH = 13;
const SECRET_LENGTH = 43;
const SHAPE = /^svc_([0-9A-Za-z]{13})_[0-9A-Za-z]{43}([0-9A-Za-z]{6})$/;

/** A new key `svc_<id>_<secret><checksum>`: 256 bits of secret, and a CRC-32 of all before it by which a typo shows. */
export function newKey(): { id: string; text: string } {
  const id = randomBase62(ID_LENGTH);
  const body = `svc_${id}_${randomBase62(SECRET_LENGTH)}`;
  return { id, text: body + checksumOf(body) };
}

/** The id of what has a key's shape and checksum; `malformed` for all else, without asking anybody. */
export function readKey(text: string): { id: string } | "malformed" {
  const [, id, checksum] = SHAPE.exec(text) ?? [];
  return id !== undefined && checksum === checksumOf(text.slice(0, -6)) ? { id } : "malformed";
}

/** What is stored of a key. Its secret cannot be guessed, so that one round of a fast hash is enough. */
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
    // Bytes above the last whole multiple of 62 would make some characters likelier.
    for (const byte of randomBytes(length)) if (byte < 248 && text.length < length) text += BASE62[byte % 62];
  return text;
}
