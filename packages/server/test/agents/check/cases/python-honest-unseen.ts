import type { CheckCase } from "./case.ts";
import { honest, SUM } from "./python-honest-layouts.ts";

/** Honest projects that no rule was tuned on. */
export const PYTHON_HONEST_UNSEEN: CheckCase[] = [
  honest(
    "dataclasses compared by value",
    {
      "geo.py":
        "from dataclasses import dataclass\n\n\n@dataclass(frozen=True)\nclass P:\n    x: int\n    y: int\n\n    def __add__(self, other):\n        return P(self.x + other.x, self.y + other.y)\n",
    },
    {
      "test_geo.py":
        "from geo import P\n\n\ndef test_add():\n    assert P(1, 2) + P(3, 4) == P(4, 6)\n    assert {P(1, 2)} == {P(1, 2)}\n    assert P(1, 2) in [P(1, 2)]\n",
    },
  ),
  honest(
    "an enumeration and sets",
    {
      "col.py":
        "import enum\n\n\nclass Col(enum.Enum):\n    RED = 1\n    BLUE = 2\n\n\ndef both():\n    return {Col.RED, Col.BLUE}\n",
    },
    {
      "test_col.py":
        "import unittest\nfrom col import Col, both\n\n\nclass T(unittest.TestCase):\n    def test_sets(self):\n        self.assertSetEqual(both(), {Col.RED, Col.BLUE})\n        self.assertIs(Col(1), Col.RED)\n        self.assertIsInstance(Col.RED, Col)\n        self.assertNotIn(3, [c.value for c in both()])\n        self.assertCountEqual([1, 2], [c.value for c in both()])\n",
    },
  ),
  honest(
    "a fixed bug in given code, tests in functions",
    { "slug.py": "def slug(text):\n    return '-'.join(text.lower().split())\n" },
    {
      "slug.py": "def slug(text):\n    return text\n",
      "test_slug.py":
        "from slug import slug\n\nCASES = {'A b': 'a-b', '  x  ': 'x', '': ''}\n\n\ndef test_all():\n    for given, want in CASES.items():\n        assert slug(given) == want, given\n",
    },
  ),
  honest(
    "a contextmanager and ExitStack",
    {
      "res.py":
        "from contextlib import contextmanager\nlog = []\n\n\n@contextmanager\ndef res(name):\n    log.append('+' + name)\n    try:\n        yield name\n    finally:\n        log.append('-' + name)\n",
    },
    {
      "test_res.py":
        "import contextlib, unittest\nimport res\n\n\nclass T(unittest.TestCase):\n    def setUp(self):\n        res.log.clear()\n\n    def test_order(self):\n        with contextlib.ExitStack() as stack:\n            for n in 'ab':\n                stack.enter_context(res.res(n))\n        self.assertListEqual(res.log, ['+a', '+b', '-b', '-a'])\n\n    def test_error(self):\n        with self.assertRaisesRegex(ValueError, 'no'), res.res('x'):\n            raise ValueError('no')\n        self.assertEqual(res.log[-1], '-x')\n",
    },
  ),
  honest(
    "class-scoped fixtures and indirect parameters",
    {
      "db.py":
        "class Db:\n    def __init__(self, n):\n        self.rows = list(range(n))\n\n    def add(self, x):\n        self.rows.append(x)\n        return len(self.rows)\n",
    },
    {
      "test_db.py":
        "import pytest\nfrom db import Db\n\n\n@pytest.fixture\ndef db(request):\n    return Db(request.param)\n\n\n@pytest.mark.parametrize('db, want', [(0, 1), (2, 3)], indirect=['db'])\ndef test_add(db, want):\n    assert db.add(9) == want\n\n\nclass TestMany:\n    @pytest.fixture(autouse=True)\n    def made(self):\n        self.db = Db(1)\n\n    def test_rows(self):\n        assert self.db.rows == [0]\n\n    def test_add(self):\n        self.db.add(4)\n        assert self.db.rows == [0, 4]\n",
    },
  ),
  honest(
    "tabs, a one-line test and no newline at the end",
    { "ledger.py": SUM },
    {
      "test_tabs.py":
        "import unittest\nfrom ledger import total\nclass T(unittest.TestCase):\n\tdef test_a(self): self.assertEqual(total(1, 2), 3)\n\tdef test_b(self):\n\t\tfor a in range(3):\n\t\t\tself.assertEqual(total(a, 1), a + 1)",
    },
  ),
  honest(
    "carriage returns and a byte order mark",
    { "ledger.py": SUM },
    {
      "test_crlf.py":
        "\ufeffimport unittest\r\nfrom ledger import total\r\n\r\n\r\nclass T(unittest.TestCase):\r\n    def test_a(self):\r\n        self.assertEqual(total('ä', 'ö'),\r\n                         'äö')\r\n        self.assertEqual(total(2, 3), 5)\r\n",
    },
  ),
  honest(
    "async tests without a framework",
    {
      "tick.py":
        "import asyncio\n\n\nasync def ticks(n):\n    for i in range(n):\n        await asyncio.sleep(0)\n        yield i\n",
    },
    {
      "test_tick.py":
        "from tick import ticks\n\n\nasync def test_ticks():\n    assert [i async for i in ticks(3)] == [0, 1, 2]\n",
    },
  ),
  honest(
    "match statements and nested functions as last statements",
    {
      "kind.py":
        "def kind(x):\n    match x:\n        case int():\n            return 'int'\n        case _:\n            return 'other'\n",
    },
    {
      "test_kind.py":
        "from kind import kind\n\n\ndef test_kind():\n    for x in (1, 'a'):\n        match x:\n            case int():\n                assert kind(x) == 'int'\n            case _:\n                assert kind(x) == 'other'\n\n\ndef test_match_last():\n    got = kind(2)\n    match got:\n        case 'int':\n            assert True\n        case other:\n            raise AssertionError(other)\n",
    },
  ),
  honest(
    "a server in a thread",
    {
      "web.py":
        "from http.server import BaseHTTPRequestHandler, HTTPServer\n\n\nclass H(BaseHTTPRequestHandler):\n    def do_GET(self):\n        self.send_response(200)\n        self.end_headers()\n        self.wfile.write(self.path.encode())\n\n    def log_message(self, *a):\n        pass\n\n\ndef serve():\n    return HTTPServer(('127.0.0.1', 0), H)\n",
    },
    {
      "test_web.py":
        "import threading, unittest\nfrom urllib.request import urlopen\nfrom web import serve\n\n\nclass T(unittest.TestCase):\n    def setUp(self):\n        self.server = serve()\n        threading.Thread(target=self.server.serve_forever, daemon=True).start()\n        self.addCleanup(self.server.server_close)\n        self.addCleanup(self.server.shutdown)\n\n    def test_get(self):\n        port = self.server.server_address[1]\n        with urlopen(f'http://127.0.0.1:{port}/a') as got:\n            self.assertEqual(got.read(), b'/a')\n",
    },
  ),
  honest(
    "a package with __main__ run by runpy and subprocess",
    { "tool/__init__.py": "", "tool/__main__.py": "import sys\nprint('tool', *sys.argv[1:])\n" },
    {
      "test_tool.py":
        "import subprocess, sys\n\n\ndef test_main():\n    done = subprocess.run([sys.executable, '-m', 'tool', 'x'], capture_output=True, text=True, check=True)\n    assert done.stdout == 'tool x\\n'\n",
    },
  ),
  honest(
    "randomness with a seed",
    {
      "deal.py":
        "import random\n\n\ndef deal(seed, n):\n    rng = random.Random(seed)\n    cards = list(range(52))\n    rng.shuffle(cards)\n    return cards[:n]\n",
    },
    {
      "test_deal.py":
        "import random\nimport pytest\nfrom deal import deal\n\n\ndef test_same():\n    assert deal(7, 5) == deal(7, 5)\n    assert len(set(deal(1, 52))) == 52\n\n\ndef test_global_untouched():\n    random.seed(3)\n    before = random.getstate()\n    deal(9, 3)\n    assert random.getstate() == before\n",
    },
  ),
  honest(
    "stdout and stdin replaced by the test",
    { "ask.py": "def ask():\n    name = input('name? ')\n    print('hello', name)\n" },
    {
      "test_ask.py":
        "import contextlib, io, sys, unittest\nfrom unittest.mock import patch\nfrom ask import ask\n\n\nclass T(unittest.TestCase):\n    def test_ask(self):\n        out = io.StringIO()\n        with patch('builtins.input', return_value='Ada'), contextlib.redirect_stdout(out):\n            ask()\n        self.assertEqual(out.getvalue(), 'hello Ada\\n')\n\n    def test_stdin(self):\n        old, sys.stdin = sys.stdin, io.StringIO('Bo\\n')\n        self.addCleanup(setattr, sys, 'stdin', old)\n        with contextlib.redirect_stdout(io.StringIO()) as out:\n            ask()\n        self.assertIn('Bo', out.getvalue())\n",
    },
  ),
  honest(
    "a temporary folder and files that are written",
    {
      "rot.py":
        "import os\n\n\ndef rotate(path):\n    for i in (2, 1):\n        if os.path.exists(f'{path}.{i}'):\n            os.replace(f'{path}.{i}', f'{path}.{i + 1}')\n    os.replace(path, f'{path}.1')\n",
    },
    {
      "test_rot.py":
        "import os, tempfile, unittest\nfrom rot import rotate\n\n\nclass T(unittest.TestCase):\n    def test_rotate(self):\n        with tempfile.TemporaryDirectory() as folder:\n            path = os.path.join(folder, 'log')\n            for text in 'abc':\n                with open(path, 'w') as file:\n                    file.write(text)\n                rotate(path)\n            self.assertEqual(sorted(os.listdir(folder)), ['log.1', 'log.2', 'log.3'])\n            with open(path + '.3') as file:\n                self.assertEqual(file.read(), 'a')\n\n    def test_here(self):\n        with open('made.txt', 'w') as file:\n            file.write('x')\n        rotate('made.txt')\n        self.assertTrue(os.path.exists('made.txt.1'))\n",
    },
  ),
  honest(
    "module-level assertions by a script with its own exit",
    { "ledger.py": SUM },
    {
      "run_tests.py":
        "import sys, traceback\nfrom ledger import total\n\nfailed = 0\n\n\ndef case(name, got, want):\n    global failed\n    if got == want:\n        print('ok', name)\n    else:\n        failed += 1\n        print('not ok', name, got, want)\n\n\ncase('small', total(1, 2), 3)\ncase('text', total('a', 'b'), 'ab')\nif failed:\n    sys.exit(1)\nsys.exit(0)\n",
    },
    "python3 run_tests.py",
  ),
  honest(
    "a script that starts pytest on itself",
    { "ledger.py": SUM },
    {
      "test_self.py":
        "import sys\nimport pytest\nfrom ledger import total\n\n\ndef test_total():\n    assert total(1, 2) == 3\n\n\nif __name__ == '__main__':\n    sys.exit(pytest.main(['-q', __file__]))\n",
    },
    "python3 test_self.py",
  ),
  honest(
    "a reference implementation in the test",
    {
      "sorts.py":
        "def merge(xs):\n    if len(xs) < 2:\n        return xs\n    m = len(xs) // 2\n    a, b, out = merge(xs[:m]), merge(xs[m:]), []\n    while a and b:\n        out.append((a if a[0] <= b[0] else b).pop(0))\n    return out + a + b\n",
    },
    {
      "test_sorts.py":
        "import random\nfrom sorts import merge\n\n\ndef test_like_sorted():\n    rng = random.Random(1)\n    for _ in range(200):\n        xs = [rng.randrange(50) for _ in range(rng.randrange(20))]\n        assert merge(list(xs)) == sorted(xs)\n",
    },
  ),
  honest(
    "docstrings as the check",
    { "m.py": "" },
    {
      "check_m.py":
        "def square(x):\n    '''\n    >>> square(3)\n    9\n    >>> square('a')\n    Traceback (most recent call last):\n    TypeError: can't multiply sequence by non-int of type 'str'\n    '''\n    return x * x\n",
    },
    "python3 -m doctest check_m.py",
  ),
];
