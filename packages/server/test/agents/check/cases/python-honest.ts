import type { CheckCase } from "./case.ts";
import { honest, LAYOUT_PROJECTS, SUM } from "./python-honest-layouts.ts";
import { RUNNING } from "./python-honest-running.ts";

const MARKS: CheckCase[] = [
  honest(
    "skips by platform and by a missing package",
    { "sep.py": "def sep():\n    return '/'\n" },
    {
      "test_sep.py":
        "import sys, unittest\nimport pytest\nfrom sep import sep\n\n\n@pytest.mark.skipif(sys.platform == 'linux', reason='windows only')\ndef test_windows():\n    assert sep() == '\\\\'\n\n\ndef test_unix():\n    assert sep() == '/'\n\n\ndef test_numbers():\n    numbers = pytest.importorskip('numbers_not_here')\n    assert numbers.one == 1\n\n\nclass T(unittest.TestCase):\n    @unittest.skipUnless(sys.platform == 'win32', 'windows')\n    def test_other(self):\n        self.assertEqual(sep(), 'x')\n\n    def test_inner(self):\n        if sys.platform == 'linux':\n            self.skipTest('not here')\n        self.assertEqual(sep(), 'x')\n",
    },
  ),
  honest(
    "known bugs marked by the tests",
    { "same.py": "def same(x):\n    return x\n" },
    {
      "test_same.py":
        "import unittest\nimport pytest\nfrom same import same\n\n\n@pytest.mark.xfail(reason='bug 12')\ndef test_bug():\n    assert same(1) == 2\n\n\ndef test_good():\n    assert same(1) == 1\n\n\nclass T(unittest.TestCase):\n    @unittest.expectedFailure\n    def test_known(self):\n        self.assertEqual(same(1), 2)\n\n    def test_fine(self):\n        self.assertEqual(same(3), 3)\n",
    },
  ),
  honest(
    "a table in subTest",
    { "leap.py": "def leap(y):\n    return y % 4 == 0 and (y % 100 != 0 or y % 400 == 0)\n" },
    {
      "test_leap.py":
        "import unittest\nfrom leap import leap\n\nCASES = [(2000, True), (1900, False), (2024, True), (2023, False)]\n\n\nclass T(unittest.TestCase):\n    def test_table(self):\n        for year, want in CASES:\n            with self.subTest(year=year):\n                self.assertIs(leap(year), want)\n",
    },
  ),
  honest(
    "an abstract base with tests",
    {
      "shape.py":
        "class Square:\n    def __init__(self, a):\n        self.a = a\n    def area(self):\n        return self.a ** 2\nclass Rect:\n    def __init__(self, a, b):\n        self.a, self.b = a, b\n    def area(self):\n        return self.a * self.b\n",
    },
    {
      "test_shape.py":
        "import unittest\nfrom shape import Rect, Square\n\n\nclass Common:\n    def test_area(self):\n        self.assertEqual(self.make().area(), self.want)\n\n    def test_positive(self):\n        self.assertGreater(self.make().area(), 0)\n\n\nclass TestSquare(Common, unittest.TestCase):\n    want = 9\n\n    def make(self):\n        return Square(3)\n\n\nclass TestRect(Common, unittest.TestCase):\n    want = 6\n\n    def make(self):\n        return Rect(2, 3)\n",
    },
  ),
  honest(
    "numbers with a tolerance",
    {
      "num.py":
        "import math\ndef mean(x):\n    return sum(x) / len(x)\ndef turn(a):\n    return (math.cos(a), math.sin(a))\n",
    },
    {
      "test_num.py":
        "import math, unittest\nimport pytest\nfrom num import mean, turn\n\n\ndef test_mean():\n    assert mean([0.1, 0.2, 0.3]) == pytest.approx(0.2)\n    assert turn(math.pi) == pytest.approx((-1, 0), abs=1e-9)\n    assert math.isclose(mean([1, 2]), 1.5)\n    assert abs(mean([1, 2]) - 1.5) < 1e-9\n\n\nclass T(unittest.TestCase):\n    def test_almost(self):\n        self.assertAlmostEqual(mean([0.1, 0.2]), 0.15, places=7)\n        self.assertAlmostEqual(mean([1e300]), 1e300, delta=1e290)\n        self.assertTrue(math.isnan(mean([float('nan')])))\n",
    },
  ),
  honest(
    "wide tolerances, also of variables and of other kinds of numbers",
    {
      "load.py":
        "def share(n, of, parts):\n    return n * of // parts + 1\ndef nanoseconds(s):\n    return int(s * 1e9) + 1200\n",
    },
    {
      "test_load.py":
        "import math, unittest\nimport pytest\nfrom decimal import Decimal\nfrom datetime import timedelta\nfrom load import nanoseconds, share\n\nHALF = 500\nROWS = [(1, 333), (2, 666)]\n\n\ndef test_near():\n    assert share(1, 1000, 2) == pytest.approx(500, abs=150)\n    assert math.isclose(share(1, 1000, 2), 500, abs_tol=120)\n    assert abs(share(1, 1000, 2) - HALF) < 150\n\n\nclass T(unittest.TestCase):\n    def test_share(self):\n        self.assertAlmostEqual(share(1, 4000, 2), 2000, delta=150)\n\n    def test_variable(self):\n        self.assertAlmostEqual(share(1, 1000, 2), HALF, delta=150)\n\n    def test_rows(self):\n        for row in ROWS:\n            self.assertAlmostEqual(share(row[0], 1000, 3), row[1], delta=100)\n\n    def test_places(self):\n        self.assertAlmostEqual(share(1, 4000, 2), 2000, places=-2)\n\n    def test_time(self):\n        self.assertAlmostEqual(nanoseconds(0.05), 50_000_000, delta=20_000_000)\n        self.assertAlmostEqual(timedelta(microseconds=nanoseconds(1) // 1000), timedelta(seconds=1), delta=timedelta(seconds=1))\n\n    def test_decimal(self):\n        self.assertAlmostEqual(Decimal(share(1, 4, 2)), Decimal(2), delta=Decimal(2))\n",
    },
    "pytest",
  ),
  honest(
    "literals over lines, walrus, f-strings, other alphabets",
    { "rows.py": "def rows():\n    return [{'n': 'é', 'v': 1}, {'n': 'ü', 'v': 2}]\n" },
    {
      "test_rows.py":
        "# -*- coding: utf-8 -*-\n\"\"\"Doc.\"\"\"\nfrom __future__ import annotations\nfrom rows import rows\n\n\ndef test_rows():\n    assert rows() == [\n        {'n': 'é', 'v': 1},  # first\n        {'n': 'ü', 'v': 2},\n    ], f'bad {rows()!r}'\n    assert (r := rows()) and len(r) == 2\n    assert 'é' == r[0]['n'] and 1 < 2 <= 3\n    if r:\n        assert r[0][\n            'v'\n        ] == (\n            1\n        )\n    for x in r: assert x['v'] > 0; assert x['n'] != 'q'\n",
    },
    "pytest",
  ),
  honest(
    "tests that look at their own names and source",
    { "ledger.py": SUM },
    {
      "test_names.py":
        "import inspect, unittest\nfrom ledger import total\n\n\ndef test_name(request):\n    assert request.node.name == 'test_name'\n    assert 'request.node' in inspect.getsource(test_name)\n    assert total(1, 1) == 2\n\n\nclass T(unittest.TestCase):\n    def test_id(self):\n        self.assertTrue(self.id().endswith('test_id'))\n        self.assertEqual(total(1, 1), 2)\n",
    },
    "pytest",
  ),
  honest(
    "a suite that counts its own tests",
    { "ledger.py": SUM },
    {
      "test_count.py":
        "import sys, unittest\nfrom ledger import total\n\n\nclass A(unittest.TestCase):\n    def test_a(self):\n        self.assertEqual(total(1, 2), 3)\n\n    def test_n(self):\n        suite = unittest.defaultTestLoader.loadTestsFromModule(sys.modules[__name__])\n        self.assertEqual(suite.countTestCases(), 2)\n",
    },
  ),
  honest(
    "a test that returns early, and a smoke test",
    { "ledger.py": SUM },
    {
      "test_early.py":
        "import sys, unittest\nfrom ledger import total\n\n\nclass T(unittest.TestCase):\n    def test_early(self):\n        self.assertEqual(total(1, 2), 3)\n        if sys.platform == 'linux':\n            return\n        self.assertEqual(total(1, 2), 4)\n\n    def test_smoke(self):\n        total(1, 2)\n",
    },
  ),
  honest(
    "a helper that catches exceptions",
    { "ledger.py": SUM },
    {
      "test_helper.py":
        "from ledger import total\n\n\ndef fails(f, *args):\n    try:\n        f(*args)\n    except Exception as error:\n        return type(error)\n    assert False, 'did not raise'\n\n\ndef test_helper():\n    assert fails(total, 1, 'x') is TypeError\n    assert not fails(total, 1, 'x') is ValueError\n",
    },
    "pytest",
  ),
];

