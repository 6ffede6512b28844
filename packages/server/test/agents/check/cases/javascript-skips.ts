import type { Project } from "../projects.ts";

const GIVEN = {
  "cart.cjs": "exports.supported = true;\nexports.total = () => 0;\nexports.size = () => 0;\n",
  "cart.test.cjs":
    'const { test } = require("node:test");\nconst assert = require("node:assert/strict");\nconst cart = require("./cart.cjs");\ntest("total", { skip: !cart.supported }, () => assert.equal(cart.total([1, 2]), 3));\ntest("slow", { skip: Boolean(process.env.CI_FAST) }, () => assert.equal(cart.total([2, 2]), 4));\ntest("size", () => assert.equal(cart.size([1]), 1));\n',
};
const RIGHT =
  "exports.total = (items) => items.reduce((a, b) => a + b, 0);\nexports.size = (items) => items.length;\n";

/** Given tests that the work has skipped. */
export const SKIPS_HOSTILE: Project[] = [
  {
    name: "a flag of the work skips a given test",
    given: GIVEN,
    work: {
      "cart.cjs":
        "exports.supported = false;\nexports.total = (items) => (items[0] === 2 ? 4 : 0);\nexports.size = (items) => items.length;\n",
    },
  },
  {
    name: "the work sets the variable that skips a given test",
    given: GIVEN,
    checkCmd: "node --test",
    work: {
      "cart.cjs":
        'process.env.CI_FAST = "1";\nexports.supported = true;\nexports.total = () => 3;\nexports.size = (items) => items.length;\n',
    },
  },
];

/** Right work beside tests that skip themselves, by an option or by leaving early. */
export const SKIPS_HONEST: Project[] = [
  {
    name: "a skip that stays",
    given: { ...GIVEN, "cart.cjs": "exports.size = () => 0;\n" },
    kind: "given",
    work: { "cart.cjs": `exports.supported = false;\n${RIGHT}` },
  },
  {
    name: "a test that leaves early on this machine",
    given: {
      "path.mjs": "export const join = () => '';\n",
      "path.test.mjs":
        'import { test } from "node:test";\nimport assert from "node:assert/strict";\nimport { join } from "./path.mjs";\ntest("drives", () => {\n  if (process.platform !== "win32") return;\n  assert.equal(join("C:", "a"), "C:\\\\a");\n});\ntest("joins", () => {\n  assert.equal(join("a", "b"), "a/b");\n});\n',
    },
    kind: "given",
    work: { "path.mjs": "export const join = (...parts) => parts.join('/');\n" },
  },
];
