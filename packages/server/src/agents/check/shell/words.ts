/** A word or operator of a shell line, with its position in the text. */
export interface ShellWord {
  text: string;
  start: number;
  end: number;
  /** Whether it contains no expansion, so that its text is the compared value. */
  literal: boolean;
}

const SEPARATORS = new Set([";", "&", "|", "(", ")"]);

/** The words of one line, in one pass; operators such as `||` are words too. Sufficient to find comparisons, but not a parser. */
export function wordsOf(line: string, offset: number): ShellWord[] {
  const words: ShellWord[] = [];
  for (let at = 0; at < line.length;) {
    const c = line[at]!;
    if (c <= " ") {
      at += 1;
      continue;
    }
    if (c === "#") break;
    const end = SEPARATORS.has(c) ? separatorEnd(line, at) : wordEnd(line, at);
    const text = line.slice(at, end);
    words.push({ text, start: offset + at, end: offset + end, literal: isLiteral(text) });
    at = end;
  }
  return words;
}

const separatorEnd = (line: string, at: number) =>
  line[at] === line[at + 1] && line[at] !== "(" && line[at] !== ")" ? at + 2 : at + 1;

/** The end of a word. Quotes and `$(…)` belong to the word in which they begin. */
function wordEnd(line: string, start: number): number {
  let quoted = false;
  for (let at = start; at < line.length; at++) {
    const c = line[at]!;
    if (c === "\\") at += 1;
    else if (c === "$" && line[at + 1] === "(") at = closingBracket(line, at + 1);
    else if (c === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (c === "'") at = closingQuote(line, at);
    else if (c <= " " || SEPARATORS.has(c)) return at;
  }
  return line.length;
}

/** Index of the bracket that closes the one at `open`, or the end of the line. */
function closingBracket(line: string, open: number): number {
  let depth = 0;
  for (let at = open; at < line.length; at++) {
    const c = line[at]!;
    if (c === "\\") at += 1;
    else if (c === "(") depth += 1;
    else if (c === ")") depth -= 1;
    if (depth === 0) return at;
  }
  return line.length;
}

function closingQuote(line: string, open: number): number {
  const close = line.indexOf("'", open + 1);
  return close < 0 ? line.length : close;
}

const WRAPPED = /^(?:'[^']*'|"[^"]*"|[^'"\s]+)$/;
const isLiteral = (text: string) =>
  WRAPPED.test(text) &&
  text !== '""' &&
  text !== "''" &&
  (text.startsWith("'") || !/[$`*?~\\]/.test(text)) &&
  !/^[-<>&|;(){}[\]!=]+$/.test(text);
