/** Where the insertions of one test file leave their marks. */
export interface MarkPlace {
  folder: string;
  /** Tells the files of a step apart. */
  index: number;
}

/** A failure put into a test file. The run is to fail, and to leave `mark`. */
export interface AddedFailure {
  changes: Map<string, string>;
  mark: string;
  where: string;
  /** Whether every passing run comes by this place. Where not, a run that passes without the mark says nothing. */
  reached: boolean;
}

/** A test file with one expectation changed. */
export interface ChangedExpectation {
  text: string;
  where: string;
  /** Whether the file must fail; else other sites of the file have to agree. */
  sure: boolean;
  /** The test that must fail, where the file has several. */
  test?: string | undefined;
}

/** A protected test file in a language whose failures we can inject. Its text is hostile where it is the agent's. */
export interface TestSource {
  path: string;
  text: string;
  /** Names of its tests; one empty name for a program that is a test as a whole. */
  tests: readonly string[];
  /** Tests that the file itself skips. */
  skipped: number;
  /** Whether its language tells by itself that something is asserted. Shell scripts are traced instead. */
  asserts: boolean;
  /** Whether it compares something as far as its words tell, for shells that cannot be traced. */
  comparesByText?: boolean;
  /** Of a shell script: whether nothing outside of its functions compares anything, as far as its words tell. */
  definesOnly?: boolean;
  /**
   * The file with marks and the same behaviour: `b.<index>.<test>` where a test begins, `p`, `f` or `s` where it passed,
   * failed or was skipped. null: none can be put in.
   */
  marked(place: MarkPlace, text?: string): Map<string, string> | null;
  /** Failures to add, given the marks of a run that passed. */
  failures(place: MarkPlace, seen: ReadonlySet<string>): AddedFailure[];
  /** Copies with one expectation changed, of those that a passing run with these marks came to. */
  changedExpectations(place: MarkPlace, seen: ReadonlySet<string>): ChangedExpectation[];
  /** Why a marked run that passed did not come to its end, or that it skips the rest by itself; null if it came there. */
  unfinished?(place: MarkPlace, seen: ReadonlySet<string>): Unfinished | null;
}

/**
 * `next`: the line behind which the script would have been seen next. `lacksProgram`: it skips for a program that this machine
 * does not have.
 */
export type Unfinished = { next: number } & ({ why: string } | { skipped: true; lacksProgram: boolean });

/** The name of a mark. */
export const markName = (kind: string, place: MarkPlace, test = "") =>
  test === "" ? `${kind}.${place.index}` : `${kind}.${place.index}.${test}`;
