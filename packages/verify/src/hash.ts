import { toHex, utf8 } from "./bytes.ts";

/** Node's crypto module, which is synchronous and several times faster than WebCrypto; undefined in other runtimes. */
const native = globalThis.process?.getBuiltinModule?.("node:crypto");

const subtleDigest = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

/** Whether hashes are computed at once, so that their input may be overwritten afterwards. */
export const isSynchronous = native !== undefined;

const DIGEST_BYTES = 32;

/** Node makes a short text much faster than a buffer. */
function nativeDigest(input: Uint8Array | string): Uint8Array<ArrayBuffer> {
  const text = native.hash("sha256", input, "latin1");
  const bytes = new Uint8Array(DIGEST_BYTES);
  for (let i = 0; i < DIGEST_BYTES; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

/** The SHA-256 of bytes, as 32 bytes; synchronous in Node, a promise elsewhere. */
export const digest: (
  bytes: Uint8Array<ArrayBuffer>,
) => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>> = native ? nativeDigest : subtleDigest;

/** The SHA-256 of a text's UTF-8 bytes, as 32 bytes; synchronous in Node, a promise elsewhere. */
export const digestText: (text: string) => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>> = native
  ? nativeDigest
  : (text) => subtleDigest(utf8(text));

/** The lower-case hex SHA-256 of a text's UTF-8 bytes; synchronous in Node, a promise elsewhere. */
export const sha256: (text: string) => string | Promise<string> = native
  ? (text) => native.hash("sha256", text)
  : async (text) => toHex(await subtleDigest(utf8(text)));

/** The lower-case hex HMAC-SHA256 of a text. */
export async function hmacSha256(key: Uint8Array<ArrayBuffer>, text: string): Promise<string> {
  if (native) return native.createHmac("sha256", key).update(text).digest("hex");
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  return toHex(new Uint8Array(await crypto.subtle.sign("HMAC", imported, utf8(text))));
}

/** The lower-case hex SHA-256 of the bytes that a base64 text encodes; null if it is not base64. */
export async function sha256OfBase64(text: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
    return native ? native.hash("sha256", bytes) : toHex(await subtleDigest(bytes));
  } catch {
    return null;
  }
}
