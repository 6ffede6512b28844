import type { GivenFile } from "@signet/contract";

/** A value that has one meaning in JSON, JavaScript and Python. Integers that a number cannot hold exactly are `bigint`. */
export type Value = null | boolean | number | bigint | string | Value[] | { [key: string]: Value };

/** `name(...args)` gives `output`. `name` is empty for a program that reads `args[0]` on stdin and prints `output`. */
export interface Example {
  name: string;
  args: Value[];
  output: Value;
}

export type Language = "javascript" | "typescript" | "python" | "shell";

/** What a task's text holds beside prose. */
export interface ParsedTask {
  /** Named fenced blocks of the text, as files of the workspace. */
  files: GivenFile[];
  /** Worked examples in order of appearance, without repeats. */
  examples: Example[];
  /** Whether it asks for a program that reads and prints, as far as its words say; false where it names a function. */
  isProgram: boolean;
  /** Lines that claim something of a call and could not be read: shown to the caller, never dropped in silence. */
  unread: number;
  /** Assert lines that are not plain examples, verbatim, with the language they are written in. */
  asserts: { language: Language; lines: string[] } | null;
  /** Language the text asks for, where it says so. */
  language: Language | null;
  /** File the text asks for (`in slug.js`, `save as ...`), where it says so. */
  target: string | null;
}
