import type { CountedRun, Space, TestResult } from "../port.ts";
import { replacedNames } from "../compiled/replaced.ts";
import { newMarksFolder, type ShellRun, runInSpace } from "./run.ts";
import { hijacksIn } from "./shell-state.ts";
import { type AddedFailure, markName, type MarkPlace, type TestSource } from "./test-source.ts";

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

async function readMarked(space: Space, base: MarkedBase, counted: CountedRun, options: CrossCheckOptions) {
  const env = options.env === undefined ? {} : { env: options.env };
  const attempt = () =>
    runInSpace(space, base.folder, options.cmd, { changes: markedChanges(base, new Set()), ...env });
  const starts = (run: ShellRun) =>
    base.sources.flatMap((source, i) =>
      source.tests.some((test) => run.marks.has(markName("b", place(base.folder, i), test))) ? [i] : [],
    );
  let run = await attempt();
  if (run.ended.exitCode !== 0) {
    // What did not begin may not compile with marks in it, and keep the rest from being run.
    base.marked = new Set(starts(run));
    const all = base.sources.length === base.marked.size;
    if (!all && counted.why.length === 0) run = await attempt();
  }
  base.seen = run.marks;
  base.compared = run.compared;
  counted.durationMs = Math.max(counted.durationMs, run.ended.durationMs);
  base.marked = new Set(starts(run));
  for (const [i, source] of base.sources.entries()) {
    const began = base.marked.has(i);
    if (began) readTests(base, i, run, counted, options.partial === true);
    const traced = source.comparesByText === true && run.compared === null;
    if ((source.asserts || traced) && (began || source.tests.length === 0)) counted.asserted = true;
    if (
      !began &&
      source.tests.length > 0 &&
      options.mustRun?.includes(source.path) &&
      run.ended.exitCode === 0
    )
      counted.why.push(`${source.path} was never started`);
  }
  counted.asserted ||= run.compared === true;
  const ours = [...space.fixed.values()].map((bytes) => bytes.toString("utf8", 0, 256 << 10)).join("\n");
  counted.hijacks.push(...hijacksIn(run.probes, `${ours}\n${options.cmd}`, run.path));
  // Where nothing began, the marks themselves may be what does not compile: the exit code of the plain run stands.
  if (run.ended.exitCode !== 0 && base.marked.size > 0 && counted.why.length === 0)
    counted.why.push("the tests passed, but failed when they were run again with marks in them");
}

function readTests(base: MarkedBase, index: number, run: ShellRun, counted: CountedRun, partial: boolean) {
  const [source, at] = [base.sources[index]!, place(base.folder, index)];
  counted.fairSkips += source.skipped;
  for (const test of source.tests) {
    const has = (kind: string) => run.marks.has(markName(kind, at, test));
    if (partial && !has("b")) continue;
    const id = test === "" ? source.path : `${source.path}::${test}`;
    const unfinished = test === "" ? source.unfinished?.(at, run.marks) : undefined;
    const lacking = unfinished && "skipped" in unfinished ? { lacksProgram: unfinished.lacksProgram } : {};
    const add = (outcome: TestResult["outcome"]) =>
      counted.tests.push({ id, file: source.path, outcome, ...lacking });
    // A script that chose its exit code at its end: where it is all that ran, that code is its own.
    const chose = test === "" && unfinished === null && base.sources.length === 1;
    if (chose && run.ended.reason === "exit" && run.ended.exitCode !== 0) {
      counted.tests.push({ id, file: source.path, outcome: "failed", failedBy: "error" });
      counted.why.push(`${id} ended with exit code ${run.ended.exitCode}`);
    } else if (has("f")) {
      add("failed");
      counted.why.push(`${id} failed`);
    } else if (has("s") || (unfinished && "skipped" in unfinished)) {
      add("skipped");
      counted.fairSkips += 1;
    } else if (unfinished && "why" in unfinished) {
      add("failed");
      counted.why.push(unfinished.why);
    } else if (!has("p") && unfinished === undefined) {
      add("failed");
      counted.why.push(has("b") ? `${id} ended before its own end` : `${id} was not run`);
    } else add("passed");
  }
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
