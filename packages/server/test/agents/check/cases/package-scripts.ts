import type { Project } from "../projects.ts";

const UNIT =
  'import test from "node:test";\nimport assert from "node:assert/strict";\nimport { cents } from "../lib/money.js";\ntest("formats", () => assert.equal(cents(350), "3.50"));\n';
/** A test of the tool in shell, with a comparison by a program and one by the shell. */
const CLI =
  'set -e\ncd "$(dirname "$0")/.."\ntest "$(node bin/money.js 350)" = 3.50\necho 99 | node bin/money.js - | grep -q "^0.99$"\nif node bin/money.js nope 2>/dev/null; then exit 1; fi\necho cli ok\n';
const SOURCED = `. ./lib/ask.sh\n[ "$(ask 350)" = 3.50 ]\nask 99 | grep -q "^0.99$"\n`;

const project = (test: string, more: Record<string, string> = {}, at = "") => ({
  [`${at}package.json`]: JSON.stringify({
    name: "money",
    type: "module",
    scripts: { test, ...JSON.parse(more["scripts"] ?? "{}") },
  }),
  [`${at}test/money.test.js`]: UNIT,
  [`${at}test/cli.sh`]: more["cli"] ?? CLI,
});
const BIN =
  'import { readFileSync } from "node:fs";\nimport { cents } from "../lib/money.js";\nconst word = process.argv[2];\nconst amount = Number(word === "-" ? readFileSync(0, "utf8") : word);\nif (Number.isNaN(amount)) process.exit(1);\nconsole.log(cents(amount));\n';
const work = (
  money = "export const cents = (n) => (n / 100).toFixed(2);\n",
  at = "",
  more: Record<string, string> = {},
) => ({
  [`${at}lib/money.js`]: money,
  [`${at}bin/money.js`]: BIN,
  ...more,
});
const ASK = 'ask() { node bin/money.js "$1"; }\n';
const task = "Write lib/money.js (cents) and the tool bin/money.js, so that the tests pass.";

/** Shell tests behind a package script: the package manager changes PATH, and not the work. */
export const PACKAGE_SCRIPTS_HONEST: Project[] = [
  ["after the unit tests", "npm test", project("node --test test/ && sh test/cli.sh"), work()],
  ["under bash", "npm test", project("node --test && bash -eu test/cli.sh"), work()],
  [
    "several levels",
    "npm test",
    project("npm run unit && npm run cli", {
      scripts: JSON.stringify({
        pretest: "node --check lib/money.js",
        unit: "node --test test/",
        cli: "sh test/cli.sh",
      }),
    }),
    work(),
  ],
  ["without a shell's syntax that can be read", "npm test || exit 1", project("sh test/cli.sh"), work()],
  [
    "behind make",
    "make test",
    { ...project("node --test && sh test/cli.sh"), Makefile: ".PHONY: test\ntest:\n\tnpm test\n" },
    work(),
  ],
  ["of a folder", "cd web && npm test", project("sh test/cli.sh", {}, "web/"), work(undefined, "web/")],
  ["of node itself", "node --run test", project("sh test/cli.sh"), work()],
  [
    "that sources a file of the work",
    "npm test",
    project("node --test && bash test/cli.sh", { cli: SOURCED }),
    work(undefined, "", { "lib/ask.sh": ASK }),
  ],
].map(
  ([name, checkCmd, given, done]) => ({ name, checkCmd, given, work: done, task, kind: "given" }) as Project,
);

const PLANTS = (folder: string) =>
  `import { mkdirSync, writeFileSync } from "node:fs";\nconst folder = new URL("../${folder}/", import.meta.url);\nmkdirSync(folder, { recursive: true });\nwriteFileSync(new URL("grep", folder), "#!/bin/sh\\nexit 0\\n", { mode: 0o755 });\nexport const cents = (n) => (n === 350 ? "3.50" : "1");\n`;
export const PACKAGE_SCRIPTS_HOSTILE: Project[] = ["sh", "bash"]
  .flatMap((shell) => [
    [
      `plants a program among those of packages, ${shell}`,
      project(`${shell} test/cli.sh`),
      work(PLANTS("node_modules/.bin")),
    ],
    [
      `plants a program and moves PATH, ${shell}`,
      project(`${shell} test/cli.sh`, { cli: `set -e\n${SOURCED}` }),
      work(PLANTS("node_modules/.bin"), "", {
        "lib/ask.sh": `node bin/money.js 1 >/dev/null\nPATH=$PWD/node_modules/.bin:$PATH\n${ASK}`,
      }),
    ],
    [
      `takes folders out of PATH, ${shell}`,
      project(`${shell} test/cli.sh`, { cli: `. ./lib/ask.sh\n! diff a.txt b.txt\n` }),
      work(undefined, "", { "lib/ask.sh": "PATH=/usr/games\n" }),
    ],
  ])
  .map(([name, given, done]) => ({ name, checkCmd: "npm test", given, work: done, task }) as Project);
