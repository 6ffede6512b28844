import assert from "node:assert/strict";
import { test } from "node:test";
import {
  parseUsAddress,
  parseEuropeanAddress,
  parseStreet,
  houseNumber,
  zipOfAddress,
  addressParts,
  cityOfAddress,
  addressLines,
  addressInOneLine,
  formatUsAddress,
  addressLabel,
  expandStreet,
} from "./postal-addresses.mjs";

test("read", () => {
  assert.deepEqual(parseUsAddress("12 Main St, Springfield, il 62704"), {
    street: "12 Main St",
    city: "Springfield",
    state: "IL",
    zip: "62704",
  });
  assert.deepEqual(parseUsAddress("1 A St, Apt 3, Rome, NY 13440-1234"), {
    street: "1 A St, Apt 3",
    city: "Rome",
    state: "NY",
    zip: "13440-1234",
  });
  assert.deepEqual(parseUsAddress("nowhere"), null);
  assert.deepEqual(parseEuropeanAddress("Main Road 12a, 10115 Berlin"), {
    street: "Main Road",
    number: "12a",
    zip: "10115",
    city: "Berlin",
  });
  assert.deepEqual(parseEuropeanAddress("x"), null);
  assert.deepEqual(parseStreet("12b Main St"), { number: "12b", street: "Main St" });
  assert.deepEqual(parseStreet("Main Road 7"), { number: "7", street: "Main Road" });
  assert.deepEqual(parseStreet("The Mill "), { number: null, street: "The Mill" });
  assert.deepEqual(houseNumber("Main St 12b, Rome"), "12b");
  assert.deepEqual(houseNumber("Rome"), null);
  assert.deepEqual(zipOfAddress("12345 Main St, Rome, NY 13440"), "13440");
  assert.deepEqual(zipOfAddress("Rome"), null);
  assert.deepEqual(addressParts("a , b,c"), ["a", "b", "c"]);
  assert.deepEqual(cityOfAddress("1 A St, Rome, NY 13440"), "Rome");
  assert.deepEqual(cityOfAddress("Rome"), null);
});

test("written", () => {
  assert.deepEqual(addressLines("1 A St, Rome, NY 13440"), "1 A St\nRome\nNY 13440");
  assert.deepEqual(addressInOneLine("Ann\n 1 A St\n\nRome"), "Ann, 1 A St, Rome");
  assert.deepEqual(addressInOneLine("a\nb", " / "), "a / b");
  assert.deepEqual(
    formatUsAddress({ street: "1 A St", city: "Rome", state: "NY", zip: "13440" }),
    "1 A St, Rome, NY 13440",
  );
  assert.deepEqual(formatUsAddress({ street: "1 A St", city: "Rome" }, "; "), "1 A St; Rome");
  assert.deepEqual(
    addressLabel({ name: "Ann", street: "1 A St", city: "Rome", state: "NY", zip: "13440" }),
    "Ann\n1 A St\nRome, NY 13440",
  );
  assert.deepEqual(addressLabel({ name: "Ann" }), "Ann");
  assert.deepEqual(expandStreet("12 Main st."), "12 Main Street");
  assert.deepEqual(expandStreet("5 Oak Ave, Rome"), "5 Oak Avenue, Rome");
  assert.deepEqual(expandStreet("The Mill"), "The Mill");
});
