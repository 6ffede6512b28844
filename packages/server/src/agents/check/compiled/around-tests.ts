import type { Space } from "../port.ts";
import { baseOf } from "../roles.ts";
import { comparesOthers } from "./compared-types.ts";
import { bracketPairs, type SourceToken, tokensOf } from "./tokens.ts";

const C_FILE = /\.(?:c|h|cc|cpp|cxx|hpp)$/;
/** Classes of `java.util` by which tests compare and that an import on demand does not keep from being hidden. */
const COMPARERS = new Set(["Objects", "Arrays", "Collections"]);
const ASSERTIONS = /^(?:set(?:Default|Package|Class)|clear)AssertionStatus$/;
/** Instructions to the compiler that hold for all code behind them, also in the file that includes this one. */
const COMPILES =
  /^[ \t]{0,40}#[ \t]{0,8}pragma[ \t]{1,8}(?:GCC[ \t]{1,8}optimize|clang[ \t]{1,8}fp|float_control)\b|_Pragma[ \t]{0,8}\([ \t]{0,8}"(?:GCC optimize|clang fp|float_control)/m;
const RESTORES =
  /#[ \t]{0,8}pragma[ \t]{1,8}(?:GCC[ \t]{1,8}pop_options|float_control\(pop\))|_Pragma[^\n]{0,20}pop_options/;
const NO_VARIABLE = /^(?:static|typedef|using|namespace)$/;

/** What protected files hold that a source of the work could change from outside. */
export interface GivenTests {
  /** Java: the names in each file, by its package. */
  java: { folder: string; names: ReadonlySet<string>; imports: ReadonlySet<string> }[];
  /** C: variables that tests define, without those that other given files name. */
  variables: ReadonlySet<string>;
  /** C: headers among the protected files, by the variables that they declare. */
  declaring: ReadonlyMap<string, readonly string[]>;
  /** C: files that protected files include. */
  included: ReadonlySet<string>;
}

const wordsIn = (text: string) => text.matchAll(/\b[A-Za-z_]\w*/g).map(([word]) => word);
const packageOf = (text: string) => /^\s*package\s+([\w.]+)\s*;/m.exec(text)?.[1] ?? "";

