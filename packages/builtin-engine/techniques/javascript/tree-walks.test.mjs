import assert from "node:assert/strict";
import { test } from "node:test";
import {
  countNodes,
  countAllNodes,
  treeDepth,
  countLeaves,
  leafValues,
  treeValues,
  treeSum,
  treeMax,
  treeLevels,
  treePaths,
  treePathTexts,
  hasPathSum,
  pathToValue,
  treeIncludes,
  inorder,
  postorder,
  invertTree,
  isSearchTree,
  treeLines,
  descendants,
  ancestors,
  nestedTotal,
} from "./tree-walks.mjs";

test("counts", () => {
  assert.deepEqual(
    countNodes({ value: 1, children: [{ value: 2, children: [{ value: 3 }] }, { value: 4 }] }),
    4,
  );
  assert.deepEqual(countNodes(null), 0);
  assert.deepEqual(countNodes({ replies: [{}] }, "replies"), 2);
  assert.deepEqual(countAllNodes([{ replies: [{ replies: [] }, {}] }, {}]), 4);
  assert.deepEqual(countAllNodes([{ children: [{}] }], "children"), 2);
  assert.deepEqual(
    treeDepth({ value: 1, children: [{ value: 2, children: [{ value: 3 }] }, { value: 4 }] }),
    3,
  );
  assert.deepEqual(treeDepth({ value: 1, left: null, right: { value: 2 } }), 2);
  assert.deepEqual(treeDepth(null), 0);
  assert.deepEqual(
    countLeaves({ value: 1, children: [{ value: 2, children: [{ value: 3 }] }, { value: 4 }, { value: 5 }] }),
    3,
  );
  assert.deepEqual(countLeaves({ value: 1 }), 1);
  assert.deepEqual(
    leafValues({ value: 1, children: [{ value: 2, children: [{ value: 3 }] }, { value: 4 }] }),
    [3, 4],
  );
  assert.deepEqual(nestedTotal({ a: 5, docs: { b: 3, more: [1, 2] }, name: "x", on: true, none: null }), 11);
});

test("values", () => {
  assert.deepEqual(treeValues({ value: 1, left: { value: 2 }, right: { value: 3 } }), [1, 2, 3]);
  assert.deepEqual(treeSum({ value: 1, children: [{ value: 2 }, {}] }), 3);
  assert.deepEqual(treeSum({ n: 5, kids: [{ n: 1 }] }, "kids", "n"), 6);
  assert.deepEqual(treeMax({ value: 1, children: [{ value: 9 }, { value: 4 }] }), 9);
  assert.deepEqual(treeMax(null), null);
  assert.deepEqual(treeLevels({ value: 1, left: { value: 2, right: { value: 4 } }, right: { value: 3 } }), [
    [1],
    [2, 3],
    [4],
  ]);
  assert.deepEqual(treeLevels(null), []);
  assert.deepEqual(
    treePaths({ value: 1, children: [{ value: 2, children: [{ value: 3 }] }, { value: 4 }] }),
    [
      [1, 2, 3],
      [1, 4],
    ],
  );
  assert.deepEqual(treePaths(null), []);
  assert.deepEqual(treePathTexts({ value: 1, left: { value: 2 } }), ["1->2"]);
  assert.deepEqual(treePathTexts({ value: "a", children: [{ value: "b" }] }, "/"), ["a/b"]);
  assert.deepEqual(hasPathSum({ value: 1, left: { value: 2 }, right: { value: 5 } }, 6), true);
  assert.deepEqual(hasPathSum({ value: 1, left: { value: 2 } }, 1), false);
  assert.deepEqual(
    pathToValue({ value: "a", children: [{ value: "b" }, { value: "c", children: [{ value: "d" }] }] }, "d"),
    ["a", "c", "d"],
  );
  assert.deepEqual(pathToValue({ value: "a" }, "x"), null);
  assert.deepEqual(pathToValue(null, 1), null);
  assert.deepEqual(treeIncludes({ value: 1, children: [{ value: 2 }] }, 2), true);
  assert.deepEqual(treeIncludes({ value: 1 }, 2), false);
  assert.deepEqual(treeLines({ value: "a", children: [{ value: "b", children: [{ value: "c" }] }] }), [
    "a",
    "  b",
    "    c",
  ]);
  assert.deepEqual(treeLines({ value: 1, left: { value: 2 } }, "-"), ["1", "-2"]);
});

test("binary trees and names", () => {
  assert.deepEqual(inorder({ value: 2, left: { value: 1 }, right: { value: 3 } }), [1, 2, 3]);
  assert.deepEqual(inorder(null), []);
  assert.deepEqual(postorder({ value: 2, left: { value: 1 }, right: { value: 3 } }), [1, 3, 2]);
  assert.deepEqual(invertTree({ value: 2, left: { value: 1, left: null, right: null }, right: null }), {
    value: 2,
    left: null,
    right: { value: 1, left: null, right: null },
  });
  assert.deepEqual(isSearchTree({ value: 2, left: { value: 1 }, right: { value: 3 } }), true);
  assert.deepEqual(isSearchTree({ value: 2, left: { value: 3 } }), false);
  assert.deepEqual(descendants({ Ann: ["Bob", "Cid"], Bob: ["Dan"] }, "Ann"), ["Bob", "Dan", "Cid"]);
  assert.deepEqual(descendants({}, "Ann"), []);
  assert.deepEqual(ancestors({ Dan: "Bob", Bob: "Ann" }, "Dan"), ["Bob", "Ann"]);
  assert.deepEqual(ancestors({ a: "b", b: "a" }, "a"), ["b", "a"]);
});
