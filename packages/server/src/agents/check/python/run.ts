import { readFileSync, readdirSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { z } from "zod";
import type { ExecResult } from "@signet/sandbox";
import type { Space, CheckStep } from "../port.ts";
import { companionsOf, isAboutMocks, reservedFiles } from "../reserved.ts";
import { runProgram } from "../inspection-program.ts";

const Frames = z.array(z.tuple([z.string(), z.number()])).default([]);
const Test = z.object({
  id: z.string(),
  file: z.string(),
  r: z.enum(["pass", "fail", "skip", "xfail", "open"]),
  why: z.string().default(""),
  msg: z.string().default(""),
  fair: z.boolean().default(false),
  by: z.enum(["assertion", "error", "import"]).optional(),
  where: Frames,
  probes: z.array(z.number()),
});
const Outside = z.object({
  id: z.string(),
  why: z.string(),
  msg: z.string(),
  by: z.enum(["assertion", "error", "import"]),
  where: Frames,
});
const Site = z.object({
  role: z.enum(["assert", "arg", "made", "bind", "if", "end", "line", "added"]),
  test: z.string(),
  file: z.string(),
  line: z.number().default(0),
  end: z.number().default(0),
  kind: z.string().default(""),
  hidden: z.boolean().default(false),
});
const Report = z.object({
  done: z.boolean(),
  ended: z.array(z.number()),
  tampered: z.boolean(),
  mode: z.enum(["unittest", "pytest", "functions", "script", "doctest"]),
  tests: z.array(Test),
  outside: z.array(Outside),
  outskips: z.array(z.object({ id: z.string(), fair: z.boolean(), msg: z.string() })),
  threads: z.array(z.object({ why: z.string(), counts: z.boolean(), where: Frames })),
  unawaited: z.array(z.string()),
  patched: z.array(z.string()),
  changed: z.array(z.string()),
  sites: z.record(z.string(), Site),
  examples: z.number(),
  notes: z.array(z.string()),
  reflective: z.boolean(),
  ordered: z.boolean(),
  early: z.array(z.string()),
});
export type PythonReport = z.infer<typeof Report>;
export type PythonTest = z.infer<typeof Test>;
export type PythonSite = z.infer<typeof Site>;

/** How the test files are instrumented. `fail` lists the probes that must fail: site numbers by test id. */
export interface Twin {
  seed: number;
  /** Whether one test is added to each file (`added`), test functions get new names and lines (`rename`), and literal expectations are removed from the text (`hide`). */
  added: boolean;
  rename: boolean;
  hide: boolean;
  /** Whether values are compared without comparison methods that the work defines. */
  plain: boolean;
  /** Whether the test files on disk get other values once they are loaded. */
  other: boolean;
  fail?: Record<string, number[]>;
  /** Whether a failing probe uses the expectation of another test, if possible, instead of an arbitrary one. */
  substitute?: boolean;
  /** Whether a failing probe uses an expectation that is almost right. */
  near?: boolean;
  /** What failing probes of role `arg` add to a whole number from which an expectation is made. */
  amount?: number;
  /** Whether those of role `made` add another multiple of it to each literal. */
  apart?: boolean;
}

/** How a run differs from a plain run of the step. */
export interface Variant {
  twin?: Twin;
  files?: string[];
  only?: string[];
  reverse?: boolean;
  /**
   * Files of the work from which it is hidden that tests run; with `hide` false, the same run hides nothing. `places`: whether
   * code of the tests keeps the paths of its files on the stack.
   */
  hides?: { files: readonly string[]; hide: boolean; places: boolean };
  /** Changes one doctest expectation, chosen by this number. */
  flip?: number;
}

export interface PythonRun {
  ended: ExecResult;
  /** Null if the run did not finish or its report is incomplete. */
  report: PythonReport | null;
  stdout: string;
}

const programs = new URL("./programs/", import.meta.url);
let sources: Record<string, Buffer> | undefined;

/** Sources of the programs that run in the sandbox, by name. */
export const pythonPrograms = (): Record<string, Buffer> =>
  (sources ??= Object.fromEntries(
    readdirSync(programs)
      .filter((name) => name.endsWith(".py"))
      .map((name) => [name, readFileSync(new URL(name, programs))]),
  ));

/** Runs the tests of a step once in a fresh sandbox and reads the report of the parent program. */
export async function runPython(
  space: Space,
  step: CheckStep,
  variant: Variant = {},
  watched = false,
): Promise<PythonRun> {
  const sandbox = await space.open();
  try {
    const { ended, report, stdout } = await runProgram(
      sandbox,
      { command: PYTHON, files: pythonPrograms(), request: requestOf(space, step, variant) },
      {
        signal: space.signal,
        wallSeconds: space.timeoutSeconds,
        ...(watched && space.onOutput ? { onOutput: space.onOutput.bind(space) } : {}),
      },
    );
    return { ended, stdout, report: ended.exitCode === 0 ? parseReport(report) : null };
  } finally {
    await sandbox.close();
  }
}

const PYTHON = 'python3 -I -B "$CHECK_TOOLS/parent.py"';

function requestOf(space: Space, step: CheckStep, variant: Variant): object {
  const { interpreter, options, patterns, select } = flagsOf(step);
  return {
    kind: step.kind.slice("python-".length),
    files: variant.files ?? step.files,
    fixed: [...space.fixed.keys()],
    reserved: Object.fromEntries(reservedFiles(space)),
    companions: companionsOf(space),
    about_mocks: isAboutMocks(space),
    folder: step.folder,
    flags: interpreter,
    options,
    patterns,
    select,
    env: step.env ?? {},
    twin: variant.twin ?? null,
    only: variant.only ?? [],
    without: step.without ?? [],
    reverse: variant.reverse ?? false,
    hides: variant.hides ?? null,
    flip: variant.flip ?? 0,
  };
}

/** Splits a step's flags: options of the interpreter and of the runner, name patterns, and selected test ids. */
function flagsOf(step: CheckStep): {
  interpreter: string[];
  options: string[];
  patterns: string[];
  select: string[];
} {
  if (step.kind === "python-pytest") {
    const after = (option: string) => step.flags.filter((_, i) => step.flags[i - 1] === option);
    const select = after("--select");
    const options = step.flags.filter((flag, i) => flag !== "--select" && step.flags[i - 1] !== "--select");
    return { interpreter: [], options, patterns: [...after("-k"), ...select], select };
  }
  if (step.kind === "python-doctest") {
    const options = step.flags.filter((flag) => flag !== "-o");
    return { interpreter: [], options, patterns: [], select: [] };
  }
  const interpreter: string[] = [];
  const patterns: string[] = [];
  for (const [at, flag] of step.flags.entries()) {
    const next = step.flags[at + 1];
    if (flag === "-k" && next !== undefined) patterns.push(next);
    else if ((flag === "-W" || flag === "-X") && next !== undefined) interpreter.push(flag, next);
    else if (/^-(?:[WX].|O{1,2}$|b{1,2}$)/.test(flag)) interpreter.push(flag);
  }
  return { interpreter, options: [], patterns, select: [] };
}

/** Parses a packed report. The size of the unpacked data is limited. */
function parseReport(packed: unknown): PythonReport | null {
  const unpacked = unpack(packed);
  const report = Report.safeParse(unpacked);
  return report.success ? report.data : null;
}

/** The JSON value in a packed report, or undefined. */
export function unpack(packed: unknown): unknown {
  if (typeof packed !== "string") return undefined;
  try {
    return JSON.parse(
      inflateSync(Buffer.from(packed, "base64"), { maxOutputLength: 4 << 20 }).toString("utf8"),
    );
  } catch {
    return undefined;
  }
}

/** Runs two inputs at a time until `isEnough`. Results are in the order of `inputs`. */
export async function pairwise<T, R>(
  inputs: readonly T[],
  run: (input: T) => Promise<R>,
  isEnough: (result: R) => boolean = () => false,
): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < inputs.length; at += 2) {
    const both = await Promise.all(inputs.slice(at, at + 2).map(run));
    results.push(...both);
    if (both.some(isEnough)) break;
  }
  return results;
}
