import type { Receipt } from "./canonical.ts";
import { checkForm } from "./forms.ts";
import { checkMeaning } from "./meaning.ts";

/** Throws VerifyError unless a receipt, given without its `receipt_sha`, has the fields of its kind and they are consistent. */
export function checkReceipt(receipt: Receipt): void {
  checkForm(receipt);
  checkMeaning(receipt);
}
