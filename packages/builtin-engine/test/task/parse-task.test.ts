import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { parseTask } from "../../src/task/parse-task.ts";

/** `name(args)=output` of each example, as JSON. */
const shown = (text: string) =>
  parseTask(text).examples.map((e) => `${e.name}${JSON.stringify(e.args)}=${JSON.stringify(e.output)}`);
const fence = (info: string, ...lines: string[]) => ["```" + info, ...lines, "```"].join("\n");

describe("examples", () => {
  const cases: [string, string, string[]][] = [
    ["arrows", "f(1) -> 2, f(2) => 3; `f(3)` → `4`.", ["f[1]=2", "f[2]=3", "f[3]=4"]],
    ["equality signs", "f(1) == 2 and f('a') === 'b'", ["f[1]=2", 'f["a"]="b"']],
    ["words", "f(1) returns 2. f(2) should return 3. f(3) gives [4]", ["f[1]=2", "f[2]=3", "f[3]=[4]"]],
    ["several arguments", "add(1, -2.5, 'x, y') -> \"z\"", ['add[1,-2.5,"x, y"]="z"']],
    ["a bug report's wanted value", "f(3) gives 4 but should return 5", ["f[3]=5"]],
    ["the value after instead of", "f(3) returns 4 instead of 5", ["f[3]=5"]],
    ["the value before instead of, where it is wanted", "f(3) should return 5 instead of 4", ["f[3]=5"]],
    ["Python's words", "f(True, None) -> (1, False)", ["f[true,null]=[1,false]"]],
    ["nested values", "f({a: [1, {'b': 2}]}) -> {}", ['f[{"a":[1,{"b":2}]}]={}']],
    ["escapes", String.raw`f("a\n\u0041\x42") -> '\''`, [`f["a\\nAB"]="'"`]],
    ["comments behind a call", "f(1) // 2\nf(2);  # => 3", ["f[1]=2", "f[2]=3"]],
    ["values on a line of their own", "Write slug(title):\n- 'A B' -> 'a-b'", ['slug["A B"]="a-b"']],
    ["doctests", fence("python", ">>> f(1)", "2", ">>> f('a')", "'b'"), ["f[1]=2", 'f["a"]="b"']],
    ["Python asserts", "assert f(1) == 2, 'no'\nassert not g([])", ["f[1]=2", "g[[]]=false"]],
    ["assert calls", "assert.equal(f(1), 2);\nassert.deepEqual([1], f(2))", ["f[1]=2", "f[2]=[1]"]],
    ["expect", "expect(f(1)).toBe(2);\nexpect(f(2)).toEqual({a: 1});", ["f[1]=2", 'f[2]={"a":1}']],
    ["console.assert", "console.assert(f(1) === 2);", ["f[1]=2"]],
    ["asserts over several lines", "assert.deepEqual(f([1]), [\n  1,\n  2,\n]);", ["f[[1]]=[1,2]"]],
    ["asserts of a test on one line", 'test("adds", () => assert.equal(sum(1, 2), 3));', ["sum[1,2]=3"]],
    ["expect of a test on one line", 'it("adds", () => expect(sum(1,2)).toBe(3))', ["sum[1,2]=3"]],
    ["asserts in braces", "test('a', () => { assert.equal(f(1), 2); });", ["f[1]=2"]],
    ["asserts behind a parenthesis", "test('a', (t) => run(assert(!f(1))));", ["f[1]=false"]],
    [
      "several asserts on a line",
      "test('a', t => {assert.equal(f(1), 2);expect(f(2)).toEqual([3]); t.is(f(3), 4)});",
      ["f[1]=2", "f[2]=[3]", "f[3]=4"],
    ],
    [
      "several asserts from the beginning of a line",
      "expect(f(1)).toBe(2); expect(f(2)).toBe(3);\nassert g(1) == 2; assert g(2) == 3",
      ["f[1]=2", "f[2]=3", "g[1]=2", "g[2]=3"],
    ],
    [
      "Python's asserts behind a colon",
      "def test_f(self): self.assertEqual(f(1), 2); self.assertTrue(g([]))",
      ["f[1]=2", "g[[]]=true"],
    ],
    [
      "asserts that begin within a line and go on below",
      "test('a', () => assert.deepEqual(f([1]), [\n  1,\n]));\nassert.equal(f(2), 3);",
      ["f[[1]]=[1]", "f[2]=3"],
    ],
    ["input and output on a line", "function total(xs)\nin: [1,2] out: 3", ["total[[1,2]]=3"]],
    [
      "named inputs",
      "two_sum(nums, target)\nInput: nums = [2,7], target = 9\nOutput: [0,1]",
      ["two_sum[[2,7],9]=[0,1]"],
    ],
    ["programs", "Read stdin.\nInput: 5\nOutput: 120", ['["5"]="120"']],
    [
      "blocks of a program",
      `Input:\n${fence("", "1 2", "3")}\nOutput:\n${fence("", "6")}`,
      ['["1 2\\n3"]="6"'],
    ],
    [
      "tables",
      "`fizz(n)`\n\n| n | expected |\n|---|---|\n| 3 | Fizz |\n| 4 | 4 |",
      ['fizz[3]="Fizz"', 'fizz[4]="4"'],
    ],
    ["tables of calls", "| call | result |\n|---|---|\n| `f(1)` | `2` |", ["f[1]=2"]],
    ["repeats once", "f(1) -> 2 and f(1) == 2", ["f[1]=2"]],
    ["contradictions both", "f(1) -> 2\nf(1) -> 3", ["f[1]=2", "f[1]=3"]],
  ];
  for (const [what, text, expected] of cases)
    test(`${what} are read`, () => assert.deepEqual(shown(text), expected));

  const none: [string, string][] = [
    ["an expression that only begins with a literal", "f(1) == 2 * g; f(2) -> 3 or 4"],
    ["arguments that are names", "f(x) -> 3, f(n, 1) -> 2"],
    ["undefined and NaN", "f(1) -> undefined; f(2) -> NaN"],
    ["a description of the input", "Input: a list of numbers\nOutput: the sum"],
    ["a table that describes", "| input | output |\n|---|---|\n| a number | its square |"],
    ["an inequality", "f(1) != 2"],
    ["methods of other values", "'a'.f(1) -> 2"],
    ["printing", "print(1) -> 1"],
    ["an assert that has to fail", "test('a', () => assert.throws(() => assert.equal(f(1), 2)));"],
    ["an assert in a comment", "// off: test('a', () => assert.equal(f(1), 2));"],
    ["a matcher turned round", "it('a', () => expect(f(1)).not.toBe(2));"],
  ];
  test("integers of any size are read exactly, and what cannot be read is counted", () => {
    const { examples, unread } = parseTask(
      "f(9007199254740993) -> 1\nf(2) -> 99999999999999999999999\nf(3) -> NaN\nf(4) raises ValueError",
    );
    assert.deepEqual(
      examples.map(({ args, output }) => [args[0], output]),
      [
        [9007199254740993n, 1],
        [2, 99999999999999999999999n],
      ],
    );
    assert.equal(unread, 2);
    assert.equal(parseTask("slugify(text) returns a slug; call f() first").unread, 0);
  });
  for (const [what, text] of none) test(`${what} is no example`, () => assert.deepEqual(shown(text), []));

  test("asserts that say more than a literal are kept verbatim", () => {
    const text = fence("python", "assert f(1) == 2", "assert abs(f(2) - 0.1) < 1e-9", "f(3)");
    assert.deepEqual(parseTask(text).asserts, {
      language: "python",
      lines: ["assert abs(f(2) - 0.1) < 1e-9"],
    });
  });

  test("what stands on a line behind an example is kept verbatim too", () => {
    const text = fence("js", "assert.equal(f(1), 2); assert.ok(f(2) > 1);");
    assert.deepEqual(parseTask(text).asserts?.lines, ["assert.ok(f(2) > 1);"]);
    assert.equal(parseTask("assert.equal(f(1), 2, 'a; assert.ok(b)');").asserts, null);
  });

  test("a key that would change a prototype makes no example", () => {
    assert.deepEqual(shown('f({"__proto__": {"a": 1}}) -> 2'), []);
  });
});

