import { toHex, utf8 } from "./bytes.ts";

/** Node's crypto module, which is synchronous and several times faster than WebCrypto; undefined in other runtimes. */
const native = globalThis.process?.getBuiltinModule?.("node:crypto");

const subtleDigest = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

/** The SHA-256 of bytes, as 32 bytes; synchronous in Node, a promise elsewhere. */
export const digest: (
  bytes: Uint8Array<ArrayBuffer>,
) => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>> = native
  ? (bytes) => new Uint8Array(native.createHash("sha256").update(bytes).digest())
  : subtleDigest;

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
