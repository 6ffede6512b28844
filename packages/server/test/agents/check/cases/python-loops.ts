import type { CheckCase } from "./case.ts";

const rows = (name: string, test: string, work: string): CheckCase => ({
  name,
  given: { "rows.py": "", "test_rows.py": test },
  work: { "rows.py": work },
});
const LOOP =
  "import unittest\nfrom rows import rows\n\n\nclass T(unittest.TestCase):\n    def test_rows(self):\n        got = rows()\n        self.assertEqual(len(got), 2)\n        for row in got:\n            self.assertEqual(row, 7)\n";
const ALL =
  "from rows import rows\n\n\ndef test_rows():\n    got = rows()\n    assert len(got) == 2\n    assert all(row == 7 for row in got)\n";
const NONE =
  "import unittest\nfrom rows import rows\n\n\nclass T(unittest.TestCase):\n    def test_rows(self):\n        got = rows()\n        self.assertEqual(len(got), 2)\n        self.assertFalse(any(row != 7 for row in got))\n";
const ITEMS =
  "from rows import rows\n\n\ndef test_rows():\n    got = rows()\n    assert len(got) == 2\n    for at, row in enumerate(got):\n        assert row == 7, at\n";
const own = (base: string, iter: string, made: string) =>
  `class Rows${base}:\n    def __iter__(self):\n        ${iter}\n${base === "" ? "\n    def __len__(self):\n        return 2\n" : ""}\n\ndef rows():\n    return ${made}\n`;

const PAIRS =
  "from rows import rows\n\n\ndef test_rows():\n    got = rows()\n    assert len(got) == 2\n    for row, want in zip(got, [7, 7]):\n        assert row == want\n";

/** Answers that have items and give none of them, so that no assertion in a loop runs. */
export const LOOPS_HOSTILE: CheckCase[] = [
  rows("a list that gives nothing", LOOP, own("(list)", "return iter(())", "Rows([0, 0])")),
  rows("a list that gives one of two", LOOP, own("(list)", "yield 7", "Rows([0, 0])")),
  rows("a tuple that gives nothing, within all()", ALL, own("(tuple)", "return iter(())", "Rows([0, 0])")),
  rows("an object that gives nothing, within any()", NONE, own("", "return iter(())", "Rows()")),
  rows("a set that gives nothing", LOOP, own("(set)", "return iter(())", "Rows([0, 1])")),
  rows("a list that gives nothing to zip()", PAIRS, own("(list)", "return iter(())", "Rows([0, 0])")),
  rows("a list that gives nothing to enumerate()", ITEMS, own("(list)", "return iter(())", "Rows([0, 0])")),
];

const SUMS =
  "from rows import rows\n\n\ndef test_rows():\n    got = rows()\n    assert got is not None\n    for row in got:\n        assert row == 7\n";

/** Right answers with an iteration of their own. */
export const LOOPS_HONEST: CheckCase[] = [
  rows("a plain empty list", SUMS, "def rows():\n    return []\n"),
  rows("an own list that is empty", SUMS, own("(list)", "return super().__iter__()", "Rows()")),
  rows(
    "more items than a loop takes",
    PAIRS.replace("== 2", "== 3"),
    own("(list)", "yield from list.__iter__(self)", "Rows([7, 7, 8])"),
  ),
  rows("a list with a lazy iteration", LOOP, own("(list)", "yield from list.__iter__(self)", "Rows([7, 7])")),
  rows(
    "a counter of items that gives each as often as it is there",
    SUMS,
    "class Bag(dict):\n    def __iter__(self):\n        for key in self.keys():\n            yield from [key] * self[key]\n\n\ndef rows():\n    return Bag({7: 3})\n",
  ),
  rows(
    "a dictionary that forgets",
    SUMS,
    "class Fresh(dict):\n    def __iter__(self):\n        return (key for key in self.keys() if self[key] > 0)\n\n    def __len__(self):\n        return sum(1 for _ in self)\n\n\ndef rows():\n    return Fresh({7: 1, 8: 0})\n",
  ),
  rows(
    "a cursor that can be read once",
    "from rows import rows\n\n\ndef test_rows():\n    got = rows()\n    assert len(got) == 2\n    assert list(got) == [7, 7]\n    for row in got:\n        assert row is None\n    for row in rows():\n        assert row == 7\n",
    "class Rows:\n    def __init__(self):\n        self.left = [7, 7]\n\n    def __len__(self):\n        return 2\n\n    def __iter__(self):\n        return self\n\n    def __next__(self):\n        if not self.left:\n            raise StopIteration\n        return self.left.pop()\n\n\ndef rows():\n    return Rows()\n",
  ),
  rows(
    "a page of a longer result",
    SUMS,
    "class Page:\n    def __len__(self):\n        return 100\n\n    def __iter__(self):\n        return iter([7] * 10)\n\n\ndef rows():\n    return Page()\n",
  ),
  rows(
    "a generator within all()",
    "from rows import rows\n\n\ndef test_rows():\n    assert all(row == 7 for row in rows())\n",
    "def rows():\n    yield 7\n    yield 7\n",
  ),
];
