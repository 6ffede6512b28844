import { utf8 } from "./bytes.ts";
import { VerifyError } from "./error.ts";
import { sha256 } from "./hash.ts";

/** A receipt's fields: a flat object of booleans, integers and printable ASCII texts. */
export type Receipt = Record<string, boolean | number | string>;

/** The longest canonical form, in bytes. */
export const MAX_RECEIPT_BYTES = 8192;

/** Texts are printable ASCII without `"` and `\`, which every JSON writer writes identically, without escapes. */
const TEXT = /^[ !#-[\]-~]*$/;
const KEY = /^[a-z0-9_]+$/;
const PAIR = String.raw`"[a-z0-9_]+":(?:"[ !#-[\]-~]*"|true|false|0|-?[1-9]\d*)`;
const LINE = new RegExp(`^\\{(?:${PAIR}(?:,${PAIR})*)?\\}$`);

/** The canonical form of a receipt as text; see `canonicalBytes`. Throws VerifyError("not_canonical"). */
export function canonicalText(receipt: Receipt): string {
  const keys = Object.keys(receipt);
  if (!isSorted(keys)) keys.sort();
  let text = "";
  for (const key of keys) {
    if (!KEY.test(key)) refuse(`${key} or its value is not allowed in a receipt`);
    text += `${text === "" ? "{" : ","}"${key}":${written(key, receipt[key])}`;
    if (text.length >= MAX_RECEIPT_BYTES) refuse("longer than 8 KiB");
  }
  return text === "" ? "{}" : `${text}}`;
}

function written(key: string, value: unknown): string {
  if (typeof value === "string" && TEXT.test(value)) return `"${value}"`;
  if (typeof value === "boolean" || isExact(value)) return String(value);
  refuse(
    typeof value === "string"
      ? `${key} or its value is not allowed in a receipt`
      : `the value of ${key} is not a text, a boolean or an exact integer`,
  );
}

const isExact = (value: unknown) => Number.isSafeInteger(value) && !Object.is(value, -0);

const isSorted = (keys: readonly string[]) => keys.every((key, i) => i === 0 || keys[i - 1]! < key);

function refuse(message: string): never {
  throw new VerifyError("not_canonical", message);
}

/**
 * The canonical bytes of a receipt: RFC 8785 (JCS), restricted to a profile in which any compact JSON writer with sorted
 * keys gives the same bytes. Throws VerifyError("not_canonical") outside that profile.
 */
export function canonicalBytes(receipt: Receipt): Uint8Array<ArrayBuffer> {
  return utf8(canonicalText(receipt));
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
  const receipt = value as Receipt;
  if (!isWrittenAs(receipt, line) && canonicalText(receipt) !== line)
    refuse("not written in its canonical form");
  return receipt;
}

/**
 * Whether a line is certainly the canonical form of what was parsed from it, without writing it again: it has that form's
 * syntax, its keys are in order, and it is not longer than they are with their values, so that none is there twice.
 */
function isWrittenAs(receipt: Receipt, line: string): boolean {
  if (!LINE.test(line)) return false;
  // An object does not keep the order of keys that look like numbers, so a key has to come after the digits.
  let [length, before] = [1, ":"];
  for (const key in receipt) {
    if (key <= before) return false;
    before = key;
    const value = receipt[key]!;
    if (typeof value === "number" && !isExact(value)) return false;
    length += key.length + (typeof value === "string" ? value.length + 2 : String(value).length) + 4;
  }
  return length === line.length;
}
