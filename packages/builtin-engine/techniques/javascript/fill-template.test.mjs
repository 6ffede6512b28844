import assert from "node:assert/strict";
import { test } from "node:test";
import {
  fillTemplate,
  fillInTemplate,
  fillTheTemplate,
  fillDollarTemplate,
  fillTemplateWith,
  fillTemplateInOrder,
} from "./fill-template.mjs";

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

test("readings that differ", () => {
  assert.deepEqual(fillTemplate("{a}", { a: true }), "true");
  assert.deepEqual(fillInTemplate("Hi {name}, {x} {{name}}", { name: "Ann" }), "Hi Ann, {x} {Ann}");
  assert.deepEqual(fillInTemplate("Hi {name}{x}", { name: "Ann" }, true), "Hi Ann");
  assert.deepEqual(
    fillTheTemplate("Hi {{name}} {{ age }} {{x}} {name}", { name: "Ann", age: 3 }),
    "Hi Ann 3 {{x}} {name}",
  );
  assert.deepEqual(fillTheTemplate("a{{x}}b", {}, true), "ab");
  assert.deepEqual(fillTheTemplate("{{x}}", { x: null }), "{{x}}");
  assert.deepEqual(fillDollarTemplate("Hi ${name} $name ${x}", { name: "Ann" }), "Hi Ann $name ${x}");
  assert.deepEqual(fillDollarTemplate("a${x}", {}, true), "a");
  assert.deepEqual(fillTemplateWith("Hi [name] [x]", { name: "Ann" }), "Hi Ann [x]");
  assert.deepEqual(fillTemplateWith("Hi %name%", { name: "Ann" }, "%", "%"), "Hi Ann");
  assert.deepEqual(fillTemplateInOrder("{0} {1} {0} {5}", ["a", 2]), "a 2 a {5}");
  assert.deepEqual(fillTemplateInOrder("{} and {} {}", ["a", "b"]), "a and b {}");
});
