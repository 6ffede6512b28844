import assert from "node:assert/strict";
import { test } from "node:test";
import { drive } from "./drive.ts";

/** Tasks with a wrong program that fits all examples, and what the engine must not claim. */
const CASES: { what: string; task: string; not: RegExp }[] = [
  {
    what: "a call that only repeats an output that the text quotes",
    task: 'Turn hiking_trail_map style into hikingTrailMap style, JavaScript.\n\ncamelOf("hiking_trail_map") -> "hikingTrailMap"',
    not: /"hikingTrailMap"/,
  },
  {
    what: "a name of a day where the technique takes a time",
    task: 'Our library is open Monday to Friday 10:00 to 19:00 and Saturday 09:00 to 13:00. isOpen(day, time) in JS says whether it is open.\n\nisOpen("Monday", "10:00") -> true\nisOpen("Sunday", "10:30") -> false\nisOpen("Saturday", "13:00") -> false\nisOpen("Friday", "20:15") -> false',
    not: /isOpenAt\(\d+, time, day\)/,
  },
  {
    what: "a program that never reads one of its inputs",
    task: "Python, stdin. First line: how many rows follow, then the rows, each with two numbers. Print the absolute value of the sum of the last row.\n\nInput:\n2\n1 2\n-4 1\nOutput:\n3",
    not: /sum_of_absolute/,
  },
  {
    what: "a function that answers yes or no and of which the text says only a part, with three examples",
    task: 'Two rooks stand on a chess board. Do they attack each other (same row or same column)? JavaScript.\n\nrooksAttack("a1", "a5") -> true\nrooksAttack("b2", "c4") -> false\nrooksAttack("d3", "h3") -> true',
    not: /haveSame/,
  },
];

for (const { what, task, not } of CASES)
  test(`${what} is not claimed to be right`, async () => {
    const outcome = await drive({ task });
    if (outcome.reason === "finish") assert.doesNotMatch(Object.values(outcome.files).join("\n"), not);
    else assert.match(outcome.reason, /ambiguous|needs_model/);
  });

test("two techniques in a row need five examples", async () => {
  const task = (examples: string) =>
    `JavaScript: the largest number of the list of lists, largestOf(lists), as a text of roman numerals.\n${examples}`;
  const few = await drive({
    task: task('largestOf([[5, 1], [4]]) -> "V"\nlargestOf([[2], [9, 3]]) -> "IX"'),
  });
  assert.notEqual(few.reason, "finish", few.text);
});

test("a start is never tried after its end where no example has it so", async () => {
  const outcome = await drive({
    task: 'How many days lie between two dates? daysBetween("2024-03-01", "2024-03-31") -> 30, daysBetween("2023-12-31", "2024-01-01") -> 1, daysBetween("2024-02-28", "2024-03-01") -> 2',
  });
  assert.equal(outcome.reason, "finish", outcome.text);
});

test("a technique that the text names wholly is not doubted because of one that it does not name", async () => {
  const outcome = await drive({
    task: "caesar cipher in Python: caesar('abc', 2) -> 'cde', caesar('Xyz', 3) -> 'Abc'",
  });
  assert.equal(outcome.reason, "finish", outcome.text);
  const other = await drive({
    task: "Python, move_on(text, n): every letter moves n places on in the alphabet. move_on('abc', 2) -> 'cde', move_on('Xyz!', 3) -> 'Abc!'",
  });
  assert.equal(other.reason, "ambiguous");
});

test("a reading that the text does not speak of is no rival to the plain one", async () => {
  const plain = "How many vowels does a sentence have? JavaScript, countVowels(text).";
  const examples = "countVowels('Hello World') -> 3, countVowels('xyz') -> 0";
  const outcome = await drive({ task: `${plain} ${examples}` });
  assert.equal(outcome.reason, "finish", outcome.text);
});
