import {
  BOUNDS,
  type ChatEventBody,
  type ChatFinish,
  type ChatRequest,
  type Choice,
  NO_USAGE,
  type ToolCall,
} from "@signet/contract";
import { type LoopEnd, type LoopState, runLoop, type Agent } from "../loop.ts";
import { CHAT_PROMPT } from "../prompts/chat-agent.ts";
import { createAddresses, type AllowedAddresses } from "./addresses.ts";
import { contextOf } from "./context.ts";
import { ModelError } from "../../modules/models/model-error.ts";
import { note } from "../history.ts";
import { shorten } from "../shorten.ts";
import { type ChatFinding, found, proofOf } from "./evidence.ts";
import { mayBePreamble } from "./preamble.ts";
import { proveAnswer } from "./proof/prove-answer.ts";
import { createOwnWords } from "./own-words.ts";
import {
  alreadySaid,
  type AlreadySaid,
  type ChatState,
  endedActions,
  endingText,
  messagesAfter,
} from "./resume.ts";
import type { ChatDeps, ChatResult, ChatYield, Note } from "./port.ts";
import { createPhases, type Phases } from "./phases.ts";
import { catalogTools } from "./tools/catalog-tools.ts";
import { codeTools } from "./tools/code-tools.ts";
import { computeTools } from "./tools/compute-tools.ts";
import { memoryTools } from "./tools/memory-tools.ts";
import { dateTool } from "./tools/date-tool.ts";
import { libraryTools } from "./tools/technique-tools.ts";
import { lookTools } from "./tools/web-tools.ts";
import { serviceTools } from "./tools/service-tools.ts";
import type { ChatTool, ChatToolContext } from "./tools/chat-tool.ts";

/** State of one chat turn. */
interface Talk {
  phases: Phases;
  answer: string;
  /** The beginning of a model turn that may be a preamble to tool calls; null once it is part of the answer. */
  held: string | null;
  /** All findings of tools, and how many of them have been reported as proofs. */
  findings: ChatFinding[];
  reported: number;
  /** Messages of calls that were refused. */
  refused: string[];
  decisions: number;
  actions: number;
  /** What the model says again after a restart, and was told before. */
  repeated: string;
}

/** How a chat goes on after a restart, and how its state is kept for the next one. */
export interface ChatCourse {
  /** What the caller was told, and the state of the last committed step; null if there was none. */
  before?: { said: AlreadySaid; state: ChatState | null; why: string };
  /** Receives the state of a step before the events of the step are yielded. */
  keep?: (state: ChatState) => void;
}

const EMPTY = "Your last turn was empty. Answer the caller's last message now, or call a tool.";
const EMPTY_TWICE = "the model gave an empty answer, also when it was asked again";

/**
 * Runs one chat turn: plan, act with tools, report findings, answer, and prove what the answer relies on. A decision
 * announces every use of tools. Throws ModelError and Stopped; what it has yielded by then remains valid.
 */
export async function* runChatAgent(
  request: ChatRequest,
  { model, world }: ChatDeps,
  { signal, remembered, before, keep }: { signal: AbortSignal; remembered: readonly Note[] } & ChatCourse,
): AsyncGenerator<ChatYield, ChatResult> {
  const talk = talkAfter(before);
  const addresses = createAddresses(request, before?.state?.read);
  const agent = agentOf(model, toolsOf(talk, world, request, addresses), talk, { addresses, keep });
  const state: LoopState = before?.state?.loop ?? {
    step: 0,
    messages: contextOf(request, remembered, model.contextTokens),
    usage: NO_USAGE,
  };
  yield before ? goOn(talk, state, before, model) : talk.phases.enter("plan");
  const ended = before && endingText(state);
  const end: LoopEnd =
    ended === undefined ? yield* runUntilAnswer(agent, state, talk, signal) : { why: "text", text: ended };
  const ending = end.why === "stuck" ? `I stopped, because ${end.text}.` : "";
  if (ending !== "") yield speak(talk, `${talk.answer === "" ? "" : "\n\n"}${ending}`);
  yield [
    ...talk.phases.enter("answer"),
    ...unreportedProofs(talk),
    ...proveAnswer(talk.answer, sourcesOf(talk, request, remembered)),
    ...talk.phases.leave(),
  ];
  const finish = finishOf(end);
  return {
    ok: finish === "answered",
    finish,
    answer: talk.answer,
    steps: state.step,
    usage: state.usage,
    ...(state.by ? { by: state.by } : {}),
  };
}

