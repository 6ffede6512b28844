import { setImmediate as nextTurn } from "node:timers/promises";
import type { Space } from "../port.ts";
import { familyOf, type Token, tokensOf } from "./tokens.ts";

const MOST_BYTES = 256 << 10;
const C_NAMES = new Set(
  "assert static_assert NDEBUG if else while for return main int exit abort _exit __assert_fail __assert strcmp strncmp memcmp strcasecmp printf puts raise".split(
    " ",
  ),
);
const JAVA_NAMES = new Set(
  "AssertionError Boolean Double Error Exception Integer Long Math Object Runtime RuntimeException String System Thread Throwable".split(
    " ",
  ),
);
const RUST_NAMES = new Set([
  "assert",
  "assert_eq",
  "assert_ne",
  "debug_assert",
  "panic",
  "matches",
  "unreachable",
]);

/** What sources of the work put in the place of names by which tests in C, Go, Rust and Java fail, as sentences. */
export async function replacedNames(space: Space): Promise<string[]> {
  const said = new Set<string>();
  for (const path of space.subjects) {
    const family = familyOf(path);
    if (family === null || family === "hash" || !/\.(?:c|h|cc|cpp|cxx|hpp|go|rs|java)$/.test(path)) continue;
    const bytes = await space.read(path);
    if (bytes === null || bytes.length > MOST_BYTES) continue;
    // Reading waits for nothing: others have their turn between files.
    await nextTurn();
    const text = bytes.toString();
    if (family === "go") {
      const linked = text
        .split("\n")
        .some((line) => line.startsWith("//go:linkname") && line.includes("testing."));
      if (linked) said.add(`${path} reaches into Go's testing package`);
      continue;
    }
    const tokens = tokensOf(text, family);
    for (const [i, token] of tokens.entries()) {
      const name = replacedAt(tokens, i, family);
      if (name !== null && token.kind === "word")
        said.add(`${path} puts its own \`${name}\` in the place of the language's`);
    }
  }
  return [...said];
}

function replacedAt(tokens: Token[], i: number, family: "c" | "rust" | "java"): string | null {
  const [text, next] = [tokens[i]!.text, tokens[i + 1]?.text ?? ""];
  if (family === "java")
    return /^(?:class|interface|record|enum)$/.test(text) && JAVA_NAMES.has(next) ? next : null;
  if (family === "rust") {
    if (text === "as" && RUST_NAMES.has(next)) return next;
    const name = tokens[i + 2]?.text ?? "";
    return text === "macro_rules" && next === "!" && RUST_NAMES.has(name) ? name : null;
  }
  if ((text === "define" || text === "undef") && tokens[i - 1]?.text === "#")
    return C_NAMES.has(next) ? next : null;
  // A definition has its type before it, and nothing but a name in front of the bracket.
  const defines =
    next === "(" &&
    tokens[i - 1]?.kind === "word" &&
    /^(?:void|int|noreturn|_Noreturn)$/.test(tokens[i - 1]!.text);
  return defines && text !== "main" && C_NAMES.has(text) && opensBody(tokens, i + 1) ? text : null;
}

/** Whether `{` follows the list of parameters that begins at `open`. */
function opensBody(tokens: Token[], open: number): boolean {
  for (let at = open; at < Math.min(tokens.length, open + 60); at++)
    if (
      tokens[at]!.text === ")" &&
      (tokens[at + 1]?.text === "{" || tokens[at + 1]?.text === "__attribute__")
    )
      return true;
    else if (tokens[at]!.text === ";") return false;
  return false;
}
