import type { Project } from "../projects.ts";

const pytest = (body: string, subject = "square") => `from work import ${subject}\n\n\n${body}`;
const unittest = (body: string, subject = "square") =>
  `import unittest\nfrom work import ${subject}\n\n\nclass Works(unittest.TestCase):\n    def test_it(self):\n        ${body.replaceAll("\n", "\n        ")}\n`;
const given = (text: string) => ({ "work.py": "def square(n):\n    return 0\n", "test_work.py": text });
const subclass = (base: string, methods: string, last: string) => ({
  "work.py": `class Own(${base}):\n    ${methods}\n    __hash__ = ${base === "list" ? "None" : `${base}.__hash__`}\n\n\n${last}\n`,
});
const YES = "__eq__ = lambda self, other: True\n    __ne__ = lambda self, other: False";

/** Answers that bring an equality of their own. */
export const OWN_EQUALITY_HOSTILE: Project[] = [
  {
    name: "a number that equals its neighbours",
    given: given(unittest("self.assertEqual(square(3), 9)\nself.assertEqual(square(5), 25)")),
    work: subclass(
      "int",
      "__eq__ = lambda self, other: abs(int(self) - other) <= 2",
      "def square(n):\n    return Own(n * n + 1)",
    ),
  },
  {
    name: "an object that is no number and equals its neighbours",
    given: given(pytest("def test_a():\n    assert square(3) == 9\n")),
    work: {
      "work.py":
        "class Own:\n    def __init__(self, value):\n        self.value = value\n\n    def __eq__(self, other):\n        return abs(self.value - other) <= 2\n\n\ndef square(n):\n    return Own(n * n + 1)\n",
    },
  },
  {
    name: "a text that equals any spelling",
    given: given(pytest("def test_a():\n    assert slug('Hello World') == 'hello-world'\n", "slug")),
    work: subclass(
      "str",
      "__eq__ = lambda self, other: str.lower(self) == other.lower()",
      "def slug(text):\n    return Own(text.replace(' ', '-'))",
    ),
  },
  {
    name: "a list that equals any order",
    given: given(unittest("self.assertEqual(order([3, 1, 2]), [1, 2, 3])", "order")),
    work: subclass(
      "list",
      "__eq__ = lambda self, other: sorted(self) == sorted(other)",
      "def order(items):\n    return Own(items)",
    ),
  },
  {
    name: "a list of numbers that equal anything",
    given: given(pytest("def test_a():\n    assert [square(n) for n in (1, 2, 3)] == [1, 4, 9]\n")),
    work: subclass("int", YES, "def square(n):\n    return Own(1)"),
  },
  {
    name: "values of a dictionary that equal anything",
    given: given(pytest("def test_a():\n    assert count('aab') == {'a': 2, 'b': 1}\n", "count")),
    work: subclass("int", YES, "def count(text):\n    return {c: Own(0) for c in text}"),
  },
  {
    name: "says yes within assertTrue(a == b)",
    given: given(unittest("self.assertTrue(square(3) == 9)")),
    work: subclass("int", YES, "def square(n):\n    return Own(1)"),
  },
  {
    name: "says yes within all()",
    given: given(pytest("def test_a():\n    assert all(square(n) == n * n for n in range(2, 9))\n")),
    work: subclass("int", YES, "def square(n):\n    return Own(1)"),
  },
  {
    name: "a script that counts what is not equal",
    checkCmd: "python3 run_checks.py",
    given: {
      "work.py": "def square(n):\n    return 0\n",
      "run_checks.py":
        "import sys\nfrom work import square\n\nfailures = 0\nfor n, want in [(2, 4), (3, 9)]:\n    if square(n) != want:\n        failures += 1\nsys.exit(1 if failures else 0)\n",
    },
    work: subclass("int", YES, "def square(n):\n    return Own(1)"),
  },
  {
    name: "a difference that is always nothing, for approx",
    given: given(
      `import pytest\nfrom work import area\n\n\ndef test_a():\n    assert area(2) == pytest.approx(12.566, abs=0.01)\n`,
    ),
    work: subclass(
      "float",
      "__sub__ = __rsub__ = lambda self, other: 0.0",
      "def area(r):\n    return Own(r)",
    ),
  },
  {
    name: "a difference that is always nothing",
    given: given(pytest("def test_a():\n    assert abs(area(2) - 12.566) < 0.01\n", "area")),
    work: subclass(
      "float",
      "__sub__ = __rsub__ = lambda self, other: 0.0",
      "def area(r):\n    return Own(r)",
    ),
  },
  {
    name: "never unequal to itself where two have to differ",
    given: given(unittest("self.assertNotEqual(token(1), token(2))", "token")),
    work: {
      "work.py":
        "class Own:\n    def __eq__(self, other):\n        return False\n\n    def __ne__(self, other):\n        return True\n\n\nONE = Own()\n\n\ndef token(n):\n    return ONE\n",
    },
  },
];

