import { randomInt } from "node:crypto";
import { newWord } from "../shell/run.ts";
import { markName, type MarkPlace, type TestSource } from "../shell/test-source.ts";
import { changedExpectationsIn } from "./expectations.ts";
import { bracketPairs, type SourceToken, tokensOf, withEdits } from "./tokens.ts";

interface RustTest {
  name: string;
  bodyStart: number;
  bodyEnd: number;
  panics: boolean;
  ignored: boolean;
}

/** A Rust file with `#[test]` functions. Null for other files. */
export function rustSource(path: string, text: string): TestSource | null {
  const tests = testsIn(tokensOf(text, "rust"));
  const live = tests.filter((test) => !test.ignored);
  if (tests.length === 0) return null;
  const testAt = (offset: number) =>
    tests.findLast((test) => test.bodyStart <= offset && offset < test.bodyEnd)?.name;
  return {
    path,
    text,
    tests: live.map((test) => test.name),
    skipped: tests.length - live.length,
    asserts: /\bassert|\bpanic!|should_panic|unwrap\(|-> Result/.test(text),
    marked: (place, changed = text) => new Map([[path, marked(changed, place)]]),
    failures(place) {
      const name = newWord();
      const shape = ['panic!("injected")', "assert_eq!(1, 2)", "assert!(1 > 2)"][randomInt(3)]!;
      const added = `${text}\n#[test]\nfn ${name}() {\n    ${shape};\n}\n`;
      const mark = markName("f", place, name);
      return [
        {
          changes: new Map([[path, marked(added, place)]]),
          mark,
          where: `a test at the end of ${path}`,
          reached: true,
        },
      ];
    },
    changedExpectations: () => changedExpectationsIn(text, "rust", [], testAt),
  };
}

function testsIn(tokens: SourceToken[]): RustTest[] {
  const pairs = bracketPairs(tokens);
  return tokens.flatMap((_, i) => (marksTest(tokens, i) ? (testFrom(tokens, pairs, i) ?? []) : []));
}

/** Whether `#[test` is at `i`. */
const marksTest = (tokens: SourceToken[], i: number) =>
  tokens[i]!.text === "#" && tokens[i + 1]?.text === "[" && tokens[i + 2]?.text === "test";

/** The function after the attributes that begin at `from`; null if none with a body follows. */
function testFrom(tokens: SourceToken[], pairs: Map<number, number>, from: number): RustTest | null {
  const attributes = new Set<string>();
  let at = from;
  while (at < Math.min(tokens.length, from + 60) && tokens[at]!.text !== "fn")
    attributes.add(tokens[at++]!.text);
  const close = pairs.get(at + 2);
  if (close === undefined) return null;
  // A return type may precede the body.
  let open = close + 1;
  while (open < Math.min(tokens.length, close + 40) && tokens[open]!.text !== "{") open += 1;
  const body = tokens[open];
  if (body?.text !== "{") return null;
  return {
    name: tokens[at + 1]!.text,
    bodyStart: body.end,
    bodyEnd: tokens[pairs.get(open) ?? open]!.end,
    panics: attributes.has("should_panic"),
    ignored: attributes.has("ignore"),
  };
}

/** Adds a value to each test that leaves the mark when it is dropped. */
function marked(text: string, place: MarkPlace): string {
  const edits = testsIn(tokensOf(text, "rust")).map(({ name, bodyStart, panics }) => {
    const at = (kind: string) => `"${place.folder}/${markName(kind, place, name)}"`;
    const kind = panics ? "!std::thread::panicking()" : "std::thread::panicking()";
    const drop = `impl Drop for Zz { fn drop(&mut self) { let _ = std::fs::write(if ${kind} { ${at("f")} } else { ${at("p")} }, ""); } }`;
    const to = ` let _zz = { struct Zz; ${drop} let _ = std::fs::write(${at("b")}, ""); Zz };`;
    return { start: bodyStart, end: bodyStart, to };
  });
  return withEdits(text, edits);
}
