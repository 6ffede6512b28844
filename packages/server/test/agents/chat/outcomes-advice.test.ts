import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { note, page, seen, value } from "./outcomes-rig.ts";

const report = seen(
  "receipt",
  "verdict: passed\ncommand: python -m pytest -q\nexit code: 0\ntests: 12 passed, 0 failed\nsummary: Reads the EXIF field with Pillow and falls back to the modification time of the file. Without --apply it only prints the new names.",
);

test("advice that no evidence gives is the model's own, also behind a connecting word or a condition", () => {
  check([report], "own_knowledge", [
    "Still, back up the folder to an external drive before you run it on the originals.",
    "Even so, keep a copy of the originals somewhere else.",
    "I'd copy the originals to a second disk first.",
  ]);
  check([value("11.636"), value("4.654")], "own_knowledge", [
    "If the wall is fresh plaster, put on a primer first, otherwise the first coat soaks in and covers far less.",
    "When the old coat is glossy, sand the wall lightly.",
  ]);
  check(
    [
      note("Nora is allergic to hazelnuts; almonds are fine"),
      note("Nora's best friend is Ida, who is vegetarian"),
    ],
    "own_knowledge",
    [
      "Also read the label of gummy sweets and marshmallows, since gelatine comes from pork or beef.",
      "Then ask the other parents about their children.",
    ],
  );
});

test("advice that the evidence gives is not the model's own", () => {
  const care = page(
    "Descale the kettle once a month. If the light blinks, unplug the kettle and wait for it to cool.\n",
  );
  checkNot([care], "own_knowledge", [
    "If the light blinks, unplug the kettle and let it cool.",
    "Also descale the kettle each month.",
    "I'd descale the kettle once a month.",
  ]);
});

test("an advice is not backed by a number word of the person", () => {
  checkNot(
    [page("For one tray (12 pieces): 1.2 kg plums, 375 g flour. Bake at 190 °C for 35 to 40 minutes.")],
    "supported",
    ["If you use two trays at once, switch to the fan setting and swap them halfway through."],
    ["Can I make it for 20 people with 2 kg of plums?"],
  );
});

test("what is said in general is the model's own, however it goes on to speak to the person", () => {
  const shed = [
    page(
      "Painting a shed\nSand the boards first. Two coats are enough. Leave a day between the coats. Rain within 6 hours spoils the finish.",
    ),
  ];
  check(shed, "own_knowledge", [
    "Lavender makes a pretty border, and you'll love its scent.",
    "It's a good habit to note the colour of the boards right away, because memory plays tricks.",
    "It's sensible to photograph the shed beforehand, because insurers ask strange questions.",
    "If you're undecided, a lighter coat is the gentler choice, since painting over something pale is easier when tastes change.",
  ]);
  checkNot(shed, "own_knowledge", [
    "Two coats will do, and you should leave a day between them.",
    "If it rains within 6 hours, the finish is spoiled.",
    "If it rains too soon, a fresh finish is spoiled.",
  ]);
});