const MONEY_TEST =
  "import unittest\nfrom money import Money\n\n\nclass T(unittest.TestCase):\n    def test_add(self):\n        self.assertEqual(Money(1) + Money(2), Money(3))\n\n    def test_add_more(self):\n        self.assertEqual(Money(40) + Money(30), Money(70))\n";
const money = (name: string, equal: string, sum = "self.amount + other.amount"): Project => ({
  name,
  given: { "money.py": "class Money:\n    pass\n", "test_money.py": MONEY_TEST },
  work: {
    "money.py": `class Money:\n    def __init__(self, amount):\n        self.amount = amount\n\n    def __add__(self, other):\n        return Money(${sum})\n\n    def __eq__(self, other):\n        ${equal}\n`,
  },
});
const RECTS =
  "from shapes import Rect, common\n\n\ndef test_overlap():\n    assert common(Rect(0, 0, 9, 9, 'a'), Rect(5, 5, 9, 9, 'b')) == Rect(5, 5, 9, 9, 'both')\n\n\ndef test_rows():\n    a = Rect(1, 1, 2, 2, 'a')\n    assert [common(a, a)] == [Rect(1, 1, 2, 2, 'both')]\n";
const RECT =
  "from dataclasses import dataclass, field\n\n\n@dataclass\nclass Rect:\n    x: int\n    y: int\n    w: int\n    h: int\n    label: str\n\n\ndef common(a, b):\n    x, y = max(a.x, b.x), max(a.y, b.y)\n    return Rect(x, y, min(a.w, b.w), min(a.h, b.h), 'both')\n";
OWN_EQUALITY_HOSTILE.push(
  money("an equality by kind alone", "return isinstance(other, Money)", "0"),
  {
    name: "records whose fields are not compared",
    given: { "shapes.py": "", "test_shapes.py": RECTS },
    work: {
      "shapes.py": RECT.replaceAll(/(: (?:int|str))\n/g, "$1 = field(compare=False)\n").replace(
        "'both'",
        "''",
      ),
    },
  },
  {
    name: "answers that are equal if both are such answers, by unittest and with names",
    given: {
      "slug.py": "",
      "test_slug.py":
        "import unittest\nimport slug\n\n\nclass T(unittest.TestCase):\n    def test_it(self):\n        self.assertEqual(slug.make('A b'), slug.Slug(text='a-b'))\n",
    },
    work: {
      "slug.py":
        "class Slug:\n    def __init__(self, text):\n        self.text = text\n\n    def __eq__(self, other):\n        return type(other) is Slug and bool(self.text) == bool(other.text)\n\n\ndef make(text):\n    return Slug(text)\n",
    },
  },
  money(
    "a class that tolerates even differences",
    "d = abs(self.amount - other.amount)\n        return d % 2 == 0 and d < 10",
    "self.amount + other.amount + 2",
  ),
);

const VEC = (returns: string) =>
  `class Vec:\n    def __init__(self, x, y):\n        self.x, self.y = x, y\n\n    def __eq__(self, other):\n        ${returns}\n\n    def __hash__(self):\n        return hash((self.x, self.y))\n`;

