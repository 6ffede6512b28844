import { randomInt } from "node:crypto";
import type { ControlResult, CountedRun, Space, CheckStep } from "../port.ts";
import type { PreparedFile, PreparedStep, Site } from "./prepare.ts";
import { runRound } from "./rounds.ts";
import type { FileRun } from "./run.ts";

/** The result of one injected change: the tests `failed` as they must, `passed` although they must not, or the change was `not reached`. */
export interface MutationResult {
  kind: "failure" | "expectation";
  result: "failed" | "passed" | "not reached";
  why: string;
}

const selectsByName = (step: CheckStep) => step.flags.some((flag) => flag.startsWith("--test-name-pattern"));

const pick = <T>(list: readonly T[]): T | undefined => list[list.length < 2 ? 0 : randomInt(list.length)];

/**
 * Makes the tests fail on purpose: by an added test in each file, and by one changed expectation in each test of the same
 * instrumented bytes that passed; in scripts by an error thrown at the end and at a random place.
 */
export async function controlUnderGuard(
  space: Space,
  step: CheckStep,
  prepared: PreparedStep,
  counted: CountedRun,
): Promise<ControlResult> {
  const suites = prepared.files.filter((file) => !file.plain && file.readable);
  const scripts = prepared.files.filter((file) => file.plain && file.readable);
  const jobs: (() => Promise<MutationResult[]>)[] = [];
  const added = suites.filter((file) => file.control !== null);
  if (added.length > 0) jobs.push(() => addedTests(space, step, prepared, added, counted));
  const bends = new Map(suites.map((file) => [file, oneSiteEach(file)]));
  const bendable = suites.filter((file) => bends.get(file)!.length > 0);
  if (bendable.length > 0) jobs.push(() => bentTests(space, step, prepared, bendable, bends));
  // With selected tests, a changed text might affect only tests that are not selected.
  const other = prepared.files.filter(
    (file) => file.readable && file.changed !== null && !selectsByName(step),
  );
  if (other.length > 0) jobs.push(() => changedTests(space, step, prepared, other));
  for (const script of scripts) jobs.push(...scriptJobs(space, step, prepared, script));
  return decide(await inPairs(jobs));
}

/** Runs jobs two at a time. */
export async function inPairs<T>(jobs: (() => Promise<T[]>)[]): Promise<T[]> {
  const queue = [...jobs];
  const done: T[] = [];
  const work = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) done.push(...(await job()));
  };
  await Promise.all([work(), work()]);
  return done;
}

/** Combines the results of all trials. */
export function decide(trials: MutationResult[]): ControlResult {
  const passed = trials.find((trial) => trial.result === "passed");
  if (passed) return { result: "refuted", why: passed.why };
  const failed = trials.filter((trial) => trial.result === "failed");
  if (failed.length === 0)
    return { result: "none", why: trials[0]?.why ?? "no failure could be injected into the tests" };
  const missing = notInjected(new Set(failed.map((trial) => trial.kind)));
  return { result: "confirmed", why: `${failed.length} injected failures were detected${missing}` };
}

function notInjected(kinds: ReadonlySet<MutationResult["kind"]>): string {
  if (!kinds.has("failure")) return "; no failure could be added";
  return kinds.has("expectation") ? "" : "; no expectation could be changed";
}

async function addedTests(
  space: Space,
  step: CheckStep,
  prepared: PreparedStep,
  files: PreparedFile[],
  counted: CountedRun,
): Promise<MutationResult[]> {
  const names = files.map((file) => `--test-name-pattern=/${RegExp.escape(file.control!.name)}$/`);
  const selecting = selectsByName(step) ? { ...step, flags: [...step.flags, ...names] } : step;
  const round = await runRound(space, selecting, prepared, { texts: "control", pins: true, files });
  return round.runs.map((run) => judgeAdded(run, counted));
}

function judgeAdded(run: FileRun, counted: CountedRun): MutationResult {
  const { file, report, ended } = run;
  const trial = (result: MutationResult["result"], why: string): MutationResult => ({
    kind: "failure",
    result,
    why: `${file.file}: ${why}`,
  });
  if (ended.reason !== "exit")
    return trial("not reached", `the run with a failing test did not finish (${ended.reason})`);
  if (ended.exitCode === 0) return trial("passed", "it passes with a failing test added");
  if (report === null)
    return trial("passed", "with a failing test added, it exits early; without that test, it does not");
  if (!report.hit["0"])
    return trial(report.total.failed > 0 ? "passed" : "not reached", "the added test did not run");
  const failed = report.tests.filter((test) => test.outcome === "failed");
  if (failed.length !== 1 || !failed[0]!.name.endsWith(file.control!.name))
    return trial("passed", `with a failing test added, ${failed.length} tests fail instead of only that one`);
  const before = counted.tests.filter((test) => test.file === file.file && test.outcome === "passed").length;
  const now = report.tests.filter(
    (test) => test.file === file.file && test.outcome === "passed" && !test.suite,
  ).length;
  return now === before
    ? trial("failed", "")
    : trial("passed", `${before} tests passed before, but ${now} with a test added`);
}

/** One changeable expectation of each test that has one, by site id. Sites outside tests are left out. */
function oneSiteEach(file: PreparedFile): number[] {
  const byTest = Map.groupBy(
    file.sites.filter((site) => site.bend && (site.test ?? 0) > 0),
    (site) => `${site.file}:${site.test}`,
  );
  return [...byTest.values()].map((sites) => pick(sites)!.id);
}

