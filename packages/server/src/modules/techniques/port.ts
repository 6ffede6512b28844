import type { Score } from "./score.ts";
import type { CodeLanguage } from "./tokens.ts";

export type TechniqueKind = "code" | "tactic" | "pitfall";

/** A constant at the top of a technique's code. */
export interface Param {
  name: string;
  default: string;
  meaning: string;
}

/** The content of a technique. All of it is shown as data. */
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
  /** Of a pitfall: the error, and lines of its fix. */
  marks: TechniqueMarks | null;
}

export interface TechniqueMarks {
  error: string;
  lines: string[];
}

/** A technique that a sealed run teaches. `tested`: its test passed in a fresh sandbox, and failed when it had to. */
export interface Lesson extends TechniqueContent {
  tested: boolean;
}

/** The sealed run that taught or used a technique. */
export interface LessonSource {
  runId: string;
  receiptSha: string;
  /** The hash of the task's words, which identifies runs of the same task. */
  taskSha: string;
}

/** A technique that matches a text. */
export interface TechniqueMatch extends TechniqueContent {
  id: string;
  origin: "starter" | "run";
  /** The quality of the match times `lower`. */
  score: number;
  lower: number;
  counts: Score;
}
