import type { ProofOutcome } from "@signet/contract";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { check } from "./outcomes-check.ts";
import { outcomes, page, seen } from "./outcomes-rig.ts";

type Case = [answer: string, outcome: ProofOutcome | null];
const judged = (findings: ChatFinding[], cases: Case[]) => {
  for (const [answer, outcome] of cases) assert.deepEqual(outcomes(answer, findings), [outcome], answer);
};

test("the beginning of an opening time is not its end", () => {
  judged(
    [page("Café hours: 9:30-23:00, on holidays too.")],
    [
      ["The café opens at 9:30.", "supported"],
      ["The café closes at 23:00.", "supported"],
      ["The café closes at 11 pm.", "supported"],
      ["The café is open from 9:30 to 23:00.", "supported"],
      ["The café closes at 9:30.", "own_knowledge"],
      ["The café opens at 11 pm.", "own_knowledge"],
      ["The café is open until 9:30.", "own_knowledge"],
      ["The café closes at 11 am.", "own_knowledge"],
      ["The café opens at 9:30 pm.", "own_knowledge"],
      ["The café stays closed until 9:30.", "supported"],
      ["The café is closed from 23:00.", "supported"],
    ],
  );
  judged(
    [page("The shop is open 9:00-12:30 and 14:00-18:00.")],
    [
      ["The shop closes at 12:30 for lunch.", "supported"],
      ["The shop opens again at 14:00.", "supported"],
      ["The shop closes at 14:00.", "own_knowledge"],
    ],
  );
  judged(
    [page("The exhibition runs from 3 May to 20 June 2026.")],
    [
      ["The exhibition ends on 20 June 2026.", "supported"],
      ["The exhibition begins on 3 May.", "supported"],
      ["The exhibition ends on 3 May.", "own_knowledge"],
      ["The exhibition begins on 20 June.", "own_knowledge"],
    ],
  );
  judged(
    [page("The ferry ticket office opens at 7:15 and closes at 19:45.")],
    [
      ["The ticket office closes at 7:45 pm.", "supported"],
      ["The ticket office closes at 7:15.", "own_knowledge"],
      ["The ticket office opens at a quarter past seven.", "supported"],
    ],
  );
});

test("nor is it in other languages", () => {
  judged(
    [page("Öffnungszeiten: 9:30–23:00 Uhr")],
    [
      ["Es öffnet um 9:30 Uhr.", "supported"],
      ["Es schließt um 23 Uhr.", "supported"],
      ["Es schließt um 9:30 Uhr.", "own_knowledge"],
      ["Es öffnet um 23 Uhr.", "own_knowledge"],
    ],
  );
  judged(
    [page("Horaires : 9h30–23h00")],
    [
      ["Le café ouvre à 9h30.", "supported"],
      ["Le café ferme à 9h30.", "own_knowledge"],
    ],
  );
  judged(
    [page("Horario: 9:30–23:00")],
    [
      ["El café abre a las 9:30.", "supported"],
      ["El café cierra a las 9:30.", "own_knowledge"],
    ],
  );
  judged(
    [page("Horário: 9:30–23:00")],
    [
      ["O café abre às 9:30.", "supported"],
      ["O café fecha às 9:30.", "own_knowledge"],
    ],
  );
});

