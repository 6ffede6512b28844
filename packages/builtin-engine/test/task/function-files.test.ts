import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { functionFiles } from "../../src/task/function-files.ts";

const EXAMPLES = "\nadd(1, 2) -> 3; shout('hi') -> 'HI!'";
const read = (task: string) => Object.fromEntries(functionFiles(task, ["add", "shout"]));

describe("files of functions", () => {
  const told: [string, string][] = [
    ["the function, then its file", "Put `add(a, b)` in math.js and `shout(text)` in text.js."],
    ["bare names", "Put add in math.js and shout in text.js."],
    ["words between them", "add should live in math.js; the function shout goes into a file called text.js."],
    ["the file, then its function", "In math.js write add(a, b), and in text.js write shout(text)."],
    ["files that export", "math.js exports add; text.js exports shout."],
    ["files that have a function", "I want `math.js` with a function `add` and text.js, which has shout."],
    ["files with a colon", "file math.js: add(a, b) adds.\nfile text.js: shout(text) is loud."],
    ["parentheses", "Create two files: math.js (add) and text.js (shout)."],
    ["arrows", "- `add(a, b)` → `math.js`\n- `shout(text)` → `text.js`"],
    ["dashes", "- `math.js` — `add(a, b)`\n- `text.js` — `shout(text)`"],
    ["a table", "| function | file |\n|---|---|\n| add | math.js |\n| shout | text.js |"],
    ["a table, the file first", "| file | function |\n|---|---|\n| math.js | add |\n| text.js | shout |"],
    ["remarks", "add in math.js, shout (upper case with a mark) in text.js."],
    [
      "files that were listed before",
      "Two files, math.js and text.js: add goes to math.js, shout to text.js.",
    ],
    ["files in turn", "add and shout go in math.js and text.js respectively."],
    ["the first and the second", "Files: math.js, text.js. The first has add(a, b), the second shout(text)."],
    ["a name that is a word", "In text.js: shout(text), to add a mark. In math.js: add(a, b)."],
    ["imports", "```js\nimport { add } from './math.js';\nimport { shout } from \"./text.js\";\n```"],
  ];
  for (const [what, words] of told)
    test(`are read from ${what}`, () =>
      assert.deepEqual(read(words + EXAMPLES), { add: "math.js", shout: "text.js" }));

  test("are read from headings above the examples", () =>
    assert.deepEqual(read("## math.js\n\n- add(1, 2) -> 3\n\n## text.js\n\n- shout('a') -> 'A!'"), {
      add: "math.js",
      shout: "text.js",
    }));

  test("are read where they stand behind each example", () =>
    assert.deepEqual(read("add(1, 2) -> 3 in math.js, shout('hi') -> 'HI!' in text.js"), {
      add: "math.js",
      shout: "text.js",
    }));

  test("are the same for functions that are named together", () => {
    const names = ["add", "sub", "mul", "shout"];
    const paths = { add: "math.js", sub: "math.js", mul: "math.js", shout: "text.js" };
    for (const words of [
      "add, sub and mul in math.js, shout in text.js.",
      "math.js exports add, sub and mul; text.js exports shout.",
    ])
      assert.deepEqual(Object.fromEntries(functionFiles(words, names)), paths, words);
  });

  for (const [what, words] of [
    ["one file is named", "Put add and shout in math.js."],
    ["the other file only uses the functions", "Write utils.js with add and shout; they are used by app.js:"],
    [
      "the other file only calls the functions",
      "app.js calls add(a, b) and shout(t). Write them in utils.js.",
    ],
    ["the other file is a test", "Put add and shout in math.js so that math.test.js passes."],
    ["the other file is no code", "add is in math.js, shout is described in notes.md."],
  ] as const)
    test(`do not differ if ${what}`, () => assert.deepEqual(read(words + EXAMPLES), {}));
});
