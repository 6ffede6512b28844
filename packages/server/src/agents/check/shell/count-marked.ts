import type { CountedRun, Space, TestResult } from "../port.ts";
import { replacedNames } from "../compiled/replaced.ts";
import { newMarksFolder, type ShellRun, runInSpace } from "./run.ts";
import { hijacksIn } from "./shell-state.ts";
import {
  type AddedFailure,
  markName,
  type MarkPlace,
  type TestSource,
  type Unfinished,
} from "./test-source.ts";

/** What is known of a step once it was counted: how its test files can be marked, and which marks a passing run leaves. */
export interface MarkedBase {
  folder: string;
  sources: TestSource[];
  /** Sources whose marked copy ran; null before the first run. */
  marked: Set<number> | null;
  seen: ReadonlySet<string>;
  /** Whether a shell was seen comparing; null where none could be traced. */
  compared: boolean | null;
}

/** What a toolchain adds to the general rule. */
export interface CrossCheckOptions {
  cmd: string;
  env?: Record<string, string>;
  /** Failures beside those in test files, such as a failing recipe line. */
  failures?(folder: string): AddedFailure[];
  /** Expected data. `sure`: the command itself compares it, so that one of three changes must make it fail. */
  expected?: { path: string; sure: boolean }[];
  /** Further trials of the toolchain's own. */
  trials?: MutationTrial[];
  /** Whether the command may run only a part of the tests of a file. */
  partial?: boolean;
  /** Files that must have begun for the step to count. */
  mustRun?: readonly string[];
  /** Whether the command itself compares something. */
  compares?: boolean;
}

/** The place of one source's marks. */
export const place = (folder: string, index: number): MarkPlace => ({ folder, index });

/** Runs the step once as it is and once with marks. */
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
  // Of a run that failed, the marks tell which tests did.
  const ran = counted.why.length === 0 || (ended.reason === "exit" && counted.hijacks.length === 0);
  if (ran && sources.length > 0) await readMarked(space, base, counted, options);
  counted.hijacks.push(...(await replacedNames(space)));
  counted.why.push(...counted.hijacks);
  counted.passed = counted.why.length === 0;
  return { counted, base };
}

function whyEnded({ ended }: ShellRun): string[] {
  if (ended.reason === "timeout") return ["the tests took longer than a check may take"];
  if (ended.reason !== "exit") return [`the tests were stopped: ${ended.reason}`];
  return ended.exitCode === 0 ? [] : [`the command ended with exit code ${ended.exitCode}`];
}

const copies = new WeakMap<TestSource, { key: string; made: ReadonlyMap<string, string> }>();

/** The marked copy of a source, made once: every trial needs it. */
function markedOnce(source: TestSource, at: MarkPlace): ReadonlyMap<string, string> {
  const key = `${at.folder} ${at.index}`;
  const known = copies.get(source);
  if (known?.key === key) return known.made;
  const made = source.marked(at) ?? new Map<string, string>();
  copies.set(source, { key, made });
  return made;
}

/** The marked copies of all sources that can be marked, but for the paths in `skip`. */
export function markedChanges(base: MarkedBase, skip: ReadonlySet<string>): Map<string, string> {
  const changes = new Map<string, string>();
  for (const [i, source] of base.sources.entries()) {
    if (skip.has(source.path) || (base.marked !== null && source.tests.length > 0 && !base.marked.has(i)))
      continue;
    for (const [path, text] of markedOnce(source, place(base.folder, i))) changes.set(path, text);
  }
  return changes;
}

/** Runs the step with marks, and reads from them which tests ran and how they ended. */
async function readMarked(space: Space, base: MarkedBase, counted: CountedRun, options: CrossCheckOptions) {
  const run = await runMarked(space, base, counted.why.length === 0, options);
  const failed = run.ended.exitCode !== 0;
  base.seen = run.marks;
  base.compared = run.compared;
  base.marked = begunIn(base, run);
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
  counted.hijacks.push(...hijacksIn(run.probes, `${ours}\n${options.cmd}`, run.path));
  // Where nothing began, the marks themselves may be what does not compile: the exit code of the plain run stands.
  if (failed && base.marked.size > 0 && counted.why.length === 0)
    counted.why.push("the tests passed, but failed when they were run again with marks in them");
}

/** One run with marks; where it fails and the plain one passed, one more with marks only in what began. */
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
  // What did not begin may not compile with marks in it, and keep the rest from being run.
  base.marked = begunIn(base, run);
  const all = base.sources.length === base.marked.size;
  return !all && passed ? attempt() : run;
}

/** Sources of which a test began. */
const begunIn = (base: MarkedBase, run: ShellRun) =>
  new Set(
    base.sources.flatMap((source, i) =>
      source.tests.some((test) => run.marks.has(markName("b", place(base.folder, i), test))) ? [i] : [],
    ),
  );

/** Whether a source asserts something by what its language tells, or by its words where no shell could be traced. */
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
    // A script that chose its exit code at its end: where it is all that ran, that code is its own.
    const chose = unfinished === null && base.sources.length === 1 && run.ended.reason === "exit";
    const code = chose ? run.ended.exitCode : 0;
    const { why, ...result } = code === 0 ? endOf(id, has, unfinished) : endedWith(id, code);
    const lacking = unfinished && "skipped" in unfinished ? { lacksProgram: unfinished.lacksProgram } : {};
    counted.tests.push({ id, file: source.path, ...result, ...lacking });
    if (result.outcome === "skipped") counted.fairSkips += 1;
    if (why !== undefined) counted.why.push(why);
  }
}

/** How a test ended, and for one that did not pass what speaks against it. */
type TestEnd = Pick<TestResult, "outcome" | "failedBy"> & { why?: string };

const endedWith = (id: string, code: number | null): TestEnd => ({
  outcome: "failed",
  failedBy: "error",
  why: `${id} ended with exit code ${code}`,
});

/** `unfinished` is undefined for a test that has to leave a mark where it passes. */
function endOf(
  id: string,
  has: (kind: string) => boolean,
  unfinished: Unfinished | null | undefined,
): TestEnd {
  if (has("f")) return { outcome: "failed", why: `${id} failed` };
  if (has("s") || (unfinished && "skipped" in unfinished)) return { outcome: "skipped" };
  if (unfinished) return { outcome: "failed", why: unfinished.why };
  if (has("p") || unfinished === null) return { outcome: "passed" };
  return { outcome: "failed", why: has("b") ? `${id} ended before its own end` : `${id} was not run` };
}

/** Whether the marked copy of a source was seen to run. */
export const isMarked = (base: MarkedBase, index: number) => base.marked?.has(index) === true;

/** One run with something changed. */
export interface MutationTrial {
  kind: "added" | "changed";
  where: string;
  changes: ReadonlyMap<string, string | Buffer>;
  /** The command where it is not the step's own. */
  cmd?: string;
  /** Judges a run that ended by itself. */
  judge(run: ShellRun): "fails" | "passes" | "unclear" | "elsewhere";
  /** Whether this trial alone refutes; others of its group have to agree. */
  sure: boolean;
  group: string;
}
