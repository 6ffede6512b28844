import { receiptSha, type Receipt } from "./canonical.ts";
import { checkReceipt } from "./check.ts";
import { checkOpening, COMMITTED_FIELDS, type CommittedField } from "./commitment.ts";
import { VerifyError, type FaultCode } from "./error.ts";
import { isUnconfirmed } from "./meaning.ts";
import { checkRun } from "./run-id.ts";

/** What the holder of a run knows beside its public receipt: its opening, its id and the private texts to hold against it. */
export interface Opened {
  opening: string;
  runId?: string;
  texts: Partial<Record<CommittedField, string>>;
}

export type OpenedField = CommittedField | "run";

export type ReceiptVerdict =
  | {
      ok: true;
      receiptSha: string;
      /** What was held against the receipt and is the one it speaks of. */
      opened: OpenedField[];
      /** The receipt's ok is a caller's command that nothing could be held against: it passes, not cross-checked. */
      unconfirmed: boolean;
    }
  | { ok: false; code: FaultCode; field: string; message: string };

/**
 * Says whether a receipt has the hash it claims, the fields of its kind and no contradiction between them and, with an
 * opening, whether the run and each text given are the ones committed to.
 */
export async function verifyReceipt(receipt: Receipt, opened?: Opened): Promise<ReceiptVerdict> {
  let field = "receipt_sha";
  try {
    const { receipt_sha: claimed, ...fields } = receipt;
    const sha = await receiptSha(fields);
    if (claimed !== sha)
      throw new VerifyError("sha_mismatch", "receipt_sha is not the hash of the other fields");
    field = "receipt";
    checkReceipt(fields);
    const held: OpenedField[] = [];
    if (opened?.runId !== undefined) {
      field = "run";
      await checkRun(receipt, opened.runId, opened.opening);
      held.push("run");
    }
    for (const name of COMMITTED_FIELDS) {
      if (opened?.texts[name] === undefined) continue;
      field = name;
      if (!(await holds(receipt, opened, name)))
        throw new VerifyError("commitment_mismatch", `the text is not the one committed to in "${name}"`);
      held.push(name);
    }
    return { ok: true, receiptSha: sha, opened: held, unconfirmed: isUnconfirmed(receipt) };
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
