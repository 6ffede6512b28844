import type { ExecResult, Sandbox } from "@signet/sandbox";

/** How the tests of one step are run. `other` is a command that no runner of ours can take over. */
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
  /** Paths of the test files that this step runs, as the workspace names them. */
  files: string[];
  /** A shell command that does the same by hand, run in the workspace: it goes to `folder` itself. */
  cmd: string;
  /** The folder below the workspace in which its tests are run; "" for the workspace. It may be missing from the work. */
  folder: string;
  /** Options of the toolchain that its tests need, such as `--experimental-strip-types` or `-e`. */
  flags: string[];
  /** Variables that the command sets for its tests; only runners of Python and JavaScript take them. */
  env?: Readonly<Record<string, string>>;
  /** Ids of tests that are left out, because they decide nothing. */
  without?: readonly string[];
}

/** Files by path, with the bytes they get in a copy; `null` removes the file. */
export type FileChanges = ReadonlyMap<string, Buffer | null>;

/** The work that is being checked, as it would be handed over: protected files put back, hijacks left out. */
export interface Space {
  /** Protected files and their exact bytes. For the agent's own tests: those tests. */
  readonly fixed: ReadonlyMap<string, Buffer>;
  /** Paths of the files that the run wrote or changed. */
  readonly subjects: readonly string[];
  /** Paths of all regular files of the work. */
  readonly files: readonly string[];
  /** A file's bytes, or null where there is none or it is larger than 4 MiB. Everything in it is hostile data. */
  read(path: string): Promise<Buffer | null>;
  /** A fresh sandbox that holds the work with `changes` over it. The caller closes it, in every case. */
  open(changes?: FileChanges): Promise<Sandbox>;
  /** Aborts when the run is stopped. Passed to every command. */
  readonly signal: AbortSignal;
  /** Most seconds that one command of a check may take. */
  readonly timeoutSeconds: number;
  /** Takes output of the counted run as it comes, for the person who watches. */
  readonly onOutput?: (stream: "stdout" | "stderr", chunk: Uint8Array) => void;
}

/** One test and how it ended. `id` is stable from run to run of the same bytes. */
export interface TestResult {
  id: string;
  file: string;
  outcome: "passed" | "failed" | "skipped";
  /** Of a failed test, where known: a missed expectation, another exception, or a module or name that could not be imported. */
  failedBy?: "assertion" | "error" | "import";
  /** Of a skipped script: it asks for a program that this machine does not have, with or without the work. */
  lacksProgram?: boolean;
}

/** One run of a step with the work as it is. */
export interface CountedRun {
  /** True only if the kernel's exit code is 0 and nothing in `why` speaks against it. */
  passed: boolean;
  /** The kernel's exit code; null where the command did not end by itself. */
  exitCode: number | null;
  ended: ExecResult["reason"];
  stdout: string;
  stderr: string;
  /** Why it did not pass, as sentences for the agent. Empty if `passed`. */
  why: string[];
  /** What the work replaced or bent in the language, the framework or the runner. Not empty: never passed. */
  hijacks: string[];
  tests: TestResult[];
  /** Tests that a mark or condition in a protected file skipped: shown, not failed. */
  fairSkips: number;
  /** Whether at least one assertion or comparison was seen to run. */
  asserted: boolean;
  durationMs: number;
}

/**
 * Whether a check that passed fails when it has to. `confirmed`: a failure that was injected, and an expectation that was
 * changed, made it fail at exactly that place. `refuted`: it passed all the same, or for another reason. `none`: nothing
 * could be injected.
 */
export interface ControlResult {
  result: "confirmed" | "refuted" | "none";
  /** For the agent and the caller: what passed that must fail, or why nothing could be injected. */
  why: string;
  /**
   * With `none`: failures could be injected, but the tests failed already when only their text was another one. The code
   * under test may have provoked that to be spared the control, so it is not the `none` of a check that cannot be controlled.
   */
  suspect?: boolean;
}

/** Whether tests give the same results alone, and in reverse order. `declared`: the protected files share an order. */
export interface OrderResult {
  result: "independent" | "differs" | "declared";
  why: string;
}

/**
 * Runs the steps of some kinds and cross-checks them. Each run has a fresh sandbox of its own. Code under test is
 * hostile: nothing it prints or exits with is believed that the runner did not see for itself.
 */
export interface Toolchain {
  readonly kinds: readonly StepKind[];
  /**
   * `inTurn`: runs that can add nothing to the outcomes of tests are left out where the plain run failed. The result is the
   * same; cheaper for what will likely fail. Where a second run is a second look at each test, as in JavaScript, both are run.
   */
  count(space: Space, step: CheckStep, inTurn?: boolean): Promise<CountedRun>;
  /** Only asked after `counted` passed. */
  control(space: Space, step: CheckStep, counted: CountedRun): Promise<ControlResult>;
  /** Only asked after `counted` passed. */
  order(space: Space, step: CheckStep, counted: CountedRun): Promise<OrderResult>;
}

/** Changes source code for the trial of the agent's own tests. */
export interface Mutator {
  /** Whether this file is of its language, by its name or, where that says nothing, by the first line of its text. */
  knows(path: string, text?: string): boolean;
  /** Up to `most` small wrong programs made from `paths`; `lines` names the lines that the run touched, where known. */
  mutants(
    space: Space,
    paths: readonly string[],
    most: number,
    lines?: ReadonlyMap<string, ReadonlySet<number>>,
  ): Promise<FileChanges[]>;
  /** The same programs in another layout: comments, blank lines and spacing differ, behaviour does not. */
  reformatted(space: Space, paths: readonly string[]): Promise<FileChanges>;
}
