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
  /** The arguments as the model wrote them; may be invalid JSON. */
  input: string;
}

/**
 * What a model needs back unchanged from its own turn: thoughts with their signatures, and its own ids. Plain JSON that no
 * other model can read.
 */
export interface Trace {
  provider: string;
  model: string;
  content: unknown[];
}

/** The outcome of a call: `invalid` could not be parsed, `failed` was refused, `changed` changed a file, `ended` ended the work. */
export type CallOutcome = "done" | "changed" | "ended" | "failed" | "invalid";

/** The kinds of picture that a model may take. */
export type PictureType = "PNG" | "JPEG" | "GIF" | "WebP";

/** A picture of a message. Its bytes are stored under their SHA-256 with the run's private data, never in the message. */
export interface Picture {
  type: PictureType;
  sha256: string;
  width: number;
  height: number;
  bytes: number;
  /** Why it is no longer shown, in words for the model; the bytes are no longer needed. */
  dropped?: string;
}

/** `outcome` is for the service; models see only the text. It is absent in histories that were stored before the field existed. */
export type Message =
  | { role: "user"; text: string; pictures?: Picture[] }
  | { role: "assistant"; text: string; calls: ToolCall[]; trace?: Trace }
  | { role: "tool"; callId: string; name: string; text: string; outcome?: CallOutcome; pictures?: Picture[] };

export interface ModelRequest {
  system: string;
  messages: Message[];
  tools: ToolSpec[];
  /** The same for all turns of one run: lets a provider find its cached prefix. */
  cacheKey?: string;
  /** The longest answer; the provider's own limit if absent. */
  maxOutputTokens?: number;
  /** The bytes of the messages' pictures, by their SHA-256. A picture that is missing here is told in words. */
  pictures?: ReadonlyMap<string, Uint8Array>;
  /** Nobody reads the turn before it is complete: text of an attempt that broke may be dropped and asked for again. */
  whole?: true;
}

/** The identity of a model, as the receipt names it. */
export interface ModelName {
  engine: EngineKind;
  provider: string;
  id: string;
}

/** `needs_model` and `ambiguous` come from the built-in engine only; their text says what is missing. */
export type EndReason = "stop" | "tool_calls" | "length" | "needs_model" | "ambiguous";

/** `note` reports an incident in the service's own words, such as that another model took over. `writing` tells whoever waits how much of a call's input has come; it is no output yet. */
export type ModelEvent =
  | { type: "note"; text: string }
  | { type: "writing"; bytes: number }
  | { type: "text"; text: string }
  | { type: "call"; call: ToolCall }
  | { type: "end"; reason: EndReason; usage: Usage; by: ModelName; trace?: Trace };

/** Writes the next turn: a provider's model or the built-in engine. This is all that the loop knows about it. */
export interface Model extends Readonly<ModelName> {
  /** The size of its context window, in tokens. */
  readonly contextTokens: number;
  /** The kinds of picture that it takes; none if absent. */
  readonly pictures?: readonly PictureType[];
  /** Streams one turn. Ends with exactly one `end`; throws ModelError, or the signal's reason when aborted. */
  stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent, void>;
}