test("the hours of another day support nothing", () => {
  judged(
    [
      page(
        "Monday: closed\nTuesday to Thursday: 6:30–21:00\nFriday: 6:30–22:00\nSaturday and Sunday: 9:00–18:00\nLast admission is at 17:15.",
      ),
    ],
    [
      ["On Wednesday it is open from 6:30 to 21:00.", "supported"],
      ["On Fridays it is open until 10 pm.", "supported"],
      ["It closes at 10 pm on Friday.", "supported"],
      ["On Fridays it is open until 9 pm.", "own_knowledge"],
      ["On Saturdays it opens at 6:30.", "own_knowledge"],
      ["It closes at 10 pm on Sunday.", "own_knowledge"],
      ["On Sunday, last admission is at 17:15.", "supported"],
      ["| Friday | 6:30 a.m. – 10 p.m. |", "supported"],
      ["| Friday | 6:30 a.m. – 9 p.m. |", "own_knowledge"],
      ["| Tuesday–Friday | 6:30 a.m. – 9 p.m. |", "own_knowledge"],
    ],
  );
  judged(
    [
      page(
        "Open Tuesday to Sunday, 10:00 to 18:00, Thursdays until 20:00. Guided tours on Sundays at 11:30.",
      ),
    ],
    [
      ["On Thursdays it is open until 8 p.m.", "supported"],
      ["On Thursdays it is open from 10:00 to 20:00.", "supported"],
      ["On Fridays it is open until 8 p.m.", "own_knowledge"],
      ["On Fridays it is open until 6 p.m.", "supported"],
      ["The Sunday tour begins at 11:30.", "supported"],
      ["The Saturday tour begins at 11:30.", "own_knowledge"],
    ],
  );
  judged(
    [page("Weekdays 8:00–17:00, weekends 10:00–14:00.")],
    [
      ["On Tuesday it opens at 8:00.", "supported"],
      ["On Saturday it opens at 10:00.", "supported"],
      ["On Saturday it opens at 8:00.", "own_knowledge"],
    ],
  );
  judged(
    [page("Montag bis Freitag 8:00–17:00 Uhr, Samstag 10:00–14:00 Uhr.")],
    [
      ["Am Samstag ist ab 10:00 Uhr geöffnet.", "supported"],
      ["Am Samstag ist bis 17:00 Uhr geöffnet.", "own_knowledge"],
    ],
  );
});

test("a day that the evidence calls open is not closed, and the reverse", () => {
  judged(
    [page("Monday: closed\nTuesday to Thursday: 6:30–21:00\nFriday: 6:30–22:00")],
    [
      ["It is closed on Mondays.", "supported"],
      ["It is closed on Wednesdays.", "own_knowledge"],
      ["It is closed on Fridays.", "own_knowledge"],
      ["It opens on Mondays as well.", "own_knowledge"],
    ],
  );
  judged(
    [page("Le musée est ouvert tous les jours sauf le mardi.")],
    [
      ["Le musée est fermé le mardi.", "supported"],
      ["Le musée est fermé le lundi.", "own_knowledge"],
    ],
  );
});

test("several hours in one line are those of the days and of what they are said of", () => {
  judged(
    [page("Opening hours: Mon-Fri 8am-6pm; Sat 9am-1pm; Sun closed")],
    [
      ["On Wednesday it closes at 6 pm.", "supported"],
      ["On Saturday it closes at 1 pm.", "supported"],
      ["On Saturday it closes at 6 pm.", "own_knowledge"],
      ["On Saturday it opens at 1 pm.", "own_knowledge"],
      ["It is closed on Sundays.", "supported"],
      ["It is closed on Saturdays.", "own_knowledge"],
    ],
  );
  judged(
    [page("Registration closes on 3 May at 18:00; the race starts at 9:00 on 10 May.")],
    [
      ["The race begins at 9 am.", "supported"],
      ["The race begins at 6 pm.", "own_knowledge"],
      ["Registration opens on 3 May.", "own_knowledge"],
    ],
  );
  judged(
    [page("Heures : du lundi au vendredi 9h–17h30, samedi 10h–12h.")],
    [
      ["Le samedi, c'est ouvert de 10h à 12h.", "supported"],
      ["Le samedi, ça ferme à 17h30.", "own_knowledge"],
      ["Le mardi, ça ouvre à neuf heures.", "supported"],
    ],
  );
});

