/** Where the code injected into one test file writes its marks. */
export interface MarkPlace {
  folder: string;
  /** Distinguishes the files of a step. */
  index: number;
}

/** A failure injected into a test file. The run must fail and leave `mark`. */
export interface AddedFailure {
  changes: Map<string, string>;
  mark: string;
  where: string;
  /** Whether every passing run reaches this place. If not, a run that passes without the mark proves nothing. */
  reached: boolean;
}

/** A test file with one changed expectation. */
export interface ChangedExpectation {
  text: string;
  where: string;
  /** Whether the file must fail. Otherwise, all changes of the file have to agree. */
  sure: boolean;
  /** The test that must fail, if the file has several. */
  test?: string | undefined;
}

/** A protected test file into which failures can be injected. Treat its text as hostile if the agent wrote it. */
export interface TestSource {
  path: string;
  text: string;
  /** Names of its tests; a single empty name for a program that is one test. */
  tests: readonly string[];
  /** Tests that the file itself skips. */
  skipped: number;
  /** Whether its text shows that something is asserted. Shell scripts are traced instead. */
  asserts: boolean;
  /** Whether its text seems to compare something, for shells that cannot be traced. */
  comparesByText?: boolean;
  /** Of a shell script: whether its text seems to compare nothing outside functions. */
  definesOnly?: boolean;
  /**
   * The file with marks and the same behaviour: `b.<index>.<test>` when a test begins, `p`, `f` or `s` when it passed,
   * failed or was skipped. Null if it cannot be marked.
   */
  marked(place: MarkPlace, text?: string): Map<string, string> | null;
  /** Failures to inject, given the marks of a run that passed. */
  failures(place: MarkPlace, seen: ReadonlySet<string>): AddedFailure[];
  /** Copies with one changed expectation, among those that a passing run with these marks reached. */
  changedExpectations(place: MarkPlace, seen: ReadonlySet<string>): ChangedExpectation[];
  /** Why a marked run that passed did not reach its end, or that it skipped the rest itself; null if it reached its end. */
  unfinished?(place: MarkPlace, seen: ReadonlySet<string>): Unfinished | null;
}

/**
 * `next`: the line after which the next mark would have been. `lacksProgram`: the script skips because this machine lacks a
 * program.
 */
export type Unfinished = { next: number } & ({ why: string } | { skipped: true; lacksProgram: boolean });

/** The name of a mark. */
export const markName = (kind: string, place: MarkPlace, test = "") =>
  test === "" ? `${kind}.${place.index}` : `${kind}.${place.index}.${test}`;
