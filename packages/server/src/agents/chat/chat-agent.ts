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
import { type EvidenceFinding, proofOf, proofOfAnswer } from "./evidence.ts";
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
  /** All findings, and how many of them have been reported as proofs. */
  findings: EvidenceFinding[];
  reported: number;
  decisions: number;
}

/**
 * Runs one chat turn: plan, act with tools, report findings, answer, and prove what the answer relies on. A decision
 * announces every use of tools. Throws ModelError and Stopped; what it has yielded by then remains valid.
 */
export async function* runChatAgent(
  request: ChatRequest,
  { model, world }: ChatDeps,
  { signal, remembered }: { signal: AbortSignal; remembered: readonly Note[] },
): AsyncGenerator<ChatYield, ChatResult> {
  const talk: Talk = { phases: createPhases(), answer: "", findings: [], reported: 0, decisions: 0 };
  const addresses = createAddresses(request);
  const tools = toolsOf(talk, world, request, addresses);
  const state: LoopState = {
    step: 0,
    messages: contextOf(request, remembered, model.contextTokens),
    usage: NO_USAGE,
  };
  yield talk.phases.enter("plan");
  const end = yield* runLoop(agentOf(model, tools, talk, addresses), state, signal);
  signal.throwIfAborted();
  const ending = end.why === "stuck" ? `I stopped, because ${end.text}.` : "";
  if (ending !== "") yield* speak(talk, `${talk.answer === "" ? "" : "\n\n"}${ending}`);
  yield [
    ...talk.phases.enter("answer"),
    ...unreportedProofs(talk),
    proofOfAnswer(talk.answer, talk.findings),
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

function toolsOf(
  talk: Talk,
  world: ChatDeps["world"],
  request: ChatRequest,
  addresses: AllowedAddresses,
): ChatTool[] {
  let actions = 0;
  const context: ChatToolContext = {
    addFindings: (findings) => void talk.findings.push(...findings),
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
  const decide = (choice: Choice, reason: string): ChatEventBody => ({
    name: "decision",
    data: { id: `dec_${++talk.decisions}`, choice, reason },
  });
  let turnText = "";
  return {
    model,
    system: CHAT_PROMPT,
    tools: tools.map(({ tool }) => tool),
    maxSteps: BOUNDS.chat.steps,
    lastStep: "One step is left. Answer in your next turn, without tools.",
    say: (text) => [decide("tool", text)],
    hear(piece) {
      const first = turnText === "";
      const gap = first && talk.answer !== "" ? "\n\n" : "";
      turnText += piece;
      talk.answer += gap + piece;
      const entered = talk.phases.enter("answer");
      const announced = entered.length > 0 ? [decide("answer", reasonOf(talk)), ...entered] : [];
      return [...announced, { name: "token", data: { text: gap + piece } }];
    },
    calling(calls) {
      turnText = "";
      addresses.acting();
      const names = [...new Set(calls.map(({ name }) => name))];
      const choice = names.map(choiceOf).find((named) => named !== "tool") ?? "tool";
      return [decide(choice, `the next step needs ${names.join(" and ")}`), ...talk.phases.enter("act")];
    },
    stepDone() {
      turnText = "";
      return talk.reported === talk.findings.length
        ? []
        : [...talk.phases.enter("verify"), ...unreportedProofs(talk)];
    },
  };
}

const reasonOf = ({ findings: found }: Talk) =>
  found.length === 0
    ? "nothing has to be looked up first"
    : `${found.length === 1 ? "one finding is" : `${found.length} findings are`} at hand`;

/** Proofs of the findings that have not been reported yet. */
function unreportedProofs(talk: Talk): ChatEventBody[] {
  const unreported = talk.findings.slice(talk.reported);
  talk.reported = talk.findings.length;
  return unreported.map(proofOf);
}

function* speak(talk: Talk, text: string): Generator<ChatYield, void> {
  talk.answer += text;
  yield [...talk.phases.enter("answer"), { name: "token", data: { text } }];
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
