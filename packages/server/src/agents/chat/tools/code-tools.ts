import { z } from "zod";
import { sha256 } from "../evidence.ts";
import type { ChatEnvironment } from "../port.ts";
import { type ChatTool, chatTool, type ChatToolContext } from "./chat-tool.ts";

/** Tools that run short programs, and whole coding runs and builds with receipts. */
export const codeTools = (context: ChatToolContext, world: ChatEnvironment): ChatTool[] => [
  chatTool(context, {
    name: "run_code",
    choice: "code",
    description:
      "Run a short program in a fresh sandbox without network and return its output. Nothing is kept.",
    schema: z.object({
      language: z.enum(["python", "javascript", "bash"]),
      code: z.string().min(1).max(20_000),
    }),
    async run({ language, code }, { signal }) {
      const { how, ok, output } = await world.runCode(language, code, signal);
      const evidence = {
        type: "command",
        ref: `${language}: ${code.slice(0, 200)}`,
        sha256: sha256(output),
      } as const;
      const claim = `${language} ran (${how}) and printed ${JSON.stringify(output.trim().slice(0, 120))}`;
      return {
        text: `${how}\n${output}`,
        findings: ok ? [{ evidence, claim, marks: linesOf(output) }] : [],
      };
    },
  }),
  chatTool(context, {
    name: "code_task",
    choice: "code",
    description:
      "Give a coding task to the coding agent: it writes, runs and fixes files, and ends with a receipt. Include the whole task with its examples or tests. At most one per chat turn.",
    schema: z.object({ task: z.string().min(1).max(32_000) }),
    async run({ task }, { signal }) {
      const { receiptSha, ok, text, runId } = await world.codeTask(task, signal);
      const evidence = { type: "receipt", ref: receiptSha, sha256: receiptSha } as const;
      const claim = `the coding run ${runId} ended with ok: ${ok}`;
      return {
        text,
        findings: [{ evidence, claim, marks: ok ? [receiptSha, receiptSha.slice(0, 12), runId] : [] }],
      };
    },
  }),
  chatTool(context, {
    name: "build_visual",
    choice: "visual",
    description:
      "Build an HTML app for the caller (a game, a tool, a chart). It is delivered only after a real browser has played it. Include the whole request. At most one per chat turn; it uses one of the caller's visuals.",
    schema: z.object({ task: z.string().min(1).max(32_000) }),
    async run({ task }, { signal }) {
      const { receiptSha, ok, text, runId } = await world.buildVisual(task, signal);
      const evidence = { type: "receipt", ref: receiptSha, sha256: receiptSha } as const;
      const claim = `the build ${runId} ended with ok: ${ok}`;
      return {
        text,
        findings: [{ evidence, claim, marks: ok ? [receiptSha, receiptSha.slice(0, 12), runId] : [] }],
      };
    },
  }),
];

/** Lines of an output that can serve as marks: numbers, and lines too long to match an answer by chance. */
const linesOf = (output: string): string[] =>
  output
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /^[-+]?\d[\d.,]*$/.test(line) || (line.length >= 8 && /[\p{L}\p{N}]/u.test(line)))
    .slice(0, 200);
