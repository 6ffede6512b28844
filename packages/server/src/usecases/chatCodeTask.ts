import { type CodeEvent, CodeRunRequest } from "@signet/contract";
import { type Caller, OWNER_ACCOUNT } from "../access/caller.ts";
import { type ChatWorld, Refusal } from "../agents/chat/port.ts";
import { Stopped } from "../agents/port.ts";
import { Problem } from "../base/problem.ts";
import type { RunRow } from "../runs/runs.ts";
import type { createAcceptCodeRun } from "./acceptCodeRun.ts";
import type { ReadRuns } from "./readRuns.ts";

const SHOWN_FILES = 3;
const SHOWN_BYTES = 6_000;

interface CodeTaskParts {
  acceptCodeRun: ReturnType<typeof createAcceptCodeRun>;
  readRuns: ReadRuns;
}

/** Who a run's chat acts for: the same account and owner, and no more rights. */
export const callerOfRun = ({ account, owner }: Pick<RunRow, "account" | "owner">): Caller => ({
  account,
  owner,
  by: account === OWNER_ACCOUNT ? { kind: "owner" } : { kind: "address" },
  address: "chat",
});

/**
 * The tool by which a chat has a coding run made: a run like any other, of the same account and owner, with a receipt of its
 * own. The chat's unit covers it, so that there is one at most. A chat that is stopped stops it.
 */
export function codeTaskOf({ acceptCodeRun, readRuns }: CodeTaskParts, row: RunRow): ChatWorld["codeTask"] {
  let asked = false;

  return async (task, signal) => {
    if (asked)
      throw new Refusal("one coding task is made in a turn of the chat; ask for the next in another");
    asked = true;
    const caller = callerOfRun(row);
    let id: string;
    try {
      ({ id } = await acceptCodeRun(codeRequest(task), { ...caller, requestId: row.request_id }, true));
    } catch (thrown) {
      if (thrown instanceof Problem) throw new Refusal(thrown.message);
      throw thrown;
    }
    const stop = () => {
      // A service that stops lets its work go, and goes on with it after the start.
      if (signal.reason instanceof Stopped && signal.reason.why === "shutdown") return;
      void readRuns.cancel(caller, id).catch(() => undefined);
    };
    signal.addEventListener("abort", stop, { once: true });
    if (signal.aborted) stop();
    try {
      return await followed(id);
    } finally {
      signal.removeEventListener("abort", stop);
    }

    async function followed(runId: string): ReturnType<ChatWorld["codeTask"]> {
      let done: Extract<CodeEvent, { name: "code_done" }>["data"] | undefined;
      for await (const { name, data } of await readRuns.events(caller, runId, 0, signal)) {
        if (name === "code_done") done = JSON.parse(data) as NonNullable<typeof done>;
        if (name !== "code_receipt" || !done) continue;
        const { receipt_sha } = JSON.parse(data) as { receipt_sha: string };
        return { runId, receiptSha: receipt_sha, ok: done.ok, text: await told(done, receipt_sha, runId) };
      }
      signal.throwIfAborted();
      throw new Error("a coding run ended without its receipt");
    }

    async function told(
      done: Extract<CodeEvent, { name: "code_done" }>["data"],
      receipt: string,
      runId: string,
    ): Promise<string> {
      const shown = [];
      for (const { path, bytes } of done.artifacts.slice(0, SHOWN_FILES)) {
        if (bytes > SHOWN_BYTES) continue;
        const text = Buffer.from(await readRuns.file(caller, runId, path)).toString();
        if (!text.includes("\uFFFD")) shown.push(`\`\`\` ${path}\n${text.trimEnd()}\n\`\`\``);
      }
      return [
        `ok: ${done.ok}`,
        `exit_reason: ${done.exit_reason}`,
        `receipt: ${receipt}`,
        `files: ${done.files.join(", ")}`,
        `summary: ${done.summary}`,
        ...shown,
      ].join("\n");
    }
  };
}

/** A coding task with the contract's defaults, whose text is not published: a page may have had a part in it; throws Refusal where it is none. */
function codeRequest(task: string): CodeRunRequest {
  const parsed = CodeRunRequest.safeParse({ task, public_task: false });
  if (!parsed.success) throw new Refusal("this is no coding task that can be taken");
  return parsed.data;
}
