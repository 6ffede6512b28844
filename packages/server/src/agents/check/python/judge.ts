import type { TestResult } from "../port.ts";
import type { PythonReport, PythonRun, PythonTest } from "./run.ts";

/** All reasons why a run did not pass, as sentences; empty if it passed. */
export function whyNot({ ended, report }: PythonRun): string[] {
  if (report === null) return [notEnded(ended.reason)];
  const why = [
    ...(report.done ? [] : ["The tests did not finish: the process exited before all of them ran."]),
    ...(report.tampered ? ["Something other than the runner wrote to its report."] : []),
    ...report.outside.map(({ id, why: kind, msg }) => `${id}: ${kind} ${msg.slice(-300)}`),
    ...report.tests.flatMap(whyOf),
    ...report.outskips.flatMap(({ id, fair, msg }) => (fair ? [] : [skipped(id, msg)])),
    ...report.threads.flatMap(({ counts, why: kind }) =>
      counts ? [`An exception ended a thread: ${kind}.`] : [],
    ),
    ...report.unawaited.map((name) => `The coroutine ${name} was never awaited.`),
    ...report.changed.map((path) => `${path} was changed during the run.`),
  ];
  return why.length > 0 ? why : whyNothingPassed(report);
}

/** Why a run without any other objection still did not pass. */
function whyNothingPassed(report: PythonReport): string[] {
  if (!report.tests.some(({ r }) => r === "pass")) return ["No test was run."];
  const code = report.ended.find((code) => code !== 0);
  return code === undefined ? [] : [`The tests ended with exit code ${code}.`];
}

const notEnded = (reason: string) =>
  reason === "timeout" ? "The tests timed out." : "The tests did not finish: their report is missing.";

function whyOf(test: PythonTest): string[] {
  if (test.r === "fail") return [`${test.id} failed: ${test.why} ${test.msg.slice(0, 300)}`.trim()];
  if (test.r === "open") return [`${test.id} did not finish.`];
  if ((test.r === "skip" || test.r === "xfail") && !test.fair) return [skipped(test.id, test.msg)];
  return [];
}

const skipped = (id: string, msg: string) => `${id} was skipped by the code under test: ${msg}`;

/** What the work replaced or manipulated. */
export const hijacksOf = (report: PythonReport | null): string[] => [
  ...(report?.patched ?? []).map((name) => `The work replaced ${name}.`),
  ...(report?.tampered ? ["The work wrote to the report of the runner."] : []),
];

const OUTCOMES: Record<PythonTest["r"], TestResult["outcome"]> = {
  pass: "passed",
  skip: "skipped",
  xfail: "skipped",
  fail: "failed",
  open: "failed",
};

/** Results by test. A file that could not be loaded counts as one failed test with the file's name. */
export function resultsOf(report: PythonReport | null): TestResult[] {
  if (report === null) return [];
  const tests = report.tests.map((test): TestResult => {
    const outcome = OUTCOMES[test.r];
    return {
      id: test.id,
      file: test.file,
      outcome,
      ...(outcome === "failed" ? { failedBy: test.by ?? "error" } : {}),
    };
  });
  const outside = report.outside.map(({ id, by }): TestResult => ({
    id,
    file: id,
    outcome: "failed",
    failedBy: by,
  }));
  return [...tests, ...outside];
}
