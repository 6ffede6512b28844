import assert from "node:assert/strict";
import { test } from "node:test";
import { fillTemplate } from "./fill-template.mjs";

test("names and paths are replaced by their values", () => {
  assert.deepEqual(
    fillTemplate("Dear {name}, you owe {sum}.", { name: "Ada", sum: 0 }),
    "Dear Ada, you owe 0.",
  );
  assert.deepEqual(fillTemplate("{user.name}!", { user: { name: "Bo" } }), "Bo!");
  assert.deepEqual(fillTemplate("{a}{a}", { a: "x" }), "xx");
});

test("values are not read as templates", () => {
  assert.deepEqual(fillTemplate("{a}", { a: "{b} $& \\1", b: "no" }), "{b} $& \\1");
});

test("doubled braces are braces", () => {
  assert.deepEqual(fillTemplate("{{a}} {a}", { a: 1 }), "{a} 1");
  assert.deepEqual(fillTemplate("{ a }", { a: 1 }), "{ a }");
});

test("a missing name is empty, a text of your choice or an error", () => {
  assert.deepEqual(fillTemplate("[{x}]", {}), "[]");
  assert.deepEqual(fillTemplate("[{constructor}{a.b}]", { a: 1 }, "?"), "[??]");
  assert.throws(() => fillTemplate("{x}", {}, null), RangeError);
});
