import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { note, page, printed, seen } from "./outcomes-rig.ts";

test("a month is none that the evidence has otherwise", () => {
  const garden = [
    note("Tomatoes 2026: Black Krim in the north bed had blight in July. San Marzano gave 14 kg."),
  ];
  check(garden, "own_knowledge", ["Black Krim in the north bed caught blight in August."]);
  checkNot(garden, "own_knowledge", ["Black Krim in the north bed caught blight in July."]);
  const rates = [page("Unemployment rates in Marrow County: September 4.1%, October 4.3%.")];
  check(rates, "supported", ["The unemployment rate in Marrow County was 4.3% in October."]);
});

test("what a run did not come to is told as it ended", () => {
  const run = [
    seen(
      "receipt",
      "ok: false\nexit_reason: max_steps\nfiles changed: none\nsummary: the run reached its limit of 40 steps before the timer worked",
      { failed: true },
    ),
  ];
  check(run, "supported", ["The run reached its limit of 40 steps before the timer worked."]);
  check(run, "own_knowledge", ["The timer works now.", "The run finished within its 40 steps."]);
});

test("advice is wrong where the evidence advises against it", () => {
  const shrub = [
    page(
      "The farmer's hydrangea flowers on old wood. Do not cut it back in spring, or it will not flower that year. Remove only withered flower heads, in March.",
    ),
  ];
  check(shrub, "own_knowledge", ["Cut it back hard in spring so that it flowers well that year."]);
  checkNot(shrub, "own_knowledge", [
    "In March, remove only the withered flower heads.",
    "Do not cut it back in spring.",
  ]);
});

test("which of two questions is answered with yes, its words tell", () => {
  const fair = [
    page("The fair takes place in Hall 3 on 24 April 2027. Contact for exhibitors: Mira Solheim."),
  ];
  const asked = ["Is the fair on 17 April 2027, and is Jonas Weide still the contact?"];
  check(fair, "own_knowledge", ["And yes, he is still the contact for exhibitors."], asked);
  check(fair, "supported", ["It is on 24 April 2027, not on the 17th."], asked);
  checkNot(fair, "own_knowledge", ["Yes, it takes place in Hall 3."], asked);
});

test("yes to what a page says needs the page to say it", () => {
  const hall = [page("Open from 10:00 to 22:00. Closed on Tuesdays. Shoes can be hired for 4 euros.")];
  const asked = (day: string) => [
    `Does https://hall.example/visit say they are closed on ${day}s? I would skip ${day} then.`,
  ];
  check(hall, "own_knowledge", ["Yes, they are closed on that day, so skip it."], asked("Monday"));
  checkNot(hall, "own_knowledge", ["Yes, they are closed on that day, so skip it."], asked("Tuesday"));
});

test("a figure in a short question is about what the whole question asks", () => {
  const limits = [seen("command", "size of an attached file: 25 MB\nfiles in one message: 8")];
  const asked = ["What is the largest file I can attach, is it 40 MB?"];
  check(limits, "own_knowledge", ["They may have up to 40 MB each."], asked);
  const rabbits = [page("Two rabbits need at least 6 square metres that are open to them.")];
  check(
    rabbits,
    "own_knowledge",
    ["That is enough, as the page asks for 4 square metres."],
    ["The page says 4 square metres for two rabbits, doesn't it? Mine has 4.5."],
  );
});

test("the only result of a program is what the program worked out", () => {
  const times = [printed("7.1\n", "import statistics\nprint(statistics.median([7.4, 6.9, 7.1, 8.8, 7.3]))")];
  const asked = ["My values: 7.4, 6.9, 7.1, 8.8, 7.3. I make the median 7.3, can you check it?"];
  check(times, "own_knowledge", ["I ran it, and the median is indeed 7.3."], asked);
  check(times, "supported", ["I ran it, and the median is 7.1."], asked);
});

test("a function without a label tells what a number is", () => {
  const swim = [
    printed(
      "78.42 76.5 80.2\n",
      "t=[78.4,77.9,80.2,76.5,79.1]\nprint(round(sum(t)/len(t),2), min(t), max(t))",
    ),
  ];
  const asked = ["My times were 78.4, 77.9, 80.2, 76.5 and 79.1 seconds. Is the average under 78?"];
  check(
    swim,
    "supported",
    [
      "Your fastest time was 76.5 seconds and your slowest 80.2 seconds.",
      "Your slowest time was 80.2 seconds.",
    ],
    asked,
  );
  checkNot(
    swim,
    "supported",
    ["Your fastest time was 80.2 seconds.", "Your slowest time was 79.1 seconds."],
    asked,
  );
});

