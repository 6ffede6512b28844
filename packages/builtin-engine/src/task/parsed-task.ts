import type { GivenFile } from "@signet/contract";
import type { PythonSession } from "./sessions.ts";

/**
 * A value with the same meaning in JSON, JavaScript and Python. Integers that a number cannot hold exactly are
 * `bigint`.
 */
export type Value = null | boolean | number | bigint | string | Value[] | { [key: string]: Value };

/** `name(...args)` gives `output`. `name` is empty for a program that reads `args[0]` on stdin and prints `output`. */
export interface Example {
  name: string;
  args: Value[];
  output: Value;
}

export type Language = "javascript" | "typescript" | "python" | "shell";

/** What the text of a task contains apart from prose. */
export interface ParsedTask {
  /** Named fenced blocks of the text, as files of the workspace. */
  files: GivenFile[];
  /** Worked examples in order of appearance, without repeats. */
  examples: Example[];
  /** Whether the text asks for a program that reads and prints; false if it names a function. */
  isProgram: boolean;
  /** Number of lines that state something about a call but could not be parsed; the caller sees it. */
  unread: number;
  /** Interactive Python sessions whose lines depend on each other, verbatim, with the number of results that they state. */
  sessions: PythonSession[];
  /** Assert lines that are not plain examples, verbatim, with the language they are written in. */
  asserts: { language: Language; lines: string[] } | null;
  /** The modules that Python imports in the text, by their dotted names. */
  imports: string[];
  /** The language that the text asks for, if any. */
  language: Language | null;
  /** The file that the text asks for (`in slug.js`, `save as ...`), if any. */
  target: string | null;
}
