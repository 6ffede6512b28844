import type { CountedRun, Space, TestResult } from "../port.ts";
import { libraryEquality } from "../compiled/library-equality.ts";
import { replacedNames } from "../compiled/replaced.ts";
import { makeOverrides } from "./make-overrides.ts";
import { movedTests } from "./moved-tests.ts";
import { evaluatedAnswers } from "./numbers.ts";
import { newMarksFolder, type ShellRun, runInSpace } from "./run.ts";
import { hijacksIn } from "./shell-state.ts";
import { sourcedHijacks } from "./sourced.ts";
import {
  type AddedFailure,
  markName,
  type MarkPlace,
  type TestSource,
  type Unfinished,
} from "./test-source.ts";

/** What counting a step revealed: how its test files can be marked, and which marks a passing run leaves. */
export interface MarkedBase {
  folder: string;
  sources: TestSource[];
  /** Sources whose marked copy ran; null before the first run. */
  marked: Set<number> | null;
  seen: ReadonlySet<string>;
  /** Whether a traced shell compared something; null if none could be traced. */
  compared: boolean | null;
}

/** Options by which toolchains differ. */
export interface CrossCheckOptions {
  cmd: string;
  env?: Record<string, string>;
  /** Failures in addition to those in test files, such as a failing recipe line. */
  failures?(folder: string): AddedFailure[];
  /** Expected data. `sure`: the command itself compares it, so that one of three changes must make it fail. */
  expected?: { path: string; sure: boolean }[];
  /** Additional trials of the toolchain. */
  trials?: MutationTrial[];
  /** Whether the command may run only some tests of a file. */
  partial?: boolean;
  /** Files that must have started for the step to count. */
  mustRun?: readonly string[];
  /** Whether the command itself compares something. */
  compares?: boolean;
}

/** The place for the marks of one source. */
export const place = (folder: string, index: number): MarkPlace => ({ folder, index });

/** Runs the step once unchanged and once with marks. */
export async function countMarked(
  space: Space,
  sources: TestSource[],
  options: CrossCheckOptions,
): Promise<{ counted: CountedRun; base: MarkedBase }> {
  const folder = newMarksFolder();
  const base: MarkedBase = { folder, sources, marked: null, seen: new Set(), compared: null };
  const env = options.env === undefined ? {} : { env: options.env };
  const plain = await runInSpace(space, newMarksFolder(), options.cmd, { counted: true, ...env });
  const { ended } = plain;
  const counted: CountedRun = {
    passed: false,
    exitCode: ended.exitCode,
    ended: ended.reason,
    stdout: ended.stdout,
    stderr: ended.stderr,
    why: whyEnded(plain),
    hijacks: plain.changed.map((path) => `the work changed ${path} while the tests ran`),
    tests: [],
    fairSkips: 0,
    asserted: options.compares === true,
    durationMs: ended.durationMs,
  };
  // For a run that failed, the marks tell which tests failed.
  const ran = counted.why.length === 0 || (ended.reason === "exit" && counted.hijacks.length === 0);
  if (ran && sources.length > 0) await readMarked(space, base, counted, options);
  counted.hijacks.push(...(await replacedNames(space)), ...(await makeOverrides(space)));
  if (counted.why.length === 0 && counted.hijacks.length === 0)
    for (const find of [sourcedHijacks, evaluatedAnswers, libraryEquality, movedTests])
      counted.hijacks.push(...(await find(space, options)));
  counted.why.push(...counted.hijacks);
  counted.passed = counted.why.length === 0;
  return { counted, base };
}

function whyEnded({ ended }: ShellRun): string[] {
  if (ended.reason === "timeout") return ["the tests exceeded the time limit of a check"];
  if (ended.reason !== "exit") return [`the tests were killed: ${ended.reason}`];
  return ended.exitCode === 0 ? [] : [`the command ended with exit code ${ended.exitCode}`];
}

const copies = new WeakMap<TestSource, { key: string; made: ReadonlyMap<string, string> }>();

/** The marked copy of a source, cached because every trial needs it. */
function markedCopy(source: TestSource, at: MarkPlace): ReadonlyMap<string, string> {
  const key = `${at.folder} ${at.index}`;
  const cached = copies.get(source);
  if (cached?.key === key) return cached.made;
  const made = source.marked(at) ?? new Map<string, string>();
  copies.set(source, { key, made });
  return made;
}

/** The marked copies of all sources that can be marked, except those with paths in `skip`. */
export function markedChanges(base: MarkedBase, skip: ReadonlySet<string>): Map<string, string> {
  const changes = new Map<string, string>();
  for (const [i, source] of base.sources.entries()) {
    if (skip.has(source.path) || (base.marked !== null && source.tests.length > 0 && !base.marked.has(i)))
      continue;
    for (const [path, text] of markedCopy(source, place(base.folder, i))) changes.set(path, text);
  }
  return changes;
}

/** Runs the step with marks, and reads from them which tests ran and with which results. */
async function readMarked(space: Space, base: MarkedBase, counted: CountedRun, options: CrossCheckOptions) {
  const run = await runMarked(space, base, counted.why.length === 0, options);
  const failed = run.ended.exitCode !== 0;
  base.seen = run.marks;
  base.compared = run.compared;
  base.marked = startedSources(base, run);
  counted.durationMs = Math.max(counted.durationMs, run.ended.durationMs);
  for (const [i, source] of base.sources.entries()) {
    const began = base.marked.has(i);
    if (began) readTests(base, i, run, counted, options.partial === true);
    if ((began || source.tests.length === 0) && isAsserting(source, run)) counted.asserted = true;
    const isMissed = !began && source.tests.length > 0 && options.mustRun?.includes(source.path);
    if (isMissed && !failed) counted.why.push(`${source.path} was never started`);
  }
  counted.asserted ||= run.compared === true;
  const ours = [...space.fixed.values()].map((bytes) => bytes.toString("utf8", 0, 256 << 10)).join("\n");
  counted.hijacks.push(...hijacksIn(run.probes, `${ours}\n${options.cmd}`));
  if (counted.why.length === 0) await compareRuns(space, base, counted, options, failed);
}

