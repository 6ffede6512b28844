import type { TestResult } from "../port.ts";
import type { PreparedFile, Site } from "./prepare.ts";
import type { FileRun, GuardReport } from "./run.ts";

/** The judgement of one run of one file. */
export interface JudgedRun {
  why: string[];
  hijacks: string[];
  tests: TestResult[];
  fairSkips: number;
  asserted: boolean;
  /** Whether no test of the file passed, but nothing failed either. */
  idle: boolean;
}

/** Judges a run by the reports of the guard and the kernel. `instrumented`: whether the texts reported their operands to the guard. */
export function judge(run: FileRun, instrumented: boolean): JudgedRun {
  const { file, ended, report } = run;
  const why: string[] = [];
  const judged: JudgedRun = { why, hijacks: [], tests: [], fairSkips: 0, asserted: false, idle: false };
  if (ended.reason !== "exit") why.push(`${file.file} was killed (${ended.reason})`);
  else if (ended.exitCode !== 0) why.push(`${file.file}: exit code ${ended.exitCode}`);
  if (report === null) {
    if (ended.exitCode === 0) why.push(`${file.file}: its process exited early`);
    judged.tests = [{ id: file.file, file: file.file, outcome: "failed" }];
    return judged;
  }
  const named = namesOf(file);
  judged.hijacks = report.hijacks.map(named);
  why.push(...report.fails.map((fail) => `${file.file}: ${named(fail)}`));
  if (file.plain) judgeScript(file, report, judged, why.length > 0, instrumented);
  else judgeTests(file, report, judged);
  if (!instrumented) return judged;
  const quiet = why.length === 0;
  judgeSites(file, report, judged);
  if (quiet) judgeOwed(file, report, judged);
  return judged;
}

/** Returns a function that replaces a site number at the start of a text by its file and line. */
function namesOf(file: PreparedFile): (text: string) => string {
  const sites = new Map(file.sites.map((site) => [site.id, site]));
  return (text) => {
    if (!text.startsWith("@")) return text;
    const end = text.indexOf(" ");
    const site = sites.get(Number(text.slice(1, end)));
    return `${site?.file ?? file.file}:${site?.line ?? 0}: ${text.slice(end + 1)}`;
  };
}

const FAILED_BY = ["assertion", "import", "error"] as const;

function judgeScript(
  file: PreparedFile,
  report: GuardReport,
  judged: JudgedRun,
  failed: boolean,
  instrumented: boolean,
): void {
  judged.tests = [scriptResult(file, report, failed)];
  if (!instrumented) return;
  const { marks } = report;
  if (!marks["main"] && !marks["left"]) judged.why.push(`${file.file}: the script did not reach its end`);
  if (!failed && (marks["asked"] ?? 0) !== 0)
    judged.hijacks.push(`${file.file} set exit code ${marks["asked"]}, but its process exited with 0`);
  if (!marks["left"]) judged.why.push(...openFunctions(file, report));
}

function scriptResult({ file }: PreparedFile, report: GuardReport, failed: boolean): TestResult {
  if (!failed && report.total.failed <= 0) return { id: file, file, outcome: "passed" };
  const failedBy = FAILED_BY[(report.marks["by"] ?? 0) - 1];
  return { id: file, file, outcome: "failed", ...(failedBy ? { failedBy } : {}) };
}

const openFunctions = (file: PreparedFile, { begun, ended }: GuardReport): string[] =>
  file.sites
    .filter(({ kind, id }) => kind === "async" && (begun[id] ?? 0) > (ended[id] ?? 0))
    .map((site) => `${site.file}:${site.line}: the async function never settled`);

type GuardTest = GuardReport["tests"][number];
const outcomeOf = ({ outcome }: GuardTest) => (outcome === "todo" ? "skipped" : outcome);

function judgeTests(file: PreparedFile, report: GuardReport, judged: JudgedRun): void {
  const fixed = new Set([file.file, ...file.instrumented.map((made) => made.file)]);
  const occurrences = new Map<string, number>();
  const isFair = fairSkips(file);
  for (const test of report.tests) {
    const outcome = outcomeOf(test);
    if (outcome === "failed" && test.by !== "subtests")
      judged.why.push(`${file.file}: "${test.name}" failed`);
    if (test.suite || !fixed.has(test.file)) continue;
    const times = (occurrences.get(test.name) ?? 0) + 1;
    occurrences.set(test.name, times);
    judged.tests.push(testResult(test, times));
    if (outcome !== "skipped") continue;
    if (isFair(test)) judged.fairSkips += 1;
    else judged.why.push(`${file.file}: "${test.name}" was skipped because of the work`);
  }
  judged.why.push(...whyRunnerFailed(file, report));
  if (judged.why.length > 0) return;
  if (report.total.failed > 0) judged.why.push(`${file.file}: a test failed`);
  else judged.idle = isIdle(report, fixed);
}

