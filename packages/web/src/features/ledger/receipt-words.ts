import type { SealedReceipt } from "@signet/contract";
import type { OutcomeWords } from "../../lib/outcome.ts";
import { plain } from "../../lib/plain.ts";
import { TEXT as SHARED } from "../../text.ts";
import { TEXT } from "./text.ts";

const says = SHARED.outcome;

/** What a receipt says that its run came to. */
export function receiptOutcome(receipt: SealedReceipt): OutcomeWords {
  if (receipt.kind === "open") return { sign: "none", words: TEXT.opened };
  if (receipt.ok) return { sign: "good", words: passed(receipt) };
  if (receipt.end === "cancelled") return { sign: "cancelled", words: says.cancelled };
  if (receipt.end === "error") return { sign: "bad", words: says.error };
  if (receipt.end === "timeout") return { sign: "bad", words: says.timedOut };
  if (receipt.kind === "visual") return { sign: "bad", words: says.notVerified };
  if (receipt.check === "given") return { sign: "bad", words: says.givenFails };
  if (receipt.check === "self_test") return { sign: "bad", words: says.selfTestFails };
  return { sign: "none", words: says.untested };
}

function passed(receipt: Exclude<SealedReceipt, { kind: "open" }>): string {
  if (receipt.kind === "visual") return says.works;
  if (receipt.check === "self_test") return says.selfTest;
  return receipt.control === "none" ? TEXT.receipt.commandAlone : says.given;
}

/** The public words of a task; a commitment shows none. */
export const publicTask = ({ task }: SealedReceipt): string =>
  /^c1:[0-9a-f]{64}$/.test(task) ? TEXT.privateTask : plain(task);
