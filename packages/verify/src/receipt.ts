import { receiptSha, type Receipt } from "./canonical.ts";
import { checkReceipt } from "./check.ts";
import { checkOpening, COMMITTED_FIELDS, type CommittedField } from "./commitment.ts";
import { VerifyError, type FaultCode } from "./error.ts";
import { isUnconfirmed } from "./meaning.ts";
import { checkRun } from "./run-id.ts";

/** What the owner of a run knows in addition to its public receipt: its opening, its id and the private texts to compare. */
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
      /** The parts that were compared with the receipt and match. */
      opened: OpenedField[];
      /** Whether the receipt's ok rests on a caller's command that could not be cross-checked. */
      unconfirmed: boolean;
      /** Whether the run was ok; null for a line that is no end of a run. A receipt that holds may seal a run that failed. */
      runOk: boolean | null;
    }
  | { ok: false; code: FaultCode; field: string; message: string };

/**
 * Checks that a receipt has the hash it claims and the fields of its kind without contradictions and, with an opening,
 * that the run and each given text are the ones committed to.
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
    const matching: OpenedField[] = [];
    if (opened?.runId !== undefined) {
      field = "run";
      await checkRun(receipt, opened.runId, opened.opening);
      matching.push("run");
    }
    for (const name of COMMITTED_FIELDS) {
      if (opened?.texts[name] === undefined) continue;
      field = name;
      if (!(await holds(receipt, opened, name)))
        throw new VerifyError("commitment_mismatch", `the text is not the one committed to in "${name}"`);
      matching.push(name);
    }
    const runOk = typeof receipt["ok"] === "boolean" ? receipt["ok"] : null;
    return { ok: true, receiptSha: sha, opened: matching, unconfirmed: isUnconfirmed(receipt), runOk };
  } catch (error) {
    if (!(error instanceof VerifyError)) throw error;
    return { ok: false, code: error.code, field, message: error.message };
  }
}

/** Whether the text matches the field's commitment. An empty commitment stands for an empty text. */
async function holds(receipt: Receipt, { opening, texts }: Opened, field: CommittedField): Promise<boolean> {
  const [commitment, text] = [receipt[field], texts[field]!];
  if (typeof commitment !== "string") return false;
  return commitment === "" ? text === "" : checkOpening(commitment, opening, field, text);
}
