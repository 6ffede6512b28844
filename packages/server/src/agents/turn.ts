import type {
  EndReason,
  Message,
  Model,
  ModelEvent,
  ModelName,
  ModelRequest,
  ToolCall,
  Trace,
  Usage,
} from "@signet/contract";
import { ModelError } from "../modules/models/model-error.ts";
import type { WrittenCalls } from "./tools/written-calls.ts";

export interface ModelTurn {
  text: string;
  calls: ToolCall[];
  reason: EndReason;
  usage: Usage;
  by: ModelName;
  trace?: Trace;
}

/** A piece of a turn under way: of its text, how much of a call is written, or a note of the service about it. */
export type TurnPiece = Extract<ModelEvent, { type: "text" | "note" | "writing" }>;

/** Yields the text and notes of one turn of `model` as they come and returns the complete turn. Throws ModelError, or the signal's reason when aborted. */
export async function* streamTurn(
  model: Model,
  request: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<TurnPiece, ModelTurn> {
  let text = "";
  const calls: ToolCall[] = [];
  for await (const event of model.stream(request, signal)) {
    if (event.type === "text" || event.type === "note" || event.type === "writing") {
      if (event.type === "text") text += event.text;
      yield event;
    } else if (event.type === "call") calls.push(event.call);
    else {
      const { type: _, ...end } = event;
      return { text, calls, ...end };
    }
  }
  signal.throwIfAborted();
  throw new ModelError("model_unavailable", "the model's turn broke off", { retryable: true });
}

/** Like streamTurn, but returns only the complete turn. */
export async function takeTurn(model: Model, request: ModelRequest, signal: AbortSignal): Promise<ModelTurn> {
  const turn = streamTurn(model, { ...request, whole: true }, signal);
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

/** The turn of step `step + 1` with the calls that its text holds, if it made none itself, and the text to show. */
export function asMade(
  turn: ModelTurn,
  { step, messages }: { step: number; messages: readonly Message[] },
  readCalls: ((text: string, messages: readonly Message[]) => WrittenCalls) | undefined,
): { turn: ModelTurn; shown: string } {
  const text = turn.text.trim();
  if (!readCalls || turn.calls.length > 0 || text === "") return { turn, shown: text };
  const { calls, rest } = readCalls(turn.text, messages);
  if (calls.length === 0) return { turn, shown: text };
  // A trace has none of these calls, so the provider would refuse their results.
  const { trace: _, ...plain } = turn;
  const made = calls.map((call, i) => ({ id: `written_${step + 1}_${i + 1}`, ...call }));
  return { turn: { ...plain, calls: made }, shown: rest };
}
