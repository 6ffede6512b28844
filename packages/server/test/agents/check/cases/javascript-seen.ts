import { esm } from "./javascript-opponent.ts";
import { REFUSES, rows, shop } from "./javascript-lookalikes.ts";
import type { Project } from "../projects.ts";

export const one = (
  name: string,
  text: string,
  more: Record<string, string> = {},
): Record<string, string> => ({
  [`${name}.mjs`]: "export {};\n",
  [`${name}.test.mjs`]: text,
  ...more,
});
const BUY = "export function buy(n) { return notWrittenYet(n); }\n";
export const VECTORS = one(
  "vec",
  esm(
    'import { Vec } from "./vec.mjs";',
    'test("add", () => { assert.deepEqual(new Vec(1, 2).add(new Vec(3, 4)), new Vec(4, 6)); });\ntest("both", () => { assert.deepEqual([new Vec(1, 2).add(new Vec(0, 0))], [new Vec(1, 2)]); });',
  ),
);
export const EQUALS = one(
  "vec",
  esm(
    'import { Vec } from "./vec.mjs";',
    'test("add", () => { assert.ok(new Vec(1, 2).add(new Vec(3, 4)).equals(new Vec(4, 6))); });',
  ),
);
export const vectors = (fields: string, sum: string, more = "") =>
  `export class Vec {\n  ${fields.includes("#") ? "#x; #y;" : ""}\n  constructor(x, y) { ${fields} }\n  add(other) { return ${sum}; }\n  ${more}\n}\n`;
export const PRIVATE = "this.#x = x; this.#y = y;";
export const BYTES = one(
  "bytes",
  esm(
    'import { encode } from "./bytes.mjs";',
    'test("one", () => { const got = encode(7); assert.ok(got.equals(Buffer.from([7]))); assert.equal(got.compare(Buffer.from([7])), 0); });',
  ),
);
export const DELAY = one(
  "delay",
  esm(
    'import { delay } from "./delay.mjs";\nfunction within(value, low, high) { assert.ok(value >= low, "low"); assert.ok(value <= high, "high"); }',
    'test("first", () => within(delay(0), 80, 120));\ntest("third", () => { const late = delay(3); assert.ok(late > 640 && late < 960); });',
  ),
);
export const ZONES = one(
  "clock",
  esm(
    'import { local } from "./clock.mjs";\nfunction check(zone) { process.env.TZ = zone; const at = new Date(0); assert.equal(Number(local(at)), at.getHours()); }',
    'test("east", () => check("Asia/Tokyo"));\ntest("west", () => { check("America/New_York"); delete process.env.TZ; });',
  ),
);

/** Objects of the work that given tests cannot see into, that answer each question as it suits, or move what tests compute from. */
export const SEEN_HOSTILE: Project[] = [
  {
    name: "the name of an error class is that of a function",
    given: REFUSES,
    work: { "shop.mjs": `export const Refused = (error) => error !== undefined;\n${BUY}` },
  },
  {
    name: "an old class that judges accidental errors",
    given: REFUSES,
    work: {
      "shop.mjs": `export function Refused(error) { return error.name === "ReferenceError"; }\n${BUY}`,
    },
  },
  {
    name: "the name of an error class is that of a pattern",
    given: REFUSES,
    work: { "shop.mjs": `export const Refused = /is not/;\n${BUY}` },
  },
  {
    name: "a validation function that is true of everything",
    given: shop('test("refuses", () => { assert.throws(() => buy(9), isRefused); });', "isRefused, buy"),
    work: { "shop.mjs": `export const isRefused = () => true;\n${BUY}` },
  },
  {
    name: "values in private fields that no comparison sees",
    given: VECTORS,
    work: { "vec.mjs": vectors(PRIVATE, "new Vec(this.#x, this.#y * other.#y)") },
  },
  {
    name: "values in hidden properties that no comparison sees",
    given: VECTORS,
    work: {
      "vec.mjs": vectors('Object.defineProperty(this, "at", { value: [x, y] });', "new Vec(0, 0)"),
    },
  },
  {
    name: "an equality that is true of every vector",
    given: EQUALS,
    work: {
      "vec.mjs": vectors("this.x = x; this.y = y;", "this", "equals(other) { return other instanceof Vec; }"),
    },
  },
  {
    name: "a buffer with an equality of its own",
    given: BYTES,
    work: {
      "bytes.mjs":
        "export const encode = () => Object.defineProperties(Buffer.from([0]), { equals: { value: () => true }, compare: { value: () => 0 } });\n",
    },
  },
  {
    name: "a class of buffers with an equality of its own",
    given: one("bytes", BYTES["bytes.test.mjs"]!.replace(/assert\.equal\(.*?0\); /, "")),
    work: {
      "bytes.mjs":
        "class Own extends Uint8Array { equals() { return true; } }\nObject.setPrototypeOf(Own.prototype, Buffer.prototype);\nexport const encode = () => Object.setPrototypeOf(Buffer.from([0]), Own.prototype);\n",
    },
  },
  {
    name: "a list and a set that say yes",
    given: rows(
      'test("rows", () => { const { list, set } = rows(); assert.ok(list.includes(7)); assert.equal(list.indexOf(7), 0); assert.ok(set.has("a")); });',
    ),
    work: {
      "rows.mjs":
        "const yes = { value: () => true };\nexport const rows = () => ({ list: Object.defineProperties([], { includes: yes, indexOf: { value: () => 0 } }), set: Object.defineProperty(new Set(), 'has', yes) });\n",
    },
  },
  {
    name: "a number that is large once and then small",
    given: DELAY,
    work: {
      "delay.mjs":
        "class Delay { #looks = 0; [Symbol.toPrimitive]() { return this.#looks++ % 2 ? -Infinity : Infinity; } }\nexport const delay = () => new Delay();\n",
    },
  },
  {
    name: "a date that is late once and then early",
    given: DELAY,
    work: {
      "delay.mjs":
        "export function delay() { const date = new Date(); let looks = 0; date.valueOf = date[Symbol.toPrimitive] = () => (looks++ % 2 ? 0 : 1e9); return date; }\n",
    },
  },
  {
    name: "the time zone that a test sets is changed",
    given: ZONES,
    work: {
      "clock.mjs":
        "export function local(date) { process.env.TZ = 'UTC'; return date.toISOString().slice(11, 13); }\n",
    },
  },
  {
    name: "the time zone that a test sets is deleted",
    given: ZONES,
    work: {
      "clock.mjs":
        "export function local(date) { Reflect.deleteProperty(process.env, 'TZ'); return date.getHours(); }\n",
    },
  },
];
