import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { parseTask } from "../../src/index.ts";

const shown = (text: string) =>
  parseTask(text).examples.map(
    ({ name, args, output }) => `${name}${JSON.stringify(args)}=${JSON.stringify(output)}`,
  );

describe("what a program does now is no example of what is wanted", () => {
  const none = [
    'The function to_roman currently returns the wrong thing: for 4 it is "IIII", for 9 it is "VIIII".',
    'Right now slugify("Hello, World!") returns "hello,-world!".',
    "It is wrong that round_half(2.5) returns 2.",
    "I do not want round_half(2.5) == 2.",
    "sum_list([]) == None, which is a bug.",
    "Actual: total([1, 2]) == 2",
    "Fix add.\nconsole.log(add(1, 2)); // 4 (wrong!)\nconsole.log(add(2, 2)); // 5 (wrong!)",
    ">>> add(1, 2)\n4\nThat is wrong, fix add(a, b).",
    "Fix f.\n\n# Actual\nf(1) -> 2\nf(2) -> 3",
  ];
  for (const text of none) test(text, () => assert.deepEqual(shown(text), []));

  const wanted: [text: string, examples: string[]][] = [
    ["Expected: total([1, 2]) == 3\nActual: total([1, 2]) == 2", ["total[[1,2]]=3"]],
    ["Before: f(1) -> 2. After: f(1) -> 3.", ["f[1]=3"]],
    ["# old\nf(1) -> 2\n# new\nf(1) -> 5", ["f[1]=5"]],
    ["sum_list([]) == None, which is a bug. sum_list([]) should be 0.", ["sum_list[[]]=0"]],
    ["slug('A  B') -> 'a-b' (currently 'a--b'), slug('C') -> 'c'", ['slug["A  B"]="a-b"', 'slug["C"]="c"']],
    ["f(2) gives 2 but should give 3.", ["f[2]=3"]],
    ["Currently f(1) returns 3 but it should return 2. f(4) -> 5", ["f[1]=2", "f[4]=5"]],
    ["Fix the bug in f so that f(1) -> 2 and f(2) -> 3.", ["f[1]=2", "f[2]=3"]],
    ["is_wrong(1) -> True, is_wrong(2) -> False", ["is_wrong[1]=true", "is_wrong[2]=false"]],
  ];
  for (const [text, examples] of wanted) test(text, () => assert.deepEqual(shown(text), examples));
});