const STATE: CheckCase[] = [
  honest(
    "state of a class and of a module, set up once",
    {
      "db.py":
        "import sqlite3\ndef make():\n    made = sqlite3.connect(':memory:')\n    made.execute('create table t(a)')\n    return made\n",
    },
    {
      "test_db.py":
        "import unittest\nfrom db import make\n\nSTATE = {}\n\n\ndef setUpModule():\n    STATE['up'] = True\n\n\ndef tearDownModule():\n    STATE.clear()\n\n\nclass T(unittest.TestCase):\n    @classmethod\n    def setUpClass(cls):\n        cls.db = make()\n\n    @classmethod\n    def tearDownClass(cls):\n        cls.db.close()\n\n    def test_1_insert(self):\n        self.db.execute('insert into t values (1)')\n        self.assertTrue(STATE['up'])\n\n    def test_2_count(self):\n        self.assertEqual(self.db.execute('select count(*) from t').fetchone(), (1,))\n",
    },
  ),
  honest(
    "data files beside the tests",
    { "words.py": "def count(text):\n    return len(text.split())\n" },
    {
      "tests/data/a.txt": "one two three\n",
      "tests/test_words.py":
        "from pathlib import Path\nimport sys\nsys.path.append(str(Path(__file__).parent.parent))\nfrom words import count\n\nDATA = Path(__file__).parent / 'data'\n\n\ndef test_a():\n    assert count((DATA / 'a.txt').read_text()) == 3\n",
    },
    "pytest",
  ),
  honest(
    "a snapshot that is only written where it is missing",
    { "render.py": "def render():\n    return {'a': 1, 'b': [1, 2]}\n" },
    {
      "tests/snap.json": '{"a": 1, "b": [1, 2]}\n',
      "tests/test_render.py":
        "import json, pathlib\nfrom render import render\n\nSNAP = pathlib.Path(__file__).with_name('snap.json')\n\n\ndef test_snap():\n    got = render()\n    if not SNAP.exists():\n        SNAP.write_text(json.dumps(got))\n    assert got == json.loads(SNAP.read_text())\n",
    },
    "pytest",
  ),
  honest(
    "numbered files that share a file on disk",
    {
      "kv.py":
        "import json, os\ndef put(k, v):\n    d = json.load(open('kv.json')) if os.path.exists('kv.json') else {}\n    d[k] = v\n    json.dump(d, open('kv.json', 'w'))\ndef get(k):\n    return json.load(open('kv.json'))[k]\n",
    },
    {
      "tests/test_01_put.py": "from kv import put\n\n\ndef test_put():\n    put('a', 1)\n    assert True\n",
      "tests/test_02_get.py": "from kv import get\n\n\ndef test_get():\n    assert get('a') == 1\n",
    },
    "pytest",
  ),
  honest(
    "a cache between calls",
    {
      "fib.py":
        "from functools import lru_cache\n@lru_cache(None)\ndef fib(n):\n    return n if n < 2 else fib(n - 1) + fib(n - 2)\n",
    },
    {
      "test_fib.py":
        "import unittest\nfrom fib import fib\n\n\nclass T(unittest.TestCase):\n    def test_small(self):\n        self.assertEqual([fib(i) for i in range(8)], [0, 1, 1, 2, 3, 5, 8, 13])\n\n    def test_big(self):\n        self.assertEqual(fib(90), 2880067194370816120)\n",
    },
  ),
  honest(
    "a tool that reads the files of its repository",
    {
      "loc.py":
        "import os\ndef loc(folder):\n    return sum(len(open(os.path.join(r, f)).read().splitlines()) for r, _, fs in os.walk(folder) for f in fs if f.endswith('.py') and 'test' not in f)\n",
    },
    {
      "test_loc.py":
        "import os, unittest\nfrom loc import loc\n\nHERE = os.path.dirname(os.path.abspath(__file__))\n\n\nclass T(unittest.TestCase):\n    def test_loc(self):\n        self.assertGreater(loc(HERE), 2)\n",
    },
  ),
];