function talkAfter(before: ChatCourse["before"]): Talk {
  const { said, state } = before ?? { said: alreadySaid([]), state: null };
  const { answer, decisions, actions } = said;
  const findings = [...(state?.findings ?? [])];
  return {
    phases: createPhases(said.phase),
    answer,
    held: "",
    findings,
    reported: findings.length,
    refused: [...(state?.refused ?? [])],
    decisions,
    actions,
    repeated: "",
  };
}

/** Tells that the chat goes on, and has the model go on where its answer was cut off. */
function goOn(
  talk: Talk,
  state: LoopState,
  { said, state: kept, why }: NonNullable<ChatCourse["before"]>,
  model: ChatDeps["model"],
): ChatEventBody[] {
  const cut = said.answer.slice(kept?.answered ?? 0);
  // The built-in engine says the same again.
  if (model.engine === "builtin") talk.repeated = cut;
  else if (endingText(state) === undefined) state.messages = messagesAfter(state.messages, cut, said);
  if (cut !== "") talk.held = null;
  return [...endedActions(said), decide(talk, "answer", why)];
}

/** Runs the loop. An empty answer is asked for once more; a second one is a failure of the model. */
async function* runUntilAnswer(
  agent: Agent<ChatYield>,
  state: LoopState,
  talk: Talk,
  signal: AbortSignal,
): AsyncGenerator<ChatYield, LoopEnd> {
  for (let asked = 1; ; asked++) {
    const end = yield* runLoop(agent, state, signal);
    signal.throwIfAborted();
    yield release(talk);
    if (end.why !== "text" || end.text !== "" || talk.answer !== "") return end;
    if (asked === 2) throw new ModelError("model_unavailable", EMPTY_TWICE, { retryable: true });
    // An empty turn stays out of the history, since some providers refuse it.
    state.messages = [...state.messages.slice(0, -1), note(EMPTY)];
  }
}

/** What the answer is judged by: what was found or told in this turn, and what the person wrote. */
function sourcesOf(talk: Talk, request: ChatRequest, remembered: readonly Note[]) {
  const noteOf = (text: string, ref: string) => found("memory", ref, { claim: `remembered: ${text}`, text });
  const notes = [
    ...request.user_memory.map((text, i) => noteOf(text, `user_memory[${i}]`)),
    ...remembered.map(({ id, text }) => noteOf(text, id)),
  ];
  const own = request.history.flatMap(({ role, content }) => (role === "user" ? content : []));
  return { findings: [...talk.findings, ...notes], given: [request.command, ...own, ...talk.refused] };
}

function toolsOf(
  talk: Talk,
  world: ChatDeps["world"],
  request: ChatRequest,
  addresses: AllowedAddresses,
): ChatTool[] {
  const context: ChatToolContext = {
    addFindings: (findings) => void talk.findings.push(...findings),
    addRefusal: (message) => void talk.refused.push(message),
    nextActionId: () => `act_${++talk.actions}`,
  };
  const guards = { addresses, command: request.command, isOwn: createOwnWords(request) };
  return [
    ...computeTools(context, world),
    dateTool(context, world),
    ...codeTools(context, world),
    ...lookTools(context, world, addresses),
    ...memoryTools(context, world, guards),
    ...serviceTools(context, world, addresses),
    ...catalogTools(context, world),
    ...libraryTools(context, world, addresses),
  ];
}