describe("files", () => {
  const one = (text: string) => parseTask(text).files.map((file) => file.path);
  const heads: [string, string][] = [
    ["a tag and a name", "```python test_sum.py"],
    ["a title", '```js title="test_sum.py"'],
    ["a name alone", "```test_sum.py"],
    ["the line above", "test_sum.py:\n```"],
    ["the line above in backticks", "`test_sum.py`:\n```js"],
    ["a sentence above", "In file test_sum.py:\n\n```js"],
    ["a heading above", "### test_sum.py\n```"],
    ["a comment above", "# file: test_sum.py\n```"],
    ["the first line's comment", "```\n# file: test_sum.py"],
  ];
  for (const [what, head] of heads)
    test(`a block is a file by ${what}`, () => assert.deepEqual(one(`${head}\nx\n\`\`\``), ["test_sum.py"]));

  test("a named file keeps its bytes and gives no examples", () => {
    const { files, examples } = parseTask(fence("js a/t.mjs", "assert.equal(f(1), 2);", "", "  x"));
    assert.deepEqual(files, [{ path: "a/t.mjs", content: "assert.equal(f(1), 2);\n\n  x\n" }]);
    assert.deepEqual(examples, []);
  });

  test("paths that leave the workspace are not files", () => {
    assert.deepEqual(one(`${fence("js ../a.js", "x")}\n${fence("js /etc/a.js", "x")}`), []);
  });

  test("a platform's name or a sentence above is not a file's name", () => {
    assert.deepEqual(
      one(`In Node.js:\n${fence("js", "x")}\nWrite f in x.py:\n${fence("", "f(1) -> 2")}`),
      [],
    );
  });

  test("the last block of a name wins", () => {
    assert.equal(parseTask(`${fence("js a.js", "1")}\n${fence("js a.js", "2")}`).files[0]?.content, "2\n");
  });
});

describe("language and target", () => {
  const cases: [string, string | null, string | null][] = [
    ["Write f in Python", "python", null],
    ["A small py script that prints f", "python", null],
    ["A JavaScript function f, saved to x", "javascript", null],
    ["Write f in slug.ts", "typescript", "slug.ts"],
    ["Write f and save it as src/x.py.", "python", "src/x.py"],
    ["Fix the bug in `slug.mjs` so that slug.test.mjs passes", "javascript", "slug.mjs"],
    ["Make the tests in slug.test.mjs pass in Node.js", "javascript", null],
    [fence("py", "f(1)"), "python", null],
    ["Sort a list", null, null],
  ];
  for (const [text, language, target] of cases)
    test(`"${text.slice(0, 40)}" asks for ${language} in ${target}`, () => {
      const parsed = parseTask(text);
      assert.deepEqual([parsed.language, parsed.target], [language, target]);
    });
});
