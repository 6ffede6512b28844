import type { Check } from "@signet/contract";
import { oneLine, plural } from "./text.ts";

const MOST_NAMES = 5;

/** The result of a check in plain words: what passes, and how far that was cross-checked. */
export function sayCheck({ kind, passed, control, before }: Check): string {
  const note = passed && before === "passed" ? " (they passed before too)" : "";
  switch (kind) {
    case "given":
      if (passed && control === "none") return "passes your command; not cross-checked";
      if (passed) return `passes your tests${note}`;
      return control === "refuted" ? "your tests pass when they must fail" : "does not pass your tests";
    case "self_test":
      return passed ? "passes its own tests" : "its own tests do not prove the work";
    case "self_run":
      return "nothing was tested; a command of its own was run";
    case "none":
      return "nothing was tested";
  }
}

/** What else a person has to know about a check, one line each. */
export function asides({ proposed, left_out, flaky, skipped, plan }: Check): string[] {
  const lines = [];
  const out = new Set(left_out.map(({ path }) => path));
  const tests = proposed?.files.filter((path) => !out.has(path)) ?? [];
  if (tests.length > 0)
    lines.push(
      `also changes your tests; not used for the verdict, not applied: ${names(tests)} (--may-change allows this)`,
    );
  if (left_out.length > 0)
    lines.push(`left out: ${names(left_out.map(({ path, why }) => `${path} (${why})`))}`);
  if (flaky.length > 0) lines.push(`flaky, decides nothing: ${names(flaky)}`);
  if (skipped > 0) lines.push(`${plural(skipped, "test")} skipped by your own files`);
  if (plan !== null && plan.unread > 0)
    lines.push(`${plural(plan.unread, "line")} of the task that look like examples could not be read`);
  return lines;
}

function names(list: string[]): string {
  const shown = list.slice(0, MOST_NAMES).map(oneLine).join(", ");
  return list.length > MOST_NAMES ? `${shown} and ${list.length - MOST_NAMES} more` : shown;
}
