import assert from "node:assert/strict";
import { test } from "node:test";
import {
  queueTime,
  waitingTimes,
  ticketQueueTime,
  queueAfter,
  josephusOrder,
  josephusSurvivor,
  lastInCircle,
  seatName,
  seatNameLetterFirst,
  seatPlace,
  seatKind,
  seatsWithDistance,
  firstFreeSeats,
  whoseTurn,
  countHandshakes,
  roundRobinMatches,
  teamsByTurns,
  openLockers,
} from "./queues-and-seats.mjs";

test("queues", () => {
  assert.deepEqual(queueTime([5, 3, 4]), 12);
  assert.deepEqual(queueTime([10, 2, 3, 3], 2), 10);
  assert.deepEqual(queueTime([], 1), 0);
  assert.deepEqual(waitingTimes([5, 3, 4]), [0, 5, 8]);
  assert.deepEqual(waitingTimes([]), []);
  assert.deepEqual(ticketQueueTime([2, 3, 2], 2), 6);
  assert.deepEqual(ticketQueueTime([5, 1, 1, 1], 0), 8);
  assert.deepEqual(queueAfter(["join Ann", "join Bob Ray", "leave", "add Cid"]), ["Bob Ray", "Cid"]);
  assert.deepEqual(queueAfter(["leave Bob"], ["Ann", "Bob"]), ["Ann"]);
});

test("circles and turns", () => {
  assert.deepEqual(josephusOrder([1, 2, 3, 4, 5, 6, 7], 3), [3, 6, 2, 7, 5, 1, 4]);
  assert.deepEqual(josephusOrder([1, 2, 3]), [2, 1, 3]);
  assert.deepEqual(josephusSurvivor(41, 3), 31);
  assert.deepEqual(josephusSurvivor(5), 3);
  assert.deepEqual(lastInCircle(["a", "b", "c", "d"]), "a");
  assert.deepEqual(lastInCircle(["a", "b", "c", "d"], 1), "d");
  assert.deepEqual(lastInCircle([]), null);
  assert.deepEqual(whoseTurn(["Ann", "Bob", "Cid"], 5), "Bob");
  assert.deepEqual(countHandshakes(5), 10);
  assert.deepEqual(roundRobinMatches(["A", "B", "C"]), [
    ["A", "B"],
    ["A", "C"],
    ["B", "C"],
  ]);
  assert.deepEqual(teamsByTurns(["A", "B", "C"]), [["A", "C"], ["B"]]);
  assert.deepEqual(teamsByTurns([1, 2, 3, 4], 3), [[1, 4], [2], [3]]);
  assert.deepEqual(openLockers(20), [1, 4, 9, 16]);
  assert.deepEqual(openLockers(0), []);
});

test("seats", () => {
  assert.deepEqual(seatName(8), "2B");
  assert.deepEqual(seatName(6), "1F");
  assert.deepEqual(seatName(5, 4), "2A");
  assert.deepEqual(seatNameLetterFirst(8), "B2");
  assert.deepEqual(seatNameLetterFirst(10, 10), "A10");
  assert.deepEqual(seatPlace(8), [2, 2]);
  assert.deepEqual(seatPlace(12, 4), [3, 4]);
  assert.deepEqual(seatKind("12C"), "aisle");
  assert.deepEqual(seatKind("1f"), "window");
  assert.deepEqual(seatKind("9X"), null);
  assert.deepEqual(seatsWithDistance([0, 0, 1, 0, 0, 0]), [0, 4, 5]);
  assert.deepEqual(seatsWithDistance([1, 2, 1], 2), []);
  assert.deepEqual(seatsWithDistance([0]), [0]);
  assert.deepEqual(firstFreeSeats([1, 0, 1, 0, 0]), 3);
  assert.deepEqual(firstFreeSeats([1, 0], 1), 1);
  assert.deepEqual(firstFreeSeats([1, 0], 2), -1);
  assert.deepEqual(firstFreeSeats(["x", "-"], 1, "-"), 1);
});
