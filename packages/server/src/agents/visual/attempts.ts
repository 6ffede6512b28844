import { BOUNDS, type VisualAttempt, type VisualBrief, type VisualReport } from "@signet/contract";
import { autofix, findTextFaults, titleOf } from "@signet/page-verifier";
import type { BuilderDeps, BuilderState, BuilderYield, PlayedPage } from "./port.ts";
import { refused, type ToolResult } from "../tools/tool.ts";
import { showFailure } from "./show-failure.ts";
import { failuresOf, sentenceOf, describeFailures } from "./report-texts.ts";

/** The brief for a page that came without one: it must react to input; nothing else is known. */
const briefFrom = (source: string): VisualBrief => ({
  title: titleOf(source) ?? "Untitled",
  input: true,
  checklist: [],
});

const FINDING_CHARS = 400;
/** So many pages in a row are not played, and no attempt, because of what their text alone shows. */
const MOST_UNPLAYED = 2;

/** Checks pages, counts the attempts and keeps the best. */
export function createAttempts(state: BuilderState, deps: BuilderDeps) {
  /** Screenshots of the best attempt that no step has stored yet. */
  let shots: PlayedPage["shots"] | null = null;
  let unplayed = 0;
  const passed = () => state.attempts.at(-1)?.ok === true;
  const over = () => passed() || state.attempts.length >= BOUNDS.visual.attempts;

  /** Checks a page and returns the result for the model. */
  async function* make(
    source: string,
    { step, signal }: { step: number; signal: AbortSignal },
  ): AsyncGenerator<BuilderYield, ToolResult> {
    state.brief ??= briefFrom(source);
    state.source = source;
    const faults = findTextFaults(autofix(source, state.brief).html);
    if (faults.length > 0 && unplayed < MOST_UNPLAYED) {
      unplayed += 1;
      const told = faults.join("; ");
      yield { type: "note", text: `Not played yet: ${told}.`, step };
      return refused(`the page was not played, and this is no attempt: ${told}. Fix it with edit_page`);
    }
    unplayed = 0;
    const n = state.attempts.length + 1;
    yield { type: "checking", on: true };
    yield { type: "note", text: `Attempt ${n}: playing the page in a browser.`, step };
    const checked = await deps.check(source, state.brief, signal);
    yield { type: "checking", on: false };
    const before = state.attempts.at(-1);
    const attempt = attemptOf(n, checked.report);
    state.attempts.push(attempt);
    state.played = checked.report.steps;
    yield { type: "note", text: sentenceOf(attempt, checked.mended), step };
    const lost = keepBest(source, checked, n);
    const outcome = over() ? "ended" : "changed";
    if (attempt.ok) return { text: "Every check passed. The page is delivered.", outcome };
    const parts = [describeFailures(checked.report, source), lost, advice(before?.failed, attempt.failed)];
    return { ...showFailure(parts.filter(Boolean).join("\n"), checked, state, deps), outcome };
  }

  /** Keeps the page if it is better than the best. Otherwise, if it broke checks that had passed, makes the best page the base of further edits and returns a note about it. */
  function keepBest(source: string, { shots: taken, ...checked }: PlayedPage, n: number): string {
    const { best } = state;
    const failed = undone(checked.report);
    if (best === null || checked.report.ok || failed.size < undone(best.checked.report).size) {
      state.best = { source, checked, n };
      shots = taken;
      return "";
    }
    const broken = [...failed].filter((name) => !undone(best.checked.report).has(name));
    if (broken.length === 0) return "";
    state.source = best.source;
    return `This broke ${broken.join(", ")}, which had passed in attempt ${best.n}. Further edits apply to the page of that attempt.`;
  }

  return {
    make,
    over,
    passed,
    /** Returns and clears the screenshots to store with the next step. */
    takeShots() {
      const taken = shots;
      shots = null;
      return taken;
    },
  };
}

/** An attempt with what its first failed check found. */
function attemptOf(n: number, report: VisualReport): VisualAttempt {
  const failures = failuresOf(report);
  const finding = (failures[0]?.detail ?? "").split("\n")[0]!.slice(0, FINDING_CHARS);
  const failed = failures.map(({ name }) => name);
  return { n, ok: report.ok, failed, finding, html_sha256: report.html_sha256 };
}

export type Attempts = ReturnType<typeof createAttempts>;

/** Names of blocking checks that did not pass: failed or not reached. */
const undone = ({ checks }: PlayedPage["report"]) =>
  new Set(checks.filter(({ level, ok }) => level === "block" && ok !== true).map(({ name }) => name));

const advice = (before: string[] | undefined, now: string[]): string =>
  before !== undefined && before.join() === now.join()
    ? "The same checks failed as before. Rewrite the page in a different way with write_page."
    : "Fix what failed with edit_page, or rewrite the page with write_page.";
