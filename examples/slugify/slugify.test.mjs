import assert from "node:assert/strict";
import { test } from "node:test";
import { slugify } from "./slugify.mjs";

test("words are joined by dashes", () => {
  assert.equal(slugify("Hello World"), "hello-world");
  assert.equal(slugify("Big Red Dog"), "big-red-dog");
});

test("punctuation is left out", () => {
  assert.equal(slugify("Hello, World!"), "hello-world");
  assert.equal(slugify("What's new? -- v2"), "what-s-new-v2");
});

test("spaces around and between do not count", () => {
  assert.equal(slugify("  Big   Red Dog "), "big-red-dog");
});
