import type { Message, Model, ToolSpec, Usage } from "@signet/contract";
import { ModelError, PicturesRefused } from "../modules/models/model-error.ts";
import { compact, isTight, type PromptFrame, prune } from "./history.ts";
import { bytesOf, dropForRoom, dropRefused, keepNewest, type PictureStore } from "./shown-pictures.ts";
import { addUsage, type ModelTurn, streamTurn, type TurnPiece } from "./turn.ts";

/** Who asks a model for turns. */
export interface Asking<Y> {
  model: Model;
  system: string;
  tools: readonly { spec: ToolSpec }[];
  /** See ModelRequest. */
  cacheKey?: string;
  /** Where the pictures of the messages are; without it, none are shown. */
  pictures?: PictureStore;
  /** The most pictures of one request; the newest are shown. */
  mostPictures?: number;
  say(text: string, step: number): Y;
  /** Receives a turn's text in pieces as it streams. Without it, `say` receives the text when the turn is complete. */
  hear?(piece: string): Y;
  /** Receives how much of a call's input has been written, every few kilobytes. */
  writing?(bytes: number, step: number): Y;
}

/** What a model is asked from. Asking may shorten the messages. */
export interface AskedFrom {
  step: number;
  messages: Message[];
  usage: Usage;
  /** The model's server refused pictures: none are shown any more. */
  blind?: true;
}

/**
 * Requests a turn. Shortens the history first if it is near the context limit. Retries once with a shorter history if the
 * model still finds it too long, and once without pictures if its server refuses them.
 */
export async function* askForTurn<Y>(
  asking: Asking<Y>,
  state: AskedFrom,
  signal: AbortSignal,
): AsyncGenerator<Y, ModelTurn> {
  const frame: PromptFrame = { system: asking.system, tools: asking.tools.map((tool) => tool.spec) };
  state.messages = keepNewest(state.messages, asking.mostPictures);
  yield* makeRoom(asking, frame, state, signal);
  for (let tooLong = false; ;) {
    try {
      return yield* ask(asking, frame, state, signal);
    } catch (thrown) {
      if (thrown instanceof PicturesRefused && !state.blind) yield* goBlind(asking, state);
      else if (thrown instanceof ModelError && thrown.code === "context_too_long" && !tooLong) {
        tooLong = true;
        state.messages = dropForRoom(state.messages, { all: true });
        yield* shrink(asking, state, signal);
      } else throw thrown;
    }
  }
}

/** Drops pictures first, then older outputs, then earlier steps, until the request fits. */
async function* makeRoom<Y>(
  asking: Asking<Y>,
  frame: PromptFrame,
  state: AskedFrom,
  signal: AbortSignal,
): AsyncGenerator<Y, void> {
  const fits = (messages: Message[]) => !isTight(asking.model, frame, messages);
  if (fits(state.messages)) return;
  state.messages = dropForRoom(state.messages);
  if (fits(state.messages)) return;
  const pruned = prune(state.messages, asking.model.contextTokens);
  if (fits(pruned)) state.messages = pruned;
  else yield* shrink(asking, state, signal);
}

async function* ask<Y>(
  asking: Asking<Y>,
  frame: PromptFrame,
  { messages, step }: AskedFrom,
  signal: AbortSignal,
): AsyncGenerator<Y, ModelTurn> {
  const { model, cacheKey, pictures: store } = asking;
  const pictures = store && model.pictures?.length ? await bytesOf(messages, store) : undefined;
  const request = {
    ...frame,
    messages: [...messages],
    ...(cacheKey ? { cacheKey } : {}),
    ...(pictures?.size ? { pictures } : {}),
    ...(asking.hear ? {} : { whole: true as const }),
  };
  return yield* forwardPieces(asking, streamTurn(model, request, signal), step + 1);
}

async function* goBlind<Y>(asking: Asking<Y>, state: AskedFrom): AsyncGenerator<Y, void> {
  state.blind = true;
  state.messages = dropRefused(state.messages);
  yield asking.say("The model's server refuses pictures; it is asked again without them.", state.step + 1);
}

/** Forwards the notes of a turn, and its text to `hear`, as they stream; returns the complete turn. */
async function* forwardPieces<Y>(
  asking: Asking<Y>,
  turn: AsyncGenerator<TurnPiece, ModelTurn>,
  step: number,
): AsyncGenerator<Y, ModelTurn> {
  let whole: ModelTurn | undefined;
  async function* pieces() {
    whole = yield* turn;
  }
  for await (const piece of pieces()) {
    if (piece.type === "note") yield asking.say(piece.text, step);
    else if (piece.type === "text" && asking.hear) yield asking.hear(piece.text);
    else if (piece.type === "writing" && asking.writing) yield asking.writing(piece.bytes, step);
  }
  return whole!;
}

async function* shrink<Y>(asking: Asking<Y>, state: AskedFrom, signal: AbortSignal): AsyncGenerator<Y, void> {
  const { messages, usage, summarised } = await compact(asking.model, state.messages, signal);
  state.messages = messages;
  state.usage = addUsage(state.usage, usage);
  const how = summarised ? "replaced by a summary" : "left out";
  yield asking.say(
    `The history came close to the model's context limit; earlier steps were ${how}.`,
    state.step + 1,
  );
}
