import type { CallOutcome, Message, Model, ModelName, ToolCall, Usage } from "@signet/contract";
import { ModelError } from "../modules/models/model-error.ts";
import { compact, type PromptFrame, isTight, note, prune } from "./history.ts";
import { shorten } from "./shorten.ts";
import { detectLoop } from "./loop-detection.ts";
import type { CallContext, Tool } from "./tools/tool.ts";
import { addUsage, streamTurn, takeTurn, type ModelTurn } from "./turn.ts";

const NOTE_BYTES = 16 << 10;

const AFTER_END =
  "not carried out: it came after the call that ends the work. Make it in a turn before that.";

/** Who works: a model, its standing instructions and its tools, and how it shows notes and finished steps. */
export interface Agent<Y> {
  model: Model;
  system: string;
  tools: Tool<Y>[];
  maxSteps: number;
  /** See ModelRequest. */
  cacheKey?: string;
  say(text: string, step: number): Y;
  stepDone(state: LoopState): Y;
  /** Hears a turn's text in pieces, as they come; without it the text is said when the turn is whole. */
  hear?(piece: string): Y;
  /** Told of the calls of a turn before they are made. */
  calling?(calls: ToolCall[]): Y;
  /** What is said to the model before its last step. */
  lastStep?: string;
}

/** Where the work stands. Everything the loop decides follows from it, so it can go on from any step. */
export interface LoopState {
  step: number;
  messages: Message[];
  usage: Usage;
  /** Who wrote the last turn. */
  by?: ModelName;
}

/** `called`: a tool that ends the loop. `text`: a turn without calls. Texts are what the model or the facts say. */
export type LoopEnd =
  | { why: "called" | "max_steps" }
  | { why: "text" | "needs_model" | "ambiguous" | "stuck"; text: string };

/** Takes steps, each one model turn and its tool calls, until there is a reason to stop. Changes `state`. */
export async function* runLoop<Y>(
  agent: Agent<Y>,
  state: LoopState,
  signal: AbortSignal,
): AsyncGenerator<Y, LoopEnd> {
  while (state.step < agent.maxSteps) {
    signal.throwIfAborted();
    const end = yield* takeStep(agent, state, signal);
    if (end !== null) return end;
  }
  return { why: "max_steps" };
}

async function* takeStep<Y>(
  agent: Agent<Y>,
  state: LoopState,
  signal: AbortSignal,
): AsyncGenerator<Y, LoopEnd | null> {
  const turn = yield* turnWithRoom(agent, state, signal);
  const text = turn.text.trim();
  state.step += 1;
  state.usage = addUsage(state.usage, turn.usage);
  state.by = turn.by;
  for (const told of turn.notes) yield agent.say(told, state.step);
  // What ends the work is said once, as its summary.
  if (turn.reason === "needs_model" || turn.reason === "ambiguous") return { why: turn.reason, text };
  if (text !== "" && !agent.hear) yield agent.say(shorten(text, { bytes: NOTE_BYTES }).text, state.step);
  const { trace } = turn;
  state.messages.push({ role: "assistant", text: turn.text, calls: turn.calls, ...(trace ? { trace } : {}) });
  if (turn.calls.length > 0 && agent.calling) yield agent.calling(turn.calls);
  const { ended } = yield* runCalls(agent, turn.calls, state, signal);
  const seen = detectLoop(state.messages);
  if (!ended) yield* advise(agent, state, turn, seen);
  yield agent.stepDone(snapshot(state));
  if (seen.act === "stop") return { why: "stuck", text: seen.facts };
  if (ended) return { why: "called" };
  return turn.calls.length === 0 && turn.reason !== "length" ? { why: "text", text } : null;
}

/** A turn, after making room where the history nears the model's window; once more if it was too long all the same. */
async function* turnWithRoom<Y>(
  agent: Agent<Y>,
  state: LoopState,
  signal: AbortSignal,
): AsyncGenerator<Y, ModelTurn> {
  const fixed: PromptFrame = { system: agent.system, tools: agent.tools.map((tool) => tool.spec) };
  if (isTight(agent.model, fixed, state.messages)) {
    const pruned = prune(state.messages, agent.model.contextTokens);
    if (isTight(agent.model, fixed, pruned)) yield* shrink(agent, state, signal);
    else state.messages = pruned;
  }
  const { cacheKey } = agent;
  async function* ask(): AsyncGenerator<Y, ModelTurn> {
    const request = { ...fixed, messages: [...state.messages], ...(cacheKey ? { cacheKey } : {}) };
    if (!agent.hear) return takeTurn(agent.model, request, signal);
    return yield* heard(agent, streamTurn(agent.model, request, signal));
  }
  try {
    return yield* ask();
  } catch (thrown) {
    if (!(thrown instanceof ModelError) || thrown.code !== "context_too_long") throw thrown;
  }
  yield* shrink(agent, state, signal);
  return yield* ask();
}

