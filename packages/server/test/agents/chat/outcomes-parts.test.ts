import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "./outcomes-check.ts";
import { note, outcomes, page, printed, seen, value } from "./outcomes-rig.ts";

test("what one part of a note says is not joined with what another part says", () => {
  const home = [note("grew up in Tartu; teaches in Ghent")];
  check(home, "supported", [
    "You grew up in Tartu.",
    "You teach in Ghent.",
    "You grew up in Tartu and teach in Ghent.",
  ]);
  check(home, "own_knowledge", ["You teach in Tartu.", "You grew up in Ghent."]);
  const diet = [note("cannot stand olives; loves capers")];
  check(diet, "own_knowledge", ["You cannot stand capers.", "You love olives."]);
  const family = [note("has an aunt Ida, who runs a bakery in Porto, and an uncle Per, who is a pilot")];
  check(family, "supported", ["Your uncle is a pilot.", "Your aunt runs a bakery."]);
  check(family, "own_knowledge", ["Your aunt is a pilot.", "Your uncle runs a bakery."]);
  const flat = [note("works nights at a mill in Lund; sister Mia lives in Visby")];
  check(flat, "supported", ["Your sister Mia lives in Visby.", "You work at a mill in Lund."]);
  check(flat, "own_knowledge", ["You live in Visby.", "You work in Visby.", "Mia works at a mill."]);
  const drinks = [note("drinks cocoa, no coffee")];
  check(drinks, "supported", ["You drink cocoa.", "You don't drink coffee."]);
  check(drinks, "own_knowledge", ["You drink coffee."]);
  const guest = [note("her son Emil, 9, is afraid of dogs and thunder")];
  check(guest, "supported", ["Emil is afraid of dogs and thunder."]);
  // A list goes on from its verb.
  const hobbies = [note("likes rowing and wild swimming")];
  for (const answer of ["You like swimming.", "You like rowing."])
    assert.notDeepEqual(outcomes(answer, hobbies), ["own_knowledge"], answer);
});

test("what is not accepted is not said to be possible", () => {
  const rules = [
    page("A claim must be made by post; claims by phone or online are not accepted. The form costs nothing."),
  ];
  check(rules, "own_knowledge", ["You can make the claim online.", "Claims by phone are accepted."]);
  assert.notDeepEqual(outcomes("Claims by phone are not accepted.", rules), ["own_knowledge"]);
});

test("a rule that begins at a bound may not hold for the person's case", () => {
  const rules = [page("A deposit is required for groups of more than eight people. Dogs are not allowed.")];
  const given = ["We are 4. Do we have to pay a deposit?"];
  check(rules, "looked_up", ["No, a deposit is not required for your group."], given);
  // Where there is no bound, or no case, the opposite is wrong.
  check(rules, "own_knowledge", ["Dogs are allowed."], given);
  check(
    rules,
    "own_knowledge",
    ["A deposit is not required for groups."],
    ["Do groups have to pay a deposit?"],
  );
});

test("the numbers that count the rows of a table need no evidence", () => {
  const legs = [value("8.2 miles = 13.196 km"), value("11.5 miles = 18.507 km")];
  const given = ["8.2 and 11.5 miles in km, please, in a table"];
  const table = (rows: string) => `| Leg | Miles | km |\n|---|---|---|\n${rows}`;
  assert.deepEqual(outcomes(table("| 1 | 8.2 | 13.2 |\n| 2 | 11.5 | 18.5 |"), legs, given), [
    "supported",
    "supported",
  ]);
  assert.deepEqual(outcomes(table("| 1 | 8.2 | 13.2 |\n| 2 | 11.5 | 15.8 |"), legs, given), [
    "supported",
    "own_knowledge",
  ]);
  // Where the evidence numbers its lines, the number tells which line is meant.
  const years = [
    printed("1 1040.00\n2 1081.60\n3 1124.86", "for n in range(1, 4): print(n, round(1000 * 1.04 ** n, 2))"),
  ];
  assert.deepEqual(outcomes("| Year | Sum |\n|---|---|\n| 1 | 1081.60 |", years), ["own_knowledge"]);
});

test("a column that is called a percentage has percentages", () => {
  const turnout = [
    printed(
      "exit code: 0\nward,turnout_pct\nHarbour,58.3\nHillside,71.9\n",
      "print(ward, round(100 * voted / entitled, 1), sep=',')",
    ),
  ];
  check(turnout, "supported", ["Harbour had a turnout of 58.3 %.", "In Hillside it was 71.9 percent."]);
  check(turnout, "own_knowledge", ["Harbour had a turnout of 71.9 %."]);
});

