import assert from "node:assert/strict";
import { test } from "node:test";
import { outcomes, page, printed, seen } from "./outcomes-rig.ts";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";

/** Judges statements beside one finding; those of the second list give a right figure to the wrong thing. */
function judged(finding: ChatFinding, right: string[], wrong: string[]) {
  for (const answer of right) assert.equal(outcomes(answer, [finding]).at(-1), "supported", answer);
  for (const answer of wrong) assert.equal(outcomes(answer, [finding]).at(-1), "own_knowledge", answer);
}

test("a figure of a text stands for what the words beside it say, in many subjects", () => {
  judged(
    page(
      "Mount Kenya is 5,199 m high. The park around it covers 715 km² and was founded in 1949. Point Lenana, the third highest peak, reaches 4,985 m and can be climbed without ropes; Batian needs two days.",
    ),
    [
      "Mount Kenya rises to 5,199 m.",
      "Point Lenana is 4,985 m high.",
      "The park was founded in 1949 and covers 715 km².",
      "Lenana, at 4,985 m, needs no ropes.",
      "The mountain itself is 5,199 metres high.",
      "The third highest peak has 4,985 m.",
    ],
    ["Point Lenana is 5,199 m high.", "Mount Kenya is 4,985 m high."],
  );
  judged(
    page(
      "The recipe makes 24 cookies. You need 250 g of flour, 125 g of butter, 100 g of sugar and 2 eggs. Bake at 180 °C for 12 minutes, let them cool for 20 minutes.",
    ),
    [
      "You need 250 g of flour and 125 g of butter.",
      "Sugar: 100 g",
      "It makes 24 cookies with two eggs.",
      "Bake them for 12 minutes at 180 °C.",
      "Let them cool for 20 minutes.",
      "Butter and sugar are 125 g and 100 g.",
      "| Flour | 250 g |",
      "Half as much butter as flour goes in: 125 g.",
    ],
    [
      "You need 250 g of butter.",
      "Sugar: 125 g",
      "Bake them for 20 minutes.",
      "| Flour | 100 g |",
      "Let them cool for 12 minutes.",
    ],
  );
  judged(
    page(
      "The train leaves Bern at 8:02 and arrives in Zürich at 8:58. From Zürich a bus departs at 9:15 and reaches Zug at 9:50. A single fare is CHF 51, a day pass CHF 75.",
    ),
    [
      "The train leaves at 8:02 and gets to Zürich at 8:58.",
      "You arrive in Zug at 9:50.",
      "The bus from Zürich departs at 9:15.",
      "Departure in Bern: 8:02",
    ],
    [
      "The train arrives in Zürich at 9:50.",
      "You arrive in Zug at 8:58.",
      "The bus departs at 8:02.",
      "Departure in Bern: 9:15",
    ],
  );
  judged(
    page(
      "L'abonnement mensuel coûte 29 euros, l'abonnement annuel 290 euros. La piscine ouvre à 7h et ferme à 21h. Le sauna ferme à 20h.",
    ),
    [
      "L'abonnement annuel coûte 290 euros.",
      "The monthly subscription is 29 euros.",
      "La piscine ferme à 21 h.",
      "Le sauna ferme à 20 h.",
    ],
    ["L'abonnement mensuel coûte 290 euros.", "La piscine ouvre à 21 h.", "Le sauna ferme à 21 h."],
  );
  judged(
    page(
      "Die Miete beträgt 840 Euro kalt, die Nebenkosten 190 Euro, die Kaution 2520 Euro. Die Wohnung hat 68 m² und liegt im 3. Stock.",
    ),
    [
      "Die Kaltmiete beträgt 840 Euro.",
      "Die Kaution beträgt 2.520 Euro.",
      "Nebenkosten: 190 €",
      "The deposit is €2,520.",
    ],
    ["Die Kaution beträgt 840 Euro.", "Die Nebenkosten liegen bei 840 €."],
  );
  judged(
    page(
      "Battery: up to 12 hours of video, 18 hours of music. Charging takes 90 minutes. The display has 6.1 inches, the tablet version 10.9 inches.",
    ),
    [
      "It plays video for up to 12 hours.",
      "Music plays for 18 hours.",
      "It is charged in 90 minutes.",
      "The tablet has a display of 10.9 inches.",
      "The screen measures 6.1 inches.",
    ],
    ["It plays video for 18 hours.", "Music: up to 12 hours"],
  );
  judged(
    page(
      "ok: true\nsummary: Changed 2 files in 4 steps. The suite went from 51 to 58 tests. Coverage rose from 71 % to 79 %.",
    ),
    [
      "It changed 2 files in 4 steps.",
      "There are 58 tests now, up from 51.",
      "Coverage rose to 79 %.",
      "The suite had 51 tests before.",
    ],
    ["It changed 4 files in 2 steps.", "Coverage rose from 79 % to 71 %."],
  );
  judged(
    page("In 2023 the club had 410 members and 12 trainers, in 2024 it had 455 members and 15 trainers."),
    [
      "In 2024 it had 455 members.",
      "In 2023 there were 12 trainers.",
      "It grew from 410 members in 2023 to 455 in 2024.",
      "| 2024 | 455 | 15 |",
      "15 trainers worked there in 2024.",
    ],
    [
      "In 2024 it had 410 members.",
      "In 2023 there were 15 trainers.",
      "| | 2023 | 2024 |\n|---|---|---|\n| Members | 455 | 410 |",
    ],
  );
});

