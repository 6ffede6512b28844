import { NO_USAGE } from "@signet/contract";
import { ModelError } from "../modules/models/model-error.ts";
import type { Sandbox } from "@signet/sandbox";
import { type Baseline, startBaseline } from "./check/baseline.ts";
import { placeFiles } from "./check/place.ts";
import { planCheck, type PlannedCheck } from "./check/plan.ts";
import { looksLikeTests } from "./check/self.ts";
import { noCheck, type CheckVerdict } from "./check/verdict.ts";
import { type Work, workOf } from "./check/work.ts";
import { verifyWork } from "./check/verify.ts";
import { rerunFailures, startOf } from "./earlier-work.ts";
import { ENDED_BY_RESTART, ENDED_FOR_CHECK } from "./background.ts";
import { openingMessage } from "./opening-message.ts";
import { type Agent, type LoopEnd, runLoop } from "./loop.ts";
import { type LoopStop, stopOf } from "./loop-stop.ts";
import { type CoderDeps, type CoderResult, type CoderState, type CoderYield, Stopped } from "./port.ts";
import type { CoderTask } from "./coder-task.ts";
import { coderPrompt } from "./prompts/coder.ts";
import { checkFailedMessage, checkMissingMessage } from "./prompts/messages.ts";
import { agentNote } from "./agent-events.ts";
import { lastFinishRequest, type FinishRequest } from "./tools/finish.ts";
import type { CommandNotes } from "./tools/bash.ts";
import { coderTools } from "./tools/index.ts";
import { readWrittenCalls } from "./tools/written-calls.ts";
import { badTurnNote } from "./prompts/bad-turn.ts";
import { note, quotedIn } from "./history.ts";

/** Everything that one run of the coder works with. */
interface Job {
  task: CoderTask;
  plan: PlannedCheck;
  given: Work;
  start: Work;
  deps: CoderDeps;
  state: CoderState;
  sandbox: Sandbox;
  baseline: Baseline;
  signal: AbortSignal;
  resumed: boolean;
}

type Ending = Pick<CoderResult, "exitReason" | "summary" | "check"> & {
  checked?: ReadonlyMap<string, string>;
};

/**
 * Works on a task until the service's own check passes or there is a reason to stop. `ok` depends on the check
 * alone. Throws ModelError, SandboxError `unavailable`, and Stopped on a shutdown. Always closes what it opened.
 */
export async function* runCoder(
  task: CoderTask,
  deps: CoderDeps,
  options: { signal: AbortSignal; resume?: { state: CoderState; workspace: AsyncIterable<Uint8Array> } },
): AsyncGenerator<CoderYield, CoderResult> {
  const { signal, resume } = options;
  const plan = planCheck(task);
  const given = workOf(task.files, task.project);
  const start = startOf(task, given, plan);
  const state: CoderState = resume
    ? { ...resume.state, messages: [...resume.state.messages] }
    : {
        step: 0,
        messages: [],
        usage: NO_USAGE,
        ...(task.techniques ? { techniques: task.techniques.given } : {}),
      };
  const conclude = (ending: Ending): CoderResult => ({
    ...ending,
    ok: ending.check.passed,
    steps: state.step,
    usage: state.usage,
    ...(state.by ? { by: state.by } : {}),
  });
  let sandbox: Sandbox | undefined;
  let baseline: Baseline | undefined;
  try {
    signal.throwIfAborted();
    sandbox = await deps.openSandbox();
    if (resume) await sandbox.restore(resume.workspace);
    else if (task.earlier) await sandbox.restore(task.earlier.workspace());
    else await placeFiles(sandbox, task.files);
    baseline = startBaseline(plan, { start, given }, state.before, deps, signal);
    if (!resume) {
      const reruns = task.earlier ? yield* rerunFailures(task.earlier, deps, signal) : [];
      state.messages = [await openingMessage({ task, plan, reruns, sandbox, baseline, deps })];
    }
    const resumed = resume !== undefined;
    return conclude(
      yield* runJob({ task, plan, given, start, deps, state, sandbox, baseline, signal, resumed }),
    );
  } catch (thrown) {
    const stopped: unknown = signal.aborted ? signal.reason : undefined;
    if (!(stopped instanceof Stopped)) throw thrown;
    if (stopped.why === "shutdown") throw stopped;
    return conclude({
      exitReason: stopped.why,
      summary: "Stopped before the work was done.",
      check: noCheck(plan),
    });
  } finally {
    await baseline?.stop();
    await sandbox?.close();
  }
}

async function* runJob(job: Job): AsyncGenerator<CoderYield, Ending> {
  const { task, state } = job;
  const agent = createAgent(job);
  for (;;) {
    const request = finishRequestOf(state, task.maxSteps);
    if (request !== null) {
      const ending = yield* checkFinish(job, request);
      if (ending !== null) return ending;
      yield { type: "phase", phase: "running" };
    }
    remindOfBackground(job);
    remindAfterText(state);
    const end = yield* runSteps(job, agent);
    if ("failure" in end) return yield* endOnFailure(job, end.failure);
    const stopped = stopOf(end, state.messages);
    if (stopped !== null) return yield* endOnStop(job, stopped);
  }
}

/** States of earlier versions may end with a turn of text, which no request may do. */
function remindAfterText({ messages }: CoderState): void {
  const last = messages.at(-1);
  if (last?.role !== "assistant" || last.calls.length > 0) return;
  messages.push(note(badTurnNote(1, last)!));
}

