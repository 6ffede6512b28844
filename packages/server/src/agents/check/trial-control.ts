import { type AgentEvent, agentNote } from "../agent-events.ts";
import type { CallContext } from "../tools/tool.ts";
import type { ControlResult, OrderResult } from "./port.ts";
import type { MakeSpace, RunTrial } from "./trial.ts";

const LONG_MS = 3_000;

/** Announces the cross-check after a slow check, because it takes as long again several times. */
export function* announceCrossCheck(
  trials: readonly RunTrial[],
  { step }: CallContext,
): Generator<AgentEvent> {
  const tookMs = trials
    .flatMap((trial) => trial.counted)
    .reduce((sum, one) => sum + one.counted.durationMs, 0);
  if (tookMs > LONG_MS)
    yield agentNote(
      "The check passed. It now runs again with changed expectations, where it has to fail, and in another order.",
      step,
    );
}

const LEAST_LIMIT_SECONDS = 60;
const LIMIT_FACTOR = 10;

/** Makes spaces in which a command may not take much longer than all of `trial` took when it passed. */
export function atItsPace(makeSpace: MakeSpace, trial: RunTrial): MakeSpace {
  const tookMs = trial.counted.reduce((sum, { counted }) => sum + counted.durationMs, 0);
  const seconds = Math.max(LEAST_LIMIT_SECONDS, Math.ceil((LIMIT_FACTOR * tookMs) / 1000));
  return (onOutput) => {
    const space = makeSpace(onOutput);
    return { ...space, timeoutSeconds: Math.min(space.timeoutSeconds, seconds) };
  };
}

/** Whether a trial that passed fails when it must, over all its steps. */
export async function controlOf(trial: RunTrial, makeSpace: MakeSpace): Promise<ControlResult> {
  const results: ControlResult[] = [];
  const makeLimited = atItsPace(makeSpace, trial);
  for (const { step, toolchain, counted } of crossChecked(trial)) {
    const control = await toolchain.control(makeLimited(), step, counted);
    // A script that holds a Python text says nothing of whether that text can fail.
    if (control.result === "refuted" || (control.suspect === true && step.text !== undefined)) return control;
    results.push(control);
  }
  if (trial.unread) return { result: "none", why: "programs in its scripts could not be run alone" };
  if (trial.silent) return silentControl(results);
  return (
    results.find((control) => control.result === "confirmed") ??
    results[0] ?? { result: "none", why: "nothing decides" }
  );
}

/**
 * The control of a command whose given tests fail when run alone: only a changed expectation counts, because a failing line of
 * a makefile or script makes the command fail even if its tests end early.
 */
function silentControl(results: readonly ControlResult[]): ControlResult {
  const noticed = results.find((control) => control.noticed === true);
  if (noticed) return noticed;
  return results.some((control) => control.noticed === false)
    ? { result: "refuted", why: "no changed expectation of the tests that the command starts made it fail" }
    : { result: "none", why: "no expectation could be changed in the tests that the command starts" };
}

/** Whether the tests of a trial that passed depend on each other, or on the work seeing them. */
export async function orderOf(trial: RunTrial, makeSpace: MakeSpace): Promise<OrderResult> {
  const makeLimited = atItsPace(makeSpace, trial);
  for (const { step, toolchain, counted } of crossChecked(trial)) {
    const order = await toolchain.order(makeLimited(), step, counted);
    if (order.result === "differs" || order.result === "seen") return order;
  }
  return { result: "independent", why: "" };
}

/** The objection to the result of an order, in a sentence; "" if there is none. `depends`: what a difference says of the tests. */
export function objectionTo({ result, why }: OrderResult, depends: string): string {
  if (result === "seen") return `The work behaves otherwise under test: ${why}`;
  return result === "differs" ? `${depends}: ${why}` : "";
}

/** The counted steps. Includes the plain command only if there is no other step, or if the given tests are silent. */
const crossChecked = ({ counted, silent }: RunTrial) => {
  const ours = counted.filter((countedStep) => countedStep.step.kind !== "other");
  return ours.length > 0 && !silent ? ours : counted;
};
