import type { EngineKind, Usage } from "./events.ts";

export interface ToolSpec {
  name: string;
  description: string;
  /** JSON Schema of the input object. */
  parameters: Record<string, unknown>;
}

export interface ToolCall {
  id: string;
  name: string;
  /** The arguments as the model wrote them; not yet valid JSON for sure. */
  input: string;
}

/**
 * What a model wants back of its own turn, word for word: thoughts with their signatures, ids of its own. Plain JSON; no
 * other model can read it.
 */
export interface Trace {
  provider: string;
  model: string;
  content: unknown[];
}

/** What became of a call: `invalid` could not be read, `failed` was refused, `changed` changed a file, `ended` closed the work. */
export type CallOutcome = "done" | "changed" | "ended" | "failed" | "invalid";

/** `outcome` is for the service: models see the text. Missing in histories from before it was kept. */
export type Message =
  | { role: "user"; text: string }
  | { role: "assistant"; text: string; calls: ToolCall[]; trace?: Trace }
  | { role: "tool"; callId: string; name: string; text: string; outcome?: CallOutcome };

export interface ModelRequest {
  system: string;
  messages: Message[];
  tools: ToolSpec[];
  /** The same for all turns of one piece of work: helps a provider to find what it has read before. */
  cacheKey?: string;
  /** Where the answer is to be cut; a provider's own limit if absent. */
  maxOutputTokens?: number;
}

/** Who writes turns: as the receipt names it. */
export interface ModelName {
  engine: EngineKind;
  provider: string;
  id: string;
}

/** `needs_model` and `ambiguous` come from the built-in engine only; their text says what is missing. */
export type EndReason = "stop" | "tool_calls" | "length" | "needs_model" | "ambiguous";

/** `note` tells what happened on the way, in our own words: another model took over. */
export type ModelEvent =
  | { type: "note"; text: string }
  | { type: "text"; text: string }
  | { type: "call"; call: ToolCall }
  | { type: "end"; reason: EndReason; usage: Usage; by: ModelName; trace?: Trace };

/** Whoever writes the next turn: a provider's model or the built-in engine. The loop knows no more than this. */
export interface Model extends Readonly<ModelName> {
  /** How much it can read, in tokens. */
  readonly contextTokens: number;
  /** One turn. Ends with exactly one `end`; throws ModelError, or the signal's reason when aborted. */
  stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent, void>;
}
