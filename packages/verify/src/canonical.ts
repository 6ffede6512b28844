import { VerifyError } from "./error.ts";
import { sha256 } from "./hash.ts";

/** A receipt's fields: a flat object of booleans, integers and printable ASCII texts. */
export type Receipt = Record<string, boolean | number | string>;

/** The longest canonical form, in bytes. */
export const MAX_RECEIPT_BYTES = 8192;

/** Texts are printable ASCII without `"` and `\`, which every JSON writer writes identically, without escapes. */
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
  // JSON.stringify keeps the order of Object.keys. Passing it a list of keys is slower, so do so only to sort.
  const text = sorted ? JSON.stringify(receipt) : JSON.stringify(receipt, keys.sort());
  if (text.length > MAX_RECEIPT_BYTES) refuse("longer than 8 KiB");
  if (!PROFILE.test(text)) {
    const culprit = keys.find((key) => !PROFILE.test(JSON.stringify({ [key]: receipt[key] })));
    refuse(`${culprit} or its value is not allowed in a receipt`);
  }
  return text;
}

function refuse(message: string): never {
  throw new VerifyError("not_canonical", message);
}

/**
 * The canonical bytes of a receipt: RFC 8785 (JCS), restricted to a profile in which any compact JSON writer with sorted
 * keys gives the same bytes. Throws VerifyError("not_canonical") outside that profile.
 */
export function canonicalBytes(receipt: Receipt): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(canonicalText(receipt));
}

/** The lower-case hex SHA-256 of a receipt's canonical bytes without the field `receipt_sha`. */
export async function receiptSha(receipt: Receipt): Promise<string> {
  const { receipt_sha: _, ...fields } = receipt;
  return sha256(canonicalText(fields));
}

/** Parses one ledger line (without its newline). Throws VerifyError("not_canonical") unless it is byte for byte in canonical form. */
export function parseLine(line: string): Receipt {
  // Checked before JSON.parse, so that a hostile line costs no more than an honest one.
  if (line.length > MAX_RECEIPT_BYTES) refuse("longer than 8 KiB");
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    refuse("not JSON");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) refuse("not an object");
  if (canonicalText(value as Receipt) !== line) refuse("not written in its canonical form");
  return value as Receipt;
}
