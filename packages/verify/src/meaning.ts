import type { Receipt } from "./canonical.ts";
import { VerifyError } from "./error.ts";

/** Throws VerifyError if a receipt's fields contradict one another. The receipt must have passed `checkForm`. */
export function checkMeaning(receipt: Receipt): void {
  if (receipt["kind"] === "open" || receipt["kind"] === "key") return;
  const wrong = contradiction(receipt) ?? (receipt["kind"] === "code" ? inCode(receipt) : inVisual(receipt));
  if (wrong) throw new VerifyError("contradiction", wrong);
}

function contradiction({ ok, end, check }: Receipt): string | null {
  if (ok && check === "none") return "ok is true although nothing was checked";
  if (ok && end !== "done") return `ok is true although the run ended with ${end}`;
  return !ok && end === "done" ? "the run is done and its ok is false" : null;
}

function inCode({ v, ok, check, exit, control }: Receipt): string | null {
  if (ok && exit !== 0) return `ok is true although the check's exit code is ${exit}`;
  if (v === 1) return null;
  // Receipts of version 1 were sealed when a command that ran counted as a check.
  if (ok && check === "self_run") return "ok is true although the command that ran tests nothing";
  if (ok && control === "") return "ok is true and there is no statement about a cross-check";
  const ran = check !== "none" && exit !== -1;
  return !ran && control !== "" ? "a check that did not run was cross-checked" : null;
}

function inVisual({ ok, check, report }: Receipt): string | null {
  if (ok && report === "") return "ok is true without a report";
  return check === "none" && report !== "" ? "there is a report of a check that did not run" : null;
}

/** Whether a receipt's ok rests on the caller's own command, which passed and could not be cross-checked. */
export const isUnconfirmed = ({ ok, check, control }: Receipt): boolean =>
  ok === true && check === "given" && control === "none";
