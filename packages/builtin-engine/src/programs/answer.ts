import type { Case } from "./constants.ts";
import type { Datum } from "./operators/operator.ts";
import type { Program } from "./program.ts";
import type { Difference } from "./rivals.ts";

/** Cases of one function, all with the same number of arguments. */
export interface CaseSet {
  cases: Case[];
  /** Other cases that the program is evaluated on but not learned from. */
  others: Case[];
}

/** What to search for, and for how long. */
export interface SearchQuestion {
  /** The examples as cases: one or more interpretations, the likeliest first. */
  readings: CaseSet[];
  /** Constants that the task names, in addition to those that the cases suggest. */
  constants: (string | number)[];
  /** The text of the task. */
  text: string;
  /** The function name that the task requests; empty for a program. */
  name: string;
  budgetMs: number;
}

/** The program that a search found, and the evidence for it. */
export interface SearchAnswer {
  program: Program | null;
  /** Index of the reading that the program solves. */
  reading: number;
  tried: number;
  /** Number of cases that the search predicts correctly when it leaves each of them out in turn. */
  agreed: number;
  /** The program's outputs for the other cases; null where it has none. */
  gave: (Datum | null)[];
  /** Whether the text names the program's technique or all of its steps. */
  named: boolean;
  /** An input on which another program that fits all cases gives a different output; null if none was found. */
  differs: Difference | null;
}

export const NOTHING: SearchAnswer = {
  program: null,
  reading: 0,
  tried: 0,
  agreed: 0,
  gave: [],
  named: false,
  differs: null,
};
