import { randomInt } from "node:crypto";
import type { ControlResult, Space, CheckStep } from "../port.ts";
import { whyNot } from "./judge.ts";
import {
  type PythonReport,
  type PythonRun,
  type PythonSite,
  type PythonTest,
  runPython,
  type Twin,
} from "./run.ts";

/** The result of a control in which the check failed wherever it must. */
export const confirmed: ControlResult = { result: "confirmed", why: "" };
/** The result of a control in which the check did not fail as it must. */
export const refuted = (why: string): ControlResult => ({ result: "refuted", why });

/** New instrumentation settings. Its seed decides random names, numbers and places, which the code under test cannot know. */
export const newTwin = (): Twin => ({
  seed: randomInt(2 ** 31),
  added: true,
  rename: true,
  hide: true,
  plain: true,
  other: true,
});

/** An instrumented run in which no probe fails, with its instrumentation. */
export interface PassingRun {
  twin: Twin;
  run: PythonRun;
}

/** Whether the instrumented tests pass. */
export const passes = ({ run }: PassingRun): boolean =>
  run.report !== null && whyNot(run).length === 0 && run.report.patched.length === 0;

/**
 * Runs the instrumented tests with no failing probe. If they fail, runs them once more with fewer changes to their text,
 * unless `isMoot` says that the result no longer matters.
 */
export async function runPassing(
  space: Space,
  step: CheckStep,
  isMoot: () => Promise<boolean> = async () => false,
): Promise<PassingRun> {
  const twin = newTwin();
  const first = { twin, run: await runPython(space, step, { twin }) };
  if (passes(first) || first.run.ended.reason !== "exit" || (await isMoot())) return first;
  // Tests that do not inspect their own names stay renamed, because the work may recognise the original names.
  const calmer = { ...newTwin(), added: false, rename: !(first.run.report?.reflective ?? false) };
  return { twin: calmer, run: await runPython(space, step, { twin: calmer }) };
}

/** The probe that must fail in each test, by test id. */
export type PickedProbes = ReadonlyMap<string, number>;
/** A random item, or undefined if there is none. */
export const pickOne = <T>(from: readonly T[]): T | undefined =>
  from[from.length === 0 ? 0 : randomInt(from.length)];

/** The probes with some roles that a test reached, in order. */
export const sitesOf = (test: PythonTest, report: PythonReport, roles: string[]) =>
  test.probes.filter((key) => roles.includes(report.sites[key]?.role ?? ""));

/** Runs the same instrumented bytes with some failing probes. Returns null on a timeout, "left" if the process exited without a report. */
export async function runFailing(
  space: Space,
  step: CheckStep,
  { twin }: PassingRun,
  picks: PickedProbes,
  how: { substitute?: boolean; near?: boolean; amount?: number; apart?: boolean } = {},
): Promise<PythonReport | "left" | null> {
  const fail = Object.fromEntries([...picks].map(([id, key]) => [id, [key]]));
  const { ended, report } = await runPython(space, step, { twin: { ...twin, fail, ...how } });
  if (ended.reason === "timeout" || ended.reason === "abort") return null;
  return report ?? "left";
}

/** A test with an unexpected result. */
export interface UnexpectedResult {
  id: string;
  outcome: string;
  why: string;
}

/** All tests with an unexpected result: a test must fail at its probe, or pass if it has none. */
export function findUnexpected(
  seen: PythonReport | "left",
  picks: PickedProbes,
  before: PythonReport,
): UnexpectedResult[] {
  if (seen === "left") return [{ id: "", outcome: "left", why: "The tests do not finish when one fails." }];
  const after = new Map(seen.tests.map((test) => [test.id, test]));
  return before.tests.flatMap((test): UnexpectedResult[] => {
    if (test.r !== "pass") return [];
    const now = after.get(test.id);
    const key = picks.get(test.id);
    const why = key === undefined ? whyNotPassed(now) : whyNotFailedAt(before.sites[key]!, now, seen);
    return why === null ? [] : [{ id: test.id, outcome: now?.r ?? "missing", why: `${test.id} ${why}` }];
  });
}

/** Why a test that had to pass again did not, or null. */
const whyNotPassed = (now: PythonTest | undefined): string | null =>
  now?.r === "pass" ? null : "fails when another test fails.";

/** Why a test that had to fail at `site` did not, or null. */
function whyNotFailedAt(site: PythonSite, now: PythonTest | undefined, seen: PythonReport): string | null {
  const place = `line ${site.line} of ${site.file}`;
  const hit = (frames: [string, number][]) =>
    frames.some(([path, line]) => path === site.file && line >= site.line && line <= site.end);
  if (now === undefined || now.r === "fail") {
    const left = now?.why === "SystemExit" && now.by === "assertion";
    // A thread that failed there may be the cause of a later failure of the test.
    return left || hit(now?.where ?? []) || seen.threads.some(({ where }) => hit(where))
      ? null
      : `has to fail at ${place}, but fails elsewhere.`;
  }
  if (now.r === "xfail" || seen.threads.some(({ where }) => hit(where))) return null;
  return `passes although its expectation at ${place} was changed.`;
}
