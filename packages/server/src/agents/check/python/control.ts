import type { ControlResult, CountedRun, Space, CheckStep } from "../port.ts";
import { hijacksOf, whyNot } from "./judge.ts";
import { pairwise, type PythonReport, type PythonSite, type PythonTest, runPython } from "./run.ts";
import { controlArguments } from "./argument-control.ts";
import { controlScript } from "./script-control.ts";
import {
  confirmed,
  type UnexpectedResult,
  findUnexpected,
  passes,
  type PassingRun,
  pickOne,
  type PickedProbes,
  refuted,
  runFailing,
  sitesOf,
} from "./twins.ts";

const TIMED_OUT: ControlResult = { result: "none", why: "The control run timed out." };

/** Controls a check that passed by making it fail: by one probe in each test, an added test, or a line of a script. */
export async function controlTests(
  space: Space,
  step: CheckStep,
  counted: CountedRun,
  passing: PassingRun,
): Promise<ControlResult> {
  const { report } = passing.run;
  if (report === null || !passes(passing)) return explainFailing(space, step, passing);
  const ids = new Set(report.tests.map((test) => test.id));
  const missing = counted.tests.find((test) => test.outcome === "passed" && !ids.has(test.id));
  if (missing) return refuted(`${missing.id} does not run when its text changes.`);
  const isCutShort = cutShort(report);
  const cut = report.tests.find(isCutShort);
  if (cut) return refuted(`${cut.id} passes without reaching its end.`);
  if (report.mode === "script") return controlScript(space, step, passing, report);
  return controlAll(space, step, passing, report);
}

/**
 * Explains why the instrumented tests fail although no probe fails. A weaker control is never used instead: work could then
 * choose it by making this one fail.
 */
async function explainFailing(
  space: Space,
  step: CheckStep,
  { twin, run }: PassingRun,
): Promise<ControlResult> {
  const why = whyNot(run).concat(hijacksOf(run.report))[0] ?? "";
  if (run.ended.reason === "timeout" || run.ended.reason === "abort") return TIMED_OUT;
  const compared = await runPython(space, step, { twin: { ...twin, plain: false } });
  if (passes({ twin, run: compared }))
    return refuted(`The tests pass only because the work defines equality for its answers: ${why}`);
  const read = await runPython(space, step, { twin: { ...twin, other: false } });
  if (passes({ twin, run: read }))
    return refuted(`The tests pass only while their files contain the expected values: ${why}`);
  const looks = run.report?.reflective ?? false;
  if (!looks) {
    const [values, names] = await Promise.all([
      runPython(space, step, { twin: { ...twin, hide: false } }),
      runPython(space, step, { twin: { ...twin, rename: false } }),
    ]);
    if (passes({ twin, run: values }))
      return refuted(`The tests pass only while their text contains the expected values: ${why}`);
    if (passes({ twin, run: names }))
      return refuted(`The tests pass only under their original names and line numbers: ${why}`);
  }
  const text = `With probes in their text, the same tests fail: ${why}`;
  return { result: "none", why: text, suspect: !looks };
}

/** Returns a test for results that passed without reaching their last statement, although they cannot return early. */
function cutShort(report: PythonReport): (test: PythonTest) => boolean {
  const early = new Set(report.early);
  const keyOf = (file: string, name: string | undefined) => `${name} ${file}`;
  const ends = Map.groupBy(
    Object.entries(report.sites).filter(([, site]) => site.role === "end"),
    ([, site]) => keyOf(site.file, site.test.split(".").at(-1)),
  );
  return (test) => {
    const name = nameOf(test.id);
    const own = ends.get(keyOf(test.file, name));
    if (test.r !== "pass" || own === undefined || early.has(name)) return false;
    const reached = new Set(test.probes);
    return !own.some(([key]) => reached.has(Number(key)));
  };
}

const nameOf = (id: string) => id.split("[")[0]!.split("::").at(-1)!.split(".").at(-1)!;