async function bentTests(
  space: Space,
  step: CheckStep,
  prepared: PreparedStep,
  files: PreparedFile[],
  bends: Map<PreparedFile, number[]>,
): Promise<MutationResult[]> {
  const bend = files.flatMap((file) => bends.get(file)!);
  const round = await runRound(space, step, prepared, { texts: "instrumented", pins: true, files, bend });
  return round.runs.map((run) => judgeBent(run, bends.get(run.file)!));
}

/** Judges a run with changed expectations: every test with one must fail, as often as the expectation was changed. */
function judgeBent(run: FileRun, bend: number[]): MutationResult {
  const { file, report, ended } = run;
  const trial = (result: MutationResult["result"], why: string): MutationResult => ({
    kind: "expectation",
    result,
    why: `${file.file}: ${why}`,
  });
  if (ended.reason !== "exit")
    return trial("not reached", `the run with changed expectations did not finish (${ended.reason})`);
  if (report === null)
    return trial("passed", "with changed expectations, it exits early; without them, it does not");
  const reached = file.sites.filter((site) => bend.includes(site.id) && (report.bent[site.id] ?? 0) > 0);
  if (reached.length === 0) return trial("not reached", "no expectation could be changed");
  if (ended.exitCode === 0) return trial("passed", "it passes with changed expectations");
  const at = (site: Site) => `${site.file}:${site.test}`;
  for (const [place, sites] of Map.groupBy(reached, at)) {
    const times = sites.reduce((total, site) => total + report.bent[site.id]!, 0);
    const tests = report.tests.filter((test) => `${test.file}:${test.line}` === place);
    if (tests.filter((test) => test.outcome !== "passed").length < Math.min(times, tests.length))
      return trial("passed", `the test at line ${sites[0]!.test} passes with a changed expectation`);
  }
  return trial("failed", "");
}

/** Runs the files with expectations changed in their text, so that code that reads them from the file must fail too. */
async function changedTests(
  space: Space,
  step: CheckStep,
  prepared: PreparedStep,
  files: PreparedFile[],
): Promise<MutationResult[]> {
  const round = await runRound(space, step, prepared, { texts: "changed", pins: true, files });
  return round.runs.map(judgeChanged);
}

function judgeChanged({ file, report, ended }: FileRun): MutationResult {
  const changed = file.changed!;
  const trial = (result: MutationResult["result"], why: string): MutationResult => ({
    kind: "expectation",
    result,
    why: `${file.file}: ${why}`,
  });
  if (ended.reason !== "exit")
    return trial("not reached", `the run with other expectations did not finish (${ended.reason})`);
  const where = changed.line === 0 ? "in its data" : `from line ${changed.line} on`;
  if (ended.exitCode === 0) return trial("passed", `it passes with other expectations ${where}`);
  if (report === null) return trial("passed", `with other expectations ${where}, it exits early`);
  for (const line of changed.tests) {
    const tests = report.tests.filter((test) => test.file === file.file && test.line === line);
    if (line > 0 && tests.length > 0 && tests.every((test) => test.outcome === "passed"))
      return trial("passed", `the test at line ${line} passes with another expectation`);
  }
  return trial("failed", "");
}

/** Trials of a script: an error at its end, an error at a random place, and up to two changed expectations. */
function scriptJobs(
  space: Space,
  step: CheckStep,
  prepared: PreparedStep,
  file: PreparedFile,
): (() => Promise<MutationResult[]>)[] {
  const once = async (site: Site, kind: MutationResult["kind"]): Promise<MutationResult[]> => {
    const how = kind === "failure" ? { throwAt: site.id } : { bend: [site.id] };
    const round = await runRound(space, step, prepared, {
      texts: "instrumented",
      pins: true,
      files: [file],
      ...how,
    });
    return round.runs.map((run) => judgeScriptTrial(run, site, kind));
  };
  const places = file.sites.filter((site) => site.kind === "place");
  const chosen = [places.find((site) => site.end === true), pick(places.filter((site) => site.end !== true))];
  const bends = file.sites.filter((site) => site.bend);
  const first = pick(bends);
  const second = pick(bends.filter((site) => site !== first));
  return [
    ...chosen.filter((site) => site !== undefined).map((site) => () => once(site, "failure")),
    ...[first, second].filter((site) => site !== undefined).map((site) => () => once(site, "expectation")),
  ];
}

function judgeScriptTrial(run: FileRun, site: Site, kind: MutationResult["kind"]): MutationResult {
  const { file, report, ended } = run;
  const change = kind === "failure" ? "an error thrown" : "an expectation changed";
  const trial = (result: MutationResult["result"], why: string): MutationResult => ({
    kind,
    result,
    why: `${file.file}: ${why}`,
  });
  if (ended.reason !== "exit")
    return trial("not reached", `the run with ${change} did not finish (${ended.reason})`);
  const reached = (kind === "failure" ? report?.hit[site.id] : report?.bent[site.id]) ?? 0;
  if (report !== null && reached === 0 && ended.exitCode === 0)
    return trial("not reached", `line ${site.line} was not reached`);
  if (ended.exitCode === 0) return trial("passed", `it passes with ${change} at line ${site.line}`);
  if (report === null || reached === 0) return trial("passed", `it now fails before line ${site.line}`);
  const slipped = report.hijacks.find((hijack) => hijack.startsWith("@"));
  return slipped === undefined
    ? trial("failed", "")
    : trial("passed", `with ${change} at line ${site.line}: ${slipped}`);
}
