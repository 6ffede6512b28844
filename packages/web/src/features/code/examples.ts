import type { GivenFile } from "@signet/contract";

/** A task that the built-in engine solves without a model. */
export interface ExampleTask {
  title: string;
  line: string;
  task: string;
  files: GivenFile[];
}

const SLUGIFY = `/** A title as it stands in a web address. */
export function slugify(title) {
  return title.toLowerCase().replace(" ", "-");
}
`;
const SLUGIFY_TEST = [
  'import assert from "node:assert/strict";',
  'import { test } from "node:test";',
  'import { slugify } from "./slugify.mjs";',
  "",
  'test("words are joined by dashes", () => {',
  '  assert.equal(slugify("Hello World"), "hello-world");',
  '  assert.equal(slugify("Big Red Dog"), "big-red-dog");',
  "});",
  "",
  'test("punctuation is left out", () => {',
  '  assert.equal(slugify("Hello, World!"), "hello-world");',
  '  assert.equal(slugify("What\'s new? -- v2"), "what-s-new-v2");',
  "});",
  "",
  'test("spaces around and between do not count", () => {',
  '  assert.equal(slugify("  Big   Red Dog "), "big-red-dog");',
  "});",
  "",
].join("\n");
const INITIALS = `Write initials(name) in initials.mjs.
initials('john smith') -> 'J.S.'
initials('ada lovelace') -> 'A.L.'
initials('alan turing') -> 'A.T.'
initials('grace brewster hopper') -> 'G.B.H.'`;
const MEDIAN = `Write median(numbers) in median.py.
median([3, 1, 2]) -> 2
median([5]) -> 5
median([9, 7, 8, 1, 2]) -> 7
median([10, 30, 20]) -> 20`;

/** Examples for the first visit; each is a real run. */
export const EXAMPLES: readonly ExampleTask[] = [
  {
    title: "Make failing tests pass",
    line: "JavaScript, 2 files, 3 tests that fail now decide",
    task: "slugify(title) in slugify.mjs must pass its tests.\nslugify('Hello World') -> 'hello-world'\nslugify('Big Red Dog') -> 'big-red-dog'",
    files: [
      { path: "slugify.mjs", content: SLUGIFY },
      { path: "slugify.test.mjs", content: SLUGIFY_TEST },
    ],
  },
  {
    title: "Write a function from examples",
    line: "JavaScript, 4 examples in the task decide",
    task: INITIALS,
    files: [],
  },
  { title: "The same in Python", line: "Python, 4 examples in the task decide", task: MEDIAN, files: [] },
];
