import assert from "node:assert/strict";
import { test } from "node:test";
import { createUndoStack } from "./undo-stack.mjs";

test("steps back and forth", () => {
  const history = createUndoStack("");
  history.change("a");
  history.change("ab");
  assert.deepEqual(history.undo(), "a");
  assert.deepEqual(history.undo(), "");
  assert.deepEqual(history.undo(), "");
  assert.deepEqual(history.redo(), "a");
  assert.deepEqual(history.redo(), "ab");
  assert.deepEqual(history.redo(), "ab");
  assert.deepEqual(history.current(), "ab");
});

test("a change after undo drops what lay ahead", () => {
  const history = createUndoStack(1);
  history.change(2);
  history.undo();
  assert.deepEqual(history.canRedo(), true);
  history.change(3);
  assert.deepEqual(history.canRedo(), false);
  assert.deepEqual(history.redo(), 3);
  assert.deepEqual(history.undo(), 1);
  assert.deepEqual(history.canUndo(), false);
});

test("the number of steps is limited", () => {
  const history = createUndoStack(0, 2);
  history.change(1);
  history.change(2);
  history.change(3);
  assert.deepEqual([history.undo(), history.undo(), history.undo()], [2, 1, 1]);
  assert.deepEqual(history.canUndo(), false);
});

test("null is a state like others", () => {
  const history = createUndoStack(null);
  history.change(1);
  assert.deepEqual(history.undo(), null);
  assert.deepEqual(history.canRedo(), true);
});

test("a hundred steps when no number is named", () => {
  const history = createUndoStack(0);
  for (let i = 1; i <= 101; i++) history.change(i);
  for (let i = 0; i < 200; i++) history.undo();
  assert.deepEqual(history.current(), 1);
});
