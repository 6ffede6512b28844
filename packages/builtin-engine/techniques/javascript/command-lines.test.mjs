import assert from "node:assert/strict";
import { test } from "node:test";
import {
  splitArguments,
  parseCommand,
  parseOptions,
  plainArguments,
  positionAfterMoves,
  returnsToStart,
  distanceAfterMoves,
  followInstructions,
  headingAfterTurns,
  splitIntoArguments,
  positionAfterTheMoves,
} from "./command-lines.mjs";

test("commands", () => {
  assert.deepEqual(splitArguments("add \"two words\" 'x y' z"), ["add", "two words", "x y", "z"]);
  assert.deepEqual(splitArguments(""), []);
  assert.deepEqual(parseCommand("ADD tea 3", true), { command: "add", args: ["tea", "3"] });
  assert.deepEqual(parseCommand(""), { command: "", args: [] });
  assert.deepEqual(parseOptions("run --name=Ann --force -v -3"), { name: "Ann", force: true, v: true });
  assert.deepEqual(parseOptions(["/a=1", "/b"], "/"), { a: "1", b: true });
  assert.deepEqual(plainArguments("copy -r a.txt --all b.txt"), ["copy", "a.txt", "b.txt"]);
});

test("moves", () => {
  assert.deepEqual(positionAfterMoves("UURx"), [1, 2]);
  assert.deepEqual(positionAfterMoves("nnw"), [-1, 2]);
  assert.deepEqual(positionAfterMoves("^v<>>"), [1, 0]);
  assert.deepEqual(positionAfterMoves("D", [2, 5]), [2, 4]);
  assert.deepEqual(returnsToStart("UDLR"), true);
  assert.deepEqual(returnsToStart("UU"), false);
  assert.deepEqual(distanceAfterMoves("NNWW"), 4);
  assert.deepEqual(followInstructions(["up 3", "left 2", "Down 1"]), [-2, 2]);
  assert.deepEqual(followInstructions("forward 5\ndown 5\nup 3\njump", true), [5, 2]);
  assert.deepEqual(followInstructions([]), [0, 0]);
  assert.deepEqual(headingAfterTurns("RRL"), "E");
  assert.deepEqual(headingAfterTurns("L", "N"), "W");
  assert.deepEqual(headingAfterTurns("R", "W"), "N");
});

test("readings that differ", () => {
  assert.deepEqual(parseCommand("ADD Tea"), { command: "ADD", args: ["Tea"] });
  assert.deepEqual(splitIntoArguments(' a  "b c"'), ["a", '"b', 'c"']);
  assert.deepEqual(positionAfterTheMoves("DDRu"), [1, 1]);
  assert.deepEqual(positionAfterTheMoves("DDRu", true), [1, 2]);
  assert.deepEqual(positionAfterTheMoves(""), [0, 0]);
});
