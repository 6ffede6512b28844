import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { outcomes, page, printed } from "./outcomes-rig.ts";

/** Judges the last statement of answers; those of the second list are false beside right evidence. */
function judged(finding: ChatFinding, right: string[], wrong: string[], given: string[] = []) {
  const last = (answer: string) => outcomes(answer, [finding], given).at(-1);
  for (const answer of right) assert.equal(last(answer), "supported", answer);
  for (const answer of wrong) assert.notEqual(last(answer), "supported", answer);
}

test("what something became is not by how much it changed", () => {
  judged(
    page(
      "The benchmark went from 8.4 s to 1.9 s. Memory fell from 310 MB to 205 MB. The price rose by 12 %.",
    ),
    [
      "The benchmark now takes 1.9 s instead of 8.4 s.",
      "It is faster: 1.9 seconds, down from 8.4.",
      "Memory fell to 205 MB.",
      "It got 12 % more expensive.",
    ],
    [
      "The benchmark became faster by 1.9 seconds.",
      "The benchmark is 1.9 s faster.",
      "That saves 1.9 seconds.",
      "Memory use is lower by 205 MB.",
      "It uses 205 MB less memory.",
      "Der Lauf wurde um 1,9 s schneller.",
      "It got quicker by 1.9 s.",
    ],
  );
});

test("two sides that are put together from others are not supported", () => {
  judged(
    page("Snake on a grid of 24 by 16. The photo is 3000 × 2000 pixels, the thumbnail 300 × 200."),
    ["The field has 24 × 16 cells.", "The grid is 24 by 16.", "The thumbnail is 300 x 200 pixels."],
    ["The field has 24 × 24 cells.", "The grid is 16 by 16.", "The photo is 3000 × 200 pixels."],
  );
  judged(
    page("Standard: 3 to 5 working days, 4.90 euros. Express: 1 to 2 working days, 9.90 euros."),
    ["Express takes 1 to 2 working days.", "Standard: 3–5 working days for €4.90"],
    [
      "Express: 1 to 5 working days",
      "Express takes 1–5 days.",
      "Express takes 3 to 5 working days.",
      "Express costs €4.90.",
    ],
  );
});

test("what holds for one version is not supported for another", () => {
  judged(
    page(
      "Kestrel 4.2 was released in January.\n4.1 LTS receives security fixes until October 2027. Releases without LTS, such as 4.2, are supported for nine months.",
    ),
    [
      "4.1 LTS gets security fixes until October 2027.",
      "The newest release is 4.2. The LTS release 4.1 gets security fixes until October 2027.",
      "4.2 is supported for nine months.",
    ],
    [
      "4.2 gets security fixes until October 2027.",
      "The newest release is 4.2. It gets security fixes until October 2027.",
      "Version 4.2 is supported until October 2027.",
    ],
  );
});

test("a number of the person that is another's in a result is not supported by it", () => {
  const given = ["Assembly Iwona 41.5, Rafael 38; Paint Lucy 44.25; Dispatch Sven 47.75"];
  judged(
    printed(
      "Paint | 1 | 44.25 | 44.25\nAssembly | 2 | 79.5 | 39.75\nDispatch | 1 | 47.75 | 47.75\n",
      "[41.5, 38, 44.25, 47.75]",
    ),
    ["| Assembly | 2 | 79.5 | 39.75 |"],
    ["| Assembly | 1 | 47.75 | 47.75 |", "| Assembly | 2 | 47.75 | 39.75 |"],
    given,
  );
});

test("names that changed places are not supported", () => {
  judged(
    page(
      "Ben Okafor reports to Ada Lindqvist. Carla Ruiz took over the shop from Dmitri Petrov in 2019. Emma was interviewed by Farid.",
    ),
    [
      "Ben Okafor reports to Ada Lindqvist.",
      "Ben reports to Ada.",
      "Carla Ruiz took over the shop from Dmitri Petrov.",
      "Farid interviewed Emma.",
      "Emma was interviewed by Farid.",
    ],
    [
      "Ada Lindqvist reports to Ben Okafor.",
      "Ada reports to Ben.",
      "Dmitri Petrov took over the shop from Carla Ruiz.",
      "Farid was interviewed by Emma.",
    ],
  );
});

test("a quotation of another person is not supported", () => {
  judged(
    page(
      "“We underestimated the winter by a factor of two,” said Lena Aho, who heads operations. Marco Silva, the mayor, called it “a lesson that we will not forget”.",
    ),
    [
      "Lena Aho said: “We underestimated the winter by a factor of two”",
      "The mayor, Marco Silva, called it “a lesson that we will not forget”.",
      "“We underestimated the winter by a factor of two,” said Lena Aho.",
    ],
    [
      "Marco Silva said: “We underestimated the winter by a factor of two”",
      "Lena Aho called it “a lesson that we will not forget”.",
      "“We underestimated the winter by a factor of two,” said Marco Silva.",
    ],
  );
});
