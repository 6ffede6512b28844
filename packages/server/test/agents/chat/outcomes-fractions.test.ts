import type { ProofOutcome } from "@signet/contract";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { outcomes, page, printed, value } from "./outcomes-rig.ts";

type Case = [answer: string, outcome: ProofOutcome | null];
const judged = (findings: ChatFinding[], cases: Case[], given: string[] = []) => {
  for (const [answer, outcome] of cases)
    assert.deepEqual(outcomes(answer, findings, given), [outcome], answer);
};

test("a fraction of a unit is that much of it", () => {
  judged(
    [
      page(
        "Last admission is 45 minutes before closing time. It polls every 250 ms, times out after 90 seconds.",
      ),
    ],
    [
      ["They let you in until three quarters of an hour before closing.", "supported"],
      ["They let you in until three-quarters of an hour before closing.", "supported"],
      ["They let you in until ¾ hour before closing.", "supported"],
      ["They let you in until half an hour before closing.", "own_knowledge"],
      ["They let you in until a quarter of an hour before closing.", "own_knowledge"],
      ["It polls every quarter of a second.", "supported"],
      ["It polls every half second.", "own_knowledge"],
      ["It times out after a minute and a half.", "supported"],
      ["It times out after one and a half minutes.", "supported"],
      ["It times out after a minute and a quarter.", "own_knowledge"],
      ["It times out after two and a half minutes.", "own_knowledge"],
    ],
  );
  judged(
    [page("Die Überfahrt dauert 45 Minuten, der Einlass beginnt 90 Minuten vorher.")],
    [
      ["Die Überfahrt dauert eine Dreiviertelstunde.", "supported"],
      ["Die Überfahrt dauert eine Viertelstunde.", "own_knowledge"],
      ["Der Einlass beginnt anderthalb Stunden vorher.", "supported"],
      ["Der Einlass beginnt zweieinhalb Stunden vorher.", "own_knowledge"],
      ["Der Einlass beginnt eine halbe Stunde vorher.", "own_knowledge"],
    ],
  );
  judged(
    [page("La traversée dure 45 minutes, l'exposition 30 minutes et le trajet 150 minutes.")],
    [
      ["La traversée dure trois quarts d'heure.", "supported"],
      ["L'exposition dure une demi-heure.", "supported"],
      ["L'exposition dure un quart d'heure.", "own_knowledge"],
      ["Le trajet dure deux heures et demie.", "supported"],
      ["Le trajet dure trois heures et demie.", "own_knowledge"],
    ],
  );
  judged(
    [page("El viaje dura 30 minutos y la visita 90 minutos.")],
    [
      ["El viaje dura media hora.", "supported"],
      ["El viaje dura un cuarto de hora.", "own_knowledge"],
      ["La visita dura una hora y media.", "supported"],
    ],
  );
  judged([page("A viagem dura 30 minutos.")], [["A viagem dura meia hora.", "supported"]]);
});

test("a fraction in the evidence is that much of its unit", () => {
  judged(
    [page("Allow 3 ½ to 4 hours. The ride takes three quarters of an hour, the film an hour and a half.")],
    [
      ["Allow 3.5 to 4 hours.", "supported"],
      ["Allow 3.25 to 4 hours.", "own_knowledge"],
      ["The ride takes 45 minutes.", "supported"],
      ["The ride takes 15 minutes.", "own_knowledge"],
      ["The film takes 90 minutes.", "supported"],
      ["The film takes 30 minutes.", "own_knowledge"],
    ],
  );
  judged(
    [page("Allow 3.5 to 4 hours. Two thirds of the visitors come by train, half of the rest by bus.")],
    [
      ["Allow 3 ½ to 4 hours.", "supported"],
      ["Allow 3 ¼ to 4 hours.", "own_knowledge"],
      ["About 67 % come by train.", "supported"],
      ["About 76 % come by train.", "own_knowledge"],
    ],
  );
  judged(
    [page("The board is 1 1/2 inches thick.")],
    [
      ["The board is 1.5 inches thick.", "supported"],
      ["The board is 1.25 inches thick.", "own_knowledge"],
    ],
  );
});

test("a part of a million is that number", () => {
  judged(
    [page("The town has 498,213 inhabitants and 2,512,000 trees.")],
    [
      ["The town has half a million inhabitants.", "supported"],
      ["The town has a quarter of a million inhabitants.", "own_knowledge"],
      ["The town has two and a half million trees.", "supported"],
      ["The town has three and a half million trees.", "own_knowledge"],
    ],
  );
  judged(
    [page("The town has 431,000 inhabitants.")],
    [["It has half a million inhabitants.", "own_knowledge"]],
  );
});

