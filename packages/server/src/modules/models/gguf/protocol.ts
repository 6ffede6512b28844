/** What service and weights say to each other: the weights live in a process of their own. */

export type HistoryItem =
  | { type: "system"; text: string }
  | { type: "user"; text: string }
  | { type: "model"; response: (string | FunctionCall)[] };

export interface FunctionCall {
  type: "functionCall";
  name: string;
  params: unknown;
  result: string;
}

/** Tools as the weights' grammar takes them. */
export type Functions = Record<string, { description: string; params: Record<string, unknown> }>;

export type ToWeights =
  | { type: "load"; path: string; threads: number }
  | { type: "turn"; history: HistoryItem[]; functions: Functions; maxTokens: number }
  | { type: "stop" };

export type FromWeights =
  | { type: "loaded"; contextTokens: number }
  | { type: "text"; text: string }
  | {
      type: "end";
      calls: { name: string; params: unknown }[];
      cut: boolean;
      inputTokens: number;
      outputTokens: number;
    }
  | { type: "failed"; why: Failure };

/** Why there are no weights to ask. */
export type Failure = "no_package" | "no_file" | "not_gguf" | "no_memory" | "too_long" | "failed";

/** The weights' process said why it cannot go on, or is gone. */
export class Failed extends Error {
  readonly why: Failure;
  constructor(why: Failure) {
    super(why);
    this.name = "Failed";
    this.why = why;
  }
}