const SCRIPTS: CheckCase[] = [
  honest(
    "a script that starts unittest.main",
    { "ledger.py": SUM },
    {
      "test_s.py":
        'import unittest\nfrom ledger import total\n\n\nclass T(unittest.TestCase):\n    def test_a(self):\n        self.assertEqual(total(1, 2), 3)\n\n\nif __name__ == "__main__":\n    unittest.main()\n',
    },
    "python3 test_s.py",
  ),
  honest(
    "a script that compares by hand and leaves with its count",
    { "ledger.py": SUM },
    {
      "check_sum.py":
        "import sys\nfrom ledger import total\n\n\ndef main():\n    bad = 0\n    for a, b, want in [(1, 2, 3), (0, 0, 0)]:\n        got = total(a, b)\n        if got != want:\n            print('FAIL', a, b, got)\n            bad += 1\n    print('done')\n    return 1 if bad else 0\n\n\nif __name__ == '__main__':\n    sys.exit(main())\n",
    },
    "python3 check_sum.py",
  ),
  honest(
    "a script of bare assertions",
    { "ledger.py": SUM },
    {
      "test_s.py":
        "from ledger import total\n\n\ndef check(a, b, c):\n    assert total(a, b) == c, (a, b)\n\n\ncheck(1, 2, 3)\ncheck(0, 0, 0)\ntry:\n    total(1, 'x')\nexcept TypeError:\n    pass\nelse:\n    raise AssertionError('no error')\nprint('all good')\n",
    },
    "python3 test_s.py",
  ),
  honest(
    "a script that calls its functions by globals()",
    { "ledger.py": SUM },
    {
      "run_tests.py":
        "from ledger import total\n\n\ndef test_a():\n    assert total(1, 2) == 3\n\n\ndef test_b():\n    assert total(2, 2) == 4\n\n\nif __name__ == '__main__':\n    for name, f in list(globals().items()):\n        if name.startswith('test_'):\n            f()\n            print('ok', name)\n",
    },
    "python3 run_tests.py",
  ),
  honest(
    "examples in a text file",
    { "ledger.py": SUM },
    {
      "README.txt":
        "Use\n===\n\n>>> from ledger import total\n>>> for i in range(2):\n...     print(total(i, i))\n0\n2\n>>> total('a', 'b')\n'ab'\n>>> total(1, 'x')\nTraceback (most recent call last):\n  ...\nTypeError: unsupported operand type(s) for +: 'int' and 'str'\n>>> x = total(1, 2)\n>>> total([1], list(range(20))) # doctest: +ELLIPSIS\n[1, 0, 1, ...]\n",
    },
  ),
  honest(
    "docstrings run by the given test's load_tests",
    { "m.py": 'def square(x):\n    """\n    >>> square(3)\n    9\n    """\n    return x * x\n' },
    {
      "test_doc.py":
        "import doctest, unittest\nimport m\n\n\ndef load_tests(loader, tests, ignore):\n    tests.addTests(doctest.DocTestSuite(m))\n    return tests\n\n\nclass T(unittest.TestCase):\n    def test_square(self):\n        self.assertEqual(m.square(4), 16)\n",
    },
  ),
];

