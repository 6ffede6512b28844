import assert from "node:assert/strict";
import { test } from "node:test";
import {
  logLevel,
  logMessage,
  parseLogEntry,
  reformatLogLine,
  countLevels,
  countLevel,
  linesOfLevel,
  messagesOfLevel,
  mostCommonMessage,
  linesPerHour,
  logLinesBetween,
} from "./log-lines.mjs";

test("one line", () => {
  assert.deepEqual(logLevel("2024-01-05 10:00:00 ERROR disk full"), "ERROR");
  assert.deepEqual(logLevel("[warning]: low"), "WARNING");
  assert.deepEqual(logLevel("hello"), null);
  assert.deepEqual(logLevel("hello", ""), "");
  assert.deepEqual(logMessage("2024-01-05 10:00:00 ERROR disk full"), "disk full");
  assert.deepEqual(logMessage("[INFO]:  Done \n"), "Done");
  assert.deepEqual(logMessage(" hello "), "hello");
  assert.deepEqual(parseLogEntry("2024-01-05T10:00:07 [INFO] started"), {
    date: "2024-01-05",
    time: "10:00:07",
    level: "INFO",
    message: "started",
  });
  assert.deepEqual(parseLogEntry("x"), { date: null, time: null, level: null, message: "x" });
  assert.deepEqual(reformatLogLine("[ERROR]: disk full"), "disk full (error)");
});

test("many lines", () => {
  assert.deepEqual(countLevels("INFO a\nERROR b\n\nINFO c\nx"), { INFO: 2, ERROR: 1 });
  assert.deepEqual(countLevels([]), {});
  assert.deepEqual(countLevel("INFO a\nERROR b\nERROR c"), 2);
  assert.deepEqual(countLevel(["INFO a"], "info"), 1);
  assert.deepEqual(linesOfLevel("INFO a\nERROR b"), ["ERROR b"]);
  assert.deepEqual(messagesOfLevel("INFO: a\nERROR: b\nERROR - c"), ["b", "c"]);
  assert.deepEqual(mostCommonMessage("ERROR a\nERROR b\nERROR b"), "b");
  assert.deepEqual(mostCommonMessage("ERROR a\nERROR b"), "a");
  assert.deepEqual(mostCommonMessage("INFO a"), null);
  assert.deepEqual(
    linesPerHour("2024-01-05 10:00 INFO a\n2024-01-05 10:59 INFO b\n2024-01-05 11:00 INFO c\nx"),
    { 10: 2, 11: 1 },
  );
  assert.deepEqual(
    logLinesBetween("2024-01-05 INFO a\n2024-01-06 INFO b\n2024-01-08 INFO c\nx", "2024-01-06", "2024-01-08"),
    ["2024-01-06 INFO b", "2024-01-08 INFO c"],
  );
});
