import assert from "node:assert/strict";
import { test } from "node:test";
import {
  versionParts,
  compareDotted,
  versionRelation,
  versionSign,
  isUpdateAvailable,
  isVersionAtLeast,
  newestVersion,
  sortVersions,
  bumpVersion,
  nextVersion,
  versionChange,
  compareAllDotted,
  isSameVersionUpTo,
} from "./dotted-versions.mjs";

test("compared", () => {
  assert.deepEqual(versionParts("v1.10.2-beta"), [1, 10, 2]);
  assert.deepEqual(versionParts("1-2", "-"), [1, 2]);
  assert.deepEqual(compareDotted("1.10", "1.9.5"), 1);
  assert.deepEqual(compareDotted("1.0", "1.0.0.0"), 0);
  assert.deepEqual(compareDotted("1.0.1", "1.1"), -1);
  assert.deepEqual(compareDotted("1-2", "1-10", "-"), -1);
  assert.deepEqual(versionRelation("2.0", "1.9"), "newer");
  assert.deepEqual(versionRelation("1.0", "1"), "equal");
  assert.deepEqual(versionRelation("1.0", "2", "new", "old", "same"), "old");
  assert.deepEqual(versionSign("1.2", "1.10"), "<");
  assert.deepEqual(isUpdateAvailable("1.2", "1.10"), true);
  assert.deepEqual(isUpdateAvailable("1.2", "1.2.0"), false);
  assert.deepEqual(isVersionAtLeast("1.2", "1.2.0"), true);
  assert.deepEqual(isVersionAtLeast("1.1", "1.2"), false);
});

test("lists and next ones", () => {
  assert.deepEqual(newestVersion(["1.2", "1.10", "1.9"]), "1.10");
  assert.deepEqual(newestVersion([]), null);
  assert.deepEqual(sortVersions(["1.10", "1.2", "1"]), ["1", "1.2", "1.10"]);
  assert.deepEqual(sortVersions(["1", "2"], true), ["2", "1"]);
  assert.deepEqual(bumpVersion("1.2.3"), "1.2.4");
  assert.deepEqual(bumpVersion("1.2.3", "minor"), "1.3.0");
  assert.deepEqual(bumpVersion("v1.2", "major"), "v2.0");
  assert.deepEqual(nextVersion("1.2.9"), "1.3.0");
  assert.deepEqual(nextVersion("9.9.9"), "10.0.0");
  assert.deepEqual(nextVersion("9"), "10");
  assert.deepEqual(versionChange("1.2.3", "1.3.0"), "minor");
  assert.deepEqual(versionChange("1.2.3", "1.2.3"), "none");
});

test("readings that differ", () => {
  assert.deepEqual(compareAllDotted("1.0.0", "1.0"), 1);
  assert.deepEqual(compareAllDotted("1.0", "1.0.0"), -1);
  assert.deepEqual(compareAllDotted("1.0", "1.0"), 0);
  assert.deepEqual(compareAllDotted("1.2", "1.0.9"), 1);
  assert.deepEqual(isSameVersionUpTo("1.2.3", "1.2.4"), false);
  assert.deepEqual(isSameVersionUpTo("1.2.3", "1.2.4", "minor"), true);
  assert.deepEqual(isSameVersionUpTo("1.2.3", "1.3.3", "minor"), false);
  assert.deepEqual(isSameVersionUpTo("1.2.3", "1.2.3"), true);
});
