import type { ProofOutcome } from "@signet/contract";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { note, outcomes, page, printed, value } from "./outcomes-rig.ts";

type Case = [answer: string, outcome: ProofOutcome | null];
const judged = (findings: ChatFinding[], cases: Case[], given: string[] = []) => {
  for (const [answer, outcome] of cases)
    assert.deepEqual(outcomes(answer, findings, given), [outcome], answer);
};

test("what a program that measures time prints are seconds, or what its clock counts in", () => {
  const python = "import timeit\nprint('list', timeit.timeit(f, number=20) / 20)";
  judged(
    [printed("list 0.011794\nset 3.1e-08\n", python)],
    [
      ["list: 11.8 ms per lookup", "supported"],
      ["set: 31 ns per lookup", "supported"],
      ["set: 0.031 µs per lookup", "supported"],
      ["list: 11.8 µs per lookup", "own_knowledge"],
      ["set: 31 ms per lookup", "own_knowledge"],
    ],
  );
  judged(
    [
      printed(
        "took 1834.2",
        "const t = performance.now(); work(); console.log('took', performance.now() - t)",
      ),
    ],
    [
      ["It took 1.83 s.", "supported"],
      ["It took 1.83 ms.", "own_knowledge"],
    ],
  );
  judged([printed("0.011794", "print(a / b)")], [["It is 11.8 ms.", "own_knowledge"]]);
});

test("an amount of money is not supported by a number that counts something else beside such amounts", () => {
  const prices = page(
    '{"packs":{"runs_200":{"usd":9,"runs":200}},"tiers":{"free":{"runs_per_day":8}},"total":17}',
  );
  judged(
    [prices],
    [
      ["200 runs cost $9.", "supported"],
      ["Together $17.", "supported"],
      ["200 runs cost $8.", "own_knowledge"],
      ["Free has 8 runs per day.", "supported"],
    ],
  );
  judged(
    [page("Plus: $9 a month, 120 runs a day, 8 at once. Children $4, groups 7 per person.")],
    [
      ["Plus costs $9 a month.", "supported"],
      ["Groups pay $7 per person.", "supported"],
      ["Plus costs $8 a month.", "own_knowledge"],
    ],
  );
});

test("hours of the day are read where a language writes them like durations", () => {
  judged(
    [page("Horaires\nMercredi : 10h00–20h00\nLe parcours dure 3 heures.")],
    [
      ["Le mercredi, c'est ouvert de 10 h à 20 h.", "supported"],
      ["Le mercredi, c'est ouvert 10h–20h.", "supported"],
      ["Le mercredi, elle ouvre à 10 h.", "supported"],
      ["Le mercredi, c'est ouvert de 10 h à 21 h.", "own_knowledge"],
      ["Le parcours dure 3 h.", "supported"],
    ],
  );
  judged(
    [page("Öffnungszeiten\nMittwoch: 10:00–20:00 Uhr")],
    [
      ["Am Mittwoch ist von 10 bis 20 Uhr geöffnet.", "supported"],
      ["Am Mittwoch ist von 11 bis 20 Uhr geöffnet.", "own_knowledge"],
    ],
  );
});

test("hours and minutes are compared with a value in the larger or in the smaller of them", () => {
  judged(
    [value("4.4444444444")],
    [
      ["It takes 4 h 27 min.", "supported"],
      ["It takes 4 hours and 27 minutes.", "supported"],
      ["It takes 4 h 44 min.", "own_knowledge"],
      ["It takes 4 min 27 s.", "supported"],
    ],
  );
  judged([value("267")], [["It takes 4 h 27 min.", "supported"]]);
  judged([page("It had 267 visitors.")], [["It takes 4 h 27 min.", "own_knowledge"]]);
  judged(
    [value("8.1620954141")],
    [
      ["That's 8:10 per mile.", "supported"],
      ["That's **8:10 min/mi**.", "supported"],
      ["That's 8:16 per mile.", "own_knowledge"],
    ],
  );
});

test("the number of a table row's label is no figure", () => {
  judged(
    [value("642.9375")],
    [
      ["| Roommate 2 | $642.94 |", "supported"],
      ["| Roommate 2 | $643.94 |", "own_knowledge"],
    ],
  );
});

test("a hyphen behind one or two letters may be left out", () => {
  judged([note("guest wifi is Otter-Guest")], [["Your guest Wi-Fi: **Otter-Guest**", "supported"]]);
});

test("a command with its placeholder filled in is the command", () => {
  judged(
    [page("`signet keys delete <NAME>` removes a key such as `OPENAI_API_KEY`. `signet keys` lists them.")],
    [
      ["Remove it with `signet keys delete OPENAI_API_KEY`.", "supported"],
      ["Remove it with `signet keys drop OPENAI_API_KEY`.", "own_knowledge"],
      ["Remove it with `signet keys delete OPENAI_API_KEY --force`.", "own_knowledge"],
    ],
  );
});

