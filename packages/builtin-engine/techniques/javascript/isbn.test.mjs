import assert from "node:assert/strict";
import { test } from "node:test";
import { isIsbn, toIsbn13, isIsbn10, isIsbn13 } from "./isbn.mjs";

test("both lengths, with or without hyphens", () => {
  assert.deepEqual(isIsbn("0-306-40615-2"), true);
  assert.deepEqual(isIsbn("978-0-306-40615-7"), true);
  assert.deepEqual(isIsbn("0-8044-2957-X"), true);
  assert.deepEqual(isIsbn("080442957x"), true);
});

test("wrong digits and shapes", () => {
  assert.deepEqual(isIsbn("0-306-40615-3"), false);
  assert.deepEqual(isIsbn("978-0-306-40615-8"), false);
  assert.deepEqual(isIsbn("0-306-04615-2"), false);
  assert.deepEqual(isIsbn("977-0-306-40615-7"), false);
  assert.deepEqual(isIsbn("X123456789"), false);
  assert.deepEqual(isIsbn(""), false);
});

test("the long form", () => {
  assert.deepEqual(toIsbn13("0-306-40615-2"), "9780306406157");
  assert.deepEqual(toIsbn13("080442957X"), "9780804429573");
  assert.deepEqual(toIsbn13("978-0-306-40615-7"), "9780306406157");
  assert.deepEqual(toIsbn13("0306406152", "979"), "9790306406156");
  assert.throws(() => toIsbn13("0-306-40615-3"), RangeError);
});

test("readings that differ", () => {
  assert.deepEqual(isIsbn10("3-598-21508-8"), true);
  assert.deepEqual(isIsbn10("3-598-21508-8", true), false);
  assert.deepEqual(isIsbn10("3598215088", true), true);
  assert.deepEqual(isIsbn10("978-0-306-40615-7"), false);
  assert.deepEqual(isIsbn13("978-0-306-40615-7"), true);
  assert.deepEqual(isIsbn13("978-0-306-40615-7", true), false);
  assert.deepEqual(isIsbn13("3-598-21508-8"), false);
  assert.deepEqual(isIsbn13("3-598-21508-8", true), false);
});
