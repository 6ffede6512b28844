import { VerifyError } from "./error.ts";
import { sha256 } from "./hash.ts";

/** A receipt's fields: one flat object of booleans, integers and plain texts. */
export type Receipt = Record<string, boolean | number | string>;

/** No canonical form is longer than this. */
export const MAX_RECEIPT_BYTES = 8192;

/** Texts are printable ASCII without `"` and `\`, which every JSON writer writes alike: without an escape. */
const PAIR = String.raw`"[a-z0-9_]+":(?:"[ !#-[\]-~]*"|true|false|-?\d+)`;
const PROFILE = new RegExp(`^\\{(?:${PAIR}(?:,${PAIR})*)?\\}$`);

function canonicalText(receipt: Receipt): string {
  const keys = Object.keys(receipt);
  let sorted = true;
  for (let i = 0; i < keys.length; i++) {
    const value = receipt[keys[i]!];
    const exact = Number.isSafeInteger(value) && !Object.is(value, -0);
    if (typeof value !== "string" && typeof value !== "boolean" && !exact)
      refuse(`the value of ${keys[i]} is not a text, a boolean or an exact integer`);
    if (i > 0 && keys[i]! < keys[i - 1]!) sorted = false;
  }
  // JSON.stringify keeps the order that Object.keys shows; a list of keys costs more and gives another.
  const text = sorted ? JSON.stringify(receipt) : JSON.stringify(receipt, keys.sort());
  if (text.length > MAX_RECEIPT_BYTES) refuse("longer than 8 KiB");
  if (!PROFILE.test(text)) {
    const culprit = keys.find((key) => !PROFILE.test(JSON.stringify({ [key]: receipt[key] })));
    refuse(`${culprit} or its value is outside of what a receipt can hold`);
  }
  return text;
}

function refuse(message: string): never {
  throw new VerifyError("not_canonical", message);
}

/**
 * The one byte string a receipt has: RFC 8785 (JCS) over a profile so narrow that any sorted compact JSON writer gives
 * the same. Throws VerifyError("not_canonical") outside that profile.
 */
export function canonicalBytes(receipt: Receipt): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(canonicalText(receipt));
}

/** Lower-hex SHA-256 of a receipt's canonical bytes, its own `receipt_sha` left out. */
export async function receiptSha(receipt: Receipt): Promise<string> {
  const { receipt_sha: _, ...fields } = receipt;
  return sha256(canonicalText(fields));
}

/** Reads one ledger line (without its newline) that is, byte for byte, its own canonical form; refuses all else. */
export function parseLine(line: string): Receipt {
  // Before JSON.parse, so that a hostile line costs no more than an honest one.
  if (line.length > MAX_RECEIPT_BYTES) refuse("longer than 8 KiB");
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    refuse("not JSON");
  }
  if (typeof read !== "object" || read === null || Array.isArray(read)) refuse("not an object");
  if (canonicalText(read as Receipt) !== line) refuse("not written in its canonical form");
  return read as Receipt;
}
