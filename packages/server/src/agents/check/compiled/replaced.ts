import { setImmediate as nextTurn } from "node:timers/promises";
import type { Space } from "../port.ts";
import { baseOf } from "../roles.ts";
import { changesToTests, readTests } from "./around-tests.ts";
import { assembledNames, LINKED, linkedNames } from "./linked-names.ts";
import { type Family, familyOf, type SourceToken, tokensOf } from "./tokens.ts";

const MAX_BYTES = 256 << 10;
const wordsOf = (text: string) => new Set(text.split(" "));
/** Names that decide C tests. The work may not redefine them by macros. */
const C_NAMES = wordsOf(
  "assert static_assert NDEBUG if else while for return main int exit abort _exit __assert_fail __assert strcmp strncmp memcmp strcasecmp printf puts raise",
);
/** Functions whose results tests compare. If a test calls one, the work may not define it. */
const C_COMPARED = wordsOf("fabs fabsf fabsl abs labs llabs strcoll strncasecmp fprintf");
/** Other names of the C library. If a test calls one, no header of the work may replace it by a macro. */
const C_LIBRARY = wordsOf(
  "fabs fabsf fabsl abs labs llabs isnan isinf strcoll strncasecmp strstr strlen fprintf " +
    "isalnum isalpha isblank iscntrl isdigit isgraph islower isprint ispunct isspace isupper isxdigit tolower toupper " +
    "acos asin atan atan2 cos sin tan acosh asinh atanh cosh sinh tanh exp exp2 expm1 log log10 log1p log2 pow sqrt cbrt hypot ceil floor trunc round lround llround rint nearbyint fmod remainder fmin fmax fdim fma frexp ldexp modf copysign signbit isfinite isnormal fpclassify sqrtf powf floorf ceilf roundf fmodf fmaxf fminf sinf cosf " +
    "isgreater isless isgreaterequal islessequal islessgreater isunordered " +
    "memcpy memmove memset memchr memmem strcpy strncpy strcat strncat strchr strrchr strspn strcspn strpbrk strtok strtok_r strdup strndup strnlen strxfrm strcasestr strerror stpcpy wcscmp wcsncmp wcslen wmemcmp bcmp " +
    "atof atoi atol atoll strtod strtof strtold strtol strtoll strtoul strtoull malloc calloc realloc free bsearch qsort rand srand div ldiv lldiv getenv setenv unsetenv system atexit " +
    "snprintf sprintf vprintf vfprintf vsnprintf vsprintf dprintf putchar putc fputs fputc fwrite fread fopen fclose fflush fgets fgetc getc getchar getline ungetc fseek ftell rewind feof ferror scanf sscanf fscanf perror remove rename tmpfile popen pclose " +
    "setjmp longjmp signal kill fork wait waitpid execv execvp pipe dup2 read write open close stat access unlink time clock difftime mktime gmtime localtime strftime",
);
/** A declaration, by which a given file asks for a function of that name. */
const DECLARES =
  /^(?:extern[ \t]{1,8})?(?:int|void|char|size_t|unsigned|long|const|_Noreturn)\b[\w \t*]{0,60}?[ \t*](\w{1,40})\([^;{}()\n]{0,200}\)[ \t]{0,8};/gm;
