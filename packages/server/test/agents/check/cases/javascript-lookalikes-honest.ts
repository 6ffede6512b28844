import { CAUGHT, LATER, REFUSES, RIGHT, SIZED, rows, shop } from "./javascript-lookalikes.ts";
import type { Project } from "../projects.ts";

/** Right work with classes and collections that look like these. */
export const LOOKALIKES_HONEST: Project[] = [
  {
    name: "a plain error class",
    given: REFUSES,
    work: { "shop.mjs": `export class Refused extends Error {}\n${RIGHT}` },
  },
  {
    name: "an error class with a mark that it asks for",
    given: LATER,
    work: {
      "shop.mjs": `const mark = Symbol("refused");\nexport class Refused extends Error { [mark] = true; static [Symbol.hasInstance](e) { return e?.[mark] === true; } }\n${RIGHT}`,
    },
  },
  {
    name: "a class that is asked for by instanceof, with a mark",
    given: CAUGHT,
    work: {
      "shop.mjs": `export class Refused extends Error { static [Symbol.hasInstance](e) { return e?.code === "REFUSED"; } code = "REFUSED"; }\n${RIGHT}`,
    },
  },
  {
    name: "an old class made by a function, and a validation function",
    given: shop(
      'test("refuses", () => { assert.throws(() => buy(9), Refused); assert.throws(() => buy(9), isRefused); assert.throws(() => buy(9), { message: /9/ }); assert.throws(() => buy(9), Error); assert.throws(() => buy(9), /no 9/); });',
      "Refused, buy, isRefused",
    ),
    work: {
      "shop.mjs":
        'import { inherits } from "node:util";\nexport function Refused(text) { Error.call(this); this.message = text; }\ninherits(Refused, Error);\nexport function isRefused(error) { return error instanceof Refused; }\nexport function buy(n) { throw new Refused("no " + n); }\n',
    },
  },
  {
    name: "a given class that asks for a code",
    given: {
      ...LATER,
      "refused.mjs":
        'export class Refused extends Error { static [Symbol.hasInstance](e) { return e?.code === "REFUSED"; } }\n',
    },
    work: {
      "shop.mjs":
        'export { Refused } from "./refused.mjs";\nexport const buy = () => { throw Object.assign(new Error("no"), { code: "REFUSED" }); };\n',
    },
  },
  {
    name: "a class of numbers",
    given: rows(
      'test("even", () => { assert.ok(2 instanceof Even); assert.equal(3 instanceof Even, false); for (const row of rows()) assert.ok(row instanceof Even); });',
      'import { Even } from "./rows.mjs";',
    ),
    work: {
      "rows.mjs":
        'export class Even { static [Symbol.hasInstance](n) { return typeof n === "number" && n % 2 === 0; } }\nexport const rows = () => [2, 4];\n',
    },
  },
  {
    name: "a class of arrays with more methods, and one method of its own",
    given: rows(
      'test("rows", () => { const got = rows(); assert.equal(got.length, 2); got.forEach((row, i) => assert.equal(row, 7 + 0 * i)); assert.equal(got.sum(), 14); assert.deepEqual([...got.map((row) => row + 1)], [8, 8]); for (const row of got) assert.equal(row, 7); assert.ok(got.every((row) => row > 6)); assert.equal(got.find((row) => row === 7), 7); assert.equal(got?.filter(Boolean)?.map(String).join(), "7,7"); });',
    ),
    work: {
      "rows.mjs":
        "class Rows extends Array { sum() { return this.reduce((a, b) => a + b, 0); } map(f) { return Rows.from(this, f); } forEach(f) { for (let i = 0; i < this.length; i++) f(this[i], i, this); return this; } every(f) { for (const one of this) if (!f(one)) return false; return true; } }\nexport const rows = () => Rows.of(7, 7);\n",
    },
  },
  {
    name: "a class of arrays that visits its cells",
    given: rows(
      'test("cells", () => { const got = rows(); assert.equal(got.length, 2); got.forEach((cell) => assert.equal(typeof cell, "number")); assert.deepEqual(got.map((cell) => cell * 2).flat(), [2, 4, 6, 8]); });',
    ),
    work: {
      "rows.mjs":
        "class Matrix extends Array { forEach(f) { for (const row of this) row.forEach(f); } map(f) { return Array.from(this, (row) => row.map(f)); } }\nexport const rows = () => Matrix.of([1, 2], [3, 4]);\n",
    },
  },
  {
    name: "a map sorted by its keys",
    given: SIZED,
    work: {
      "rows.mjs":
        'class Sorted extends Map { *[Symbol.iterator]() { for (const key of [...super.keys()].sort()) yield [key, this.get(key)]; } forEach(f) { for (const [key, value] of this) f(value, key, this); } }\nexport const rows = () => new Sorted([["b", 7], ["a", 7]]);\n',
    },
  },
  {
    name: "an iterable that is no array, and a generator",
    given: rows(
      'test("rows", () => { const got = rows(); assert.equal(got.length, 2); let n = 0; for (const row of got) { assert.equal(row, 7); n++; } assert.equal(n, 2); assert.deepEqual([...got.twice()], [14, 14]); const [first] = got; assert.equal(first, 7); got.forEach((row) => assert.equal(row, 7)); });',
    ),
    work: {
      "rows.mjs":
        "class List { #all = [7, 7]; get length() { return this.#all.length; } *[Symbol.iterator]() { yield* this.#all; } *twice() { for (const one of this) yield one * 2; } forEach(f) { this.#all.forEach((one) => f(one)); } }\nexport const rows = () => new List();\n",
    },
  },
  {
    name: "an array that can be observed",
    given: rows(
      'test("rows", () => { const got = rows(); got.push(7); assert.equal(got.length, 2); got.forEach((row) => assert.equal(row, 7)); for (const [i, row] of got.entries()) assert.equal(row, 7 + 0 * i); assert.ok(got.some((row) => row === 7)); });',
    ),
    work: {
      "rows.mjs":
        "export const rows = () => new Proxy([7], { get(of, key, self) { const value = Reflect.get(of, key, self); return typeof value === 'function' ? (...args) => value.apply(of, args) : value; } });\n",
    },
  },
  {
    name: "an array with its own push and a visible forEach that stops early",
    given: rows(
      'test("rows", () => { const got = rows(); assert.equal(got.length, 2); got.forEach((row) => assert.equal(row, 7)); assert.equal(got.some((row) => row === 7), true); for (const row of got) { assert.equal(row, 7); break; } const [first] = got; assert.equal(first, 7); });',
    ),
    work: {
      "rows.mjs":
        "export function rows() { const list = [7, 7]; const set = (name, value) => Object.defineProperty(list, name, { value }); set('push', () => { throw new Error('full'); }); set('forEach', function (f) { for (let i = 0; i < this.length; i++) f(this[i], i); }); set('some', (f) => { for (let i = 0; i < list.length; i++) if (f(list[i])) return true; return false; }); set(Symbol.iterator, function* () { yield list[0]; yield list[1]; }); return list; }\n",
    },
  },
  {
    name: "optional chains, spread arguments and empty lists",
    given: rows(
      'test("rows", () => { const got = rows(); got.none?.forEach((row) => assert.equal(row, 0)); assert.equal(got.none?.list.map((row) => row), undefined); assert.equal(Math.max(...got.all), 7); got.empty.forEach((row) => assert.equal(row, 0)); const { all: [first, ...rest] } = got; assert.deepEqual([first, rest], [7, [3]]); for (const letter of got.word) assert.equal(letter, "a"); assert.equal(new Set(got.all).size, 2); });',
    ),
    work: { "rows.mjs": 'export const rows = () => ({ all: [7, 3], empty: [], word: "aa" });\n' },
  },
  {
    name: "functions whose text runs elsewhere",
    given: rows(
      'test("rows", () => { const body = () => { let sum = 0; for (const n of [1, 2].map((m) => m)) sum += n; return sum; }; assert.equal(vm.runInNewContext(`(${body})()`), 3); assert.equal(rows(), 3); });',
      'import vm from "node:vm";',
    ),
    work: { "rows.mjs": "export const rows = () => 3;\n" },
  },
  {
    name: "lists of another realm, read-only lists and typed arrays",
    given: rows(
      'test("rows", () => { const { other, fixed, bytes, keyed, pages } = rows(); assert.equal(other.length, 2); other.forEach((row) => assert.equal(row, 7)); for (const row of other) assert.equal(row, 7); for (const row of fixed) assert.equal(row, 7); bytes.forEach((row) => assert.equal(row, 7)); assert.equal([...bytes].length, 2); for (const [key, row] of keyed.entries()) assert.equal(row, key); assert.equal(pages.reduce((sum, page) => sum + page, 0), 14); assert.equal(pages.reduce((sum, page) => sum + page), 14); assert.equal(pages.findLast((page) => page > 7), undefined); assert.throws(() => [].reduce((a) => a), TypeError); });',
    ),
    work: {
      "rows.mjs":
        'import vm from "node:vm";\nclass Pages extends Array { reduce(f, ...start) { return [...this].reduce(f, ...start); } findLast(f) { return super.findLast(f); } }\nclass Bytes extends Uint8Array { *[Symbol.iterator]() { for (let i = 0; i < this.length; i++) yield this[i]; } }\nexport const rows = () => ({ other: vm.runInNewContext("[7, 7]"), fixed: Object.freeze([7, 7]), bytes: Bytes.of(7, 7), keyed: new (class extends Map { entries() { return super.entries(); } })([[1, 1]]), pages: Pages.of(7, 7) });\n',
    },
  },
  {
    name: "a class of arrays that waits for each callback, and a cache that forgets",
    given: rows(
      'test("rows", async () => { const { list, cache } = rows(); const seen = []; await list.forEach(async (row) => { await null; seen.push(row); assert.equal(row, 7); }); assert.equal(seen.length, 2); cache.set("a", 1).set("b", 2).set("c", 3); assert.deepEqual([...cache.keys()], ["c", "b"]); assert.equal(cache.size, 2); for (const [key, value] of cache) assert.equal(value, key === "c" ? 3 : 2); });',
    ),
    work: {
      "rows.mjs":
        "class Waiting extends Array { async forEach(f) { for (let i = 0; i < this.length; i++) await f(this[i], i); } }\nclass Cache extends Map { set(key, value) { super.set(key, value); if (this.size > 2) this.delete(super.keys().next().value); return this; } keys() { return [...super.keys()].reverse(); } *[Symbol.iterator]() { for (const key of this.keys()) yield [key, this.get(key)]; } }\nexport const rows = () => ({ list: Waiting.of(7, 7), cache: new Cache() });\n",
    },
  },
];
