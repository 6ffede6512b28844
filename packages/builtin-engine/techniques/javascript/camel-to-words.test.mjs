import assert from "node:assert/strict";
import { test } from "node:test";
import {
  breakCamelCase,
  camelToWords,
  camelToSnake,
  camelToKebab,
  toCamelCase,
  toPascalCase,
  dashesToCamel,
  humanize,
} from "./camel-to-words.mjs";

test("split into words", () => {
  assert.deepEqual(breakCamelCase("camelCasingTest"), "camel Casing Test");
  assert.deepEqual(breakCamelCase("identifier"), "identifier");
  assert.deepEqual(breakCamelCase("PascalCase", "-"), "Pascal-Case");
  assert.deepEqual(breakCamelCase(""), "");
  assert.deepEqual(camelToWords("helloBigWorld"), "hello big world");
  assert.deepEqual(camelToWords("parseHTTPBody2"), "parse http body2");
  assert.deepEqual(camelToSnake("userFirstName"), "user_first_name");
  assert.deepEqual(camelToKebab("backgroundColor"), "background-color");
  assert.deepEqual(humanize("first_name"), "First name");
  assert.deepEqual(humanize("firstName"), "First name");
  assert.deepEqual(humanize(""), "");
});

test("put together", () => {
  assert.deepEqual(toCamelCase("hello_big-world again"), "helloBigWorldAgain");
  assert.deepEqual(toCamelCase("HelloWorld"), "helloWorld");
  assert.deepEqual(toCamelCase(""), "");
  assert.deepEqual(toPascalCase("user-id"), "UserId");
  assert.deepEqual(dashesToCamel("the-stealth-warrior"), "theStealthWarrior");
  assert.deepEqual(dashesToCamel("The_Stealth-warrior"), "TheStealthWarrior");
});
