import { randomInt } from "node:crypto";
import { newWord } from "../shell/run.ts";
import { markName, type MarkPlace, type TestSource } from "../shell/test-source.ts";
import { changedExpectationsIn } from "./expectations.ts";
import { type SourceToken, tokensOf, withEdits } from "./tokens.ts";

/** A Java file with a `main`: a test program. Files with framework tests get no marks, only changed expectations. Null for other files. */
export function javaSource(
  path: string,
  text: string,
  helpers: () => readonly string[] = () => [],
): TestSource | null {
  const tokens = tokensOf(text, "java");
  const main = findMain(tokens);
  if (main === null && !tokens.some((token) => token.text === "Test")) return null;
  return {
    path,
    text,
    tests: main === null ? [] : [""],
    skipped: 0,
    asserts: true,
    marked(place, changed = text) {
      const marked = wrapped(changed, place, "");
      return marked === null ? null : new Map([[path, marked]]);
    },
    failures(place) {
      if (main === null) return [];
      const code = 1 + randomInt(60);
      const shapes = [
        `throw new AssertionError("${newWord()}");`,
        `java.lang.System.exit(${code});`,
        "throw new IllegalStateException();",
      ];
      return [shapes[0]!, shapes[1 + randomInt(2)]!].map((shape) => {
        const mark = newWord();
        const last = `mark("${mark}"); if (code == 0) ${shape}`;
        return {
          changes: new Map([[path, wrapped(text, place, last)!]]),
          mark,
          where: `the end of ${path}`,
          reached: true,
        };
      });
    },
    changedExpectations: () => changedExpectationsIn(text, "java", helpers()),
  };
}

const MODIFIERS = new Set(["public", "static", "final", "synchronized"]);

function findMain(tokens: SourceToken[]): { start: number; name: SourceToken; exits: SourceToken[] } | null {
  const at = tokens.findIndex(
    (token, i) =>
      token.text === "main" &&
      tokens[i - 1]?.text === "void" &&
      tokens[i + 1]?.text === "(" &&
      tokens.slice(i + 2, i + 4).some((next) => next.text === "String"),
  );
  if (at < 0) return null;
  let first = at - 1;
  while (first > 0 && MODIFIERS.has(tokens[first - 1]!.text)) first -= 1;
  const exits = tokens.filter(
    (token, i) => token.text === "System" && tokens[i + 1]?.text === "." && tokens[i + 2]?.text === "exit",
  );
  return { start: tokens[first]!.start, name: tokens[at]!, exits };
}

/** Adds a `main` that calls the original one and leaves marks; calls of `System.exit` leave marks too. */
function wrapped(text: string, place: MarkPlace, last: string): string | null {
  const found = findMain(tokensOf(text, "java"));
  if (found === null) return null;
  const [type, main] = [newWord(), newWord()];
  const entry = `public static void main(String[] zzArgs) throws Throwable { ${type}.begin(); ${main}(zzArgs); ${type}.exited(0); } `;
  const body = withEdits(text, [
    { start: found.start, end: found.start, to: entry },
    { start: found.name.start, end: found.name.end, to: main },
    ...found.exits.map(({ start, end }) => ({ start, end, to: type })),
  ]);
  return `${body}
final class ${type} {
  static void mark(String name) { try { new java.io.File("${place.folder}/" + name).createNewFile(); } catch (java.io.IOException e) { } }
  static void begin() {
    mark("${markName("b", place)}");
    java.lang.Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> { mark("${markName("f", place)}"); thrown.printStackTrace(); });
  }
  static void exited(int code) { if (code == 0) { ${last} } mark(code == 0 ? "${markName("p", place)}" : "${markName("f", place)}"); }
  static void exit(int code) { exited(code); java.lang.System.exit(code); }
}
`;
}
