import { bracketPairs, type SourceToken } from "./tokens.ts";

/** Functions by which a C program starts and ends, and by which its test compares and reports. */
export const LINKED = new Set(
  (
    "exit abort _exit _Exit quick_exit raise strcmp strncmp memcmp bcmp strcasecmp printf puts putchar vprintf __printf_chk __fprintf_chk __vprintf_chk " +
    "__assert __assert_fail __assert_rtn __assert_perror_fail __stack_chk_fail __cxa_atexit " +
    "_start __libc_start_main __libc_start_call_main __libc_csu_init _init _fini"
  ).split(" "),
);

const RENAMES =
  /(?:#[ \t]*pragma|_Pragma[ \t]*\([ \t]*"(?:\\")?)[ \t]+(?:redefine_extname[ \t]+\w+[ \t]+(\w+)|weak[ \t]+(\w+)[ \t]*=)/g;
const MACROS = /^[ \t]{0,40}#[ \t]{0,8}define[ \t]{1,8}(\w{1,80})[ \t]{1,8}(\w{1,80})[ \t]{0,8}$/gm;
const PASTES = /^[ \t]{0,40}#[ \t]{0,8}define[ \t]{1,8}(\w{1,80})\([^\n]{0,300}##/gm;
/** A symbol that assembler code defines or makes visible, and a string that is nothing but a name. */
const SYMBOLS =
  /\.(?:globl|global|weak|set|equ|symver)(?:\s|\\t){1,8}([A-Za-z_]\w{0,80})|([A-Za-z_]\w{0,80})[ \t]{0,8}:|^"([A-Za-z_]\w{0,80})"$/gm;
const REPLACES = /^(?:__)?(?:alias|ifunc|weakref)(?:__)?$/;

/** Those of these functions that C code defines, under whatever name the compiler or the linker turns into theirs. */
export function linkedNames(text: string, tokens: SourceToken[]): string[] {
  const names = new Set<string>();
  const pairs = bracketPairs(tokens);
  const macros = new Map([...text.matchAll(MACROS)].map(([, name, value]) => [name!, value!]));
  const pasting = new Set([...text.matchAll(PASTES)].map(([, name]) => name!));
  for (const [, old, weak] of text.matchAll(RENAMES))
    for (const name of [old, weak]) if (name !== undefined && LINKED.has(name)) names.add(name);
  for (const [i, token] of tokens.entries()) {
    if (token.kind !== "word" || tokens[i - 1]?.text === "define") continue;
    if (/^(?:__)?asm(?:__)?$/.test(token.text)) {
      for (const name of assembled(tokens, pairs, i)) names.add(name);
      continue;
    }
    const { name, at } = meant(tokens, pairs, i, { macros, pasting });
    if (LINKED.has(name) && isDefinition(tokens, pairs, at)) names.add(name);
  }
  return [...names];
}

/** Those that assembler code defines. */
export const assembledNames = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(SYMBOLS)].flatMap((match) => match.slice(1)).filter((name) => LINKED.has(name)),
  ),
];

/** The name that the word at `i` stands for after macros, and the token before the parameters. */
function meant(
  tokens: SourceToken[],
  pairs: ReadonlyMap<number, number>,
  i: number,
  { macros, pasting }: { macros: ReadonlyMap<string, string>; pasting: ReadonlySet<string> },
): { name: string; at: number } {
  const { text } = tokens[i]!;
  const close = pasting.has(text) ? pairs.get(i + 1) : undefined;
  if (close === undefined || tokens[close + 1]?.text !== "(") return { name: resolved(text, macros), at: i };
  const parts = tokens.slice(i + 2, close).filter((token) => token.text !== ",");
  return { name: parts.map((token) => token.text).join(""), at: close };
}

/** What a macro without parameters stands for. */
function resolved(name: string, macros: ReadonlyMap<string, string>): string {
  let now = name;
  for (let depth = 0; depth < 5 && macros.has(now); depth++) now = macros.get(now)!;
  return now;
}

/** The names in the strings of an `asm (…)`. */
function assembled(tokens: SourceToken[], pairs: ReadonlyMap<number, number>, at: number): string[] {
  const open = tokens.findIndex(({ text }, i) => i > at && text === "(");
  const strings = tokens.slice(open, pairs.get(open) ?? open).filter(({ kind }) => kind === "string");
  // A call in the code of a function names these functions too, but does not define them.
  return assembledNames(strings.map(({ text }) => text).join("\n"));
}

/** Whether a body, or an attribute by which another function takes its place, follows the name at `at`. */
function isDefinition(tokens: SourceToken[], pairs: ReadonlyMap<number, number>, at: number): boolean {
  const textAt = (i: number) => tokens[i]?.text ?? "";
  const hasParameters = textAt(at + 1) === "(";
  let next = hasParameters ? (pairs.get(at + 1) ?? tokens.length) + 1 : at + 1;
  while (/^__attribute(?:__)?$/.test(textAt(next))) {
    const close = pairs.get(next + 1) ?? tokens.length;
    if (tokens.slice(next, close).some(({ text }) => REPLACES.test(text))) return true;
    next = close + 1;
  }
  return hasParameters && (textAt(next) === "{" || declaresLater(tokens[at - 1], tokens[next]));
}

/** Whether parameters are declared after their list, as in old C. */
const declaresLater = (type: SourceToken | undefined, after: SourceToken | undefined) =>
  type?.kind === "word" &&
  !/^(?:return|else|do|case|goto)$/.test(type.text) &&
  after?.kind === "word" &&
  !/^(?:__)?asm(?:__)?$/.test(after.text);
