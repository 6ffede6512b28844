import type { ProofOutcome } from "@signet/contract";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { outcomes, page, printed } from "./outcomes-rig.ts";

/** Judges statements beside one finding; those of the second list give a right figure to the wrong thing. */
function judged(finding: ChatFinding | ChatFinding[], right: string[], wrong: string[]) {
  const findings = [finding].flat();
  const only = (answer: string): (ProofOutcome | null)[] => outcomes(answer, findings).slice(-1);
  for (const answer of right) assert.deepEqual(only(answer), ["supported"], answer);
  for (const answer of wrong) assert.deepEqual(only(answer), ["own_knowledge"], answer);
}

test("a figure is supported only for what the words beside it in a text say it is of", () => {
  judged(
    page(
      "Open Tuesday to Sunday. Admission: adults 14 euros, students 9 euros. Combined ticket with the botanical garden: 19 euros. Guided tours 6 euros.",
    ),
    [
      "Adults pay €14, students €9.",
      "The combined ticket with the garden costs €19.",
      "With the botanical garden it is €19 in all.",
      "Students get in for €9.",
      "A guided tour is €6 on top.",
      "The visit costs €14 for grown-ups.",
    ],
    [
      "The combined ticket with the botanical garden costs €14.",
      "The combined ticket costs €9.",
      "Students pay €14.",
      "Guided tours cost €9.",
    ],
  );
  judged(
    page("Inlet DN 80, outlet DN 65. Weight 118 kg, shipping weight 131 kg."),
    [
      "The inlet is DN 80 and the outlet DN 65.",
      "| Connections | inlet DN 80, outlet DN 65 |",
      "It weighs 118 kg.",
    ],
    ["The inlet is DN 65 and the outlet DN 80.", "| Connections | DN 65 inlet, DN 80 outlet |"],
  );
  judged(
    page("At least 640 species of fish have been counted on the reef, 27 of them found nowhere else."),
    ["27 of them live nowhere else.", "More than 640 species of fish live there."],
    ["640 of them are found nowhere else."],
  );
  judged(
    page(
      "Revenue was 5.2 million in the third quarter and 4.8 million in the second. Costs were 3.1 million.",
    ),
    [
      "Revenue was 4.8 million in the second quarter.",
      "Revenue grew to 5.2 million in the third quarter, from 4.8 million.",
      "Costs came to 3.1 million.",
    ],
    ["Revenue was 4.8 million in the third quarter.", "Costs were 5.2 million."],
  );
  judged(
    page("Das Zimmer kostet 95 Euro, das Frühstück 12 Euro, der Parkplatz 8 Euro."),
    ["Das Frühstück kostet 12 €.", "Ein Zimmer gibt es für 95 Euro.", "The room is €95."],
    ["Das Frühstück kostet 8 €.", "Der Parkplatz kostet 12 Euro."],
  );
});

test("a measure under another of its usual names is still that measure, and no other", () => {
  judged(
    printed("n=20 min=98 median=119.5 mean=200.65 p95=640 max=1210 stdev=265.1\n"),
    [
      "The standard deviation is 265.1 ms.",
      "On average it took 200.65 ms.",
      "The slowest request took 1,210 ms, the fastest 98 ms.",
      "The 95th percentile is 640 ms.",
      "The median (119.5) is far below the mean.",
      "There were 20 requests.",
      "The average of 200.65 lies above the median of 119.5.",
    ],
    [
      "Standard deviation: 200.65 ms",
      "The standard deviation is 200.7 ms.",
      "The slowest request took 640 ms.",
      "The 95th percentile is 1,210 ms.",
      "The average is 119.5 ms.",
      "The fastest took 119.5 ms.",
    ],
  );
  judged(
    printed("desk   2 x  189.90 =   379.80\nnet 950.30 | vat 19% 180.56 | gross 1130.86\n"),
    [
      "Including VAT, the customer pays €1,130.86.",
      "The total is €1,130.86, of which €180.56 is VAT.",
      "Before tax it is €950.30.",
      "The net amount is €950.30.",
      "With 19 % VAT (€180.56) on top, that makes €1,130.86.",
    ],
    [
      "Including VAT, the customer pays €950.30.",
      "Before tax it is €1,130.86.",
      "The total is €950.30.",
      "Brutto sind es 950,30 Euro.",
    ],
  );
});

