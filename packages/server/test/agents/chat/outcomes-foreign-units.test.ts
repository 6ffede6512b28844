import type { ProofOutcome } from "@signet/contract";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { note, outcomes, page, printed, seen, value } from "./outcomes-rig.ts";

type Case = [answer: string, outcome: ProofOutcome | null];
const judged = (findings: ChatFinding[], given: string, cases: Case[]) => {
  for (const [answer, outcome] of cases)
    assert.deepEqual(outcomes(answer, findings, [given]), [outcome], answer);
};
const calculated = (input: string, text: string) => seen("calculation", text, { input });

test("a measure of a system that nobody named supports nothing", () => {
  const fuel = calculated("8.4/100*1240", "104.16");
  judged([fuel], "Our van uses 8.4 L per 100 km. Diesel needed for a 1,240 km run?", [
    ["The run needs about **104 gallons** of diesel.", "own_knowledge"],
    ["The run needs about **104 litres** of diesel.", "supported"],
    ["The run needs about **104 kg** of diesel.", "own_knowledge"],
  ]);
  judged([fuel], "Our van uses 8.4 L per 100 km. How many gallons is that for 1,240 km?", [
    ["The run needs about 104 gallons of diesel.", "supported"],
  ]);
  judged([calculated("8.4 * 12.4", "104.16")], "I need 8.4 a trip, and do 12.4 trips.", [
    ["That makes 104 gallons.", "supported"],
  ]);
  judged(
    [calculated("90 km/h to m/s", "25 m/s"), calculated("25 * 1.5", "37.5")],
    "How far does a car go at 90 km/h during 1.5 seconds?",
    [
      ["That is 37.5 feet before you brake.", "own_knowledge"],
      ["That is 37.5 m before you brake.", "supported"],
      ["That is 37.5 °C before you brake.", "own_knowledge"],
    ],
  );
  judged([calculated("72 / 2", "36")], "My bag has 72 lb, I carry half of it.", [
    ["You carry 36 kg.", "own_knowledge"],
    ["You carry 36 lb.", "supported"],
    ["You carry 36 pounds.", "supported"],
  ]);
  judged([calculated("20 + 16.5", "36.5")], "It has 20 °C and warms up by 16.5 °C.", [
    ["It reaches 36.5 °F.", "own_knowledge"],
    ["It reaches 36.5 °C.", "supported"],
  ]);
  judged([calculated("120 / 2.5", "48")], "I drove 120 km in 2.5 hours. How fast was I?", [
    ["You drove at 48 mph.", "own_knowledge"],
    ["You drove at 48 km/h.", "supported"],
  ]);
  judged([value("2400")], "How heavy is a cubic metre of concrete?", [
    ["It weighs 2,400 kg.", "supported"],
    ["It weighs 2,400 lb.", "supported"],
  ]);
});

test("a conversion that was calculated is supported, however its unit is named", () => {
  judged([calculated("26.2 miles to km", "42.1648 km")], "How far is a marathon?", [
    ["It is 42.16 km.", "supported"],
  ]);
  judged(
    [printed("178.6", "litres_per_gallon = 3.785\nprint(47.18 * 3.785)")],
    "The tank holds 47.18 gallons.",
    [["That is 178.6 litres.", "supported"]],
  );
  judged([calculated("47.18 * 3.785", "178.5763")], "The tank holds 47.18 gallons.", [
    ["That is 178.6 litres.", "supported"],
  ]);
  judged([calculated("20 * 9/5 + 32", "68")], "It has 20 °C here. What do Americans say?", [
    ["It is 68 °F.", "supported"],
  ]);
  judged([calculated("80 * 2.20462", "176.3696")], "I weigh 80 kg.", [["You weigh 176 lb.", "supported"]]);
  judged([page("Length 12 feet. Load 300 kg.")], "How long is it?", [["It is 12 ft long.", "supported"]]);
});

test("prefixes, times and products of units need no name", () => {
  judged([calculated("4.2 * 3", "12.6")], "The room is 4.2 m by 3 m. Its area?", [
    ["It has 12.6 m².", "supported"],
    ["It has 12.6 square feet.", "own_knowledge"],
  ]);
  judged([calculated("0.7 * 40", "28")], "It draws 0.7 kW for 40 hours.", [["That is 28 kWh.", "supported"]]);
  judged([calculated("120 / 60", "2")], "I drive 120 km at 60 km/h.", [["That takes 2 hours.", "supported"]]);
  judged([calculated("2.5 * 1000", "2500")], "I bought 2.5 kg.", [["That is 2,500 g.", "supported"]]);
  judged([calculated("12 * 250", "3000")], "12 bottles of 250 ml each?", [
    ["Together 3 litres.", "own_knowledge"],
  ]);
});

