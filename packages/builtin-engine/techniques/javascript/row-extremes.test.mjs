import assert from "node:assert/strict";
import { test } from "node:test";
import {
  bestRow,
  worstRow,
  bestName,
  worstName,
  bestNames,
  worstNames,
  lastBestName,
} from "./row-extremes.mjs";

test("objects", () => {
  assert.deepEqual(
    bestRow([
      { id: 9, name: "Ann", score: 3 },
      { id: 1, name: "Bob", score: 8 },
    ]),
    { id: 1, name: "Bob", score: 8 },
  );
  assert.deepEqual(
    worstRow([
      { name: "Ann", score: 3 },
      { name: "Bob", score: 8 },
    ]),
    { name: "Ann", score: 3 },
  );
  assert.deepEqual(
    bestRow(
      [
        { a: 1, b: 5 },
        { a: 2, b: 3 },
      ],
      "b",
    ),
    { a: 1, b: 5 },
  );
  assert.deepEqual(bestRow([]), null);
  assert.deepEqual(worstRow([], "a", {}), {});
  assert.deepEqual(
    bestName([
      { city: "Rome", name: "Ann", age: 30 },
      { city: "Oslo", name: "Bob", age: 41 },
    ]),
    "Bob",
  );
  assert.deepEqual(
    bestName(
      [
        { city: "Rome", name: "Ann", age: 30 },
        { city: "Oslo", name: "Bob", age: 41 },
      ],
      null,
      "age",
      "city",
    ),
    "Oslo",
  );
  assert.deepEqual(
    worstName([
      { title: "Dune", price: 9 },
      { title: "Emma", price: 5 },
      { title: "It", price: 5 },
    ]),
    "Emma",
  );
  assert.deepEqual(bestName([], "nobody"), "nobody");
  assert.deepEqual(worstName([]), null);
});

test("pairs, dictionaries and ties", () => {
  assert.deepEqual(
    bestName([
      ["a", 1],
      ["b", 7],
    ]),
    "b",
  );
  assert.deepEqual(bestName({ tea: 3, milk: 9, rice: 9 }), "milk");
  assert.deepEqual(lastBestName({ tea: 3, milk: 9, rice: 9 }), "rice");
  assert.deepEqual(lastBestName([]), null);
  assert.deepEqual(bestNames({ tea: 3, milk: 9, rice: 9 }), ["milk", "rice"]);
  assert.deepEqual(
    worstNames([
      ["a", -1],
      ["b", 7],
      ["c", -1],
    ]),
    ["a", "c"],
  );
  assert.deepEqual(bestNames([]), []);
});

test("rows without the number are left out", () => {
  assert.deepEqual(bestName([{ name: "Ann" }, { name: "Bob", score: -2 }]), "Bob");
  assert.deepEqual(
    worstName([
      { name: "Ann", score: null },
      { name: "Bob", score: 2 },
    ]),
    "Bob",
  );
});
