import assert from "node:assert/strict";
import { test } from "node:test";
import type { ProofOutcome } from "@signet/contract";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { outcomes, page, printed } from "./outcomes-rig.ts";

/** Each sentence by itself, beside the same evidence. */
function check(finding: ChatFinding, expected: ProofOutcome, answers: string[], given: string[] = []) {
  for (const answer of answers) assert.deepEqual(outcomes(answer, [finding], given), [expected], answer);
}

const ROUTES = printed("coast road: 2.75 h, 41.20 EUR\nmotorway: 2.10 h, 58.90 EUR");
const OFFERS = page("- Alder Gas: 0.112 EUR, 24 months\n- Birke Energie: 0.098 EUR, 12 months");

test("which of two is faster, cheaper or longer has to be so in their figures", () => {
  check(ROUTES, "own_knowledge", [
    "So the coast road is faster.",
    "The motorway is the slower one.",
    "The motorway is cheaper, though.",
    "The coast road costs more.",
  ]);
  check(OFFERS, "own_knowledge", ["So Alder Gas is the cheaper one.", "Birke Energie is more expensive."]);
});

test("a right comparison of two is a conclusion from what was looked up", () => {
  check(ROUTES, "looked_up", [
    "So the motorway is faster.",
    "So the coast road is the slower one.",
    "So the coast road is cheaper, though.",
  ]);
  check(OFFERS, "looked_up", ["So Birke Energie is the cheaper one.", "So Alder Gas is more expensive."]);
});

test("what is faster has the higher speed, where speeds are given", () => {
  const boats = printed("ferry: 38 km/h\ncutter: 22 km/h");
  check(boats, "looked_up", ["So the ferry is faster.", "So the cutter is the slower one."]);
  check(boats, "own_knowledge", ["So the cutter is faster.", "The ferry is the slower one."]);
});

test("things that are named with a number are compared, too", () => {
  const phones = page("| Phone | Price |\n|---|---|\n| Ono 4 | 399 EUR |\n| Rix 2 | 449 EUR |");
  check(phones, "own_knowledge", ["So the Rix 2 is cheaper.", "The Ono 4 is more expensive."]);
  assert.notDeepEqual(outcomes("So the Ono 4 is cheaper.", [phones]), ["own_knowledge"]);
});

test("a month before an amount of money is no date", () => {
  const fee = page("Der Eintritt kostet ab Mai 12 Euro statt bisher 9 Euro.");
  check(fee, "supported", ["Der Eintritt kostet ab Mai 12 Euro."]);
  check(fee, "own_knowledge", ["Ab Mai kostet es 9 Euro.", "Der Eintritt kostet 9 Euro."]);
});

test("a comparison under a condition, or one that is denied, is not refused for the figures of two", () => {
  for (const answer of [
    "If you drive at night, the coast road is faster.",
    "The motorway is not cheaper.",
    "The coast road would be faster without the trucks.",
  ])
    assert.notDeepEqual(outcomes(answer, [ROUTES]), ["supported"], answer);
  assert.deepEqual(outcomes("So the motorway is not cheaper.", [ROUTES]), ["looked_up"]);
});

const MEMBERS = page("Members at the end of the year\n2021: 288\n2022: 301\n2023: 340\n2024: 356");

test("a column of means can be ranked", () => {
  const groups = printed('[{"team":"Ash","mean":6.4},{"team":"Elm","mean":7.9},{"team":"Oak","mean":5.2}]');
  check(groups, "supported", ["The highest mean, 7.9, is Elm's.", "Oak has the lowest mean: 5.2."]);
  check(groups, "own_knowledge", ["The highest mean, 6.4, is Ash's.", "Ash has the lowest mean: 6.4."]);
});

test("what is said to have grown or fallen did so, year by year", () => {
  check(MEMBERS, "own_knowledge", [
    "Membership has fallen every year since 2021.",
    "It has declined steadily since 2022.",
  ]);
  check(MEMBERS, "supported", ["It has grown every year since 2021."]);
  assert.notDeepEqual(outcomes("It has not fallen since 2021.", [MEMBERS]), ["own_knowledge"]);
});

