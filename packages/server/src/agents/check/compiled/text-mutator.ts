import { setImmediate as nextTurn } from "node:timers/promises";
import { shuffled } from "./expectations.ts";
import type { FileChanges, Mutator, Space } from "../port.ts";
import { interpreterOf } from "../roles.ts";
import { type Family, familyOf, type SourceToken, tokensOf, withEdits } from "./tokens.ts";

const OTHERS_TAKE = /\.(?:py|pyi|[cm]?[jt]sx?)$/;
const SOURCES = /\.(?:c|h|cc|cpp|cxx|hpp|go|rs|java|kt|cs|swift|scala|php|sh|bash|awk|rb|pl|lua|r|jl)$/;
const INTERPRETERS = /^(?:sh|bash|dash|awk|ruby|perl|php|lua)$/;
const MOST_BYTES = 128 << 10;
/** Text that is looked at in one go through the files, and places of one file that may be changed. */
const MOST_TOGETHER = 4 << 20;
const MOST_PLACES = 1_000;

const FLIPS: Record<string, string> = {
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
};
/** Where these signs are something else than operators. */
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

interface Mutation {
  start: number;
  end: number;
  to: string;
}

/** Makes small wrong programs of source text in C, Go, Rust, Java, shell, awk, Ruby and others, without parsing them. */
export function createTextMutator(): Mutator {
  return {
    knows: (path, text = "") => isSource(path, text),
    async mutants(space, paths, most, lines) {
      const all: { path: string; text: string; mutation: Mutation }[] = [];
      for await (const { path, text } of textsOf(space, paths)) {
        const touched = lines?.get(path);
        const starts = lineStarts(text);
        const found = mutationsOf(text, familyOf(path) ?? "hash").filter(
          ({ start }) => touched === undefined || touched.has(lineAt(starts, start)),
        );
        const some = found.length > MOST_PLACES ? shuffled(found).slice(0, MOST_PLACES) : found;
        all.push(...some.map((mutation) => ({ path, text, mutation })));
      }
      return shuffled(all)
        .slice(0, most)
        .map(
          ({ path, text, mutation }): FileChanges =>
            new Map([[path, Buffer.from(withEdits(text, [mutation]))]]),
        );
    },
    async reformatted(space, paths) {
      const changes = new Map<string, Buffer>();
      for await (const { path, text } of textsOf(space, paths)) {
        const changed = reformatted(text, familyOf(path) ?? "hash");
        if (changed !== null) changes.set(path, Buffer.from(changed));
      }
      return changes;
    },
  };
}

const isSource = (path: string, text: string) =>
  (SOURCES.test(path) && !OTHERS_TAKE.test(path)) || INTERPRETERS.test(interpreterOf(path, text) ?? "");

/** Texts of sources, up to a bound for all of them; others have their turn between two. */
async function* textsOf(
  space: Space,
  paths: readonly string[],
): AsyncGenerator<{ path: string; text: string }> {
  let left = MOST_TOGETHER;
  for (const path of paths) {
    const text = await textOf(space, path);
    if (text === null) continue;
    left -= text.length;
    if (left < 0) return;
    await nextTurn();
    yield { path, text };
  }
}

async function textOf(space: Space, path: string): Promise<string | null> {
  const bytes = await space.read(path);
  if (bytes === null || bytes.length > MOST_BYTES || bytes.includes(0)) return null;
  const text = bytes.toString();
  return isSource(path, text) ? text : null;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** The line of an offset, from 1, by halving. */
function lineAt(starts: number[], offset: number): number {
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle;
  }
  return low + 1;
}

function mutationsOf(text: string, family: Family): Mutation[] {
  const tokens = joinedTests(tokensOf(text, family));
  const found: Mutation[] = [];
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
    if (to !== null) found.push({ start: token.start, end: token.end, to });
  }
  return [...found, ...removedStatements(text, tokens, family)];
}

/** In shell `-eq` is one word. */
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
  if (token.kind === "number") {
    const value = Number(token.text);
    return Number.isSafeInteger(value) && /^\d{1,15}$/.test(token.text) ? String(value + 1) : null;
  }
  if (token.kind === "string" || !Object.hasOwn(FLIPS, token.text)) return null;
  if (/^[-+*/%]$/.test(token.text) || token.text === "<" || token.text === ">") {
    const [before, after] = [tokens[i - 1], tokens[i + 1]];
    const operands = isOperand(before, true) && isOperand(after, false);
    // Without blanks a sign in a script may belong to a path or an option, and `<` elsewhere to a type.
    const spaced = /\s/.test(text[token.start - 1] ?? "") && /\s/.test(text[token.end] ?? "");
    if (!operands || (family === "hash" || /[<>]/.test(token.text) ? !spaced : false)) return null;
  }
  return FLIPS[token.text]!;
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

/** A whole line that is one statement and declares nothing goes. */
function removedStatements(text: string, tokens: SourceToken[], family: Family): Mutation[] {
  const strings = tokens.filter((token) => token.kind === "string" && token.text.includes("\n"));
  const found: Mutation[] = [];
  let next = 0;
  let start = 0;
  for (const line of text.split("\n")) {
    const end = start + line.length;
    while (next < strings.length && strings[next]!.end <= start) next += 1;
    const inString = next < strings.length && strings[next]!.start < end;
    const bare = line.trim();
    const declares =
      /^[A-Za-z_][\w<>[\]*&: ]*\s[\w*&]+\s*(?:=|;|:=)/.test(bare.slice(0, 200)) || bare.includes(":=");
    const balanced = bare.split("(").length === bare.split(")").length && !bare.includes("{");
    if (
      !inString &&
      line !== bare &&
      bare.length < 200 &&
      STATEMENT_ENDS[family].test(bare) &&
      !KEPT.test(bare) &&
      !declares &&
      balanced
    )
      found.push({
        start: start + line.length - line.trimStart().length,
        end,
        to: family === "hash" ? ":" : family === "go" ? "" : ";",
      });
    start = end + 1;
  }
  return found;
}

const COMMENT: Record<Family, string> = { c: "// ", java: "// ", rust: "// ", go: "// ", hash: "# " };

/** A comment and a blank line at the end, where a line is never part of something longer; null where that is not sure. */
function reformatted(text: string, family: Family): string | null {
  if (text === "" || text.endsWith("\\\n") || /^(?:__END__|__DATA__|=\w+)/m.test(text)) return null;
  const tokens = tokensOf(text, family);
  const last = tokens.at(-1);
  // A heredoc or a comment that was never closed would take the comment in.
  if (family === "hash" && text.includes("<<")) return null;
  if (last === undefined || (last.kind === "string" && last.end === text.length)) return null;
  const shebang = text.startsWith("#!") ? text.indexOf("\n") + 1 : 0;
  const safeTop = family === "hash" || family === "java" || family === "rust" || family === "c";
  const top = safeTop && !text.startsWith("#![") ? `${COMMENT[family]}layout\n\n` : "";
  const bottom = `${text.endsWith("\n") ? "" : "\n"}\n${COMMENT[family]}end\n`;
  return text.slice(0, shebang) + top + text.slice(shebang) + bottom;
}
