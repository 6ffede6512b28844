import assert from "node:assert/strict";
import { test } from "node:test";
import {
  grossPrice,
  netPrice,
  taxIncluded,
  taxRow,
  taxDetails,
  invoiceTotal,
  lineTotal,
  receiptTotals,
  billWithTaxAndTip,
} from "./price-with-tax.mjs";

test("one price", () => {
  assert.deepEqual(grossPrice(100), 120);
  assert.deepEqual(grossPrice(19.99, 19), 23.79);
  assert.deepEqual(netPrice(120), 100);
  assert.deepEqual(netPrice(23.79, 19), 19.99);
  assert.deepEqual(taxIncluded(120), 20);
  assert.deepEqual(taxIncluded(10, 7), 0.65);
  assert.deepEqual(taxRow(50), [50, 10, 60]);
  assert.deepEqual(taxDetails(9.99, 10), { net: 9.99, tax: 1, gross: 10.99 });
});

test("more prices", () => {
  assert.deepEqual(invoiceTotal([10, 20]), 36);
  assert.deepEqual(invoiceTotal([10, 20], 10, 50), 16.5);
  assert.deepEqual(invoiceTotal([]), 0);
  assert.deepEqual(lineTotal(2.5, 4), 12);
  assert.deepEqual(lineTotal(2.5, 4, 10, 10), 9.9);
  assert.deepEqual(receiptTotals([4.5, 5.5]), { subtotal: 10, tax: 2, total: 12 });
  assert.deepEqual(receiptTotals([3.33], 8), { subtotal: 3.33, tax: 0.27, total: 3.6 });
  assert.deepEqual(billWithTaxAndTip(100), 135);
  assert.deepEqual(billWithTaxAndTip(40, 8, 20), 51.2);
});
