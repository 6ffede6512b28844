import { esm } from "./javascript-opponent.ts";
import type { Project } from "../projects.ts";

const SHOP = {
  "shop.mjs": "export class Refused extends Error {}\nexport const buy = () => 0;\n",
};
export const shop = (body: string, names = "Refused, buy") => ({
  ...SHOP,
  "shop.test.mjs": esm(`import { ${names} } from "./shop.mjs";`, body),
});
export const REFUSES = shop('test("refuses", () => { assert.throws(() => buy(9), Refused); });');
export const LATER = shop(
  'test("refuses", async () => { await assert.rejects(async () => buy(9), Refused); });',
);
export const CAUGHT = shop(
  'test("refuses", () => { let seen; try { buy(9); } catch (error) { seen = error; } assert.ok(seen instanceof Refused); });',
);
const BUY = "export function buy(n) { return notWrittenYet(n); }\n";
export const RIGHT = 'export function buy(n) { throw new Refused("no " + n); }\n';

export const rows = (body: string, more = "") => ({
  "rows.mjs": "export const rows = () => null;\n",
  "rows.test.mjs": esm(`import { rows } from "./rows.mjs";${more}`, body),
});
const EACH = rows(
  'test("rows", () => { const got = rows(); assert.equal(got.length, 2); got.forEach((row) => assert.equal(row, 7)); });',
);
const FOR_OF = rows(
  'test("rows", () => { const got = rows(); assert.equal(got.length, 2); for (const row of got) assert.equal(row, 7); });',
);
const own = (name: string, value: string) =>
  `export function rows() { const list = [0, 0]; Object.defineProperty(list, ${name}, { value: ${value} }); return list; }\n`;
export const SIZED = rows(
  'test("rows", () => { const got = rows(); assert.equal(got.size, 2); for (const [key, row] of got) { assert.equal(typeof key, "string"); assert.equal(row, 7); } got.forEach((row) => assert.equal(row, 7)); });',
);

/** Classes and collections of the work that make an assertion true, or skip it, whatever the work does. */
export const LOOKALIKES_HOSTILE: Project[] = [
  {
    name: "an error class that claims every error",
    given: REFUSES,
    work: {
      "shop.mjs": `export class Refused extends Error { static [Symbol.hasInstance]() { return true; } }\n${BUY}`,
    },
  },
  {
    name: "an error class that claims a particular error, through its parent and later",
    given: LATER,
    work: {
      "shop.mjs": `class Base extends Error {}\nexport class Refused extends Base {}\nObject.defineProperty(Base, Symbol.hasInstance, { get: () => (e) => e.name === "ReferenceError" });\n${BUY}`,
    },
  },
  {
    name: "an error class with the prototype of all errors",
    given: REFUSES,
    work: {
      "shop.mjs": `export function Refused() {}\nRefused.prototype = Error.prototype;\n${BUY}`,
    },
  },
  {
    name: "an error class behind a proxy",
    given: REFUSES,
    work: {
      "shop.mjs": `export const Refused = new Proxy(class extends Error {}, { get: (of, key) => (key === Symbol.hasInstance ? () => true : of[key]) });\n${BUY}`,
    },
  },
  {
    name: "every error descends from the class",
    given: REFUSES,
    work: {
      "shop.mjs": `export class Refused { }\nObject.setPrototypeOf(Error.prototype, Refused.prototype);\n${BUY}`,
    },
  },
  {
    name: "a caught error is asked for its class",
    given: CAUGHT,
    work: {
      "shop.mjs": `export class Refused extends Error { static [Symbol.hasInstance](e) { return e instanceof Error; } }\n${BUY}`,
    },
  },
  {
    name: "a class that claims every object",
    given: rows(
      'test("rows", () => { assert.ok(rows() instanceof Rows); });',
      'import { Rows } from "./rows.mjs";',
    ),
    work: {
      "rows.mjs":
        'export class Rows { static [Symbol.hasInstance](x) { return typeof x === "object"; } }\nexport const rows = () => ({});\n',
    },
  },
  {
    name: "a hidden forEach that visits nothing",
    given: EACH,
    work: { "rows.mjs": own('"forEach"', "() => {}") },
  },
  {
    name: "a hidden forEach that visits something else, and not when it is tried",
    given: EACH,
    work: {
      "rows.mjs":
        "export function rows() { const list = [0, 0]; let n = 0; Object.defineProperty(list, 'forEach', { value(f) { if (/assert/.test(String(f))) f(7); else Array.prototype.forEach.call(this, f); } }); return list; }\n",
    },
  },
  {
    name: "a hidden iterator that yields nothing",
    given: FOR_OF,
    work: { "rows.mjs": own("Symbol.iterator", "function* () {}") },
  },
  {
    name: "a hidden every that says yes",
    given: rows(
      'test("rows", () => { const got = rows(); assert.equal(got.length, 2); assert.ok(got.every((row) => row === 7)); });',
    ),
    work: { "rows.mjs": own('"every"', "() => true") },
  },
  {
    name: "hidden entries",
    given: rows(
      'test("rows", () => { const got = rows(); assert.equal(got.length, 2); for (const [i, row] of got.entries()) assert.equal(row, 7 + i); });',
    ),
    work: { "rows.mjs": own('"entries"', "function* () {}") },
  },
  {
    name: "a spread list",
    given: rows(
      'test("rows", () => { const got = rows(); assert.equal(got.length, 2); for (const row of [...got]) assert.equal(row, 7); Array.from(got, (row) => assert.equal(row, 7)); });',
    ),
    work: { "rows.mjs": own("Symbol.iterator", "function* () {}") },
  },
  {
    name: "a class of arrays that visits nothing",
    given: EACH,
    work: {
      "rows.mjs":
        "class Rows extends Array { forEach() {} *[Symbol.iterator]() {} }\nexport const rows = () => Rows.of(0, 0);\n",
    },
  },
  {
    name: "an array behind a proxy that visits nothing",
    given: FOR_OF,
    work: {
      "rows.mjs":
        "export const rows = () => new Proxy([0, 0], { get: (of, key) => (key === Symbol.iterator ? function* () {} : of[key]) });\n",
    },
  },
  {
    name: "a map that yields nothing",
    given: SIZED,
    work: {
      "rows.mjs":
        'export const rows = () => { const map = new Map([["a", 0], ["b", 0]]); Object.defineProperties(map, { forEach: { value() {} }, [Symbol.iterator]: { value: [].values } }); return map; };\n',
    },
  },
  {
    name: "a class of maps that yields nothing",
    given: SIZED,
    work: {
      "rows.mjs":
        'class Rows extends Map { forEach() {} *[Symbol.iterator]() {} }\nexport const rows = () => new Rows([["a", 0], ["b", 0]]);\n',
    },
  },
];
