import { randomInt } from "node:crypto";
import type { ControlResult, CountedRun, Space, CheckStep } from "../port.ts";
import type { PreparedFile, PreparedStep, Site } from "./prepare.ts";
import { decidingIn, pacesOf } from "./count.ts";
import { decide, type MutationResult } from "./mutation-results.ts";
import { blindAssertions, makesObjects } from "./made-objects.ts";
import { type Round, type RoundOptions, runRound } from "./rounds.ts";
import { type FileRun, type GuardReport, ownPasses } from "./run.ts";

const selectsByName = (step: CheckStep) => step.flags.some((flag) => flag.startsWith("--test-name-pattern"));

const pick = <T>(list: readonly T[]): T | undefined => list[list.length < 2 ? 0 : randomInt(list.length)];

/**
 * Makes the tests fail on purpose: by an added test in each file, and by one changed expectation in each test of the same
 * instrumented bytes that passed; in scripts by an error thrown at the end and at a random place.
 */
export async function controlUnderGuard(
  space: Space,
  step: CheckStep,
  all: PreparedStep,
  counted: CountedRun,
): Promise<ControlResult> {
  const prepared = decidingIn(all, counted);
  const paces = pacesOf(counted);
  const run: Run = (options, chosen = step) =>
    runRound(space, chosen, prepared, { ...options, pins: true, paces });
  const suites = prepared.files.filter((file) => !file.plain && file.readable);
  const scripts = prepared.files.filter((file) => file.plain && file.readable);
  const jobs: (() => Promise<MutationResult[]>)[] = [];
  const added = suites.filter((file) => file.control !== null);
  if (added.length > 0) jobs.push(() => addedTests(run, step, added, counted));
  const bends = new Map(suites.map((file) => [file, oneSiteEach(file)]));
  const bendable = suites.filter((file) => bends.get(file)!.length > 0);
  if (bendable.length > 0) jobs.push(() => bentTests(run, bendable, bends));
  // With selected tests, a changed text might affect only tests that are not selected.
  const other = prepared.files.filter(
    (file) => file.readable && file.changed !== null && !selectsByName(step),
  );
  if (other.length > 0) jobs.push(() => changedTests(run, other));
  const making = [...suites, ...scripts].filter(makesObjects);
  if (making.length > 0)
    jobs.push(async () => {
      const { runs } = await run({ texts: "instrumented", files: making, made: true });
      return runs.flatMap(blindAssertions).map((why) => ({ kind: "expectation", result: "passed", why }));
    });
  for (const script of scripts) jobs.push(...scriptJobs(run, script));
  return decide(await inPairs(jobs));
}

/** Runs files with some change, in a step like that of the control. */
type Run = (options: Omit<RoundOptions, "pins" | "paces">, step?: CheckStep) => Promise<Round>;

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

async function addedTests(
  run: Run,
  step: CheckStep,
  files: PreparedFile[],
  counted: CountedRun,
): Promise<MutationResult[]> {
  const names = files.map((file) => `--test-name-pattern=/${RegExp.escape(file.control!.name)}$/`);
  const selecting = selectsByName(step) ? { ...step, flags: [...step.flags, ...names] } : step;
  const { runs } = await run({ texts: "control", files }, selecting);
  return runs.map((one) => judgeAdded(one, counted));
}

function judgeAdded(run: FileRun, counted: CountedRun): MutationResult {
  const { file, report, ended } = run;
  const trial = (result: MutationResult["result"], why: string): MutationResult => ({
    kind: "failure",
    result,
    why: `${file.file}: ${why}`,
  });
  const endless = "with a failing test added, its tests do not end";
  if (ended.reason !== "exit") return trial(unfinished(ended), endless);
  if (report !== null && wasCut(report)) return trial("passed", endless);
  if (ended.exitCode === 0) return trial("passed", "it passes with a failing test added");
  if (report === null)
    return trial("passed", "with a failing test added, it exits early; without that test, it does not");
  if (!report.hit["0"])
    return trial(report.total.failed > 0 ? "passed" : "not reached", "the added test did not run");
  const failed = report.tests.filter((test) => test.outcome === "failed");
  if (failed.length !== 1 || !failed[0]!.name.endsWith(file.control!.name))
    return trial("passed", `with a failing test added, ${failed.length} tests fail instead of only that one`);
  const before = pacesOf(counted).get(file.file)?.passed ?? 0;
  const now = ownPasses(run);
  return now === before
    ? trial("failed", "")
    : trial("passed", `${before} tests passed before, but ${now} with a test added`);
}

