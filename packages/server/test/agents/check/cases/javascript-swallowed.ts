import { cjs, esm } from "./javascript-opponent.ts";
import type { Project } from "../projects.ts";

const TREE = "export const visit = () => null;\n";
const visits = (body: string) => ({
  "visit.mjs": TREE,
  "visit.test.mjs": esm('import { describe } from "node:test";\nimport { visit } from "./visit.mjs";', body),
});
const HELPER =
  "function seen(tree, ...want) { let n = 0; visit(tree, (name, depth) => { assert.deepEqual([name, depth], want[n]); n += 1; }); assert.equal(want.length > 0, true); }\n";
const PLAIN = visits(
  `${HELPER}test("one", () => seen({ a: {} }, ["a", 0]));\ntest("two", () => { seen({ a: { b: {} } }, ["a", 0], ["b", 1]); });`,
);
const IN_SUITE = visits(
  'describe("visit", () => {\n  const each = (tree, depths) => visit(tree, (name, depth) => assert.equal(depth, depths[name]));\n  const all = (tree, depths) => each(tree, depths);\n  test("one", () => all({ a: {} }, { a: 0 }));\n  test("two", () => all({ a: { b: {} } }, { a: 0, b: 1 }));\n});',
);
const LATER = {
  "pool.js": "exports.pool = async () => null;\n",
  "pool.test.js": cjs(
    'const { pool } = require("./pool");\nasync function orders(items, most) { let busy = 0; await pool(items, most, async () => { busy += 1; assert.ok(busy <= most); await null; busy -= 1; }); }',
    'test("one by one", async () => { await orders([1, 2, 3], 1); });\ntest("two at once", async () => { await orders([1, 2, 3], 2); });',
  ),
};
const WALK = (call: string) =>
  `export function visit(tree, tell) { const walk = (at, depth) => { for (const [name, below] of Object.entries(at)) { ${call} walk(below, depth + 1); } }; walk(tree, 0); }\n`;
const RIGHT = WALK("tell(name, depth);");

/** Work that catches what the assertions throw that helpers of the tests make in their callbacks. */
export const SWALLOWED_HOSTILE: Project[] = [
  {
    name: "assertions in a callback of a helper",
    given: PLAIN,
    work: { "visit.mjs": WALK("try { tell(name, 0); } catch {}") },
  },
  {
    name: "a helper of a helper in a suite",
    given: IN_SUITE,
    work: { "visit.mjs": WALK("try { tell(name, 7); } catch (error) { console.warn(error.code); }") },
  },
  {
    name: "promises of an asynchronous helper",
    given: LATER,
    work: {
      "pool.js":
        "exports.pool = async (items, most, run) => { await Promise.allSettled(items.map((item) => run(item))); };\n",
    },
  },
];

export const SWALLOWED_HONEST: Project[] = [
  {
    name: "work that goes on after a callback that failed",
    given: PLAIN,
    work: { "visit.mjs": WALK("try { tell(name, depth); } catch (error) { console.warn(error); }") },
  },
  {
    name: "a helper that a test expects to fail",
    given: visits(
      `${HELPER}test("one", () => seen({ a: {} }, ["a", 0]));\ntest("keeps on", () => { const failed = []; visit({ a: {} }, () => { throw new Error("a"); }, (error) => failed.push(error.message)); assert.deepEqual(failed, ["a"]); });\ntest("other", () => assert.doesNotThrow(() => seen({ a: {} }, ["b", 0])));`,
    ),
    work: {
      "visit.mjs":
        "export function visit(tree, tell, fail = () => {}) { for (const name of Object.keys(tree)) try { tell(name, 0); } catch (error) { fail(error); } }\n",
    },
  },
  {
    name: "work that asks a helper until it holds",
    given: {
      "until.mjs": "export const until = async () => false;\n",
      "until.test.mjs": esm(
        'import { until } from "./until.mjs";\nconst reaches = async (box, want) => { await until(() => assert.equal(box.n++, want)); };',
        'test("at once", async () => { await reaches({ n: 0 }, 0); });\ntest("later", async () => { const box = { n: 0 }; await reaches(box, 3); assert.equal(box.n, 4); });',
      ),
    },
    work: {
      "until.mjs":
        "export async function until(check) { for (let tries = 0; ; tries++) { try { return check(); } catch (error) { if (tries > 20) throw error; await null; } } }\n",
    },
  },
  {
    name: "a helper of tests that are still to do",
    given: visits(
      `${HELPER}test("one", () => seen({ a: {} }, ["a", 0]));\ntest("upwards", { todo: true }, () => seen({ a: { b: {} } }, ["b", 0], ["a", 1]));`,
    ),
    work: { "visit.mjs": WALK("try { tell(name, depth); } catch (error) { console.warn(error); }") },
  },
  { name: "a helper in a suite, called by another", given: IN_SUITE, work: { "visit.mjs": RIGHT } },
];
