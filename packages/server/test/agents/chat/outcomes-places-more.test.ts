import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { note, outcomes, page, printed } from "./outcomes-rig.ts";

/** Judges statements beside findings; those of the second list give a right figure to the wrong thing. */
function judged(
  finding: ChatFinding | ChatFinding[],
  right: string[],
  wrong: string[],
  given: string[] = [],
) {
  const last = (answer: string) => outcomes(answer, [finding].flat(), given).at(-1);
  for (const answer of right) assert.equal(last(answer), "supported", answer);
  for (const answer of wrong) assert.notEqual(last(answer), "supported", answer);
}

test("words in common by chance do not make a figure another's", () => {
  judged(
    page(
      "The hall seats 420 people on 38 rows. Parking is free for 90 minutes; the garage has 160 spaces on 4 levels. Bus 12 stops in front of it every 10 minutes.",
    ),
    [
      "There is room for 420 people.",
      "420 seats are spread over 38 rows.",
      "The garage offers 160 parking spaces.",
      "Parking costs nothing for the first 90 minutes.",
      "A bus comes every 10 minutes.",
      "Take bus 12, it stops right at the hall.",
      "The car park has 4 levels.",
    ],
    ["There are 38 parking spaces."],
  );
  judged(
    page(
      "Sales grew by 14 % to 2.3 million euros. Staff costs rose to 0.9 million euros. The dividend is 1.20 euros per share, after 1.05 euros a year earlier.",
    ),
    [
      "Sales reached €2.3 million, 14 % more.",
      "Staff cost €0.9 million.",
      "Shareholders get €1.20 per share.",
      "The year before it was €1.05.",
      "The dividend rises from €1.05 to €1.20.",
    ],
    ["Staff costs were €2.3 million.", "Sales were €0.9 million."],
  );
  judged(
    note("Rents: flat 12 pays 940 euros, flat 14 pays 1,020 euros. Both are due on the 3rd."),
    ["Flat 12 pays €940.", "Flat 14: €1,020", "The rent of flat 14 is 1,020 euros."],
    ["Flat 14 pays €940.", "The rent of flat 12 is 1,020 euros."],
  );
});

test("the words beside a figure count in other languages, too", () => {
  judged(
    page(
      "El museo abre de 10:00 a 18:00. La entrada general cuesta 12 euros, la reducida 6 euros. El catálogo cuesta 25 euros.",
    ),
    [
      "La entrada general cuesta 12 euros.",
      "La entrada reducida cuesta 6 euros.",
      "El catálogo vale 25 euros.",
      "The catalogue is €25.",
    ],
    ["El catálogo cuesta 12 euros.", "La entrada reducida cuesta 12 euros."],
  );
  judged(
    printed("mittel 18.4\nmedian 17.9\nmax 24.1\nmin 12.2\n"),
    [
      "Der Mittelwert ist 18,4, der Median 17,9.",
      "Das Maximum liegt bei 24,1.",
      "La moyenne est 18,4.",
      "La media es 18,4.",
    ],
    ["Der Durchschnitt ist 17,9.", "Das Minimum ist 24,1.", "La moyenne est 24,1."],
  );
  judged(
    page("Le billet adulte coûte 15 euros, le billet enfant 8 euros. Départ à 9h30, retour à 17h45."),
    [
      "Un billet enfant coûte 8 euros.",
      "Le départ est à 9h30.",
      "Le retour est à 17h45.",
      "Adults pay €15, children €8.",
    ],
    ["Un billet enfant coûte 15 euros.", "Le départ est à 17h45."],
  );
});

test("a table of an answer is compared with prose, lists and printed tables", () => {
  judged(
    page(
      "The small tank holds 40 litres and weighs 9 kg empty, the large tank holds 110 litres and weighs 21 kg empty.",
    ),
    [
      "| Tank | Volume | Weight |\n|---|---|---|\n| Large | 110 l | 21 kg |",
      "| Small | 40 l | 9 kg |",
      "The large tank weighs 21 kg.",
    ],
    [
      "| Tank | Volume | Weight |\n|---|---|---|\n| Large | 40 l | 21 kg |",
      "The small tank holds 110 litres.",
    ],
  );
  judged(
    printed("name;age;score\nIda;31;88\nJon;27;93\nKim;45;71\n"),
    [
      "| Name | Age | Score |\n|---|---|---|\n| Jon | 27 | 93 |",
      "Kim is 45 and scored 71.",
      "Jon has the best score, 93.",
      "The scores are 88, 93 and 71.",
    ],
    [
      "| Name | Age | Score |\n|---|---|---|\n| Jon | 31 | 93 |",
      "| Name | Score | Age |\n|---|---|---|\n| Kim | 45 | 71 |",
      "Kim scored 93.",
      "Ida and Jon scored 93 and 88.",
    ],
  );
  judged(
    printed("          2023   2024\nrent      9600   9840\nheating   1450   1210\n"),
    [
      "In 2024 heating cost 1,210.",
      "| | 2023 | 2024 |\n|---|---|---|\n| Rent | 9,600 | 9,840 |",
      "Rent rose from 9,600 to 9,840.",
      "Heating fell from 1,450 in 2023 to 1,210 in 2024.",
    ],
    [
      "In 2023 heating cost 1,210.",
      "| | 2023 | 2024 |\n|---|---|---|\n| Rent | 9,840 | 9,600 |",
      "The rent was 1,450 in 2023.",
    ],
  );
  judged(
    printed("cpu_millicores 750\nmemory_mib 1536\nreplicas 6\n"),
    [
      "It requests 1,536 MiB of memory and 750 millicores of CPU.",
      "There are 6 replicas.",
      "Memory: 1,536 MiB",
    ],
    ["It requests 750 MiB of memory and 1,536 millicores of CPU.", "Memory: 750 MiB", "It has 750 replicas."],
  );
});
