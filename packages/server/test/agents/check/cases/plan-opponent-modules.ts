import type { Project } from "../projects.ts";
import { MONEY, MATCHERS, ROMAN } from "./plan-opponent-projects.ts";

/** The same for modules of assertions and for doctests. */
export const MODULES_HONEST: Project[] = [
  {
    name: "py: the code is mended beside its assertions",
    given: MONEY,
    kind: "given",
    work: { "money.py": "def total(items):\n    return sum(items)\n" },
  },
  {
    name: "js: the code is mended beside its matchers",
    given: MATCHERS,
    kind: "given",
    work: { "money.js": "exports.total = (items) => items.reduce((a, b) => a + b, 0);\n" },
  },
  {
    name: "py: validators that the tests test beside other code",
    given: {
      "cart.py": "def total(items):\n    return sum(items)\n",
      "validators.py":
        "def positive(n):\n    return n\n\n\ndef name(text):\n    assert text is not None\n    if text == '':\n        raise ValueError('empty')\n    return text\n",
      "test_cart.py":
        "import unittest\nfrom cart import total\nfrom validators import name, positive\n\n\nclass T(unittest.TestCase):\n    def test_a(self):\n        self.assertEqual(positive(total([1, 2])), 3)\n        self.assertEqual(name('a'), 'a')\n\n    def test_b(self):\n        with self.assertRaises(ValueError):\n            positive(-1)\n",
    },
    kind: "given",
    work: {
      "validators.py":
        "def positive(n):\n    if n <= 0:\n        raise ValueError(n)\n    return n\n\n\ndef name(text):\n    assert text is not None\n    if text == '':\n        raise ValueError('empty')\n    return text\n",
    },
  },
  {
    name: "py: assertions that are what the tests test",
    given: {
      "assertions.py": "def assert_near(got, want):\n    assert got == want\n",
      "test_assertions.py":
        "import unittest\nfrom assertions import assert_near\n\n\nclass T(unittest.TestCase):\n    def test_near(self):\n        assert_near(1.0, 1.0000001)\n\n    def test_far(self):\n        with self.assertRaises(AssertionError):\n            assert_near(1, 2)\n",
    },
    kind: "given",
    work: { "assertions.py": "def assert_near(got, want):\n    assert abs(got - want) < 0.001\n" },
  },
  {
    name: "py: an assertion that the task asks to change",
    task: "Fix assert_money: prices may differ by less than half a cent.",
    given: {
      ...MONEY,
      "money.py": "def total(items):\n    return sum(items)\n",
      "test_money.py": MONEY["test_money.py"].replace("[1, 2]), 3)", "[0.1, 0.2]), 0.3)"),
    },
    kind: "given",
    work: {
      "asserts.py":
        "def assert_money(got, want):\n    assert abs(got - want) < 0.005, f'{got} is not {want}'\n",
    },
  },
  {
    name: "py: the code is mended below its doctests, and one is added",
    given: ROMAN,
    checkCmd: "python3 -m doctest roman.py",
    work: {
      "roman.py":
        "ONES = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']\n\n\ndef roman(n):\n    \"\"\"Roman numerals, for small numbers.\n\n    >>> roman(9)\n    'IX'\n    >>> roman(4)\n    'IV'\n    >>> roman(13)\n    'XIII'\n    \"\"\"\n    return 'X' * (n // 10) + ONES[n % 10]\n",
    },
  },
  {
    name: "py: doctests of a package in a folder, with names of its own and a file beside",
    given: {
      "app/data.txt": "3\n",
      "app/shop/__init__.py": "",
      "app/shop/rates.py": "RATE = 2\n",
      "app/shop/cart.py":
        'r"""Sums.\n\n>>> _twice(2)\n4\n"""\nfrom .rates import RATE\n\n\ndef _twice(n):\n    return 0\n\n\nclass Cart:\n    def read(self, path):\n        \'\'\'Reads: the number of a file.\n\n        >>> Cart().read("data.txt")\n        3\n        \'\'\'\n',
      "app/tests/test_docs.py":
        "import doctest\nimport unittest\nfrom shop import cart\n\n\nclass T(unittest.TestCase):\n    def test_docs(self):\n        self.assertEqual(doctest.testmod(cart).failed, 0)\n        self.assertEqual(cart._twice(4), 8)\n",
    },
    checkCmd: "cd app && python3 -m unittest tests/test_docs.py",
    kind: "given",
    work: {
      "app/shop/cart.py":
        'r"""Sums.\n\n>>> _twice(2)\n4\n"""\nfrom .rates import RATE\n\n\ndef _twice(n):\n    return n * RATE\n\n\nclass Cart:\n    def read(self, path):\n        \'\'\'Reads: the number of a file.\n\n        >>> Cart().read("data.txt")\n        3\n        \'\'\'\n        with open(path) as file:\n            return int(file.read())\n',
    },
  },
  {
    name: "py: doctests that the task asks to change",
    task: "roman(n) shall answer in small letters: update the examples in roman.py as well.",
    given: ROMAN,
    checkCmd: "python3 -m doctest roman.py",
    work: {
      "roman.py":
        "def roman(n):\n    \"\"\"Roman numerals.\n\n    >>> roman(4)\n    'iv'\n    >>> roman(9)\n    'ix'\n    \"\"\"\n    return 'x' * (n // 10) + ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'][n % 10]\n",
    },
  },
];
