import { randomInt } from "node:crypto";
import path from "node:path";
import { z } from "zod";
import type { ExecResult, Sandbox } from "@signet/sandbox";
import { fromFolder } from "../folders.ts";
import { quote } from "../place.ts";
import type { Space, CheckStep } from "../port.ts";
import { runProgram } from "../inspection-program.ts";
import type { PreparedFile } from "./prepare.ts";
import { reservedFiles } from "../reserved.ts";
import { hidesOf, type Hides, ROOT } from "./hidden.ts";
import { programFiles } from "./sources.ts";

const Counts = z.record(z.string(), z.number());
const Report = z.object({
  tests: z.array(
    z.object({
      name: z.string(),
      file: z.string(),
      line: z.number(),
      outcome: z.enum(["passed", "failed", "skipped", "todo"]),
      suite: z.boolean(),
      by: z.enum(["assertion", "error", "import", "subtests"]).optional(),
    }),
  ),
  fails: z.array(z.string()),
  hijacks: z.array(z.string()),
  total: z.object({ passed: z.number(), failed: z.number(), skipped: z.number(), todo: z.number() }),
  marks: Counts,
  reached: Counts,
  wrong: Counts,
  unmet: Counts,
  bent: Counts,
  handed: Counts,
  begun: Counts,
  ended: Counts,
  hit: Counts,
});

/** The guard's report of one process. */
export type GuardReport = z.infer<typeof Report>;

/** A run of one deciding file in its own process. `report` is null if the process did not finish. */
export interface FileRun {
  file: PreparedFile;
  ended: ExecResult;
  stdout: string;
  report: GuardReport | null;
}

/** What a run that passed shows about later runs of the same file. */
export interface Pace {
  /** Tests and suites that ended. */
  tests: number;
  /** Tests of the file itself that passed, without those of files that it loads. */
  passed: number;
  /** The longest pause between tests. */
  quietMs: number;
  limitMs: number;
}

const QUIET_FACTOR = 2;
const LEAST_QUIET_MS = 1_000;
const LIMIT_FACTOR = 10;
const LEAST_LIMIT_MS = 10_000;

/** How many tests of the file itself passed in a run of it. */
export const ownPasses = ({ file, report }: FileRun): number =>
  report?.tests.filter((test) => test.file === file.file && test.outcome === "passed" && !test.suite)
    .length ?? 0;

/** The pace of a run that passed. */
export const paceOf = (run: FileRun): Pace => ({
  tests: run.report?.marks["finished"] ?? 0,
  passed: ownPasses(run),
  quietMs: Math.max(LEAST_QUIET_MS, QUIET_FACTOR * run.ended.durationMs),
  limitMs: Math.max(LEAST_LIMIT_MS, LIMIT_FACTOR * run.ended.durationMs),
});

/** Options for the run of one file. */
export interface NodeRunOptions {
  key: string;
  /** Prevent the replacement of built-ins of the language and the runner. */
  pins: boolean;
  /** Load the deciding files from instrumented texts, while the files on disk have other values. */
  decoys?: boolean;
  /** Sites whose expectation is changed. */
  bend?: number[];
  /** A site where an error is thrown. */
  throwAt?: number;
  /** Run tests in reverse order (`only: null`), or only those at some lines. */
  order?: { only: number[] | null };
  /** Ends the process when all its tests have ended, or when it takes much longer than it did when it passed. */
  pace?: Pace;
  /** Asks whether the files could notice that an expected object was made from other values. */
  made?: boolean;
  /** Files of the work from which it is hidden that tests run; with `hide` false, the same run hides nothing. */
  hides?: Hides;
  /** Protected files that deciding files load and name nowhere else. */
  lent?: readonly string[];
  onOutput?: Space["onOutput"];
}

const OURS =
  /^--(?:test(?:$|-reporter|-concurrency|-isolation|-shard|-coverage|-update-snapshots|-force-exit|-rerun)|experimental-test-(?:coverage|isolation)|watch)/;
const TAKES_VALUE =
  /^(?:--import|--require|-r|--loader|--experimental-loader|--conditions|-C|--env-file|--env-file-if-exists|--test-name-pattern|--test-skip-pattern|--test-timeout)$/;

/** The flags of a step without those that would interfere with the service's runner. */
export function keptFlags(flags: readonly string[]): string[] {
  return flags.filter((flag, i) =>
    flag.startsWith("-") ? !OURS.test(flag) : TAKES_VALUE.test(flags[i - 1] ?? ""),
  );
}

const SNAPSHOT_SETTINGS = ["setResolveSnapshotPath", "setDefaultSnapshotSerializers"];

/** Snapshot settings that given files change themselves: protected files, and those that a flag loads before the tests. */
async function snapshotSettings(space: Space, step: CheckStep): Promise<string[]> {
  const changed = new Set(space.subjects);
  const loaded = step.flags
    .map((flag) => path.posix.join(step.folder, flag.replace(/^--(?:import|require)=/, "")))
    .filter((file) => space.files.includes(file) && !changed.has(file));
  const texts = [...space.fixed.values(), ...(await Promise.all(loaded.map((file) => space.read(file))))];
  return SNAPSHOT_SETTINGS.filter((name) => texts.some((bytes) => bytes?.includes(name))).map(
    (name) => `snapshot.${name}`,
  );
}

