import assert from "node:assert/strict";
import { test } from "node:test";
import { splitWords, convertCase, convertCaseOfWords, convertCaseByEach } from "./case-conversion.mjs";

test("every style comes from every other", () => {
  assert.deepEqual(convertCase("userIdList"), "user_id_list");
  assert.deepEqual(convertCase("user-id list", "camel"), "userIdList");
  assert.deepEqual(convertCase("USER_ID_LIST", "pascal"), "UserIdList");
  assert.deepEqual(convertCase("UserIdList", "kebab"), "user-id-list");
  assert.deepEqual(convertCase("userIdList", "constant"), "USER_ID_LIST");
});

test("runs of capitals and digits stay together", () => {
  assert.deepEqual(splitWords("parseHTTPBody2"), ["parse", "HTTP", "Body2"]);
  assert.deepEqual(convertCase("version2Beta"), "version2_beta");
  assert.deepEqual(convertCase("aB"), "a_b");
});

test("the edges", () => {
  assert.deepEqual(convertCase(""), "");
  assert.deepEqual(convertCase("__"), "");
  assert.throws(() => convertCase("a", "other"), RangeError);
});

test("capitals and small letters mixed", () => {
  assert.deepEqual(convertCase("VERSION2bETA"), "version2_b_eta");
  assert.deepEqual(convertCase("ateB2noisrev"), "ate_b2_noisrev");
  assert.deepEqual(convertCaseOfWords("HTTP body", "camel"), "httpBody");
  assert.deepEqual(convertCaseOfWords("userName"), "username");
  assert.deepEqual(convertCaseByEach("myURL"), "my_u_r_l");
  assert.deepEqual(convertCaseByEach("MyName", "kebab"), "my-name");
});
