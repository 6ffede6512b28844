import { randomInt } from "node:crypto";
import { newWord } from "../shell/run.ts";
import { markName, type MarkPlace, type TestSource } from "../shell/test-source.ts";
import { changedExpectationsIn } from "./expectations.ts";
import { errorCode, errorEdits } from "./go-errors.ts";
import { bracketPairs, type SourceToken, tokensOf, withEdits } from "./tokens.ts";

interface GoTest {
  name: string;
  /** The name of its `*testing.T` parameter. */
  parameter: string;
  bodyStart: number;
  bodyEnd: number;
}

/** A `_test.go` file with tests. Null for other files. */
export function goSource(
  path: string,
  text: string,
  helpers: () => readonly string[] = () => [],
): TestSource | null {
  const tests = testsIn(tokensOf(text, "go"));
  if (!path.endsWith("_test.go") || tests.length === 0) return null;
  const testAt = (offset: number) =>
    tests.findLast((test) => test.bodyStart <= offset && offset < test.bodyEnd)?.name;
  return {
    path,
    text,
    tests: tests.map((test) => test.name),
    skipped: 0,
    asserts: /\bt\.(?:Error|Fatal|Fail)/.test(text) || text.includes("testify") || text.includes("panic("),
    marked: (place, changed = text) => marked(path, changed, place),
    failures(place) {
      const name = `Test${newWord().toUpperCase()}`;
      const shape = ['t.Fatal("injected")', 't.Errorf("%d", 3)', "t.FailNow()"][randomInt(3)]!;
      const added = `${text}\nfunc ${name}(t *testing.T) {\n\t${shape}\n}\n`;
      const mark = markName("f", place, name);
      return [
        { changes: marked(path, added, place)!, mark, where: `a test at the end of ${path}`, reached: true },
      ];
    },
    changedExpectations: () => changedExpectationsIn(text, "go", helpers(), testAt),
  };
}

function testsIn(tokens: SourceToken[]): GoTest[] {
  const pairs = bracketPairs(tokens);
  return tokens.flatMap(({ text }, i): GoTest[] => {
    const name = tokens[i + 1]?.text ?? "";
    if (text !== "func" || !/^Test(?![a-z])\w*$/.test(name) || name === "TestMain") return [];
    const open = (pairs.get(i + 2) ?? -2) + 1;
    const testing = tokens[i + 5]?.text === "testing" && tokens[i + 7]?.text === "T";
    return testing && tokens[open]?.text === "{"
      ? [
          {
            name,
            parameter: tokens[i + 3]!.text,
            bodyStart: tokens[open].end,
            bodyEnd: tokens[pairs.get(open) ?? open]!.end,
          },
        ]
      : [];
  });
}

/** Adds a call at the start of each test, to a function in a new file of the same package. */
function marked(path: string, text: string, place: MarkPlace): Map<string, string> | null {
  const tokens = tokensOf(text, "go");
  const at = tokens.findIndex((token) => token.text === "package");
  const pack = tokens[at + 1]?.text;
  if (at < 0 || pack === undefined) return null;
  const begin = newWord();
  const edits = testsIn(tokens).flatMap(({ bodyStart, parameter, name }) =>
    parameter === "_"
      ? []
      : [{ start: bodyStart, end: bodyStart, to: ` ${begin}(${parameter}, "${name}");` }],
  );
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const names = { is: newWord(), as: newWord() };
  const asked = errorEdits(tokens, names);
  const source = `package ${pack}

import (
\t"os"
\t"testing"${asked ? '\n\t"errors"\n\t"runtime"\n\t"sync"' : ""}
)

func ${begin}(t *testing.T, name string) {
\tmark := func(kind string) { _ = os.WriteFile("${place.folder}/"+kind+".${place.index}."+name, nil, 0o600) }
\tmark("b")
\tt.Cleanup(func() {${asked ? `\n\t\t${names.is}Checked(t)` : ""}
\t\tswitch {
\t\tcase t.Failed():
\t\t\tmark("f")
\t\tcase t.Skipped():
\t\t\tmark("s")
\t\tdefault:
\t\t\tmark("p")
\t\t}
\t})
}
${asked ? errorCode(names) : ""}`;
  return new Map([
    [path, withEdits(text, [...edits, ...(asked?.edits ?? [])]) + (asked?.keeps ?? "")],
    [`${folder}${begin}_test.go`, source],
  ]);
}
