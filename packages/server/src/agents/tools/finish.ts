import { z } from "zod";
import type { Message } from "@signet/contract";
import type { CoderYield } from "../port.ts";
import { defineTool } from "./tool.ts";
import { forgiving, toolMeant, understand } from "./aliases.ts";

const ACCEPTED = "The check runs now, in a fresh copy of the workspace.";
const schema = z.object({
  check_cmd: z.string().max(2000).nullish().describe("shell command that runs your tests"),
  summary: z.string().default("").describe("what was done, for the person who asked"),
  done: z.boolean().default(true).describe("false: the work cannot be done; say why in summary"),
});

/** The arguments of a model's `finish` call. */
export interface FinishRequest {
  checkCmd: string | null;
  summary: string;
  /** False if the model says that the work cannot be done. */
  done: boolean;
}

/** `finish`: the model declares the work done. The service then checks it. */
export const finishTool = () =>
  defineTool<CoderYield, typeof schema>({
    name: "finish",
    ...forgiving("finish"),
    description:
      "Say that the work is done. The service then runs the check itself: the given one, or your check_cmd. If the check fails, you continue.",
    schema,
    // oxlint-disable-next-line require-yield -- tools are generators; this one has no progress to report
    async *run() {
      return { text: ACCEPTED, outcome: "ended" };
    },
  });

/** The finish request of the last turn in `messages`, or null. */
export function lastFinishRequest(messages: Message[]): FinishRequest | null {
  const turn = messages.findLastIndex((message) => message.role === "assistant");
  const results = messages.slice(turn + 1);
  const assistant = messages[turn];
  if (assistant?.role !== "assistant" || results.some((message) => message.role !== "tool")) return null;
  const accepted = results.findLast(
    (m) => m.role === "tool" && toolMeant(m.name) === "finish" && m.outcome === "ended",
  );
  const call = assistant.calls.find((made) => accepted?.role === "tool" && made.id === accepted.callId);
  if (call === undefined) return null;
  const { check_cmd, summary, done } = schema.parse(
    understand("finish", JSON.parse(call.input.trim() || "{}")),
  );
  return { checkCmd: check_cmd?.trim() || null, summary, done };
}
