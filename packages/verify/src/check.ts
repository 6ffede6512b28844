import type { Receipt } from "./canonical.ts";
import { checkForm } from "./forms.ts";
import { checkMeaning } from "./meaning.ts";

/** Throws VerifyError unless one receipt, without its `receipt_sha`, has the fields of its kind and they can all be true. */
export function checkReceipt(receipt: Receipt): void {
  checkForm(receipt);
  checkMeaning(receipt);
}
