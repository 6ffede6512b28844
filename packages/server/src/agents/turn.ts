import type { EndReason, Model, ModelName, ModelRequest, ToolCall, Trace, Usage } from "@signet/contract";
import { ModelError } from "../modules/models/model-error.ts";

export interface ModelTurn {
  /** What was told on the way to it. */
  notes: string[];
  text: string;
  calls: ToolCall[];
  reason: EndReason;
  usage: Usage;
  by: ModelName;
  trace?: Trace;
}

/** One whole turn of `model`, and its text in pieces as they come. Throws ModelError, or the signal's reason when aborted. */
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

/** One whole turn at once. */
export async function takeTurn(model: Model, request: ModelRequest, signal: AbortSignal): Promise<ModelTurn> {
  const turn = streamTurn(model, request, signal);
  for (;;) {
    const { done, value } = await turn.next();
    if (done) return value;
  }
}

/** Tokens of both; estimated if one of them is. */
export const addUsage = (a: Usage, b: Usage): Usage => ({
  input_tokens: a.input_tokens + b.input_tokens,
  output_tokens: a.output_tokens + b.output_tokens,
  cached_tokens: a.cached_tokens + b.cached_tokens,
  estimated: a.estimated || b.estimated,
});
