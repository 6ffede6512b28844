import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isEmail,
  normaliseEmail,
  isAnyEmail,
  isEmailWith,
  normaliseAnyEmail,
  partsOfEmail,
  domainOfEmail,
  nameOfEmail,
} from "./email-shape.mjs";

test("usual addresses", () => {
  assert.deepEqual(isEmail("ada@example.org"), true);
  assert.deepEqual(isEmail("a.b+tag@mail.example.co.uk"), true);
  assert.deepEqual(isEmail("o'neil@x-y.io"), true);
  assert.deepEqual(isEmail("a@xn--bcher-kva.example"), true);
});

test("wrong names", () => {
  assert.deepEqual(isEmail("@example.org"), false);
  assert.deepEqual(isEmail(".a@example.org"), false);
  assert.deepEqual(isEmail("a.@example.org"), false);
  assert.deepEqual(isEmail("a..b@example.org"), false);
  assert.deepEqual(isEmail("a b@example.org"), false);
  assert.deepEqual(isEmail("a@b@example.org"), false);
});

test("wrong domains", () => {
  assert.deepEqual(isEmail("a@localhost"), false);
  assert.deepEqual(isEmail("a@-x.org"), false);
  assert.deepEqual(isEmail("a@x-.org"), false);
  assert.deepEqual(isEmail("a@x..org"), false);
  assert.deepEqual(isEmail("a@127.0.0.1"), false);
  assert.deepEqual(isEmail("a@example.org\n"), false);
  assert.deepEqual(isEmail(""), false);
});

test("length and comparison", () => {
  assert.deepEqual(isEmail("ada@example.org", 14), false);
  assert.deepEqual(isEmail("ada@example.org", 15), true);
  assert.deepEqual(normaliseEmail(" Ada@Example.ORG "), "Ada@example.org");
  assert.throws(() => normaliseEmail("ada"), RangeError);
  const long = `${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.`;
  assert.equal(isEmail(long + "d".repeat(61)), true);
  assert.equal(isEmail(long + "d".repeat(62)), false);
});

test("readings that differ", () => {
  assert.deepEqual(isAnyEmail("a..b@c.de"), true);
  assert.deepEqual(isAnyEmail("a@b"), false);
  assert.deepEqual(isAnyEmail("a@b", false), true);
  assert.deepEqual(isAnyEmail("a@.b"), false);
  assert.deepEqual(isAnyEmail("a b@c.de"), false);
  assert.deepEqual(isAnyEmail("a@b@c.de"), false);
  assert.deepEqual(isAnyEmail("@b.c"), false);
  assert.deepEqual(isEmailWith("a.b@c"), true);
  assert.deepEqual(isEmailWith("a.b@c", true), false);
  assert.deepEqual(isEmailWith("a@b.c", true), true);
  assert.deepEqual(isEmailWith("a.b"), false);
  assert.deepEqual(isEmailWith("@."), true);
  assert.deepEqual(normaliseAnyEmail(" Ann@X.Org "), "ann@x.org");
  assert.deepEqual(partsOfEmail("ann@x.org"), ["ann", "x.org"]);
  assert.deepEqual(partsOfEmail("a@b@c"), null);
  assert.deepEqual(domainOfEmail("ann@X.org"), "x.org");
  assert.deepEqual(domainOfEmail("ann@X.org", true), "X.org");
  assert.deepEqual(domainOfEmail("ann"), "");
  assert.deepEqual(domainOfEmail("@x"), "x");
  assert.deepEqual(nameOfEmail("Ann.B@x.org"), "Ann.B");
});
