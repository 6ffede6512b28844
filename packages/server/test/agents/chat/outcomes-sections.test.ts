import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { note, page, seen } from "./outcomes-rig.ts";

const library = page(
  "Branches\n\nCentral Library, 12 Corn Street\nMonday to Friday 09:00-20:00, Saturday 10:00-16:00, closed on Sunday\n\nRiverside branch\nTuesday and Thursday 13:00-18:30\n240 seats\n\nNorthgate branch\nMonday and Wednesday 14:00-19:00\n85 seats\n\nLoan periods\nBooks may be kept for 28 days, DVDs for 10 days.",
);

test("a figure below the heading of one thing is of no other thing that has a heading", () => {
  check([library], "supported", [
    "The Central Library is open until 20:00 from Monday to Friday.",
    "The Northgate branch has 85 seats.",
    "The Riverside branch has 240 seats and the Northgate branch 85.",
    "Books may be kept for 28 days.",
  ]);
  check([library], "own_knowledge", [
    "The Central Library is open until 19:00 on Wednesday.",
    "The Northgate branch has 240 seats.",
    "The Riverside branch has 85 seats and the Northgate branch 240.",
  ]);
});

test("a name below the heading of one day is of no other day that has a heading", () => {
  const programme = page(
    "Programme\n\nFriday 12 June\n17:30 Barn Stage: The Larkin Sisters\n21:15 Meadow Stage: Rushlight\n\nSaturday 13 June\n14:45 Meadow Stage: Glenmurra Ceilidh Band\n20:30 Meadow Stage: Saltmarsh\n\nSunday 14 June\n15:15 Barn Stage: The Copper Kettles\n18:00 Meadow Stage: Rushlight\n",
  );
  check([programme], "supported", [
    "The Copper Kettles play on Sunday.",
    "Saltmarsh play on 13 June.",
    "Rushlight play on Friday.",
    "Rushlight play on Sunday.",
  ]);
  check([programme], "own_knowledge", [
    "The Copper Kettles play on Saturday.",
    "Saltmarsh play on 12 June.",
    "Rushlight play on Saturday.",
  ]);
});

test("a figure with which one of now is compared held before", () => {
  const turnout = page("Turnout was 57.3 %, compared with 49.8 % four years ago.");
  check([turnout], "supported", ["Turnout is 57.3 %.", "Turnout was 57.3 %."]);
  check([turnout], "own_knowledge", ["Turnout is 49.8 %."]);
});

test("who wins one race in another word did not take what the evidence says of somebody else", () => {
  const race = page(
    "Grace Adhiambo won the women's race in 2:27:41. Mats Lund took the men's race in 2:11:06. Petra Vogl was second.",
  );
  check([race], "supported", ["Mats Lund won the men's race in 2:11:06."]);
  check([race], "own_knowledge", ["Petra Vogl won the women's race in 2:27:41."]);
});

test("another part of speech and words for a run say nothing new, and what a failed run did not do is new", () => {
  check([note("Car insurance is with Halmera, comprehensive.")], "supported", [
    "Your car is insured with Halmera.",
  ]);
  checkNot([note("Car insurance is with Halmera.")], "supported", ["Your car was stolen with Halmera."]);
  const run = (ok: boolean) =>
    seen(
      "receipt",
      `ok: ${ok}\nexit_reason: ${ok ? "done" : "step_limit"}\nfiles changed: backup.sh, tests/backup.bats`,
    );
  const said = ["The agent finished and changed backup.sh and tests/backup.bats."];
  check([run(true)], "supported", said);
  checkNot([run(false)], "supported", said);
});
