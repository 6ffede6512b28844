import type { SealedReceipt } from "@signet/contract";
import type { OutcomeWords } from "../../lib/outcome.ts";
import { plain } from "../../lib/plain.ts";
import { TEXT as SHARED } from "../../text.ts";
import { TEXT } from "./text.ts";

const says = SHARED.outcome;

type Seal = Extract<SealedReceipt, { ok: boolean }>;

/** Whether a line seals a run. The others open one, or announce a key. */
export const isSeal = (receipt: SealedReceipt): receipt is Seal =>
  receipt.kind === "code" || receipt.kind === "visual";

/** What a receipt says that its run came to. */
export function receiptOutcome(receipt: SealedReceipt): OutcomeWords {
  if (!isSeal(receipt)) return { sign: "none", words: receipt.kind === "open" ? TEXT.opened : TEXT.newKey };
  if (receipt.ok) return { sign: "good", words: passed(receipt) };
  if (receipt.end === "cancelled") return { sign: "cancelled", words: says.cancelled };
  if (receipt.end === "error") return { sign: "bad", words: says.error };
  if (receipt.end === "timeout") return { sign: "bad", words: says.timedOut };
  if (receipt.kind === "visual") return { sign: "bad", words: says.notVerified };
  if (receipt.check === "given") return { sign: "bad", words: says.givenFails };
  if (receipt.check === "self_test") return { sign: "bad", words: says.selfTestFails };
  return { sign: "none", words: says.untested };
}

function passed(receipt: Seal): string {
  if (receipt.kind === "visual") return says.works;
  if (receipt.check === "self_test") return says.selfTest;
  return receipt.control === "none" ? TEXT.receipt.commandAlone : says.given;
}

/** The public words of a task; a commitment shows none. In their place, the key that a line announces. */
export function publicTask(receipt: SealedReceipt): string {
  if (receipt.kind === "key") return plain(receipt.key);
  return /^c1:[0-9a-f]{64}$/.test(receipt.task) ? TEXT.privateTask : plain(receipt.task);
}
