import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { page, printed, seen } from "./outcomes-rig.ts";

test("a figure that a program printed of one thing supports nothing of another, whatever the things are called", () => {
  const disks = [
    printed("/dev/nvme0n1p2  468G 402G 43G 86%\n/dev/sda1       3.6T 1.1T 2.4T 31%\n", "bash\ndf"),
  ];
  check(disks, "supported", ["`/dev/nvme0n1p2` is 86 % full.", "`/dev/sda1` is at 31 %."]);
  checkNot(disks, "supported", ["`/dev/nvme0n1p2` is 31 % full.", "`/dev/sda1` is at 86 %."]);
  const servers = [printed("web-1 5\nweb-10 7\n", "python\nprint(host, n)")];
  check(servers, "supported", ["web-10 has 7 workers.", "| web-1 | 5 |"]);
  checkNot(servers, "supported", ["web-10 has 5 workers.", "| web-1 | 7 |"]);
  const sizes = [printed("S 72\nM 120\nL 168\n", "python\nfor size, n in rows: print(size, 24 * n)")];
  check(sizes, "supported", ["Size S needs 72 stitches, size L 168.", "Size M needs 120 stitches."]);
  checkNot(sizes, "supported", ["Size S needs 120 stitches.", "Size L needs 72 stitches."]);
  const hosts = [printed("10.0.4.7 3\n10.0.4.12 1\n10.0.4.9 1\ntotal 5\n", "python\nprint(a, n)")];
  check(hosts, "supported", ["10.0.4.7: 3 failed logins", "5 logins failed in total."]);
  checkNot(hosts, "supported", ["10.0.4.7: 1 failed login", "10.0.4.12: 3 failed logins"]);
  const asked = ["My spending: rent 1150, food 430. Which share is each?"];
  const shares = [printed("rent 72.8%\nfood 27.2%\n", "python\nprint(k, v / t)")];
  check(shares, "supported", ["Your rent takes 72.8 %.", "Food is 27.2 %."], asked);
  checkNot(shares, "supported", ["Your rent takes 27.2 %.", "Food is 72.8 %."], asked);
});

test("words that a program prints before its results are no things", () => {
  const walk = [printed("up 165\ndown 477\nnet -312\n", "python\nprint('up', up)")];
  check(walk, "supported", ["The descents add up to 477 m."], ["Total up, total down, net of my walk?"]);
  const calls = [printed("errors 0\nrequests 340\n", "python\nprint('errors', e)")];
  check(calls, "supported", ["Without errors, it served 340 requests."]);
});

test("the total of a program is the figure that is said of all", () => {
  const till = [printed("17:00 5 customers\n12:00 4 customers\ntotal 22\n", "python\nprint(h, n)")];
  check(till, "supported", ["In all you had 22 customers."]);
  checkNot(till, "supported", [
    "In all you had 5 customers.",
    "The total is 5 customers.",
    "You had 4 customers altogether.",
  ]);
  const spots = [
    printed("north total 1251\nsouth total 947\nall 2198\n", "python\nprint(k, 'total', sum(v))"),
  ];
  check(spots, "supported", ["The total of north is 1,251.", "Altogether it is 2,198."]);
  const orders = [printed("median 31\ntotal 234\n", "python\nprint('median', s.median(x))")];
  check(orders, "supported", ["You had 234 orders over the week.", "The median is 31 orders."]);
  checkNot(orders, "supported", ["You had 31 orders over the week.", "31 orders came in."]);
  const pages = [printed("total 283\naverage 40.4\nbest 63\n", "python\nprint('total', sum(p))")];
  check(pages, "supported", ["You read 283 pages, an average of 40.4 a day.", "Your best day had 63 pages."]);
  checkNot(pages, "supported", ["You read 63 pages, an average of 40.4 a day."]);
  const months =
    '{\n "April": {\n  "total": 1255.7,\n  "mean": 418.57\n },\n "May": {\n  "total": 99.5,\n  "mean": 33\n }\n}\n';
  check([printed(months, "python\nprint(json.dumps(d))")], "supported", ["April had a mean of 418.57."]);
});

test("a number at the end of a name counts nothing", () => {
  const run = [
    seen("receipt", '{"model": "claude-sonnet-4", "tests": {"passed": 14, "failed": 0}, "attempts": 3}'),
  ];
  check(run, "supported", ["14 tests passed.", "It took 3 attempts."]);
  checkNot(run, "supported", ["4 tests passed.", "It took 4 attempts.", "Claude Sonnet passed 4 tests."]);
  check(run, "supported", ["Claude Sonnet 4 needed 3 attempts."]);
  const iban = [page("It checks the length and the mod-97 remainder. 14 tests pass.")];
  checkNot(iban, "supported", ["All 97 tests pass."]);
  const museum = [page("The museum was rebuilt in mid-2024 and has 12 rooms.")];
  check(museum, "supported", ["The museum was rebuilt in 2024.", "It has 12 rooms."]);
});

