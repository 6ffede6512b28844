import assert from "node:assert/strict";
import { test } from "node:test";
import { replaceAll } from "../../src/agents/tools/replace.ts";
import { file, play, told } from "./stage.ts";

/** Makes the edits with the tool itself; gives what the model was told and what the file then holds. */
async function edit(text: string, ...edits: [old: string, fresh: string][]) {
  const pairs = edits.map(([old, fresh]) => ({ old, new: fresh }));
  const replaced = replaceAll(text, pairs);
  return "text" in replaced ? replaced.text : `wrong: ${replaced.wrong}`;
}

test("several exact pieces are replaced at once, each found in the file as it was", async () => {
  assert.equal(await edit("a = 1\nb = 2\n", ["1", "b"], ["b =", "c ="]), "a = b\nc = 2\n");
});

test("one edit that cannot be made leaves the whole file as it was", async () => {
  const files = [file("a.txt", "one\ntwo\n")];
  const edits = [
    { old: "one", new: "1" },
    { old: "three", new: "3" },
  ];
  const { requests } = await play({ files, maxSteps: 2 }, [
    { calls: [["edit", { path: "a.txt", edits }]] },
    { calls: [["read", { path: "a.txt" }]] },
  ]);
  assert.match(told(requests[1]!)[0]!, /^error: nothing was changed in a\.txt: old of edit 2 was not found/);
});

test("a piece found more than once is refused with the lines where it stands", async () => {
  assert.equal(
    await edit("x\ny\nx\n", ["x", "z"]),
    "wrong: old was found 2 times (lines 1, 3); add lines around it",
  );
});

test("overlapping edits are refused", async () => {
  assert.match(await edit("abc\n", ["ab", "x"], ["bc", "y"]), /^wrong: two edits overlap at line 1/);
});

test("an edit that changes nothing is refused", async () => {
  assert.match(await edit("abc\n", ["abc", "abc"]), /^wrong: old and new are the same/);
});

test("spaces at line ends and CR LF do not matter, and the file keeps its own", async () => {
  assert.equal(await edit("if x:  \n  y\n", ["if x:\n  y", "if z:\n  y"]), "if z:\n  y\n");
  assert.equal(await edit("a\r\nb\r\nc\r\n", ["a\nb", "1\n2\n3"]), "1\r\n2\r\n3\r\nc\r\n");
  assert.equal(await edit("a\r\nb\r\nc\r\n", ["b\n", "2\n"]), "a\r\n2\r\nc\r\n");
});

test("typographic quotes, dashes and widths match their plain forms", async () => {
  assert.equal(await edit("say(\u201chi\u201d) \u2014 x\n", ['say("hi") - x', 'say("ho")']), 'say("ho")\n');
  assert.equal(await edit("\uff21 = 1\n", ["A = 1", "A = 2"]), "A = 2\n");
});

test("another indentation matches, and what comes in gets the file's", async () => {
  const text = "def f():\n    if x:\n        return 1\n";
  assert.equal(
    await edit(text, ["if x:\n    return 1", "if y:\n    return 2"]),
    "def f():\n    if y:\n        return 2\n",
  );
  assert.equal(await edit("\tone()\n", ["    one()", "    two()"]), "\ttwo()\n");
});

test("a stricter match is taken before a looser one", async () => {
  assert.equal(await edit("  x = 1\nx = 1\n", ["\nx = 1", "\nx = 2"]), "  x = 1\nx = 2\n");
});

test("what is not found is answered with the nearest lines and their numbers", async () => {
  const text = "import os\n\ndef total(items):\n    return sum(items)\n\nprint(1)\n";
  const answer = await edit(text, ["def total(item):\n    return sum(item)", "x"]);
  assert.match(answer, /^wrong: old was not found\. The nearest lines are:\n/);
  assert.match(answer, /\n3: def total\(items\):\n4: {5}return sum\(items\)/);
  assert.match(await edit("a\n", ["zzzzzz", "x"]), /No line of the file is similar/);
});

test("special signs of a replacement come in as they are", async () => {
  assert.equal(await edit("a\n", ["a", "$& $1 $$"]), "$& $1 $$\n");
});

test("replace_all replaces every occurrence, and two that overlap once", async () => {
  const all = (text: string, old: string, fresh: string) =>
    replaceAll(text, [{ old, new: fresh, replace_all: true }]);
  assert.deepEqual(all("x\ny\nx\n", "x", "z"), { text: "z\ny\nz\n", places: 2 });
  assert.deepEqual(all("aaa", "aa", "b"), { text: "ba", places: 1 });
  assert.deepEqual(all("a  \r\n\ta\r\n", "a\n", "b\n"), { text: "b\r\n\ta\r\n", places: 1 });
  assert.deepEqual(all("  a;\n\ta;\n", "    a;", "    b;"), { text: "  b;\n\tb;\n", places: 2 });
  assert.match(JSON.stringify(all("x\n", "yyy", "z")), /was not found/);
  const files = [file("a.txt", "one\ntwo\none\n")];
  const edits = [
    { old: "one", new: "1", replace_all: true },
    { old: "two", new: "2" },
  ];
  const { requests } = await play({ files, maxSteps: 2 }, [
    {
      calls: [
        ["edit", { path: "a.txt", edits }],
        ["read", { path: "a.txt" }],
      ],
    },
    { calls: [["read", { path: "a.txt" }]] },
  ]);
  assert.deepEqual(told(requests[1]!).slice(0, 2), [
    "edited a.txt, 3 changes",
    "    1\t1\n    2\t2\n    3\t1\n",
  ]);
});

test("the line numbers of read in old do not matter, and do not come into the file", async () => {
  const text = "one\ntwo\nthree\n";
  assert.equal(await edit(text, ["    2\ttwo\n    3\tthree\n", "    2\t2\n    3\t3\n"]), "one\n2\n3\n");
  assert.equal(await edit(text, ["2\ttwo", "2"]), "one\n2\nthree\n");
  assert.equal(await edit(text, ["2\ttwo\n    3\tthree", "2\t2\n    3\t3"]), "one\n2\n3\n");
  assert.equal(await edit(text, ["2\ttwo\n3\tthree", "2\t2\n3\t3"]), "one\n2\n3\n");
  assert.equal(await edit(text, ["    2\ttwo", "    2\ttwo\n2\tcell"]), "one\ntwo\n2\tcell\nthree\n");
  // A file that holds such numbers itself is edited as it stands.
  assert.equal(await edit("1\tone\n2\ttwo\n", ["2\ttwo", "2\t2"]), "1\tone\n2\t2\n");
  for (const old of ["    2\ttwo\n    4\tthree", "    2\ttwo\nthree", "    2 two"])
    assert.match(await edit(text, [old, "x"]), /^wrong: old was not found/);
  assert.match(await edit(text, ["    2\ttwo;", "x"]), /nearest lines are:\n[^]*2: two/);
});