test("a list that goes up and down proves no trend", () => {
  const mixed = page("Visitors\n2021: 288\n2022: 251\n2023: 340\n2024: 356");
  check(mixed, "own_knowledge", ["It has grown every year since 2021."]);
});

test("what held before is not what holds now", () => {
  const release = page(
    "The limit is 250 MB per upload; it was 100 MB. Uploads expire after 14 days instead of 30 days.",
  );
  check(release, "supported", [
    "You can upload 250 MB.",
    "Uploads expire after 14 days.",
    "The limit was 100 MB before.",
    "It was raised from 100 MB to 250 MB.",
  ]);
  check(release, "own_knowledge", [
    "You can upload 100 MB now.",
    "Uploads expire after 30 days.",
    "The old limit was 250 MB.",
    "It used to be 250 MB.",
  ]);
  const notice = page("Ab Juli kostet die Jahreskarte 64 Euro, bisher 58 Euro.");
  check(notice, "supported", ["Die Jahreskarte kostet ab Juli 64 Euro."]);
  check(notice, "own_knowledge", ["Die Jahreskarte kostet ab Juli 58 Euro."]);
});

test("a part is not all", () => {
  const left = page("2 of 6 seats are left. 9 of 9 tests pass.");
  check(left, "own_knowledge", ["All 6 seats are left.", "Your 6 seats are all still free."]);
  check(left, "supported", ["All 9 tests pass.", "2 of the 6 seats are left."]);
});

test("a name with a number is another one than that with the next number", () => {
  const gates = page("Boarding times\nGate 11 14:05\nGate 12 14:35\nGate 14 15:10");
  check(gates, "supported", ["| Gate 12 | 14:35 |", "Boarding at Gate 14 begins at 15:10."]);
  check(gates, "own_knowledge", ["| Gate 11 | 14:35 |", "Boarding at Gate 12 begins at 15:10."]);
});

test("a number with a letter is the name of a class or a flat, and no size in bytes", () => {
  const classes = printed("7a mean 64.2\n7b mean 71.5");
  check(classes, "supported", ["Class 7b has a mean of 71.5.", "7a has 64.2 on average."]);
  check(page("Class 7a has 24 pupils, 7b has 27."), "own_knowledge", [
    "Class 7b has 24 pupils.",
    "Class 7a has 27 pupils.",
  ]);
  check(printed("file 7b"), "supported", ["The file has 7 bytes."]);
});

test("round thousands are no years", () => {
  const limits = page("length of a title: 2,000 characters\nlength of a comment: 8,000 characters");
  check(limits, "supported", ["A title may have up to 2,000 characters."]);
  check(limits, "own_knowledge", ["A title may have up to 8,000 characters."]);
});

test("seconds may be said as minutes with seconds, also as a pace over a distance", () => {
  const given = ["I rowed 2,000 m in 8:24. What is that per 500 m?"];
  const result = { ...page("126"), evidence: { ...page("126").evidence, type: "calculation" as const } };
  check(result, "supported", ["That is 2:06 per 500 m.", "Your split was 2:06."], given);
  check(result, "own_knowledge", ["That is 2:16 per 500 m.", "It is 2:06 now."], given);
});

test("programs and tables abbreviate weekdays", () => {
  const week = printed('[{"day":"Mon","kg":41.5},{"day":"Tue","kg":38.25},{"day":"Wed","kg":52.75}]');
  check(week, "supported", ["On Wednesday it was 52.75 kg.", "Tuesday's 38.25 kg was the lowest."]);
  check(week, "own_knowledge", ["On Tuesday it was 52.75 kg.", "Monday's 41.5 kg was the lowest."]);
});

test("a name with a person's title is told by two words of the sentence", () => {
  const visit = { ...page("has a dentist appointment with Dr Lindqvist on 4 May"), isOwnText: false };
  check(visit, "supported", ["You will be seeing Dr Lindqvist."]);
});

test("the language of a list of names is that of the question", () => {
  const lakes = page(
    "Lac de Joux 1,004 m, Lac de Taney 1,408 m, Lac des Dix 2,364 m: lakes in the mountains.",
  );
  check(
    lakes,
    "supported",
    ["- Lac de Taney: 1,408 m", "- Lac des Dix: 2,364 m"],
    ["How high are these lakes in the mountains?"],
  );
});
