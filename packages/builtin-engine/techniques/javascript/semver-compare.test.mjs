import assert from "node:assert/strict";
import { test } from "node:test";
import { parseVersion, compareVersions, satisfies } from "./semver-compare.mjs";

test("numbers are compared as numbers", () => {
  assert.deepEqual(compareVersions("1.10.0", "1.9.9"), 1);
  assert.deepEqual(compareVersions("1.2.3", "v1.2.3+build.5"), 0);
  assert.deepEqual(compareVersions("1.2.3", "2.0.0"), -1);
});

test("the order of prereleases in the specification", () => {
  assert.deepEqual(compareVersions("1.0.0-alpha", "1.0.0-alpha.1"), -1);
  assert.deepEqual(compareVersions("1.0.0-alpha.1", "1.0.0-alpha.beta"), -1);
  assert.deepEqual(compareVersions("1.0.0-beta.11", "1.0.0-beta.2"), 1);
  assert.deepEqual(compareVersions("1.0.0-rc.1", "1.0.0"), -1);
  assert.deepEqual(compareVersions("1.0.0", "1.0.0-rc.1"), 1);
  assert.deepEqual(compareVersions("1.0.0-rc", "1.0.0-rc"), 0);
  assert.deepEqual(compareVersions("1.0.0-alpha", "1.0.0-beta"), -1);
  assert.deepEqual(compareVersions("1.0.0-beta", "1.0.0-alpha"), 1);
  assert.deepEqual(compareVersions("1.0.0-1", "1.0.0-2"), -1);
});

test("ranges", () => {
  assert.deepEqual(satisfies("1.9.0", "^1.2.3"), true);
  assert.deepEqual(satisfies("2.0.0", "^1.2.3"), false);
  assert.deepEqual(satisfies("1.2.2", "^1.2.3"), false);
  assert.deepEqual(satisfies("0.3.0", "^0.2.3"), false);
  assert.deepEqual(satisfies("0.2.9", "^0.2.3"), true);
  assert.deepEqual(satisfies("0.0.4", "^0.0.3"), false);
  assert.deepEqual(satisfies("1.2.9", "~1.2.3"), true);
  assert.deepEqual(satisfies("1.3.0", "~1.2.3"), false);
  assert.deepEqual(satisfies("1.3.0", ">= 1.3.0"), true);
  assert.deepEqual(satisfies("1.3.0", "1.3.1"), false);
  assert.deepEqual(satisfies("1.3.0", "<1.3.0"), false);
  assert.deepEqual(satisfies("1.3.0", ">1.3.0"), false);
  assert.deepEqual(satisfies("1.3.0", ">1.2.9"), true);
  assert.deepEqual(satisfies("1.3.0", "<=1.3.0"), true);
  assert.deepEqual(satisfies("1.3.0", "<=1.2.9"), false);
  assert.deepEqual(satisfies("1.3.0", "^1.3.0"), true);
  assert.deepEqual(satisfies("1.3.0", "=1.3.0"), true);
});

test("prereleases by choice", () => {
  assert.deepEqual(satisfies("1.3.0-rc.1", ">=1.2.0"), false);
  assert.deepEqual(satisfies("1.3.0-rc.1", ">=1.2.0", true), true);
});

test("what is no version is refused", () => {
  assert.throws(() => compareVersions("1.2", "1.2.0"), RangeError);
  assert.throws(() => compareVersions("01.2.3", "1.2.3"), RangeError);
  assert.throws(() => satisfies("1.2.3", ""), RangeError);
  assert.deepEqual(parseVersion("v1.2.3-rc.1+x"), { numbers: [1, 2, 3], pre: ["rc", "1"] });
});
