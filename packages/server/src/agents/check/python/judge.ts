import type { TestResult } from "../port.ts";
import type { PythonReport, PythonRun, PythonTest } from "./run.ts";

/** Every reason why a run did not pass, as sentences; empty if it passed. */
export function whyNot({ ended, report }: PythonRun): string[] {
  if (report === null) return [notEnded(ended.reason)];
  const why: string[] = [];
  if (!report.done) why.push("The tests did not come to their end: the process left before all were run.");
  if (report.tampered) why.push("Something other than the runner wrote to its report.");
  for (const { id, why: kind, msg } of report.outside) why.push(`${id}: ${kind} ${msg.slice(-300)}`);
  for (const test of report.tests) why.push(...whyOf(test));
  for (const { id, fair, msg } of report.outskips)
    if (!fair) why.push(`${id} was skipped by the code under test: ${msg}`);
  for (const { counts, why: kind } of report.threads)
    if (counts) why.push(`An exception ended a thread: ${kind}.`);
  for (const name of report.unawaited) why.push(`The coroutine ${name} was never awaited.`);
  for (const path of report.changed) why.push(`${path} was changed during the run.`);
  if (why.length === 0 && !report.tests.some(({ r }) => r === "pass")) why.push("No test was run.");
  if (why.length === 0 && report.ended.some((code) => code !== 0))
    why.push(`The tests ended with exit code ${report.ended.find((code) => code !== 0)}.`);
  return why;
}

const notEnded = (reason: string) =>
  reason === "timeout"
    ? "The tests did not end in time."
    : "The tests did not come to their end: their report is missing.";

function whyOf(test: PythonTest): string[] {
  if (test.r === "fail") return [`${test.id} failed: ${test.why} ${test.msg.slice(0, 300)}`.trim()];
  if (test.r === "open") return [`${test.id} did not end.`];
  if ((test.r === "skip" || test.r === "xfail") && !test.fair)
    return [`${test.id} was skipped by the code under test: ${test.msg}`];
  return [];
}

/** What the work replaced or bent. */
export const hijacksOf = (report: PythonReport | null): string[] => [
  ...(report?.patched ?? []).map((name) => `The work replaced ${name}.`),
  ...(report?.tampered ? ["The work wrote to the report of the runner."] : []),
];

/** Results by test; a file that could not be loaded counts as one failed test of its name. */
export function resultsOf(report: PythonReport | null): TestResult[] {
  if (report === null) return [];
  const tests = report.tests.map((test): TestResult => {
    const outcome =
      test.r === "pass" ? "passed" : test.r === "skip" || test.r === "xfail" ? "skipped" : "failed";
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
