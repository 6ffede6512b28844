import assert from "node:assert/strict";
import { test } from "node:test";
import {
  initials,
  dottedInitials,
  acronym,
  shortName,
  lastNameFirst,
  firstName,
  lastName,
  initialsOf,
  firstAndLastInitials,
  acronymOf,
  middleInitials,
  lastInitial,
} from "./initials-and-acronyms.mjs";

test("initials", () => {
  assert.deepEqual(initials("Sam Harris"), "SH");
  assert.deepEqual(initials("john ronald  tolkien", "."), "J.R.T");
  assert.deepEqual(initials(""), "");
  assert.deepEqual(dottedInitials("Sam harris"), "S.H.");
  assert.deepEqual(dottedInitials(""), "");
});

test("acronyms", () => {
  assert.deepEqual(acronym("Portable Network Graphics"), "PNG");
  assert.deepEqual(acronym("Complementary metal-oxide semiconductor"), "CMOS");
  assert.deepEqual(acronym("Halley's Comet"), "HC");
  assert.deepEqual(acronym("The Road _Not_ Taken"), "TRNT");
  assert.deepEqual(acronym(""), "");
});

test("parts of names", () => {
  assert.deepEqual(shortName("John Ronald Tolkien"), "J. R. Tolkien");
  assert.deepEqual(shortName("Plato"), "Plato");
  assert.deepEqual(lastNameFirst("John Ronald Tolkien"), "Tolkien, John Ronald");
  assert.deepEqual(lastNameFirst("Jane Doe"), "Doe, Jane");
  assert.deepEqual(lastNameFirst("Plato"), "Plato");
  assert.deepEqual(firstName("John Ronald Tolkien"), "John");
  assert.deepEqual(firstName(""), "");
  assert.deepEqual(lastName("John Ronald Tolkien"), "Tolkien");
  assert.deepEqual(lastName(""), "");
});

test("readings that differ", () => {
  assert.deepEqual(dottedInitials("sam Harris", true), "S. H.");
  assert.deepEqual(initials("jean-luc picard"), "JP");
  assert.deepEqual(initialsOf("ludwig van Beethoven"), "lvB");
  assert.deepEqual(initialsOf("Ludwig van Beethoven", true), "LB");
  assert.deepEqual(firstAndLastInitials("john ronald Tolkien"), "JT");
  assert.deepEqual(firstAndLastInitials("john ronald Tolkien", true), "J.T.");
  assert.deepEqual(firstAndLastInitials("Plato"), "P");
  assert.deepEqual(firstAndLastInitials(""), "");
  assert.deepEqual(acronymOf("bureau of metal-oxide"), "BOM");
  assert.deepEqual(acronymOf("bureau of The land", true), "BL");
  assert.deepEqual(shortName("John Ronald Tolkien", true), "J. Tolkien");
  assert.deepEqual(shortName("Jane Doe", true), "J. Doe");
  assert.deepEqual(middleInitials("John Ronald reuel Tolkien"), "John R. R. Tolkien");
  assert.deepEqual(middleInitials("Jane Doe"), "Jane Doe");
  assert.deepEqual(lastInitial("John Ronald Tolkien"), "John T.");
  assert.deepEqual(lastInitial("Plato"), "Plato");
});
