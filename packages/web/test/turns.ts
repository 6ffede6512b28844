import type { Turn } from "../../../packages/server/test/support/model-server.ts";

export const write = (path: string, content: string): Turn => ({
  calls: [{ name: "write", input: { path, content } }],
});
export const bash = (command: string): Turn => ({ calls: [{ name: "bash", input: { command } }] });
export const finish = (summary: string): Turn => ({ calls: [{ name: "finish", input: { summary } }] });
/** Turns in order; the last one is repeated for as long as the agent asks. */
export const inOrder = (turns: Turn[]) => (_: unknown, index: number) =>
  turns[Math.min(index, turns.length - 1)]!;
