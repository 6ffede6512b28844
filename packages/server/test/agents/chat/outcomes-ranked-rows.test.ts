import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { page, printed } from "./outcomes-rig.ts";

const SUMS =
  'python\nout = {}\nfor r in csv.DictReader(io.StringIO(data)):\n    u, v = out.get(r["region"], (0, 0.0))\n    out[r["region"]] = (u + int(r["units"]), v + float(r["revenue"]))\nfor k, (u, v) in out.items():\n    print(f"{k},{u},{v:.2f},{v / total:.1%}")';
const REGIONS =
  "region,units,revenue,share\nSouth,43,6137.00,31.9%\nNorth,35,6055.00,31.5%\nWest,37,3671.00,19.1%\nEast,51,3369.00,17.5%\ntotal,166,19232.00\n";
const ASKED = ["Can you summarise this CSV by region, with each region's share of revenue?"];

test("what is said to be the most or the least of a printed column is read from its rows", () => {
  const sums = [printed(REGIONS, SUMS)];
  check(
    sums,
    "supported",
    [
      "East had the lowest revenue.",
      "South has the highest revenue.",
      "The largest share is South's.",
      "East had the lowest revenue and the most units.",
      "East had the lowest revenue but also sold the most units.",
      "The region with the highest revenue is South.",
    ],
    ASKED,
  );
  check(
    sums,
    "own_knowledge",
    [
      "North had the lowest revenue.",
      "East had the lowest revenue and also sold the fewest units.",
      "South had the highest revenue and sold the most units.",
      "West is the best-selling region.",
    ],
    ASKED,
  );
});

test("what is most popular has the most votes of those that were printed", () => {
  const code =
    'python\nvotes = {"Italian": 19, "Thai": 14, "Mexican": 8, "No preference": 6}\nn = sum(votes.values())\nfor k, v in votes.items():\n    print(f"{k:<14} {v:>3} {100 * v / n:>5.1f}%")';
  const output =
    "Italian         19  40.4%\nThai            14  29.8%\nMexican          8  17.0%\nNo preference    6  12.8%\n";
  const given = ["I asked where to go for the team lunch. Italian 19, Thai 14, Mexican 8, no preference 6."];
  const votes = [printed(output, code)];
  check(
    votes,
    "supported",
    [
      "Italian is the most popular choice.",
      "The most popular is Italian, ahead of Thai.",
      "Italian is the most popular, with 19.",
      "The most common choice is Italian.",
    ],
    given,
  );
  check(
    votes,
    "own_knowledge",
    ["Thai is the most popular choice.", "Mexican is the most common choice."],
    given,
  );
  checkNot(
    votes,
    "supported",
    [
      "Italian is the most popular choice in Europe.",
      "Italian is the least popular choice.",
      "Italian is the most popular with 14, ahead of Thai with 19.",
      "Italian is the most popular, with 14.",
      "Mexican is the least popular.",
    ],
    given,
  );
  // Numbers of the model's own, and rows that a program leaves out.
  checkNot(votes, "supported", ["Italian is the most popular choice."], ["Which food is most popular?"]);
  const first = [printed(output, code.replace("votes.items()", "list(votes.items())[:4]"))];
  checkNot(
    first,
    "supported",
    ["No preference is the least popular.", "Italian is the most popular."],
    given,
  );
});

test("what is called most popular elsewhere, or counted without names, is not ranked by other columns", () => {
  const huts = page(
    "Most popular hut: Alm\n| Hut | Beds |\n|---|---|\n| Alm | 40 |\n| Fels | 60 |\n| Joch | 20 |",
  );
  check([huts], "supported", ["The most popular hut is Alm."]);
  const codes = printed(
    "      6 200\n      3 404\n      2 500\n      1 301\n",
    "bash\nprintf '%s\\n' 200 200 404 500 200 301 404 200 200 500 404 200 | sort | uniq -c | sort -rn",
  );
  check(
    [codes],
    "supported",
    ["200 is the most frequent, with 6 occurrences."],
    ["Which of these status codes is most frequent: 200 200 404 500 200 301 404 200 200 500 404 200?"],
  );
});

test("what changed the most or the least is ranked by the column of the changes", () => {
  const times = [
    printed(
      "name,best,average,improvement\nAnna,30.75,31.062,0.67\nLena,30.81,31.020,0.09\nZoe,32.15,32.600,0.95\n",
    ),
  ];
  check(times, "looked_up", ["Zoe improved the most.", "Lena improved the least of the three."]);
  check(times, "own_knowledge", ["Lena improved the most.", "Zoe improved the least of the three."]);
});