test("a figure of one row or column of a table is not supported for another", () => {
  judged(
    printed(
      "Paint | 3 | 120.75 | 40.25 | 1\nAssembly | 2 | 79.5 | 39.75 | 1\nDispatch | 1 | 47.75 | 47.75 | 1\n",
    ),
    ["| Assembly | 2 | 79.5 | 39.75 |", "Assembly logged 79.5 hours.", "Paint leads with 120.75 hours."],
    ["| Assembly | 1 | 47.75 | 47.75 |", "Assembly logged 120.75 hours.", "| Dispatch | 2 | 79.5 | 39.75 |"],
  );
  judged(
    printed(
      "1 interest=224.25 balance=45338.15\n36 interest=101.44 balance=20023.57\n48 interest=54.29 balance=10303.83\npayment=886.10 total=53166.24 interest=7166.24\n",
    ),
    [
      "Balance after 36 months: 20,023.57",
      "After 48 months 10,303.83 are left.",
      "Total interest: 7,166.24",
      "In month 36 you pay 101.44 in interest.",
    ],
    [
      "Balance after 48 months: 20,023.57",
      "After 36 months 10,303.83 are left.",
      "In month 48 you pay 101.44 in interest.",
    ],
  );
  const head = "| Plan | Per month | Runs a day | Visuals a day |\n|---|---|---|---|\n";
  judged(
    page(
      "Free: $0 a month, 8 runs a day, 2 visuals a day\nPlus: $12 a month, 60 runs a day, 10 visuals a day\nPro: $39 a month, 250 runs a day, 40 visuals a day",
    ),
    [
      `${head}| Pro | $39 | 250 | 40 |`,
      `${head}| Plus | $12 | 60 | 10 |`,
      "Pro costs $39 a month.",
      "With Plus you have 60 runs a day.",
    ],
    [
      `${head}| Pro | $39 | 250 | 10 |`,
      `${head}| Plus | $12 | 10 | 60 |`,
      "Pro costs $12 a month.",
      "With Plus you have 250 runs a day.",
    ],
  );
  judged(
    printed(
      '{"plus": {"usd": 12, "runs_per_day": 60, "visual_per_day": 10}, "pro": {"usd": 39, "runs_per_day": 250, "visual_per_day": 40}}',
    ),
    [`${head}| Pro | $39 | 250 | 40 |`, "Plus has 60 runs a day.", "With Pro you get 40 visuals a day."],
    [`${head}| Pro | $39 | 250 | 10 |`, "Plus has 250 runs a day.", "With Pro you get 250 visuals a day."],
  );
});

test("times and dates of another label or weekday are not supported", () => {
  judged(
    page("Open Monday to Friday 9:00 to 17:00, Saturday 10:00 to 14:00."),
    [
      "On Saturdays it is open from 10 am to 2 pm.",
      "On Fridays it opens at 9 am.",
      "It closes at 5 pm on Fridays.",
    ],
    ["On Wednesdays it opens at 10 am.", "On Saturdays it closes at 5 pm."],
  );
  judged(
    page(
      "The library was announced on 3 May 2026 and released on 20 June 2026. Support ends on 31 December 2028.",
    ),
    [
      "It was released on June 20, 2026.",
      "It came out on 20 June 2026.",
      "Announced: 3 May 2026",
      "Support lasts until 31 December 2028.",
    ],
    ["It was released on May 3, 2026.", "It was announced on 20 June 2026.", "Released: 3 May 2026"],
  );
});