test("a heading in bold and a request to the person state nothing", () => {
  const answer = "**Calculation**\n\n- It is 42.16 km.";
  assert.deepEqual(outcomes(answer, [value("42.1648")]), ["supported"]);
  assert.deepEqual(outcomes("**Bruno**", [note("the dog is called Bruno")]), ["looked_up"]);
  assert.deepEqual(outcomes("Two options come into question:", [page("Two options exist.")]), [null]);
  judged(
    [],
    [
      ["Todo bien, gracias.", null],
      ["I'm sorry, but I couldn't open the page.", null],
      ["You could try again in a few minutes.", null],
      ["Please ask me again in a separate message.", null],
      ["If it reads files, please include a small sample as well.", null],
      ["If you're in danger, please call the emergency number right now.", null],
    ],
  );
});

test("the number of a source in brackets is no figure", () => {
  judged(
    [page("Team Skua won with 41 points.")],
    [
      ["Team Skua won with 41 points [2].", "supported"],
      ["Team Skua won with 42 points [2].", "own_knowledge"],
      ["The value of points[2] is 41.", "own_knowledge"],
    ],
  );
});

test("midnight and noon are times that evidence may have in digits", () => {
  judged(
    [page("The day begins anew at 2026-11-24T00:00:00.000Z.")],
    [
      ["Your runs are renewed at midnight UTC.", "supported"],
      ["Your runs are renewed at 1 am.", "own_knowledge"],
      ["The day starts at noon.", "looked_up"],
    ],
  );
});

test("code that a table row is called by need not stand in the evidence", () => {
  judged(
    [printed("typed 7.9\nnumeric 41.3")],
    [
      ["| `Array.sort((a, b) => a - b)` | 41.3 ms |", "supported"],
      ["| `Array.sort((a, b) => a - b)` | 43.1 ms |", "own_knowledge"],
    ],
  );
});

test("a decade is supported by a year in it", () => {
  judged(
    [page("Founded in 1987 by Ida Holm.")],
    [
      ["It was founded in the 1980s.", "supported"],
      ["It was founded in the 1970s.", "own_knowledge"],
      ["It took 1980 s.", "own_knowledge"],
    ],
  );
});

test("a fraction is compared with its value", () => {
  judged(
    [value("0.75")],
    [
      ["That is three quarters of it.", "supported"],
      ["That's 3/4 of it.", "supported"],
      ["That's ¾ of it.", "supported"],
      ["That's 2/3 of it.", "own_knowledge"],
      ["That's two thirds of it.", "own_knowledge"],
    ],
  );
  judged([value("0.3333333333")], [["That's one third, or 33.3 %.", "supported"]]);
  judged([page("34 % said yes.")], [["One third said yes.", "own_knowledge"]]);
  judged([value("7.5")], [["You need 7½ cups.", "supported"]]);
  judged([value("7.25")], [["You need 7½ cups.", "own_knowledge"]]);
});

test("both numbers of a rating are read", () => {
  judged(
    [page("Rated 4.6/5 by 2,318 guests.")],
    [
      ["It is rated 4.6 out of 5 by 2,318 guests.", "supported"],
      ["It is rated 4.6/5.", "supported"],
      ["It has 4.6 of 5 points from 2,318 reviews.", "supported"],
      ["It is rated 4.8/5.", "own_knowledge"],
    ],
  );
});

test("how long something takes may be written like a time of day", () => {
  judged(
    [page("Flight time 1h45")],
    [
      ["The flight takes 1 hour 45 minutes.", "supported"],
      ["The flight takes 105 minutes.", "supported"],
      ["The flight takes 1 hour 54 minutes.", "own_knowledge"],
    ],
  );
});

test("a name in bold is a name", () => {
  judged(
    [page("Save 15% with code AUTUMN.")],
    [
      ["Use the code **AUTUMN** for 15 % off.", "supported"],
      ["Use the code **WINTER** for 15 % off.", "looked_up"],
    ],
  );
});

test("areas and volumes are read as calculations write them", () => {
  judged(
    [value("19.76 m^2")],
    [
      ["The floor has 19.76 m².", "supported"],
      ["The floor has 19.76 m³.", "own_knowledge"],
      ["The floor has 19.67 m².", "own_knowledge"],
    ],
  );
});

test("a month of a year is compared in any format", () => {
  judged(
    [note("car inspection due 03/2027")],
    [
      ["The inspection is due in **March 2027**.", "supported"],
      ["The inspection is due in **May 2027**.", "own_knowledge"],
      ["The inspection is due in March 2026.", "own_knowledge"],
    ],
  );
  judged([page("Opened on 14 May 1998.")], [["It opened in May 1998.", "supported"]]);
});

test("the full stop of a German date ends no sentence", () => {
  judged(
    [page("Eröffnung: 14.05.1998")],
    [
      ["Die Brücke wurde am **14. Mai 1998** eröffnet.", "supported"],
      ["Die Brücke wurde am **15. Mai 1998** eröffnet.", "own_knowledge"],
    ],
  );
});
