import assert from "node:assert/strict";
import { test } from "node:test";
import { encodeBase64, decodeBase64, encodeBase64WithoutPadding, decodeBase64Text } from "./base64-url.mjs";

test("the test vectors of RFC 4648", () => {
  assert.deepEqual(encodeBase64("", false), "");
  assert.deepEqual(encodeBase64("f"), "Zg==");
  assert.deepEqual(encodeBase64("fo", false), "Zm8=");
  assert.deepEqual(encodeBase64("foobar", false), "Zm9vYmFy");
});

test("the alphabet for addresses has no padding", () => {
  assert.deepEqual(encodeBase64("fo", true), "Zm8");
  assert.deepEqual(encodeBase64("ü?>", true), "w7w_Pg");
  assert.deepEqual(encodeBase64("ü?>", false), "w7w/Pg==");
  assert.equal(encodeBase64(Uint8Array.of(251, 255), true), "-_8");
});

test("decoding gives the bytes back", () => {
  assert.deepEqual([...decodeBase64("-_8=")], [251, 255]);
  assert.equal(new TextDecoder().decode(decodeBase64("w7w/Pg")), "ü?>");
  assert.equal(decodeBase64("").length, 0);
});

test("what no encoder writes is refused", () => {
  assert.throws(() => decodeBase64("A"), RangeError);
  assert.throws(() => decodeBase64("Zm9*"), RangeError);
  assert.throws(() => decodeBase64("Zh=="), RangeError);
  assert.throws(() => decodeBase64("Zm8=="), RangeError);
});

test("whole groups and zeros", () => {
  assert.equal(new TextDecoder().decode(decodeBase64("Zm9vYmFy")), "foobar");
  assert.deepEqual([...decodeBase64("AAAA")], [0, 0, 0]);
  assert.deepEqual([...decodeBase64("Zg==")], [102]);
  assert.throws(() => decodeBase64("Z==="), RangeError);
});

test("readings that differ", () => {
  assert.deepEqual(encodeBase64WithoutPadding("ü?>"), "w7w/Pg");
  assert.deepEqual(decodeBase64Text("Zm9vYmE="), "fooba");
  assert.deepEqual(decodeBase64Text("w7w_Pg"), "ü?>");
  assert.deepEqual(decodeBase64Text(""), "");
});
