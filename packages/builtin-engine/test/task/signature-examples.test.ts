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
  [
    "figures behind a leading zero, as text",
    "toBits(n), js\n\nconsole.log(toBits(5)); // 0101\nconsole.log(toBits(16)); // 0001 0000",
    [
      [[5], "0101"],
      [[16], "0001 0000"],
    ],
  ],
  [
    "results that are not quoted",
    "csvLine(fields) in JS.\n\ncsvLine(['a', 'b']) → a,b\ncsvLine(['Smith, J', '4']) → \"Smith, J\",4",
    [
      [[["a", "b"]], "a,b"],
      [[["Smith, J", "4"]], '"Smith, J",4'],
    ],
  ],
  [
    "two quoted texts joined by and, behind a bullet",
    'sameLetters(a, b), JS\n\n• "ab" and "ba" → true\n• "ab" and "bb" → false',
    [
      [["ab", "ba"], true],
      [["ab", "bb"], false],
    ],
  ],
  ["a list that becomes a text", "- shorten(numbers)\n- [1, 2] becomes '1-2'", [[[[1, 2]], "1-2"]]],
  [
    "words without quotes around an arrow",
    "fromRoman(text)\n\nIII → 3\nMCM → 1900",
    [
      [["III"], 3],
      [["MCM"], 1900],
    ],
  ],
  ["a sentence with an example", 'prefix(words)\n\nExample: ["ab", "ac"] gives "a"', [[[["ab", "ac"]], "a"]]],
  [
    "dates behind their parameters",
    "age(birth, day)\n\nbirth 1990-05-17, day 2024-05-16: 33",
    [[["1990-05-17", "2024-05-16"], 33]],
  ],
  ["quoted texts around a colon", 'to24(time)\n\n - "3:05 PM" : "15:05"', [[["3:05 PM"], "15:05"]]],
  [
    "a call, a verb on its own line, and the result over several lines",
    'lines(orders, goods)\n\nlines(\n  [{ id: 2 }],\n  [{ id: 2, name: "pen" }]\n)\ngives\n[{ name: "pen",\n   total: 1 }]',
    [[[[{ id: 2 }], [{ id: 2, name: "pen" }]], [{ name: "pen", total: 1 }]]],
  ],
  [
    "a call of a variable",
    "gap(m)\n\nm = [\n  [1, 2],\n  [3, 4],\n]\ngap(m) is 0",
    [
      [
        [
          [
            [1, 2],
            [3, 4],
          ],
        ],
        0,
      ],
    ],
  ],
  [
    "a sentence on a variable",
    'mean(rows)\n\nrows = [{"a": 1}]\n\nFor these rows: {"a": 1.0}. Thanks',
    [[[[{ a: 1 }]], { a: 1 }]],
  ],
  [
    "two columns without a heading",
    "isDate(text)\n\n  2024-02-29   True\n  2023-02-29   False\n  2024-1-1     False",
    [
      [["2024-02-29"], true],
      [["2023-02-29"], false],
      [["2024-1-1"], false],
    ],
  ],
  [
    "a prompt that prints nothing",
    "iso(text)\n\n>>> iso('1.2.')\n>>> iso('24.12.2023')\n'2023-12-24'",
    [
      [["1.2."], null],
      [["24.12.2023"], "2023-12-24"],
    ],
  ],
  [
    "arrows within a sentence",
    "flip(n): the minus stays (-45 → -54), 120 → 21.",
    [
      [[-45], -54],
      [[120], 21],
    ],
  ],
  [
    "a session of a shell",
    "Node program for brackets.\n\n$ cat in.txt\n()\n(]\n$ node brackets.mjs < in.txt\nYES\nNO",
    [[["()\n(]"], "YES\nNO"]],
  ],
  [
    "what a program prints below what it reads",
    "Read names from stdin, print the winner.\n\nMia\nTom\nMia\nprints\nMia\n\nand\nTom\nprints\nTom",
    [
      [["Mia\nTom\nMia"], "Mia"],
      [["Tom"], "Tom"],
    ],
  ],
  [
    "lines of a program with empty ones among them",
    "A program that reads stdin.\n\nInput:\na b\n\nc d\nOutput:\nb a\n\nd c",
    [[["a b\n\nc d"], "b a\n\nd c"]],
  ],
];

const LEFT_ALONE: [what: string, task: string][] = [
  ["a table of something else", "Write rate(km).\n\ncity | people\n--- | ---\nBern | 134000\nGenf | 203000"],
  ["settings that are no parameters", "Write start(port).\n\nhost: 1\nport: 8080\nbuffer: 12"],
  ["a remark behind each call", "total(n), js\n\ntotal(5) // the first one\ntotal(6) // an error is thrown"],
  ["steps of a calculation", "root(n) adds digits: 9875 → 29 → 11 → 2"],
  ["lines of an object", 'pick(record) in JS, a record is\n\n  "name": "Ann",\n  "age": 5'],
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
