import { randomInt } from "node:crypto";
import type { CountedRun, OrderResult, Space, CheckStep } from "../port.ts";
import { decidingIn, pacesOf } from "./count.ts";
import { judge } from "./judge.ts";
import type { PreparedFile, PreparedStep } from "./prepare.ts";
import { type Paces, type RoundOptions, runRound } from "./rounds.ts";
import type { FileRun } from "./run.ts";
import { passesOnlySeen } from "./unseen.ts";

/** Time limit of order trials, as a multiple of the counted run, but at least MIN_MS. */
const MAX_FACTOR = 3;
const MIN_MS = 2000;
const AT_ONCE = 2;

const baseOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** Whether the file names are numbered, or a flag runs all files in one process. */
function declaresOrder(step: CheckStep): boolean {
  if (step.flags.some((flag) => /^--(?:experimental-)?test-isolation=none$/.test(flag))) return true;
  return step.files.length > 1 && step.files.every((path) => /^(?:\d|[a-z]+[-_.]?\d)/i.test(baseOf(path)));
}

interface Trial {
  how: string;
  files: PreparedFile[];
  options: Pick<RoundOptions, "texts" | "pins" | "order">;
}

/** The difference that a trial found, or null. */
type Difference = { result: "differs" | "declared"; why: string } | null;

/**
 * Runs the files where the work cannot see that tests run it, in reverse order and each alone, and the tests of a file in reverse order and some alone, with the same
 * bytes as in the counted run. A difference is `declared` only if the file itself shows that its tests share something.
 */
export async function orderUnderGuard(
  space: Space,
  step: CheckStep,
  all: PreparedStep,
  counted: CountedRun,
): Promise<OrderResult> {
  const unseen = await passesOnlySeen(space, step, all, counted);
  if (unseen !== null) return { result: "seen", why: unseen };
  const prepared = decidingIn(all, counted);
  if (declaresOrder(step)) return { result: "declared", why: "the test files define an order" };
  const until = performance.now() + Math.max(MIN_MS, MAX_FACTOR * counted.durationMs);
  const paces = pacesOf(counted);
  const passed = new Set(counted.tests.flatMap(({ id, outcome }) => (outcome === "passed" ? [id] : [])));
  const trials = trialsOf(prepared.files);
  let done = 0;
  let declared = "";
  while (done < trials.length && (done === 0 || performance.now() < until)) {
    const batch = trials.slice(done, done + AT_ONCE);
    const differences = await Promise.all(
      batch.map((trial) => differenceOf(space, step, prepared, trial, { passed, paces })),
    );
    done += batch.length;
    const differs = differences.find((difference) => difference?.result === "differs");
    if (differs) return differs;
    declared ||= differences.find((difference) => difference !== null)?.why ?? "";
  }
  return declared === ""
    ? { result: "independent", why: `the same in ${done} of ${trials.length} trials` }
    : { result: "declared", why: declared };
}

/** The trials of a step, the most effective first. With a single file, the counted run was already a run of that file alone. */
function trialsOf(files: PreparedFile[]): Trial[] {
  const given = { texts: "given", pins: false } as const;
  const within = files.filter((file) => file.readable && (file.shared?.units.length ?? 0) > 1);
  const reversed = within.map((file) => inFile(file, "in reverse order", null));
  const alone = within.flatMap((file) =>
    aloneIn(file).map((line) => inFile(file, `with only the test at line ${line}`, [line])),
  );
  if (files.length < 2) return [...reversed, ...alone];
  return [
    { how: "with the files in reverse order", files: files.toReversed(), options: given },
    ...files.toReversed().map((file) => ({ how: `with ${file.file} alone`, files: [file], options: given })),
    ...reversed,
    ...alone,
  ];
}

const inFile = (file: PreparedFile, how: string, only: number[] | null): Trial => ({
  how,
  files: [file],
  options: { texts: "instrumented", pins: true, order: { only } },
});

/** Lines of the tests to run alone: two that contradict each other, else the last one and a random one. */
function aloneIn({ shared }: PreparedFile): number[] {
  const { contrary } = shared!;
  const units: number[] = [...new Set(shared!.units)];
  if (units.length < 2) return [];
  if (contrary.length > 0) return [...new Set<number>(contrary[randomInt(contrary.length)])];
  return [units.at(-1)!, units.at(randomInt(units.length - 1))!];
}

async function differenceOf(
  space: Space,
  step: CheckStep,
  prepared: PreparedStep,
  { how, files, options }: Trial,
  { passed, paces }: { passed: Set<string>; paces: Paces },
): Promise<Difference> {
  const { runs } = await runRound(space, step, prepared, { ...options, files, paces });
  if (runs.some(({ ended }) => ended.reason === "abort")) return null;
  for (const run of runs) {
    const failed = judge(run, false).tests.find(({ id, outcome }) => outcome === "failed" && passed.has(id));
    if (failed === undefined && endedWell(run)) continue;
    const subject = failed === undefined ? `${run.file.file} ends differently` : `"${failed.id}" fails`;
    const excuse = options.order === undefined ? "" : excuseOf(run);
    if (excuse !== "") return { result: "declared", why: `${run.file.file}: ${excuse}` };
    return { result: "differs", why: `${subject} ${how}, but passed before` };
  }
  return null;
}

const endedWell = ({ ended, report }: FileRun) => ended.exitCode === 0 && report !== null;

/** Why the file itself shows that its tests share state, so that another order may make a difference; else "". */
function excuseOf({ file, report }: FileRun): string {
  const { always, fixture, units, writers, askers, contrary } = file.shared!;
  if (always !== "") return always;
  const lines = new Set(
    report?.tests.flatMap((test) =>
      test.outcome === "failed" && test.file === file.file && units.includes(test.line) ? [test.line] : [],
    ),
  );
  const several = (line: number) => units.filter((unit) => unit === line).length > 1;
  const meant = (line: number) =>
    writers.some((writer) => writer !== line || several(line)) || askers.includes(line);
  const against = contrary.some((pair) => pair.some((line) => lines.has(line)));
  if (lines.size > 0 && !against && [...lines].every(meant)) return "its tests change what other tests read";
  return against ? "" : fixture;
}
