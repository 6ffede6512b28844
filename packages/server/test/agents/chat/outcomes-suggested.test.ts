import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { note, page, printed, seen, value } from "./outcomes-rig.ts";

const SPA = page(
  "Day ticket 18 euros, locker 2 euros. The sauna opens at 11:30. Towels may weigh at most 3 kg. Group bookings are for 8 people. The pool is cleaned on Thursday. The manager is Nora Feld. It was built in 1962 by Hotel Krone. The season ends on 9 October 2027.",
);
const ASKED = [
  "Is the day ticket 15 euros, does the sauna open at 10:30, may towels weigh 5 kg, is the pool cleaned on Tuesday, was it built in 1926, is Otto Lang the manager, and does the season end on 19 October 2027? We are 12 people.",
];

test("a figure, a day or a name that only the person brought up is no fact where the evidence has another", () => {
  const wrong = [
    "The day ticket costs 15 euros.",
    "Day ticket: 15 euros",
    "The sauna opens at 10:30.",
    "Towels may weigh at most 5 kg.",
    "The limit for towels is 5 kg.",
    "The pool is cleaned on Tuesday.",
    "It was built in 1926.",
    "The manager is Otto Lang.",
    "Otto Lang is the manager.",
    "The season ends on 19 October 2027.",
    "| Day ticket | 15 euros |",
    "| Locker 2 euros | day ticket 15 euros |",
  ];
  checkNot([SPA], "supported", wrong, ASKED);
  const plain = wrong.filter((claim) => !claim.startsWith("|"));
  check([SPA], "own_knowledge", plain, ASKED);
});

test("what says that the person is right needs no words of the evidence to be wrong", () => {
  check(
    [SPA],
    "own_knowledge",
    [
      "Yes, that is 15 euros each.",
      "Exactly, you can go in from 10:30.",
      "You remembered right: 5 kg.",
      "Indeed, the manager is Otto Lang.",
      "Right, it dates from 1926.",
      "It is 15 euros, as you said.",
    ],
    ASKED,
  );
  const price = [value("21.6")];
  check(price, "own_knowledge", ["Yes, you pay 19.50 euros."], ["30 euros less 28 % is 19.50, isn't it?"]);
  check(price, "supported", ["No, you pay 21.60 euros."], ["30 euros less 28 % is 19.50, isn't it?"]);
  const stored = [note("The skis are stored at Garage Meier.")];
  check(stored, "own_knowledge", ["Yes, they are stored at Garage Huber."], ["My skis are at Garage Huber?"]);
  checkNot(stored, "own_knowledge", ["They are stored at Garage Meier."], ["My skis are at Garage Huber?"]);
});

test("what corrects the person, or repeats the evidence, is supported", () => {
  check(
    [SPA],
    "supported",
    [
      "The day ticket costs 18 euros, not 15.",
      "The sauna opens at 11:30.",
      "No, the pool is cleaned on Thursday.",
      "The manager is Nora Feld, not Otto Lang.",
      "It was built in 1962.",
      "The season ends on 9 October 2027 rather than on 19 October.",
    ],
    ASKED,
  );
});

test("the person's own case may be weighed against the evidence", () => {
  checkNot(
    [SPA],
    "own_knowledge",
    [
      "Your 12 people are too many for one group booking.",
      "For 12 people you need another group booking.",
      "With 12 people you make another booking.",
      "A towel of 5 kg would be too heavy.",
      "5 kg is more than towels may weigh.",
    ],
    ASKED,
  );
  const rule = [page("Shops with fewer than 10 employees get a grant of 1,500 euros in Mellstadt.")];
  const mine = ["My shop has 6 employees. Is there a grant in Mellstadt?"];
  check(
    rule,
    "supported",
    ["Mellstadt has a grant for shops with fewer than 10 employees, so yours with 6 qualifies."],
    mine,
  );
});

test("a label of a receipt or an output names the number that it has, whatever was suggested", () => {
  const receipt = [seen("receipt", "ok: false\nsteps: 23\nexit_reason: max_steps\nfiles_changed: 3")];
  const asked = ["Did the run finish properly, in 32 steps, and change 5 files?"];
  check(
    receipt,
    "own_knowledge",
    [
      "It took 32 steps.",
      "Yes, it changed 5 files.",
      "The run changed 5 files.",
      "The run finished properly.",
    ],
    asked,
  );
  check(receipt, "supported", ["It took 23 steps and changed 3 files."], asked);
  checkNot(receipt, "own_knowledge", ["It stopped because it ran out of steps."], asked);
  const counted = [
    printed("below 40: 4\nmean: 51.5\n", "python\nprint('below 40:', sum(v < 40 for v in x))"),
  ];
  check(
    counted,
    "own_knowledge",
    ["You counted right, five are below 40."],
    ["I count five below 40, right?"],
  );
});

test("an option, a version, a file or an address that only the person brought up is no fact either", () => {
  const tool = [
    page(
      "The default port is 8787. The crash was fixed in version 2.4.1. Use `--quick` to skip tests. Write to help@tool.example for support. The settings file is settings.toml. The branch is called release-9.",
    ),
  ];
  const asked = [
    "Is the default port 8080, was the crash fixed in 2.3.1, is it --fast, is the file config.yaml, the branch main-7, and the address info@tool.example?",
  ];
  check(
    tool,
    "own_knowledge",
    [
      "The default port is `8080`.",
      "The crash was fixed in version 2.3.1.",
      "Use `--fast` to skip tests.",
      "Yes, the option is `--fast`.",
      "Write to info@tool.example for support.",
      "The settings file is config.yaml.",
      "The branch is called main-7.",
    ],
    asked,
  );
  check(
    tool,
    "supported",
    [
      "The default port is `8787`.",
      "It was fixed in 2.4.1, not in 2.3.1.",
      "Use `--quick` to skip tests.",
      "The settings file is `settings.toml`, not `config.yaml`.",
    ],
    asked,
  );
});

