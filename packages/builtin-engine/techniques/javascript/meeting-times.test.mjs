import assert from "node:assert/strict";
import { test } from "node:test";
import {
  doOverlap,
  doTouch,
  sharedTime,
  overlapLength,
  hasConflict,
  canAttendAll,
  conflictingPairs,
  canBook,
  freeSlots,
  firstFreeSlot,
  roomsNeeded,
  mostMeetings,
  countMostMeetings,
  meetingsAt,
  totalMeetingTime,
  doOverlapAlso,
  hasConflictAlso,
  canBookAlso,
  roomsNeededAlso,
  countMostMeetingsAlso,
} from "./meeting-times.mjs";

test("overlaps", () => {
  assert.deepEqual(doOverlap(["09:00", "10:00"], ["09:30", "11:00"]), true);
  assert.deepEqual(doOverlap(["09:00", "10:00"], ["10:00", "11:00"]), false);
  assert.deepEqual(doOverlap([5, 9], [1, 5]), false);
  assert.deepEqual(doTouch([5, 9], [1, 5]), true);
  assert.deepEqual(doTouch([1, 5], [5, 9]), true);
  assert.deepEqual(doTouch([1, 4], [5, 9]), false);
  assert.deepEqual(doTouch([5, 9], [1, 4]), false);
  assert.deepEqual(sharedTime(["09:00", "10:00"], ["09:30", "11:00"]), ["09:30", "10:00"]);
  assert.deepEqual(sharedTime([1, 2], [2, 3]), null);
  assert.deepEqual(overlapLength(["09:00", "10:00"], ["09:30", "11:00"]), 30);
  assert.deepEqual(overlapLength([1, 2], [5, 8]), 0);
  assert.deepEqual(
    hasConflict([
      ["13:00", "14:00"],
      ["09:00", "10:00"],
      ["09:59", "10:30"],
    ]),
    true,
  );
  assert.deepEqual(
    hasConflict([
      [1, 2],
      [2, 3],
    ]),
    false,
  );
  assert.deepEqual(hasConflict([]), false);
  assert.deepEqual(
    canAttendAll([
      [0, 30],
      [5, 10],
      [15, 20],
    ]),
    false,
  );
  assert.deepEqual(
    canAttendAll([
      [7, 10],
      [2, 4],
    ]),
    true,
  );
  assert.deepEqual(
    conflictingPairs([
      [1, 4],
      [5, 6],
      [3, 9],
    ]),
    [
      [0, 2],
      [1, 2],
    ],
  );
  assert.deepEqual(canBook([["09:00", "10:00"]], "10:00", "11:00"), true);
  assert.deepEqual(canBook([["09:00", "10:00"]], "09:45", "11:00"), false);
});

test("free slots", () => {
  assert.deepEqual(
    freeSlots([
      ["10:00", "11:00"],
      ["12:00", "13:30"],
    ]),
    [
      ["09:00", "10:00"],
      ["11:00", "12:00"],
      ["13:30", "17:00"],
    ],
  );
  assert.deepEqual(
    freeSlots(
      [
        ["08:00", "10:00"],
        ["10:10", "18:00"],
      ],
      "09:00",
      "17:00",
      30,
    ),
    [],
  );
  assert.deepEqual(freeSlots([["09:00", "16:59"]]), [["16:59", "17:00"]]);
  assert.deepEqual(freeSlots([], "08:00", "09:00"), [["08:00", "09:00"]]);
  assert.deepEqual(freeSlots([["18:00", "19:00"]]), [["09:00", "17:00"]]);
  assert.deepEqual(
    firstFreeSlot(
      [
        ["09:00", "10:00"],
        ["10:30", "12:00"],
      ],
      60,
    ),
    ["12:00", "13:00"],
  );
  assert.deepEqual(firstFreeSlot([["09:00", "16:30"]], 60), null);
  assert.deepEqual(firstFreeSlot([], 30, "08:00", "09:00"), ["08:00", "08:30"]);
});

test("many meetings", () => {
  assert.deepEqual(
    roomsNeeded([
      [0, 30],
      [5, 10],
      [15, 20],
    ]),
    2,
  );
  assert.deepEqual(
    roomsNeeded([
      ["09:00", "10:00"],
      ["10:00", "11:00"],
    ]),
    1,
  );
  assert.deepEqual(roomsNeeded([]), 0);
  assert.deepEqual(
    mostMeetings([
      [1, 4],
      [3, 5],
      [0, 6],
      [5, 7],
    ]),
    [
      [1, 4],
      [5, 7],
    ],
  );
  assert.deepEqual(
    countMostMeetings([
      [1, 2],
      [2, 3],
      [1, 3],
    ]),
    2,
  );
  assert.deepEqual(
    meetingsAt(
      [
        ["09:00", "10:00"],
        ["09:30", "11:00"],
      ],
      "10:00",
    ),
    1,
  );
  assert.deepEqual(
    meetingsAt(
      [
        ["09:00", "10:00"],
        ["09:30", "11:00"],
      ],
      "09:30",
    ),
    2,
  );
  assert.deepEqual(
    totalMeetingTime([
      ["09:00", "10:00"],
      ["09:30", "11:00"],
    ]),
    150,
  );
});

test("other readings", () => {
  assert.deepEqual(doOverlapAlso([1, 2], [2, 3]), true);
  assert.deepEqual(doOverlapAlso([1, 2], [3, 4]), false);
  assert.deepEqual(
    hasConflictAlso([
      [2, 3],
      [1, 2],
    ]),
    true,
  );
  assert.deepEqual(
    hasConflictAlso([
      ["09:00", "10:00"],
      ["10:01", "11:00"],
    ]),
    false,
  );
  assert.deepEqual(canBookAlso([[1, 2]], 2, 3), false);
  assert.deepEqual(canBookAlso([[1, 2]], 3, 4), true);
  assert.deepEqual(
    roomsNeededAlso([
      [1, 2],
      [2, 3],
      [4, 5],
    ]),
    2,
  );
  assert.deepEqual(
    roomsNeededAlso([
      ["09:00", "10:00"],
      ["10:01", "11:00"],
      ["08:00", "08:30"],
    ]),
    1,
  );
  assert.deepEqual(roomsNeededAlso([]), 0);
  assert.deepEqual(
    countMostMeetingsAlso([
      [1, 2],
      [2, 3],
      [4, 5],
    ]),
    2,
  );
  assert.deepEqual(
    countMostMeetingsAlso([
      [3, 4],
      [1, 2],
    ]),
    2,
  );
});