test("a pace is by the unit that the evidence says", () => {
  const run = [printed("pace per km 4:50\nspeed 12.41 km/h", "print('pace per km', shown(total / km))")];
  check(run, "supported", ["Your pace was 4:50 per kilometre.", "You ran 4:50 per km."]);
  check(run, "own_knowledge", ["Your pace was 4:50 per mile."]);
  const cloth = [page("Linen: 14 euros per metre. Felt: 9 euros per yard.")];
  check(cloth, "own_knowledge", ["Linen costs 14 euros per yard."]);
});

test("a time that is said loosely is the one that is near", () => {
  const clock = [seen("time", "zone: Asia/Tokyo\nlocal: 2026-10-02 09:06 Friday")];
  check(clock, "supported", [
    "It is just after nine in the morning there.",
    "It is about nine in the morning.",
    "It is shortly after 9 am.",
  ]);
  check(clock, "own_knowledge", [
    "It is just before nine in the morning.",
    "It is just after ten in the morning.",
    "It is almost half past nine.",
  ]);
});

test("what is said behind several that are counted is said of each", () => {
  const left = [page("4 of 9 seats and 2 of 3 berths of today are left\nsold again at 06:00")];
  check(left, "supported", ["4 of 9 seats are left today.", "There are 2 berths left."]);
  check(left, "own_knowledge", ["9 seats are left today.", "There are 4 berths left."]);
});

test("the words before a bracket name what stands in it", () => {
  const curve = [printed('{"zeros":[-2,4],"peak":{"x":1,"y":9}}', "print(json.dumps(r))")];
  check(curve, "supported", ["The zeros are x = −2 and x = 4, and the peak is at (1, 9)."]);
  check(curve, "own_knowledge", ["The zeros are x = 1 and x = 9."]);
});

test("how a program formats a number is no number beside its output", () => {
  const failed = [
    printed(
      'exit code: 1\nRoute 7 41.7%\nTraceback (most recent call last):\n  File "/workspace/main.py", line 6, in <module>\n    print(route, f"{late[route] / n:.1%}")\nZeroDivisionError: division by zero\n',
      'for route, n in runs.items():\n    print(route, f"{late[route] / n:.1%}")\n',
    ),
  ];
  check(failed, "supported", ["It prints 41.7 % for Route 7 and then stops in line 6."]);
});

test("where the evidence gives a limit, nothing is unlimited", () => {
  const limits = [
    seen(
      "source",
      "length of a title: 120 characters\nattachments of a message: 10\nsize of a picture: 5 MiB",
      {
        claim: "the limits were read",
      },
    ),
  ];
  check(limits, "own_knowledge", [
    "There is no limit on attachments.",
    "A message may have as many attachments as you like.",
    "The size of a picture is unlimited.",
  ]);
  check(limits, "supported", ["A message may have 10 attachments."]);
  const plan = [page("The free plan has up to 3 projects. Viewers are unlimited.")];
  check(plan, "own_knowledge", ["There is no limit to your projects."]);
  assert.notDeepEqual(outcomes("There is no limit to your viewers.", plan), ["own_knowledge"]);
});

test("a note is also said to be erased behind what it said", () => {
  const erased = [seen("memory", "rents a garage in Delft", { claim: "forgotten: rents a garage in Delft" })];
  check(erased, "supported", [
    "The note that you rent a garage in Delft is erased.",
    "Done: the note that you rent a garage in Delft has been deleted.",
  ]);
  assert.notDeepEqual(outcomes("The note that you rent a garage in Leiden is erased.", erased), [
    "supported",
  ]);
});

test("a word that something was saved or erased is supported by the call that did it, and by nothing else", () => {
  const kept = [seen("memory", "rows on Tuesdays", { claim: "remembered: rows on Tuesdays" })];
  const erased = [seen("memory", "rows on Tuesdays", { claim: "forgotten: rows on Tuesdays" })];
  check(kept, "supported", ["Saved.", "Noted.", "Okay, I've saved that.", "Gespeichert."]);
  check(erased, "supported", ["Erased.", "Done: deleted."]);
  for (const [evidence, answer] of [
    [kept, "Erased."],
    [erased, "Saved."],
    [[note("rows on Tuesdays")], "Saved."],
    [[{ ...kept[0]!, failed: true }], "Saved."],
  ] as const)
    assert.notDeepEqual(outcomes(answer, [...evidence]), ["supported"], answer);
});
