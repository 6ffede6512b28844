import assert from "node:assert/strict";
import { test } from "node:test";
import type { ProofOutcome } from "@signet/contract";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { note, outcomes, page, printed, seen } from "./outcomes-rig.ts";

/** Each sentence by itself, beside the same evidence. */
function check(
  findings: ChatFinding[],
  expected: ProofOutcome | null,
  answers: string[],
  given: string[] = [],
) {
  for (const answer of answers) assert.deepEqual(outcomes(answer, findings, given), [expected], answer);
}

test("what one note says of a person is not said of another", () => {
  const notes = [
    note("has a cousin Marta, who studies in Tartu"),
    note("has a nephew Felix, who studies in Ghent"),
  ];
  check(notes, "supported", ["Marta studies in Tartu.", "That is Felix, who studies in Ghent."]);
  check(notes, "own_knowledge", ["Marta studies in Ghent.", "That is Felix, who studies in Tartu."]);
});

test("the order of nouns in a German sentence turns nothing round", () => {
  const fee = page("Ab Oktober kostet die Hallenmiete 38 Euro.");
  check([fee], "supported", ["Die Hallenmiete kostet ab Oktober 38 Euro."]);
});

test("what a run names as not done is not said to be there", () => {
  const built = seen(
    "receipt",
    "ok: true\ntitle: Reef Run\nverified: true\nnot_done: a shared ranking of all players; music in the menu\nsummary: Reef Run passed every check.",
  );
  check([built], "own_knowledge", [
    "It has a shared ranking of all players.",
    "Music plays in the menu.",
    "A ranking that all players share is built in.",
  ]);
  assert.notDeepEqual(outcomes("It has no music in the menu.", [built]), ["own_knowledge"]);
  assert.deepEqual(outcomes("Reef Run passed every check.", [built]), ["supported"]);
});

test("a number that is left was not used", () => {
  const usage = page("7 of 20 runs of today are left; 2 of 5 visuals of today are left.");
  check([usage], "supported", ["You have 7 of 20 runs left.", "2 visuals remain today."]);
  check([usage], "own_knowledge", ["You have used 7 of 20 runs.", "2 visuals were used today."]);
  const tickets = page("140 seats are sold; 35 are still free.");
  check([tickets], "own_knowledge", ["140 seats remain."]);
});

test("a change is not a level", () => {
  const report = page(
    "The number of members rose by 1,240 to 18,310. The deficit fell by 90,000 euros to 35,000 euros.",
  );
  check([report], "supported", [
    "It has 18,310 members.",
    "That is 1,240 members more.",
    "The number rose by 1,240.",
    "The deficit is 35,000 euros.",
  ]);
  check([report], "own_knowledge", ["It has 1,240 members.", "The deficit is 90,000 euros."]);
});

test("a measure of one system is supported by the same in the other, as its digits round it", () => {
  const trail = page("The trail is 42.5 km long and climbs 1,310 m. A full pack weighs 14.2 kg.");
  check([trail], "supported", [
    "The trail is 26.4 miles long.",
    "It climbs 4,298 feet.",
    "A full pack weighs about 31 lb.",
    "42.5 km is about 26.4 miles.",
  ]);
  check([trail], "own_knowledge", [
    "The trail is 28.4 miles long.",
    "It climbs 4,928 feet.",
    "A full pack weighs 41.3 lb.",
    "The trail is 42.5 miles long.",
    "42.5 km is about 36.4 miles.",
    "It is 42.5 km (24.6 miles) long.",
  ]);
});

test("an hour of the afternoon may be said in words", () => {
  const clock = seen("time", "2026-03-04T16:00:00+05:45 Asia/Kathmandu (Wednesday)");
  check([clock], "supported", ["It's four in the afternoon there."]);
  check([clock], "own_knowledge", ["It's five in the afternoon there.", "It's four in the morning there."]);
});

test("what is said to be the smallest without a measure is that in some column", () => {
  const disk = printed(
    "cache 48211904 0.4695\ndb 30118220 0.2933\nlogs 15230772 0.1483\nimages 9120044 0.0888",
  );
  check([disk], "own_knowledge", ["The logs are the smallest of the four.", "The db is the largest."]);
  assert.notDeepEqual(outcomes("The images are the smallest of the four.", [disk]), ["own_knowledge"]);
});

