import type { Check } from "@signet/contract";
import type { Message } from "../models/port.ts";
import type { Sandbox } from "../sandbox/port.ts";
import { decide } from "./check/decide.ts";
import { planCheck, type Plan } from "./check/plan.ts";
import { place, putBack } from "./check/place.ts";
import { note } from "./history.ts";
import { type Agent, type LoopEnd, runLoop } from "./loop.ts";
import {
  type CoderDeps,
  type CoderResult,
  type CoderState,
  type CoderTask,
  type CoderYield,
  Stopped,
} from "./port.ts";
import { coderPrompt } from "./prompts/coder.ts";
import { checkFailedMessage, firstMessage } from "./prompts/messages.ts";
import { say } from "./say.ts";
import { lastWish, type Wish } from "./tools/finish.ts";
import { coderTools } from "./tools/index.ts";
import { NO_USAGE } from "./turn.ts";

const NO_CHECK: Check = { kind: "none", cmd: null, exit_code: null, passed: false, output: "" };
const REMINDER = note(
  "Your turn held no tool call. If the work is done, call finish; if not, go on with the next call.",
);

/** What one run of the coder is made of, and what it knows so far. */
interface Job {
  task: CoderTask;
  plan: Plan;
  deps: CoderDeps;
  state: CoderState;
  sandbox: Sandbox;
  signal: AbortSignal;
}

type Ending = Pick<CoderResult, "exitReason" | "summary" | "check">;

/**
 * Works on a task until the service itself has seen it pass, or there is a reason to stop. `ok` follows from the check
 * alone. Throws ModelError, SandboxError `unavailable`, and Stopped for a shutdown; closes what it opened in every case.
 */
export async function* runCoder(
  task: CoderTask,
  deps: CoderDeps,
  options: { signal: AbortSignal; resume?: { state: CoderState; workspace: AsyncIterable<Uint8Array> } },
): AsyncGenerator<CoderYield, CoderResult> {
  const plan = planCheck(task);
  const state = options.resume ? { ...options.resume.state } : firstState(task, plan);
  state.messages = [...state.messages];
  const conclude = (ending: Ending): CoderResult => ({
    ...ending,
    ok: ending.check.passed,
    steps: state.step,
    usage: state.usage,
    ...(state.by ? { by: state.by } : {}),
  });
  let sandbox: Sandbox | undefined;
  try {
    options.signal.throwIfAborted();
    sandbox = await deps.openSandbox();
    if (options.resume) await sandbox.restore(options.resume.workspace);
    else await place(sandbox, task.files);
    return conclude(yield* work({ task, plan, deps, state, sandbox, signal: options.signal }));
  } catch (thrown) {
    const stopped: unknown = options.signal.aborted ? options.signal.reason : undefined;
    if (!(stopped instanceof Stopped)) throw thrown;
    if (stopped.why === "shutdown") throw stopped;
    return conclude({
      exitReason: stopped.why,
      summary: "Stopped before the work was done.",
      check: NO_CHECK,
    });
  } finally {
    await sandbox?.close();
  }
}

const firstState = (task: CoderTask, plan: Plan): CoderState => ({
  step: 0,
  messages: [firstMessage(task, plan.says)],
  usage: NO_USAGE,
});

async function* work(job: Job): AsyncGenerator<CoderYield, Ending> {
  const { task, state } = job;
  const agent = createAgent(job);
  let check = NO_CHECK;
  for (;;) {
    const wish = wishIn(state, task.maxSteps);
    if (wish === "remind") state.messages.push(REMINDER);
    else if (wish !== null) {
      check = yield* verify(job, wish);
      const { summary } = wish;
      if (check.passed) return { exitReason: "finished", summary, check };
      if (check.kind === "none") return { exitReason: "unverified", summary, check };
      if (state.step >= task.maxSteps) return { exitReason: "max_steps", summary, check };
      state.messages.push(checkFailedMessage(check, task.maxSteps - state.step));
      yield { type: "phase", phase: "running" };
    }
    const end = yield* runLoop(agent, state, job.signal);
    const ending = endingOf(end);
    if (ending !== null) return { ...ending, check };
  }
}

/** Runs the check in sight of the caller. */
async function* verify(job: Job, wish: Wish): AsyncGenerator<CoderYield, Check> {
  yield { type: "phase", phase: "verifying" };
  const at = { step: job.state.step, signal: job.signal };
  return yield* decide(job.plan, wish.checkCmd, job.sandbox, job.deps, at);
}

function createAgent({ task, plan, deps, sandbox }: Job): Agent<CoderYield> {
  return {
    model: deps.model,
    system: coderPrompt(task.maxSteps),
    tools: coderTools(sandbox, deps, () => putBack(sandbox, plan.guarded)),
    maxSteps: task.maxSteps,
    ...(deps.cacheKey ? { cacheKey: deps.cacheKey } : {}),
    say,
    stepDone: (state) => ({ type: "step", state, sandbox }),
  };
}

/** Whether the last turn wants to be done. Words alone are asked once to become a call, then taken for a finish. */
function wishIn({ messages, step }: CoderState, maxSteps: number): Wish | "remind" | null {
  const last = messages.at(-1);
  if (last?.role !== "assistant" || last.calls.length > 0) return lastWish(messages);
  const reminded = isReminder(messages.at(-2));
  return reminded || step >= maxSteps ? { checkCmd: null, summary: last.text.trim() } : "remind";
}

const isReminder = (message: Message | undefined) =>
  message?.role === "user" && message.text === REMINDER.text;

/** The ending where the loop's end is one; null where the wish in the messages decides how to go on. */
function endingOf(end: LoopEnd): Pick<Ending, "exitReason" | "summary"> | null {
  switch (end.why) {
    case "called":
    case "text":
      return null;
    case "max_steps":
      return { exitReason: "max_steps", summary: "The steps were used up before the work was done." };
    case "stuck":
      return { exitReason: "stuck", summary: `Stopped, because ${end.text}.` };
    case "needs_model":
    case "ambiguous":
      return { exitReason: end.why, summary: end.text };
  }
}
