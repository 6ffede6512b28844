import assert from "node:assert/strict";
import { test } from "node:test";
import {
  rowsByGroup,
  namesByGroup,
  countByGroup,
  totalByGroup,
  averageByGroup,
  highestByGroup,
  bestNameByGroup,
  groupWithLargestTotal,
} from "./row-groups.mjs";

test("groups", () => {
  assert.deepEqual(
    rowsByGroup([
      { name: "a", city: "R", n: 1 },
      { name: "b", city: "O", n: 2 },
    ]),
    { R: [{ name: "a", city: "R", n: 1 }], O: [{ name: "b", city: "O", n: 2 }] },
  );
  assert.deepEqual(rowsByGroup([]), {});
  assert.deepEqual(rowsByGroup([{ a: "x" }, { a: "y" }, { a: "x" }], "a"), {
    x: [{ a: "x" }, { a: "x" }],
    y: [{ a: "y" }],
  });
  assert.deepEqual(
    namesByGroup([
      { name: "a", city: "R" },
      { name: "b", city: "O" },
      { name: "c", city: "R" },
    ]),
    { R: ["a", "c"], O: ["b"] },
  );
  assert.deepEqual(
    namesByGroup([
      { city: "R", name: "a" },
      { city: "R", name: "b" },
    ]),
    { R: ["a", "b"] },
  );
  assert.deepEqual(
    namesByGroup([
      ["tea", "drink"],
      ["milk", "drink"],
      ["pea", "food"],
    ]),
    { drink: ["tea", "milk"], food: ["pea"] },
  );
  assert.deepEqual(namesByGroup([{ name: "a", nick: "x", city: "R" }], "city", "nick"), { R: ["x"] });
  assert.deepEqual(countByGroup([{ name: "a" }, { name: "b" }, { name: "a" }, {}]), { a: 2, b: 1, other: 1 });
});

test("numbers", () => {
  assert.deepEqual(
    totalByGroup([
      { category: "food", amount: 5 },
      { category: "fun", amount: 2 },
      { category: "food", amount: 1.5 },
    ]),
    { food: 6.5, fun: 2 },
  );
  assert.deepEqual(
    totalByGroup([
      ["a", 1],
      ["b", 2],
      ["a", 3],
    ]),
    { a: 4, b: 2 },
  );
  assert.deepEqual(
    totalByGroup(
      [
        { g: "x", a: 1, b: 5 },
        { g: "x", a: 1, b: 6 },
      ],
      "g",
      "b",
    ),
    { x: 11 },
  );
  assert.deepEqual(totalByGroup([]), {});
  assert.deepEqual(
    averageByGroup([
      { c: "A", s: 1 },
      { c: "A", s: 2 },
      { c: "B", s: 5 },
    ]),
    { A: 1.5, B: 5 },
  );
  assert.deepEqual(
    averageByGroup(
      [
        { c: "A", s: 1 },
        { c: "A", s: 1 },
        { c: "A", s: 2 },
      ],
      "c",
      "s",
      1,
    ),
    { A: 1.3 },
  );
  assert.deepEqual(averageByGroup([{ c: "A", s: 1 }, { c: "B" }]), { A: 1, B: 0 });
  assert.deepEqual(
    highestByGroup([
      ["a", 1],
      ["b", 2],
      ["a", 3],
    ]),
    { a: 3, b: 2 },
  );
  assert.deepEqual(highestByGroup([{ c: "A", s: 1 }, { c: "B" }]), { A: 1, B: null });
  assert.deepEqual(
    bestNameByGroup([
      { name: "Ann", team: "x", s: 3 },
      { name: "Bob", team: "x", s: 7 },
      { name: "Cy", team: "y", s: 1 },
    ]),
    { x: "Bob", y: "Cy" },
  );
  assert.deepEqual(
    groupWithLargestTotal([
      ["a", 1],
      ["b", 3],
      ["a", 3],
    ]),
    "a",
  );
  assert.deepEqual(groupWithLargestTotal([]), null);
});
