import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { after, first } from "./chat-rig.ts";

const PROBLEMS: [problem: string, expression: string][] = [
  ["I sold 14 jars for 3.50 each, how much is that together?", "14 * 3.50"],
  ["If I buy 6 tickets at $12.50 each, what do I pay in total?", "6 * 12.50"],
  ["8 hours at 15 euros an hour, how much is that?", "8 * 15"],
  ["12 boxes with 6 eggs each, how many eggs are there?", "12 * 6"],
  ["A box has 24 bottles. How many bottles are in 7 boxes?", "7 * 24"],
  ["If one ticket costs 12, what do 5 cost?", "5 * 12"],
  ["We split a bill of 90 between 4 people. How much does each pay?", "90 / 4"],
  ["Four friends share a pizza for 18 euros. What does each one pay?", "18 / 4"],
  ["The bill is 84 and there are 4 of us, how much does each of us pay?", "84 / 4"],
  ["12 eggs cost 3.60, what does one egg cost?", "3.60 / 12"],
  ["I bought 3 shirts and paid 20 in total, how much is each?", "20 / 3"],
  ["I had 20 apples and ate 7. How many are left?", "20 - 7"],
  ["I pay with 20 and it costs 12.60, how much change do I get?", "20 - 12.60"],
  ["I spent 12.40 on bread and 7.60 on cheese. How much is that altogether?", "12.40 + 7.60"],
  ["I drove 240 miles and then 85 miles. How far is that in total?", "240 + 85"],
];
const MEASURES: [told: string, expression: string][] = [
  ["The oven of my American recipe is 350 Fahrenheit. What is that in Celsius?", "350 degF to degC"],
  ["My suitcase weighs 50 pounds, how many kilos is that?", "50 lbs to kg"],
  ["I ran 5 miles today. How many km is that?", "5 miles to km"],
  ["the recipe needs two cups of milk, how much is that in ml", "2 cups to ml"],
];
/** Two operations, another one, or numbers that belong to nothing that is asked. */
const BEYOND = [
  "I have 20 apples and give 4 to each child. How many children get some?",
  "I have 100 dollars and each ticket costs 20, how many can I buy?",
  "If a train goes 300 km at 60 km per hour how long does it take?",
  "My son is 12 and my daughter is 9, how old are they together?",
  "There are 12 apples and 3 boys, what are their names?",
  "Is a temperature of 39 dangerous for a baby of 8 months?",
  "I have 30 apples and eat 2 a day, how many days are they left?",
  "3 people and 4 dogs, how many legs together?",
  "I buy 4 shirts for 20 each with a discount of half, how much in total?",
  "I ran 5 miles and then 3 miles. How many km is that?",
  "I weigh 80 kg. What is that in Celsius?",
];

describe("a sum that is told in words", () => {
  for (const [told, expression] of [...PROBLEMS, ...MEASURES])
    test(told, async () => assert.equal(await first(told), `calculate ${JSON.stringify({ expression })}`));
  for (const told of BEYOND)
    test(`is left alone: ${told}`, async () => assert.equal(await first(told), "needs_model"));

  test("is answered with the sum that was made of it", async () => {
    assert.equal((await after(PROBLEMS[0]![0], "= 49")).text, "14 * 3.50 = 49.");
    assert.equal(
      (await after(MEASURES[1]![0], "= 22.68 kg (rounded)")).text,
      "50 lbs in kg is 22.68 kg (rounded).",
    );
  });

  test("is read in time linear to what was written", async () => {
    const started = performance.now();
    for (const part of ["3 each ", "# 3 and ", "split 3 by ", "an hour ", "3 a for ", "what is that in "])
      await first(part.repeat(390 / part.length));
    assert.ok(performance.now() - started < 2_000);
  });
});
