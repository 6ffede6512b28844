import { type CodeLanguage, type CodeToken, tokensOf } from "../../modules/techniques/tokens.ts";
import { roleOf } from "../check/roles.ts";

const MAX_CHARS = 6_000;
const MAX_LINES = 150;

/** A small, self-contained file of functions. Its body has no comments, because a comment could instruct the model that reads it. */
export interface ReusableFile {
  path: string;
  language: CodeLanguage;
  body: string;
  /** Functions that others can call. */
  names: string[];
}

const LANGUAGES: [RegExp, CodeLanguage][] = [
  [/\.m?js$/, "javascript"],
  [/\.py$/, "python"],
];

/** Names that a technique may not use: it may only compute. */
const REACHES: Record<CodeLanguage, RegExp> = {
  javascript:
    /\b(?:process|globalThis|global|require|eval|Function|constructor|__proto__|fetch|XMLHttpRequest|WebSocket|Worker|Deno|Bun|setTimeout|setInterval|setImmediate|console|module|exports|import)\b|\bexport\b[^;]*\bfrom\b/,
  python:
    /\b(?:exec|eval|compile|open|input|print|globals|locals|vars|getattr|setattr|delattr|breakpoint|os|sys|subprocess|socket|shutil|pathlib|ctypes|importlib|builtins|urllib|http|requests|pickle|marshal|threading|multiprocessing|asyncio|signal|inspect|gc|exit|quit)\b|__\w+__/,
};
/** Modules of Python that only compute. */
const IMPORTS =
  /^(?:import|from)\s+(?:re|math|cmath|json|itertools|functools|collections|string|statistics|heapq|bisect|csv|io|decimal|fractions|datetime|calendar|typing|dataclasses|operator|textwrap|unicodedata|random|enum|copy|html|base64|hashlib)(?:\.\w+)?(?:\s+import\s+[\w, ()*]+|\s+as\s+\w+)?\s*$/;

/** The file as a technique, or null if it is too large, exports no function, or uses more than its arguments. */
export function findReusableFile(path: string, text: string): ReusableFile | null {
  const language = LANGUAGES.find(([ending]) => ending.test(path))?.[1];
  if (language === undefined || path.includes("/") || roleOf(path) !== "source") return null;
  if (text.length > MAX_CHARS || text.split("\n").length > MAX_LINES) return null;
  const body = withoutProse(text, language);
  const names = namesIn(body, language);
  if (names.length === 0 || reaches(body, language)) return null;
  return { path, language, body, names };
}

function reaches(body: string, language: CodeLanguage): boolean {
  if (language === "javascript") return REACHES.javascript.test(body);
  const lines = body.split("\n");
  const rest = lines.filter((line) => !IMPORTS.test(line.trim()));
  return REACHES.python.test(rest.join("\n")) || rest.some((line) => /^\s*(?:import|from)\b/.test(line));
}

/** The source without comments and docstrings. */
function withoutProse(text: string, language: CodeLanguage): string {
  const tokens = tokensOf(text, language);
  let result = "";
  let at = 0;
  for (const [i, token] of tokens.entries()) {
    const prose = token.kind === "comment" || (language === "python" && isStatement(tokens, i));
    if (!prose) continue;
    // A docstring may be the only statement of a function body.
    result += text.slice(at, token.start) + (token.kind === "comment" ? "" : "pass");
    at = token.start + token.text.length;
  }
  const lines = (result + text.slice(at)).split("\n").map((line) => line.trimEnd());
  return `${lines
    .filter((line, i) => !isIdle(line, lines, i))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()}\n`;
}

/** Whether a string is a statement of its own, such as a docstring. */
function isStatement(tokens: CodeToken[], i: number): boolean {
  const next = tokens[i + 1]?.kind;
  const before = tokens[i - 1]?.kind;
  return (
    tokens[i]!.kind === "string" &&
    (before === undefined || before === "newline") &&
    (next === undefined || next === "newline" || next === "comment")
  );
}

/** Whether a line is a `pass` that another statement of its block follows. */
function isIdle(line: string, lines: string[], i: number): boolean {
  if (line.trim() !== "pass") return false;
  const next = lines.slice(i + 1, i + 20).find((other) => other !== "");
  return line === "pass" || (next !== undefined && indentOf(next) === indentOf(line));
}

const indentOf = (line: string) => line.length - line.trimStart().length;

function namesIn(body: string, language: CodeLanguage): string[] {
  const shape =
    language === "python"
      ? /^def ([A-Za-z]\w*)/gm
      : /^export (?:async )?(?:function\*? |const )([A-Za-z_$][\w$]*)/gm;
  return [...body.matchAll(shape)].map((match) => match[1]!);
}
