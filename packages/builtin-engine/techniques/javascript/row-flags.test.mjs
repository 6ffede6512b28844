import assert from "node:assert/strict";
import { test } from "node:test";
import {
  rowsFlagged,
  namesFlagged,
  namesNotFlagged,
  countFlagged,
  percentFlagged,
  areAllFlagged,
  setFlag,
  toggleFlag,
} from "./row-flags.mjs";

test("kept and counted", () => {
  assert.deepEqual(
    rowsFlagged([
      { t: "a", done: true },
      { t: "b", done: false },
    ]),
    [{ t: "a", done: true }],
  );
  assert.deepEqual(rowsFlagged([{ t: "a", done: true }, { t: "b" }], false), [{ t: "b" }]);
  assert.deepEqual(
    namesFlagged([
      { name: "Ann", active: true },
      { name: "Bob", active: false },
    ]),
    ["Ann"],
  );
  assert.deepEqual(
    namesFlagged([
      ["wash", true],
      ["cook", false],
    ]),
    ["wash"],
  );
  assert.deepEqual(
    namesNotFlagged([
      { title: "x", done: true },
      { title: "y", done: false },
    ]),
    ["y"],
  );
  assert.deepEqual(namesFlagged([{ a: true, b: false, t: "x", u: "y" }], false, "b", "u"), ["y"]);
  assert.deepEqual(countFlagged([{ done: true }, { done: false }, { done: true }]), 2);
  assert.deepEqual(countFlagged([{ done: true }, { done: false }, { done: true }], false), 1);
  assert.deepEqual(percentFlagged([{ done: true }, { done: false }, { done: true }]), 67);
  assert.deepEqual(percentFlagged([]), 0);
  assert.deepEqual(areAllFlagged([{ done: true }, { done: false }]), false);
  assert.deepEqual(areAllFlagged([]), true);
});

test("changed", () => {
  assert.deepEqual(
    setFlag(
      [
        { name: "a", done: false },
        { name: "b", done: false },
      ],
      "b",
    ),
    [
      { name: "a", done: false },
      { name: "b", done: true },
    ],
  );
  assert.deepEqual(
    toggleFlag(
      [
        { name: "a", done: false },
        { name: "b", done: true },
      ],
      "b",
    ),
    [
      { name: "a", done: false },
      { name: "b", done: false },
    ],
  );
  assert.deepEqual(toggleFlag([{ name: "a", done: false }], "z"), [{ name: "a", done: false }]);
});

test("names first", () => {
  assert.deepEqual(namesFlagged([{ city: "Rome", name: "Ann", on: true }]), ["Ann"]);
});
