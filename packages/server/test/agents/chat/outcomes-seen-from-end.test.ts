import { test } from "node:test";
import { check } from "./outcomes-check.ts";
import { note, page } from "./outcomes-rig.ts";

const piano = note("Lena has piano until 4 on Fridays, so she is free from 4:30.");
const museum = page(
  "Museum of glass\nThe guided tour lasts until 15:30, and the café opens at 16:00. The shop opens before the market.",
);

test("what begins when something has ended is said to be after that, and not before it", () => {
  check([piano], "supported", ["She's free from half past four, after Lena's piano."]);
  check([piano], "own_knowledge", [
    "She's free from half past four, before Lena's piano.",
    "She's free until half past four, after Lena's piano.",
    "She has piano after 4 on Fridays.",
  ]);
  check([museum], "supported", ["The café opens at 16:00, after the guided tour."]);
  check([museum], "own_knowledge", [
    "The café opens at 16:00, before the guided tour.",
    "The café opens at 15:30, after the guided tour.",
    "The shop opens after the market.",
  ]);
});

test("a time up to which something else lasts is none from which the line has another one", () => {
  check([piano], "supported", ["Lena is free from 4:30."]);
  check([piano], "own_knowledge", ["Lena is free from 4.", "On Fridays Lena is free from 4 on."]);
});
