import { type CodeEvent, CodeRunRequest } from "@signet/contract";
import type { Caller } from "../../modules/access/caller.ts";
import { type ChatEnvironment, Refusal } from "../../agents/chat/port.ts";
import type { RunRow } from "../../modules/runs/runs.ts";
import type { createAcceptCodeRun } from "../code/accept-code-run.ts";
import { delegateRun } from "./delegate-run.ts";
import type { ReadRuns } from "../runs/read-runs.ts";

const SHOWN_FILES = 3;
const SHOWN_BYTES = 6_000;

interface CodeTaskParts {
  acceptCodeRun: ReturnType<typeof createAcceptCodeRun>;
  readRuns: ReadRuns;
}

type Done = Extract<CodeEvent, { name: "code_done" }>["data"];

/** The tool with which a chat starts a coding run. The chat's unit covers the run, so there is at most one per turn. */
export function codeTaskOf(
  { acceptCodeRun, readRuns }: CodeTaskParts,
  row: RunRow,
): ChatEnvironment["codeTask"] {
  return delegateRun(
    { row, readRuns },
    {
      kind: "code",
      again: "only one coding task is possible in a turn of the chat; ask for the next one in another turn",
      open: (task, caller) => acceptCodeRun(codeRequest(task), caller, { covered: true }),
      async follow(events, { runId, caller }) {
        let done: Done | undefined;
        for await (const { name, data } of events) {
          if (name === "code_done") done = JSON.parse(data) as Done;
          if (name !== "code_receipt" || !done) continue;
          const { receipt_sha: receiptSha } = JSON.parse(data) as { receipt_sha: string };
          return { runId, receiptSha, ok: done.ok, text: await told(done, { receiptSha, runId, caller }) };
        }
        return undefined;
      },
    },
  );

  async function told(
    { ok, exit_reason, files, summary, artifacts }: Done,
    { receiptSha, runId, caller }: { receiptSha: string; runId: string; caller: Caller },
  ): Promise<string> {
    const shown = [];
    for (const { path, bytes } of artifacts.slice(0, SHOWN_FILES)) {
      if (bytes > SHOWN_BYTES) continue;
      const text = Buffer.from(await readRuns.file(caller, runId, path)).toString();
      if (!text.includes("\uFFFD")) shown.push(`\`\`\` ${path}\n${text.trimEnd()}\n\`\`\``);
    }
    return [
      `ok: ${ok}`,
      `exit_reason: ${exit_reason}`,
      `receipt: ${receiptSha}`,
      `files: ${files.join(", ")}`,
      `summary: ${summary}`,
      ...shown,
    ].join("\n");
  }
}

/** A coding request with the contract's defaults. Its text is not published, because it may contain text of a page. Throws Refusal if it is invalid. */
function codeRequest(task: string): CodeRunRequest {
  const parsed = CodeRunRequest.safeParse({ task, public_task: false });
  if (!parsed.success) throw new Refusal("this coding task cannot be accepted");
  return parsed.data;
}
