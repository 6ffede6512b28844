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

/** The result of a check that failed wherever it had to. */
export const confirmed: ControlResult = { result: "confirmed", why: "" };
/** The result of a check that does not fail as it has to. */
export const refuted = (why: string): ControlResult => ({ result: "refuted", why });

/** A new way to instrument: random names, numbers and places, none of them told to the code under test. */
export const newTwin = (): Twin => ({
  seed: randomInt(2 ** 31),
  added: true,
  rename: true,
  hide: true,
  plain: true,
  other: true,
});

/** The run in which every probe lets its test go on, and how its files were instrumented. */
export interface PassingRun {
  twin: Twin;
  run: PythonRun;
}

/** Whether the instrumented tests pass as the plain ones did. */
export const passes = ({ run }: PassingRun): boolean =>
  run.report !== null && whyNot(run).length === 0 && run.report.patched.length === 0;

/**
 * Runs the tests with probes that all let them go on; where that fails, once more with fewer changes to their text, unless
 * `isMoot` then says that nobody needs to know.
 */
export async function runPassing(
  space: Space,
  step: CheckStep,
  isMoot: () => Promise<boolean> = async () => false,
): Promise<PassingRun> {
  const twin = newTwin();
  const first = { twin, run: await runPython(space, step, { twin }) };
  if (passes(first) || first.run.ended.reason !== "exit" || (await isMoot())) return first;
  // Tests that do not look at their own names keep other names: an answer may depend on them.
  const calmer = { ...newTwin(), added: false, rename: !(first.run.report?.reflective ?? false) };
  return { twin: calmer, run: await runPython(space, step, { twin: calmer }) };
}

/** A probe of each test that has to fail. */
export type PickedProbes = Record<string, number>;
/** One of several, by chance. */
export const pickOne = <T>(from: readonly T[]): T | undefined =>
  from[from.length === 0 ? 0 : randomInt(from.length)];

/** Which probes of some roles a test reached, in their order. */
export const sitesOf = (test: PythonTest, report: PythonReport, roles: string[]) =>
  test.probes.filter((key) => roles.includes(report.sites[key]?.role ?? ""));

/** Runs the same bytes again with some probes failing; null where it did not end in time. */
export async function runFailing(
  space: Space,
  step: CheckStep,
  { twin }: PassingRun,
  picks: PickedProbes,
  how: { substitute?: boolean; near?: boolean } = {},
): Promise<PythonReport | "left" | null> {
  const fail = Object.fromEntries(Object.entries(picks).map(([id, key]) => [id, [key]]));
  const { ended, report } = await runPython(space, step, { twin: { ...twin, fail, ...how } });
  if (ended.reason === "timeout" || ended.reason === "abort") return null;
  return report ?? "left";
}

/** A test that did not end as it had to. */
export interface UnexpectedResult {
  id: string;
  outcome: string;
  why: string;
}

/** Every test that did not end as it has to: fail at its probe, or pass where it has none. */
export function oddities(
  seen: PythonReport | "left",
  picks: PickedProbes,
  before: PythonReport,
): UnexpectedResult[] {
  if (seen === "left")
    return [{ id: "", outcome: "left", why: "The tests do not come to their end when one fails." }];
  const after = new Map(seen.tests.map((test) => [test.id, test]));
  return before.tests.flatMap((test): UnexpectedResult[] => {
    if (test.r !== "pass") return [];
    const now = after.get(test.id);
    const key = picks[test.id];
    const why = key === undefined ? whyNotPassed(now) : whyNotFailedAt(before.sites[key]!, now, seen);
    return why === null ? [] : [{ id: test.id, outcome: now?.r ?? "missing", why: `${test.id} ${why}` }];
  });
}

/** What is odd about a test that had to pass again, or null. */
const whyNotPassed = (now: PythonTest | undefined): string | null =>
  now?.r === "pass" ? null : "fails when another test fails.";

/** What is odd about a test whose probe at `site` had to make it fail, or null. */
function whyNotFailedAt(site: PythonSite, now: PythonTest | undefined, seen: PythonReport): string | null {
  const place = `line ${site.line} of ${site.file}`;
  const hit = (frames: [string, number][]) =>
    frames.some(([path, line]) => path === site.file && line >= site.line && line <= site.end);
  if (now === undefined || now.r === "fail") {
    const left = now?.why === "SystemExit" && now.by === "assertion";
    return left || hit(now?.where ?? []) ? null : `has to fail at ${place}, and fails elsewhere.`;
  }
  if (now.r === "xfail" || seen.threads.some(({ where }) => hit(where))) return null;
  return `passes although its expectation at ${place} is another one.`;
}