/** A run that continues in another sandbox has lost what ran in the background. */
function remindOfBackground({ state, resumed }: Job): void {
  if (!resumed || !state.background) return;
  delete state.background;
  state.messages.push(note(ENDED_BY_RESTART));
}

async function* runSteps(
  job: Job,
  agent: Agent<CoderYield>,
): AsyncGenerator<CoderYield, LoopEnd | { failure: ModelError }> {
  try {
    return yield* runLoop(agent, job.state, job.signal);
  } catch (thrown) {
    if (thrown instanceof ModelError && !job.signal.aborted) return { failure: thrown };
    throw thrown;
  }
}

/** Checks work that the agent declared done. Returns how the run ends, or null if the agent continues. */
async function* checkFinish(job: Job, request: FinishRequest): AsyncGenerator<CoderYield, Ending | null> {
  const { state, task } = job;
  const { outcome, check, checked, ...verdict } = yield* verify(
    job,
    request.checkCmd ?? state.ownCmd ?? null,
  );
  const advice = verdict.endedBackground ? `${verdict.advice}\n${ENDED_FOR_CHECK}` : verdict.advice;
  const { summary } = request;
  const ends = { summary, check, checked };
  if (outcome === "passed") return { ...ends, exitReason: "finished" };
  if (!request.done) return { ...ends, exitReason: "unverified" };
  const left = task.maxSteps - state.step;
  if (outcome === "unverified") {
    if (state.pushedBack || left <= 0) return { ...ends, exitReason: "unverified" };
    state.pushedBack = true;
    state.messages.push(checkMissingMessage(advice, check, left));
    return null;
  }
  if (left <= 0) return { ...ends, exitReason: "max_steps" };
  state.messages.push(checkFailedMessage(check, advice, left));
  return null;
}

/** Ends a run in which the agent stopped without calling finish. The check still decides. */
async function* endOnStop(job: Job, stop: LoopStop): AsyncGenerator<CoderYield, Ending> {
  // The built-in engine ends this way before it has written a solution, so there is nothing to check.
  if (stop.exitReason === "needs_model" || stop.exitReason === "ambiguous")
    return { ...stop, check: noCheck(job.plan) };
  const { check, outcome, checked } = yield* verify(job, job.state.ownCmd ?? null);
  if (outcome === "passed")
    return { exitReason: "finished", summary: `${stop.summary} The check passed.`, check, checked };
  const suffix = check.kind === "none" ? "" : " The check did not pass.";
  return { exitReason: stop.exitReason, summary: stop.summary + suffix, check, checked };
}

/** Ends a run whose model failed permanently: the work so far counts if the check passes, otherwise the failure is thrown. */
async function* endOnFailure(job: Job, failure: ModelError): AsyncGenerator<CoderYield, Ending> {
  if (job.state.step === 0) throw failure;
  yield agentNote(
    `The model failed: ${failure.message}. The check now decides on the work done so far.`,
    job.state.step,
  );
  const { check, outcome, checked } = yield* verify(job, job.state.ownCmd ?? null);
  if (outcome !== "passed") throw failure;
  return {
    exitReason: "finished",
    summary: `The model failed (${failure.message}). The check passed.`,
    check,
    checked,
  };
}

/** Runs the check on exactly the files that would be delivered, and yields its events for the caller. */
async function* verify(
  job: Job,
  ownCmd: string | null,
): AsyncGenerator<
  CoderYield,
  CheckVerdict & { checked: ReadonlyMap<string, string>; endedBackground: boolean }
> {
  const { plan, given, start, deps, state, sandbox, signal } = job;
  const endedBackground = (await sandbox.endBackground()) > 0 || state.background === true;
  // What they wrote after the last step is part of the work, and of what is kept.
  if (endedBackground) yield { type: "step", state: { ...state }, sandbox };
  yield { type: "phase", phase: "verifying" };
  const at = { step: state.step, signal };
  const before = job.baseline.result();
  const verdict = yield* verifyWork({ plan, given, start, before, ownCmd }, { sandbox, state }, deps, at);
  state.before = await before;
  delete state.background;
  return { ...verdict, endedBackground };
}

function createAgent({ task, deps, sandbox, state }: Job): Agent<CoderYield> {
  const notes: CommandNotes = {
    passing(cmd) {
      if (looksLikeTests(cmd)) state.ownCmd = cmd;
    },
    background() {
      state.background = true;
    },
  };
  const { model, pictures } = deps;
  const view = { store: pictures, types: () => (state.blind ? [] : (model.pictures ?? [])) };
  return {
    model,
    pictures,
    system: coderPrompt(task.maxSteps, sandbox.shell),
    tools: coderTools(sandbox, deps, view, notes),
    maxSteps: task.maxSteps,
    ...(deps.cacheKey ? { cacheKey: deps.cacheKey } : {}),
    fewSteps:
      "5 steps are left. Bring the work to an end: run what you have, fix what fails, and call finish.",
    badTurn: badTurnNote,
    readCalls: (text, messages) => readWrittenCalls(text, quotedIn(messages)),
    say: agentNote,
    stepDone: (loopState) => ({ type: "step", state: { ...state, ...loopState }, sandbox }),
  };
}

/** The finish request of the last turn. Text alone counts as one in the last step. */
function finishRequestOf({ messages, step }: CoderState, maxSteps: number): FinishRequest | null {
  const last = messages.at(-1);
  if (last?.role !== "assistant" || last.calls.length > 0) return lastFinishRequest(messages);
  return step >= maxSteps ? { checkCmd: null, summary: last.text.trim(), done: true } : null;
}