const READ = /\.(?:c|h|cc|cpp|cxx|hpp|go|rs|java|s|S|asm)$/;
const ASSEMBLER = /\.(?:s|S|asm)$/;
const JAVA_NAMES = new Set(
  "AssertionError Boolean Double Error Exception Integer Long Math Object Runtime RuntimeException String System Thread Throwable".split(
    " ",
  ),
);
/** Macros of the C library and words of the language by which tests say what they expect. */
const C_WORDS = wordsOf(
  "true false bool _Bool NULL EOF EXIT_SUCCESS EXIT_FAILURE INT_MAX INT_MIN UINT_MAX LONG_MAX LONG_MIN SIZE_MAX DBL_EPSILON FLT_EPSILON RAND_MAX M_PI NAN INFINITY stdout stderr errno " +
    "int long short char unsigned signed float double void struct union enum const volatile extern sizeof do switch case default break continue goto typedef",
);
/** What older compilers need for some of these. */
const USUAL = new Map(
  Object.entries<RegExp>({
    true: /^1$|^\(1\)$/,
    false: /^0$|^\(0\)$/,
    bool: /^(?:int|char|_Bool|unsignedchar)$/,
    NULL: /^(?:0|\(0\)|\(\(void\*\)0\)|nullptr)$/,
    M_PI: /^\(?3\.14159265358979\d*\)?$/,
    EXIT_SUCCESS: /^0$/,
    EXIT_FAILURE: /^1$/,
  }),
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

/** Names that decide tests in C, Go, Rust and Java and that sources of the work redefine, as sentences. */
export async function replacedNames(space: Space): Promise<string[]> {
  const sentences = new Set<string>();
  const used = usedByTests(space);
  const tests = readTests(space);
  for (const path of space.subjects) {
    const family = ASSEMBLER.test(path) ? "assembler" : familyOf(path);
    if (family === null || family === "hash" || !READ.test(path)) continue;
    const bytes = await space.read(path);
    if (bytes === null || bytes.length > MAX_BYTES) continue;
    // Parsing blocks the event loop, so yield between files.
    await nextTurn();
    const text = bytes.toString();
    const before = space.before?.(path)?.toString("utf8", 0, MAX_BYTES) ?? "";
    for (const what of changesToTests(tests, { path, text, family, before }))
      sentences.add(`${path} ${what}`);
    if (family === "go") for (const what of goReplaced(text, before)) sentences.add(`${path} ${what}`);
    else
      for (const name of redefinedIn(text, family, path, used))
        sentences.add(`${path} redefines the language's \`${name}\``);
  }
  return [...sentences];
}

/** The names of the language that one source redefines and that no given file asks for. */
const redefinedIn = (
  text: string,
  family: Exclude<Family, "go" | "hash"> | "assembler",
  path: string,
  used: Used,
): string[] =>
  (family === "assembler" ? assembledNames(text) : namesIn(text, family, path, used)).filter(
    (name) => !used.asked.has(name),
  );

/** What a source in Go does to the tests that call it. `before`: the same file as it was given. */
const goReplaced = (text: string, before: string): string[] => [
  ...(text.split("\n").some((line) => line.startsWith("//go:linkname") && line.includes("testing."))
    ? ["reaches into Go's testing package"]
    : []),
  ...(endsCallers(text) && !endsCallers(before) ? ["ends the goroutines that call it"] : []),
  ...(asksForTests(text) && !asksForTests(before) ? ["asks whether it runs in a test"] : []),
];

/** Flags of Go's test binaries, and what their names end in. */
const TEST_FLAG = /^(["`])(?:-{0,2}test\.(?:v|run|timeout|testlogfile|paniconexit0)|-{1,2}test\.)\1$/;
const TEST_NAME = /^(["`])(?:\.test(?:\.exe)?|.*go-build.*)\1$/;

/** Whether Go code that is no helper of tests asks if it runs in a test binary: by the testing package, a flag, or the program's name. */
function asksForTests(text: string): boolean {
  if (!/test/.test(text)) return false;
  const words = tokensOf(text, "go").map((token) => token.text);
  const has = (...wanted: string[]) => words.some((_, i) => wanted.every((word, k) => words[i + k] === word));
  const isHelper = ["T", "TB", "B", "M", "F"].some((name) => has("testing", ".", name));
  if (!isHelper && ["Testing", "Short", "Verbose", "CoverMode"].some((name) => has("testing", ".", name)))
    return true;
  const asksName = has("Args", "[", "0") || has("os", ".", "Executable");
  return words.some((word) => TEST_FLAG.test(word) || (asksName && TEST_NAME.test(word)));
}

/** Whether Go code ends the goroutine that runs it: in a test's goroutine, no comparison would follow. */
const endsCallers = (text: string) =>
  /(?:goexit|Goexit)/.test(text) && tokensOf(text, "go").some((token) => token.text === "Goexit");

/** The names that one source redefines. */
function namesIn(text: string, family: "c" | "rust" | "java", path: string, used: Used): string[] {
  const tokens = tokensOf(text, family);
  const replaced = tokens.flatMap((token, i) => {
    if (token.kind !== "word") return [];
    return REPLACED[family](tokens, i) ?? (family === "c" ? takenAt(tokens, i, path, used) : null) ?? [];
  });
  return [...(family === "c" ? linkedNames(text, tokens) : []), ...replaced];
}

/** Names of the C library that protected files use or declare themselves, and the files that they include. */
interface Used {
  names: Set<string>;
  asked: Set<string>;
  files: Set<string>;
}

function usedByTests(space: Space): Used {
  const used: Used = { names: new Set(), asked: new Set(), files: new Set() };
  for (const [path, bytes] of space.fixed) {
    if (!/\.(?:c|h|cc|cpp|cxx|hpp)$/.test(path)) continue;
    const text = bytes.subarray(0, MAX_BYTES).toString();
    for (const [word] of text.matchAll(/\b[a-z]\w*/g)) if (C_LIBRARY.has(word)) used.names.add(word);
    for (const [, word] of text.matchAll(DECLARES)) if (LINKED.has(word!)) used.asked.add(word!);
    for (const [, file] of text.matchAll(/\binclude[ \t]{0,20}"([^"\n]{1,300})"/g))
      used.files.add(baseOf(file!));
  }
  return used;
}

/** A name of the C library that a test uses and that the work redefines at `i` by a macro or a function, or null. */
function takenAt(tokens: SourceToken[], i: number, path: string, used: Used): string | null {
  const macro = macroAt(tokens, i);
  if (macro !== null) {
    const isRead = /\.(?:h|hpp)$/.test(path) || used.files.has(baseOf(path));
    return isRead && used.names.has(macro) ? macro : null;
  }
  const { text } = tokens[i]!;
  const isCompared = C_COMPARED.has(text) && used.names.has(text);
  return isCompared && isShared(tokens, i) && definesFunction(tokens, i) ? text : null;
}

/** The name of a `#define` or `#undef` at `i`; null for anything else. */
function macroAt(tokens: SourceToken[], i: number): string | null {
  const { text } = tokens[i]!;
  if (tokens[i - 1]?.text !== "#" || (text !== "define" && text !== "undef")) return null;
  return tokens[i + 1]?.text ?? "";
}

/** Whether `#define` gives a word the value that it has anyway. */
function isUsual(tokens: SourceToken[], i: number, macro: string): boolean {
  const line = tokens.slice(i + 2, i + 10);
  const end = line.findIndex(({ text }) => text === "#");
  const value = (end < 0 ? line : line.slice(0, end)).map(({ text }) => text).join("");
  const usual = USUAL.get(macro);
  return tokens[i]!.text === "define" && usual !== undefined && usual.test(value);
}

/** Whether a type precedes the name, and no `static` limits it to its file. */
function isShared(tokens: SourceToken[], i: number): boolean {
  const before = tokens.slice(Math.max(0, i - 4), i);
  const type = before.at(-1);
  const isTyped = type?.kind === "word" && !/^(?:return|else|do|case|define|undef)$/.test(type.text);
  return isTyped && !before.some((token) => token.text === "static");
}

/** By language: the name of the language that is redefined at a token, or null. */
const REPLACED: Record<"c" | "rust" | "java", (tokens: SourceToken[], i: number) => string | null> = {
  c(tokens, i) {
    const macro = macroAt(tokens, i);
    if (macro === null) return null;
    return C_NAMES.has(macro) || (C_WORDS.has(macro) && !isUsual(tokens, i, macro)) ? macro : null;
  },
  rust(tokens, i) {
    const [text, next, name] = textsFrom(tokens, i);
    if (text === "as" && RUST_NAMES.has(next)) return next;
    return text === "macro_rules" && next === "!" && RUST_NAMES.has(name) ? name : null;
  },
  java(tokens, i) {
    const [text, name] = textsFrom(tokens, i);
    return /^(?:class|interface|record|enum)$/.test(text) && JAVA_NAMES.has(name) ? name : null;
  },
};

/** The texts of the three tokens from `i` on; "" after the last one. */
const textsFrom = (tokens: SourceToken[], i: number): [string, string, string] => [
  tokens[i]!.text,
  tokens[i + 1]?.text ?? "",
  tokens[i + 2]?.text ?? "",
];

/** Whether parameters and a body follow the name at `i`. */
const definesFunction = (tokens: SourceToken[], i: number) =>
  tokens[i + 1]?.text === "(" && opensBody(tokens, i + 1);

/** Whether `{` follows the list of parameters that begins at `open`. */
function opensBody(tokens: SourceToken[], open: number): boolean {
  for (let at = open; at < Math.min(tokens.length, open + 60); at++)
    if (
      tokens[at]!.text === ")" &&
      (tokens[at + 1]?.text === "{" || tokens[at + 1]?.text === "__attribute__")
    )
      return true;
    else if (tokens[at]!.text === ";") return false;
  return false;
}
