import { ASSIGNMENT, type ShellOperator, type ShellToken, tokensOf } from "./shell-tokens.ts";

/** A simple command: its words without quotes, assignments before it, and whether its output goes elsewhere. */
export interface SimpleCommand {
  words: string[];
  assignments: string[];
  redirected: boolean;
}

/** Commands joined by `|`. */
export type Pipeline = SimpleCommand[];

/** A part of a list: a pipeline, or where a shell of its own begins and ends. */
export type ListPart = Pipeline | "(" | ")";

const KEYWORDS = new Set(
  "if then else elif fi for while until do done case esac function select time [[ { } ! eval exec source . trap".split(
    " ",
  ),
);

/**
 * The pipelines of a command that is no more than a list joined by `&&`, `;` or line ends, of which some may stand in
 * brackets; null for everything else (substitutions, variables, `||`, background, here documents, keywords), which only a
 * shell can read.
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

/** A list, as far as it was read. */
interface List {
  parts: ListPart[];
  pipeline: Pipeline;
  command: SimpleCommand;
  /** Whether the next word names the file that output goes to. */
  expectsFile: boolean;
  /** Brackets that are open. */
  depth: number;
  /** Behind a bracket that closed, until the list goes on. */
  closed: boolean;
}

const newCommand = (): SimpleCommand => ({ words: [], assignments: [], redirected: false });

/** False where only a shell can read on. */
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

/** False where only a shell can read on. */
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

/** A bracket opens at the beginning of a pipeline, and nowhere else. */
function openShell(list: List): boolean {
  endCommand(list);
  if (list.closed || list.pipeline.length > 0) return false;
  list.depth += 1;
  list.parts.push("(");
  return true;
}

/** A bracket closes one that is open and has something in it. */
function closeShell(list: List): boolean {
  endPipeline(list);
  list.closed = true;
  list.depth -= 1;
  if (list.depth < 0 || list.parts.at(-1) === "(") return false;
  list.parts.push(")");
  return true;
}

/** Whether nothing is open at the end, and each command starts a program. */
function isWhole({ parts, depth, expectsFile }: List): boolean {
  const pipelines = pipelinesOf(parts);
  const isComplete = depth === 0 && !expectsFile && pipelines.length > 0;
  return isComplete && pipelines.every((one) => one.every(({ words }) => words.length > 0));
}

/** The pipelines of a list. */
export const pipelinesOf = (parts: readonly ListPart[]): Pipeline[] =>
  parts.filter((part) => typeof part !== "string");

/** `text` as one word of a shell command, quoted only where it has to be. */
export const quoteWord = (text: string) =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
