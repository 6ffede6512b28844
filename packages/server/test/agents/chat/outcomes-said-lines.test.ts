import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { printed, seen } from "./outcomes-rig.ts";

const DIFF =
  'python\nstaging = """LOG_LEVEL=debug\nDB_POOL_SIZE=5\nCACHE_TTL_SECONDS=60"""\nproduction = """LOG_LEVEL=warn\nDB_POOL_SIZE=40\nCACHE_TTL_SECONDS=900"""\nparse = lambda text: dict(line.split("=", 1) for line in text.splitlines())\na, b = parse(staging), parse(production)\nfor key in sorted(a.keys() | b.keys()):\n    if a.get(key) != b.get(key):\n        print(f"{key}: staging={a.get(key, \'(missing)\')} production={b.get(key, \'(missing)\')}")\nprint("identical:", ", ".join(k for k in a if a[k] == b.get(k)))';
const FILES = [
  "What's different?\n\nstaging:\nLOG_LEVEL=debug\nDB_POOL_SIZE=5\nCACHE_TTL_SECONDS=60\nREQUEST_TIMEOUT_MS=8000\nFEATURE_EXPORT=true\n\nproduction:\nLOG_LEVEL=warn\nDB_POOL_SIZE=40\nCACHE_TTL_SECONDS=900\nREQUEST_TIMEOUT_MS=8000",
];

test("the values that a printed line has for two labels are said of them", () => {
  const diff = [
    printed(
      "CACHE_TTL_SECONDS: staging=60 production=900\nDB_POOL_SIZE: staging=5 production=40\nFEATURE_EXPORT: staging=true production=(missing)\nLOG_LEVEL: staging=debug production=warn\nidentical: REQUEST_TIMEOUT_MS\n",
      DIFF,
    ),
  ];
  check(
    diff,
    "supported",
    [
      "`DB_POOL_SIZE` is 5 in staging and 40 in production.",
      "`LOG_LEVEL` is `debug` in staging and `warn` in production.",
      "`LOG_LEVEL` is `warn` in production, but `debug` in staging.",
      "`FEATURE_EXPORT` is missing in production.",
      "Only `REQUEST_TIMEOUT_MS` is identical in both.",
    ],
    FILES,
  );
  checkNot(
    diff,
    "supported",
    [
      "`CACHE_TTL_SECONDS` is 900 in staging and 60 in production.",
      "`LOG_LEVEL` is `warn` in staging and `debug` in production.",
      "`DB_POOL_SIZE` is 60 in staging and 900 in production.",
      "`DB_POOL_SIZE` is 5 in staging and production.",
      "`DB_POOL_SIZE` is 5 in both staging and production.",
      "`LOG_LEVEL` is `debug` in staging and 40 in production.",
      "`FEATURE_EXPORT` is missing in staging.",
      "Only `LOG_LEVEL` is identical in both.",
      "`DB_POOL_SIZE` is above 5 in staging and 40 in production.",
    ],
    FILES,
  );
  // A line that stands in the program as it is.
  checkNot(
    [
      printed(
        "LOG_LEVEL: staging=debug production=warn\n",
        'python\nprint("LOG_LEVEL: staging=debug production=warn")',
      ),
    ],
    "supported",
    ["`LOG_LEVEL` is `debug` in staging and `warn` in production."],
    FILES,
  );
});

test("the highest and the lowest are the max and the min of the line that is named", () => {
  const code =
    'python\nimport statistics as st\nsys_ = [128, 131, 152, 127]\ndia = [82, 84, 94, 80]\nfor name, v in (("systolic", sys_), ("diastolic", dia)):\n    print(f"{name}: mean {st.mean(v):.1f}, min {min(v)}, max {max(v)}")';
  const output = "systolic: mean 134.5, min 127, max 152\ndiastolic: mean 85.0, min 80, max 94\n";
  const asked = ["My home readings: 128/82, 131/84, 152/94, 127/80. What's the average?"];
  check(
    [printed(output, code)],
    "supported",
    [
      "Your highest systolic value was 152 and your lowest 127.",
      "The smallest diastolic reading was 80, the largest 94.",
    ],
    asked,
  );
  checkNot(
    [printed(output, code)],
    "supported",
    [
      "Your highest systolic value was 127 and your lowest 152.",
      "Your highest diastolic value was 152 and your lowest 127.",
      "Your highest systolic value was 152 and your lowest 80.",
      "Your highest systolic value was 94.",
    ],
    asked,
  );
});

test("two names and their two figures are said in the order of each", () => {
  const boards = [
    seen(
      "command",
      "exit 1\noak: 11.9 boards\npine: 27.0 boards\nTraceback (most recent call last):\nZeroDivisionError: division by zero\n",
      {
        input:
          'python\nprices = {"oak": 42.0, "pine": 18.5, "walnut": 0}\nbudget = 500\nfor wood, price in prices.items():\n    boards = budget / price\n    print(f"{wood}: {boards:.1f} boards")',
        isOwnText: true,
        failed: true,
      },
    ),
  ];
  const asked = ['What is wrong? prices = {"oak": 42.0, "pine": 18.5, "walnut": 0}'];
  check(
    boards,
    "supported",
    ["Oak and pine still work, with 11.9 and 27.0 boards.", "Pine and oak work, with 27.0 and 11.9 boards."],
    asked,
  );
  checkNot(
    boards,
    "supported",
    [
      "Oak and pine still work, with 27.0 and 11.9 boards.",
      "Oak and walnut still work, with 11.9 and 27.0 boards.",
      "Oak, pine and walnut still work, with 11.9 and 27.0 boards.",
      "Pine works, with 11.9 boards.",
    ],
    asked,
  );
});

test("a line with one label is said with all that it has", () => {
  const code =
    'python\nmarks = {"Ada": 88, "Ben": 61, "Dora": 93, "Emil": 57, "Ivo": 49}\nv = list(marks.values())\nprint("best:", max(marks, key=marks.get), max(v))\nprint("below 60:", [n for n, m in marks.items() if m < 60])';
  const marks = [printed("best: Dora 93\nbelow 60: ['Emil', 'Ivo']\n", code)];
  const asked = ["Stats please: Ada 88, Ben 61, Dora 93, Emil 57, Ivo 49. Pass mark is 60."];
  check(
    marks,
    "supported",
    [
      "- **Best result:** Dora with 93",
      "The best was Dora with 93.",
      "- **Below the pass mark:** Emil and Ivo",
      "Only Emil and Ivo are below 60.",
    ],
    asked,
  );
  checkNot(
    marks,
    "supported",
    [
      "- **Best result:** Dora with 88",
      "- **Best result:** Ada with 93",
      "- **Below the pass mark:** Emil and Ben",
      "- **Below the pass mark:** Emil",
      "- **Above the pass mark:** Emil and Ivo",
      "- **Below the average:** Emil and Ivo",
    ],
    asked,
  );
});
