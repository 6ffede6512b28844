import type { ProofOutcome } from "@signet/contract";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { outcomes, seen } from "./outcomes-rig.ts";

type Case = [answer: string, outcome: ProofOutcome | null];
const judged = (findings: ChatFinding[], cases: Case[], given: string[] = []) => {
  for (const [answer, outcome] of cases)
    assert.deepEqual(outcomes(answer, findings, given), [outcome], answer);
};
const calculated = (input: string, text: string) => seen("calculation", text, { input, isOwnText: true });

test("a value has the unit that its calculation gives by the units of the person", () => {
  judged(
    [calculated("36 * 8000 / 90 / 60", "160/3 (about 53.333333333333333333)")],
    [
      ["The copy takes about 53 minutes.", "supported"],
      ["The copy takes about 53 hours.", "own_knowledge"],
      ["The copy takes about 53 seconds.", "own_knowledge"],
      ["The copy takes about 53 days.", "own_knowledge"],
    ],
    ["How long does copying 36 GB take at 90 Mbit/s?"],
  );
  judged(
    [calculated("45 * 1000 / 25", "1800"), calculated("45 * 1000 / 25 / 60", "30")],
    [
      ["It takes 1,800 minutes, which are 30 hours.", "supported"],
      ["It takes 1,800 hours.", "own_knowledge"],
      ["It takes 30 minutes.", "own_knowledge"],
    ],
    ["My pump moves 25 litres per minute. When is a pool of 45 m³ full?"],
  );
  judged(
    [calculated("2.4 * 1000 / 8", "300")],
    [
      ["Each tile is 300 mm long.", "supported"],
      ["Each tile is 300 m long.", "own_knowledge"],
    ],
    ["Split 2.4 m into 8 equal tiles"],
  );
});

test("a rate is said of the unit that it was divided by", () => {
  const given = ["I cycled 18 km in 52 minutes, what is my pace per km and per mile?"];
  const findings = [
    calculated("52 / 18", "26/9 (about 2.8888888888888888889)"),
    seen("calculation", "11.184681 mi", { input: "18 km to miles" }),
    calculated("52 / 11.184681", "4.649216549171326033"),
  ];
  judged(
    findings,
    [
      ["You needed 2.89 minutes per kilometre.", "supported"],
      ["You needed 2.89 minutes for each kilometre.", "supported"],
      ["Per mile, that is 4.65 minutes.", "supported"],
      ["You needed 2.89 minutes per mile.", "own_knowledge"],
      ["Per mile, that is 2.89 minutes.", "own_knowledge"],
      ["Per kilometre, that is 4.65 minutes.", "own_knowledge"],
      ["You needed 2.89 hours per kilometre.", "own_knowledge"],
    ],
    given,
  );
});

test("a value may be said in another unit of what it measures", () => {
  const given = ["A lamp of 330 ohm hangs on 9 V, how much current and power is that?"];
  const findings = [
    calculated("9 / 330", "3/110 (about 0.027272727272727272727)"),
    calculated("9^2 / 330", "27/110 (about 0.24545454545454545455)"),
  ];
  judged(
    findings,
    [
      ["About 27.3 mA flow.", "supported"],
      ["About 0.027 A flow through the lamp.", "supported"],
      ["About 273 mA flow.", "own_knowledge"],
      ["It dissipates 0.25 W.", "supported"],
      ["It dissipates 0.25 kW.", "own_knowledge"],
    ],
    given,
  );
});

test("things that are counted by a unit of time take time", () => {
  const given = ["I type 55 words a minute. How long do I need for a text of 2200 words?"];
  judged(
    [calculated("2200 / 55", "40")],
    [
      ["You need 40 minutes.", "supported"],
      ["You need 40 hours.", "own_knowledge"],
      ["You need 40 seconds.", "own_knowledge"],
    ],
    given,
  );
  judged(
    [calculated("890 * (8 + 20 / 60)", "22250/3 (about 7416.6666666666666667)")],
    [
      ["You fly about 7,417 km.", "supported"],
      ["You fly about 7,417 m.", "own_knowledge"],
    ],
    ["My flight takes 8 hours 20 minutes at 890 km/h. How far is that?"],
  );
  judged(
    [calculated("3 * 1e6 / 180 / 3600", "125/27 (about 4.6296296296296296296)")],
    [
      ["It takes about 4.6 hours.", "supported"],
      ["It takes about 4.6 minutes.", "own_knowledge"],
    ],
    ["How long does it take to fill 3 TB at 180 MB/s?"],
  );
});

test("amounts without a currency may be said in cents", () => {
  const given = ["40 candles cost me 15.80 in wax. What is that for each?"];
  judged(
    [calculated("15.80 / 40", "0.395")],
    [
      ["Each candle costs you 39.5 cents.", "supported"],
      ["Each candle costs you just under 40 cents.", "supported"],
      ["Each candle costs you just over 41 cents.", "own_knowledge"],
      ["Each candle costs you 3.95 cents.", "own_knowledge"],
      ["Each candle costs you 395 cents.", "own_knowledge"],
    ],
    given,
  );
  judged(
    [calculated("15.80 / 40", "0.395")],
    [["It weighs 39.5 cents.", "own_knowledge"]],
    ["15.80 kg of wax for 40 candles"],
  );
});

test("a factor that the person gave, or a number that nobody named, tells no unit", () => {
  judged(
    [calculated("60 / 60 * 4", "4")],
    [["You get 4 km far.", "supported"]],
    ["I walk for 60 minutes at 4 km/h, how far is it?"],
  );
  judged(
    [calculated("45 / 9", "5")],
    [["You need 5 litres.", "supported"]],
    ["How much paint for 45 m² of wall?"],
  );
  judged(
    [calculated("80 * 15 / 1000", "1.2")],
    [["That is 1.2 kg of salt.", "supported"]],
    ["15 g of salt per kg, and I have 80 kg of dough"],
  );
  judged(
    [calculated("1080 * 0.15", "162")],
    [["The tip is 162 euros.", "supported"]],
    ["15 % of 1080 euros"],
  );
  judged(
    [calculated("30 * 12 * 3", "1080")],
    [["Altogether it costs 1,080 euros.", "supported"]],
    ["The gym is 30 euros a month. What does it cost in 3 years?"],
  );
});

test("the parts of an exact fraction are no results", () => {
  judged(
    [calculated("20 / 48 * 100", "125/3 (about 41.666666666666666667)")],
    [
      ["That is about 41.7 %.", "supported"],
      ["That is exactly 125/3.", "supported"],
      ["That is 125 in all.", "own_knowledge"],
      ["That is just over 120.", "own_knowledge"],
    ],
  );
});

test("a number may stand in an expression in another unit than the person's", () => {
  judged(
    [calculated("1.6 * 0.9 * 0.25", "0.36")],
    [
      ["The tank holds 360 litres.", "supported"],
      ["The tank holds 0.36 m³.", "supported"],
      ["The tank holds 36 litres.", "own_knowledge"],
      ["The tank holds 360 ml.", "own_knowledge"],
    ],
    ["My tank is 1.6 m by 0.9 m, and the water is 25 cm deep. How much is in it?"],
  );
  judged(
    [calculated("45e6 * 8 / 1e6", "360")],
    [
      ["That is 360 Mbit/s.", "supported"],
      ["That is 360 Gbit/s.", "own_knowledge"],
    ],
    ["How fast is a link with 45 MB/s?"],
  );
});
