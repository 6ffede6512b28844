import type { CountedRun, Space, CheckStep, TestResult } from "../port.ts";
import { judge, type JudgedRun } from "./judge.ts";
import { type PreparedStep } from "./prepare.ts";
import { type Paces, type Round, runRound } from "./rounds.ts";
import { type FileRun, paceOf } from "./run.ts";

/** How the files of a counted run ran, by path. A file in which no test ran decides nothing and has no pace. */
export const pacesOf = (counted: CountedRun): Paces => paces.get(counted) ?? new Map();
const paces = new WeakMap<CountedRun, Paces>();

/** The prepared step with only the files that decided in a counted run that passed. */
export function decidingIn(prepared: PreparedStep, counted: CountedRun): PreparedStep {
  const known = paces.get(counted);
  return known ? { ...prepared, files: prepared.files.filter(({ file }) => known.has(file)) } : prepared;
}

/**
 * Runs the files of a step twice in parallel, in separate sandboxes: once with their given bytes, and once instrumented,
 * with built-ins pinned and with other values in the files on disk than in the loaded text. Both runs must pass.
 */
export async function countUnderGuard(
  space: Space,
  step: CheckStep,
  prepared: PreparedStep,
): Promise<CountedRun> {
  const onOutput = space.onOutput?.bind(space);
  const [given, watched] = await Promise.all([
    runRound(space, step, prepared, { texts: "given", pins: false, ...(onOutput ? { onOutput } : {}) }),
    runRound(space, step, prepared, { texts: "instrumented", pins: true, decoys: true }),
  ]);
  const plainRuns = given.runs.map((run) => judge(run, false));
  const watchedRuns = watched.runs.map((run) => judge(run, run.file.readable));
  const allRuns = [...plainRuns, ...watchedRuns];
  const hijacks = unique([
    ...allRuns.flatMap((judged) => judged.hijacks),
    ...changes(given, watched),
    ...(await readsItsTests(space, step, prepared, given, watched)),
  ]);
  const why = unique([
    ...allRuns.flatMap((judged) => judged.why),
    ...whyIdle(space, given, plainRuns),
    ...whyIdle(space, watched, watchedRuns),
  ]);
  const last = given.runs.find((run) => run.ended.exitCode !== 0) ?? given.runs.at(-1);
  const complete = given.runs.length === step.files.length && watched.runs.length === step.files.length;
  if (!complete) why.push("not all files ran");
  const passed = complete && why.length === 0 && hijacks.length === 0 && last?.ended.exitCode === 0;
  const counted: CountedRun = {
    passed,
    exitCode: last?.ended.exitCode ?? null,
    ended: last?.ended.reason ?? "exit",
    stdout: given.runs.map((run) => run.stdout).join(""),
    stderr: given.runs.map((run) => run.ended.stderr).join(""),
    why: passed ? [] : [...why, ...hijacks.map((hijack) => `the work interferes with its check: ${hijack}`)],
    hijacks,
    tests: plainRuns.flatMap((judged) => judged.tests).map(failedAs(watchedRuns)),
    fairSkips: sum(plainRuns),
    asserted: watchedRuns.some((judged) => judged.asserted),
    durationMs: given.runs.reduce((total, run) => total + run.ended.durationMs, 0),
  };
  const decided = watched.runs.filter((_, i) => !watchedRuns[i]!.idle);
  paces.set(counted, new Map(decided.map((run) => [run.file.file, paceOf(run)])));
  return counted;
}

/**
 * Files in which no test ran, as reasons. A given file that only serves the tests of others, or that skips all of its own,
 * counts for nothing, as long as tests of another file ran. In a file that the work wrote, tests have to run.
 */
function whyIdle(space: Space, { runs }: Round, judgements: readonly JudgedRun[]): string[] {
  const written = new Set(space.subjects);
  const isAlone = judgements.every(({ idle }) => idle);
  return runs.flatMap(({ file }, i) => {
    if (!judgements[i]!.idle) return [];
    const mayRest = file.mayRest && space.fixed.has(file.file) && !written.has(file.file) && !isAlone;
    return mayRest ? [] : [`${file.file}: no test ran`];
  });
}

/** How often the run with other values on disk must fail to rule out a flaky test. */
const DECOY_RUNS = 3;

/** Returns a reason if files always fail with other values on disk, but pass with their own; else none. */
async function readsItsTests(
  space: Space,
  step: CheckStep,
  prepared: PreparedStep,
  given: Round,
  watched: Round,
): Promise<string[]> {
  const passes = (run: FileRun) => run.ended.exitCode === 0 && run.report !== null;
  const failed = watched.runs.filter((run) => !passes(run) && run.file.decoys.length > 0);
  const files = failed.map(({ file }) => file);
  if (files.length === 0 || !given.runs.every(passes)) return [];
  const again = await runRound(space, step, prepared, { texts: "instrumented", pins: true, files });
  if (!again.runs.every(passes)) return [];
  for (let run = 1; run < DECOY_RUNS; run++) {
    const other = await runRound(space, step, prepared, {
      texts: "instrumented",
      pins: true,
      decoys: true,
      files,
    });
    if (other.runs.every(passes)) return [];
  }
  return ["the tests pass only while their files contain the expected values"];
}

/** Returns a function that marks a test as failed if it failed in the instrumented run. */
function failedAs(watched: JudgedRun[]): (test: TestResult) => TestResult {
  const failed = new Map(
    watched.flatMap(({ tests }) =>
      tests.flatMap((test) => (test.outcome === "failed" ? [[test.id, test]] : [])),
    ),
  );
  return (test) => (test.outcome === "passed" ? { ...test, ...failed.get(test.id) } : test);
}

const sum = (runs: JudgedRun[]) => runs.reduce((total, judged) => total + judged.fairSkips, 0);
const unique = (texts: string[]) => [...new Set(texts)];
const changes = (...rounds: Round[]) =>
  rounds.flatMap(({ changed }) => changed.map((path) => `${path} was changed during the check`));
