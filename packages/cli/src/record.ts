import type { CodeEvent } from "@signet/contract";
import {
  manifestText,
  sseBlock,
  streamSha,
  VerifyError,
  verifyReceipt,
  type Opened,
  type ReceiptVerdict,
} from "@signet/verify";

/** A run's events as they came: what its receipt is held against. */
export interface RunRecord {
  /** The task as the caller sent it, where the caller is at hand; else as the receipt's event repeats it. */
  task?: string;
  events: readonly CodeEvent[];
}

/** Holds a run's receipt against its task, its files and every event up to `code_done`. */
export async function verifyRecord({ task, events }: RunRecord): Promise<ReceiptVerdict> {
  const sealed = events.findLast((event) => event.name === "code_receipt")?.data;
  if (!sealed) return fault("receipt", "there is none");
  const texts: Opened["texts"] = { task_commit: task ?? sealed.task };
  const end = events.findIndex((event) => event.name === "code_done");
  const done = events[end];
  if (done?.name === "code_done") {
    if (done.data.ok !== sealed.receipt.ok) return fault("ok", "ok is another than in code_done");
    const blocks = events.slice(0, end + 1).map(({ name, data }) => sseBlock(name, JSON.stringify(data)));
    texts.events = await streamSha(blocks);
    try {
      texts.files = manifestText(done.data.artifacts);
    } catch (error) {
      if (error instanceof VerifyError) return fault("files", error.message);
      throw error;
    }
  }
  return verifyReceipt(sealed.receipt, { opening: sealed.opening, texts });
}

const fault = (field: string, message: string): ReceiptVerdict => ({
  ok: false,
  code: "bad_field",
  field,
  message,
});
