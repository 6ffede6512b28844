import type { VisualResult } from "@signet/contract";
import type { ChatEnvironment } from "../../agents/chat/port.ts";
import type { RunRow } from "../../modules/runs/runs.ts";
import type { AcceptVisual } from "../visual/accept-visual.ts";
import { delegateRun } from "./delegate-run.ts";
import type { ReadRuns } from "../runs/read-runs.ts";

export interface ChatVisualParts {
  acceptVisual: AcceptVisual;
  readRuns: ReadRuns;
}

/**
 * The tool with which a chat builds a page. The build takes a visual and uses the chat's place among the runs under way.
 * The text of its task is not published, because it may contain text of a page.
 */
export const buildVisualOf = (
  { acceptVisual, readRuns }: ChatVisualParts,
  row: RunRow,
): ChatEnvironment["buildVisual"] =>
  delegateRun(
    { row, readRuns },
    {
      kind: "visual",
      again: "only one page can be built in a turn of the chat; ask for the next one in another turn",
      open: (task, caller) => acceptVisual({ task, public_task: false }, caller, { within: row.id }),
      async follow(events) {
        for await (const { name, data } of events)
          if (name === "visual_done") return told(JSON.parse(data) as VisualResult);
        return undefined;
      },
    },
  );

function told(result: VisualResult): Awaited<ReturnType<ChatEnvironment["buildVisual"]>> {
  const { ok, title, summary, run_id, receipt_sha, exit_reason, bytes, verified, not_done } = result;
  const page =
    result.html === null ? [] : [`page: /api/demo/runs/${run_id}/files/page.html (${bytes} bytes)`];
  const text = [
    `ok: ${ok}`,
    `title: ${title}`,
    `exit_reason: ${exit_reason}`,
    `verified: ${verified}`,
    ...(not_done ? [`not_done: ${not_done.join("; ")}`] : []),
    `receipt: ${receipt_sha}`,
    ...page,
    `to save it: signet run ${run_id} -o <folder>`,
    `summary: ${summary}`,
  ].join("\n");
  return { receiptSha: receipt_sha, ok, text, runId: run_id };
}