test("a conclusion may name what the evidence does not", () => {
  const failed = printed(
    "test_cedilla ... FAIL\nAssertionError: 'ga-on' != 'garcon'",
    "def test_cedilla(): pass",
  );
  check([failed], "looked_up", ["So your function does not handle French letters yet."]);
});

test("a conclusion that names somebody whom nothing names is the model's own", () => {
  const vote = page("The vote took place on 4 May. Turnout was 61 %.");
  check([vote], "own_knowledge", ["So the winner was Falkner."]);
});

test("a name and one more word of the evidence support no other verb", () => {
  const notes = [note("your sister Ania works at a bakery"), note("Dr Okafor is on leave")];
  for (const answer of ["The bakery fired Ania.", "The bakery belongs to Ania.", "You sued Dr Okafor."])
    assert.notDeepEqual(outcomes(answer, notes), ["supported"], answer);
});

test("a sentence that draws a conclusion without a figure is no repetition", () => {
  const prices = page(
    "Nordpost takes 2 working days and costs 6.10 EUR. Südpost takes 1 working day and costs 5.85 EUR.",
  );
  check([prices], "looked_up", ["So Südpost takes fewer working days and costs less."]);
});

test("an offer or a wish at the end states nothing", () => {
  const result = [page("The build passed.")];
  check(result, null, [
    "Shout if you need anything else.",
    "Just ping me whenever something breaks.",
    "I'll keep my fingers crossed for you.",
  ]);
});

test("the date of one release is not that of another", () => {
  const changes = page("7.1.0 (2026-05-11)\nDrops Python 3.8.\n\n7.0.4 (2026-02-02)\nFixes a leak.");
  check([changes], "supported", ["Version 7.1.0 came out on 11 May 2026.", "7.0.4 is of 2 February 2026."]);
  check([changes], "own_knowledge", ["Version 7.1.0 came out on 2 February 2026."]);
  assert.deepEqual(outcomes("Release 7.1.0 drops Python 3.8. It came out on 2 February 2026.", [changes]), [
    "supported",
    "own_knowledge",
  ]);
});

test("an item of a list that goes on from the one before it speaks of the same release", () => {
  const changes = page("7.1.0 (2026-05-11)\nDrops Python 3.8.\n\n7.0.4 (2026-02-02)\nFixes a leak.");
  const told = (day: string) =>
    outcomes(`- Release 7.1.0 drops Python 3.8.\n- It came out on ${day}.\n- So update Python first.`, [
      changes,
    ]);
  assert.deepEqual(told("11 May 2026"), ["supported", "supported", "looked_up"]);
  assert.deepEqual(told("2 February 2026"), ["supported", "own_knowledge", "looked_up"]);
});

test("a name that a program had in its list and did not print is not the first of it", () => {
  const printedMax = printed(
    '{"most": {"team": "Heron", "points": 41}}',
    'const teams = ["Heron", "Ibis", "Jackdaw"]; console.log(JSON.stringify({ most: best(teams) }))',
  );
  check([printedMax], "own_knowledge", ["The team with the most points is Ibis."]);
  assert.notDeepEqual(outcomes("The team with the most points is Heron.", [printedMax]), ["own_knowledge"]);
});

test("what holds in most countries is the model's own, whatever words it shares with the evidence", () => {
  const numbering = page("invoice.py numbers invoices by year. All 6 tests of the invoice numbers pass.");
  check([numbering], "own_knowledge", ["In most countries, invoice numbers have to run without gaps."]);
});

test("with a median of a figure names it", () => {
  const stages = printed(
    '{"parse": {"median": 40.85, "max": 44.1}, "flush": {"median": 8.0, "max": 8.3}}',
    "runs = [41.2, 44.1, 7.9, 8.3]",
  );
  check([stages], "own_knowledge", ["`flush` is quick, with a median of 8.3 ms."]);
  assert.notDeepEqual(outcomes("`flush` is quick, with a median of 8 ms.", [stages]), ["own_knowledge"]);
});

test("a setting has one value by default and another where it is said", () => {
  const setting = page("SVC_KEEP_DAYS (60; hosted: 14): number of days that a backup is kept.");
  check([setting], "supported", [
    "A backup is kept for 60 days.",
    "A hosted service keeps a backup for 14 days.",
  ]);
  check([setting], "own_knowledge", ["A hosted service keeps a backup for 60 days."]);
});