/** A turn whose pieces are handed on as they come. */
async function* heard<Y>(
  agent: Agent<Y>,
  turn: AsyncGenerator<string, ModelTurn>,
): AsyncGenerator<Y, ModelTurn> {
  let whole: ModelTurn | undefined;
  async function* pieces() {
    whole = yield* turn;
  }
  for await (const piece of pieces()) yield agent.hear!(piece);
  return whole!;
}

async function* shrink<Y>(agent: Agent<Y>, state: LoopState, signal: AbortSignal): AsyncGenerator<Y, void> {
  const { messages, usage, summarised } = await compact(agent.model, state.messages, signal);
  state.messages = messages;
  state.usage = addUsage(state.usage, usage);
  const how = summarised ? "told in a summary" : "left out";
  yield agent.say(`The history came near the model's limit; earlier steps were ${how}.`, state.step + 1);
}

/**
 * Runs the calls of a turn and adds their results in the order of the calls. Neighbours that only read run together; calls
 * after one that ended the work are not carried out.
 */
async function* runCalls<Y>(
  agent: Agent<Y>,
  calls: ToolCall[],
  state: LoopState,
  signal: AbortSignal,
): AsyncGenerator<Y, { ended: boolean }> {
  const at = { step: state.step, signal };
  let ended = false;
  for (let i = 0; i < calls.length;) {
    // What ends the work stands for the work as it is then: nothing of the same turn comes after it.
    if (ended) {
      const { id, name } = calls[i++]!;
      state.messages.push({ role: "tool", callId: id, name, text: AFTER_END, outcome: "failed" });
      continue;
    }
    const changing = calls.slice(i).findIndex((call) => !find(agent, call)?.readOnly);
    const count = changing < 0 ? calls.length - i : Math.max(1, changing);
    const group = calls.slice(i, i + count).map((call): MadeCall => ({ call, text: "", outcome: "done" }));
    if (count === 1) yield* runCall(agent, group[0]!, at);
    else
      for (const yields of await Promise.all(group.map((made) => Array.fromAsync(runCall(agent, made, at)))))
        yield* yields;
    for (const { call, text, outcome } of group)
      state.messages.push({ role: "tool", callId: call.id, name: call.name, text, outcome });
    ended ||= group.some(({ outcome }) => outcome === "ended");
    i += count;
  }
  return { ended };
}

const find = <Y>(agent: Agent<Y>, call: ToolCall) => agent.tools.find((tool) => tool.spec.name === call.name);

/** A call, and what it came to once it was made. */
interface MadeCall {
  call: ToolCall;
  text: string;
  outcome: CallOutcome;
}

/** Runs one call; what it gave is found in `made`. */
async function* runCall<Y>(agent: Agent<Y>, made: MadeCall, at: CallContext): AsyncGenerator<Y, void> {
  const tool = find(agent, made.call);
  const names = agent.tools.map((one) => one.spec.name).join(", ");
  const prepared = tool?.prepare(made.call.input) ?? {
    wrong: `there is no tool ${made.call.name}; the tools are ${names}`,
  };
  if ("wrong" in prepared) {
    made.text = `invalid call: ${prepared.wrong}`;
    made.outcome = "invalid";
    const { text } = shorten(made.call.name, { bytes: 100 });
    yield agent.say(
      tool ? `called ${text} with invalid input` : `called a tool that does not exist: ${text}`,
      at.step,
    );
    return;
  }
  Object.assign(made, yield* prepared.start(at));
}

/** A copy that stays as it is while the work goes on. */
const snapshot = (state: LoopState): LoopState => ({ ...state, messages: [...state.messages] });

/** Tells the model what it may not see by itself: a cut turn, a circle, its last step. */
async function* advise<Y>(
  agent: Agent<Y>,
  state: LoopState,
  turn: ModelTurn,
  seen: ReturnType<typeof detectLoop>,
): AsyncGenerator<Y, void> {
  if (turn.reason === "length")
    state.messages.push(note("Your turn was cut off at its length limit. Write in smaller pieces."));
  if (seen.act === "nudge") {
    state.messages.push(note(`${seen.facts}. Do something else: it will not change by itself.`));
    yield agent.say(`Going in a circle: ${seen.facts}.`, state.step);
  }
  if (state.step === agent.maxSteps - 1)
    state.messages.push(note(agent.lastStep ?? "One step is left. Call finish in your next turn."));
}