/** The result of a test; `times`: how often its name has occurred so far. */
function testResult(test: GuardTest, times: number): TestResult {
  const outcome = outcomeOf(test);
  const failedBy = test.by === "subtests" || outcome !== "failed" ? undefined : test.by;
  const id = `${test.file} > ${test.name}${times > 1 ? ` (${times})` : ""}`;
  return { id, file: test.file, outcome, ...(failedBy ? { failedBy } : {}) };
}

function whyRunnerFailed({ file, mayRest }: PreparedFile, { marks, tests }: GuardReport): string[] {
  // A file that only prepares something, such as a serializer of snapshots, does not start the runner.
  if (marks["summary"] === undefined)
    return mayRest && tests.length === 0 ? [] : [`${file}: the test runner did not finish`];
  return marks["summary"] === 1 ? [] : [`${file}: its test runner reports a failure`];
}

/** Whether none of the tests in the files `fixed`, which decide, passed. */
function isIdle({ tests, total }: GuardReport, fixed: ReadonlySet<string>): boolean {
  const passed = tests.some((test) => test.outcome === "passed" && fixed.has(test.file));
  // The list of tests is limited, so tests that passed may be missing from it.
  const dropped = tests.length < total.passed;
  return !passed && !dropped;
}

/** Returns a function that tells whether a protected file itself skips a test, by a mark at the test or at a suite before it. */
function fairSkips(file: PreparedFile): (test: GuardTest) => boolean {
  const marks = new Set<string>();
  const firstSuite = new Map<string, number>();
  for (const { file: path, line, kind, skip, todo } of file.tests)
    for (const outcome of [...(skip ? ["skipped"] : []), ...(todo ? ["todo"] : [])]) {
      const key = `${outcome} ${path}`;
      marks.add(`${key}:${line}`);
      if (kind === "suite") firstSuite.set(key, Math.min(line, firstSuite.get(key) ?? line));
    }
  return (test) => {
    const key = `${test.outcome === "todo" ? "todo" : "skipped"} ${test.file}`;
    return marks.has(`${key}:${test.line}`) || (firstSuite.get(key) ?? test.line) < test.line;
  };
}

function judgeSites(file: PreparedFile, report: GuardReport, judged: JudgedRun): void {
  const undecided = new Set(
    report.tests.filter((test) => test.outcome !== "passed").map((test) => `${test.file}:${test.line}`),
  );
  const quiet = judged.why.length === 0;
  for (const site of file.sites) {
    judged.asserted ||= hasAsserted(site, report);
    if (quiet && isUnloaded(site, report))
      judged.hijacks.push(`${site.file} was not loaded, although ${file.file} imports it`);
    if (quiet && !undecided.has(`${site.file}:${site.test ?? 0}`))
      judged.hijacks.push(...hiddenFailure(site, report));
    if (isUncalled(site, report))
      judged.why.push(`${site.file}:${site.line}: the callback with an assertion was never called`);
  }
}

const isCounted = (counts: Record<string, number>, { id }: Site) => (counts[id] ?? 0) > 0;

const hasAsserted = (site: Site, { reached, wrong }: GuardReport) =>
  (site.kind === "assertion" || site.kind === "comparison") &&
  (isCounted(reached, site) || isCounted(wrong, site));

const isUnloaded = (site: Site, { reached }: GuardReport) => site.kind === "loaded" && !reached[site.id];

/** Whether a callback was passed on but never called, in a script that did not exit by itself. */
const isUncalled = (site: Site, { handed, begun, marks }: GuardReport) =>
  site.kind === "callback" && isCounted(handed, site) && !begun[site.id] && !marks["left"];

/** A failed assertion that did not make the run fail, as a sentence. */
function hiddenFailure(site: Site, { wrong, unmet }: GuardReport): string[] {
  const place = `${site.file}:${site.line}`;
  if (site.straight && isCounted(wrong, site))
    return [`${place}: the assertion was false, but nothing failed`];
  return site.firm === true && isCounted(unmet, site)
    ? [`${place}: the assertion failed, and the work suppressed that`]
    : [];
}

/** Requires that a passed test reached at least one of its assertions, if it has any. */
function judgeOwed(file: PreparedFile, report: GuardReport, judged: JudgedRun): void {
  const isReached = (id: number) =>
    [report.reached, report.wrong, report.unmet].some((counts) => counts[id] !== undefined);
  const placeOf = (location: { file: string; line: number }) => `${location.file}:${location.line}`;
  const passed = new Map(
    report.tests.flatMap((test) =>
      test.outcome === "passed" && !test.suite ? [[placeOf(test), test.name]] : [],
    ),
  );
  for (const [place, tests] of Map.groupBy(file.owed, placeOf)) {
    const name = passed.get(place);
    const isIdle = !tests.flatMap(({ own, others }) => [...own, ...others]).some(isReached);
    if (name !== undefined && isIdle)
      judged.why.push(`${file.file}: "${name}" passed without reaching any of its assertions`);
  }
}
