import type { CallOutcome, Message, ModelName, ToolCall } from "@signet/contract";
import { type AskedFrom, type Asking, askForTurn } from "./ask-model.ts";
import { note } from "./history.ts";
import { shorten } from "./shorten.ts";
import { openSpan } from "../base/spans.ts";
import { detectLoop } from "./loop-detection.ts";
import { keepNewest } from "./shown-pictures.ts";
import type { CallContext, Tool, ToolResult } from "./tools/tool.ts";
import type { WrittenCalls } from "./tools/written-calls.ts";
import { addUsage, asMade, type ModelTurn } from "./turn.ts";

const NOTE_BYTES = 16 << 10;
const FEW_STEPS = 5;

const AFTER_END =
  "not carried out: it came after the call that ends the work. Make this call in an earlier turn.";

/** What the loop runs: a model, its system prompt, its tools, and how it reports notes and finished steps. */
export interface Agent<Y> extends Asking<Y> {
  tools: Tool<Y>[];
  maxSteps: number;
  stepDone(state: LoopState): Y;
  /** Receives the calls of a turn before they run. */
  calling?(calls: ToolCall[]): Y;
  /** Note to the model before its last step. */
  lastStep?: string;
  /** Note to the model when FEW_STEPS steps are left. */
  fewSteps?: string;
  /** Reads the calls of a turn that made none but wrote some into its text. */
  readCalls?: (text: string, messages: readonly Message[]) => WrittenCalls;
  /**
   * What the model is told after `inARow` turns without a valid call, if anything. Without this, a turn of text ends the
   * loop; with it, only in the last step.
   */
  badTurn?(inARow: number, turn: Pick<ModelTurn, "text" | "calls">): string | null;
}

/** The loop's whole state. Every decision follows from it, so the loop can resume from any step. */
export interface LoopState extends AskedFrom {
  /** The model that wrote the last turn. */
  by?: ModelName;
}

/** Why the loop ended. `called`: a tool ended it. `text`: a turn had no calls. `text` holds the model's words, or for `stuck` the facts. */
export type LoopEnd =
  | { why: "called" | "max_steps" }
  | { why: "text" | "needs_model" | "ambiguous" | "stuck"; text: string };

/** Runs steps (one model turn and its tool calls each) until there is a reason to stop. Updates `state` in place. */
export async function* runLoop<Y>(
  agent: Agent<Y>,
  state: LoopState,
  signal: AbortSignal,
): AsyncGenerator<Y, LoopEnd> {
  // A run that is resumed where it was stuck ends there.
  const before = detectLoop(state.messages, { needsCalls: agent.badTurn !== undefined });
  if (before.act === "stop") return { why: "stuck", text: before.facts };
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
  const { turn, shown } = asMade(yield* askForTurn(agent, state, signal), state, agent.readCalls);
  const text = turn.text.trim();
  state.step += 1;
  state.usage = addUsage(state.usage, turn.usage);
  state.by = turn.by;
  // A text that ends the work is shown once, as the summary of the run.
  if (turn.reason === "needs_model" || turn.reason === "ambiguous") return { why: turn.reason, text };
  if (shown !== "" && !agent.hear) yield agent.say(shorten(shown, { bytes: NOTE_BYTES }).text, state.step);
  const { trace } = turn;
  state.messages.push({ role: "assistant", text: turn.text, calls: turn.calls, ...(trace ? { trace } : {}) });
  if (turn.calls.length > 0 && agent.calling) yield agent.calling(turn.calls);
  const { ended } = yield* runCalls(agent, turn.calls, state, signal);
  const detection = detectLoop(state.messages, { needsCalls: agent.badTurn !== undefined });
  if (!ended) yield* advise(agent, state, turn, detection);
  // What is not shown again is not stored either.
  state.messages = keepNewest(state.messages, agent.mostPictures);
  yield agent.stepDone(snapshot(state));
  if (detection.act === "stop") return { why: "stuck", text: detection.facts };
  if (ended) return { why: "called" };
  return endsAsText(agent, state, turn) ? { why: "text", text } : null;
}

const endsAsText = <Y>(agent: Agent<Y>, { step }: LoopState, { calls, reason }: ModelTurn) =>
  calls.length === 0 && reason !== "length" && (!agent.badTurn || step >= agent.maxSteps);

