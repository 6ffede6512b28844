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
  camelIntoWords,
  snakeToCamel,
  kebabToCamel,
  wordsToCamel,
  toPascalCaseOnly,
  wordsToSnake,
} from "./camel-to-words.mjs";

test("split into words", () => {
  assert.deepEqual(breakCamelCase("camelCasingTest"), "camel Casing Test");
  assert.deepEqual(breakCamelCase("identifier"), "identifier");
  assert.deepEqual(breakCamelCase("PascalCase", "-"), "Pascal-Case");
  assert.deepEqual(breakCamelCase(""), "");
  assert.deepEqual(camelToWords("helloBigWorld"), "hello big world");
  assert.deepEqual(camelIntoWords("parseHTTPBody2"), "parse http body2");
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

test("readings that differ", () => {
  assert.deepEqual(camelToWords("parseHTTPBody2"), "parse h t t p body2");
  assert.deepEqual(camelToWords("HelloWorld"), "hello world");
  assert.deepEqual(camelToWords("a b_cD"), "a b_c d");
  assert.deepEqual(camelIntoWords("parseHTTPBody", "+"), "parse+http+body");
  assert.deepEqual(camelToSnake("parseHTTPBody"), "parse_h_t_t_p_body");
  assert.deepEqual(camelToSnake("parseHTTPBody", true), "parse_http_body");
  assert.deepEqual(camelToSnake("HelloWorld"), "hello_world");
  assert.deepEqual(camelToSnake("HelloWorld", false, true), "_hello_world");
  assert.deepEqual(camelToSnake("helloWorld", false, true), "hello_world");
  assert.deepEqual(camelToSnake(""), "");
  assert.deepEqual(camelToKebab("myURL"), "my-u-r-l");
  assert.deepEqual(camelToKebab("myURL", true), "my-url");
  assert.deepEqual(camelToKebab("MyName", false, true), "-my-name");
  assert.deepEqual(camelToKebab("myName", false, true), "my-name");
  assert.deepEqual(snakeToCamel("user_firstName"), "userFirstname");
  assert.deepEqual(snakeToCamel("user_firstName", true), "userFirstName");
  assert.deepEqual(snakeToCamel("_private"), "Private");
  assert.deepEqual(snakeToCamel("HELLO_WORLD"), "helloWorld");
  assert.deepEqual(snakeToCamel(""), "");
  assert.deepEqual(kebabToCamel("background-color"), "backgroundColor");
  assert.deepEqual(kebabToCamel("a-bC", true), "aBC");
  assert.deepEqual(wordsToCamel("Hello  big World"), "helloBigWorld");
  assert.deepEqual(wordsToCamel("the iPhone", true), "theIPhone");
  assert.deepEqual(toPascalCaseOnly("hello  bigWorld-a_b"), "HelloBigWorldAB");
  assert.deepEqual(wordsToSnake(" Hello  World Again "), "hello_world_again");
  assert.deepEqual(wordsToSnake("Big Cat", "-"), "big-cat");
});

test("capitals and small letters mixed", () => {
  assert.deepEqual(humanize("FIRSTnAME"), "Firs tn ame");
  assert.deepEqual(camelIntoWords("myURLé2"), "my ur lé2");
  assert.deepEqual(camelIntoWords("v2Beta_x"), "v2 beta x");
});
