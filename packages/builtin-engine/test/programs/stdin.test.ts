import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { describe, test } from "node:test";
import path from "node:path";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { createBuiltinEngine } from "../../src/index.ts";
import { drawn, sampleOf } from "../../../../test/support/drawn.ts";
import { workIn } from "./drive.ts";

/** What a program is asked for by its words and examples, and what it then has to print for an input it has not seen. */
interface Asked {
  what: string;
  words: string;
  examples: [input: string, output: string][];
  unseen: [input: string, output: string];
}

const PROGRAMS: Asked[] = [
  {
    what: "the lines as a list",
    words: "Read lines from stdin and print the lines in reverse order.",
    examples: [
      ["one\ntwo\nthree", "three\ntwo\none"],
      ["a\nb", "b\na"],
    ],
    unseen: ["x\ny y\nz\n", "z\ny y\nx"],
  },
  {
    what: "a count and then so many lines",
    words: "stdin: the first line says how many numbers follow, one a line. Print the sum of the numbers.",
    examples: [
      ["3\n4\n5\n6", "15"],
      ["2\n10\n-3", "7"],
      ["1\n0", "0"],
    ],
    unseen: ["4\n1\n1\n1\n8\n", "11"],
  },
  {
    what: "each line by itself, with an answer in words",
    words: "For each line of standard input print yes where it is a palindrome and no where it is not.",
    examples: [
      ["anna\nbob\ntom", "yes\nyes\nno"],
      ["x\nab", "yes\nno"],
    ],
    unseen: ["level\nlevels\n", "yes\nno"],
  },
  {
    what: "numbers between commas",
    words: "Program: reads numbers from stdin, separated by commas, and prints the largest number.",
    examples: [
      ["1,5,3", "5"],
      ["-4,-9", "-4"],
      ["7,7,2,10", "10"],
    ],
    unseen: ["3,12,9,2\n", "12"],
  },
  {
    what: "numbers that are printed between spaces",
    words: "Reads numbers from stdin on one line and prints the even numbers only, separated by spaces.",
    examples: [
      ["1 2 3 4", "2 4"],
      ["10 11 12", "10 12"],
      ["8 6", "8 6"],
    ],
    unseen: ["5 6 20 21\n", "6 20"],
  },
  {
    what: "a whole mean without a fraction",
    words: "Print the mean (average) of the numbers on standard input, which has one number a line.",
    examples: [
      ["1\n2", "1.5"],
      ["4\n8\n9", "7"],
      ["5\n5", "5"],
      ["1\n2\n3\n4", "2.5"],
      ["10\n20", "15"],
      ["0\n1", "0.5"],
    ],
    unseen: ["2\n4\n", "3"],
  },
];

async function printed({ words, examples, unseen: [input] }: Asked, language: string): Promise<string> {
  const pairs = examples.map(([from, to]) => `Input:\n${from}\nOutput:\n${to}`).join("\n\n");
  const folder = mkdtempSync(path.join(tmpdir(), "stdin-"));
  try {
    const outcome = await workIn(
      { task: `${words} In ${language}.\n\n${pairs}` },
      folder,
      createBuiltinEngine().coder,
    );
    assert.equal(outcome.reason, "finish", outcome.text);
    const file = readdirSync(folder).find((name) => name.startsWith("main.") && !name.includes(".test."))!;
    const runner = language === "Python" ? "python3" : process.execPath;
    return execFileSync(runner, [path.join(folder, file)], { input, encoding: "utf8", timeout: 20_000 });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Each program is searched for in a process of its own. */
const DRAWN = 3;

for (const language of ["JavaScript", "Python"])
  describe(`programs in ${language} read`, () => {
    const sample = drawn(PROGRAMS, DRAWN);
    for (const program of sample)
      test(program.what + sampleOf(sample, PROGRAMS), async () => {
        assert.equal((await printed(program, language)).trimEnd(), program.unseen[1]);
      });
  });