/**
 * Runs the calls of a turn and appends their results in call order. Consecutive read-only calls run in parallel. Calls
 * after the one that ends the work do not run.
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
    // The ending call covers the work as it was at that call, so nothing later in the turn may change it.
    if (ended) {
      const { id, name } = calls[i++]!;
      state.messages.push({ role: "tool", callId: id, name, text: AFTER_END, outcome: "failed" });
      continue;
    }
    const changing = calls.slice(i).findIndex((call) => !findTool(agent, call)?.readOnly);
    const count = changing < 0 ? calls.length - i : Math.max(1, changing);
    const group = calls
      .slice(i, i + count)
      .map((call): MadeCall => ({ call, result: { text: "", outcome: "done" } }));
    if (count === 1) yield* runCall(agent, group[0]!, at);
    else
      for (const yields of await Promise.all(group.map((made) => Array.fromAsync(runCall(agent, made, at)))))
        yield* yields;
    for (const { call, result } of group)
      state.messages.push({ role: "tool", callId: call.id, name: call.name, ...result });
    ended ||= group.some(({ result }) => result.outcome === "ended");
    i += count;
  }
  return { ended };
}

const findTool = <Y>({ tools }: Agent<Y>, { name }: ToolCall) =>
  tools.find((tool) => tool.spec.name === name) ?? tools.find((tool) => tool.means(name));

/** A call and, once it has run, its result. */
interface MadeCall {
  call: ToolCall;
  result: Omit<ToolResult, "outcome"> & { outcome: CallOutcome };
}

/** Runs one call and writes its result into `made`. */
async function* runCall<Y>(agent: Agent<Y>, made: MadeCall, at: CallContext): AsyncGenerator<Y, void> {
  const tool = findTool(agent, made.call);
  const names = agent.tools.map((candidate) => candidate.spec.name).join(", ");
  const prepared = tool?.prepare(made.call.input) ?? {
    wrong: `there is no tool ${made.call.name}; the tools are ${names}`,
  };
  if ("wrong" in prepared) {
    made.result = { text: `invalid call: ${prepared.wrong}`, outcome: "invalid" };
    const { text } = shorten(made.call.name, { bytes: 100 });
    yield agent.say(
      tool ? `called ${text} with invalid input` : `called a tool that does not exist: ${text}`,
      at.step,
    );
    return;
  }
  // `tool` is there, since the call could be prepared.
  const { name } = tool!.spec;
  const span = openSpan(`execute_tool ${name}`, {
    "gen_ai.operation.name": "execute_tool",
    "gen_ai.tool.name": name,
    "gen_ai.tool.type": "function",
    "signet.step": at.step,
  });
  try {
    made.result = yield* prepared.start(at);
    if (made.result.outcome === "failed") span.fail("failed");
  } catch (thrown) {
    span.fail(thrown instanceof Error ? thrown.name : "unknown");
    throw thrown;
  } finally {
    span.end();
  }
}

/** A copy that later steps do not change. */
const snapshot = (state: LoopState): LoopState => ({ ...state, messages: [...state.messages] });

/** Adds notes about what the model may not notice: a truncated turn, repeated calls, bad turns, few steps left. */
async function* advise<Y>(
  agent: Agent<Y>,
  state: LoopState,
  turn: ModelTurn,
  detection: ReturnType<typeof detectLoop>,
): AsyncGenerator<Y, void> {
  if (turn.reason === "length")
    state.messages.push(note("Your turn was cut off at the length limit. Write in smaller pieces."));
  if (detection.act === "nudge") {
    state.messages.push(
      note(`${detection.facts}. Try something else: repeating the call will not change the result.`),
    );
    yield agent.say(`Repeating itself: ${detection.facts}.`, state.step);
  }
  const left = agent.maxSteps - state.step;
  const isJustCut = turn.reason === "length" && detection.badTurns === 1;
  if (left > 0 && detection.act !== "stop" && detection.badTurns > 0 && !isJustCut) {
    const advice = agent.badTurn?.(detection.badTurns, turn) ?? null;
    if (advice !== null) state.messages.push(note(advice));
  }
  if (left === FEW_STEPS && agent.fewSteps) state.messages.push(note(agent.fewSteps));
  if (left === 1)
    state.messages.push(note(agent.lastStep ?? "One step is left. Call finish in your next turn."));
}
