import { RIGHT, rows, shop } from "./javascript-lookalikes.ts";
import { BYTES, DELAY, EQUALS, one, PRIVATE, VECTORS, vectors, ZONES } from "./javascript-seen.ts";
import { esm } from "./javascript-opponent.ts";
import type { Project } from "../projects.ts";

/** Right work that looks like it. */
export const SEEN_HONEST: Project[] = [
  {
    name: "classes of errors, old and new, and validation functions",
    given: shop(
      'test("refuses", async () => { assert.throws(() => buy(9), Refused); assert.throws(() => old(), Old); assert.throws(() => buy(9), isRefused); assert.throws(() => buy(9), isError); assert.throws(() => buy(9), PATTERNS.refused); assert.throws(() => buy(9), PATTERNS.Refused); await assert.rejects(async () => buy(9), codes.REFUSED); });',
      "Refused, Old, PATTERNS, codes, buy, old, isRefused, isError",
    ),
    work: {
      "shop.mjs": `export class Refused extends Error { code = "REFUSED"; }\nexport function Old(text) { if (!new.target) return new Old(text); this.message = text; }\nOld.prototype = Object.create(Error.prototype, { constructor: { value: Old } });\nexport const old = () => { throw Old("no"); };\nexport const isRefused = (error) => error.code === "REFUSED";\nexport const isError = (error) => error instanceof Error;\nexport const PATTERNS = { refused: /no/, Refused: /^Error: no 9$/ };\nexport const codes = { REFUSED: { code: "REFUSED" } };\n${RIGHT}`,
    },
  },
  {
    name: "vectors with private fields",
    given: VECTORS,
    work: { "vec.mjs": vectors(PRIVATE, "new Vec(this.#x + other.#x, this.#y + other.#y)") },
  },
  {
    name: "vectors with private fields, a number of each and a length that is kept",
    given: VECTORS,
    work: {
      "vec.mjs": vectors(
        PRIVATE,
        "new Vec(this.#x + other.#x, this.#y + other.#y).#measured()",
        "static #made = 0; #id = Vec.#made++; #length = null; #measured() { this.#length = Math.hypot(this.#x, this.#y); return this; }",
      ),
    },
  },
  {
    name: "ranges of which all that hold nothing are equal",
    given: {
      "span.mjs": "export class Span {}\n",
      "span.test.mjs":
        'import test from "node:test";\nimport assert from "node:assert";\nimport { Span } from "./span.mjs";\ntest("nothing", () => { assert.deepEqual(new Span(1, 5).and(new Span(5, 9)), new Span(7, 7)); assert.ok(new Span(2, 3).and(new Span(5, 6)).equals(new Span(4, 4))); });\ntest("common", () => assert.deepEqual(new Span(1, 5).and(new Span(3, 9)), new Span(3, 5)));\n',
    },
    work: {
      "span.mjs":
        "export class Span {\n  constructor(start, end) { this.start = start < end ? start : 0; this.end = start < end ? end : 0; }\n  equals(other) { return this.start === other.start && this.end === other.end; }\n  and(other) { return new Span(Math.max(this.start, other.start), Math.min(this.end, other.end)); }\n}\n",
    },
  },
  {
    name: "vectors with hidden properties",
    given: VECTORS,
    work: {
      "vec.mjs": vectors(
        'Object.defineProperty(this, "at", { value: [x, y] });',
        "new Vec(this.at[0] + other.at[0], this.at[1] + other.at[1])",
      ),
    },
  },
  {
    name: "vectors with open fields",
    given: VECTORS,
    work: { "vec.mjs": vectors("this.x = x; this.y = y;", "new Vec(this.x + other.x, this.y + other.y)") },
  },
  {
    name: "an equality of vectors",
    given: EQUALS,
    work: {
      "vec.mjs": vectors(
        PRIVATE,
        "new Vec(this.#x + other.#x, this.#y + other.#y)",
        "equals(other) { return this.#x === other.#x && this.#y === other.#y; }",
      ),
    },
  },
  {
    name: "a class that limits its values and counts its objects",
    given: one(
      "pct",
      esm(
        'import { limit, Pct } from "./pct.mjs";',
        'test("limit", () => { const before = Pct.made; assert.deepEqual(limit(150), new Pct(100)); assert.equal(Pct.made - before, 2); });\ntest("more", () => { const before = Pct.made; assert.deepEqual(limit(-3), new Pct(0)); assert.equal(Pct.made - before, 2); });',
      ),
    ),
    work: {
      "pct.mjs":
        "export class Pct { static made = 0; constructor(value) { Pct.made += 1; this.value = Math.max(0, Math.min(100, value)); } }\nexport const limit = (n) => new Pct(n);\n",
    },
  },
  {
    name: "objects of the language that are made from values",
    given: rows(
      'test("rows", () => { const { set, at, error, url } = rows(); assert.deepEqual(set, new Set([1, 2])); assert.deepEqual(at, new Date(0)); assert.deepEqual(error, new RangeError("no")); assert.deepEqual(url.href, new URL("http://a.b/").href); assert.ok(set.isSubsetOf(new Set([1, 2, 3]))); assert.ok(set.has(2)); });',
    ),
    work: {
      "rows.mjs":
        'export const rows = () => ({ set: new Set([1, 2]), at: new Date(0), error: new RangeError("no"), url: new URL("http://a.b") });\n',
    },
  },
  {
    name: "a range that contains any that is smaller",
    given: rows(
      'test("rows", () => { const all = rows(); assert.ok(all.contains(new Range(1, 3))); assert.ok(!new Range(1, 3).contains(all)); });',
      'import { Range } from "./rows.mjs";',
    ),
    work: {
      "rows.mjs":
        "export class Range { constructor(from, to) { this.from = from; this.to = to; } contains(other) { return this.from <= other.from && other.to <= this.to; } }\nexport const rows = () => new Range(-Infinity, 10);\n",
    },
  },
  {
    name: "plain bytes",
    given: BYTES,
    work: { "bytes.mjs": "export const encode = (n) => Buffer.from([n]);\n" },
  },
  {
    name: "a class of bytes with an equality of its own",
    given: one("bytes", BYTES["bytes.test.mjs"]!.replace(/assert\.equal\(.*?0\); /, "")),
    work: {
      "bytes.mjs":
        "class Bytes extends Uint8Array { equals(other) { return this.length === other.length && this.every((byte, i) => byte === other[i]); } }\nexport const encode = (n) => Bytes.of(n);\n",
    },
  },
  {
    name: "a list that is full, words in any case, and a pattern with a test of its own",
    given: rows(
      'test("rows", () => { const { list, words, wide } = rows(); assert.equal(list.push(7), 1); assert.equal(list.push(8), 1); assert.ok(words.has("A")); assert.ok(wide.test("ab")); assert.equal(`${list}`, "7!"); assert.equal(list.toString(), "7!"); });',
    ),
    work: {
      "rows.mjs":
        "class Words extends Set { has(word) { return super.has(word.toLowerCase()); } }\nexport const rows = () => ({ list: Object.defineProperties([], { push: { value(item) { if (this.length === 0) this[0] = item; return this.length; } }, toString: { value() { return `${this.join()}!`; } } }), words: new Words(['a']), wide: /b/ });\n",
    },
  },
  {
    name: "plain delays",
    given: DELAY,
    work: { "delay.mjs": "export const delay = (n) => 100 * 2 ** n;\n" },
  },
  {
    name: "objects that are compared by size, and a watch that runs",
    given: one(
      "delay",
      DELAY["delay.test.mjs"]!.replace("{ delay }", "{ delay, watch }") +
        'test("more", () => { const seen = watch(); assert.ok(seen >= 0 && seen < 1e6); assert.ok(delay(0) < delay(1)); assert.ok(new Date(1) < new Date(2)); for (let i = 0; i < delay(0); i += 50) assert.ok(i < 120); });\n',
    ),
    work: {
      "delay.mjs":
        "class Delay { constructor(ms) { this.ms = ms; } valueOf() { return this.ms; } }\nexport const delay = (n) => new Delay(100 * 2 ** n);\nexport const watch = () => { const start = performance.now(); return { [Symbol.toPrimitive]: () => performance.now() - start }; };\n",
    },
  },
  {
    name: "the local time",
    given: ZONES,
    work: { "clock.mjs": "export const local = (date) => date.getHours();\n" },
  },
  {
    name: "the local time, by a time zone that is restored",
    given: ZONES,
    work: {
      "clock.mjs":
        "export function local(date) { const zone = process.env.TZ; process.env.TZ = 'UTC'; date.getHours(); process.env.TZ = zone; return date.getHours(); }\n",
    },
  },
  {
    name: "variables that are the work's to set",
    given: one(
      "env",
      esm(
        'import { load, within } from "./env.mjs";\nconst before = { ...process.env };',
        'test("load", () => { process.env.GREETING = "old"; load("GREETING=new"); assert.equal(process.env.GREETING, "new"); process.env.GREETING = "old"; });\ntest("within", () => { process.env.TZ = "UTC"; within({ TZ: "Asia/Tokyo" }, () => { assert.equal(new Date(0).getHours(), 9); }); assert.equal(new Date(0).getHours(), 0); process.env.TZ = before.TZ ?? "UTC"; });',
      ),
    ),
    work: {
      "env.mjs":
        "export function load(text) { const [name, value] = text.split('='); process.env[name] = value; }\nexport function within(set, run) { const kept = { ...process.env }; Object.assign(process.env, set); try { return run(); } finally { for (const name of Object.keys(set)) process.env[name] = kept[name]; } }\n",
    },
  },
];

/** Right work that is refused all the same: nothing can read where it keeps its values. */
export const SEEN_REFUSED: Project[] = [
  {
    name: "vectors whose values are in a WeakMap",
    given: VECTORS,
    work: {
      "vec.mjs": `const at = new WeakMap();\n${vectors("at.set(this, [x, y]);", "new Vec(at.get(this)[0] + at.get(other)[0], at.get(this)[1] + at.get(other)[1])")}`,
    },
  },
];
