import type { PlannedRun } from "./planned-run.ts";
import type { CheckStep, StepKind } from "./port.ts";
import { type MakeSpace, testsOf, type RunTrial, tryQuietly } from "./trial.ts";
import type { Work } from "./work.ts";

const MAX_RUNS = 8;
/** Runs of the given files when suspects are known: enough to see a test fail that fails one time in ten. */
const MAX_GIVEN_RUNS = 40;
/** Runs of the given files without a suspect: enough to see a test fail that fails one time in five. */
const MAX_RUNS_WITHOUT_SUSPECT = 16;
const REPEATS = 6;
/** Repeats when the task is about flakiness. */
const MANY_REPEATS = 20;
/** Time limit for repeats, so slow tests are repeated less often. */
const REPEATED_MS = 20_000;
const AS_GIVEN_MS = 40_000;
const SCANNED_BYTES = 1 << 20;

/** Results of the caller's tests in several runs of the given files, without any work. */
interface AsGiven {
  /** Tests that passed in one run and failed in another. */
  flaky: ReadonlySet<string>;
  /** Tests that failed in every run. */
  failing: ReadonlySet<string>;
}

export interface RunWithTrial {
  run: PlannedRun;
  trial: RunTrial;
}

export interface FlakyTestsParts {
  /** Makes spaces with only the given files. */
  makeGiven: MakeSpace;
  /** Whether the task allows this test to be excluded from the verdict. */
  mayExcuse: (id: string) => boolean;
  /** No run starts after this time. */
  untilMs: number;
  now: () => number;
}

/**
 * Separates flaky tests of the caller from flaky work. A test is excused only if it is flaky on the given files too, and
 * another test failed there every time and passes now. Otherwise, work that answers by chance would be excused from the
 * tests that it fails.
 */
export function createFlakyTests({ makeGiven, mayExcuse, untilMs, now }: FlakyTestsParts) {
  const trialsByRun = new Map<PlannedRun, RunTrial[]>();
  const excused = new Set<string>();

  /** Runs the given files until all of `suspects` have proved flaky there, or until more runs would show nothing new. */
  async function runGivenFiles(run: PlannedRun, suspects: readonly string[]): Promise<AsGiven> {
    const trials = trialsByRun.get(run) ?? [];
    trialsByRun.set(run, trials);
    const single = singleTests(run);
    const once = () => tryQuietly(single, makeGiven, true);
    const enoughMs = Math.min(untilMs, now() + AS_GIVEN_MS);
    while (!isEnough(trials, suspects) && (trials.length < 2 || now() < enoughMs))
      trials.push(...(await Promise.all([once(), once()])));
    return { flaky: idsThat(trials, "passed", "failed"), failing: idsThat(trials, "failed") };
  }

  const mayBeChance = ({ flaky }: AsGiven, trial: RunTrial) => {
    if (trial.passed) return true;
    const failed = failedIn(trial);
    // A command that failed before its tests were counted reports none.
    const uncounted = trial.counted.every(({ step }) => step.kind === "other");
    return (
      trial.hijacks.length === 0 && (failed.length > 0 || uncounted) && failed.every((id) => flaky.has(id))
    );
  };

  /** Whether the caller's command itself passes in at least one of several runs. No test of it can be left out. */
  async function passesOnce(run: PlannedRun, makeSpace: MakeSpace): Promise<boolean> {
    if (run.kind !== "command") return true;
    for (let i = 0; i < MAX_RUNS && now() < untilMs; i++)
      if ((await tryQuietly({ ...run, steps: [] }, makeSpace)).passed) return true;
    return false;
  }

  return {
    /** Ids of the tests excused so far. */
    excused: (): string[] => [...excused],

    /**
     * Runs without the tests that are flaky on the given files. Returns that run if nothing else failed in `seen`, everything
     * else passes, and a test that always failed before passes now; else null.
     */
    async excuse(
      { run, makeSpace }: Pick<RunWithTrial, "run"> & { makeSpace: MakeSpace },
      trials: readonly RunTrial[],
    ): Promise<RunWithTrial | null> {
      const onGiven = await runGivenFiles(run, trials.flatMap(failedIn));
      if (
        onGiven.flaky.size === 0 ||
        ![...onGiven.flaky].every(mayExcuse) ||
        !trials.every((trial) => mayBeChance(onGiven, trial))
      )
        return null;
      const reduced = runWithout(singleTests(run), onGiven.flaky);
      if (reduced === null) return null;
      const trial = await tryQuietly(reduced, makeSpace);
      if (!trial.passed || !(await passesOnce(run, makeSpace))) return null;
      const passed = idsThat([trial], "passed");
      const others = [...idsThat(trials, "passed")].filter((id) => !onGiven.flaky.has(id));
      if (!others.every((id) => passed.has(id)) || onGiven.failing.isDisjointFrom(passed)) return null;
      for (const id of onGiven.flaky) excused.add(id);
      return { run: reduced, trial };
    },

    /** Repeats a run, more often if the task is about chance. Returns the number of the first repeat that failed, or null. */
    firstFailure: (run: PlannedRun, makeSpace: MakeSpace, aboutChance: boolean): Promise<number | null> =>
      firstFailureOf(() => tryQuietly(run, makeSpace), {
        most: aboutChance ? MANY_REPEATS : REPEATS,
        isOver: overAt(Math.min(untilMs, now() + REPEATED_MS), now),
      }),
  };
}

