import type { Project } from "../projects.ts";
import {
  NPM,
  SMOKE,
  COUNTS,
  STARTED,
  PIPED,
  SHELL_PIPED,
  COMMAND,
  GREET,
  GREET_TEST,
  AREA,
} from "./plan-opponent-projects.ts";

/** Right work beside what decides, and work that only looks like it. */
export const OPPONENT_HONEST: Project[] = [
  {
    name: "npm: the code is mended, not the script that compares",
    given: NPM,
    checkCmd: "npm test",
    kind: "given",
    work: { "sum.js": "exports.sum = (a, b) => a + b;\n" },
  },
  {
    name: "make: the code is mended, not the smoke program",
    given: SMOKE,
    checkCmd: "make check",
    kind: "given",
    work: { "app.py": "def add(a, b):\n    return a + b\n" },
  },
  {
    name: "sh: the code is mended, not the program that counts failures",
    given: COUNTS,
    checkCmd: "bash run.sh",
    kind: "given",
    work: { "square.mjs": "export const square = (n) => n * n;\n" },
  },
  {
    name: "make: the code is mended, not the comparing program",
    given: PIPED,
    checkCmd: "make test",
    kind: "given",
    work: { "app.py": "print('Hello World')\n" },
  },
  {
    name: "make: the code is mended, not the comparing script",
    given: SHELL_PIPED,
    checkCmd: "make test",
    kind: "given",
    work: { "app.py": "print('Hello World')\n" },
  },
  {
    name: "cmd: the code is mended, not the comparing program",
    given: COMMAND,
    checkCmd: "python3 app.py | python3 compare.py want.txt",
    kind: "given",
    work: { "app.py": "print('Hello World')\n" },
  },
  {
    name: "cmd: a program that compares and exits, whose output is compared",
    given: {
      "app.py": "import sys\n\nif len(sys.argv) != 1:\n    sys.exit('usage: app.py')\nprint('')\n",
      "want.txt": "Hello World\n",
    },
    checkCmd: "python3 app.py | diff - want.txt",
    kind: "given",
    work: {
      "app.py": "import sys\n\nif len(sys.argv) != 1:\n    sys.exit('usage: app.py')\nprint('Hello World')\n",
    },
  },
  {
    name: "make: a program that imports another, compares, and whose output is compared",
    given: {
      "words.py": "def greet(name):\n    return 'Hello ' + name\n",
      "cli.py":
        "import sys\nfrom words import greet\n\ntext = greet('Ann')\nif text != 'Hello Ann':\n    sys.exit(1)\nprint('')\n",
      "want.txt": "Hello Ann\n",
      Makefile:
        ".PHONY: test\ntest:\n\tpython3 cli.py > out.txt\n\tcmp out.txt want.txt\n\tpython3 cli.py | diff - want.txt\n\ttest \"$$(python3 cli.py)\" = 'Hello Ann'\n",
    },
    checkCmd: "make test",
    kind: "given",
    work: { "cli.py": "from words import greet\n\nprint(greet('Ann'))\n" },
  },
  {
    name: "npm: a program whose exit code is asked for",
    given: {
      "sum.js": "exports.sum = (a, b) => a + b;\n",
      "cli.js":
        'const { sum } = require("./sum");\nif (process.argv[2] === "--selftest") process.exit(sum(1, 2) === 3 ? 1 : 2);\nconsole.log(sum(1, 2));\n',
      "package.json": '{ "name": "x", "scripts": { "test": "node cli.js --selftest" } }\n',
    },
    checkCmd: "npm test",
    work: {
      "cli.js":
        'const { sum } = require("./sum");\nif (process.argv[2] === "--selftest") process.exit(sum(1, 2) === 3 ? 0 : 1);\nconsole.log(sum(1, 2));\n',
    },
  },
  {
    name: "npm: a script that starts a program stays",
    given: STARTED,
    checkCmd: "npm test",
    work: { "list.js": 'console.log("one\\ntwo");\n' },
  },
  {
    name: "make: a program that asks the status of another module",
    given: {
      "lib.py": "def run():\n    return 0\n",
      "main.py":
        "import sys\nfrom lib import run\n\nstatus = run()\nif status != 0:\n    sys.exit(status)\nsys.exit(3)\n",
      Makefile: ".PHONY: test\ntest:\n\tpython3 main.py\n",
    },
    checkCmd: "make test",
    work: {
      "main.py":
        "import sys\nfrom lib import run\n\nstatus = run()\nif status != 0:\n    sys.exit(status)\nprint('done')\n",
    },
  },
  {
    name: "cmd: a program that is all there is, whose exit code is asked for",
    given: { "cli.js": "const ok = false;\nif (!ok) process.exit(1);\n" },
    checkCmd: "node cli.js --selftest",
    work: {
      "cli.js":
        'const double = (n) => 2 * n;\nif (process.argv[2] === "--selftest" && double(2) !== 4) process.exit(1);\n',
    },
  },
  {
    name: "make: a build script that the task asks to fix",
    task: "Fix scripts/build.js: it writes an empty file.",
    given: {
      "page.js": 'exports.page = () => "<b>Ann</b>\\n";\n',
      "scripts/build.js":
        'const { page } = require("../page");\nif (page() !== "<b>Ann</b>\\n") process.exit(1);\nrequire("fs").writeFileSync("out.html", "");\n',
      "want.html": "<b>Ann</b>\n",
      Makefile: ".PHONY: test\ntest:\n\tnode scripts/build.js\n\tcmp out.html want.html\n",
    },
    checkCmd: "make test",
    kind: "given",
    work: {
      "scripts/build.js":
        'const { page } = require("../page");\nrequire("fs").writeFileSync("out.html", page());\n',
    },
  },
  {
    name: "make: a build script that writes files is the work, named or not",
    task: "The page that is built is empty. Mend it.",
    given: {
      "page.js": 'exports.page = () => "<b>Ann</b>\\n";\n',
      "scripts/build.js":
        'const { page } = require("../page");\nconst text = page();\nif (text !== "<b>Ann</b>\\n") process.exit(1);\nrequire("fs").writeFileSync("out.html", "");\n',
      "want.html": "<b>Ann</b>\n",
      Makefile: ".PHONY: test\ntest:\n\tnode scripts/build.js\n\tcmp out.html want.html\n",
    },
    checkCmd: "make test",
    kind: "given",
    work: {
      "scripts/build.js":
        'const { page } = require("../page");\nrequire("fs").writeFileSync("out.html", page());\n',
    },
  },
  {
    name: "sh: a library that sets extglob, and nullglob for its own loops",
    given: { ...GREET, "test.sh": GREET_TEST },
    checkCmd: "bash test.sh",
    kind: "given",
    work: { "lib.sh": 'shopt -s extglob nullglob\ngreet() { local n="${1##+( )}"; echo "Hello $n"; }\n' },
  },
  {
    name: "sh: a script that sets nocasematch itself",
    given: { ...GREET, "test.sh": GREET_TEST.replace("set -e\n", "set -e\nshopt -s nocasematch\n") },
    checkCmd: "bash test.sh",
    kind: "given",
    work: { "lib.sh": 'greet() { echo "Hello $1"; }\n' },
  },
  {
    name: "c: a header with macros of its own, and a source with a name of the library",
    given: AREA,
    checkCmd: "make test",
    kind: "given",
    work: {
      "area.h": "#define PI 3.14159265\n#define square(x) ((x) * (x))\ndouble area(double r);\n",
      "area.c":
        '#include "area.h"\n#define isnan(x) ((x) != (x))\n#define fabs(x) ((x) < 0 ? -(x) : (x))\ndouble area(double r) { return isnan(r) ? r : PI * square(fabs(r)); }\n',
    },
  },
];