test("a figure of a table, a list of values or a line of results stands for its row and column", () => {
  judged(
    printed(
      "team      wins losses points\nReds        12      4     40\nBlues        9      7     31\nGreens       5     11     18\n",
    ),
    [
      "The Reds won 12 and lost 4.",
      "The Blues have 31 points.",
      "| Greens | 5 | 11 | 18 |",
      "The Reds lead with 40 points, ahead of the Blues with 31.",
      "The Greens lost 11 times.",
    ],
    [
      "The Blues have 40 points.",
      "| Team | Wins | Losses | Points |\n|---|---|---|---|\n| Greens | 11 | 5 | 18 |",
    ],
  );
  judged(
    printed(
      '[{"city": "Oslo", "temp_c": 4.5, "wind_kmh": 22}, {"city": "Rome", "temp_c": 17.1, "wind_kmh": 9}, {"city": "Cairo", "temp_c": 24.8, "wind_kmh": 14}]',
    ),
    [
      "In Oslo it is 4.5 °C with 22 km/h of wind.",
      "Cairo is the warmest with 24.8 °C.",
      "| City | °C | Wind |\n|---|---|---|\n| Rome | 17.1 | 9 |",
      "Rome has the least wind, 9 km/h.",
      "It is 17.1 °C in Rome and 24.8 °C in Cairo.",
      "Oslo and Cairo have 4.5 and 24.8 °C.",
    ],
    [
      "In Oslo it is 17.1 °C.",
      "Cairo has 22 km/h of wind.",
      "| City | °C | Wind |\n|---|---|---|\n| Rome | 9 | 17.1 |",
      "It is 24.8 °C in Rome and 17.1 °C in Cairo.",
      "Oslo and Cairo have 24.8 and 4.5 °C, respectively.",
    ],
  );
  judged(
    printed("city,population,area_km2\nLyon,522250,47.87\nNice,348085,71.92\nLille,236234,34.8\n"),
    [
      "Lyon has 522,250 inhabitants on 47.87 km².",
      "Nice: 348,085 people",
      "| City | Area | Population |\n|---|---|---|\n| Lille | 34.8 km² | 236,234 |",
      "Nice covers 71.92 km², more than Lyon.",
      "Lille is the smallest with 236,234.",
      "Lyon and Nice have 522,250 and 348,085 inhabitants.",
    ],
    [
      "Lyon has 348,085 inhabitants.",
      "Nice covers 47.87 km².",
      "| City | Area | Population |\n|---|---|---|\n| Lille | 71.92 km² | 236,234 |",
      "Lyon and Nice have 348,085 and 522,250 inhabitants, respectively.",
    ],
  );
  judged(
    printed("build: 41.2 s\ntests: 128 passed, 3 failed, 5 skipped\ncoverage: lines 91.4% branches 84.0%\n"),
    [
      "128 tests passed, 3 failed.",
      "5 tests were skipped.",
      "Line coverage is 91.4 %, branch coverage 84 %.",
      "The build took 41.2 seconds.",
      "Branches: 84.0 %",
      "3 of them failed and 5 were skipped.",
    ],
    ["5 tests failed.", "Branch coverage is 91.4 %.", "3 tests were skipped.", "Lines: 84.0 %"],
  );
  judged(
    seen("receipt", '{"steps":11,"ok":true,"files":3,"duration_s":93.4,"exit_code":0,"cost_usd":0.087}'),
    [
      "It changed 3 files in 11 steps.",
      "The run took 93.4 seconds.",
      "It cost $0.087.",
      "Exit code: 0",
      "11 steps, 3 files",
    ],
    ["It changed 11 files.", "It took 3 steps.", "It changed 11 files in 3 steps.", "11 files, 3 steps"],
  );
});
