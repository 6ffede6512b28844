import assert from "node:assert/strict";
import { test } from "node:test";
import {
  boxLines,
  boxText,
  addBorder,
  lineBox,
  underlineText,
  bannerLine,
  bannerBox,
  centreLines,
  rightAlignLines,
} from "./text-boxes.mjs";

test("frames", () => {
  assert.deepEqual(boxLines("hi"), ["******", "* hi *", "******"]);
  assert.deepEqual(boxLines(["a", "bcd"], "#", 0), ["#####", "#a  #", "#bcd#", "#####"]);
  assert.deepEqual(boxText("Hello\nyou"), "*********\n* Hello *\n* you   *\n*********");
  assert.deepEqual(addBorder(["abc", "ded"]), ["*****", "*abc*", "*ded*", "*****"]);
  assert.deepEqual(lineBox("hi"), "+----+\n| hi |\n+----+");
  assert.deepEqual(lineBox("a\nbcd", 0), "+---+\n|a  |\n|bcd|\n+---+");
});

test("lines", () => {
  assert.deepEqual(underlineText("Title"), "Title\n=====");
  assert.deepEqual(underlineText("Title", "-"), "Title\n-----");
  assert.deepEqual(bannerLine("Hi", 11, "="), "=== Hi ====");
  assert.deepEqual(bannerLine("Menu"), "***************** Menu *****************");
  assert.deepEqual(bannerBox("Hi", 6), "******\n  Hi\n******");
  assert.deepEqual(
    bannerBox("Menu"),
    "****************************************\n                  Menu\n****************************************",
  );
  assert.deepEqual(centreLines(["a", "bcd"]), " a\nbcd");
  assert.deepEqual(rightAlignLines("a\nbcd"), "  a\nbcd");
});