const MAX_TESTS = 2_000;

/** What the guard must know to see whether the work loads files of the tests; null if there are none that only tests load. */
function lentOf(space: Space, lent: readonly string[]): object | null {
  const reserved = lent.length > 0 ? reservedFiles(space) : new Map<string, string>();
  const helpers = lent.filter((path) => reserved.has(path));
  if (helpers.length === 0) return null;
  const tests = [...space.fixed.keys()].filter((path) => /\.[cm]?[jt]sx?$/.test(path)).slice(0, MAX_TESTS);
  return { helpers, tests, folders: [...new Set(reserved.values())] };
}

const CLOCKS = ["performance.now", "process.hrtime"];

/** Clocks that the task asks to replace and that its tests ask: these may be replaced as long as they are put back. */
const replacedClocks = (space: Space): string[] =>
  CLOCKS.filter(
    (name) => space.replaces?.(name) && [...space.fixed.values()].some((bytes) => bytes.includes(name)),
  );

const MAX_GIVEN = 500;
const own = new WeakMap<Space, Promise<boolean>>();

/** Whether a file that came with the task and that the run did not change says itself which objects are instances of its class. */
function definesInstances(space: Space): Promise<boolean> {
  const known = own.get(space);
  if (known) return known;
  const changed = new Set(space.subjects);
  const files = space.files
    .filter((file) => /\.[cm]?[jt]s$/.test(file) && !changed.has(file) && !file.includes("node_modules/"))
    .slice(0, MAX_GIVEN);
  const found = Promise.all(files.map((file) => space.read(file))).then((texts) =>
    texts.some((bytes) => bytes?.includes("Symbol.hasInstance")),
  );
  own.set(space, found);
  return found;
}

/**
 * Runs one deciding file under the guard. Repeats a run once if its result is inexplicable (no report, or a non-zero exit code
 * without a failure), because on a loaded machine a process may lose its last output.
 */
export async function runFile(...args: Parameters<typeof runOnce>): Promise<FileRun> {
  const run = await runOnce(...args);
  return isInexplicable(run) && !args[0].signal.aborted ? runOnce(...args) : run;
}

function isInexplicable({ ended, report }: FileRun): boolean {
  if (ended.reason !== "exit") return false;
  if (report === null) return true;
  const { total, fails, hijacks, marks } = report;
  return (
    ended.exitCode !== 0 &&
    total.failed + fails.length + hijacks.length === 0 &&
    marks["uncaught"] === undefined
  );
}

async function runOnce(
  space: Space,
  sandbox: Sandbox,
  step: CheckStep,
  file: PreparedFile,
  options: NodeRunOptions,
): Promise<FileRun> {
  const flags = keptFlags(step.flags);
  const guard = '"$CHECK_TOOLS/guard.mjs"';
  const reporter = `--test-reporter=${guard} --test-reporter-destination=stderr`;
  const rest = flags.map(quote).join(" ");
  const texts = options.decoys && file.decoys.length > 0 ? file.instrumented : [];
  const env = Object.entries(step.env ?? {}).map(([name, value]) => `${name}=${quote(value)} `);
  const { ended, report, stdout } = await runProgram(
    sandbox,
    {
      command: `${env.length > 0 ? `env ${env.join("")}` : ""}node --import ${guard} ${reporter} ${rest} ${quote(`./${fromFolder(step.folder, file.file)}`)}`,
      folder: step.folder,
      files: {
        ...programFiles("guard"),
        ...Object.fromEntries(texts.map(({ text }, i) => [`text-${i}`, text])),
      },
      request: {
        key: options.key,
        root: ROOT,
        flags: flags,
        pins: options.pins,
        texts: Object.fromEntries(texts.map((one, i) => [one.file, `text-${i}`])),
        unpin: [
          ...file.unpin,
          ...(await snapshotSettings(space, step)),
          ...((await definesInstances(space)) ? ["Symbol.hasInstance"] : []),
        ],
        replaces: replacedClocks(space),
        modules: file.modules,
        words: file.words,
        taken: file.taken,
        data: file.data,
        lent: lentOf(space, options.lent ?? []),
        ownHandlers: file.ownHandlers,
        mayMove: [...space.fixed.values()].some((bytes) => bytes.includes("chdir")),
        made: options.made ?? false,
        hides: hidesOf(space, file, options.hides),
        bend: options.bend ?? [],
        throwAt: options.throwAt ?? 0,
        order: options.order ?? null,
        pace: options.pace ?? null,
        salt: randomInt(1, 1 << 20),
      },
    },
    {
      signal: space.signal,
      wallSeconds: space.timeoutSeconds,
      ...(options.onOutput ? { onOutput: options.onOutput } : {}),
    },
  );
  const read = Report.safeParse(report);
  return { file, ended, stdout, report: read.success ? read.data : null };
}
