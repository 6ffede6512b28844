import assert from "node:assert/strict";
import { test } from "node:test";
import {
  visitorKind,
  ticketPrice,
  ticketPriceByAge,
  ticketsForAges,
  priceByAge,
  familyTotal,
  groupPrice,
  cheapestFamily,
  visitorKindTo,
  visitorKindFrom,
  ticketPriceTo,
  ticketPriceFrom,
  groupPriceOver,
} from "./ticket-prices.mjs";

test("by age", () => {
  assert.deepEqual(visitorKind(11), "child");
  assert.deepEqual(visitorKind(12), "adult");
  assert.deepEqual(visitorKind(64), "adult");
  assert.deepEqual(visitorKind(65), "senior");
  assert.deepEqual(visitorKind(17, 18), "child");
  assert.deepEqual(visitorKind(60, 18, 60), "senior");
  assert.deepEqual(ticketPrice(5), 5);
  assert.deepEqual(ticketPrice(30), 10);
  assert.deepEqual(ticketPrice(70), 7);
  assert.deepEqual(ticketPrice(70, 1, 2, 3), 3);
  assert.deepEqual(ticketPriceByAge(15, 16), 5);
  assert.deepEqual(ticketPriceByAge(62, 16, 4, 60, 6, 8), 6);
  assert.deepEqual(ticketPriceByAge(59, 16, 4, 60, 6, 8), 8);
  assert.deepEqual(ticketsForAges([5, 30, 70]), 22);
  assert.deepEqual(ticketsForAges([]), 0);
  assert.deepEqual(
    priceByAge(20, [
      [0, 0],
      [6, 5],
      [18, 12],
    ]),
    12,
  );
  assert.deepEqual(
    priceByAge(6, [
      [0, 0],
      [6, 5],
      [18, 12],
    ]),
    5,
  );
  assert.deepEqual(priceByAge(3, [[6, 5]]), null);
});

test("groups", () => {
  assert.deepEqual(familyTotal(2, 3), 35);
  assert.deepEqual(familyTotal(1, 2, 12.5, 6.25), 25);
  assert.deepEqual(groupPrice(9, 10, 10, 10), 90);
  assert.deepEqual(groupPrice(10, 10, 10, 10), 90);
  assert.deepEqual(groupPrice(20, 8, 15, 25), 120);
  assert.deepEqual(cheapestFamily(2, 3, 25), 25);
  assert.deepEqual(cheapestFamily(1, 1, 25), 15);
  assert.deepEqual(cheapestFamily(3, 0, 25), 30);
});

test("other readings", () => {
  assert.deepEqual(visitorKindTo(12), "child");
  assert.deepEqual(visitorKindTo(65), "adult");
  assert.deepEqual(visitorKindTo(66), "senior");
  assert.deepEqual(visitorKindTo(7, 6, 60), "adult");
  assert.deepEqual(visitorKindFrom(12), "child");
  assert.deepEqual(visitorKindFrom(13), "adult");
  assert.deepEqual(visitorKindFrom(65), "senior");
  assert.deepEqual(visitorKindFrom(61, 6, 60), "senior");
  assert.deepEqual(ticketPriceTo(12), 5);
  assert.deepEqual(ticketPriceTo(65), 10);
  assert.deepEqual(ticketPriceTo(66, 1, 2, 3), 3);
  assert.deepEqual(ticketPriceFrom(12), 5);
  assert.deepEqual(ticketPriceFrom(65), 7);
  assert.deepEqual(ticketPriceFrom(30, 1, 2, 3), 2);
  assert.deepEqual(groupPriceOver(10, 5, 10, 20), 50);
  assert.deepEqual(groupPriceOver(11, 10, 10, 20), 88);
});
