import assert from "node:assert/strict";
import { test } from "node:test";
import {
  colourOfName,
  nameOfColour,
  expandHex,
  shortenHex,
  parseColour,
  isColour,
  rgbText,
  colourToRgbText,
  colourToHex,
  dominantColour,
  isGray,
} from "./css-colours.mjs";

test("names and hex", () => {
  assert.deepEqual(colourOfName("Red"), "#ff0000");
  assert.deepEqual(colourOfName("mauve"), null);
  assert.deepEqual(colourOfName("mauve", "?"), "?");
  assert.deepEqual(nameOfColour("#F00"), "red");
  assert.deepEqual(nameOfColour("#123456"), null);
  assert.deepEqual(expandHex("#FfA"), "#ffffaa");
  assert.deepEqual(expandHex("123456"), "#123456");
  assert.deepEqual(expandHex("#12"), null);
  assert.deepEqual(shortenHex("#ffaa00"), "#fa0");
  assert.deepEqual(shortenHex("#ffaa01"), "#ffaa01");
});

test("parts", () => {
  assert.deepEqual(parseColour("rgb(1, 22,255)"), [1, 22, 255]);
  assert.deepEqual(parseColour("rgba(1,2,3,0.5)"), [1, 2, 3]);
  assert.deepEqual(parseColour("rgb(256,0,0)"), null);
  assert.deepEqual(parseColour("#102030"), [16, 32, 48]);
  assert.deepEqual(parseColour("orange"), [255, 165, 0]);
  assert.deepEqual(parseColour("none at all"), null);
  assert.deepEqual(isColour("rgb(0,0,0)"), true);
  assert.deepEqual(isColour("#ggg"), false);
  assert.deepEqual(rgbText(1, 2, 3), "rgb(1, 2, 3)");
  assert.deepEqual(colourToRgbText("#f00"), "rgb(255, 0, 0)");
  assert.deepEqual(colourToRgbText("x"), null);
  assert.deepEqual(colourToHex("rgb(255, 0, 16)"), "#ff0010");
  assert.deepEqual(colourToHex("rgb(255, 0, 16)", true), "#FF0010");
  assert.deepEqual(colourToHex("x"), null);
  assert.deepEqual(dominantColour(10, 200, 30), "green");
  assert.deepEqual(dominantColour(9, 9, 9), "red");
  assert.deepEqual(isGray("#333"), true);
  assert.deepEqual(isGray("#334"), false);
  assert.deepEqual(isGray("x"), false);
});
