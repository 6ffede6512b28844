import assert from "node:assert/strict";
import { test } from "node:test";
import { parseQuery, writeQuery } from "./query-string.mjs";

test("names may repeat, values may be missing", () => {
  assert.deepEqual(parseQuery("?a=1&b=&c&a=2"), [
    ["a", "1"],
    ["b", ""],
    ["c", ""],
    ["a", "2"],
  ]);
  assert.deepEqual(parseQuery("q=a%26b+c%3D%C3%BC&x=y=z"), [
    ["q", "a&b c=ü"],
    ["x", "y=z"],
  ]);
  assert.deepEqual(parseQuery(""), []);
  assert.deepEqual(parseQuery("=x"), [["", "x"]]);
  assert.deepEqual(parseQuery("&&a=1&"), [["a", "1"]]);
});

test("broken escapes are refused", () => {
  assert.throws(() => parseQuery("a=%zz"), RangeError);
  assert.throws(() => parseQuery("a=%"), RangeError);
  assert.throws(() => parseQuery("a=%ff"), RangeError);
});

test("what was written is read back", () => {
  assert.deepEqual(writeQuery({ q: "a&b c=ü", n: [1, 2], z: null }), "q=a%26b+c%3D%C3%BC&n=1&n=2");
  assert.deepEqual(writeQuery({ "a b": "1+1 (x)*" }, "%20"), "a%20b=1%2B1%20%28x%29%2A");
  assert.deepEqual(parseQuery(writeQuery([["k&", "=+%"]])), [["k&", "=+%"]]);
  assert.deepEqual(writeQuery({}), "");
});
