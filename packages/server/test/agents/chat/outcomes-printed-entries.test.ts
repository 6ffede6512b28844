import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { printed } from "./outcomes-rig.ts";

const LOG = "time,temp_c\n06:00,-17.9\n08:00,-12.7\n10:00,-9.3\n12:00,-13.8\n14:00,-17.2";
const code = (last: string) =>
  `python\nimport csv, io\ndata = """${LOG}"""\nrows = [(r["time"], float(r["temp_c"])) for r in csv.DictReader(io.StringIO(data))]\nprint("readings:", len(rows))\n${last}`;
const OUTPUT = "readings: 5\nabove -15: [('08:00', -12.7), ('10:00', -9.3), ('12:00', -13.8)]\n";
const FILTERED = code('print("above -15:", [r for r in rows if r[1] > -15])');
const ASKED = [`Is anything wrong with this log of my freezer? Above -15 °C worries me.\n\n${LOG}`];

test("so many things are counted as a printed list has entries, and what is listed is among them", () => {
  const log = [printed(OUTPUT, FILTERED)];
  check(
    log,
    "supported",
    [
      "The freezer rose above -15 °C in three readings: **-12.7 °C at 08:00, -9.3 °C at 10:00 and -13.8 °C at 12:00**.",
      "Three readings were above -15 °C.",
      "3 readings were above -15 °C: 08:00, 10:00 and 12:00.",
    ],
    ASKED,
  );
  check(
    log,
    "own_knowledge",
    [
      "Two readings were above -15 °C.",
      "5 readings were above -15 °C.",
      "Three readings were above -16 °C.",
      "Three readings were above -15 °C: 08:00, 10:00 and 14:00.",
      "Three readings were above -15 °C: -12.7 °C at 10:00, -9.3 °C at 08:00 and -13.8 °C at 12:00.",
      "Three readings were above -15 °C: -12.7 °C at 08:00, -9.3 °C at 10:00 and -17.9 °C at 06:00.",
      "Three readings were above -15 °C: -12.7 °C at 08:00 and -9.3 °C at 10:00.",
      "Three doors were above -15 °C.",
    ],
    ASKED,
  );
});

test("a printed list of names is counted likewise, and one that the model wrote is not", () => {
  const late = "python\nlate = [n for n, t in arrivals if t > limit]\nprint('late:', late)";
  const names = [printed("late: ['Ana', 'Bo', 'Cy']\n", late)];
  const asked = ["Which of my guests came late? Ana 9:12, Bo 9:20, Cy 9:31, Di 8:55"];
  check(names, "supported", ["Three guests were late: Ana, Bo and Cy."], asked);
  checkNot(
    names,
    "supported",
    ["Four guests were late: Ana, Bo, Cy and Di.", "Three guests were late: Ana, Bo and Di."],
    asked,
  );
  const written = code('print("above -15:", [("08:00", -12.7), ("10:00", -9.3), ("12:00", -13.8)])');
  checkNot([printed(OUTPUT, written)], "supported", ["Three readings were above -15 °C."], ASKED);
});

test("how many of them are so is the number of the entries behind a label that says it", () => {
  const code =
    'print("above 40", [n for n, d in rows if d > 40])\nprint("at most 5", [n for n, d in rows if d <= 5])';
  const output = [printed("above 40 ['Bo', 'Dee', 'Eli']\nat most 5 ['Cy']\n", code)];
  const asked = ["Commutes in minutes, who has more than 40?\nAda 12\nBo 45\nCy 5\nDee 61\nEli 48"];
  const right = [
    "Three of them are above 40: Bo, Dee and Eli.",
    "Three are above 40: Bo, Dee and Eli.",
    "Only three of the five come above 40: Bo, Dee and Eli.",
  ];
  check(output, "supported", right, asked);
  const wrong = [
    "Three of them are above 40: Bo, Cy and Eli.",
    "Two of them are above 40: Bo, Dee and Eli.",
    "Four of them are above 40: Ada, Bo, Dee and Eli.",
    "Three of them are above 50: Bo, Dee and Eli.",
    "Three of them are at most 5: Bo, Dee and Eli.",
    "Three of them are above 40: Bo, Dee and Bo.",
  ];
  check(output, "own_knowledge", wrong, asked);
});
