import assert from "node:assert/strict";
import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { outcomes, page } from "./outcomes-rig.ts";

test("what holds for some does not hold for a thing that the evidence leaves aside", () => {
  const bike = [
    page(
      "Guarantee\nWe give 2 years on the whole bike. The carbon frame alone is covered for 6 years; tyres, chains and brakes are not part of that.",
    ),
  ];
  check(bike, "own_knowledge", [
    "If the chain snaps, it's covered by the 6-year guarantee.",
    "Should the chain break, it is still covered by the 6-year guarantee.",
    "The brakes are covered for 6 years.",
  ]);
  check(bike, "supported", ["The frame is covered for 6 years.", "The 6 years do not cover the chain."]);
  const town = [
    page(
      "Parking permits\nVans must display a yellow permit in the old town. The permit is stuck to the windscreen. Motorbikes are exempt from this rule.\nAll vehicles need a valid inspection sticker.",
    ),
  ];
  check(town, "own_knowledge", [
    "Yes, your motorbike needs the yellow permit just like the van.",
    "Your motorbike must display a yellow permit too.",
  ]);
  checkNot(town, "own_knowledge", [
    "Your van must display a yellow permit.",
    "If the motorbike comes along, the van must still display the yellow permit.",
    "Your motorbike needs a valid inspection sticker.",
    "The motorbike does not need the yellow permit.",
    "Unlike the motorbike, your van needs the yellow permit.",
  ]);
  const pass = [page("The city pass includes all museums and the tram. This does not apply to the zoo.")];
  check(pass, "own_knowledge", ["The city pass covers the zoo as well."]);
  check(pass, "supported", ["The city pass includes the tram.", "The zoo is not part of the city pass."]);
});

test("there is none of something only where the line below its own name says so", () => {
  const plans = [
    page("PhoneBee Loose\n\nMonthly price: €14\nSetup fee: none\nMinimum term: none\n"),
    page(
      "PhoneBee Bound 24\n\nMonthly price: €11\nSetup fee: €30, refunded after 24 months\nMinimum term: 24 months\n",
    ),
  ];
  check(plans, "own_knowledge", [
    "Bound 24 has no setup fee.",
    "With Bound 24 there is no setup fee.",
    "Bound 24 doesn't have a minimum term, so you can leave at any time.",
  ]);
  check(plans, "supported", ["Loose has no setup fee.", "Loose has no minimum term."]);
  const [, follows] = outcomes("Bound 24 is the cheaper one. It has no setup fee.", plans, ["Which one?"]);
  assert.equal(follows, "own_knowledge");
  const [, right] = outcomes("Loose is the dearer one. It has no setup fee.", plans, ["Which one?"]);
  assert.equal(right, "supported");
  const rooms = [
    page(
      "Rooms at the Anker\n\n## Standard room\n\nCity tax: none\nMinimum stay: 3 nights\n\n## Suite\n\nCity tax: €4\nMinimum stay: none",
    ),
  ];
  check(rooms, "own_knowledge", [
    "The standard room has no minimum stay.",
    "The suite comes with no city tax.",
  ]);
  checkNot(rooms, "own_knowledge", [
    "The suite has no minimum stay.",
    "There is no city tax for the standard room.",
  ]);
  check([page("Plan Solo\n\nExit fee: £25\nSetup fee: none")], "own_knowledge", ["Solo has no exit fee."]);
});

test("what is said of a code goes on until the next one", () => {
  const faults = [
    page(
      "Fault codes of the dryer\n\nE3 – Fan. The drum air does not reach its speed within 30 seconds. Most often fluff sits in the wheel behind the grille.\n\nE4 – Drum speed. The belt slips.\n\nE7 – Heat. The drum air is not warmed up.",
    ),
  ];
  checkNot(faults, "own_knowledge", [
    "E3 means the drum air isn't getting up to speed, and most often fluff in the wheel is to blame.",
    "E7 means that the drum air is not warmed up.",
  ]);
  check(faults, "own_knowledge", [
    "E4 means that fluff sits in the wheel behind the grille.",
    "E3 means that the belt slips.",
    "E7 means that the drum air does not reach its speed.",
  ]);
});
