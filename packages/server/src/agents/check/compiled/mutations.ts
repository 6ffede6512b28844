import { type Family, type SourceToken, tokensOf } from "./tokens.ts";

const FLIPS = new Map(
  Object.entries({
    "==": "!=",
    "!=": "==",
    "<": ">=",
    ">": "<=",
    "<=": ">",
    ">=": "<",
    "&&": "||",
    "||": "&&",
    "+": "-",
    "-": "+",
    "*": "+",
    "/": "*",
    "%": "+",
    true: "false",
    false: "true",
    "-eq": "-ne",
    "-ne": "-eq",
    "-lt": "-ge",
    "-le": "-gt",
    "-gt": "-le",
    "-ge": "-lt",
  }),
);
/** First words of lines in which these signs are not operators. */
const NO_ARITHMETIC = new Set([
  "import",
  "include",
  "use",
  "package",
  "template",
  "class",
  "impl",
  "fn",
  "extern",
]);

/** A range of a text and its replacement. */
export interface Mutation {
  start: number;
  end: number;
  to: string;
}

/** All small changes that turn `text` into a different program, found by its tokens and lines. */
export function mutationsOf(text: string, family: Family): Mutation[] {
  const tokens = joinedTests(tokensOf(text, family));
  const mutations: Mutation[] = [];
  let lineEnd = -1;
  let declares = false;
  for (const [i, token] of tokens.entries()) {
    if (token.start > lineEnd) {
      declares = NO_ARITHMETIC.has(token.text === "#" ? (tokens[i + 1]?.text ?? "") : token.text);
      const end = text.indexOf("\n", token.start);
      lineEnd = end < 0 ? text.length : end;
    }
    if (declares) continue;
    const to = changedToken(tokens, i, family, text);
    if (to !== null) mutations.push({ start: token.start, end: token.end, to });
  }
  return [...mutations, ...removedStatements(text, tokens, family)];
}

/** Joins tokens such as `-eq`, which is one word in shell. */
function joinedTests(tokens: SourceToken[]): SourceToken[] {
  const joined: SourceToken[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (last?.text === "-" && last.end === token.start && /^(?:eq|ne|lt|le|gt|ge)$/.test(token.text))
      joined[joined.length - 1] = { kind: "sign", text: `-${token.text}`, start: last.start, end: token.end };
    else joined.push(token);
  }
  return joined;
}

function changedToken(tokens: SourceToken[], i: number, family: Family, text: string): string | null {
  const token = tokens[i]!;
  if (token.kind === "number") return nextNumber(token.text);
  if (token.kind === "string" || !FLIPS.has(token.text)) return null;
  const isAmbiguous = /^[-+*/%<>]$/.test(token.text);
  return isAmbiguous && !isOperator(tokens, i, family, text) ? null : FLIPS.get(token.text)!;
}

function nextNumber(text: string): string | null {
  const value = Number(text);
  return Number.isSafeInteger(value) && /^\d{1,15}$/.test(text) ? String(value + 1) : null;
}

/** Whether an ambiguous sign is probably an operator between two operands. */
function isOperator(tokens: SourceToken[], i: number, family: Family, text: string): boolean {
  if (!isOperand(tokens[i - 1], true) || !isOperand(tokens[i + 1], false)) return false;
  const { text: sign, start, end } = tokens[i]!;
  // Without blanks, a sign in a script may belong to a path or an option, and `<` in other languages to a type.
  const needsBlanks = family === "hash" || sign === "<" || sign === ">";
  return !needsBlanks || (/\s/.test(text[start - 1] ?? "") && /\s/.test(text[end] ?? ""));
}

const isOperand = (token: SourceToken | undefined, before: boolean) =>
  token !== undefined &&
  (token.kind === "number" ||
    token.kind === "word" ||
    token.text === (before ? ")" : "(") ||
    (before && token.text === "]"));

const STATEMENT_ENDS: Record<Family, RegExp> = {
  c: /;$/,
  java: /;$/,
  rust: /;$/,
  go: /[\w)\]"]$/,
  hash: /[\w)\]"']$/,
};
const KEPT =
  /^(?:import|package|use|mod|include|return|func|fn|pub|class|struct|type|if|for|while|switch|case|else|elif|fi|do|done|then|esac|end|def|function|var|let|const|break|local|set|\.|source|[{})#/*@])/;

/** A statement that does nothing. */
const NOTHING: Record<Family, string> = { c: ";", java: ";", rust: ";", go: "", hash: ":" };

/** Mutations that remove a line that is a whole statement and declares nothing. */
function removedStatements(text: string, tokens: SourceToken[], family: Family): Mutation[] {
  const strings = tokens.filter((token) => token.kind === "string" && token.text.includes("\n"));
  const mutations: Mutation[] = [];
  let next = 0;
  let start = 0;
  for (const line of text.split("\n")) {
    const end = start + line.length;
    while (next < strings.length && strings[next]!.end <= start) next += 1;
    const inString = next < strings.length && strings[next]!.start < end;
    const bare = line.trim();
    if (!inString && line !== bare && isStatement(bare, family))
      mutations.push({ start: start + line.length - line.trimStart().length, end, to: NOTHING[family] });
    start = end + 1;
  }
  return mutations;
}

function isStatement(line: string, family: Family): boolean {
  if (line.length >= 200 || !STATEMENT_ENDS[family].test(line) || KEPT.test(line)) return false;
  const declares = /^[A-Za-z_][\w<>[\]*&: ]*\s[\w*&]+\s*(?:=|;|:=)/.test(line) || line.includes(":=");
  const balanced = line.split("(").length === line.split(")").length && !line.includes("{");
  return balanced && !declares;
}
