import { randomInt } from "node:crypto";
import { newWord } from "../shell/run.ts";
import { markName, type MarkPlace, type TestSource } from "../shell/test-source.ts";
import { changedExpectationsIn } from "./expectations.ts";
import { bracketPairs, type SourceToken, tokensOf, withEdits } from "./tokens.ts";

/** A C or C++ file with a `main`: a test program. Null for other files. */
export function cSource(
  path: string,
  text: string,
  helpers: () => readonly string[] = () => [],
): TestSource | null {
  const main = findMain(tokensOf(text, "c"));
  if (main === null) return null;
  return {
    path,
    text,
    tests: [""],
    skipped: 0,
    asserts: true,
    marked: (place, changed = text) => single(path, wrapped(changed, place, "")),
    failures(place) {
      const code = 1 + randomInt(60);
      const shapes = [`abort();`, `return ${code};`, `exit(${code});`];
      // Where nothing but its output is compared, nobody may ask for its exit code.
      const says = FAILS.test(text) ? "" : 'if (write(1, "injected\\n", 9) < 0) {} ';
      // One failure ends by a signal and one by an exit code, because a hijack may suppress only one of them.
      return [shapes[0]!, shapes[1 + randomInt(2)]!].map((shape) => {
        const mark = newWord();
        return {
          changes: single(path, wrapped(text, place, `zz_mark("${place.folder}/${mark}"); ${says}${shape}`))!,
          mark,
          where: `the end of ${path}`,
          reached: true,
        };
      });
    },
    changedExpectations: () => changedExpectationsIn(text, "c", helpers()),
  };
}

/** What a program has that fails by itself. */
const FAILS = /\b(?:assert\w*|abort|raise|throw|exit|[A-Z_]*(?:ASSERT|CHECK|EXPECT|REQUIRE)\w*)\b/u;

const single = (path: string, text: string | null) => (text === null ? null : new Map([[path, text]]));

function findMain(tokens: SourceToken[]): {
  type: SourceToken;
  name: SourceToken;
  parameters: SourceToken[];
  exits: SourceToken[];
  /** The bracket that ends its body, if it is known. */
  end: SourceToken | undefined;
} | null {
  const pairs = bracketPairs(tokens);
  const at = tokens.findIndex(
    (token, i) => token.text === "main" && tokens[i + 1]?.text === "(" && bodyOf(tokens, pairs, i) > 0,
  );
  if (at < 0) return null;
  const exits = tokens.flatMap((token, i) =>
    token.text === "exit" && tokens[i + 1]?.text === "(" ? exitAt(tokens, i) : [],
  );
  return {
    type: tokens[at - 1]!,
    name: tokens[at]!,
    parameters: tokens.slice(at + 2, pairs.get(at + 1)),
    exits,
    end: tokens[pairs.get(bodyOf(tokens, pairs, at)) ?? -1],
  };
}

/** Index of the bracket that opens the body of `int main(…)` or `auto main(…) -> int`; -1 if there is none. */
function bodyOf(tokens: SourceToken[], pairs: ReadonlyMap<number, number>, name: number): number {
  const after = (pairs.get(name + 1) ?? -2) + 1;
  const type = tokens[name - 1]?.text;
  const isLate = type === "auto" && tokens[after]?.text === "->" && tokens[after + 1]?.text === "int";
  const body = isLate ? after + 2 : after;
  return (isLate || type === "int") && tokens[body]?.text === "{" ? body : -1;
}

/** The name of a call of `exit`, with the namespace of C++ before it; none for a method. */
function exitAt(tokens: SourceToken[], i: number): SourceToken[] {
  const [space, before] = [tokens[i - 2], tokens[i - 1]?.text];
  if (before === "." || before === "->" || (before === "::" && space?.text !== "std")) return [];
  return before === "::" ? [{ ...tokens[i]!, start: space!.start }] : [tokens[i]!];
}

/** Replaces `main` and `exit` of the file by functions that leave marks. `last` runs when the program ends successfully. */
function wrapped(text: string, place: MarkPlace, last: string): string | null {
  const found = findMain(tokensOf(text, "c"));
  if (found === null) return null;
  const [main, exit, mark] = [newWord(), newWord(), newWord()];
  const empty = found.parameters.length === 0 || found.parameters[0]!.text === "void";
  const count = found.parameters.filter((token) => token.text === ",").length + 1;
  const [parameters, values] = empty
    ? ["void", ""]
    : ([
        ["int zz_c, char **zz_v", "zz_c, zz_v"],
        ["int zz_c, char **zz_v, char **zz_e", "zz_c, zz_v, zz_e"],
      ][count - 2] ?? ["int zz_c", "zz_c"]);
  const body = withEdits(text, [
    { start: found.type.start, end: found.type.start, to: "static " },
    { start: found.name.start, end: found.name.end, to: main },
    ...found.exits.map(({ start, end }) => ({ start, end, to: exit })),
    // Only `main` may end without a return.
    ...(found.end === undefined ? [] : [{ start: found.end.start, end: found.end.start, to: " return 0; " }]),
  ]);
  const at = (kind: string) => `${mark}("${place.folder}/${markName(kind, place)}");`;
  return `static void ${exit}(int) __attribute__((noreturn, unused));
#line 1
${body}
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>
static void ${mark}(const char *name) { int zz_fd = open(name, O_CREAT | O_WRONLY, 0600); if (zz_fd >= 0) close(zz_fd); }
static int zz_end(int code) { if (code == 0) { ${last.replaceAll("zz_mark", mark)} ${at("p")} } else { ${at("f")} } return code; }
static void ${exit}(int code) { exit(zz_end(code)); }
int main(${parameters}) { int zz_code; ${at("b")} zz_code = ${main}(${values}); return zz_end(zz_code); }
`;
}
