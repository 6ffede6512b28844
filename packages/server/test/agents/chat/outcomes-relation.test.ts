import type { ProofOutcome } from "@signet/contract";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { note, outcomes, page, printed, seen, value } from "./outcomes-rig.ts";

type Case = [answer: string, outcome: ProofOutcome | null];

function judged(cases: Case[], findings: ChatFinding[], given: string[] = []) {
  for (const [answer, outcome] of cases)
    assert.deepEqual(outcomes(answer, findings, given), [outcome], answer);
}

test("beside a text, a sentence that shares hardly a word with the turn and points to nothing is the model's own", () => {
  const hut = [page("The hut sells soup and bread. Beds are given out at six. Dogs sleep in the shed.")];
  judged(
    [
      ["Mountain weather changes within minutes.", "own_knowledge"],
      ["Soup tastes better at altitude.", "own_knowledge"],
      ["Climbers from the valley have traditionally avoided its northern ridge in spring.", "own_knowledge"],
      ["You can't take your dog into the bedroom.", "looked_up"],
      ["They don't serve warm meals.", "looked_up"],
    ],
    hut,
    ["what do they have at the hut?"],
  );
});

test("items of a list that share nothing with the notes are the model's own ideas", () => {
  const answer = "Some ideas that fit:\n\n- A chess set for the terrace\n- Voucher for a pottery class";
  assert.deepEqual(outcomes(answer, [note("dad plays the cello")], ["a gift for dad?"]), [
    null,
    "own_knowledge",
    "own_knowledge",
  ]);
});

test("what tells the person to do something is advice, unless the evidence says it", () => {
  const tent = [page("Pitch the tent on flat ground. Dry the fabric before storage; damp fabric rots.")];
  judged(
    [
      ["Bring a hammer for hard soil.", "own_knowledge"],
      ["Dry the fabric before storage.", "supported"],
      ["Prévoyez de bons piquets pour un terrain plus dur.", "own_knowledge"],
    ],
    tent,
  );
});

test("beside a value, a long new predicate is no conclusion, and a short one is", () => {
  const asked = ["how thick is the ice and does it hold a car?"];
  judged(
    [
      ["That's plenty.", "looked_up"],
      ["That is the minimum which road authorities further north demand for lorries.", "own_knowledge"],
      ["It holds a car easily.", "looked_up"],
    ],
    [value("42 cm")],
    asked,
  );
});

test("a short sentence that points to a value is a conclusion from it, in other languages as well", () => {
  const cases: Case[] = [
    ["It stayed fairly mild all day.", "looked_up"],
    ["Wind isn't counted in that.", "looked_up"],
    ["Das ist ein milder Tag.", "looked_up"],
    ["Wind chills wet skin.", "own_knowledge"],
  ];
  judged(cases, [value("19.88")], ["the average of 18.2 19.1 and 22.4?"]);
});

test("sympathy and apologies state nothing, and a condition is an offer only if the agent goes on about itself", () => {
  const phones = [page("The small phone costs €299. The large phone has a better camera.")];
  judged(
    [
      ["You're right, and I apologise for the mistake.", null],
      ["That sounds frustrating.", null],
      ["Oh, I feel you!", null],
      ["If you want, I can compare their batteries.", null],
      ["If you like more details, ask me.", null],
      ["If you want to save money, the small phone is the better choice.", "looked_up"],
    ],
    phones,
  );
});

test("what follows from a sentence of the model's own is its own, too", () => {
  const limit = "Airlines usually allow 23 kg. So your bag is too heavy.";
  assert.deepEqual(outcomes(limit, [value("24.4 kg")], ["my bag?"]), ["own_knowledge", "own_knowledge"]);
  const weighed = "It weighs 24.4 kg. So your bag is quite heavy.";
  assert.deepEqual(outcomes(weighed, [value("24.4 kg")], ["my bag?"]), ["supported", "looked_up"]);
});

test("a number that the person gave supports no sentence about something else", () => {
  const born = [seen("calculation", "3 July 1988 is a Sunday; 1988 is a leap year")];
  judged(
    [
      ["1988 gewann eine junge Spielerin alle großen Turniere der Welt.", "own_knowledge"],
      ["Der 3. Juli 1988 war ein Sonntag.", "supported"],
    ],
    born,
    ["welcher wochentag war der 3.7.1988?"],
  );
});

