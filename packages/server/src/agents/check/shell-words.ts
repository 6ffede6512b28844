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
const NAME = /^[A-Za-z_]\w*=/;

/**
 * The pipelines of a command that is no more than a list joined by `&&`, `;` or line ends, of which some may stand in
 * brackets; null for everything else (substitutions, variables, `||`, background, here documents, keywords), which only a
 * shell can read.
 */
export function readCommandList(cmd: string): ListPart[] | null {
  const tokens = tokensOf(cmd);
  if (tokens === null) return null;
  const parts: ListPart[] = [];
  let pipeline: Pipeline = [];
  let command: SimpleCommand = { words: [], assignments: [], redirected: false };
  let skip = false;
  let depth = 0;
  /** Behind a bracket that closed, until the list goes on. */
  let closed = false;
  const endCommand = () => {
    if (command.words.length > 0 || command.assignments.length > 0) pipeline.push(command);
    command = { words: [], assignments: [], redirected: false };
  };
  for (const token of [...tokens, { op: ";" }]) {
    if ("word" in token) {
      if (skip) skip = false;
      else if (closed) return null;
      else if (command.words.length === 0 && !token.quoted && NAME.test(token.word))
        command.assignments.push(token.word);
      else if (command.words.length === 0 && KEYWORDS.has(token.word)) return null;
      else command.words.push(token.word);
    } else if (token.op === ">") {
      command.redirected = true;
      skip = true;
    } else if (token.op === "|") {
      if (closed) return null;
      endCommand();
    } else {
      endCommand();
      if (token.op === "(" && (closed || pipeline.length > 0)) return null;
      if (pipeline.length > 0) parts.push(pipeline);
      pipeline = [];
      closed = token.op === ")";
      if (token.op === ";") continue;
      depth += closed ? -1 : 1;
      if (depth < 0 || (closed && parts.at(-1) === "(")) return null;
      parts.push(closed ? ")" : "(");
    }
  }
  const pipelines = pipelinesOf(parts);
  const isWhole = depth === 0 && !skip && pipelines.length > 0;
  return isWhole && pipelines.every((one) => one.every(({ words }) => words.length > 0)) ? parts : null;
}

/** The pipelines of a list. */
export const pipelinesOf = (parts: readonly ListPart[]): Pipeline[] =>
  parts.filter((part) => typeof part !== "string");

type Token = { word: string; quoted: boolean } | { op: string };

/** Words and operators of a command; null where it holds what is not plain text. */
function tokensOf(cmd: string): Token[] | null {
  const tokens: Token[] = [];
  let at = 0;
  while (at < cmd.length) {
    const rest = cmd.slice(at, at + 3);
    const char = cmd[at]!;
    if (char === " " || char === "\t") at += 1;
    else if (char === "\\" && cmd[at + 1] === "\n") at += 2;
    else if (char === "#") at = (cmd.indexOf("\n", at) + 1 || cmd.length + 1) - 1;
    else if (rest.startsWith("&&")) at = push(tokens, ";", at + 2);
    else if (rest.startsWith("||")) return null;
    else if (rest.startsWith("&>") || rest.startsWith(">&")) {
      const fd = /^>&\d/.test(rest);
      at += 2;
      if (fd) at += 1;
      else at = push(tokens, ">", cmd[at] === ">" ? at + 1 : at);
    } else if (char === "|") at = push(tokens, "|", cmd[at + 1] === "&" ? at + 2 : at + 1);
    else if (char === ";" || char === "\n") at = push(tokens, ";", at + 1);
    else if (/^\d>/.test(rest)) {
      if (/^\d>&/.test(rest)) at += 4;
      else at = push(tokens, ">", rest[2] === ">" ? at + 3 : at + 2);
    } else if (char === ">") at = push(tokens, ">", cmd[at + 1] === ">" ? at + 2 : at + 1);
    else if (char === "<") return null;
    else if (char === "&" || rest.startsWith("((")) return null;
    else if (char === "(" || char === ")") at = push(tokens, char, at + 1);
    else {
      const word = wordAt(cmd, at);
      if (word === null) return null;
      tokens.push({ word: word.text, quoted: word.quoted });
      at = word.end;
    }
  }
  return tokens;
}

function push(tokens: Token[], op: string, next: number): number {
  tokens.push({ op });
  return next;
}

function wordAt(cmd: string, start: number): { text: string; quoted: boolean; end: number } | null {
  let text = "";
  let quoted = false;
  let at = start;
  while (at < cmd.length && !" \t\n;|&<>()".includes(cmd[at]!)) {
    const char = cmd[at]!;
    if (char === "$" || char === "`") return null;
    if (char === "'" || char === '"') {
      const end = cmd.indexOf(char, at + 1);
      if (end < 0) return null;
      const inside = cmd.slice(at + 1, end);
      if (char === '"' && (inside.includes("$") || inside.includes("`") || inside.includes("\\")))
        return null;
      // In `NAME='a b'` only the value is quoted: it is an assignment.
      quoted ||= !NAME.test(text);
      text += inside;
      at = end + 1;
    } else if (char === "\\") {
      text += cmd[at + 1] ?? "";
      at += 2;
    } else {
      text += char;
      at += 1;
    }
  }
  return { text, quoted, end: at };
}

/** `text` as one word of a shell command, quoted only where it has to be. */
export const quoteWord = (text: string) =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
