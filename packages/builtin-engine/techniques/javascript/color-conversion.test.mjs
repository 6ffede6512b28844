import assert from "node:assert/strict";
import { test } from "node:test";
import {
  hexToRgb,
  rgbToHex,
  hexToCss,
  rgbToHsl,
  lighten,
  darken,
  mixColors,
  invertColor,
  toGrayscale,
  brightness,
  textColorOn,
  rgbToUppercaseHex,
  rgbToHexOnly,
  rgbListToHex,
  hexToRgbObject,
  toGrayscaleByMean,
} from "./color-conversion.mjs";

test("hex and RGB", () => {
  assert.deepEqual(hexToRgb("#ff8000"), [255, 128, 0]);
  assert.deepEqual(hexToRgb("F80"), [255, 136, 0]);
  assert.throws(() => hexToRgb("#12345"), RangeError);
  assert.deepEqual(rgbToHex(255, 128, 0), "#ff8000");
  assert.deepEqual(rgbToHex(300, -5, 9.5), "#ff000a");
  assert.deepEqual(hexToCss("#0a0b0c"), "rgb(10, 11, 12)");
});

test("hue", () => {
  assert.deepEqual(rgbToHsl(255, 0, 0), [0, 100, 50]);
  assert.deepEqual(rgbToHsl(0, 128, 0), [120, 100, 25]);
  assert.deepEqual(rgbToHsl(0, 0, 255), [240, 100, 50]);
  assert.deepEqual(rgbToHsl(255, 0, 255), [300, 100, 50]);
  assert.deepEqual(rgbToHsl(128, 128, 128), [0, 0, 50]);
  assert.deepEqual(rgbToHsl(24, 98, 118), [193, 66, 28]);
});

test("changed colours", () => {
  assert.deepEqual(lighten("#000000"), "#1a1a1a");
  assert.deepEqual(lighten("#000000", 50), "#808080");
  assert.deepEqual(darken("#ffffff"), "#e6e6e6");
  assert.deepEqual(darken("#ff8000", 100), "#000000");
  assert.deepEqual(mixColors("#ff0000", "#0000ff"), "#800080");
  assert.deepEqual(mixColors("#000", "#fff", 0), "#000000");
  assert.deepEqual(invertColor("#ff8000"), "#007fff");
  assert.deepEqual(toGrayscale("#ff0000"), "#4c4c4c");
  assert.deepEqual(brightness("#ffffff"), 255);
  assert.deepEqual(textColorOn("#ffff00"), "#000000");
  assert.deepEqual(textColorOn("#000080"), "#ffffff");
});

test("readings that differ", () => {
  assert.deepEqual(rgbToUppercaseHex(255, 128, 0), "#FF8000");
  assert.deepEqual(rgbToUppercaseHex(300, -5, 173, true), "FF00AD");
  assert.deepEqual(rgbToHexOnly(255, 128, 0), "ff8000");
  assert.deepEqual(rgbToHexOnly(255, 128, 0, true), "FF8000");
  assert.deepEqual(rgbListToHex([255, 128, 0]), "#ff8000");
  assert.deepEqual(rgbListToHex([255, 128, 0], true), "#FF8000");
  assert.deepEqual(hexToRgbObject("#ff8000"), { r: 255, g: 128, b: 0 });
  assert.deepEqual(hexToRgbObject("#ff8000", true), { red: 255, green: 128, blue: 0 });
  assert.deepEqual(toGrayscaleByMean("#000005"), "#020202");
  assert.deepEqual(toGrayscaleByMean("#000005", true), "#010101");
});
