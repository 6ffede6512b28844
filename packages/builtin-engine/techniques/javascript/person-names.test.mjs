import assert from "node:assert/strict";
import { test } from "node:test";
import {
  parseFullName,
  withoutTitle,
  firstAndLastName,
  middleName,
  withMiddleInitials,
  initialsAndLastName,
  greetingFor,
  sortByLastName,
  properName,
  isFullName,
  properNameOnly,
  lastNameFirst,
  sortByLastNameOnly,
  middleNameAsIs,
} from "./person-names.mjs";

test("parts", () => {
  assert.deepEqual(parseFullName("Dr. Ann Mary van Lee Jr."), {
    title: "Dr.",
    first: "Ann",
    middle: "Mary van",
    last: "Lee",
    suffix: "Jr.",
  });
  assert.deepEqual(parseFullName("Lee, Ann"), {
    title: "",
    first: "Ann",
    middle: "",
    last: "Lee",
    suffix: "",
  });
  assert.deepEqual(parseFullName("Ann Lee, PhD"), {
    title: "",
    first: "Ann",
    middle: "",
    last: "Lee",
    suffix: "PhD",
  });
  assert.deepEqual(parseFullName("Plato"), { title: "", first: "Plato", middle: "", last: "", suffix: "" });
  assert.deepEqual(parseFullName(""), { title: "", first: "", middle: "", last: "", suffix: "" });
  assert.deepEqual(withoutTitle("Mrs Ann Mary Lee III"), "Ann Mary Lee");
  assert.deepEqual(firstAndLastName("Lee, Ann Mary"), "Ann Lee");
  assert.deepEqual(middleName("Ann Mary Jo Lee"), "Mary Jo");
  assert.deepEqual(middleName("Ann Lee"), "");
});

test("written", () => {
  assert.deepEqual(withMiddleInitials("Ann mary Jo Lee"), "Ann M. J. Lee");
  assert.deepEqual(initialsAndLastName("Ann Mary Lee"), "A. M. Lee");
  assert.deepEqual(initialsAndLastName("Plato"), "Plato");
  assert.deepEqual(greetingFor("Dr. Ann Lee"), "Dear Dr. Lee");
  assert.deepEqual(greetingFor("Ann Lee", "Hello"), "Hello Ann");
  assert.deepEqual(greetingFor("Mr Bean"), "Dear Bean");
  assert.deepEqual(sortByLastName(["Ann Zoe", "Bob Adams", "Al Adams", "Cher"]), [
    "Al Adams",
    "Bob Adams",
    "Cher",
    "Ann Zoe",
  ]);
  assert.deepEqual(sortByLastName(["b a", "b a", "a a"]), ["a a", "b a", "b a"]);
  assert.deepEqual(properName(" mary-ann  O'NEIL "), "Mary-Ann O'Neil");
  assert.deepEqual(isFullName("Ann O'Neil"), true);
  assert.deepEqual(isFullName("Ann"), false);
  assert.deepEqual(isFullName("Ann L33"), false);
});

test("other readings", () => {
  assert.deepEqual(properNameOnly("aNN o'neil-lee"), "Ann O'neil-lee");
  assert.deepEqual(lastNameFirst("Ann Mary Lee"), "Lee, Ann Mary");
  assert.deepEqual(lastNameFirst("Ann Lee"), "Lee, Ann");
  assert.deepEqual(lastNameFirst("Ann"), "Ann");
  assert.deepEqual(sortByLastNameOnly(["Bob Lee", "Ann Lee", "Cy Day"]), ["Cy Day", "Bob Lee", "Ann Lee"]);
  assert.deepEqual(middleNameAsIs("Dr. Ann Mary Lee"), "Ann Mary");
});