test("a line about what the person asked for is said with its name", () => {
  const glaze = [page("Fire between 1,220 and 1,260 °C. Apply two coats. Contains no lead.")];
  const asked = ["Is the grey glaze all right for my kiln?"];
  check(glaze, "supported", ["The glaze contains no lead."], asked);
  checkNot(glaze, "supported", ["The glaze contains lead.", "The kiln wash contains no lead."], asked);
});

test("a rule as a reason, and the person's own number, are no suggestions", () => {
  const rooms = [
    page("Anvil Room: up to 60 people, 380 euros per day. Bellows Room: up to 30 people, 240 euros per day."),
  ];
  const asked = ["Which rooms fit our 45 people and a budget of 400 euros?"];
  checkNot(rooms, "own_knowledge", ["Only the Anvil Room takes your 45 people within 400 euros."], asked);
  check(
    [page("The Tarn T4 measures from -90 °C to 50 °C.")],
    "supported",
    ["Neither: the Tarn T4 measures down to -90 °C."],
    ["Is the Tarn T4 good down to -80 or only -60?"],
  );
});

test("a name with a title is compared like any other, also behind a pronoun", () => {
  const notes = [note("The class teacher of the owner's daughter is Mrs. Brandl, classroom 114.")];
  const asked = ["I want to write to my daughter's teacher, Mrs. Keller. Which room does she have?"];
  check(
    notes,
    "own_knowledge",
    ["Her class teacher is Mrs. Keller.", "Her class teacher is Mr Keller."],
    asked,
  );
  check(notes, "supported", ["Her class teacher is Mrs. Brandl."], asked);
});

test("a name of one labelled line is none of another", () => {
  const flats = [
    note(
      "Ground floor: Ms Okafor, rent by standing order. First floor: Mr Lindqvist, rent by bank transfer.",
    ),
  ];
  check(flats, "own_knowledge", ["Yes, Mr Lindqvist lives on the ground floor."]);
  checkNot(flats, "own_knowledge", [
    "Mr Lindqvist lives on the first floor.",
    "Ms Okafor has the ground floor.",
  ]);
});

test("a number that a program worked out is not put together from data", () => {
  const marks = [
    printed("mean 2.4\nmedian 2\n", "m=[2,3,1,2,4]\nprint('mean',s.mean(m))\nprint('median',s.median(m))"),
  ];
  check(
    marks,
    "supported",
    ["Yes, the mean of his marks is 2.4."],
    ["Marks 2, 3, 1, 2 and 4. Is the mean 2.4?"],
  );
});

test("what a calculation was given is the person's, with its unit", () => {
  const dose = [
    seen("calculation", "276", { input: "18.4 * 15", isOwnText: true }),
    seen("calculation", "11.5", { input: "276 / 24", isOwnText: true }),
  ];
  check(
    dose,
    "supported",
    ["At 15 mg per kg, a child of 18.4 kg gets 276 mg."],
    ["Child of 18.4 kg, order is 15 mg per kg, the syrup has 24 mg per ml. How many ml?"],
  );
  checkNot(
    dose,
    "supported",
    ["At 15 mg per kg, a child of 18.4 kg gets 267 mg."],
    ["Child of 18.4 kg, 15 mg per kg"],
  );
});

test("a number of hours before a hyphen, and a last zero of what is rounded, are read as people mean them", () => {
  const pool = [page("Two-hour ticket: adults 6.80 EUR. Day ticket: adults 11.50 EUR.")];
  check(pool, "supported", ["For two hours an adult pays 6.80 EUR."]);
  checkNot(pool, "supported", ["For three hours an adult pays 6.80 EUR."]);
  const tiles = [seen("calculation", "291.4848", { input: "4.35 * 1.92 * 34.90", isOwnText: true })];
  check(tiles, "supported", ["The tiles come to roughly 291.50."]);
  checkNot(tiles, "supported", ["The tiles come to 291.50."]);
});
