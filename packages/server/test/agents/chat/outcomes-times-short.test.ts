import type { ProofOutcome } from "@signet/contract";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { note, outcomes, page, printed, seen } from "./outcomes-rig.ts";

type Case = [answer: string, outcome: ProofOutcome | null];
const judged = (findings: ChatFinding[], cases: Case[], given: string[] = []) => {
  for (const [answer, outcome] of cases)
    assert.deepEqual(outcomes(answer, findings, given), [outcome], answer);
};

test("an hour may be said without its half of the day, at the end of the range that it is", () => {
  judged(
    [page("Reception: Monday to Friday 8 am – 7 pm, Saturdays until 4 pm. A room costs 10 €.")],
    [
      ["From Monday to Friday it opens at 8.", "supported"],
      ["On weekdays it closes at 7.", "supported"],
      ["On Saturdays you can check in until 4, and no later.", "supported"],
      ["From Monday to Friday it opens at 9.", "own_knowledge"],
      ["From Monday to Friday it opens at 7.", "own_knowledge"],
      ["On weekdays it closes at 8.", "own_knowledge"],
    ],
  );
  judged(
    [note("the train leaves at 6:00 and arrives at 22:00")],
    [["It arrives at 10, well before the last bus.", "supported"]],
  );
  judged(
    [note("the train leaves at 6:00 and arrives at 22:00")],
    [["It arrives at 11, well before the last bus.", "own_knowledge"]],
  );
  judged(
    [page("Die Bäckerei öffnet um 7:00 Uhr.")],
    [["Die Bäckerei öffnet um 7, also früh genug.", "supported"]],
  );
  judged(
    [page("Die Bäckerei öffnet um 7:00 Uhr.")],
    [["Die Bäckerei öffnet um 8, also früh genug.", "own_knowledge"]],
  );
});

test("a day of a month may be said without the month, with its weekday", () => {
  const date = (text: string) => seen("calculation", text);
  judged(
    [date("today: 2026-01-05\ndate: 2026-03-19\nlong: 19 March 2026\nweekday: Thursday")],
    [
      ["The exhibition opens on Thursday the 19th.", "supported"],
      ["The exhibition opens on the 19th.", "supported"],
      ["The exhibition opens on Friday the 19th.", "own_knowledge"],
      ["The exhibition opens on Thursday the 18th.", "own_knowledge"],
    ],
  );
  judged(
    [
      date("date: 2026-03-19\nlong: 19 March 2026\nweekday: Thursday"),
      date("date: 2026-03-27\nlong: 27 March 2026\nweekday: Friday"),
    ],
    [
      ["It ends on Friday the 27th.", "supported"],
      ["It ends on Thursday the 27th.", "own_knowledge"],
      ["It ends on Friday the 19th.", "own_knowledge"],
    ],
  );
});

test("minutes and seconds are those of a time with hours, and no two numbers", () => {
  const laps = [
    printed(
      "lap 5 0:31:10\nlap 9 0:58:04\n",
      "for k in (5, 9):\n    t = k * pace\n    print('lap', k, str(t))",
    ),
  ];
  judged(laps, [
    ["| lap 9 | 58:04 |", "supported"],
    ["| lap 9 | 48:04 |", "own_knowledge"],
    ["| lap 9 | 58:14 |", "own_knowledge"],
  ]);
  judged([page("Riders 31, wins 10, losses 44.")], [["They have a record of 44:10.", "supported"]]);
  judged([page("Riders 31, wins 10, losses 44.")], [["They have a record of 45:10.", "own_knowledge"]]);
});

test("a time is read before the colon of what was measured then", () => {
  judged(
    [page("Reading of 4 May, 06:30: 21.4 °C, wind west.")],
    [
      ["At 6:30 on 4 May it was 21.4 °C.", "supported"],
      ["At 6:20 on 4 May it was 21.4 °C.", "own_knowledge"],
    ],
  );
});

test("a sentence may begin behind a half of the day", () => {
  const findings = [page("The bakery is open until 6 p.m. Orders of 20 rolls need a day's notice.")];
  assert.deepEqual(outcomes("It stays open until 7 p.m. Orders of 20 rolls need a day's notice.", findings), [
    "own_knowledge",
    "supported",
  ]);
  assert.deepEqual(outcomes("It stays open until 6 p.m. You have to order 30 rolls ahead.", findings), [
    "supported",
    "own_knowledge",
  ]);
  assert.deepEqual(outcomes("It stays open until 6 p.m. Monday.", [page("open until 6 p.m. on Monday")]), [
    "supported",
  ]);
});

