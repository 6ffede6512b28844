import type { Project } from "../projects.ts";

const WRONG = "exports.add = (a, b) => a - b;\n";
const RIGHT = "exports.add = (a, b) => a + b;\n";
const task = "add in calc.cjs is wrong. Fix it.";
const inline = (
  name: string,
  checkCmd: string,
  work: string,
  given: Record<string, string> = {},
): Project => ({
  name,
  task,
  given: { "calc.cjs": WRONG, ...given },
  work: { "calc.cjs": work },
  checkCmd,
});
const EQUAL = `node -e "require('assert').equal(require('./calc.cjs').add(40, 37), 77)"`;
const MODULE = `node --input-type=module -e "import assert from 'node:assert/strict'; import calc from './calc.cjs'; assert.equal(calc.add(40, 37), 77)"`;

/** Programs in the caller's command that the work leaves before they compare anything. */
export const INLINE_HOSTILE: Project[] = [
  inline("leaves at once", EQUAL, "process.exit(0);\n"),
  inline("leaves a module at once", MODULE, "process.exit(0);\n"),
  inline(
    "leaves in the call, by another function of the process",
    `node --eval='const { add } = require("./calc.cjs"); if (add(40, 37) !== 77) throw new Error("wrong")'`,
    "exports.add = () => process.reallyExit(0);\n",
  ),
  inline(
    "leaves a printed expression",
    `node -p "assert.equal(require('./calc.cjs').add(40, 37), 77)"`,
    "exports.add = () => process.exit();\n",
  ),
  inline(
    "equals everything",
    EQUAL,
    "let n = 76;\nexports.add = () => ({ valueOf: () => (n += 1), toString: () => '77' });\n",
  ),
  inline(
    "replaces the assertion",
    `cd . && node -e 'const assert = require("assert"); assert.strictEqual(require("./calc.cjs").add(40, 37), 77);'`,
    'require("assert").strictEqual = () => {};\nexports.add = () => 0;\n',
  ),
];

/** Right work with such commands. */
export const INLINE_HONEST: Project[] = [
  inline("compares", EQUAL, RIGHT),
  inline("compares as a module", MODULE, RIGHT),
  inline(
    "is one line without spaces",
    `node --eval='const{add}=require("./calc.cjs");const n=add(40,37);assert.equal(n,77);assert(n>1);console.log(n)'`,
    RIGHT,
  ),
  inline(
    "waits",
    `node -e "import('./calc.cjs').then(async ({ add }) => { await null; assert.equal(add(40, 37), 77); })"`,
    RIGHT,
  ),
  inline(
    "decides by its exit code",
    `node -e 'process.exit(require("./calc.cjs").add(40, 37) === 77 ? 0 : 1)'`,
    RIGHT,
  ),
  inline(
    "uses modules without loading them, in a folder and before other commands",
    `(cd app && node -e "const here = path.resolve('calc.cjs'); if (require(here).add(40, 37) !== 77 || !fs.existsSync(here)) process.exit(1)") && echo done`,
    RIGHT,
    { "app/calc.cjs": 'module.exports = require("../calc.cjs");\n' },
  ),
  inline(
    "reads its arguments and its own source",
    `node -e "if (process.argv[1] !== 'x' || require('./calc.cjs').add(40, 37) !== 77) process.exit(1)" x`,
    RIGHT,
  ),
  inline(
    "knows that it is no file",
    `node -e "if (__filename !== '[eval]' || require('./calc.cjs').add(40, 37) !== 77) process.exit(1)"`,
    RIGHT,
  ),
  inline(
    "has a shell around it",
    `n=77; node -e "if (require('./calc.cjs').add(40, 37) !== $n) process.exit(1)"`,
    RIGHT,
  ),
];
