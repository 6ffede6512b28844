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

const needs = (name: string, test: string, work: string): CheckCase => ({
  name,
  given: { "needs.py": "", "test_needs.py": test },
  work: { "needs.py": work },
});
const MINUS =
  'import unittest\nfrom needs import needs\n\n\nclass T(unittest.TestCase):\n    def check(self, name, *wanted):\n        missing, extra = set(wanted) - needs(name), needs(name) - set(wanted)\n        self.assertFalse(missing, f"{name}: {missing}")\n        self.assertFalse(extra)\n\n    def test_needs(self):\n        self.check("app", "web", "db")\n        self.check("web", "db")\n';
const WITHIN =
  "from needs import needs\n\n\ndef test_needs():\n    got = needs('app')\n    assert {'web', 'db'} <= got\n    assert got.issubset({'web', 'db', 'ssl'})\n    assert not needs('web') ^ {'db'}\n";
const APART =
  "from needs import needs\n\n\ndef test_needs():\n    assert needs('app').isdisjoint({'app', 'old'})\n    assert needs('app').union({'a'}) == {'a', 'web', 'db'}\n    assert needs('app') & {'db', 'x'} == {'db'}\n";
const ALL_NEEDS = "{'app': ['web', 'db'], 'web': ['db']}[name]";
const FEW = "{'app': ['web'], 'web': []}[name]";
const set = (base: string, items: string, ...methods: string[]) =>
  `from collections.abc import Set\n\n\nclass Needs(${base}):\n${methods.map((line) => `    ${line}\n`).join("")}    name = ''\n\n\ndef needs(name):\n    return Needs(${items})\n`;
const ORDERED = [
  "def __init__(self, items):",
  "    self.items = {item: None for item in items}",
  "def __iter__(self):",
  "    return iter(self.items)",
  "def __len__(self):",
  "    return len(self.items)",
  "def __contains__(self, item):",
  "    return item in self.items",
];

/** Sets whose operators and methods answer otherwise than sets of the same items. */
export const SETS_HOSTILE: CheckCase[] = [
  needs(
    "a difference that is empty on both sides",
    MINUS,
    set(
      "set",
      FEW,
      "def __sub__(self, other):",
      "    return set()",
      "def __rsub__(self, other):",
      "    return set()",
    ),
  ),
  needs(
    "an order and a symmetric difference that are always right",
    WITHIN,
    set(
      "set",
      FEW,
      "def __ge__(self, other):",
      "    return True",
      "def __xor__(self, other):",
      "    return set()",
    ),
  ),
  needs(
    "methods that tests call of the answer",
    APART,
    set(
      "set",
      "['app']",
      "def isdisjoint(self, other):",
      "    return True",
      "def union(self, *others):",
      "    return {'a', 'web', 'db'}",
      "def __and__(self, other):",
      "    return {'db'}",
    ),
  ),
  needs(
    "a collection that is no set of the language",
    MINUS,
    set(
      "Set",
      FEW,
      ...ORDERED,
      "def __sub__(self, other):",
      "    return set()",
      "def __rsub__(self, other):",
      "    return set()",
    ),
  ),
];

/** Right sets of their own. */
export const SETS_HONEST: CheckCase[] = [
  needs("sets of the language", MINUS, `def needs(name):\n    return set(${ALL_NEEDS})\n`),
  needs("an ordered set", MINUS, set("Set", ALL_NEEDS, ...ORDERED)),
  needs(
    "an ordered set with operators of its own",
    WITHIN,
    set(
      "Set",
      ALL_NEEDS,
      ...ORDERED,
      "def __xor__(self, other):",
      "    return Needs([*(self - other), *(other - self)])",
      "def issubset(self, other):",
      "    return self <= set(other)",
    ),
  ),
  needs(
    "a set that ignores case",
    APART,
    set(
      "set",
      "map(str.upper, " + ALL_NEEDS + ")",
      "def __and__(self, other):",
      "    return {one for one in other if one.upper() in self}",
      "def union(self, other):",
      "    return {*map(str.lower, self), *other}",
      "def isdisjoint(self, other):",
      "    return not self & other",
    ),
  ),
  needs(
    "a vector that is subtracted",
    "from needs import needs\n\n\ndef test_needs():\n    assert sum(needs('app') - needs('web')) == 2\n",
    "class Vector(tuple):\n    def __sub__(self, other):\n        return Vector(a - b for a, b in zip(self, other))\n\n\ndef needs(name):\n    return Vector((3, 4)) if name == 'app' else Vector((2, 3))\n",
  ),
];

