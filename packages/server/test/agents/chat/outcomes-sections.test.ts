import assert from "node:assert/strict";
import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { note, outcomes, page, printed, seen } from "./outcomes-rig.ts";

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

test("the best mark is the highest that a program printed, and the worst is not", () => {
  const code =
    'marks = [54, 61, 90, 47]\nprint("mean", mean(marks))\nprint("highest", max(marks))\nprint("lowest", min(marks))';
  const output = [printed("mean 63\nhighest 90\nlowest 47\n", code)];
  const asked = ["Mean, best and worst mark of my test: 54, 61, 90, 47"];
  check(output, "supported", ["The best mark is 90.", "The worst mark is 47."], asked);
  checkNot(
    output,
    "supported",
    ["The worst mark is 90.", "The best mark is 47.", "The best time is 90."],
    asked,
  );
});

test("a small percentage is one where the other lines of a program have one in its place", () => {
  const code =
    "for name, (rows, nulls) in data.items():\n    print(name, rows, nulls, round(nulls / rows * 100, 2))";
  const output = [printed("orders 18420 312 1.69\ncustomers 5200 41 0.79\nrefunds 1264 97 7.67\n", code)];
  const asked = [
    "Null share: orders 18420 rows with 312 nulls, customers 5200 with 41, refunds 1264 with 97.",
  ];
  check(
    output,
    "supported",
    ["| customers | 5,200 | 41 | 0.79 % |", "| orders | 18,420 | 312 | 1.69 % |"],
    asked,
  );
  check(
    output,
    "own_knowledge",
    ["| customers | 5,200 | 41 | 7.67 % |", "| customers | 5,200 | 41 | 79 % |"],
    asked,
  );
});

test("a number behind an address counts it, although the address ends with `example`", () => {
  const code = "for k, n in Counter(x.lower() for x in a).most_common():\n    print(k, n)";
  const output = [printed("anna@x.example 3\nben@x.example 2\n", code)];
  const asked = ["How often? anna@x.example, Ben@x.example, ANNA@x.example, ben@x.example, anna@x.example"];
  check(output, "supported", ["anna@x.example occurs 3 times and ben@x.example 2 times."], asked);
  check(output, "own_knowledge", ["anna@x.example occurs 4 times and ben@x.example 2 times."], asked);
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
  checkNot([run(true)], "supported", [
    "The run ended and the agent finished the job and changed cleanup.sh.",
    "The task finished and the agent deleted backup.sh.",
  ]);
});

test("a figure of another heading is none of what the sentence before speaks of", () => {
  const wharf = page(
    "Castle Wharf\n\nMooring and storage\n\nOffice open 8 to 16.\n\nKayaks\nMooring: £4 per night. Storage: £30 a month. Late collection: £6 a day.\n\nCanal boats\nMooring: £14 per night. Storage: £95 a month. Late collection: £16 a day.\n\nMotorhomes\nPitch: £22 per night. Electricity: £5 a night.",
  );
  const before = "You can moor a canal boat for £14 a night.";
  const behind = (sentence: string) => outcomes(`${before} ${sentence}`, [wharf])[1];
  for (const right of [
    "If it stays longer, storage is £95 a month.",
    "If you collect it late, you pay £16 a day.",
    "It takes £22 a night to park a motorhome.",
    "Motorhomes pay £22, and they need £5 for electricity.",
  ])
    assert.equal(behind(right), "supported", right);
  for (const wrong of [
    "If it stays longer, storage is £30 a month.",
    "If you collect it late, you pay £6 a day.",
  ])
    assert.equal(behind(wrong), "own_knowledge", wrong);
});

const classes = page(
  "Evening classes\n\n## Pottery (for beginners)\n8 evenings of 90 minutes, at most 10 people. Tuesday, 18:30. Fee: £95.\n\n## Drawing (for those who did Pottery)\n6 evenings of 120 minutes, at most 14 people. Thursday, 19:15. Fee: £72.\n\n## Weaving\n4 evenings of 60 minutes, at most 6 people. Monday, 17:45. Fee: £58.",
);

test("what a sentence says further of a thing that has a heading stands below that heading", () => {
  check([classes], "supported", [
    "You could join Drawing, which is £72 and takes place on Thursdays at 19:15.",
    "Pottery is £95 and meets on Tuesday at 18:30.",
    "Weaving has room for 6 people and costs £58.",
  ]);
  check([classes], "own_knowledge", [
    "You could join Drawing, which is £72 and takes place on Tuesdays at 18:30.",
    "Pottery is £95 and meets on Thursday at 19:15.",
    "Weaving has room for 6 people and costs £95.",
    "Drawing costs £72 and is on Tuesday.",
    "Pottery takes 10 people and lasts 120 minutes each evening.",
  ]);
  // Behind the figure another thing may be named.
  check(
    [page("Getting there\n\nLong Stay\nThe shuttle takes 7 minutes.\n\nMid Stay\nA walk of 4 minutes.")],
    "supported",
    ["The shuttle is free and takes 7 minutes, whereas Mid Stay is a walk of 4 minutes."],
  );
});

test("a heading names what stands below it, and not what it says in brackets of another one", () => {
  check([classes], "supported", [
    "For your friend, the Pottery class fits: 8 evenings on Tuesdays at 18:30, for £95.",
    "Drawing is for you: 6 evenings, Thursdays at 19:15.",
  ]);
  check([classes], "own_knowledge", [
    "For your friend, the Pottery class fits: 6 evenings on Tuesdays at 18:30, for £95.",
    "For your friend, the Pottery class fits: 8 evenings on Tuesdays at 19:15, for £95.",
    "For your friend, the Pottery class fits: 8 evenings on Tuesdays at 18:30, for £72.",
    "Drawing is for you: 8 evenings, Thursdays at 19:15.",
  ]);
});