test("a program stops in the innermost line of a traceback, not in one that calls it", () => {
  const trace = [
    printed(
      'Traceback (most recent call last):\n  File "/workspace/main.py", line 8, in <module>\n    print(total(rows))\n  File "/workspace/main.py", line 6, in total\n    return sum(r["qty"] for r in rows)\nKeyError: \'qty\'\n',
      'python\ndef total(rows):\n    return sum(r["qty"] for r in rows)',
    ),
  ];
  check(trace, "supported", [
    "It stops in line 6 with `KeyError: 'qty'`.",
    "Line 8 calls `total`, which raises the `KeyError` in line 6.",
  ]);
  checkNot(trace, "supported", [
    "It stops in line 8 with `KeyError: 'qty'`.",
    "The crash is on line 8.",
    "The error comes from line 8.",
  ]);
  const library = [
    printed(
      'Traceback (most recent call last):\n  File "/workspace/c.py", line 4, in <module>\n    json.loads(doc)\n  File "/usr/lib/python3.11/json/decoder.py", line 337, in decode\n    obj = self.raw_decode(s)\njson.decoder.JSONDecodeError: Expecting value\n',
      "python\njson.loads(doc)",
    ),
  ];
  check(library, "supported", ["It fails in line 4 with a `JSONDecodeError`."]);
});

test("a part that is said behind its whole is of that whole", () => {
  const left = [page("12 of 120 runs of today are left; 17 of 20 visuals of today are left.")];
  check(left, "supported", ["Of the 20 visuals, 17 are left.", "Of your 120 runs, only 12 are left."]);
  checkNot(left, "supported", ["Of the 20 visuals, 12 are left.", "Of your 120 runs, 17 are left."]);
});

test("a figure is of the range in which a number of the statement lies", () => {
  const leaflet = [
    page("Children from 2 to 5 years: 2.5 ml twice a day\nChildren from 6 to 11 years: 5 ml twice a day"),
  ];
  check(leaflet, "supported", ["An 8-year-old takes 5 ml twice a day."], ["My son is 8 years old."]);
  checkNot(leaflet, "supported", ["An 8-year-old takes 2.5 ml twice a day."], ["My son is 8 years old."]);
});

test("figures that are said behind the things that they were printed of are in the order of those", () => {
  const boards = printed(
    "oak: 11.9 boards\npine: 27.0 boards\nash: 8.2 boards\n",
    'for wood, price in prices.items(): print(f"{wood}: {budget / price:.1f} boards")',
  );
  const asked = ['prices = {"oak": 42.0, "pine": 18.5, "ash": 61}'];
  checkNot(
    [boards],
    "supported",
    [
      "Oak and pine have 27.0 and 11.9 boards.",
      "For oak, pine and ash that is 27.0, 11.9 and 8.2 boards.",
      "Pine and ash come to 8.2 and 27.0 boards respectively.",
    ],
    asked,
  );
  check(
    [boards],
    "supported",
    [
      "Oak and pine have 11.9 and 27.0 boards.",
      "Pine and oak have 27.0 and 11.9 boards.",
      "For oak, pine and ash that is 11.9, 27.0 and 8.2 boards.",
      "You get 27.0 boards of pine and 11.9 of oak.",
      "Oak has 11.9 boards and pine 27.0.",
      "With 27.0 boards, pine beats oak with its 11.9.",
    ],
    asked,
  );
});

test("a figure of a thing that was printed supports nothing of one that a program has beside it", () => {
  const boards = printed(
    "oak: 11.9 boards\npine: 27.0 boards\nZeroDivisionError: division by zero\n",
    'python\nprices = {"oak": 42.0, "pine": 18.5, "walnut": 0}\nfor wood, price in prices.items(): print(f"{wood}: {500 / price:.1f} boards")',
  );
  const asked = ['prices = {"oak": 42.0, "pine": 18.5, "walnut": 0}'];
  checkNot([boards], "supported", ["Walnut comes to 11.9 boards.", "You get 27.0 boards of walnut."], asked);
  check([boards], "supported", ["Oak comes to 11.9 boards.", "You get 27.0 boards of pine."], asked);
  const budget = [
    printed(
      '{\n "travel": {\n  "planned": 9500,\n  "spent": 12350\n },\n "support": {\n  "planned": 61500,\n  "spent": 58400\n }\n}\n',
      'python\nplan = {"travel": 9500, "support": 61500}\nout = {k: {"planned": plan[k], "spent": sum(spent[k])} for k in plan}\nprint(json.dumps(out, indent=1))',
    ),
  ];
  check(budget, "supported", ["Travel came to 12,350.", "| support | 61,500 | 58,400 |"]);
});

test("a percentage by which one thing changed is of no other, with or without by", () => {
  const loans = [page("E-book loans rose by 23%, and film loans fell by 17%. Visits as a whole rose by 8%.")];
  check(loans, "supported", ["E-book loans went up 23%.", "Film loans dropped 17%."]);
  checkNot(loans, "supported", [
    "E-book loans went up 8%.",
    "E-book lending rose 8%, while film loans dropped 17%.",
  ]);
});
