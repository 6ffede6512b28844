import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { parseTask } from "../../src/index.ts";

const READ: [what: string, task: string, examples: [args: unknown[], output: unknown][]][] = [
  [
    "rows in wide gaps below the names of the parameters",
    "shiftMinutes(start, end) gives minutes.\n\nstart  end    minutes\n08:00  16:30  510\n22:00  06:15  495",
    [
      [["08:00", "16:30"], 510],
      [["22:00", "06:15"], 495],
    ],
  ],
  [
    "rows between commas below the names of the parameters",
    "Python function nights(arrival, departure).\n\narrival,departure,nights\n2024-07-01,2024-07-08,7",
    [[["2024-07-01", "2024-07-08"], 7]],
  ],
  [
    "a table of Markdown without outer pipes whose last column is the answer",
    'Write removeRepeats(word).\n\nword | answer\n--- | ---\n"banana" | "ban"\n"AaBb" | "AaBb"',
    [
      [["banana"], "ban"],
      [["AaBb"], "AaBb"],
    ],
  ],
  [
    "lines that say the parameters by name",
    "shippingCost(weight, total) in JS\n\nweight 0.4, total 20 → 3.5\nweight 12, total 50 → 0",
    [
      [[0.4, 20], 3.5],
      [[12, 50], 0],
    ],
  ],
  [
    "several literals before an arrow",
    "mergeSorted(a, b): one list. javascript\n\n[1, 3] and [2, 3] => [1, 2, 3]\n[] and [4] => [4]",
    [
      [
        [
          [1, 3],
          [2, 3],
        ],
        [1, 2, 3],
      ],
      [[[], [4]], [4]],
    ],
  ],
  [
    "a parameter and what comes out on two lines",
    'total_length(songs) adds up.\n\nsongs: ["3:30", "4:45"]\ntotal: "0:08:15"',
    [[[["3:30", "4:45"]], "0:08:15"]],
  ],
  [
    "a call over several lines with its result below",
    'sortProducts(products).\n\nsortProducts([{name: "Tea", price: 4},\n  {name: "Ink", price: 2}])\n→ ["Ink", "Tea"]',
    [
      [
        [
          [
            { name: "Tea", price: 4 },
            { name: "Ink", price: 2 },
          ],
        ],
        ["Ink", "Tea"],
      ],
    ],
  ],
];

const LEFT_ALONE: [what: string, task: string][] = [
  ["a table of something else", "Write rate(km).\n\ncity | people\n--- | ---\nBern | 134000\nGenf | 203000"],
  ["settings that are no parameters", "Write start(port).\n\nhost: 1\nport: 8080\nbuffer: 12"],
  [
    "figures behind a leading zero",
    "toBits(n), js\n\nconsole.log(toBits(5)); // 0101\nconsole.log(toBits(16)); // 0001 0000",
  ],
  ["prose with the parameters in it", "Write sum(a, b). When a is 3 and b is 4 it is clear."],
];

describe("examples that the parameters make readable:", () => {
  for (const [what, task, expected] of READ)
    test(what, () => {
      const found = parseTask(task).examples.map(({ args, output }) => [args, output]);
      assert.deepEqual(found, expected);
    });
});

describe("no examples:", () => {
  for (const [what, task] of LEFT_ALONE)
    test(what, () => {
      assert.deepEqual(parseTask(task).examples, []);
    });
});

test("None is no text", () => {
  const { examples } = parseTask("def second(marks): python\n\nInput: [4, 4]\nOutput: None");
  assert.deepEqual(
    examples.map(({ output }) => output),
    [null],
  );
});
