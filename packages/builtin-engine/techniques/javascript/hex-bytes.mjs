/**
 * title: Bytes as hexadecimal, and a hex dump
 * when: Bytes have to be written as hex, read from hex or shown with their offsets and characters.
 * words: hex, hexadecimal, bytes, encode, decode, hexdump, xxd, dump, text to hex, hex to text, string to hexadecimal
 * param PER_LINE: 16 — bytes in a line of the dump
 */
const PER_LINE = 16;

const toHex = (number, width) => number.toString(16).padStart(width, "0");

export function encodeHex(bytes) {
  return Array.from(bytes, (byte) => toHex(byte, 2)).join("");
}

export function decodeHex(text) {
  // parseInt would take "g" or "1x" without a word.
  if (text.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(text)) throw new RangeError("not hexadecimal");
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Lines of offset, bytes and printable ASCII, as xxd shows them. */
export function hexDump(bytes, perLine = PER_LINE) {
  const lines = [];
  for (let at = 0; at < bytes.length; at += perLine) {
    const row = Array.from(bytes.slice(at, at + perLine));
    const hex = row.map((byte) => toHex(byte, 2)).join(" ");
    const letters = row.map((byte) => (byte >= 32 && byte < 127 ? String.fromCharCode(byte) : ".")).join("");
    lines.push(`${toHex(at, 8)}  ${hex.padEnd(perLine * 3 - 1)}  ${letters}`);
  }
  return lines;
}

/** A text (UTF-8) as hexadecimal digits, two for each byte; capitals where that is wanted. */
export function encodeHexText(text, upper = false) {
  const hex = encodeHex(new TextEncoder().encode(text));
  return upper ? hex.toUpperCase() : hex;
}

/** A text as hexadecimal digits with spaces between the bytes: "48 69"; capitals where that is wanted. */
export function encodeHexTextSpaced(text, upper = false) {
  return (encodeHexText(text, upper).match(/../g) ?? []).join(" ");
}

/** The text (UTF-8) that hexadecimal digits stand for; spaces do not matter. */
export function decodeHexText(text) {
  return new TextDecoder().decode(decodeHex(text.replace(/\s/g, "")));
}
