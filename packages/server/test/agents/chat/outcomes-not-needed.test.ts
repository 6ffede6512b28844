import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { note, page, printed } from "./outcomes-rig.ts";

test("what the evidence says is not needed is not required", () => {
  const shop = [
    page(
      "Returns\nOpen the order in your account and print the label. A receipt is not required. Original packaging is not needed, but the item must be clean. No appointment is necessary at the counter. You must register bulky items.",
    ),
  ];
  check(shop, "own_knowledge", [
    "You have to bring the receipt.",
    "You must show a receipt at the counter, as the clerk doesn't look it up.",
    "An appointment is required at the counter.",
    "The original packaging is required.",
  ]);
  checkNot(shop, "own_knowledge", [
    "You don't need a receipt.",
    "You have to print the label, and no receipt is needed.",
    "You must register bulky items.",
    "You need to print the label, but not to keep the receipt.",
  ]);
  // Needed elsewhere, it is needed in some case.
  const hut = [page("Booking is not required in winter. In July and August you must book by phone.")];
  checkNot(hut, "own_knowledge", ["In July you have to book by phone."]);
});

test("what is forbidden even in a case is not allowed in that case", () => {
  const baths = [
    page(
      "City baths\nDogs are not allowed, even if they are on a lead. Bikes are not permitted inside, even when they are folded. Drones are not allowed if it is windy.",
    ),
  ];
  check(baths, "own_knowledge", [
    "You can bring your dog as long as it's on a lead.",
    "Yes, folded bikes are allowed inside.",
  ]);
  checkNot(baths, "own_knowledge", [
    "Dogs aren't allowed, even on a lead.",
    "If it isn't windy, your drone is allowed.",
  ]);
});

test("objects that a program prints without quotes around their names are told apart by name and label", () => {
  const log = [
    printed("per level { INFO: 3, WARN: 2, ERROR: 3 }\nerrors per file { 'cart.js': 2, 'menu.js': 1 }\n"),
  ];
  check(log, "supported", ["`cart.js` has 2 of the errors.", "`menu.js` has 1 error."]);
  checkNot(log, "supported", ["`menu.js` is the bigger problem with 2 of the errors."]);
  const stall = [
    printed("stock { apples: 12, pears: 7, plums: 5 }\nsold { apples: 3, pears: 9, plums: 4 }\n"),
  ];
  check(stall, "supported", [
    "You sold 9 pears.",
    "There are 12 apples in stock.",
    "5 plums are left in stock.",
  ]);
  checkNot(stall, "supported", ["You sold 7 pears.", "You have 3 apples in stock.", "You sold 5 plums."]);
});

test("what is forbidden for a time is that which the evidence forbids, and nothing else that it names", () => {
  const dentist = [
    note("dentist: rinse with salt water twice a day; no hot drinks until Sunday; aligner in at night"),
  ];
  check(dentist, "supported", ["No hot drinks until Sunday.", "Avoid hot drinks until Sunday."]);
  check(dentist, "own_knowledge", [
    "No salt water until Sunday.",
    "Don't use salt water until Sunday.",
    "No aligner until Sunday.",
  ]);
  const roses = [
    page(
      "After planting, water the roses twice a week. Do not use fertiliser before June. Mulch them in autumn.",
    ),
  ];
  check(roses, "supported", ["Don't use fertiliser before June.", "No fertiliser before June."]);
  check(roses, "own_knowledge", ["Don't use mulch before June.", "No mulch before June."]);
});