/** Picks one failure for each test: a changed expectation if it has one, else its end. */
function picksOf(report: PythonReport, mayPick: (site: PythonSite) => boolean, only = false): PickedProbes {
  const picks = new Map<string, number>();
  for (const test of report.tests.filter(({ r }) => r === "pass")) {
    const asserts = sitesOf(test, report, ["assert"]);
    const wanted = asserts.filter((key) => mayPick(report.sites[key]!));
    if (only && wanted.length === 0) continue;
    const others = asserts.length > 0 ? asserts : sitesOf(test, report, ["end", "added"]);
    const pick = pickOne(wanted.length > 0 ? wanted : others);
    if (pick !== undefined) picks.set(test.id, pick);
  }
  return picks;
}

/** Picks one variable in each test that compares with a variable. It gets another value before the work is called. */
const boundVariables = (report: PythonReport): PickedProbes =>
  new Map(
    report.tests
      .filter(({ r }) => r === "pass")
      .map((test) => [test.id, pickOne(sitesOf(test, report, ["bind"]))] as const)
      .filter((pair): pair is [string, number] => pair[1] !== undefined),
  );

/**
 * Controls all tests in rounds: with an arbitrary wrong expectation, with one that is almost right, with that of another test
 * if there are several, and with other values in variables if tests compare with variables.
 */
async function controlAll(
  space: Space,
  step: CheckStep,
  passing: PassingRun,
  report: PythonReport,
): Promise<ControlResult> {
  const rounds: Round[] = [{ picks: picksOf(report, () => true), how: {} }];
  if (rounds[0]!.picks.size === 0)
    return { result: "none", why: "No test has a place where a failure can be injected." };
  const bound = boundVariables(report);
  if (bound.size > 0) rounds.push({ picks: bound, how: {} });
  const near = picksOf(report, ({ kind }) => kind === "eq", true);
  if (near.size > 0) rounds.push({ picks: near, how: { near: true } });
  if (Object.values(report.sites).filter(({ hidden }) => hidden).length > 1)
    rounds.push({ picks: picksOf(report, ({ hidden }) => hidden), how: { substitute: true } });
  const results = await pairwise(rounds, (round) => controlRound(space, step, passing, report, round));
  const doubt = results.find(({ result }) => result !== "confirmed");
  return doubt ?? controlArguments(space, step, passing, report);
}

interface Round {
  picks: PickedProbes;
  how: { substitute?: boolean; near?: boolean };
}

async function controlRound(
  space: Space,
  step: CheckStep,
  passing: PassingRun,
  report: PythonReport,
  round: Round,
): Promise<ControlResult> {
  const failing = await runFailing(space, step, passing, round.picks, round.how);
  if (failing === null) return TIMED_OUT;
  const odd = findUnexpected(failing, round.picks, report);
  return odd.length === 0 ? confirmed : controlSingly(space, step, passing, report, round, odd);
}

/** Tests may depend on each other, so unexpected results are tried again with one failure at a time. */
async function controlSingly(
  space: Space,
  step: CheckStep,
  passing: PassingRun,
  report: PythonReport,
  { picks, how }: Round,
  odd: UnexpectedResult[],
): Promise<ControlResult> {
  const passed = odd.find(({ outcome, id }) => outcome === "pass" && picks.has(id));
  const others = odd.filter((unexpected) => unexpected !== passed);
  const retried = [...(passed ? [passed] : []), ...others].slice(0, 4);
  const results = await pairwise(
    retried,
    async ({ id }): Promise<ControlResult> => {
      const own = picks.has(id) ? id : pickOne([...picks.keys()])!;
      const single = new Map([[own, picks.get(own)!]]);
      const failing = await runFailing(space, step, passing, single, how);
      if (failing === null) return TIMED_OUT;
      const why = findUnexpected(failing, single, report)[0]?.why;
      return why === undefined ? confirmed : refuted(why);
    },
    ({ result }) => result === "refuted",
  );
  return (
    results.find(({ result }) => result === "refuted") ??
    results.find(({ result }) => result === "none") ??
    confirmed
  );
}