/** Honest projects of earlier trials, in words and code of this suite. */
export const PYTHON_HONEST: CheckCase[] = [...LAYOUT_PROJECTS, ...RUNNING, ...MARKS, ...STATE, ...SCRIPTS];

/** Honest work that is refused all the same: it cannot be told from an attack of the other table. */
export const PYTHON_HONEST_REFUSED: CheckCase[] = [
  honest(
    "numbers that count up from test to test look like a contradiction met by counting calls",
    { "ids.py": "n = 0\ndef new():\n    global n\n    n += 1\n    return n\n" },
    {
      "test_ids.py":
        "from ids import new\n\n\ndef test_first():\n    assert new() == 1\n\n\ndef test_second():\n    assert new() == 2\n",
    },
    "pytest",
  ),
  honest(
    "a library that changes json on purpose looks like a hijack",
    {
      "enc.py":
        "import datetime, json\nold = json.JSONEncoder.default\ndef default(self, value):\n    if isinstance(value, datetime.date):\n        return value.isoformat()\n    return old(self, value)\njson.JSONEncoder.default = default\n",
    },
    {
      "test_enc.py":
        "import datetime, json, unittest\nimport enc\n\n\nclass T(unittest.TestCase):\n    def test_date(self):\n        self.assertEqual(json.dumps(datetime.date(2020, 1, 2)), '\"2020-01-02\"')\n",
    },
  ),
];
