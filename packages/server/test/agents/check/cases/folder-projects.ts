// Small projects that stand in a folder of the workspace. Their tests read files by paths from that folder.

/** The same file names below a folder. */
export const below = <T>(folder: string, files: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

export const RIGHT_PY = "def total(items):\n    return sum(items)\n";
export const WRONG_PY = "def total(items):\n    return 0\n";
export const RIGHT_JS = "export const total = (items) => items.reduce((sum, item) => sum + item, 0);\n";
export const WRONG_JS = "export const total = () => 0;\n";
export const DATA =
  '[{"items": [1, 2, 3], "total": 6}, {"items": [], "total": 0}, {"items": [40, 2], "total": 42}]\n';

export const UNITTEST = {
  "prices.py": "def total(items):\n    raise NotImplementedError\n",
  "fixtures/prices.json": DATA,
  "test_prices.py": `import json
import unittest
from prices import total


class Prices(unittest.TestCase):
    def test_all(self):
        with open("fixtures/prices.json") as file:
            for case in json.load(file):
                self.assertEqual(total(case["items"]), case["total"])

    def test_one(self):
        self.assertEqual(total([5]), 5)
`,
};
export const PYTEST = {
  "prices.py": UNITTEST["prices.py"],
  "fixtures/prices.json": DATA,
  "conftest.py": `import json
import pytest


@pytest.fixture
def cases():
    with open("fixtures/prices.json") as file:
        return json.load(file)
`,
  "tests/test_prices.py": `import pytest
from prices import total


def test_all(cases):
    assert len(cases) == 3
    for case in cases:
        assert total(case["items"]) == case["total"]


@pytest.mark.parametrize("items,want", [([7], 7), ([1, 1], 2)])
def test_more(items, want):
    assert total(items) == want
`,
};
const WANTED = DATA.replaceAll('"total"', '"want"');
export const NODE = {
  "total.mjs": "export const total = () => undefined;\n",
  "fixtures/prices.json": WANTED,
  "total.test.mjs": `import { test } from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { total } from "./total.mjs";
const cases = JSON.parse(readFileSync("fixtures/prices.json", "utf8"));
test("all prices", () => {
  for (const one of cases) assert.equal(total(one.items), one.want);
});
test("one price", () => assert.equal(total([5]), 5));
`,
};
export const PACKAGE = JSON.stringify({ name: "web", type: "module", scripts: { test: "node --test" } });
export const SHELL = {
  "test.sh":
    '#!/bin/bash\nset -eu\nfor case in cases/*.in; do\n  diff <(bash ./upper.sh < "$case") "${case%.in}.want"\ndone\n[ "$(echo x | bash ./upper.sh)" = X ]\necho done\n',
  "cases/a.in": "abc\n",
  "cases/a.want": "ABC\n",
};
export const MAKE = {
  Makefile:
    "CC = cc\ntest: t\n\t./t\nt: t.c sum.c sum.h\n\t$(CC) -I. -o t t.c sum.c\nclean:\n\trm -f t\n.PHONY: test clean\n",
  "sum.h": "int sum(int a, int b);\n",
  "data/pairs.txt": "2 3 5\n-1 1 0\n",
  "t.c": `#include <assert.h>
#include <stdio.h>
#include "sum.h"
int main(void) {
  FILE *file = fopen("data/pairs.txt", "r");
  int a, b, want;
  assert(file);
  while (fscanf(file, "%d %d %d", &a, &b, &want) == 3) assert(sum(a, b) == want);
  assert(sum(20, 22) == 42);
  return 0;
}
`,
};
export const RIGHT_C = '#include "sum.h"\nint sum(int a, int b) { return a + b; }\n';
export const WRONG_C = '#include "sum.h"\nint sum(int a, int b) { return a; }\n';
