import {
  BOUNDS,
  type ChatEventBody,
  type ChatFinish,
  type ChatRequest,
  type Choice,
  NO_USAGE,
} from "@signet/contract";
import { type LoopEnd, type LoopState, runLoop, type Agent } from "../loop.ts";
import { CHAT_PROMPT } from "../prompts/chat-agent.ts";
import { createAddresses, type AllowedAddresses } from "./addresses.ts";
import { contextOf } from "./context.ts";
import { ModelError } from "../../modules/models/model-error.ts";
import { note } from "../history.ts";
import { reasonOf } from "./call-reason.ts";
import { found } from "./evidence.ts";
import { mayBePreamble } from "./preamble.ts";
import { proveAnswer } from "./proof/prove-answer.ts";
import { createOwnWords } from "./own-words.ts";
import { type AlreadySaid, type ChatState, endedActions, endingText, messagesAfter } from "./resume.ts";
import { afterRepeated, decide, release, speak, type Talk, talkAfter, unreportedProofs } from "./talk.ts";
import type { ChatDeps, ChatResult, ChatYield, Note } from "./port.ts";
import { catalogTools } from "./tools/catalog-tools.ts";
import { codeTools } from "./tools/code-tools.ts";
import { computeTools } from "./tools/compute-tools.ts";
import { memoryTools } from "./tools/memory-tools.ts";
import { dateTool } from "./tools/date-tool.ts";
import { libraryTools } from "./tools/technique-tools.ts";
import { lookTools } from "./tools/web-tools.ts";
import { serviceTools } from "./tools/service-tools.ts";
import type { ChatTool, ChatToolContext } from "./tools/chat-tool.ts";

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
    ...(await proveAnswer(talk.answer, sourcesOf(talk, request, remembered))),
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
  const failures = talk.refused.map((text) =>
    found("source", "a call that failed", { claim: `a call failed: ${text}`, text, failed: true }),
  );
  return {
    findings: [...talk.findings, ...notes],
    failures,
    given: [request.command, ...own],
  };
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
