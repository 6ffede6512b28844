import type { EngineKind, Usage } from "@signet/contract";

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

export type Message =
  | { role: "user"; text: string }
  | { role: "assistant"; text: string; calls: ToolCall[] }
  | { role: "tool"; callId: string; name: string; text: string };

export interface ModelRequest {
  system: string;
  messages: Message[];
  tools: ToolSpec[];
}

/** `needs_model` and `ambiguous` come from the built-in engine only; their text says what is missing. */
export type EndReason = "stop" | "tool_calls" | "length" | "needs_model" | "ambiguous";

export type ModelEvent =
  | { type: "text"; text: string }
  | { type: "call"; call: ToolCall }
  | { type: "end"; reason: EndReason; usage: Usage };

/** Whoever writes the next turn: a provider's model or the built-in engine. The loop knows no more than this. */
export interface Model {
  readonly engine: EngineKind;
  readonly provider: string;
  readonly id: string;
  /** How much it can read, in tokens. */
  readonly contextTokens: number;
  /** One turn. Ends with exactly one `end`; throws ModelError, or the signal's reason when aborted. */
  stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent, void>;
}

export type ModelErrorCode = "model_unavailable" | "model_timeout" | "context_too_long";

/** A turn that did not come to its end. The message is our own and may be shown; nothing of the provider's body is in it. */
export class ModelError extends Error {
  readonly code: ModelErrorCode;
  /** Whether the same request may succeed later. */
  readonly retryable: boolean;
  /** What the provider asked us to wait, in seconds. */
  readonly retryAfterSeconds: number | undefined;
  constructor(
    code: ModelErrorCode,
    message: string,
    options: { retryable: boolean; retryAfterSeconds?: number; cause?: unknown },
  ) {
    super(message, { cause: options.cause });
    this.name = "ModelError";
    this.code = code;
    this.retryable = options.retryable;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
