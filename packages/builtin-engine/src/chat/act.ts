/** What to do next: call one tool, or say something and end. */
export type Act =
  | { call: string; input: Record<string, string | number> }
  | { say: string; reason: "stop" | "needs_model" };