test("a wrong premise stays wrong beside a conclusion from it", () => {
  const needs = [page("Starfall needs 8 GB of RAM and 60 GB of free disk space.")];
  const asked = ["Since Starfall needs 16 GB of RAM, can my laptop with 12 GB run it?"];
  check(needs, "own_knowledge", ["Starfall needs 16 GB of RAM, so your 12 GB are not enough."], asked);
  checkNot(needs, "own_knowledge", ["Starfall needs 8 GB of RAM, so your 12 GB are enough."], asked);
});

test("a row of the person's figure is not the line that a program printed for it", () => {
  const code = "python\nfor h in spring: print(h, round(july[h] - spring[h], 1))";
  const runs = [printed("A 7.5\nB 2.5\n", code)];
  const asked = ["A table of the gains in kg, please. B gained 4.1 kg if I am right."];
  const plans = [page("Start: 10 GB of storage, 1 site. Plus: 25 GB of storage, 5 sites.")];
  const plan = (size: string) => `| Plan | Storage |\n|---|---|\n| Plus | ${size} |`;
  check(
    plans,
    "own_knowledge",
    [plan("40 GB")],
    ["The Plus plan comes with 40 GB, I believe. A table, please."],
  );
  check(plans, "supported", [plan("25 GB")], ["The Plus plan comes with 40 GB, I believe. A table, please."]);
  const table = (gain: string) => `| Hive | Gain |\n|---|---|\n| B | ${gain} kg |`;
  check(runs, "own_knowledge", [table("4.1")], asked);
  check(runs, "supported", [table("2.5")], asked);
});

test("a figure of the person's may be named without its unit, and weighed beside a duration", () => {
  const fee = [page("When an item is sold, the seller pays 8.5 percent of the price.")];
  check(fee, "supported", ["The fee is 8.5 percent, not 8."], ["It takes 8 percent, doesn't it?"]);
  const sum = "python\nprint(f'{len(s)} songs, {t // 60}:{t % 60:02d}')";
  const runs = [printed("9 songs, 44:47\n", sum)];
  checkNot(
    runs,
    "own_knowledge",
    ["Yes, the 9 songs last 44:47, and you have 45 minutes."],
    ["We get 45 minutes."],
  );
});

test("the person's own case, what they set and what they said themselves are no suggestions", () => {
  const plans = [page("The free plan allows 3 projects. The Pro plan allows 20 projects and costs 12 USD.")];
  checkNot(
    plans,
    "own_knowledge",
    [
      "You have 5 projects.",
      "You need the Pro plan to have 5 projects.",
      "The free plan allows 3 projects, and you have 5 projects.",
      "With Pro, you can keep all 5 projects.",
    ],
    ["I have 5 projects. What do I need?"],
  );
  const port = [page("SVC_PORT: port on which the service listens (default 8787)")];
  checkNot(
    port,
    "own_knowledge",
    ["Set SVC_PORT to 9090.", "With SVC_PORT=9090 the service listens on port 9090."],
    ["How do I make the service listen on port 9090?"],
  );
  const tax = [seen("calculation", "235.6", { input: "1240 * 0.19" })];
  checkNot(tax, "own_knowledge", ["The total is 1240 euros."], ["The total is 1240 euros net. And the VAT?"]);
  const visit = [note("Dentist at 14:30 with Dr Hamad.")];
  checkNot(
    visit,
    "own_knowledge",
    ["Tell Jana Roth that the dentist appointment is at 14:30."],
    ["I meet Jana Roth at 15:00. And the dentist?"],
  );
});

test("a limit said in a denial, a reversed correction and a politer verb are as wrong", () => {
  const leaflet = [
    page(
      "Adults take at most 1200 mg a day. Tickets cost 14 euros. Doors open at 19:00. Uploads on the free plan have up to 25 MB.",
    ),
  ];
  check(
    leaflet,
    "own_knowledge",
    [
      "Tickets cost 12 euros, not 14.",
      "Tickets should cost 12 euros.",
      "Adults should take no more than 2400 mg a day.",
      "If you are an adult, you can take at most 2400 mg a day.",
      "On the free plan, you can upload files of up to 40 MB.",
      "Uploads on the free plan can't be larger than 40 MB.",
      "Doors would open at 20:00.",
      "Of course, it's 2400 mg.",
      "I can confirm that the maximum is 2400 mg.",
    ],
    [
      "Is it 2400 mg a day for adults, do tickets cost 12 euros, do doors open at 20:00, and are uploads on the free plan up to 40 MB?",
    ],
  );
});

test("words that affirm nothing are read as what they are", () => {
  const hall = [page("The hall costs 400 euros and holds 80 people.")];
  checkNot(
    hall,
    "own_knowledge",
    ["Right now you pay 350 euros elsewhere.", "Exactly 72 people come to the party."],
    ["I pay 350 euros elsewhere and 72 people come."],
  );
});
