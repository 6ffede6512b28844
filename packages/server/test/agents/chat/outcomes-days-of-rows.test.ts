import assert from "node:assert/strict";
import { test } from "node:test";
import { outcomes, page } from "./outcomes-rig.ts";

const HOURS = page(
  "Opening hours, 1 April to 30 September\nMonday: closed\nTuesday to Friday: 10:00 to 17:00, last entry 16:15\nSaturday: 10:00 to 19:00, last entry 18:00\nSunday: 11:00 to 18:00, last entry 17:00",
);
const ASKED = "We want to go on Saturday 12 or Sunday 13 June. Opening times?";
const table = (...rows: string[]) => `| Day | Open | Last entry |\n|---|---|---|\n${rows.join("\n")}`;

test("a row that begins with a weekday and the person's date has what the evidence says of the weekday", () => {
  const right = table(
    "| Saturday 12 June | 10:00–19:00 | 18:00 |",
    "| **Sunday, 13 June** | 11:00–18:00 | 17:00 |",
  );
  assert.deepEqual(outcomes(right, [HOURS], [ASKED]), ["supported", "supported"]);
});

test("it has nothing of another day, and no other date of the person", () => {
  const wrong = table(
    "| Saturday 12 June | 11:00–18:00 | 17:00 |",
    "| Sunday 13 June | 10:00–17:00 | 16:15 |",
  );
  assert.ok(!outcomes(wrong, [HOURS], [ASKED]).includes("supported"));
  const season = "| From | To |\n|---|---|\n| 1 April | 13 June |";
  assert.ok(!outcomes(season, [HOURS], [ASKED]).includes("supported"));
});