/** Adds why the marked run differs from the plain one, which passed. */
async function compareRuns(
  space: Space,
  base: MarkedBase,
  counted: CountedRun,
  options: CrossCheckOptions,
  failed: boolean,
): Promise<void> {
  // If nothing started, the marks themselves may not compile, so the exit code of the plain run counts.
  if ((base.marked?.size ?? 0) > 0) {
    if (failed) counted.why.push("the tests passed, but failed in a second run with marks");
  } else if (await readsOwnText(space, base, options))
    counted.hijacks.push(
      "the work reads the text of the tests: they fail if only blank lines are added to it",
    );
}

/** Whether a passing run fails if its test files have more blank lines at their end. */
async function readsOwnText(
  space: Space,
  base: MarkedBase,
  { cmd, env }: CrossCheckOptions,
): Promise<boolean> {
  const tested = base.sources.filter(({ tests }) => tests.length > 0);
  if (tested.length === 0) return false;
  const changes = new Map(tested.map(({ path, text }) => [path, `${text}\n\n`]));
  const { ended } = await runInSpace(space, newMarksFolder(), cmd, { changes, ...(env ? { env } : {}) });
  return ended.reason === "exit" && ended.exitCode !== 0;
}

/** A run with marks. If it fails although the plain run passed, one more with marks only in files that started. */
async function runMarked(
  space: Space,
  base: MarkedBase,
  passed: boolean,
  options: CrossCheckOptions,
): Promise<ShellRun> {
  const env = options.env === undefined ? {} : { env: options.env };
  const attempt = () =>
    runInSpace(space, base.folder, options.cmd, { changes: markedChanges(base, new Set()), ...env });
  const run = await attempt();
  if (run.ended.exitCode === 0) return run;
  // A file that does not compile with marks may have prevented the rest from running.
  base.marked = startedSources(base, run);
  const allStarted = base.sources.length === base.marked.size;
  return !allStarted && passed ? attempt() : run;
}

/** Indexes of sources with a test that started. */
const startedSources = (base: MarkedBase, run: ShellRun) =>
  new Set(
    base.sources.flatMap((source, i) =>
      source.tests.some((test) => run.marks.has(markName("b", place(base.folder, i), test))) ? [i] : [],
    ),
  );

/** Whether a source asserts something: according to its language, or to its text if no shell could be traced. */
const isAsserting = (source: TestSource, run: ShellRun) =>
  source.asserts || (source.comparesByText === true && run.compared === null);

function readTests(base: MarkedBase, index: number, run: ShellRun, counted: CountedRun, partial: boolean) {
  const [source, at] = [base.sources[index]!, place(base.folder, index)];
  counted.fairSkips += source.skipped;
  for (const test of source.tests) {
    const has = (kind: string) => run.marks.has(markName(kind, at, test));
    if (partial && !has("b")) continue;
    const id = test === "" ? source.path : `${source.path}::${test}`;
    const unfinished = test === "" ? source.unfinished?.(at, run.marks) : undefined;
    // If only one script ran and it sets its exit code at its end, the exit code belongs to that script.
    const chose = unfinished === null && base.sources.length === 1 && run.ended.reason === "exit";
    const code = chose ? run.ended.exitCode : 0;
    const { why, ...result } = code === 0 ? endOf(id, has, unfinished) : endedWith(id, code);
    const lacking = unfinished && "skipped" in unfinished ? { lacksProgram: unfinished.lacksProgram } : {};
    counted.tests.push({ id, file: source.path, ...result, ...lacking });
    if (result.outcome === "skipped") counted.fairSkips += 1;
    if (why !== undefined) counted.why.push(why);
  }
}

/** The result of a test, with the reason if it did not pass. */
type TestEnd = Pick<TestResult, "outcome" | "failedBy"> & { why?: string };

const endedWith = (id: string, code: number | null): TestEnd => ({
  outcome: "failed",
  failedBy: "error",
  why: `${id} ended with exit code ${code}`,
});

/** `unfinished` is undefined for a test that must leave a mark when it passes. */
function endOf(
  id: string,
  has: (kind: string) => boolean,
  unfinished: Unfinished | null | undefined,
): TestEnd {
  if (has("f")) return { outcome: "failed", why: `${id} failed` };
  if (has("s") || (unfinished && "skipped" in unfinished)) return { outcome: "skipped" };
  if (unfinished) return { outcome: "failed", why: unfinished.why };
  if (has("p") || unfinished === null) return { outcome: "passed" };
  return { outcome: "failed", why: has("b") ? `${id} exited early` : `${id} did not run` };
}

/** Whether the marked copy of a source ran. */
export const isMarked = (base: MarkedBase, index: number) => base.marked?.has(index) === true;

/** One run with an injected change. */
export interface MutationTrial {
  kind: "added" | "changed";
  where: string;
  changes: ReadonlyMap<string, string | Buffer>;
  /** The command, if it is not that of the step. */
  cmd?: string;
  /** Judges a run that was not killed. */
  judge(run: ShellRun): "fails" | "passes" | "unclear" | "elsewhere";
  /** Whether this trial alone can refute the check; otherwise all trials of its group have to agree. */
  sure: boolean;
  group: string;
}
