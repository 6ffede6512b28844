import type { TestResult } from "../port.ts";
import type { PreparedFile } from "./prepare.ts";
import type { FileRun, GuardReport } from "./run.ts";

/** What one run of one file says. */
export interface JudgedRun {
  why: string[];
  hijacks: string[];
  tests: TestResult[];
  fairSkips: number;
  asserted: boolean;
}

/** Judges a run by what the guard and the kernel saw. `instrumented`: the run's texts told the guard their operands. */
export function judge(run: FileRun, instrumented: boolean): JudgedRun {
  const { file, ended, report } = run;
  const why: string[] = [];
  const judged: JudgedRun = { why, hijacks: [], tests: [], fairSkips: 0, asserted: false };
  if (ended.reason !== "exit") why.push(`${file.file} did not end by itself (${ended.reason})`);
  else if (ended.exitCode !== 0) why.push(`${file.file}: exit code ${ended.exitCode}`);
  if (report === null) {
    if (ended.exitCode === 0) why.push(`${file.file}: its process was left before its end`);
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

/** Replaces the number of a site in a text by its place. */
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
  const { marks } = report;
  const by = FAILED_BY[(marks["by"] ?? 0) - 1];
  const outcome = failed || report.total.failed > 0 ? "failed" : "passed";
  judged.tests = [
    { id: file.file, file: file.file, outcome, ...(outcome === "failed" && by ? { failedBy: by } : {}) },
  ];
  if (!instrumented) return;
  if (!marks["main"] && !marks["left"]) judged.why.push(`${file.file}: the script did not reach its end`);
  if (!failed && (marks["asked"] ?? 0) !== 0)
    judged.hijacks.push(`${file.file} set exit code ${marks["asked"]}, yet its process ended with 0`);
  if (marks["left"]) return;
  for (const site of file.sites)
    if (site.kind === "async" && (report.begun[site.id] ?? 0) > (report.ended[site.id] ?? 0))
      judged.why.push(`${site.file}:${site.line}: the async function never ended`);
}

function judgeTests(file: PreparedFile, report: GuardReport, judged: JudgedRun): void {
  const fixed = new Set([file.file, ...file.instrumented.map((made) => made.file)]);
  const seen = new Map<string, number>();
  const isFair = fairSkips(file);
  for (const test of report.tests) {
    const outcome = test.outcome === "todo" ? "skipped" : test.outcome;
    if (outcome === "failed" && test.by !== "subtests")
      judged.why.push(`${file.file}: "${test.name}" failed`);
    if (test.suite || !fixed.has(test.file)) continue;
    const times = (seen.get(test.name) ?? 0) + 1;
    seen.set(test.name, times);
    const id = `${test.file} > ${test.name}${times > 1 ? ` (${times})` : ""}`;
    const failedBy = test.by === "subtests" || outcome !== "failed" ? undefined : test.by;
    judged.tests.push({ id, file: test.file, outcome, ...(failedBy ? { failedBy } : {}) });
    if (outcome !== "skipped") continue;
    if (isFair(test)) judged.fairSkips += 1;
    else judged.why.push(`${file.file}: "${test.name}" was skipped by what the work does`);
  }
  if (report.marks["summary"] === undefined)
    judged.why.push(`${file.file}: the test runner did not come to its end`);
  else if (report.marks["summary"] !== 1)
    judged.why.push(`${file.file}: its test runner says that it failed`);
  if (report.total.failed > 0 && judged.why.length === 0) judged.why.push(`${file.file}: a test failed`);
  const passed = report.tests.some((test) => test.outcome === "passed" && fixed.has(test.file));
  const dropped = report.tests.length < report.total.passed && report.total.passed > 0;
  if (!passed && !dropped && judged.why.length === 0) judged.why.push(`${file.file}: no test ran`);
}

/** Whether the mark that skipped a test stands in a protected file: at the test, or at a suite before it. */
function fairSkips(file: PreparedFile): (test: GuardReport["tests"][number]) => boolean {
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
    if (site.kind === "assertion" || site.kind === "comparison")
      judged.asserted ||= (report.reached[site.id] ?? 0) > 0 || (report.wrong[site.id] ?? 0) > 0;
    if (site.kind === "loaded" && quiet && !report.reached[site.id])
      judged.hijacks.push(`${site.file} was not loaded, though ${file.file} does so`);
    const wrong = site.straight && (report.wrong[site.id] ?? 0) > 0;
    if (wrong && quiet && !undecided.has(`${site.file}:${site.test ?? 0}`))
      judged.hijacks.push(`${site.file}:${site.line}: the assertion was false, yet nothing failed`);
    const swallowed = site.firm === true && (report.unmet[site.id] ?? 0) > 0;
    if (swallowed && !wrong && quiet && !undecided.has(`${site.file}:${site.test ?? 0}`))
      judged.hijacks.push(
        `${site.file}:${site.line}: the assertion failed, and the work kept that to itself`,
      );
    const lost = site.kind === "callback" && (report.handed[site.id] ?? 0) > 0 && !report.begun[site.id];
    if (lost && !report.marks["left"])
      judged.why.push(`${site.file}:${site.line}: the callback with an assertion was never called`);
  }
}

/** A test that passed has to have come to one of the assertions that stand in it, if any do. */
function judgeOwed(file: PreparedFile, report: GuardReport, judged: JudgedRun): void {
  const isReached = (id: number) =>
    [report.reached, report.wrong, report.unmet].some((counts) => counts[id] !== undefined);
  const placeOf = (one: { file: string; line: number }) => `${one.file}:${one.line}`;
  const passed = new Map(
    report.tests.flatMap((test) =>
      test.outcome === "passed" && !test.suite ? [[placeOf(test), test.name]] : [],
    ),
  );
  for (const [place, tests] of Map.groupBy(file.owed, placeOf)) {
    const name = passed.get(place);
    const isIdle = !tests.flatMap(({ own, others }) => [...own, ...others]).some(isReached);
    if (name !== undefined && isIdle)
      judged.why.push(`${file.file}: "${name}" passed, and none of the assertions in it was reached`);
  }
}