function agentOf(
  model: ChatDeps["model"],
  tools: ChatTool[],
  talk: Talk,
  { addresses, keep }: { addresses: AllowedAddresses; keep: ChatCourse["keep"] },
): Agent<ChatYield> {
  const choiceOf = (name: string): Choice =>
    tools.find(({ tool }) => tool.spec.name === name)?.choice ?? "tool";
  let turnText = "";
  return {
    model,
    system: CHAT_PROMPT,
    tools: tools.map(({ tool }) => tool),
    maxSteps: BOUNDS.chat.steps,
    lastStep: "One step is left. Answer in your next turn, without tools.",
    say: (text) => [decide(talk, "tool", text)],
    hear(piece) {
      turnText += piece;
      const fresh = afterRepeated(talk, piece);
      if (talk.held === null) return fresh === "" ? [] : speak(talk, fresh);
      talk.held += fresh;
      if (mayBePreamble(talk.held)) return [];
      const released = talk.held;
      talk.held = null;
      return speak(talk, (talk.answer === "" ? "" : "\n\n") + released);
    },
    calling(calls) {
      const reason = turnText.trim();
      turnText = "";
      talk.held = "";
      addresses.acting();
      const choice = calls.map(({ name }) => choiceOf(name)).find((named) => named !== "tool") ?? "tool";
      return [decide(talk, choice, reasonOf(reason, calls)), ...talk.phases.enter("act")];
    },
    stepDone(loop) {
      const released = release(talk);
      turnText = "";
      const { findings, refused, answer } = talk;
      keep?.({ loop, findings, refused, answered: answer.length, read: addresses.kept() });
      if (talk.reported === talk.findings.length) return released;
      // The model thinks next, so the phase does not stay `verify`.
      return [
        ...released,
        ...talk.phases.enter("verify"),
        ...unreportedProofs(talk),
        ...talk.phases.enter("plan"),
      ];
    },
  };
}

/** The part of a piece that was not told before. A model that says something else is heard from there on. */
function afterRepeated(talk: Talk, piece: string): string {
  const { repeated } = talk;
  const same = Math.min(repeated.length, piece.length);
  if (same === 0) return piece;
  const isSame = repeated.startsWith(piece.slice(0, same));
  talk.repeated = isSame ? repeated.slice(same) : "";
  return isSame ? piece.slice(same) : piece;
}

const REASON_BYTES = 400;

/** Why tools are called: what the model said before, or the calls themselves. */
function reasonOf(said: string, calls: readonly ToolCall[]): string {
  const text = said || calls.map(({ name, input }) => `${name} ${inputOf(input)}`.trim()).join("; ");
  return shorten(text.replace(/\s+/g, " "), { bytes: REASON_BYTES }).text;
}

/** The values of a call's input, as far as it is JSON. */
function inputOf(input: string): string {
  try {
    const value: unknown = JSON.parse(input);
    return typeof value === "object" && value !== null ? Object.values(value).map(String).join(" ") : "";
  } catch {
    return "";
  }
}

/** What an answer can rest on when it begins. */
const soFar = ({ findings: { length } }: Talk) =>
  length === 0
    ? "nothing was looked up so far"
    : `${length === 1 ? "one result" : `${length} results`} so far`;

/** Proofs of the findings that have not been reported yet. */
function unreportedProofs(talk: Talk): ChatEventBody[] {
  const unreported = talk.findings.slice(talk.reported);
  talk.reported = talk.findings.length;
  return unreported.map(proofOf);
}

function speak(talk: Talk, text: string): ChatEventBody[] {
  talk.answer += text;
  const entered = talk.phases.enter("answer");
  const announced = entered.length > 0 ? [decide(talk, "answer", soFar(talk)), ...entered] : [];
  return [...announced, { name: "token", data: { text } }];
}

const decide = (talk: Talk, choice: Choice, reason: string): ChatEventBody => ({
  name: "decision",
  data: { id: `dec_${++talk.decisions}`, choice, reason },
});

/** Adds a held text to the answer, because no tool was called after it. */
function release(talk: Talk): ChatEventBody[] {
  const { held } = talk;
  talk.held = "";
  return held === null || held.trim() === "" ? [] : speak(talk, (talk.answer === "" ? "" : "\n\n") + held);
}

function finishOf(end: LoopEnd): ChatFinish {
  switch (end.why) {
    case "text":
    case "called":
      return "answered";
    case "ambiguous":
    case "needs_model":
      return "needs_model";
    case "max_steps":
    case "stuck":
      return end.why;
  }
}
