import type { Language } from "@signet/builtin-engine";

const METHOD = /^self\.assert(Less|Greater)(Equal)?\((.+)\)\s*$/s;
const STATEMENT = /^(assert\s+)([^\s(].*|\(.*[^)\s])$/s;
const CALL = /^((?:console\.)?assert(?:\.ok)?\()(.+)\)\s*;?\s*$/s;
/** Words in names of functions that may well give more with each call. */
const COUNTS = new Set(
  "next new now count counter seq sequence serial ticket tick number id uid uuid ulid time timestamp stamp clock create make gen generate issue insert push append add register enqueue".split(
    " ",
  ),
);
const CALLED = /[A-Za-z_]\w*(?=\s*\()/g;
/** What joins conditions, or makes them. */
const OTHER = /&&|\|\||[?;:#]|[=!]==?|\b(?:and|or|not|if|is|in|lambda)\b/y;
const SIGN = /[<>]=?(?![<>])/y;
const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/sy;
const TURNED = new Map([
  ["<", ">"],
  [">", "<"],
  ["<=", ">="],
  [">=", "<="],
]);

/**
 * An assertion that a call gives less or more than another, the other way round: `f(2) > f(1)` for `f(1) < f(2)`. A function
 * that only gives more with each call does not meet both. Null for everything else, and for functions that may well do so.
 */
export const mirrored = (line: string, language: Language): string | null =>
  language === "python" && line.startsWith("self.") ? mirroredMethod(line) : mirroredSigns(line, language);

function mirroredMethod(line: string): string | null {
  const [, name, orEqual = "", given = ""] = METHOD.exec(line) ?? [];
  const [left, right] = partsOf(given)?.filter((part) => part !== ",") ?? [];
  if (name === undefined || left === undefined || right === undefined || !differ([left, right])) return null;
  return `self.assert${name === "Less" ? "Greater" : "Less"}${orEqual}(${right}, ${left})`;
}

function mirroredSigns(line: string, language: Language): string | null {
  const python = language === "python";
  const [, opens, condition] = (python ? STATEMENT : CALL).exec(line) ?? [];
  const parts = condition === undefined ? null : partsOf(condition);
  if (opens === undefined || parts === null) return null;
  const compared = parts.includes(",") ? parts.slice(0, parts.indexOf(",")) : parts;
  const isRead = python ? compared.length > 1 : compared.length === 3;
  if (!isRead || !differ(compared.filter((_, i) => i % 2 === 0))) return null;
  const turned = compared.toReversed().map((part) => TURNED.get(part) ?? part);
  return `${opens}${turned.join(" ")}${python ? "" : ")"}`;
}

/** Whether all sides call functions, none of which may count, and no two are the same. */
function differ(sides: readonly string[]): boolean {
  const words = (side: string) =>
    (side.match(CALLED) ?? []).flatMap((name) =>
      name
        .replace(/([a-z\d])([A-Z])/g, "$1_$2")
        .toLowerCase()
        .split("_"),
    );
  const calls = sides.map(words);
  return (
    calls.every((names) => names.length > 0 && !names.some((name) => COUNTS.has(name))) &&
    new Set(sides).size === sides.length
  );
}

/** The operands in a text, with the signs and commas between them. Null if it consists of other conditions. */
function partsOf(text: string): string[] | null {
  const parts = [""];
  let depth = 0;
  for (let at = 0; at < text.length;) {
    const piece = pieceAt(text, at, depth);
    if ("([{".includes(piece)) depth++;
    if (")]}".includes(piece)) depth--;
    const divides = depth === 0 && (piece === "," || TURNED.has(piece));
    if (depth < 0 || (depth === 0 && !divides && matchAt(OTHER, text, at) !== undefined)) return null;
    if (divides) parts.push(piece, "");
    else parts[parts.length - 1] += piece;
    at += piece.length;
  }
  return depth === 0 ? parts.map((part) => part.trim()) : null;
}

/** A string, a sign outside of brackets, or else a character. */
const pieceAt = (text: string, at: number, depth: number) =>
  matchAt(STRING, text, at) ?? (depth === 0 ? matchAt(SIGN, text, at) : undefined) ?? text[at]!;

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