/** Reads the protected files of a space. */
export function readTests(space: Space): GivenTests {
  const java: GivenTests["java"] = [];
  const variables = new Set<string>();
  const declaring = new Map<string, string[]>();
  const included = new Set<string>();
  for (const [path, bytes] of space.fixed) {
    const text = bytes.toString("utf8", 0, 256 << 10);
    if (path.endsWith(".java"))
      java.push({
        folder: packageOf(text),
        names: new Set(wordsIn(text)),
        imports: new Set(text.matchAll(/\bimport\s+[\w.]+\.(\w+)\s*;/g).map(([, name]) => name!)),
      });
    if (!C_FILE.test(path)) continue;
    for (const [, file] of text.matchAll(/\binclude[ \t]{0,20}["<]([^">\n]{1,300})[">]/g))
      included.add(baseOf(file!));
    const { defined, declared } = variablesIn(text);
    for (const name of defined) variables.add(name);
    if (declared.length > 0) declaring.set(baseOf(path), declared);
  }
  if (variables.size > 0) for (const name of namedElsewhere(space)) variables.delete(name);
  return { java, variables, declaring, included };
}

/** Words of given C files that are not protected: what they name, the work may use. */
function* namedElsewhere(space: Space): Generator<string> {
  for (const path of space.files) {
    const given = C_FILE.test(path) && !space.fixed.has(path) ? space.before?.(path) : null;
    if (given) yield* wordsIn(given.toString("utf8", 0, 256 << 10));
  }
}

/** C code without directives and the lines that continue them. */
function codeIn(text: string): string {
  let inside = false;
  const lines = text.split("\n").filter((line) => {
    const skips = inside || line.trimStart().startsWith("#");
    inside = skips && line.endsWith("\\");
    return !skips;
  });
  return lines.join("\n");
}

/** Variables that a C file defines outside functions for all files, and those that it declares with `extern`. */
function variablesIn(text: string): { defined: string[]; declared: string[] } {
  const tokens = tokensOf(codeIn(text), "c");
  const pairs = bracketPairs(tokens);
  const found: { defined: string[]; declared: string[] } = { defined: [], declared: [] };
  let words: string[] = [];
  for (let at = 0; at < tokens.length; at = (pairs.get(at) ?? at) + 1) {
    const { kind, text: word } = tokens[at]!;
    if (word === ";" || word === "{") words = [];
    if (kind !== "word") continue;
    const isVariable = words.length > 0 && /^[;=[,]$/.test(tokens[at + 1]?.text ?? "");
    if (isVariable && words.includes("extern")) found.declared.push(word);
    else if (isVariable && !words.some((one) => NO_VARIABLE.test(one))) found.defined.push(word);
    words.push(word);
  }
  return found;
}

/** What a source of the work changes about the tests that are compiled with it, as the ends of sentences. */
export function changesToTests(
  tests: GivenTests,
  { path, text, family, before }: { path: string; text: string; family: string; before: string },
): string[] {
  if (family === "java") return javaChanges(tests, text, before);
  return family === "c" ? cChanges(tests, path, text, before) : [];
}

function javaChanges({ java }: GivenTests, text: string, before: string): string[] {
  const tokens = tokensOf(text, "java");
  const pairs = bracketPairs(tokens);
  const folder = packageOf(text);
  const isHidden = (name: string) =>
    COMPARERS.has(name) &&
    !before.includes(name) &&
    java.some((test) => test.folder === folder && test.names.has(name) && !test.imports.has(name));
  const turnsOff = (name: string, at: number) =>
    ASSERTIONS.test(name) &&
    !before.includes(name) &&
    !java.some(({ names }) => names.has(name)) &&
    tokens[(pairs.get(at + 1) ?? 0) - 1]?.text !== "true";
  return tokens.flatMap(({ text: word }, i) => {
    const name = tokens[i + 1]?.text ?? "";
    if (/^(?:class|interface|record|enum)$/.test(word) && isHidden(name))
      return [`hides the library's \`${name}\` from tests`];
    return turnsOff(word, i) ? ["turns assertions off"] : [];
  });
}

function cChanges(tests: GivenTests, path: string, text: string, before: string): string[] {
  const found: string[] = [];
  const isRead = /\.(?:h|hpp)$/.test(path) || tests.included.has(baseOf(path));
  if (isRead && COMPILES.test(text) && !RESTORES.test(text) && !COMPILES.test(before))
    found.push("changes how the tests that include it are compiled");
  if (isRead && text.includes("operator") && comparesOthers(text) && !comparesOthers(before))
    found.push("defines how the tests compare values that are none of its own");
  if (tests.variables.size > 0)
    for (const name of reachedIn(tests, text))
      if (tests.variables.has(name)) found.push(`reaches for the tests' variable \`${name}\``);
  return found;
}

/** Variables of other files that a C source names: by declarations of its own, or of a protected header that it includes. */
function reachedIn({ declaring }: GivenTests, text: string): Set<string> {
  const { defined, declared } = variablesIn(text);
  // Only a weak definition may stand beside that of the test.
  const reached = new Set([...declared, ...(/\bweak|\bcommon\b/.test(text) ? defined : [])]);
  const tokens = tokensOf(text, "c");
  for (const [i, token] of tokens.entries())
    if (token.text === "extern") for (const name of declaredAt(tokens, i)) reached.add(name);
  const words = new Set(tokens.map((token) => token.text));
  for (const [, file] of text.matchAll(/\binclude[ \t]{0,20}"([^"\n]{1,300})"/g))
    for (const name of declaring.get(baseOf(file!)) ?? []) if (words.has(name)) reached.add(name);
  return reached;
}

/** The words of the declaration of a variable that begins at `at`, also in a function. */
function declaredAt(tokens: readonly SourceToken[], at: number): string[] {
  const rest = tokens.slice(at + 1, at + 16).map(({ text }) => text);
  const end = rest.findIndex((text) => /^[;({=]$/.test(text));
  return rest[end] === ";" || rest[end] === "=" ? rest.slice(0, end) : [];
}
