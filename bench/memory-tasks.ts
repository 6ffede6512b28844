/** A task with its test, the wrong solution that the model tries first, and the right one. */
export interface Task {
  task: string;
  path: string;
  test: string;
  wrong: string;
  right: string;
}

/** Tasks with the same mistake. `mend` is the line that fixes it; null: the tasks have nothing in common. */
export interface Family {
  name: string;
  mend: string | null;
  tasks: Task[];
}

interface Sketch {
  name: string;
  says: string;
  params: string;
  /** The lines of the body; the first contains the mistake. */
  body: string;
  /** Calls and their results, as source. */
  gives: [call: string, value: string][];
}

const taskOf = ({ name, says, params, body, gives }: Sketch, wrong: string, right: string): Task => {
  const source = (line: string) => `export function ${name}(${params}) {\n  ${line}\n  ${body}\n}\n`;
  const lines = gives.map(([call, value]) => `  assert.deepEqual(${call}, ${value});`).join("\n");
  return {
    task: `Write ${name} in ${name}.mjs: ${says}`,
    path: `${name}.mjs`,
    test: `import assert from "node:assert/strict";\nimport { test } from "node:test";\nimport { ${name} } from "./${name}.mjs";\n\ntest("${name}", () => {\n${lines}\n});\n`,
    wrong: source(wrong),
    right: source(right),
  };
};

const SET = { wrong: "const list = tags;", mend: "const list = [...tags];" };
const MAP = {
  wrong: "const pairs = Object.entries(counts).map(([key, n]) => key.at(0).name + n);",
  mend: "const pairs = [...counts.entries()];",
};
const FROZEN = {
  wrong: "const sorted = scores.sort((a, b) => a - b);",
  mend: "const sorted = scores.toSorted((a, b) => a - b);",
};

const family = (
  name: string,
  { wrong, mend }: { wrong: string; mend: string },
  sketches: Sketch[],
): Family => ({
  name,
  mend,
  tasks: sketches.map((sketch) => taskOf(sketch, wrong, mend)),
});

const alone = (sketch: Sketch, line: string): Task => taskOf(sketch, line, line);

export const FAMILIES: Family[] = [
  family("tags in a set", SET, [
    {
      name: "labels",
      says: "the tags of a set as one text with commas.",
      params: "tags",
      body: 'return list.join(", ");',
      gives: [['labels(new Set(["a", "b"]))', '"a, b"']],
    },
    {
      name: "loudest",
      says: "the tags of a set in capitals.",
      params: "tags",
      body: "return list.map((tag) => tag.toUpperCase());",
      gives: [['loudest(new Set(["a", "b"]))', '["A", "B"]']],
    },
    {
      name: "longTags",
      says: "the tags of a set that have more than three letters.",
      params: "tags",
      body: "return list.filter((tag) => tag.length > 3);",
      gives: [['longTags(new Set(["abc", "abcd"]))', '["abcd"]']],
    },
  ]),
  family("counts in a map", MAP, [
    {
      name: "topCount",
      says: "the key of a map of counts with the highest count.",
      params: "counts",
      body: "return pairs.toSorted((a, b) => b[1] - a[1])[0][0];",
      gives: [['topCount(new Map([["a", 1], ["b", 5]]))', '"b"']],
    },
    {
      name: "rareCounts",
      says: "the keys of a map of counts that were counted once.",
      params: "counts",
      body: "return pairs.filter(([, n]) => n === 1).map(([key]) => key);",
      gives: [['rareCounts(new Map([["a", 1], ["b", 5]]))', '["a"]']],
    },
    {
      name: "allCounts",
      says: "the sum of the counts of a map of counts.",
      params: "counts",
      body: "return pairs.reduce((sum, [, n]) => sum + n, 0);",
      gives: [['allCounts(new Map([["a", 1], ["b", 5]]))', "6"]],
    },
  ]),
  family("frozen scores", FROZEN, [
    {
      name: "medianScore",
      says: "the middle score of a frozen list of scores.",
      params: "scores",
      body: "return sorted[sorted.length >> 1];",
      gives: [["medianScore(Object.freeze([9, 1, 5]))", "5"]],
    },
    {
      name: "bestScores",
      says: "the two best scores of a frozen list of scores.",
      params: "scores",
      body: "return sorted.slice(-2);",
      gives: [["bestScores(Object.freeze([9, 1, 5]))", "[5, 9]"]],
    },
    {
      name: "scoreRange",
      says: "the lowest and the highest score of a frozen list of scores.",
      params: "scores",
      body: "return [sorted[0], sorted.at(-1)];",
      gives: [["scoreRange(Object.freeze([9, 1, 5]))", "[1, 9]"]],
    },
  ]),
  {
    name: "alone",
    mend: null,
    tasks: [
      alone(
        {
          name: "leap",
          says: "whether a year is a leap year.",
          params: "year",
          body: "return divides(4) && (!divides(100) || divides(400));",
          gives: [
            ["leap(2000)", "true"],
            ["leap(1900)", "false"],
          ],
        },
        "const divides = (n) => year % n === 0;",
      ),
      alone(
        {
          name: "initials",
          says: "the initials of a person.",
          params: "person",
          body: 'return words.map((word) => word[0]).join("");',
          gives: [['initials("Ada Lovelace")', '"AL"']],
        },
        'const words = person.split(" ");',
      ),
    ],
  },
];
