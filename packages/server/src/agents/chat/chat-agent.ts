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
  { signal, remembered }: { signal: AbortSignal; remembered: readonly Note[] },
): AsyncGenerator<ChatYield, ChatResult> {
  const talk: Talk = {
    phases: createPhases(),
    answer: "",
    held: "",
    findings: [],
    reported: 0,
    refused: [],
    decisions: 0,
  };
  const addresses = createAddresses(request);
  const agent = agentOf(model, toolsOf(talk, world, request, addresses), talk, addresses);
  const state: LoopState = {
    step: 0,
    messages: contextOf(request, remembered, model.contextTokens),
    usage: NO_USAGE,
  };
  yield talk.phases.enter("plan");
  const end = yield* runUntilAnswer(agent, state, talk, signal);
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
  let actions = 0;
  const context: ChatToolContext = {
    addFindings: (findings) => void talk.findings.push(...findings),
    addRefusal: (message) => void talk.refused.push(message),
    nextActionId: () => `act_${++actions}`,
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
  addresses: AllowedAddresses,
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
      if (talk.held === null) return speak(talk, piece);
      talk.held += piece;
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
    stepDone() {
      const released = release(talk);
      turnText = "";
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