test("a weekday that the calendar does not give a date is not supported, also said in the next sentence", () => {
  const dates = [
    seen("calculation", "date: 2026-08-19\nweekday: Wednesday\nfrom: 2024-08-19\nfrom_weekday: Monday"),
  ];
  const last = (answer: string) => outcomes(answer, dates).at(-1);
  for (const answer of [
    "It runs until 19 August 2026. That is a Wednesday.",
    "It ends on Wednesday, 19 August 2026.",
    "Es endet am Mittwoch, dem 19. August 2026.",
    "Bought on 19 August 2024, a Monday, it ends on 19 August 2026, a Wednesday.",
    "Counted from 19 August 2024 it is **Wednesday, 19 August 2026**.",
  ])
    assert.equal(last(answer), "supported", answer);
  for (const answer of [
    "It runs until 19 August 2026. That is a Monday.",
    "It ends on Monday, 19 August 2026.",
    "19 August 2026 is a **Monday**.",
    "Termina el lunes 19 de agosto de 2026.",
  ])
    assert.equal(last(answer), "own_knowledge", answer);
});

const SPAN = seen(
  "calculation",
  "today: 2026-02-09\ndate: 2026-07-12\nlong: 12 July 2026\nweekday: Sunday\nfrom: 2026-04-14\ndays: 89\nfrom_long: 14 April 2026\nfrom_weekday: Tuesday",
);

test("from now on, days are counted to the weekday of the end", () => {
  for (const [answer, outcome] of [
    ["**The end:** 89 days from now, on Sunday, 12 July 2026", "supported"],
    ["That is 89 days from now, a Sunday.", "supported"],
    ["89 days from now it is a Tuesday.", "own_knowledge"],
    ["89 days from today is a Tuesday.", "own_knowledge"],
    ["89 days from now, on Tuesday, 12 July 2026", "own_knowledge"],
  ] as const)
    assert.deepEqual(outcomes(answer, [SPAN]), [outcome], answer);
});

test("the weekday of what the person says of the start is that of the start", () => {
  const asked = "I'm flying to Madrid on 14 April 2026 and may stay 90 days. What's the last day?";
  for (const [answer, outcome] of [
    ["You fly on a Tuesday.", "supported"],
    ["You'd be arriving on a Tuesday.", "supported"],
    ["Your last day is a Sunday.", "supported"],
    ["You fly on a Sunday.", "own_knowledge"],
    ["You'd be arriving on a Sunday.", "own_knowledge"],
    ["You'd be flying back on a Tuesday.", "own_knowledge"],
    ["Your last day is a Tuesday.", "own_knowledge"],
    ["The 90th day is a Tuesday.", "own_knowledge"],
  ] as const)
    assert.deepEqual(outcomes(answer, [SPAN], [asked]), [outcome], answer);
});

test("what is between two times is a range, whose ends are of one range of the evidence", () => {
  const room = [
    page(
      "The reading room\nOpen Monday to Friday 9:00 to 19:00. Closed for lunch from 12:30 to 13:15. The courtyard gate is locked at 20:00.",
    ),
  ];
  check(room, "supported", [
    "It closes for lunch between 12:30 and 1:15 pm.",
    "It shuts for lunch from 12:30 to 13:15.",
    "On weekdays it's open between 9 am and 7 pm.",
    "It opens at 9 am and closes at 7 pm.",
  ]);
  check(room, "own_knowledge", [
    "It closes for lunch between 12:30 and 8 pm.",
    "It closes for lunch between 9 am and 1:15 pm.",
    "It's open between 9 am and 8 pm.",
    "It's closed between 1:15 pm and 12:30.",
    "It closes between 9 am and 7 pm.",
  ]);
  const ferry = [
    page("Ferry\nAdults pay between €4 and €9, bikes €3. No boats from 1 November to 15 March."),
  ];
  check(ferry, "supported", [
    "There are no boats between 1 November and 15 March.",
    "Adults pay 4 to 9 euros.",
  ]);
  check(ferry, "own_knowledge", [
    "There are no boats between 15 March and 1 November.",
    "Adults pay between 3 and 9 euros.",
    "Adults pay 3 to 9 euros.",
  ]);
});
