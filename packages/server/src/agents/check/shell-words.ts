import { ASSIGNMENT, type ShellOperator, type ShellToken, tokensOf } from "./shell-tokens.ts";

/** A simple command: its words without quotes, the assignments before it, and whether its output is redirected. */
export interface SimpleCommand {
  words: string[];
  assignments: string[];
  redirected: boolean;
}

/** Commands joined by `|`. */
export type Pipeline = SimpleCommand[];

/** A part of a list: a pipeline, or the beginning or end of a subshell. */
export type ListPart = Pipeline | "(" | ")";

const KEYWORDS = new Set(
  "if then else elif fi for while until do done case esac function select time [[ { } ! eval exec source . trap".split(
    " ",
  ),
);

/**
 * Parses a command that is only a list of pipelines joined by `&&`, `;` or line ends, some of them possibly in subshells.
 * Returns null for everything else (substitutions, variables, `||`, background jobs, here documents, keywords), which needs
 * a shell.
 */
export function readCommandList(cmd: string): ListPart[] | null {
  const tokens = tokensOf(cmd);
  if (tokens === null) return null;
  const list: List = {
    parts: [],
    pipeline: [],
    command: newCommand(),
    expectsFile: false,
    depth: 0,
    closed: false,
  };
  for (const token of [...tokens, END]) {
    const isReadable = "word" in token ? addWord(list, token) : addOperator(list, token.op);
    if (!isReadable) return null;
  }
  return isWhole(list) ? list.parts : null;
}

const END: ShellToken = { op: ";" };

/** The state of the parser. */
interface List {
  parts: ListPart[];
  pipeline: Pipeline;
  command: SimpleCommand;
  /** Whether the next word is the file of a redirection. */
  expectsFile: boolean;
  /** Number of open subshells. */
  depth: number;
  /** Whether a subshell has just closed and no separator has followed. */
  closed: boolean;
}

const newCommand = (): SimpleCommand => ({ words: [], assignments: [], redirected: false });

/** Returns false if the command cannot be parsed. */
function addWord(list: List, { word, quoted }: { word: string; quoted: boolean }): boolean {
  if (list.expectsFile) {
    list.expectsFile = false;
    return true;
  }
  if (list.closed) return false;
  const { words, assignments } = list.command;
  const isFirst = words.length === 0;
  if (isFirst && !quoted && ASSIGNMENT.test(word)) assignments.push(word);
  else if (isFirst && KEYWORDS.has(word)) return false;
  else words.push(word);
  return true;
}

/** Returns false if the command cannot be parsed. */
function addOperator(list: List, op: ShellOperator): boolean {
  switch (op) {
    case ">":
      list.command.redirected = true;
      list.expectsFile = true;
      return true;
    case "|":
      endCommand(list);
      return !list.closed;
    case ";":
      endPipeline(list);
      list.closed = false;
      return true;
    case "(":
      return openShell(list);
    case ")":
      return closeShell(list);
  }
}

function endCommand(list: List): void {
  const { words, assignments } = list.command;
  if (words.length > 0 || assignments.length > 0) list.pipeline.push(list.command);
  list.command = newCommand();
}

function endPipeline(list: List): void {
  endCommand(list);
  if (list.pipeline.length > 0) list.parts.push(list.pipeline);
  list.pipeline = [];
}

/** Opens a subshell. Returns false unless it is at the beginning of a pipeline. */
function openShell(list: List): boolean {
  endCommand(list);
  if (list.closed || list.pipeline.length > 0) return false;
  list.depth += 1;
  list.parts.push("(");
  return true;
}

/** Closes a subshell. Returns false if none is open or it is empty. */
function closeShell(list: List): boolean {
  endPipeline(list);
  list.closed = true;
  list.depth -= 1;
  if (list.depth < 0 || list.parts.at(-1) === "(") return false;
  list.parts.push(")");
  return true;
}

/** Whether nothing is left open at the end and each command starts a program. */
function isWhole({ parts, depth, expectsFile }: List): boolean {
  const pipelines = pipelinesOf(parts);
  const isComplete = depth === 0 && !expectsFile && pipelines.length > 0;
  return isComplete && pipelines.every((pipeline) => pipeline.every(({ words }) => words.length > 0));
}

/** The pipelines of a list. */
export const pipelinesOf = (parts: readonly ListPart[]): Pipeline[] =>
  parts.filter((part) => typeof part !== "string");

/** Quotes `text` as one word of a shell command, only if necessary. */
export const quoteWord = (text: string) =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
