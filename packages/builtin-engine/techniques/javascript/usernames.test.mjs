import assert from "node:assert/strict";
import { test } from "node:test";
import {
  firstDotLast,
  initialAndLastName,
  firstNameAndInitial,
  joinedUsername,
  shortUsername,
  emailFromName,
  initialEmail,
  uniqueUsername,
  uniqueUsernames,
  usernameOfEmail,
} from "./usernames.mjs";

test("of a name", () => {
  assert.deepEqual(firstDotLast("Ann Mary Lee"), "ann.lee");
  assert.deepEqual(firstDotLast("Zoë O'Neil", "_"), "zoe_oneil");
  assert.deepEqual(firstDotLast("Plato"), "plato");
  assert.deepEqual(firstDotLast(""), "");
  assert.deepEqual(initialAndLastName("Ada Lovelace"), "alovelace");
  assert.deepEqual(initialAndLastName("Plato"), "plato");
  assert.deepEqual(initialAndLastName("Ada Lovelace", "."), "a.lovelace");
  assert.deepEqual(firstNameAndInitial("Ada Lovelace"), "adal");
  assert.deepEqual(firstNameAndInitial("Ada"), "ada");
  assert.deepEqual(joinedUsername("Ann Mary Lee"), "annmarylee");
  assert.deepEqual(joinedUsername("Ann Lee", "-"), "ann-lee");
  assert.deepEqual(shortUsername("Ada Lovelace"), "adalov");
  assert.deepEqual(shortUsername("Ada Lovelace", 1, 4), "alove");
  assert.deepEqual(shortUsername("Plato"), "pla");
  assert.deepEqual(emailFromName("Ada Lovelace"), "ada.lovelace@example.com");
  assert.deepEqual(emailFromName("Ada Lovelace", "acme.org", "_"), "ada_lovelace@acme.org");
  assert.deepEqual(initialEmail("Ada Lovelace"), "alovelace@example.com");
  assert.deepEqual(usernameOfEmail("ada@acme.org"), "ada");
});

test("unique", () => {
  assert.deepEqual(uniqueUsername("ann", ["bob"]), "ann");
  assert.deepEqual(uniqueUsername("ann", ["ann", "ann1"]), "ann2");
  assert.deepEqual(uniqueUsername("ann", ["ann"], 2, "_"), "ann_2");
  assert.deepEqual(uniqueUsernames(["ann", "bob", "ann", "ann"]), ["ann", "bob", "ann1", "ann2"]);
  assert.deepEqual(uniqueUsernames([]), []);
});
