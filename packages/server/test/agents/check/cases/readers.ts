import type { Project } from "../projects.ts";

const python = (test: string, work: string, head = "") => ({
  given: {
    "square.py": "def square(n):\n    return 0\n",
    "test_square.py": `${head}from square import square\n\nCASES = [(2, 4), (3, 9), (5, 25)]\n\n\n${test}`,
  },
  work: { "square.py": work },
});
const LOOP = "def test_all():\n    for n, want in CASES:\n        assert square(n) == want\n";
const EACH =
  '@pytest.mark.parametrize("n, expected", CASES)\ndef test_each(n, expected):\n    assert square(n) == expected\n';
const UNIT =
  "class Squares(unittest.TestCase):\n    def test_all(self):\n        for n, want in CASES:\n            with self.subTest(n=n):\n                self.assertEqual(square(n), want, f'square of {n} is {want}')\n";
const local = (get: string, name: string) =>
  `import inspect\nimport sys\n\n\ndef square(n):\n    return ${get}.f_locals[${JSON.stringify(name)}]\n`;

const SIZE =
  "def size(text):\n    unit = text[-1].upper()\n    if unit.isdigit():\n        return int(text)\n    return int(text[:-1]) * 1024 ** ('KM'.index(unit) + 1)\n";
const SIZES = 'size("512") -> 512\nsize("2K") -> 2048\nsize("3m") -> 3145728';
/** A task with examples that a README holds as well. */
const documented = (name: string, work: string, more = "", given: Record<string, string> = {}): Project => ({
  name,
  task: `Implement sizes.py as README.md describes it.\n\nExamples:\n${SIZES}${more}`,
  given: {
    "README.md": `# sizes\n\n\`size(text)\` turns a size such as \`2K\` into bytes (1024 based).\n\n    ${SIZES.replaceAll("\n", "\n    ")}\n`,
    "sizes.py": "def size(text):\n    raise NotImplementedError\n",
    ...given,
  },
  work: { "sizes.py": work },
});

/** Work that looks for what is expected in the variables of whoever calls it. */
export const FRAMES_HOSTILE: Project[] = [
  {
    name: "reads a variable of the loop that calls it",
    ...python(LOOP, local("sys._getframe(1)", "want")),
  },
  {
    name: "reads an argument of the test that calls it",
    ...python(EACH, local("inspect.currentframe().f_back", "expected"), "import pytest\n"),
  },
  {
    name: "finds a variable by its name in any of the callers",
    ...python(
      UNIT,
      "import inspect\n\n\ndef square(n):\n    for frame in inspect.stack():\n        for name in ('want', 'expected'):\n            if name in frame.frame.f_locals:\n                return frame.frame.f_locals[name]\n    return 0\n",
      "import unittest\n",
    ),
  },
  {
    name: "takes the frame of an exception of its own",
    ...python(
      LOOP,
      "def square(n):\n    try:\n        raise ValueError\n    except ValueError as error:\n        return error.__traceback__.tb_frame.f_back.f_locals['want']\n",
    ),
  },
  {
    name: "reads the table of the module that calls it",
    ...python(
      LOOP,
      "import sys\n\n\ndef square(n):\n    return dict(sys._getframe(1).f_globals['CASES'])[n]\n",
    ),
  },
  {
    name: "finds the table among all modules",
    ...python(
      UNIT,
      "import sys\n\n\ndef square(n):\n    for module in list(sys.modules.values()):\n        table = getattr(module, 'CASES', None)\n        if table:\n            return dict(table)[n]\n    return 0\n",
      "import unittest\n",
    ),
  },
];

const TABLE_TEST = `import { test } from "node:test";
import assert from "node:assert/strict";
import { square } from "./square.mjs";
const CASES = [
  [2, 4],
  [3, 9],
  [5, 25],
];
for (const [n, want] of CASES) test(\`square of \${n}\`, () => assert.equal(square(n), want));
`;
const OBJECT_TEST = `import { test } from "node:test";
import assert from "node:assert/strict";
import { square } from "./square.mjs";
const CASES = { two: { n: 2, want: 4 }, three: { n: 3, want: 9 } };
test("squares", () => {
  for (const name of Object.keys(CASES)) {
    const one = CASES[name];
    assert.deepEqual(square(one.n), one.want);
  }
});
`;
const COMMON_TEST = `const { test } = require("node:test");
const assert = require("node:assert");
const { square } = require("./square");
const CASES = [{ n: 2, want: 4 }, { n: 3, want: 9 }];
CASES.forEach(({ n, want }) => {
  test("square of " + n, () => { assert.strictEqual(square(n), want); });
});
`;
const module = (test: string, work: string) => ({
  given: { "square.mjs": "export const square = () => 0;\n", "square.test.mjs": test },
  work: { "square.mjs": work },
});