test("a currency that nobody named supports nothing, also beside the amount in another", () => {
  judged([page("Team plan: US$49 per seat. Monthly: US$59.")], "What does it cost?", [
    ["The team plan costs £49 per seat.", "own_knowledge"],
    ["The team plan costs €49 per seat.", "own_knowledge"],
    ["The team plan costs 49 pounds per seat.", "own_knowledge"],
    ["The team plan costs 49 francs per seat.", "own_knowledge"],
    ["The team plan costs $49 per seat.", "supported"],
  ]);
  judged([calculated("49 * 3", "147")], "A seat is 49 dollars, for 3 seats?", [
    ["That makes €147.", "own_knowledge"],
    ["That makes CHF 147.", "own_knowledge"],
    ["That makes $147.", "supported"],
  ]);
  judged([calculated("49 * 0.92", "45.08")], "A seat is $49, how much is that in euros at 0.92?", [
    ["That makes €45.08.", "supported"],
  ]);
  judged([page("Ticket: 24 francs.")], "", [
    ["The ticket costs CHF 24.", "supported"],
    ["The ticket costs €24.", "own_knowledge"],
  ]);
  judged([note("the rent is 900 kr a month")], "", [["The rent is 900 SEK a month.", "supported"]]);
});

test("a unit in the name of a value is its only one", () => {
  judged([printed("temp_c 21.4 wind_kmh 18.0 pressure_hpa 1013", "x")], "", [
    ["It has 21.4 °C.", "supported"],
    ["It has 21.4 degrees Celsius.", "supported"],
    ["It has 21.4 °F.", "own_knowledge"],
    ["The wind blows at 5 m/s.", "supported"],
    ["The wind blows at 18 m/s.", "own_knowledge"],
    ["The wind blows at 18 mph.", "own_knowledge"],
    ["The pressure is 1.013 bar.", "supported"],
  ]);
});

test("a smaller or larger unit than the given one needs a calculation with the factor", () => {
  judged([calculated("3 * 24", "72")], "I take 3 pills each containing 24 mg.", [
    ["That is 72 mg.", "supported"],
    ["That is 72 g.", "own_knowledge"],
  ]);
  judged([calculated("300 * 4", "1200")], "300 files of 4 MB?", [
    ["Together 1,200 MB.", "supported"],
    ["Together 1,200 GB.", "own_knowledge"],
  ]);
  judged([calculated("12 * 250 / 1000", "3")], "12 bottles of 250 ml?", [
    ["Together 3 litres.", "supported"],
  ]);
  judged([calculated("2.5 km to m", "2500 m")], "How much is 2.5 km?", [["That is 2,500 m.", "supported"]]);
});

test("litres of a volume that is calculated from lengths need a factor, too", () => {
  judged([calculated("6.5 * 1.2 * 3", "23.4")], "The pit is 6.5 m by 1.2 m and 3 m deep. Volume?", [
    ["It has 23.4 m³.", "supported"],
    ["It holds 23.4 litres.", "own_knowledge"],
  ]);
  judged([calculated("80 * 35 * 40 / 1000", "112")], "My aquarium is 80 cm by 35 cm by 40 cm.", [
    ["It holds 112 litres.", "supported"],
  ]);
  judged([calculated("6 * 3 * 20", "360")], "My roof is 6 m by 3 m, and 20 mm of rain fall.", [
    ["That is 360 litres.", "supported"],
  ]);
});

test("a result of measures is no length of time, where nobody speaks of time", () => {
  const rice = [calculated("2.8 / 2", "1.4"), calculated("2.8 / 2 / 0.5", "2.8")];
  const asked = "I have 2.8 kg of cherries and take half as much sugar, in 500 g packets. How much is it?";
  judged(rice, asked, [
    ["You need 1.4 kg.", "supported"],
    ["Boil it for 2.8 minutes.", "own_knowledge"],
    ["Let it boil for about three minutes.", "own_knowledge"],
    ["It keeps for 1.4 months.", "own_knowledge"],
  ]);
  judged([calculated("2.8 / 0.5", "5.6")], "A pump moves 0.5 l a minute. How long does it need for 2.8 l?", [
    ["It needs 5.6 minutes.", "supported"],
  ]);
});
