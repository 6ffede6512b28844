import { BOUNDS, type VisualBrief } from "@signet/contract";
import type { BuilderDeps, BuilderState, BuilderYield, PlayedPage } from "./port.ts";
import type { ToolResult } from "../tools/tool.ts";
import { failuresOf, sentenceOf, told } from "./report-texts.ts";

/** A brief for a page that came without one: it has to react, and nothing more is known of it. */
const NO_BRIEF: VisualBrief = { title: "Untitled", input: true, checklist: [] };

/** Has pages checked: counts them, and keeps the best. */
export function createAttempts(state: BuilderState, deps: BuilderDeps) {
  /** Pictures of a best attempt that no step has kept yet. */
  let shots: PlayedPage["shots"] | null = null;
  const passed = () => state.attempts.at(-1)?.ok === true;
  const over = () => passed() || state.attempts.length >= BOUNDS.visual.attempts;

  /** Checks a page, and gives what the model is told of it. */
  async function* make(
    source: string,
    { step, signal }: { step: number; signal: AbortSignal },
  ): AsyncGenerator<BuilderYield, ToolResult> {
    state.brief ??= NO_BRIEF;
    state.source = source;
    const n = state.attempts.length + 1;
    yield { type: "checking", on: true };
    yield { type: "note", text: `Attempt ${n}: playing the page in a browser.`, step };
    const checked = await deps.check(source, state.brief, signal);
    yield { type: "checking", on: false };
    const failed = failuresOf(checked.report).map(({ name }) => name);
    const before = state.attempts.at(-1);
    const one = { n, ok: checked.report.ok, failed, html_sha256: checked.report.html_sha256 };
    state.attempts.push(one);
    yield { type: "note", text: sentenceOf(one, checked.mended), step };
    const lost = keepBest(source, checked, n);
    const outcome = over() ? "ended" : "changed";
    if (one.ok) return { text: "Every check passed. The page is handed over.", outcome };
    const parts = [told(checked.report, source), lost, advice(before?.failed, failed)];
    return { text: parts.filter(Boolean).join("\n"), outcome };
  }

  /** Keeps a page that is better than the best; else goes back to that one where this page broke what had passed. */
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
    return `This broke ${broken.join(", ")}, which had passed in attempt ${best.n}: edits are made in that page again.`;
  }

  return {
    make,
    over,
    passed,
    /** Pictures that are to be kept with the next step. */
    takeShots() {
      const taken = shots;
      shots = null;
      return taken;
    },
  };
}

export type Attempts = ReturnType<typeof createAttempts>;

/** Blocking checks that were not passed: failed, or not come to. */
const undone = ({ checks }: PlayedPage["report"]) =>
  new Set(checks.filter(({ level, ok }) => level === "block" && ok !== true).map(({ name }) => name));

const advice = (before: string[] | undefined, now: string[]): string =>
  before !== undefined && before.join() === now.join()
    ? "The same checks failed as before. Write the page anew, in another way, with write_page."
    : "Change what failed with edit_page, or write the page anew with write_page.";