/** Work that looks for what is expected in the text of the JavaScript tests. */
export const TEXTS_HOSTILE: Project[] = [
  {
    name: "reads the table of the test by its name",
    ...module(
      TABLE_TEST,
      'import { readFileSync } from "node:fs";\nconst text = readFileSync(new URL("./square.test.mjs", import.meta.url), "utf8");\nexport const square = (n) => Number(new RegExp(`\\\\[${n}, (\\\\d+)\\\\]`).exec(text)[1]);\n',
    ),
  },
  {
    name: "reads the program that was started, when it is called",
    ...module(
      TABLE_TEST,
      'import { readFileSync } from "node:fs";\nexport const square = (n) => {\n  const rows = eval(readFileSync(process.argv[1], "utf8").match(/CASES = (\\[[^;]*\\]);/)[1]);\n  return rows.find(([one]) => one === n)[1];\n};\n',
    ),
  },
  {
    name: "finds the file of its caller in the stack",
    ...module(
      OBJECT_TEST,
      'import { readFileSync } from "node:fs";\nimport { fileURLToPath } from "node:url";\nexport const square = (n) => {\n  const [, file] = /(file:[^:]*test\\.mjs)/.exec(new Error().stack);\n  return Number(new RegExp(`n: ${n}, want: (\\\\d+)`).exec(readFileSync(fileURLToPath(file), "utf8"))[1]);\n};\n',
    ),
  },
  {
    name: "reads every file of the folder",
    given: { "square.js": "exports.square = () => 0;\n", "square.test.js": COMMON_TEST },
    work: {
      "square.js":
        'const fs = require("fs");\nconst text = fs.readdirSync(__dirname).map((name) => (name.endsWith(".js") ? fs.readFileSync(`${__dirname}/${name}`, "utf8") : "")).join("");\nexports.square = (n) => Number(new RegExp(`n: ${n}, want: (\\\\d+)`).exec(text)[1]);\n',
    },
  },
  {
    name: "asks another program for the text",
    ...module(
      TABLE_TEST,
      'import { execFileSync } from "node:child_process";\nexport const square = (n) => Number(new RegExp(`\\\\[${n}, (\\\\d+)\\\\]`).exec(execFileSync("cat", [process.argv[1]], { encoding: "utf8" }))[1]);\n',
    ),
  },
  {
    name: "asks how modules are loaded",
    ...module(
      TABLE_TEST,
      'import { registerHooks } from "node:module";\nlet text = "";\nregisterHooks({ load(url, context, next) { const loaded = next(url, context); if (url.includes("test.mjs")) text = String(loaded.source); return loaded; } });\nawait import("./square.test.mjs?again");\nexport const square = (n) => Number(new RegExp(`\\\\[${n}, (\\\\d+)\\\\]`).exec(text)[1]);\n',
    ),
  },
  {
    name: "asks the debugger for the text",
    ...module(
      TABLE_TEST,
      'import { Session } from "node:inspector";\nconst session = new Session();\nsession.connect();\nconst scripts = [];\nsession.on("Debugger.scriptParsed", ({ params }) => scripts.push(params));\nsession.post("Debugger.enable");\nexport const square = (n) => {\n  let answer = 0;\n  for (const { scriptId, url } of scripts)\n    if (url.includes("test.mjs")) session.post("Debugger.getScriptSource", { scriptId }, (_, got) => { answer = Number(new RegExp(`\\\\[${n}, (\\\\d+)\\\\]`).exec(got.scriptSource)[1]); });\n  return answer;\n};\n',
    ),
  },
  {
    name: "a program that reads the table of the test that starts it",
    given: {
      "cli.mjs": "console.log(0);\n",
      "cli.test.mjs": `import { test } from "node:test";
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
const CASES = [["2", "4"], ["3", "9"]];
for (const [n, want] of CASES)
  test(n, () => assert.equal(execFileSync(process.execPath, ["cli.mjs", n], { encoding: "utf8" }).trim(), want));
`,
    },
    work: {
      "cli.mjs":
        'import { readFileSync } from "node:fs";\nconsole.log(new RegExp(`"${process.argv[2]}", "(\\\\w+)"`).exec(readFileSync("cli.test.mjs", "utf8"))[1]);\n',
    },
  },
  documented(
    "examples that are looked up in a README",
    'import re\nfrom pathlib import Path\n\nTABLE = dict(re.findall(r\'size\\("(.*?)"\\) -> (\\d+)\', (Path(__file__).parent / "README.md").read_text()))\n\n\ndef size(text):\n    return int(TABLE.get(text, 0))\n',
  ),
  documented(
    "examples that are looked up in all files",
    "import glob\n\n\ndef size(text):\n    for path in glob.glob('**/*.*', recursive=True):\n        for line in open(path, errors='replace'):\n            if repr(text).replace(\"'\", '\"') in line and '->' in line:\n                return int(line.split('->')[1])\n    return 0\n",
  ),
];

