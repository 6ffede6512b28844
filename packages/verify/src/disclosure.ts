import type { Receipt } from "./canonical.ts";
import { COMMITTED_FIELDS, type CommittedField, commitWithSalt, saltOf } from "./commitment.ts";
import { VerifyError } from "./error.ts";
import { type ReceiptVerdict, verifyReceipt } from "./receipt.ts";

/**
 * One private text of a run, with what proves that its receipt commits to it. Reveals nothing of the other texts: each has
 * a salt of its own, from which the opening cannot be computed.
 */
export interface Disclosure {
  /** The public receipt, with `receipt_sha`. */
  receipt: Receipt;
  field: CommittedField;
  /** 64 lower-case hex digits. */
  salt: string;
  text: string;
}

/** Reveals one text of a run. Throws VerifyError("commitment_mismatch") unless the receipt commits to it. */
export async function disclose(
  receipt: Receipt,
  { opening, field, text }: { opening: string; field: CommittedField; text: string },
): Promise<Disclosure> {
  const disclosure = { receipt, field, salt: await saltOf(opening, field), text };
  if (!(await commits(disclosure))) throw mismatch(field);
  return disclosure;
}

/** Reads a disclosure from its JSON. Null if the text is none. */
export function readDisclosure(json: string): Disclosure | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null) return null;
  const { receipt, field, salt, text } = value as Record<string, unknown>;
  const known = COMMITTED_FIELDS.find((name) => name === field);
  const isWhole = typeof receipt === "object" && receipt !== null && typeof text === "string";
  if (!isWhole || known === undefined || typeof salt !== "string") return null;
  return { receipt: receipt as Receipt, field: known, salt, text };
}

/** Checks that the receipt of a disclosure has the hash that it claims and commits to the text. */
export async function verifyDisclosure(disclosure: Disclosure): Promise<ReceiptVerdict> {
  const verdict = await verifyReceipt(disclosure.receipt);
  if (!verdict.ok) return verdict;
  const { field } = disclosure;
  if (await commits(disclosure)) return { ...verdict, opened: [field] };
  const { code, message } = mismatch(field);
  return { ok: false, code, field, message };
}

const commits = async ({ receipt, field, salt, text }: Disclosure): Promise<boolean> =>
  /^[0-9a-f]{64}$/.test(salt) && receipt[field] === (await commitWithSalt(salt, field, text));

const mismatch = (field: string) =>
  new VerifyError("commitment_mismatch", `the text is not the one committed to in "${field}"`);
