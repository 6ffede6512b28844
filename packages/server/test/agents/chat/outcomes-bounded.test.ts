import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { note, outcomes, page, printed } from "./outcomes-rig.ts";

const PRIMES = printed(
  "25 1060\n89 7921\n97 9409\n",
  "p=[n for n in range(2,100) if all(n%d for d in range(2,n))]\nprint(len(p), sum(p))\nfor n in p[-2:]: print(n, n*n)",
);
const MILK = printed(
  "average 27.9\nmost Greta 31.2\n",
  "m = {'Bella': 28.4, 'Greta': 31.2, 'Rosa': 24.9}\nprint('average', 27.9)\nb = max(m, key=m.get)\nprint('most', b, m[b])",
);
const MILK_ASKED = "Yesterday's litres: Bella 28.4, Greta 31.2, Rosa 24.9. Who gave the most?";
const BACKUP = note("The backup of the file server starts at 02:30 and is written to the NAS named birch.");
const WARD = page("Ward 6\nChildren may not visit without the consent of the nurse in charge.");
const TERMS = page("Term dates\nTerm dates 2026/27. Autumn term: 2 September 2026 to 18 December 2026.");

describe("what a sentence names is compared", () => {
  const cases: [string, ReturnType<typeof page>, string, string | null, string?][] = [
    ["a bound that the person gave", PRIMES, "There are 25 primes below 100.", "supported"],
    ["a bound and another result", PRIMES, "There are 25 primes below 100; their sum is 1,060.", "supported"],
    ["another bound", PRIMES, "There are 25 primes below 1000.", "own_knowledge"],
    ["another result", PRIMES, "There are 1,060 primes below 100.", "own_knowledge"],
    ["the name that was printed", MILK, "Greta gave the most, with 31.2 litres.", "supported", MILK_ASKED],
    ["another name of the list", MILK, "Bella gave the most, with 31.2 litres.", "own_knowledge", MILK_ASKED],
    ["a name in small letters", BACKUP, "The backup is written to the NAS named birch.", "supported"],
    ["one that nobody heard", BACKUP, "The backup is written to the NAS named alder.", "own_knowledge"],
    ["a rule with an exception, denied", WARD, "Children can visit without consent.", "own_knowledge"],
    ["an announcement", TERMS, "Here are the term dates:", null],
  ];
  for (const [name, finding, statement, outcome, asked = "primes below 100"] of cases)
    test(name, () => assert.deepEqual(outcomes(statement, [finding], [asked]), [outcome]));
});