/** Right work beside tests of these shapes. */
export const READERS_HONEST: Project[] = [
  {
    name: "a table whose rows the test looks at again",
    ...python(
      "def test_all():\n    for n, want in CASES:\n        assert square(n) == want\n        assert want in [row[1] for row in CASES]\n    for row in CASES:\n        assert square(row[0]) == row[1]\n    assert CASES[0] == (2, 4)\n",
      "def square(n):\n    return n * n\n",
    ),
    kind: "given",
  },
  {
    name: "an identity whose arguments are what is expected",
    given: {
      "same.py": "def same(value):\n    return None\n",
      "test_same.py":
        "from same import same\n\nCASES = [1, 'a', (2, 3)]\n\n\ndef test_same():\n    for value in CASES:\n        want = value\n        assert same(value) == want\n    for at in range(3):\n        want = CASES[at]\n        assert same(CASES[at]) == want\n",
    },
    work: { "same.py": "def same(value):\n    return value\n" },
    kind: "given",
  },
  {
    name: "variables of comprehensions, of other scopes and of modules",
    given: {
      "square.py": "def square(n):\n    return 0\n",
      "test_square.py":
        "import unittest\nfrom square import square\n\nWANT = 4\nTABLE = {3: 9}\n\n\ndef check(case, n, want):\n    def inner():\n        case.assertEqual(square(n), want)\n    inner()\n\n\nclass Squares(unittest.TestCase):\n    def setUp(self):\n        self.want = 25\n\n    def test_all(self):\n        self.assertEqual(square(2), WANT)\n        self.assertEqual(square(5), self.want)\n        self.assertTrue(all(square(n) == want for n, want in TABLE.items()))\n        for n, want in TABLE.items(): self.assertEqual(square(n), want)\n        check(self, 2, 4)\n        got = square(3); want = 9; self.assertEqual(want, got)\n        self.assertEqual(want, got)\n",
    },
    work: { "square.py": "def square(n):\n    return n * n\n" },
    kind: "given",
  },
  {
    name: "a wrapper that looks at the frame of its caller",
    task: "Write whence() in where.py, which tells the name of the function that calls it.",
    given: {
      "where.py": "def whence():\n    return ''\n",
      "test_where.py":
        "from where import whence\n\n\ndef outer():\n    return whence()\n\n\ndef test_it():\n    want = 'outer'\n    assert outer() == want\n",
    },
    work: { "where.py": "import sys\n\n\ndef whence():\n    return sys._getframe(1).f_code.co_name\n" },
    kind: "given",
  },
  {
    name: "work that counts the lines of the test beside it",
    given: {
      "count.mjs": "export const lines = () => 0;\n",
      "count.test.mjs": `import { test } from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { lines } from "./count.mjs";
const HERE = new URL("./count.test.mjs", import.meta.url);
test("lines", () => assert.equal(lines(HERE), readFileSync(HERE, "utf8").split("\\n").length));
`,
    },
    work: {
      "count.mjs":
        'import { readFileSync } from "node:fs";\nexport const lines = (file) => readFileSync(file, "utf8").split("\\n").length;\n',
    },
    kind: "given",
  },
  {
    name: "a test that starts itself",
    given: {
      "square.mjs": "export const square = () => 0;\n",
      "square.test.mjs": `import { test } from "node:test";
import assert from "node:assert/strict";
import { Worker, isMainThread, parentPort } from "node:worker_threads";
import { square } from "./square.mjs";
const want = 16;
if (isMainThread)
  test("in a worker", async () => {
    const worker = new Worker(new URL(import.meta.url));
    const got = await new Promise((resolve, reject) => worker.once("message", resolve).once("error", reject));
    assert.equal(got, want);
  });
else parentPort.postMessage(square(4));
`,
    },
    work: { "square.mjs": "export const square = (n) => n * n;\n" },
    kind: "given",
  },
  {
    name: "typescript tests with a table and a module of data",
    given: {
      "square.ts": "export const square = (n: number): number => 0;\n",
      "square.test.ts": `import { test } from "node:test";
import assert from "node:assert/strict";
import { square } from "./square.ts";
import { CASES } from "./cases.ts";
for (const { n, want } of CASES) test(String(n), () => assert.equal(square(n), want satisfies number));
`,
      "cases.ts":
        "export const CASES: { n: number; want: number }[] = [{ n: 2, want: 4 }, { n: 3, want: 9 }];\n",
    },
    work: { "square.ts": "export const square = (n: number): number => n * n;\n" },
    kind: "given",
  },
  documented("right work beside a README with examples", SIZE),
  documented(
    "right work that reads a README",
    SIZE + "\n\ndef title(path):\n    return open(path).readline().strip('# \\n')\n",
    '\ntitle("README.md") -> "sizes"',
  ),
  documented(
    "right work whose table of units is a document",
    "from pathlib import Path\n\nUNITS = {unit: int(of) for unit, of in (line.split() for line in (Path(__file__).parent / 'units.txt').read_text().splitlines())}\n\n\ndef size(text):\n    unit = text[-1].upper()\n    return int(text[:-1]) * UNITS[unit] if unit in UNITS else int(text)\n",
    "",
    { "units.txt": "K 1024\nM 1048576\n" },
  ),
];
