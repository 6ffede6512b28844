import type { Case } from "./constants.ts";
import type { Datum } from "./operators/operator.ts";
import type { Program } from "./program.ts";
import type { Difference } from "./rivals.ts";

/** Cases of one function, all with the same number of arguments. */
export interface CaseSet {
  cases: Case[];
  /** Further cases that the program is asked for, and not learned from. */
  others: Case[];
}

/** What to look for, and for how long. */
export interface SearchQuestion {
  /** The examples as cases, read in different ways where there are several; the likeliest first. */
  readings: CaseSet[];
  /** Constants named by the task, beside those that the cases suggest. */
  constants: (string | number)[];
  /** What the task says. */
  text: string;
  /** The name that the task gives the function; empty for a program. */
  name: string;
  budgetMs: number;
}

/** The program found, and what speaks for it. */
export interface SearchAnswer {
  program: Program | null;
  /** Which of the readings it is a program for. */
  reading: number;
  tried: number;
  /** How many of the cases it would have foretold, each left out in turn. */
  agreed: number;
  /** Its answers to the other cases; null where it has none. */
  gave: (Datum | null)[];
  /** Whether the text names what the program does: a technique that it is, or every step of it. */
  named: boolean;
  /** An input on which another program that fits all cases gives another answer. */
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
