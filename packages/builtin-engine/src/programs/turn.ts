import type { EndReason } from "@signet/contract";

/** The engine's next turn: text, tool calls and the reason it ends, if it does. */
export interface NextTurn {
  text: string;
  calls: { name: string; input: Record<string, unknown> }[];
  reason: EndReason;
}

export const run = (command: string) => ({ name: "bash", input: { command } });
export const write = ({ path, content }: { path: string; content: string }) => ({
  name: "write",
  input: { path, content },
});
export const act = (text: string, ...calls: NextTurn["calls"]): NextTurn => ({
  text,
  calls,
  reason: "tool_calls",
});
export const end = (reason: EndReason, text: string): NextTurn => ({ text, calls: [], reason });
export const finish = (command: string, summary: string): NextTurn =>
  act("", { name: "finish", input: { check_cmd: command, summary } });
