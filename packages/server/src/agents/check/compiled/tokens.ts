/** A token of a source text. Comments and blanks are not tokens. */
export interface SourceToken {
  kind: "word" | "number" | "string" | "sign";
  text: string;
  start: number;
  end: number;
}

export type Family = "c" | "go" | "rust" | "java" | "hash";

const SIGNS = new Set("== != <= >= && || -> => :: := += -= *= /= << >> ++ --".split(" "));
const isWord = (c: string) =>
  (c >= "a" && c <= "z") || (c >= "A" && c <= "Z") || c === "_" || c === "$" || c > "\x7f";
const isDigit = (c: string) => c >= "0" && c <= "9";

/** The tokens of `text`, in one pass. Sufficient to separate code from comments and strings in each language, but not a parser. */
export function tokensOf(text: string, family: Family): SourceToken[] {
  const tokens: SourceToken[] = [];
  for (let at = 0; at < text.length;) {
    const skipped = skipBlank(text, at, family);
    if (skipped > at) {
      at = skipped;
      continue;
    }
    const token = readToken(text, at, family);
    tokens.push(token);
    at = token.end;
  }
  return tokens;
}

function skipBlank(text: string, at: number, family: Family): number {
  const c = text[at]!;
  if (c <= " ") return at + 1;
  const lineEnd = () => (text.indexOf("\n", at) + 1 || text.length + 1) - 1;
  if (family === "hash") return c === "#" ? lineEnd() : at;
  if (c !== "/") return at;
  if (text[at + 1] === "/") return lineEnd();
  if (text[at + 1] !== "*") return at;
  const end = text.indexOf("*/", at + 2);
  return end < 0 ? text.length : end + 2;
}

function readToken(text: string, start: number, family: Family): SourceToken {
  const kind = kindAt(text, start, family);
  const end = ENDS[kind](text, start, family);
  return { kind, text: text.slice(start, end), start, end };
}

/** The kind of the token that begins at `at`. */
function kindAt(text: string, at: number, family: Family): SourceToken["kind"] {
  const c = text[at]!;
  if (isWord(c)) return "word";
  if (isDigit(c)) return "number";
  return opensString(text, at, family) ? "string" : "sign";
}

function opensString(text: string, at: number, family: Family): boolean {
  if (text[at] === "'") return isQuote(text, at, family);
  return text[at] === '"' || (text[at] === "`" && family === "go");
}

/** Whether `'` begins a literal. In Rust, `'a` may be a lifetime. */
const isQuote = (text: string, at: number, family: Family) =>
  family !== "rust" || text[at + 1] === "\\" || text[at + 2] === "'";

/** By kind: the end of the token that begins at `start`. */
const ENDS: Record<SourceToken["kind"], (text: string, start: number, family: Family) => number> = {
  word: (text, start) => endOf(text, start, (c) => isWord(c) || isDigit(c)),
  number: (text, start) => endOf(text, start, (c) => isWord(c) || isDigit(c) || c === "."),
  string: stringEnd,
  sign: (text, start) => start + (SIGNS.has(text.slice(start, start + 2)) ? 2 : 1),
};

/** The first index after `start` whose character does not belong to the token. */
function endOf(text: string, start: number, belongs: (c: string) => boolean): number {
  let end = start + 1;
  while (end < text.length && belongs(text[end]!)) end += 1;
  return end;
}

function stringEnd(text: string, start: number, family: Family): number {
  const q = text[start]!;
  const triple = q.repeat(3);
  if (family !== "go" && q !== "'" && text.startsWith(triple, start)) {
    const end = text.indexOf(triple, start + 3);
    return end < 0 ? text.length : end + 3;
  }
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === "\\" && q !== "`") at += 1;
    else if (text[at] === q) return at + 1;
    else if (text[at] === "\n" && q !== "`" && family !== "rust") return at;
  }
  return text.length;
}

const CLOSERS = new Map(Object.entries({ "(": ")", "[": "]", "{": "}" }));

/** The index of the closing bracket for the index of each opening one, in one pass. Unmatched brackets are missing. */
export function bracketPairs(tokens: readonly SourceToken[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const open: number[] = [];
  for (const [i, { kind, text }] of tokens.entries()) {
    if (kind !== "sign") continue;
    if (CLOSERS.has(text)) open.push(i);
    else if (text === ")" || text === "]" || text === "}") {
      const last = open.pop();
      if (last !== undefined && CLOSERS.get(tokens[last]!.text) === text) pairs.set(last, i);
    }
  }
  return pairs;
}

/** The text with all edits applied. Ranges must not overlap. */
export function withEdits(text: string, edits: { start: number; end: number; to: string }[]): string {
  let out = "";
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    out += text.slice(at, edit.start) + edit.to;
    at = edit.end;
  }
  return out + text.slice(at);
}

/** The family of a source file by its name, or null. */
export function familyOf(path: string): Family | null {
  const extension = path.slice(path.lastIndexOf(".") + 1);
  if (/^(?:c|h|cc|cpp|cxx|hpp)$/.test(extension)) return "c";
  if (extension === "go") return "go";
  if (extension === "rs") return "rust";
  if (/^(?:java|kt|cs|swift|scala|php|js|mjs|cjs|ts|mts)$/.test(extension)) return "java";
  return /^(?:sh|bash|awk|rb|py|pl|mk|lua|r|jl)$/.test(extension) ? "hash" : null;
}
