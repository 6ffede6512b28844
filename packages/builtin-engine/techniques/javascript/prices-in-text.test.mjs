import assert from "node:assert/strict";
import { test } from "node:test";
import {
  pricesIn,
  sumOfPricesIn,
  highestPriceIn,
  lowestPriceIn,
  parsePrice,
  toCents,
  centsToPrice,
  asPrice,
  asPriceBehind,
  sumOfPriceTexts,
} from "./prices-in-text.mjs";

test("in a text", () => {
  assert.deepEqual(pricesIn("Tea $2.50, TV $1,200 and 3 for $ 5"), [2.5, 1200, 5]);
  assert.deepEqual(pricesIn("a €3 b $4", "€"), [3]);
  assert.deepEqual(pricesIn(""), []);
  assert.deepEqual(sumOfPricesIn("$0.10 and $0.20"), 0.3);
  assert.deepEqual(sumOfPricesIn("$0.126", "$", 1), 0.1);
  assert.deepEqual(highestPriceIn("$3 or $12.5"), 12.5);
  assert.deepEqual(lowestPriceIn("$3 or $12.5"), 3);
  assert.deepEqual(highestPriceIn("no"), null);
  assert.deepEqual(lowestPriceIn("no"), null);
});

test("one price", () => {
  assert.deepEqual(parsePrice("$1,234.50"), 1234.5);
  assert.deepEqual(parsePrice("1.234,50 €"), 1234.5);
  assert.deepEqual(parsePrice("12,5"), 12.5);
  assert.deepEqual(parsePrice("1,200"), 1200);
  assert.deepEqual(parsePrice("-$5"), -5);
  assert.deepEqual(parsePrice("(5.00)"), -5);
  assert.deepEqual(parsePrice("-0"), 0);
  assert.deepEqual(parsePrice("free"), null);
  assert.deepEqual(toCents("$12.34"), 1234);
  assert.deepEqual(toCents(1.005), 101);
  assert.deepEqual(toCents("free"), 0);
  assert.deepEqual(centsToPrice(1250), "$12.50");
  assert.deepEqual(centsToPrice(-5, "€"), "-€0.05");
  assert.deepEqual(asPrice(12.5), "$12.50");
  assert.deepEqual(asPrice(-3, "€", 0), "-€3");
  assert.deepEqual(asPriceBehind(12.5), "12.50 €");
  assert.deepEqual(asPriceBehind(-1.5, "EUR", 1, ","), "-1,5 EUR");
  assert.deepEqual(sumOfPriceTexts(["$0.10", "0,20 €", "x"]), 0.3);
});
