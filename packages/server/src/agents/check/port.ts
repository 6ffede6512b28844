import type { ExecResult, Sandbox } from "@signet/sandbox";

/** How the tests of a step are run. `other` is a command that no runner of the service can replace. */
export const STEP_KINDS = [
  "node-test",
  "node-script",
  "js-framework",
  "python-unittest",
  "python-pytest",
  "python-functions",
  "python-script",
  "python-doctest",
  "shell",
  "make",
  "go",
  "rust",
  "java",
  "compare",
  "examples",
  "other",
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** One command of a check, and the files that decide in it. */
export interface CheckStep {
  kind: StepKind;
  /** Paths of the test files that this step runs, relative to the workspace. */
  files: string[];
  /** A shell command that does the same when run in the workspace; it changes to `folder` itself. */
  cmd: string;
  /** The folder to run its tests in, relative to the workspace; "" for the workspace. It may be missing from the work. */
  folder: string;
  /** Options of the toolchain that its tests need, such as `--experimental-strip-types` or `-e`. */
  flags: string[];
  /** Environment variables that the command sets; only the Python and JavaScript runners accept them. */
  env?: Readonly<Record<string, string>>;
  /** The text of a program that the command itself holds: that of `python3 -c` or `node -e`, or a here document. */
  text?: string;
  /** Ids of tests to leave out because they are flaky. */
  without?: readonly string[];
}

/** Changes to a copy of the work: new bytes by path; `null` removes the file. */
export type FileChanges = ReadonlyMap<string, Buffer | null>;

/** The work under check, as it would be delivered: protected files restored, hijacks left out. */
export interface Space {
  /** Protected files and their exact bytes. If the agent's own tests decide, those tests. */
  readonly fixed: ReadonlyMap<string, Buffer>;
  /** Paths of the files that the run wrote or changed. */
  readonly subjects: readonly string[];
  /** Paths of all regular files of the work. */
  readonly files: readonly string[];
  /** A file's bytes, or null if it does not exist or is larger than 4 MiB. Treat the content as hostile. */
  read(path: string): Promise<Buffer | null>;
  /** A file's bytes before the run, or null if it did not exist. Absent if they are not known. */
  before?(path: string): Buffer | null;
  /** Whether the task names a file, or the folder of data. Absent if it does not matter. */
  names?(path: string): boolean;
  /** Whether the task has a word, also as a part of another. Absent if it does not matter. */
  mentions?(word: string): boolean;
  /** Whether the task asks to replace a function of the language that it names. Absent if it does not matter. */
  replaces?(name: string): boolean;
  /** Opens a fresh sandbox that holds the work with `changes` applied. The caller must always close it. */
  open(changes?: FileChanges): Promise<Sandbox>;
  /** Aborts when the run is stopped. Pass it to every command. */
  readonly signal: AbortSignal;
  /** Most seconds that one command of a check may take. */
  readonly timeoutSeconds: number;
  /** Receives output of the counted run as it arrives, to show it. */
  readonly onOutput?: (stream: "stdout" | "stderr", chunk: Uint8Array) => void;
}

/** The result of one test. `id` is stable between runs of the same bytes. */
export interface TestResult {
  id: string;
  file: string;
  outcome: "passed" | "failed" | "skipped";
  /** Why a test failed, if known: a missed expectation, another exception, or an import that failed. */
  failedBy?: "assertion" | "error" | "import";
  /** Of a skipped script: it needs a program that this machine lacks, with or without the work. */
  lacksProgram?: boolean;
}

/** One run of a step on the unmodified work, with its tests counted. */
export interface CountedRun {
  /** True only if the kernel's exit code is 0 and `why` is empty. */
  passed: boolean;
  /** The kernel's exit code; null if the command was killed. */
  exitCode: number | null;
  ended: ExecResult["reason"];
  stdout: string;
  stderr: string;
  /** Why it did not pass, in sentences for the agent. Empty if `passed`. */
  why: string[];
  /** What the work replaced or manipulated in the language, the framework or the runner. If not empty, the run has not passed. */
  hijacks: string[];
  tests: TestResult[];
  /** Number of tests skipped by a mark or condition in a protected file: reported, but not failures. */
  fairSkips: number;
  /** Whether at least one assertion or comparison ran. */
  asserted: boolean;
  durationMs: number;
}

/**
 * Whether a check that passed fails when it must. `confirmed`: an injected failure and a changed expectation made it fail
 * at exactly that place. `refuted`: it still passed, or failed for another reason. `none`: nothing
 * could be injected.
 */
export interface ControlResult {
  result: "confirmed" | "refuted" | "none";
  /** For the agent and the caller: what passed but must fail, or why nothing could be injected. */
  why: string;
  /**
   * With `none`: failures could be injected, but the tests already failed after a change to their text alone. The code
   * under test may have provoked that to avoid the control, so this is not the same as a check that cannot be controlled.
   */
  suspect?: boolean;
  /** Of a command that is run unchanged: whether it failed with a changed expectation. Absent if none could be changed. */
  noticed?: boolean;
}

/**
 * Whether tests give the same results alone and in reverse order. `declared`: the protected files themselves depend on an order.
 * `seen`: they pass only where the work can see that tests run it.
 */
export interface OrderResult {
  result: "independent" | "differs" | "declared" | "seen";
  why: string;
}

/**
 * Runs the steps of some kinds and cross-checks them. Each run has its own fresh sandbox. Code under test is hostile: a
 * toolchain trusts nothing that it prints or exits with unless the runner observed it itself.
 */
export interface Toolchain {
  readonly kinds: readonly StepKind[];
  /**
   * `inTurn`: if the plain run fails, skips runs that cannot change the outcomes of tests. The result is the same; this is
   * cheaper for work that will probably fail. If a second run can change outcomes, as in JavaScript, both run anyway.
   */
  count(space: Space, step: CheckStep, inTurn?: boolean): Promise<CountedRun>;
  /** Only asked after `counted` passed. */
  control(space: Space, step: CheckStep, counted: CountedRun): Promise<ControlResult>;
  /** Only asked after `counted` passed. */
  order(space: Space, step: CheckStep, counted: CountedRun): Promise<OrderResult>;
}

/** Changes source code to try the agent's own tests. */
export interface Mutator {
  /** Whether this file is in the mutator's language, by its name or else by the first line of its text. */
  knows(path: string, text?: string): boolean;
  /** Makes up to `most` mutants of the files `paths`, each with one small error. `lines`: the lines that the run changed, if known. */
  mutants(
    space: Space,
    paths: readonly string[],
    most: number,
    lines?: ReadonlyMap<string, ReadonlySet<number>>,
  ): Promise<FileChanges[]>;
  /** The same programs in a different layout: comments, blank lines and spacing differ, behaviour does not. */
  reformatted(space: Space, paths: readonly string[]): Promise<FileChanges>;
}
