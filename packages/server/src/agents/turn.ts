import type { EndReason, Model, ModelName, ModelRequest, ToolCall, Trace, Usage } from "@signet/contract";
import { ModelError } from "../modules/models/model-error.ts";

export interface ModelTurn {
  /** Notes that the model's engine sent while it wrote the turn. */
  notes: string[];
  text: string;
  calls: ToolCall[];
  reason: EndReason;
  usage: Usage;
  by: ModelName;
  trace?: Trace;
}

/** Yields the text of one turn of `model` as it streams and returns the complete turn. Throws ModelError, or the signal's reason when aborted. */
export async function* streamTurn(
  model: Model,
  request: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<string, ModelTurn> {
  let text = "";
  const notes: string[] = [];
  const calls: ToolCall[] = [];
  for await (const event of model.stream(request, signal)) {
    if (event.type === "text") {
      text += event.text;
      yield event.text;
    } else if (event.type === "note") notes.push(event.text);
    else if (event.type === "call") calls.push(event.call);
    else {
      const { type: _, ...end } = event;
      return { notes, text, calls, ...end };
    }
  }
  signal.throwIfAborted();
  throw new ModelError("model_unavailable", "the model's turn broke off", { retryable: true });
}

/** Like streamTurn, but returns only the complete turn. */
export async function takeTurn(model: Model, request: ModelRequest, signal: AbortSignal): Promise<ModelTurn> {
  const turn = streamTurn(model, request, signal);
  for (;;) {
    const { done, value } = await turn.next();
    if (done) return value;
  }
}

/** Adds two usages. The sum is estimated if either is. */
export const addUsage = (a: Usage, b: Usage): Usage => ({
  input_tokens: a.input_tokens + b.input_tokens,
  output_tokens: a.output_tokens + b.output_tokens,
  cached_tokens: a.cached_tokens + b.cached_tokens,
  estimated: a.estimated || b.estimated,
});
