import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import {
  canonicalBytes,
  MAX_RECEIPT_BYTES,
  parseLine,
  receiptSha,
  VerifyError,
  type Receipt,
} from "@signet/verify";
import { sampleLedger, sha256, textOf } from "./support/ledger.ts";

const refused = { name: "VerifyError", code: "not_canonical" };
/** Characters that matter in JSON, and one that no receipt has. */
const PUT = ["0", "-", "9", ".", "a", "e", '"', "\\", ",", ":", "{", "}", " ", "\u00e9"];
const hasJq = spawnSync("jq", ["--version"]).status === 0;

test("fields are written sorted, compact and without an escape", () => {
  assert.equal(textOf({ b: 1, a: "x y", c_1: true, _: -7 }), '{"_":-7,"a":"x y","b":1,"c_1":true}');
  assert.equal(textOf({}), "{}");
});

test("keys that look like numbers are sorted as text, as every other JSON sorter does", () => {
  const text = '{"10":1,"9":2,"a":3}';
  assert.equal(textOf({ a: 3, 9: 2, 10: 1 }), text);
  assert.deepEqual(parseLine(text), { a: 3, 9: 2, 10: 1 });
});

test("the canonical bytes are those of jq -cS", { skip: hasJq ? false : "jq is not installed" }, async () => {
  for (const receipt of sampleLedger(2)) {
    const shuffled = Object.fromEntries(Object.entries(receipt).reverse());
    const input = JSON.stringify({ ...shuffled, receipt_sha: "0".repeat(64) }, null, 2);
    const { stdout } = spawnSync("jq", ["-cSj", "del(.receipt_sha)"], { input });
    assert.deepEqual(new Uint8Array(stdout), canonicalBytes(receipt));
    assert.equal(sha256(stdout), await receiptSha({ ...receipt, receipt_sha: "anything" }));
  }
});

test("what another JSON writer could write otherwise has no canonical form", () => {
  const outside: unknown[] = [
    '"',
    "\\",
    "\n",
    "\u007f",
    "é",
    "\ud800",
    1.5,
    Number.NaN,
    -0,
    2 ** 53,
    null,
    undefined,
    [],
    {},
    1n,
  ];
  for (const value of outside)
    assert.throws(() => canonicalBytes({ a: value } as Receipt), refused, String(value));
  for (const key of ["", "A", "a-b", 'a"', "é"])
    assert.throws(() => canonicalBytes({ [key]: 1 }), refused, key);
});

test("a refused receipt names the field that is to blame", () => {
  assert.throws(() => canonicalBytes({ a: 1, task: "two\nlines", z: 1 }), /^VerifyError: task /);
});

test("8 KiB are a receipt, one byte more is not", () => {
  const filled = (bytes: number) => ({ a: "x".repeat(bytes - '{"a":""}'.length) });
  assert.equal(canonicalBytes(filled(MAX_RECEIPT_BYTES)).length, 8192);
  assert.throws(() => canonicalBytes(filled(MAX_RECEIPT_BYTES + 1)), refused);
  assert.throws(() => parseLine(`${textOf(filled(MAX_RECEIPT_BYTES))} `), refused);
});

test("a line is read only if it is, byte for byte, its own canonical form", () => {
  const good = '{"a":1,"b":"x"}';
  assert.deepEqual(parseLine(good), { a: 1, b: "x" });
  const variants = {
    "a byte order mark": `\ufeff${good}`,
    "a carriage return": `${good}\r`,
    "a space before": ` ${good}`,
    "a space inside": '{"a": 1,"b":"x"}',
    "a repeated key": '{"a":1,"a":1,"b":"x"}',
    "a repeated key with another value": '{"a":2,"a":1,"b":"x"}',
    "another order": '{"b":"x","a":1}',
    "1.0 for 1": '{"a":1.0,"b":"x"}',
    "1e0 for 1": '{"a":1e0,"b":"x"}',
    "minus zero": '{"a":-0}',
    "2^53 + 1": '{"a":9007199254740993}',
    "an escape": String.raw`{"a":1,"b":"\u0078"}`,
    "an escaped key": String.raw`{"\u0061":1,"b":"x"}`,
    "a lone surrogate": '{"a":"\ud83d"}',
    "an escaped lone surrogate": String.raw`{"a":"\ud83d"}`,
    "a nested object": '{"a":{}}',
    null: '{"a":null}',
    "an array": "[1]",
    "a bare number": "1",
    nothing: "",
    "two objects": `${good}${good}`,
    "JSON that is none": "{a:1}",
  };
  for (const [name, line] of Object.entries(variants)) assert.throws(() => parseLine(line), refused, name);
});

test("with any byte changed, removed or doubled, a line is read exactly if writing it again gives the same bytes", () => {
  const lines = ['{"a":"x y","b":true,"c":-12,"d":9007199254740991}', '{"10":-1,"9":0,"a":"x"}'];
  const isSame = (text: string) => {
    try {
      return textOf(JSON.parse(text) as Receipt) === text;
    } catch {
      return false;
    }
  };
  let read = 0;
  for (const line of lines)
    for (let at = 0; at < line.length; at++)
      for (const put of ["", line[at]!.repeat(2), ...PUT]) {
        const text = line.slice(0, at) + put + line.slice(at + 1);
        if (isSame(text)) read += Number(parseLine(text) !== null);
        else assert.throws(() => parseLine(text), refused, text);
      }
  assert.ok(read > 50, `${read} of them`);
});

test("a field called __proto__ is a field like any other", () => {
  const line = '{"__proto__":1,"a":2}';
  const read = parseLine(line);
  assert.deepEqual(Object.keys(read), ["__proto__", "a"]);
  assert.equal(textOf(read), line);
});

test("a refusal is a VerifyError with a code", () => {
  assert.throws(
    () => parseLine("x"),
    (error) => error instanceof VerifyError && error.code === "not_canonical",
  );
});
