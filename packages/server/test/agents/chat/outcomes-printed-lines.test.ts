import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { page, printed, seen } from "./outcomes-rig.ts";

test("what the model put together itself is no pair, row, order or ranking that a program found", () => {
  const asked = [
    "Who cooks on Friday and Saturday, Uma or Per? And Fern 34.9, Moss 28.5, Reed 31.2: which is cheapest?",
  ];
  const told =
    "python\nfor d in days:\n  if d == 'Friday': k = 'Uma'\n  if d == 'Saturday': k = 'Per'\n  print(d, k)";
  checkNot([printed("Friday Uma\nSaturday Per\n", told)], "supported", ["Friday: Uma"], asked);
  const swapped =
    "python\np = {'Fern': 28.5, 'Moss': 34.9, 'Reed': 31.2}\nfor k in sorted(p, key=p.get): print(k, p[k])";
  checkNot(
    [printed("Fern 28.5\nReed 31.2\nMoss 34.9\n", swapped)],
    "supported",
    ["Fern is the cheapest at 28.5."],
    asked,
  );
  const order = "python\nr = ['Reed', 'Fern', 'Moss']\nprint(sorted(['Fern', 'Moss', 'Reed'], key=r.index))";
  const sorted = [printed("['Reed', 'Fern', 'Moss']\n", order)];
  checkNot(
    sorted,
    "supported",
    ["The newest is Moss.", "The oldest is Reed."],
    ["Sort Fern, Moss and Reed. Which is newest, which oldest?"],
  );
  const rows = "python\nfor n, a, b in [('attic', 9, 2), ('porch', 4, 7)]: print(n, a, b)";
  const given = [
    "We have an attic and a porch, and the counts are 4, 7, 9 and 2; they were counted on a Sunday in the winter before last.",
  ];
  checkNot([printed("attic 9 2\nporch 4 7\n", rows)], "supported", ["| attic | 9 | 2 |"], given);
});

test("who is named for one weekday is not who does it on another", () => {
  const band = [
    page(
      "The Tuesday band plays at Mill Hall and is led by Ada Brandt. The Friday band is led by Otto Kern.",
    ),
  ];
  check(band, "own_knowledge", [
    "The Tuesday band is led by Otto Kern.",
    "On Fridays Ada Brandt leads the band.",
  ]);
  check(band, "supported", [
    "The Tuesday band is led by Ada Brandt.",
    "The Friday band is led by Otto Kern.",
  ]);
});

test("lines of an output that are said one after the other are supported together, as each is alone", () => {
  const code = "python\nfor k, v in Counter(n).items(): print('crate', k, 'comes', v, 'times')";
  const runs = [printed("crate 5120 comes 3 times\ncrate 5126 comes 2 times\n", code)];
  const asked = ["How often does each of 5120, 5126, 5120, 5126 and 5120 come?"];
  check(runs, "supported", ["Crate 5120 comes 3 times and crate 5126 comes 2 times."], asked);
  checkNot(runs, "supported", ["Crate 5120 comes 2 times and crate 5126 comes 3 times."], asked);
  const own = [
    printed(
      "the mill is safe\nthe dam is safe\n",
      "python\nprint('the mill is safe')\nprint('the dam is safe')",
    ),
  ];
  checkNot(own, "supported", ["The mill is safe and the dam is safe."], ["Are the mill and the dam safe?"]);
});

test("a sorted list may be read from its other end, and a number of the model's is none of the person's digits", () => {
  const asked = ["Sort the releases 3.10.1, 3.9.4, 4.0.0 and 3.10.0. Which is the newest?"];
  const code = 'python\nv = ["3.10.1", "3.9.4", "4.0.0", "3.10.0"]\nprint(sorted(v, key=parse))\n';
  const runs = [printed("['3.9.4', '3.10.0', '3.10.1', '4.0.0']\n", code)];
  checkNot(runs, "own_knowledge", ["From newest to oldest: 4.0.0, 3.10.1, 3.10.0, 3.9.4."], asked);
  check(runs, "own_knowledge", ["From oldest to newest: 3.9.4, 3.10.1, 3.10.0, 4.0.0."], asked);
  const ranked = code.replace("key=parse", "key=lambda x: [30, 10, 40, 90][i(x)]");
  const own = [printed("['3.9.4', '3.10.0', '3.10.1', '4.0.0']\n", ranked)];
  checkNot(own, "supported", ["The newest release is 4.0.0."], asked);
});

test("one of the person's numbers is not the result that the evidence has another number for", () => {
  const asked = ["Median, mean and largest of these parcels in kg: 6, 19, 4, 8, 3?"];
  const code =
    "python\nx=[6,19,4,8,3]\nprint('median', s.median(x))\nprint('mean', s.mean(x))\nprint('largest', max(x))";
  const runs = [printed("median 6\nmean 8\nlargest 19\n", code)];
  check(runs, "supported", ["The median is 6 kg.", "Mean: 8 kg", "The largest is 19 kg."], asked);
  const wrong = [
    "Largest: 8 kg",
    "The largest parcel is 8 kg.",
    "The mean is 6 kg.",
    "The median is **19 kg**.",
  ];
  checkNot(runs, "supported", wrong, asked);
  const others = [printed("median 7\nmean 9.5\n", code)];
  check(
    others,
    "own_knowledge",
    ["The median is 6 kg.", "So the mean is 8 kg.", "The middle value is 4 kg."],
    asked,
  );
  const mean = [seen("calculation", "13.5", { input: "(12 + 15) / 2" })];
  const given = ["What is the mean of 12 and 15?"];
  check(mean, "own_knowledge", ["It is 15.", "The mean is 12.", "The average comes to about 15."], given);
  check(mean, "supported", ["It is 13.5.", "The mean is 13.5."], given);
  // What the person said is said again.
  check(mean, "looked_up", ["The first number is 12.", "The two are 12 and 15."], given);
});

test("what a runner says of one test is not said of another, whichever way it prints it", () => {
  const tap = [printed("ok 1 - parses\nnot ok 2 - rounds\n", "node --test")];
  check(tap, "supported", ["`rounds` fails."]);
  check(tap, "own_knowledge", ["`rounds` passes.", "`parses` fails."]);
  const go = [printed("--- FAIL: TestParse (0.00s)\nFAIL\n", "func TestParse(t){}\nfunc TestRound(t){}")];
  check(go, "supported", ["`TestParse` failed."]);
  check(go, "own_knowledge", ["`TestRound` failed."]);
  const checked = "checking a@b\nresult for a@b: rejected\nresult for c.d: accepted\n";
  const mails = [printed(checked, "for x in ['a@b', 'c.d']: check(x)")];
  check(mails, "supported", ["`a@b` is rejected.", "`c.d` is accepted."]);
  check(mails, "own_knowledge", ["`a@b` is accepted."]);
});

test("a row of a table that a program printed of the person's numbers is evidence", () => {
  const modules = [
    printed(
      "auth ran 128 failed 2\nbilling ran 94 failed 0\n",
      'results = [("auth", 64, 1), ("billing", 94, 0), ("auth", 64, 1)]\nfor m in sorted(total):\n    print(m, "ran", total[m][0], "failed", total[m][1])',
    ),
  ];
  const asked = ["Add up these test results by module: auth 64 ran 1 failed, billing 94/0, auth 64/1."];
  check(modules, "supported", ["| billing | 94 | 0 |"], asked);
  check(modules, "own_knowledge", ["| billing | 94 | 2 |"], asked);
});