export type FlakyTests = ReturnType<typeof createFlakyTests>;

const overAt = (untilMs: number, now: () => number) => () => now() >= untilMs;

/** Repeats in pairs until one fails, `most` is reached or `isOver`. */
async function firstFailureOf(
  once: () => Promise<RunTrial>,
  { most, isOver }: { most: number; isOver: () => boolean },
): Promise<number | null> {
  for (let i = 1; i <= most && !isOver(); i += 2) {
    const both = await Promise.all([once(), once()]);
    const failed = both.findIndex((trial) => !trial.passed);
    if (failed >= 0) return i + failed;
  }
  return null;
}

/** The counted steps of a command, which report single tests; the run itself if there are none. */
export function singleTests(run: PlannedRun): PlannedRun {
  const steps = run.kind === "command" ? run.steps.filter((step) => step.kind !== "other") : [];
  return steps.length > 0 ? { kind: "tests", steps } : run;
}

/** The same run without some tests; null if it is not a run of test steps. */
function runWithout(run: PlannedRun, ids: ReadonlySet<string>): PlannedRun | null {
  if (run.kind !== "tests") return null;
  return { kind: "tests", steps: run.steps.flatMap((step) => stepWithout(step, ids)) };
}

const LEAVES_OUT: readonly StepKind[] = ["node-test", "python-unittest", "python-pytest", "python-functions"];

/** The step without some tests. A file whose path is among `ids` counts as one test and is left out as a whole. */
function stepWithout(step: CheckStep, ids: ReadonlySet<string>): CheckStep[] {
  const files = step.files.filter((path) => !ids.has(path));
  if (files.length < step.files.length) return files.length === 0 ? [] : [{ ...step, files }];
  return [LEAVES_OUT.includes(step.kind) ? { ...step, without: [...ids] } : step];
}

/** Whether more runs of the given files would show nothing new about `suspects`, or without suspects about any test. */
function isEnough(trials: readonly RunTrial[], suspects: readonly string[]): boolean {
  if (trials.length > 0 && trials.every(isUnimportable)) return true;
  // A test that never passes in several runs is not flaky.
  const several = trials.length >= MAX_RUNS;
  if (suspects.length === 0)
    return trials.length >= MAX_RUNS_WITHOUT_SUSPECT || (several && idsOf(trials, "passed").size === 0);
  const flaky = idsThat(trials, "passed", "failed");
  const passed = idsOf(trials, "passed");
  const hopeless = several && !suspects.every((id) => passed.has(id));
  return hopeless || trials.length >= MAX_GIVEN_RUNS || suspects.every((id) => flaky.has(id));
}

/** Whether all tests failed because a module is missing, usually the one that the task asks for. Repeats would show nothing. */
const isUnimportable = (trial: RunTrial): boolean =>
  testsOf(trial).length > 0 && testsOf(trial).every(({ failedBy }) => failedBy === "import");

/** Tests that had `outcome` in one of `trials`. */
const idsOf = (trials: readonly RunTrial[], outcome: string): Set<string> =>
  new Set(trials.flatMap(testsOf).flatMap((test) => (test.outcome === outcome ? [test.id] : [])));

const failedIn = (trial: RunTrial): string[] =>
  testsOf(trial).flatMap(({ id, outcome }) => (outcome === "failed" ? [id] : []));

/** Tests whose outcomes in `trials` are exactly `outcomes`. */
export function idsThat(trials: readonly RunTrial[], ...outcomes: string[]): Set<string> {
  const outcomesById = new Map<string, Set<string>>();
  for (const { id, outcome } of trials.flatMap(testsOf))
    outcomesById.set(id, (outcomesById.get(id) ?? new Set()).add(outcome));
  const wanted = new Set(outcomes);
  return new Set(
    [...outcomesById].filter(([, own]) => own.symmetricDifference(wanted).size === 0).map(([id]) => id),
  );
}

/** Names by which programs use randomness, time or values that differ between processes. */
const CHANCE =
  /random|\brand|shuffle|secrets|uuid|\btime\b|\bclock\b|\bDate\b|performance\.|getpid|\.pid\b|\bid\(|\bhash\(|\$\$|RANDOM/;

/** Whether any of these files of `work` mentions a source of chance. */
export const mentionsChance = ({ files }: Work, paths: readonly string[]): boolean =>
  paths.some((path) =>
    CHANCE.test(files.get(path)?.bytes.subarray(0, SCANNED_BYTES).toString("latin1") ?? ""),
  );
