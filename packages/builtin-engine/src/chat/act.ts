/** The next action: call one tool, or answer and end the turn. */
export type Act =
  | { call: string; input: Record<string, string | number> }
  | { say: string; reason: "stop" | "needs_model" };
