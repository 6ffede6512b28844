import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { printed } from "./outcomes-rig.ts";

const ASKED = ["Is this function ok?\n\ndef median(xs):\n    xs = sorted(xs)\n    return xs[len(xs) // 2]"];
const checked = printed(
  "[9, 1, 5]: got 5, expected 5 -> ok\n[1, 2, 3, 4]: got 3, expected 2.5 -> FAIL\n[10, 20]: got 20, expected 15.0 -> FAIL\n",
  "import statistics\n\ndef median(xs):\n    xs = sorted(xs)\n    return xs[len(xs) // 2]\n\nfor xs in [[9, 1, 5], [1, 2, 3, 4], [10, 20]]:\n    want = statistics.median(xs)\n    got = median(xs)\n    print(f\"{xs}: got {got}, expected {want} -> {'ok' if got == want else 'FAIL'}\")\n",
);

test("what came out for an input, and what should have, is told by the line of that input", () => {
  check(
    [checked],
    "supported",
    [
      "For `[1, 2, 3, 4]` it returns 3, but the median is 2.5.",
      "For `[10, 20]` it returns 20 instead of 15.",
      "The median of `[10, 20]` is 15, but your function gives 20.",
      "For `[10, 20]` it should return 15.",
    ],
    ASKED,
  );
  check(
    [checked],
    "own_knowledge",
    [
      "For `[1, 2, 3, 4]` it returns 2.5, but the median is 3.",
      "For `[10, 20]` it returns 15 instead of 20.",
      "For `[10, 20]` it returns 3 instead of 2.5.",
      "For `[10, 20]` it should return 20.",
    ],
    ASKED,
  );
});

test("a value that the model wrote into a check is not what should have come out", () => {
  const written = printed(
    "[1, 2, 3, 4]: got 3, expected 2.75 -> FAIL\n",
    "for xs, want in [([1, 2, 3, 4], 2.75)]:\n    got = median(xs)\n    print(f\"{xs}: got {got}, expected {want} -> {'ok' if got == want else 'FAIL'}\")\n",
  );
  checkNot([written], "supported", ["For `[1, 2, 3, 4]` it returns 3 instead of 2.75."], ASKED);
});