test("a number of the person that a program prints is supported only as what the output calls it", () => {
  const asked = ["18.2 19.1 22.4 21.8 17.9: least and largest? and is the bridge 1280 m long?"];
  const least = printed(
    "min 17.9\nmax 22.4\n",
    "t = [18.2, 19.1, 22.4, 21.8, 17.9]\nprint('min', min(t))\nprint('max', max(t))",
  );
  // Words that are not the label of the output cannot tell a right choice from a wrong one.
  for (const claim of [
    "The minimum is 22.4.",
    "The coldest was 22.4.",
    "The lowest is 22.4 °C.",
    "The coldest was 17.9.",
  ])
    assert.notDeepEqual(outcomes(claim, [least], asked), ["supported"], claim);
  judged([["The minimum is 17.9.", "supported"]], [least], asked);
  const again = printed("The bridge is 1280 m\n", "m = 1280\nprint('The bridge is', m, 'm')");
  assert.notDeepEqual(outcomes("The bridge is 1280 m long.", [again], asked), ["supported"]);
});

test("a figure that only the model brought up is its own, also behind a program that prints it", () => {
  const bridge = printed("The bridge is 1280 m\n", "print('The bridge is 1280 m')");
  judged([["The bridge is 1280 m long.", "own_knowledge"]], [bridge], ["how long is the bridge?"]);
});

test("the message of a call that failed supports what is said of the failure, and nothing else", () => {
  const failure = seen("source", "the page could not be read: HTTP 503", { failed: true });
  const cases: Case[] = [
    ["I couldn't read the page: the server answered with HTTP 503.", "supported"],
    ["The server answered with a 503 error.", "supported"],
    ["The server answered with a 504 error.", "own_knowledge"],
    ["The museum has 503 rooms.", "own_knowledge"],
    ["The museum has only 503 rooms.", "own_knowledge"],
    ["It doesn't cost more than €503.", "own_knowledge"],
    ["So I can't tell you the price.", null],
    ["Museums charge about ten euros.", "own_knowledge"],
  ];
  for (const [answer, outcome] of cases)
    assert.deepEqual(outcomes(answer, [], ["what does the museum charge?"], [failure]), [outcome], answer);
});

test("a percentage is the result of a calculation that multiplies by 100", () => {
  const share = seen("calculation", "70", { input: "455 / 650 * 100", isOwnText: true });
  judged(
    [
      ["The dough has 70 % water.", "supported"],
      ["The dough has 7 % water.", "own_knowledge"],
    ],
    [share],
    ["650 g flour and 455 g water?"],
  );
});

test("the half of the day counts for both ends of a range", () => {
  judged(
    [
      ["It is open from 8 to 11 am.", "supported"],
      ["It is open from 8 to 11 pm.", "own_knowledge"],
    ],
    [page("Sunday 8:00–11:00")],
  );
  judged(
    [
      ["It is open from 10 to 4 pm.", "supported"],
      ["It is open from 9 to 4 pm.", "own_knowledge"],
    ],
    [page("Sunday 10:00–16:00")],
  );
});

test("a half behind a whole number is read with it", () => {
  const walk = [page("The walk takes 3.5 hours.")];
  judged([["It takes three and a half hours.", "supported"]], walk);
  judged([["It takes three and a half hours.", "own_knowledge"]], [page("The walk takes 3 hours.")]);
  judged([["Der Weg dauert dreieinhalb Stunden.", "supported"]], walk);
});

test("a question states nothing, also one of the evidence's words", () => {
  const quiz = [page("The quiz has ten more questions.")];
  judged(
    [
      ["Does the quiz have more questions?", null],
      ["The quiz has ten more questions.", "supported"],
    ],
    quiz,
  );
});

test("a time in several units is rounded to the last of them", () => {
  const pace = [value("5.2138879 minutes")];
  judged(
    [
      ["| per km | 5:13 min |", "supported"],
      ["| per km | 5:14 min |", "own_knowledge"],
    ],
    pace,
    ["my pace per km?"],
  );
});

test("a placeholder of several words is filled in by one", () => {
  const prices = [page("Buy with `signet buy <plan or pack>`.")];
  judged(
    [
      ["You can get it with `signet buy plus`.", "supported"],
      ["You can get it with `signet sell plus`.", "own_knowledge"],
    ],
    prices,
  );
});

test("the auxiliary verb of a denial is no word that a sentence is compared by", () => {
  const trains = [page("No regional trains until 18:00. Long-distance trains run as planned.")];
  const answer = "No regional trains run until 18:00. Long-distance services aren't affected.";
  assert.deepEqual(outcomes(answer, trains, ["are the trains running?"]), ["supported", "looked_up"]);
});

test("a sentence with a name of the evidence says it again with three of its words, not with two", () => {
  const timer = [
    page("title: Pomodoro timer\nverified: true\nIt reads the headers `webhook-id` and `webhook-at`."),
  ];
  judged(
    [
      ["Your new **Pomodoro timer** is broken.", "looked_up"],
      ["First fetch the headers `webhook-id` and `webhook-at`.", "supported"],
    ],
    timer,
  );
});