test("about so many and a half is what is within an eighth of it", () => {
  judged(
    [page("The ferry takes 3 h 35 min, the bus 5 h 50 min.")],
    [
      ["The ferry takes about three and a half hours.", "supported"],
      ["The ferry takes three and a half hours.", "own_knowledge"],
      ["The bus takes about five and a half hours.", "own_knowledge"],
      ["The ferry takes about two and a half hours.", "own_knowledge"],
    ],
  );
});

test("a sentence may begin with a name in small letters", () => {
  const findings = [page("kai joined on 4 May 2021. lou joined on 9 June 2023.")];
  assert.deepEqual(outcomes("kai joined on 4 May 2021. lou joined on 10 June 2023.", findings), [
    "supported",
    "own_knowledge",
  ]);
  assert.deepEqual(
    outcomes("The hall holds approx. 300 people incl. staff in 2021, resp. 310 now.", [
      page("The hall holds 300 people incl. staff in 2021, 310 now."),
    ]),
    ["supported"],
  );
});

test("a month may have its short name in the evidence", () => {
  const counts = [
    printed(
      "growth=14.2% best=Aug\n",
      "s = {'Jul': 30, 'Aug': 41}\nprint(f'growth={(s[\"Aug\"] - 30) / 30:.1%} best={max(s, key=s.get)}')",
    ),
  ];
  judged(counts, [
    ["That is a growth of 14.2 % from one quarter to the next, with August as your best month.", "supported"],
    ["That is a growth of 14.2 %, with Bertha as your best seller.", "looked_up"],
    [
      "That is a growth of 15.2 % from one quarter to the next, with August as your best month.",
      "own_knowledge",
    ],
  ]);
});

test("days of a month may be listed, hours said between others", () => {
  judged(
    [page("The fair is on 14 March 2026 and 15 March 2026. Doors: 9:00 to 12:30.")],
    [
      ["The fair is on the 14th and 15th of March.", "supported"],
      ["The fair is on the 14th and 16th.", "own_knowledge"],
      ["The fair is on the 14th and 15th.", "supported"],
      ["Die Türen sind von 9 bis halb eins offen.", "supported"],
      ["Die Türen sind von 8 bis halb eins offen.", "own_knowledge"],
    ],
  );
});

test("how days are counted, and that two share something, needs no evidence", () => {
  judged(
    [seen("calculation", "date: 2026-05-30\nlong: 30 May 2026\nweekday: Saturday\ndays: 59")],
    [
      ["Day 60 is Saturday, 30 May 2026, if you count the first of April as day 1.", "supported"],
      ["Day 60 is Sunday, 31 May 2026, if you count the first of April as day 1.", "own_knowledge"],
    ],
    ["What is day 60 from 1 April 2026?"],
  );
  judged(
    [printed("0.4114\n", "print(sum(len(set(x)) < 20 for x in draws) / len(draws))")],
    [
      ["In 41.1 % of the classes at least two pupils share a birthday.", "supported"],
      ["In 41.1 % of the classes at least three pupils share a birthday.", "own_knowledge"],
      ["In 42.1 % of the classes at least two pupils share a birthday.", "own_knowledge"],
    ],
  );
});

test("a number of minutes that was worked out may be said in hours and minutes, or minutes and seconds", () => {
  const worked = (text: string, input: string) => seen("calculation", text, { input, isOwnText: true });
  judged(
    [
      worked("44000/8439 (about 5.2138879014101196824)", "110 / 21.0975"),
      worked("131.859375", "6.25 * 21.0975"),
      note("Is running the half marathon on 28 June 2026; goal 1:50"),
      note("Easy runs at 6:15 per km"),
    ],
    [
      ["For 1:50 you need about **5.21 minutes per km**, or roughly 5:13.", "supported"],
      ["At your easy pace of 6:15 it would take you about **2 hours and 12 minutes**.", "supported"],
      ["At your easy pace you need 2 h 12 min.", "supported"],
      ["At your easy pace of 6:15 it would take you about 2 hours and 21 minutes.", "own_knowledge"],
      ["At your easy pace of 6:15 it would take you about 2 hours and 11 minutes.", "own_knowledge"],
      ["For 1:50 you need about 5.31 minutes per km.", "own_knowledge"],
      ["For 1:50 you need roughly 5:31 per km.", "own_knowledge"],
    ],
    ["What pace do I need for my race goal, and how long would the half marathon take at my easy pace?"],
  );
});