test("a share may be said to be a little more or less than a fraction", () => {
  judged(
    [printed("hits 101637 share 0.508185", "print('hits', h, 'share', h / n)")],
    [
      ["So it happens slightly more than half the time.", "supported"],
      ["It happens in just over half of the groups.", "supported"],
    ],
  );
  judged(
    [value("0.3194")],
    [
      ["That is nearly a third of it.", "supported"],
      ["That is just under one third of it.", "supported"],
      ["That is just over one third of it.", "own_knowledge"],
      ["That is more than one third of it.", "own_knowledge"],
      ["That is one third of it.", "own_knowledge"],
      ["That is about two thirds of it.", "own_knowledge"],
      ["That is almost two thirds of it.", "own_knowledge"],
      ["That is almost three quarters of it.", "own_knowledge"],
    ],
  );
});

test("words that are no fraction of anything stay words", () => {
  judged(
    [page("The second half of the year brought 12 new clients in the third quarter.")],
    [
      ["The second half of the year brought 12 clients.", "supported"],
      ["In the third quarter, 12 clients came.", "supported"],
    ],
  );
});

test("a fraction of a year, of a spoon and of an amount of money is one", () => {
  judged(
    [
      page(
        "The lease runs 18 months, notice is 6 weeks. The box costs 12.50 EUR. 1 ½ cups of milk, 1/2 tsp of salt.",
      ),
    ],
    [
      ["The lease runs a year and a half.", "supported"],
      ["The lease runs one and a half years.", "supported"],
      ["The lease runs two and a half years.", "own_knowledge"],
      ["Notice lasts a month and a half.", "own_knowledge"],
      ["The box costs twelve and a half euros.", "supported"],
      ["You need one and a half cups of milk.", "supported"],
      ["You need half a teaspoon of salt.", "supported"],
      ["You need half a kilo of salt.", "own_knowledge"],
      ["It takes half an hour.", "own_knowledge"],
    ],
  );
});

test("a number that is spelled in several words is a number", () => {
  judged(
    [page("The dam is 250 m long, has 42,000 visitors a year, 45 turbines and cost 3,012,000 euros.")],
    [
      ["The dam is two hundred and fifty metres long.", "supported"],
      ["The dam is two hundred and fifteen metres long.", "own_knowledge"],
      ["The dam is a hundred and fifty metres long.", "own_knowledge"],
      ["The dam has forty-two thousand visitors a year.", "supported"],
      ["The dam has forty-two million visitors a year.", "own_knowledge"],
      ["The dam has twenty-four thousand visitors a year.", "own_knowledge"],
      ["The dam cost three million euros.", "supported"],
      ["The dam cost four million euros.", "own_knowledge"],
      ["The dam has forty-five turbines.", "supported"],
    ],
  );
  judged(
    [page("The hall has two hundred and fifty seats, three thousand members and twenty five lamps.")],
    [
      ["The hall has 250 seats.", "supported"],
      ["The hall has 3,000 members.", "supported"],
      ["The hall has 25 lamps.", "supported"],
      ["The hall has 350 seats.", "own_knowledge"],
    ],
  );
  judged(
    [page("Die Halle hat 45 Lampen und 21 Fenster.")],
    [
      ["Die Halle hat fünfundvierzig Lampen.", "supported"],
      ["Die Halle hat vierundfünfzig Lampen.", "own_knowledge"],
    ],
  );
  judged([page("La salle a 45 lampes.")], [["La salle a quarante-cinq lampes.", "supported"]]);
  judged([page("La sala tiene 45 lámparas.")], [["La sala tiene cuarenta y cinco lámparas.", "supported"]]);
  judged(
    [page("La sala tiene 45 lámparas.")],
    [["La sala tiene cincuenta y cuatro lámparas.", "own_knowledge"]],
  );
  judged([page("A sala tem 45 lâmpadas.")], [["A sala tem quarenta e cinco lâmpadas.", "supported"]]);
});

test("the whole of which a number is a part is a number, in words as in digits", () => {
  judged(
    [page("An inspection had found cracks in four of the eighteen bearings.")],
    [
      ["The inspection found cracks in four of the 18 bearings.", "supported"],
      ["4 out of 18 bearings had cracks.", "supported"],
      ["The inspection found cracks in four of the 16 bearings.", "own_knowledge"],
      ["The inspection found cracks in four of the sixteen bearings.", "own_knowledge"],
      ["The inspection found cracks in eighteen of the four bearings.", "own_knowledge"],
    ],
  );
  judged(
    [page("Two of the 12 runners gave up.")],
    [
      ["Two of the twelve runners gave up.", "supported"],
      ["Two of the eleven runners gave up.", "own_knowledge"],
    ],
  );
});
