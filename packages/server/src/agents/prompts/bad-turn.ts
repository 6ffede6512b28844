import type { ToolCall } from "@signet/contract";
import { MOST_BAD_TURNS } from "../loop-detection.ts";
import { type CoderTool, toolMeant } from "../tools/aliases.ts";
import { toolNamedIn } from "../tools/written-calls.ts";

const REMINDER =
  "Your turn held no tool call. If the work is done, call finish; otherwise continue with the next call.";

/** A right call of each tool. */
const EXAMPLES: Record<CoderTool, Record<string, unknown>> = {
  bash: { command: "node --test" },
  read: { path: "src/sum.js" },
  write: { path: "src/sum.js", content: "export const sum = (a, b) => a + b;\n" },
  edit: { path: "src/sum.js", edits: [{ old: "a - b", new: "a + b" }] },
  finish: { check_cmd: "node --test", summary: "sum adds two numbers; its test passes." },
};

/** What the model is told after turns without a valid call: from the second on, with a right call of the tool that it meant. */
export function badTurnNote(
  inARow: number,
  { text, calls }: { text: string; calls: readonly ToolCall[] },
): string | null {
  const last = calls.at(-1);
  if (inARow < 2) return last ? null : REMINDER;
  const meant = last ? toolMeant(last.name) : toolNamedIn(text);
  const tools: CoderTool[] = meant ? [meant] : ["bash", "finish"];
  const examples = tools.map((name) => JSON.stringify({ name, arguments: EXAMPLES[name] }));
  return [
    `${inARow} turns in a row held no valid tool call; after ${MOST_BAD_TURNS} the run ends.`,
    `Call a tool, with arguments like these: ${examples.join(" or ")}`,
    ...(last ? [] : ["If the work is done, call finish."]),
  ].join("\n");
}