/** A run that was stopped by the service says nothing; one that its time limit stopped was blocked. */
const unfinished = ({ reason }: FileRun["ended"]) => (reason === "timeout" ? "hung" : "not reached");

/** Whether the guard had to end the process before all its tests had ended. */
const wasCut = ({ marks }: GuardReport) => marks["cut"] === 2;

/** One changeable expectation of each test that has one, by site id. Sites outside tests are left out. */
function oneSiteEach(file: PreparedFile): number[] {
  const byTest = Map.groupBy(
    file.sites.filter((site) => site.bend && (site.test ?? 0) > 0),
    (site) => `${site.file}:${site.test}`,
  );
  return [...byTest.values()].map((sites) => pick(sites)!.id);
}

/** Where a test never ends because of its changed expectation, those after it are tried in another run. */
async function bentTests(
  run: Run,
  files: PreparedFile[],
  bends: Map<PreparedFile, number[]>,
): Promise<MutationResult[]> {
  const results: MutationResult[] = [];
  let left = files.map((file) => ({ file, bend: bends.get(file)! }));
  for (let round = 0; round < MAX_BENT_ROUNDS && left.length > 0; round++) {
    const { runs } = await run({
      texts: "instrumented",
      files: left.map(({ file }) => file),
      bend: left.flatMap(({ bend }) => bend),
    });
    const bent = new Map(left.map(({ file, bend }) => [file, bend]));
    results.push(...runs.map((one) => judgeBent(one, bent.get(one.file)!)));
    left = runs.flatMap(({ file, report }) => {
      const bend = bent.get(file)!;
      const others = bend.filter((id) => !report?.bent[id]);
      const isLeft = report !== null && wasCut(report) && others.length < bend.length;
      return isLeft && others.length > 0 ? [{ file, bend: others }] : [];
    });
  }
  return results;
}

const MAX_BENT_ROUNDS = 3;

/** Judges a run with changed expectations: every test with one must fail, as often as the expectation was changed. */
function judgeBent(run: FileRun, bend: number[]): MutationResult {
  const { file, report, ended } = run;
  const trial = (result: MutationResult["result"], why: string): MutationResult => ({
    kind: "expectation",
    result,
    why: `${file.file}: ${why}`,
  });
  if (ended.reason !== "exit") return trial(unfinished(ended), "with changed expectations, it does not end");
  if (report === null)
    return trial("passed", "with changed expectations, it exits early; without them, it does not");
  const reached = file.sites.filter((site) => bend.includes(site.id) && (report.bent[site.id] ?? 0) > 0);
  if (reached.length === 0)
    return wasCut(report)
      ? trial("passed", "its tests did not end before an expectation was changed, but did before")
      : trial("not reached", "no expectation could be changed");
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
async function changedTests(run: Run, files: PreparedFile[]): Promise<MutationResult[]> {
  const { runs } = await run({ texts: "changed", files });
  return runs.map(judgeChanged);
}

function judgeChanged({ file, report, ended }: FileRun): MutationResult {
  const changed = file.changed!;
  const trial = (result: MutationResult["result"], why: string): MutationResult => ({
    kind: "expectation",
    result,
    why: `${file.file}: ${why}`,
  });
  if (ended.reason !== "exit") return trial(unfinished(ended), "with other expectations, it does not end");
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
function scriptJobs(run: Run, file: PreparedFile): (() => Promise<MutationResult[]>)[] {
  const once = async (site: Site, kind: MutationResult["kind"]): Promise<MutationResult[]> => {
    const how = kind === "failure" ? { throwAt: site.id } : { bend: [site.id] };
    const { runs } = await run({ texts: "instrumented", files: [file], ...how });
    return runs.map((one) => judgeScriptTrial(one, site, kind));
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
  if (ended.reason !== "exit") return trial(unfinished(ended), `with ${change}, it does not end`);
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
