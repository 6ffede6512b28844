import { setImmediate as nextTurn } from "node:timers/promises";
import type { ControlResult, Space } from "../port.ts";
import { shuffled } from "../compiled/expectations.ts";
import {
  type MarkedBase,
  type CrossCheckOptions,
  isMarked,
  markedChanges,
  place,
  type MutationTrial,
} from "./count-marked.ts";
import { withChangedByte } from "./expected-bytes.ts";
import { type ShellRun, runInSpace, twoAtATime } from "./run.ts";
import { type AddedFailure, markName, type TestSource } from "./test-source.ts";

/** Injects failures and changed expectations, and reports whether the check detected them. */
export async function control(
  space: Space,
  base: MarkedBase,
  options: CrossCheckOptions,
): Promise<ControlResult> {
  const trials = await trialsOf(space, base, options);
  if (trials.length === 0)
    return { result: "none", why: "no failure could be injected into the deciding files" };
  const env = options.env === undefined ? {} : { env: options.env };
  const results = await twoAtATime(trials, async (trial) => {
    const run = await runInSpace(space, base.folder, trial.cmd ?? options.cmd, {
      changes: trial.changes,
      ...env,
    });
    return { trial, run, judged: run.ended.reason === "exit" ? trial.judge(run) : ("stopped" as const) };
  });
  const stopped = results.find(({ judged }) => judged === "stopped");
  if (stopped)
    return { result: "none", why: `a run with an injected failure was killed: ${stopped.run.ended.reason}` };
  for (const { trial, judged } of results) {
    if (judged === "passes" && trial.sure)
      return { result: "refuted", why: `the check passes although it must fail: ${trial.where}` };
    if (judged === "elsewhere")
      return {
        result: "refuted",
        why: `the check fails for a reason other than the injected change: ${trial.where}`,
      };
  }
  for (const group of new Set(trials.map((trial) => trial.group))) {
    const own = results.filter(({ trial }) => trial.group === group && !trial.sure);
    if (own.length > 1 && own.every(({ judged }) => judged === "passes"))
      return {
        result: "refuted",
        why: `the check passes with each of ${own.length} changes: ${own[0]!.trial.where}`,
      };
  }
  return summary(results.map(({ trial, judged }) => ({ kind: trial.kind, failed: judged === "fails" })));
}

function summary(results: { kind: MutationTrial["kind"]; failed: boolean }[]): ControlResult {
  const noticed = (kind: MutationTrial["kind"]) =>
    results.filter((result) => result.kind === kind && result.failed).length;
  const [added, changed] = [noticed("added"), noticed("changed")];
  const couldNotice = results.some((result) => result.kind === "changed") ? { noticed: changed > 0 } : {};
  if (added + changed === 0)
    return { result: "none", why: "no injected failure could be distinguished from a pass", ...couldNotice };
  return {
    result: "confirmed",
    why: `it failed with ${added} added failures and ${changed} changed expectations`,
    ...couldNotice,
  };
}

const MAX_SOURCES = 3;
const MAX_CHANGES = 4;

async function trialsOf(
  space: Space,
  base: MarkedBase,
  options: CrossCheckOptions,
): Promise<MutationTrial[]> {
  const trials: MutationTrial[] = (options.failures?.(base.folder) ?? []).map((failure) =>
    addedTrial(base, failure, "make"),
  );
  const indexes = shuffled([...base.sources.keys()]).slice(0, MAX_SOURCES);
  for (const i of indexes) {
    const source = base.sources[i]!;
    // A file that did not start in the passing run is not part of it.
    if (source.tests.length > 0 && !isMarked(base, i) && (base.marked?.size ?? 0) > 0) continue;
    const at = place(base.folder, i);
    // Parsing large files blocks the event loop, so yield between files.
    await nextTurn();
    trials.push(
      ...source.failures(at, base.seen).map((failure) => addedTrial(base, failure, source.path, i)),
    );
    trials.push(...changedTrials(base, source, i));
  }
  trials.push(...(options.trials ?? []));
  for (const { path, sure } of (options.expected ?? []).slice(0, 2)) {
    const bytes = space.fixed.get(path)!;
    for (let n = 0; n < MAX_CHANGES; n++) {
      const changed = withChangedByte(bytes);
      if (changed === null) break;
      trials.push({
        kind: "changed",
        where: `one byte of ${path} was changed`,
        changes: new Map([[path, changed]]),
        judge({ ended }) {
          if (ended.exitCode !== 0) return "fails";
          return sure ? "passes" : "unclear";
        },
        sure: false,
        group: path,
      });
    }
  }
  return trials;
}

function addedTrial(base: MarkedBase, failure: AddedFailure, group: string, index = -1): MutationTrial {
  const source = base.sources[index];
  const others = markedChanges(base, new Set(failure.changes.keys()));
  return {
    kind: "added",
    where: `a failure was added at ${failure.where}`,
    changes: new Map([...others, ...failure.changes]),
    judge(run) {
      const reached = run.marks.has(failure.mark);
      if (run.ended.exitCode === 0) return reached || failure.reached ? "passes" : "unclear";
      const leavesMarks = index < 0 || isMarked(base, index);
      if (!reached && leavesMarks) return failure.reached ? "elsewhere" : "unclear";
      if (!reached) return "fails";
      return source !== undefined && brokenOthers(base, source, index, run).length > 0
        ? "elsewhere"
        : "fails";
    },
    sure: true,
    group,
  };
}

/** Tests that passed before and fail when another test fails. Tests that no longer ran do not count. */
function brokenOthers(
  base: MarkedBase,
  source: TestSource,
  index: number,
  run: ShellRun,
  but?: string,
): string[] {
  const at = place(base.folder, index);
  return source.tests.filter(
    (test) =>
      test !== "" &&
      test !== but &&
      base.seen.has(markName("p", at, test)) &&
      run.marks.has(markName("f", at, test)),
  );
}

function changedTrials(base: MarkedBase, source: TestSource, index: number): MutationTrial[] {
  // Comparisons in functions that other scripts call belong to those scripts' runs.
  const definesOnly = source.definesOnly === true && base.compared === false;
  const at = place(base.folder, index);
  const sites = definesOnly ? [] : source.changedExpectations(at, base.seen);
  return sites.slice(0, sites.some((site) => site.sure) ? 2 : MAX_CHANGES).map((site): MutationTrial => {
    const others = markedChanges(base, new Set([source.path]));
    const own = isMarked(base, index) ? source.marked(at, site.text) : null;
    return {
      kind: "changed",
      where: `an expectation of ${source.path} was changed, ${site.where}`,
      changes: new Map([...others, ...(own ?? [[source.path, site.text]])]),
      judge(run) {
        if (run.ended.exitCode === 0) return "passes";
        // The changed file no longer starts, possibly because it does not compile.
        const began = source.tests.some((test) => run.marks.has(markName("b", at, test)));
        if (isMarked(base, index) && !began) return "unclear";
        const { test } = site;
        if (test === undefined || !isMarked(base, index)) return "fails";
        if (run.marks.has(markName("p", at, test))) return "elsewhere";
        return brokenOthers(base, source, index, run, test).length > 0 ? "elsewhere" : "fails";
      },
      sure: site.sure,
      group: source.path,
    };
  });
}