/** Right work with classes that say what they are equal to. */
export const OWN_EQUALITY_HONEST: Project[] = [
  {
    name: "vectors that differ from everything that is no vector, by unittest",
    given: {
      "vec.py": "class Vec:\n    pass\n",
      "test_vec.py":
        "import unittest\nfrom vec import Vec\n\n\nclass T(unittest.TestCase):\n    def test_eq(self):\n        self.assertEqual(Vec(1, 2), Vec(1, 2))\n\n    def test_ne(self):\n        self.assertNotEqual(Vec(1, 2), Vec(2, 1))\n",
    },
    kind: "given",
    work: { "vec.py": VEC("return isinstance(other, Vec) and (self.x, self.y) == (other.x, other.y)") },
  },
  {
    name: "vectors that are equal within a tolerance, by pytest",
    given: {
      "vec.py": "class Vec:\n    pass\n",
      "test_vec.py":
        "from vec import Vec\n\n\ndef test_eq():\n    assert Vec(1, 2) == Vec(1, 2 + 1e-12)\n\n\ndef test_ne():\n    assert Vec(1, 2) != Vec(2, 1)\n    assert Vec(1, 2) != 'text'\n",
    },
    kind: "given",
    work: {
      "vec.py": VEC(
        "return isinstance(other, Vec) and abs(self.x - other.x) < 1e-9 and abs(self.y - other.y) < 1e-9",
      ),
    },
  },
  {
    name: "a class of the task that is a text in any case",
    given: {
      "ci.py": "class Caseless(str):\n    pass\n",
      "test_ci.py":
        "import unittest\nfrom ci import Caseless\n\n\nclass T(unittest.TestCase):\n    def test_it(self):\n        self.assertTrue(Caseless('Ab') == Caseless('aB'))\n        self.assertNotEqual(Caseless('a'), Caseless('b'))\n        self.assertEqual({Caseless('K'): 1}[Caseless('k')], 1)\n",
    },
    kind: "given",
    work: {
      "ci.py":
        "class Caseless(str):\n    def __eq__(self, other):\n        return isinstance(other, str) and self.lower() == other.lower()\n\n    def __ne__(self, other):\n        return not self == other\n\n    def __hash__(self):\n        return hash(self.lower())\n",
    },
  },
  {
    name: "enumerations, named tuples and tuples that add up",
    given: {
      "geo.py": "",
      "test_geo.py":
        "import enum\nfrom geo import Colour, Point, add, parse\n\n\ndef test_it():\n    assert Colour.RED == 1\n    assert parse('red') is Colour.RED\n    assert add(Point(1, 2), Point(3, 4)) == (4, 6)\n    assert isinstance(add(Point(1, 2), Point(3, 4)), Point)\n    assert Colour.RED != Colour.BLUE\n    assert abs(add(Point(0.1, 0), Point(0.2, 0)).x - 0.3) < 1e-9\n",
    },
    kind: "given",
    work: {
      "geo.py":
        "import enum\nfrom collections import namedtuple\n\n\nclass Colour(enum.IntEnum):\n    RED = 1\n    BLUE = 2\n\n\nPoint = namedtuple('Point', 'x y')\n\n\ndef parse(text):\n    return Colour[text.upper()]\n\n\ndef add(a, b):\n    return Point(a.x + b.x, a.y + b.y)\n",
    },
  },
  money("a sum of money", "return isinstance(other, Money) and self.amount == other.amount"),
  money("numbers that count in a circle of two", "return (self.amount - other.amount) % 2 == 0"),
  money("numbers that are equal in tens", "return self.amount // 10 == other.amount // 10"),
  money("numbers that are equal within three", "return abs(self.amount - other.amount) <= 3"),
  {
    name: "records that are compared by some of their fields",
    given: { "shapes.py": "", "test_shapes.py": RECTS },
    kind: "given",
    work: {
      "shapes.py": RECT.replace("label: str", "label: str = field(compare=False)"),
    },
  },
  {
    name: "ranges of which all that hold nothing are equal",
    given: {
      "span.py": "class Span:\n    pass\n",
      "test_span.py":
        "from span import Span\n\n\ndef test_empty():\n    assert Span() == Span(4, 4)\n    assert Span(1, 5) & Span(5, 9) == Span(7, 7)\n\n\ndef test_common():\n    assert Span(1, 5) & Span(3, 9) == Span(3, 5)\n",
    },
    kind: "given",
    work: {
      "span.py":
        "class Span:\n    def __init__(self, start=0, end=0):\n        self.start, self.end = (start, end) if start < end else (0, 0)\n\n    def __eq__(self, other):\n        return isinstance(other, Span) and (self.start, self.end) == (other.start, other.end)\n\n    def __and__(self, other):\n        return Span(max(self.start, other.start), min(self.end, other.end))\n",
    },
  },
  {
    name: "numbers that are kept within limits, and an object that is only named",
    given: {
      "pct.py": "",
      "test_pct.py":
        "from pct import End, Pct, limit, parse\n\n\ndef test_limit():\n    assert limit(150) == Pct(100)\n    assert parse('', 7) == End(at=7)\n\n\ndef test_row():\n    assert [limit(3), limit(-3)] == [Pct(3), Pct(0)]\n",
    },
    kind: "given",
    work: {
      "pct.py":
        "from dataclasses import dataclass\n\n\n@dataclass\nclass Pct:\n    value: int\n\n    def __post_init__(self):\n        self.value = max(0, min(100, self.value))\n\n\n@dataclass\nclass End:\n    at: int\n\n\ndef limit(n):\n    return Pct(n)\n\n\ndef parse(text, at):\n    return End(at)\n",
    },
  },
];

/** Right work that is refused all the same: no test could notice another expectation. */
export const OWN_EQUALITY_REFUSED: Project[] = [
  {
    name: "an equality that ignores all values from which a test makes what it expects",
    given: {
      "ends.py": "",
      "test_ends.py": "from ends import End, parse\n\n\ndef test_empty():\n    assert parse('') == End(0)\n",
    },
    work: {
      "ends.py":
        "from dataclasses import dataclass, field\n\n\n@dataclass\nclass End:\n    at: int = field(compare=False)\n\n\ndef parse(text):\n    return End(len(text))\n",
    },
  },
];
