import type { Score } from "./score.ts";
import type { CodeLanguage } from "./tokens.ts";

export type TechniqueKind = "code" | "tactic" | "pitfall";

/** A constant at the top of a technique's code. */
export interface Param {
  name: string;
  default: string;
  meaning: string;
}

/** What a technique says; all of it text that is shown as data. */
export interface TechniqueContent {
  kind: TechniqueKind;
  title: string;
  /** When it applies. */
  applies: string;
  words: string;
  body: string;
  language: CodeLanguage | "";
  params: Param[];
  test: string;
  path: string;
  testPath: string;
  /** Of a pitfall: the error, and lines that mended it. */
  marks: TechniqueMarks | null;
}

export interface TechniqueMarks {
  error: string;
  lines: string[];
}

/** Something that a sealed run teaches. `tested`: its test passed in a fresh sandbox, and failed where it had to. */
export interface Lesson extends TechniqueContent {
  tested: boolean;
}

/** The sealed run that teaches, or in which something was used. */
export interface LessonSource {
  runId: string;
  receiptSha: string;
  /** Of the task's words: two runs of one task are one task. */
  taskSha: string;
}

/** A technique that fits a text. */
export interface TechniqueMatch extends TechniqueContent {
  id: string;
  origin: "starter" | "run";
  /** Its share of the match, times how often it helps at least. */
  score: number;
  lower: number;
  counts: Score;
}