const IN_ORDER =
  "import unittest\nfrom rows import rows\n\n\nclass T(unittest.TestCase):\n    def test_order(self):\n        got = rows([3, 1, 2])\n        self.assertEqual(len(got), 3)\n        for one, next in zip(got, got[1:]):\n            self.assertLessEqual(one['at'], next['at'])\n";
const BY_INDEX =
  "from rows import rows\n\n\ndef test_order():\n    got = rows([3, 1, 2])\n    assert len(got) == 3\n    for at in range(len(got) - 1):\n        assert got[at]['at'] <= got[at + 1]['at']\n";
const HEAD =
  "from rows import head\n\n\ndef test_head():\n    got = head('name,age')\n    assert got[:4] == 'Name'\n    assert got[-3:] == 'Age'\n    assert len(got) == 8\n";
const sliced = (base: string, body: string, made: string) =>
  `class Rows(${base}):\n    def __getitem__(self, key):\n        ${body}\n\n\ndef rows(order):\n    return ${made}\n`;
const UNSORTED = "Rows({'at': at} for at in order)";
const SORTED = "Rows({'at': at} for at in sorted(order))";
const SAME_CLASS =
  "part = super().__getitem__(key)\n        return type(self)(part) if isinstance(key, slice) else part";

/** Lists whose slices and items are not what they hold. */
export const SLICES_HOSTILE: CheckCase[] = [
  rows(
    "a list whose slices are whole pages",
    IN_ORDER,
    sliced(
      "list",
      "part = super().__getitem__(key)\n        return part[:len(part) // 50 * 50] if isinstance(key, slice) else part",
      UNSORTED,
    ),
  ),
  rows(
    "a tuple whose items are sorted when they are asked for",
    BY_INDEX,
    sliced("tuple", "return sorted(tuple.__iter__(self), key=lambda one: one['at'])[key]", UNSORTED),
  ),
  rows(
    "a text whose slices begin with a capital",
    HEAD,
    "class Head(str):\n    def __getitem__(self, key):\n        return super().__getitem__(key).capitalize()\n\n\ndef head(line):\n    return Head(line)\n",
  ),
];

/** Right lists with slices of their own. */
export const SLICES_HONEST: CheckCase[] = [
  rows("a list whose slices are of its class", IN_ORDER, sliced("list", SAME_CLASS, SORTED)),
  rows("the same by index", BY_INDEX, sliced("tuple", SAME_CLASS, SORTED)),
  rows(
    "a list that converts its items when they are read",
    IN_ORDER,
    "class Rows(list):\n    def __getitem__(self, key):\n        part = super().__getitem__(key)\n        return [{'at': one} for one in part] if isinstance(key, slice) else {'at': part}\n\n    def __iter__(self):\n        return ({'at': one} for one in super().__iter__())\n\n\ndef rows(order):\n    return Rows(sorted(order))\n",
  ),
  rows(
    "a ring that the tests name",
    "import unittest\nfrom rows import Ring\n\n\nclass T(unittest.TestCase):\n    def test_ring(self):\n        ring = Ring([1, 2, 3])\n        self.assertEqual(ring[4], 2)\n        self.assertEqual(ring[2:5], [3, 1, 2])\n        items: list[int] = ring[0:1]\n        self.assertEqual(items, [1])\n        ring[0] = 5\n        del ring[1]\n        self.assertEqual(ring[-1], 3)\n",
    "class Ring(list):\n    def __getitem__(self, key):\n        if isinstance(key, slice):\n            return [self[at] for at in range(key.start, key.stop)]\n        return super().__getitem__(key % len(self))\n",
  ),
  rows(
    "a text that is right",
    HEAD,
    "class Head(str):\n    def __getitem__(self, key):\n        return Head(super().__getitem__(key))\n\n\ndef head(line):\n    return Head(line.title())\n",
  ),
];
