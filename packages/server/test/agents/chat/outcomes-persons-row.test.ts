import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { page } from "./outcomes-rig.ts";

const lido = page(
  "Lido Nord\n\nDay ticket\nAdults: €7.50\nPensioners: €5.00\n\nSeason ticket (May to September)\nAdults: €95.00\nPensioners: €68.00",
);

test("what somebody pays is the amount of those who they say they are", () => {
  const adult = ["I'm an ordinary adult. What does a season ticket cost at the lido?"];
  check(
    [lido],
    "supported",
    ["- **Season ticket:** €95", "A season ticket costs €95.", "You'd pay €7.50 for a day ticket."],
    adult,
  );
  check(
    [lido],
    "own_knowledge",
    ["- **Season ticket:** €68", "The season ticket is €68.", "You'd pay €5 for a day ticket."],
    adult,
  );
  check([lido], "supported", ["The season ticket is €68."], ["I'm a pensioner. What is a season ticket?"]);
  check(
    [lido],
    "own_knowledge",
    ["The season ticket is €95."],
    ["I'm a pensioner. What is a season ticket?"],
  );
  const gym = page(
    "Membership\n\n| | Adult | Student |\n|---|---|---|\n| Basic | £24 | £15 |\n| Premium | £36 | £22 |",
  );
  const full = ["I'm a student: what is Basic, what is Premium?"];
  check([gym], "supported", ["Basic costs £15.", "| Premium | £22 |"], full);
  checkNot([gym], "supported", ["Basic costs £24.", "| Premium | £36 |"], full);
});

test("an amount of others is theirs if the sentence says so, or the person asks about both or about neither", () => {
  check(
    [lido],
    "supported",
    [
      "Pensioners pay €68 for the season.",
      "A reduced season ticket costs €68.",
      "A day ticket costs €7.50, or €5 for pensioners.",
    ],
    ["I'm an ordinary adult. What does a season ticket cost at the lido?"],
  );
  for (const asked of [
    "What does a season ticket cost?",
    "Two adults and one pensioner: what are season tickets?",
  ])
    check([lido], "supported", ["- **Season ticket:** €68", "The season ticket is €95."], [asked]);
});
