import type { MarkTone } from "../../lib/mark-state.ts";
import { count, plural } from "../../lib/format.ts";
import type { CodeData } from "./run-view.ts";
import type { TestRow } from "./tests-of.ts";
import { TEXT } from "./text.ts";

/** A result in the design's words. */
export interface VerdictWords {
  title: string;
  tone: MarkTone;
  /** Numbers, before and now; empty where nothing was measured. */
  line: string;
}

const says = TEXT.verdict;

export function verdictOf(done: CodeData<"code_done">, tests: readonly TestRow[]): VerdictWords {
  return { ...titled(done), line: lineOf(done, tests) };
}

function titled(done: CodeData<"code_done">): Omit<VerdictWords, "line"> {
  const { check, exit_reason, steps } = done;
  if (done.ok) return { title: passed(check), tone: "seal" };
  if (exit_reason === "cancelled") return { title: says.cancelled(steps), tone: "quiet" };
  if (exit_reason === "error") return { title: says.error, tone: "fail" };
  if (exit_reason === "needs_model") return { title: says.needsModel, tone: "care" };
  if (exit_reason === "ambiguous") return { title: says.ambiguous, tone: "care" };
  if (check.proposed?.passes) return { title: says.changedTests, tone: "care" };
  switch (check.kind) {
    case "given":
      return { title: check.control === "refuted" ? says.refuted : says.fails, tone: "fail" };
    case "self_test":
      return { title: says.selfTestFails, tone: "fail" };
    case "self_run":
    case "none":
      return { title: exit_reason === "timeout" ? says.timeout : says.untested, tone: "quiet" };
  }
}

function passed({ kind, before, control }: CodeData<"code_done">["check"]): string {
  if (kind === "self_test") return says.selfTest;
  if (before === "passed") return says.before;
  return control === "none" ? says.command : says.given;
}

function lineOf({ check, ok }: CodeData<"code_done">, tests: readonly TestRow[]): string {
  const known = tests.filter(({ before }) => before !== null);
  const failed = known.filter(({ before }) => before === false).length;
  const passing = tests.filter(({ now }) => now).length;
  if (known.length > 0 && known.length === tests.length && failed > 0)
    return TEXT.line.tests(count(failed), count(tests.length), count(passing));
  if (check.before === "failed") return ok ? TEXT.line.beforeFailed : TEXT.line.stillFails;
  return check.before === "passed" && !ok ? TEXT.line.brokeIt : "";
}

/** What else a reader has to know about a check, one line each. */
export function asidesOf({ flaky, left_out, skipped, plan }: CodeData<"code_done">["check"]): string[] {
  return [
    ...(left_out.length > 0
      ? [`${TEXT.notDelivered} ${left_out.map(({ path, why }) => `${path} (${why})`).join(", ")}`]
      : []),
    ...(flaky.length > 0 ? [`${TEXT.flaky} ${flaky.join(", ")}`] : []),
    ...(skipped > 0 ? [TEXT.skippedTests(plural(skipped, "test"))] : []),
    ...(plan !== null && plan.unread > 0 ? [TEXT.unreadLines(plural(plan.unread, "line"))] : []),
  ];
}
