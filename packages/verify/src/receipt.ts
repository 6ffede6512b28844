import { receiptSha, type Receipt } from "./canonical.ts";
import { checkOpening, COMMITTED_FIELDS, type CommittedField } from "./commitment.ts";
import { VerifyError, type FaultCode } from "./error.ts";

/** What the holder of a run knows beside its public receipt: its opening, and the private texts to hold against it. */
export interface Opened {
  opening: string;
  texts: Partial<Record<CommittedField, string>>;
}

export type ReceiptVerdict =
  | { ok: true; receiptSha: string; opened: CommittedField[] }
  | { ok: false; code: FaultCode; field: string; message: string };

/** Says whether a receipt has the hash it claims and, with an opening, whether each text given is the one committed to. */
export async function verifyReceipt(receipt: Receipt, opened?: Opened): Promise<ReceiptVerdict> {
  let field = "receipt_sha";
  try {
    const sha = await receiptSha(receipt);
    if (receipt.receipt_sha !== sha)
      throw new VerifyError("sha_mismatch", "receipt_sha is not the hash of the other fields");
    const given = COMMITTED_FIELDS.filter((name) => opened?.texts[name] !== undefined);
    for (field of given)
      if (!(await holds(receipt, opened!, field as CommittedField)))
        throw new VerifyError("commitment_mismatch", `the text is not the one committed to in "${field}"`);
    return { ok: true, receiptSha: sha, opened: given };
  } catch (error) {
    if (!(error instanceof VerifyError)) throw error;
    return { ok: false, code: error.code, field, message: error.message };
  }
}

/** An empty commitment stands for an empty text: there was nothing to commit to. */
async function holds(receipt: Receipt, { opening, texts }: Opened, field: CommittedField): Promise<boolean> {
  const [commitment, text] = [receipt[field], texts[field]!];
  if (typeof commitment !== "string") return false;
  return commitment === "" ? text === "" : checkOpening(commitment, opening, field, text);
}
