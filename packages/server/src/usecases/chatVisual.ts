import type { VisualResult } from "@signet/contract";
import { type ChatWorld, Refusal } from "../agents/chat/port.ts";
import { Stopped } from "../agents/port.ts";
import { Problem } from "../base/problem.ts";
import type { RunRow } from "../runs/runs.ts";
import type { AcceptVisual } from "./acceptVisual.ts";
import { callerOfRun } from "./chatCodeTask.ts";
import type { ReadRuns } from "./readRuns.ts";

export interface ChatVisualParts {
  acceptVisual: AcceptVisual;
  readRuns: ReadRuns;
}

/**
 * The tool by which a chat has a page built: a build like any other, of the same account and owner, which takes a visual. One
 * in a turn. A chat that is stopped stops it.
 */
export function buildVisualOf(
  { acceptVisual, readRuns }: ChatVisualParts,
  row: RunRow,
): ChatWorld["buildVisual"] {
  let asked = false;

  return async (task, signal) => {
    if (asked) throw new Refusal("one page is built in a turn of the chat; ask for the next in another");
    asked = true;
    const caller = callerOfRun(row);
    let runId: string;
    try {
      ({ id: runId } = await acceptVisual(
        { task },
        { ...caller, requestId: row.request_id },
        { within: true },
      ));
    } catch (thrown) {
      if (thrown instanceof Problem) throw new Refusal(thrown.message);
      throw thrown;
    }
    const stop = () => {
      // A service that stops lets its work go, and goes on with it after the start.
      if (signal.reason instanceof Stopped && signal.reason.why === "shutdown") return;
      void readRuns.cancel(caller, runId).catch(() => undefined);
    };
    signal.addEventListener("abort", stop, { once: true });
    if (signal.aborted) stop();
    try {
      for await (const { name, data } of await readRuns.events(caller, runId, 0, signal))
        if (name === "visual_done") return told(JSON.parse(data) as VisualResult);
      signal.throwIfAborted();
      throw new Error("a build ended without its result");
    } finally {
      signal.removeEventListener("abort", stop);
    }
  };
}

function told(result: VisualResult): Awaited<ReturnType<ChatWorld["buildVisual"]>> {
  const { ok, title, summary, run_id, receipt_sha, exit_reason, bytes } = result;
  const page =
    result.html === null ? [] : [`page: /api/demo/runs/${run_id}/files/page.html (${bytes} bytes)`];
  const text = [
    `ok: ${ok}`,
    `title: ${title}`,
    `exit_reason: ${exit_reason}`,
    `receipt: ${receipt_sha}`,
    ...page,
    `to save it: signet run ${run_id} -o <folder>`,
    `summary: ${summary}`,
  ].join("\n");
  return { receiptSha: receipt_sha, ok, text, runId: run_id };
}
