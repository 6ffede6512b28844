import { test } from "node:test";
import { check } from "./outcomes-check.ts";
import { note, page } from "./outcomes-rig.ts";

const tent = page(
  "Kestrel 30 tent\n\nDetails\nWeight: 1.9 kg (in its bag: 2.3 kg)\nPacked size: 45 cm\nPrice: €210\nPrice with footprint: €245\nPrice incl. VAT: €250",
);
const rooms = page(
  "Guesthouse at the mill\nSingle room: 80 euros\nDouble room with breakfast: 110 euros\nDouble room: 95 euros\nDog: 8 euros",
);
const lamp = page(
  "Vega floor lamp\n\nMeasures\nWeight without shade: 3.1 kg\nWeight with base plate: 5.6 kg",
);
const caravan = note("The caravan is 6.1 m long, 7.3 m with the drawbar.");

test("a figure of a thing together with something else is none of the thing itself, for which another one is there", () => {
  check([tent], "own_knowledge", [
    "The Kestrel weighs 2.3 kg.",
    "The tent costs €245.",
    "| | Kestrel 30 |\n|---|---|\n| Weight | 2.3 kg |",
  ]);
  check([rooms], "own_knowledge", ["A double room costs 110 euros."]);
  check([lamp], "own_knowledge", ["| | Vega |\n|---|---|\n| Weight of the lamp | 5.6 kg |"]);
  check([caravan], "own_knowledge", ["The caravan is 7.3 m long."]);
});

test("it is supported where the claim or the person speaks of both, and so is that of the thing itself", () => {
  check([tent], "supported", [
    "The Kestrel weighs 1.9 kg.",
    "In its bag, it weighs 2.3 kg.",
    "It weighs 1.9 kg, or 2.3 kg in the bag.",
    "The tent costs €210.",
    "With the footprint, the tent is €245.",
    "The tent and footprint cost €245.",
    "The tent costs €250.",
  ]);
  check([tent], "supported", ["It costs €245."], ["What does it cost with the footprint?"]);
  check([rooms], "supported", [
    "A double room costs 95 euros.",
    "Breakfast included, a double costs 110 euros.",
  ]);
  check([lamp], "supported", ["| | Vega |\n|---|---|\n| Weight with base plate | 5.6 kg |"]);
  check([caravan], "supported", ["The caravan is 6.1 m long.", "With its drawbar, it is 7.3 m."]);
});
