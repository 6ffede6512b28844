import type { Choice } from "@signet/contract";
import { z } from "zod";
import { found, sha256 } from "../evidence.ts";
import type { ChatEnvironment } from "../port.ts";
import { type ChatTool, chatTool, type ChatToolContext } from "./chat-tool.ts";

const Program = z.object({
  language: z.enum(["python", "javascript", "bash"]),
  code: z.string().min(1).max(20_000),
});
const Task = z.object({ task: z.string().min(1).max(32_000) });

/** Tools that run short programs, and whole coding runs and builds with receipts. */
export const codeTools = (context: ChatToolContext, world: ChatEnvironment): ChatTool[] => [
  chatTool(context, {
    name: "run_code",
    choice: "code",
    description:
      "Run a short program in a fresh sandbox without network and return its output. Nothing is kept.",
    schema: Program,
    async run({ language, code }, { signal }) {
      const { how, ok, output } = await world.runCode(language, code, signal);
      const claim = `${language} ran (${how}) and printed ${JSON.stringify(output.trim().slice(0, 120))}`;
      const text = `${how}\n${output}`;
      const input = `${language}\n${code}`;
      const about = { claim, text, sha256: sha256(output), input, isOwnText: true, failed: !ok };
      return { text, ok, findings: [found("command", `${language}: ${code.slice(0, 200)}`, about)] };
    },
  }),
  runTool(context, {
    name: "code_task",
    choice: "code",
    what: "coding run",
    description:
      "Give a coding task to the coding agent: it writes, runs and fixes files, and ends with a receipt. Include the whole task with its examples or tests. At most one per chat turn.",
    start: (...call) => world.codeTask(...call),
  }),
  runTool(context, {
    name: "build_visual",
    choice: "visual",
    what: "build",
    description:
      "Build an HTML app for the caller (a game, a tool, a chart). It is delivered only after a real browser has played it. Include the whole request. At most one per chat turn; it uses one of the caller's visuals.",
    start: (...call) => world.buildVisual(...call),
  }),
];

/** A tool that starts a run with a receipt and shows its progress. */
const runTool = (
  context: ChatToolContext,
  spec: {
    name: string;
    choice: Choice;
    what: string;
    description: string;
    start: ChatEnvironment["codeTask"];
  },
): ChatTool =>
  chatTool(context, {
    name: spec.name,
    choice: spec.choice,
    description: spec.description,
    schema: Task,
    async run({ task }, { signal }, progress) {
      const { receiptSha, ok, text, runId } = await spec.start(task, signal, progress);
      const claim = `the ${spec.what} ${runId} ended with ok: ${ok}`;
      const about = { claim, text: `${text}\n${runId}`, sha256: receiptSha, failed: !ok };
      const delegated = { run_id: runId, receipt_sha: receiptSha };
      return { text, ok, delegated, findings: [found("receipt", receiptSha, about)] };
    },
  });
