/**
 * title: Base64 and base64url, by hand
 * when: Bytes or texts have to be encoded as base64, or as base64url for addresses and tokens, without a library.
 * words: base64, base64url, encode, decode, token, jwt, padding, bytes
 * param URL_SAFE: false — alphabet with - and _ and no padding, as in tokens
 */
const URL_SAFE = false;

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Text (as UTF-8) or bytes; with = at the end where the last group is not full, as usual. */
export function encodeBase64(data, urlSafe = URL_SAFE) {
  const bytes = typeof data === "string" ? new TextEncoder().encode(data) : data;
  const alphabet = letters + (urlSafe ? "-_" : "+/");
  let encoded = "";
  for (let i = 0; i < bytes.length; i += 3) {
    const group = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const length = Math.min(bytes.length - i, 3) + 1;
    for (let place = 0; place < length; place++) encoded += alphabet[(group >> (18 - 6 * place)) & 63];
    if (!urlSafe) encoded += "=".repeat(4 - length);
  }
  return encoded;
}

/** Bytes; both alphabets are read. Bits that no encoder writes are refused: one text for each value. */
export function decodeBase64(text) {
  const body = text.replace(/=+$/, "");
  if (body !== text && text.length % 4 !== 0) throw new RangeError("wrong padding");
  if (body.length % 4 === 1 || text.length - body.length > 2) throw new RangeError("wrong length");
  const bytes = [];
  let [bits, count] = [0, 0];
  for (const letter of body.replaceAll("-", "+").replaceAll("_", "/")) {
    const value = `${letters}+/`.indexOf(letter);
    if (value < 0) throw new RangeError(`not base64: ${letter}`);
    bits = ((bits << 6) | value) & 0xffff;
    count += 6;
    if (count >= 8) bytes.push((bits >> (count -= 8)) & 255);
  }
  if ((bits & ((1 << count) - 1)) !== 0) throw new RangeError("stray bits at the end");
  return Uint8Array.from(bytes);
}

/** The usual alphabet without = at the end: no padding. */
export function encodeBase64WithoutPadding(data) {
  return encodeBase64(data, false).replace(/=+$/, "");
}

/** The text (UTF-8) that was encoded. */
export function decodeBase64Text(text) {
  return new TextDecoder().decode(decodeBase64(text));
}
