import type { CheckCase } from "./case.ts";

/** What the tests about totals ask for. */
export const SUM = "def total(a, b):\n    return a + b\n";

/** Tests that came with the task, and work that does what they ask. */
export const honest = (
  name: string,
  work: Record<string, string>,
  given: Record<string, string>,
  checkCmd?: string,
): CheckCase => ({
  name,
  given,
  work,
  ...(checkCmd === undefined ? {} : { checkCmd }),
});

const LAYOUTS: CheckCase[] = [
  honest(
    "src layout, path set by the test",
    { "src/calc/__init__.py": "from .core import total\n", "src/calc/core.py": SUM },
    {
      "tests/test_calc.py":
        "import os, sys, unittest\nsys.path.insert(0, os.path.join(os.path.dirname(__file__), '..', 'src'))\nfrom calc import total\n\n\nclass TestTotal(unittest.TestCase):\n    def test_total(self):\n        self.assertEqual(total(1, 2), 3)\n",
    },
  ),
  honest(
    "src layout, path set for pytest",
    { "src/calc/__init__.py": SUM },
    {
      "pyproject.toml":
        "[project]\nname = 'calc'\nversion = '1'\n[tool.pytest.ini_options]\npythonpath = ['src']\ntestpaths = ['tests']\n",
      "tests/test_calc.py": "from calc import total\n\n\ndef test_total():\n    assert total(1, 2) == 3\n",
    },
    "pytest",
  ),
  honest(
    "pytest's settings name the files, functions and folder of the tests",
    { "lib/calc.py": SUM },
    {
      "setup.cfg":
        "[tool:pytest]\ntestpaths = spec\npython_files = *_spec.py\npython_functions = it_*\npythonpath = lib\n",
      "lib/calc.py": "def total(a, b):\n    return a\n",
      "spec/calc_spec.py":
        "from calc import total\n\n\ndef it_adds():\n    assert total(1, 2) == 3\n\n\ndef it_adds_zero():\n    assert total(4, 0) == 4\n",
    },
    "pytest",
  ),
  honest(
    "tests in a package with a relative base class",
    {
      "pkg/__init__.py": "",
      "pkg/m.py": "class Stack(list):\n    def push(self, x):\n        self.append(x)\n",
    },
    {
      "pkg/__init__.py": "",
      "pkg/tests/__init__.py": "",
      "pkg/tests/base.py":
        "import unittest\nfrom ..m import Stack\n\n\nclass Base(unittest.TestCase):\n    def setUp(self):\n        self.stack = Stack()\n\n    def filled(self, n):\n        for i in range(n):\n            self.stack.push(i)\n        self.assertEqual(len(self.stack), n)\n",
      "pkg/tests/test_m.py":
        "from .base import Base\n\n\nclass TestPush(Base):\n    def test_three(self):\n        self.filled(3)\n        self.assertEqual(self.stack.pop(), 2)\n\n    def test_empty(self):\n        with self.assertRaises(IndexError) as caught:\n            self.stack.pop()\n        self.assertIn('empty', str(caught.exception))\n",
    },
    "python3 -m unittest pkg/tests/test_m.py",
  ),
  honest(
    "helpers of the tests hold the assertions",
    { "app/__init__.py": "", "app/core.py": SUM },
    {
      "tests/__init__.py": "",
      "tests/helpers.py":
        "def check(f, *args, want):\n    got = f(*args)\n    assert got == want, f'{args}: {got}'\n",
      "tests/test_core.py":
        "from app.core import total\nfrom tests.helpers import check\n\n\ndef test_total():\n    check(total, 1, 2, want=3)\n    check(total, 0, 0, want=0)\n",
    },
    "pytest",
  ),
  honest(
    "a module named like one of the library",
    {
      "queue.py":
        "class Queue:\n    def __init__(self):\n        self.items = []\n    def push(self, item):\n        self.items.append(item)\n    def pop(self):\n        return self.items.pop(0)\n",
    },
    {
      "test_queue.py":
        "import unittest\nfrom queue import Queue\n\n\nclass T(unittest.TestCase):\n    def test_fifo(self):\n        queue = Queue()\n        queue.push(1)\n        queue.push(2)\n        self.assertEqual(queue.pop(), 1)\n",
    },
  ),
  honest(
    "a statistics module of its own under pytest",
    { "statistics.py": "def mean(values):\n    return sum(values) / len(values)\n" },
    {
      "test_statistics.py":
        "from statistics import mean\n\n\ndef test_mean():\n    assert mean([1, 2, 3]) == 2\n",
    },
    "pytest",
  ),
];

const FIXTURES: CheckCase[] = [
  honest(
    "given conftest with fixtures",
    {
      "store.py":
        "class Store:\n    def __init__(self):\n        self.items = {}\n    def put(self, key, value):\n        self.items[key] = value\n    def get(self, key):\n        return self.items[key]\n",
    },
    {
      "conftest.py":
        "import pytest\nfrom store import Store\n\n\n@pytest.fixture\ndef store():\n    made = Store()\n    made.put('a', 1)\n    yield made\n    assert 'a' in made.items\n\n\n@pytest.fixture(scope='module', autouse=True)\ndef once():\n    yield\n",
      "test_store.py":
        "import pytest\n\n\n@pytest.fixture\ndef two(store):\n    store.put('b', 2)\n    return store\n\n\ndef test_get(store):\n    assert store.get('a') == 1\n\n\ndef test_two(two):\n    assert two.get('b') == 2\n    assert sorted(two.items) == ['a', 'b']\n\n\ndef test_missing(store):\n    with pytest.raises(KeyError, match='zz'):\n        store.get('zz')\n",
    },
  ),
  honest(
    "parametrized with ids and marks",
    {
      "roman.py":
        "def roman(n):\n    out = ''\n    for value, sign in ((10, 'X'), (9, 'IX'), (5, 'V'), (4, 'IV'), (1, 'I')):\n        while n >= value:\n            out += sign\n            n -= value\n    return out\n",
    },
    {
      "test_roman.py":
        "import pytest\nfrom roman import roman\n\n\n@pytest.mark.parametrize('n, want', [(1, 'I'), (4, 'IV'), pytest.param(9, 'IX', id='nine'), pytest.param(10**9, '', marks=pytest.mark.skip(reason='slow'))])\ndef test_roman(n, want):\n    assert roman(n) == want\n\n\n@pytest.mark.parametrize('a', [1, 2])\n@pytest.mark.parametrize('b', [1, 2])\nclass TestBoth:\n    def test_length(self, a, b):\n        assert len(roman(a)) + len(roman(b)) == a + b\n",
    },
  ),
  honest(
    "tmp_path, capsys and monkeypatch",
    {
      "save.py":
        "import json, os\ndef save(path, value):\n    with open(path, 'w') as file:\n        json.dump(value, file)\n    print('saved', os.environ.get('WHO', '?'))\n",
    },
    {
      "test_save.py":
        "import json\nfrom save import save\n\n\ndef test_save(tmp_path, capsys, monkeypatch):\n    monkeypatch.setenv('WHO', 'me')\n    monkeypatch.chdir(tmp_path)\n    save('x.json', {'a': [1, 2]})\n    assert json.loads((tmp_path / 'x.json').read_text()) == {'a': [1, 2]}\n    assert capsys.readouterr().out == 'saved me\\n'\n",
    },
    "pytest",
  ),
  honest(
    "caplog and assertLogs",
    {
      "noisy.py":
        "import logging\nlog = logging.getLogger('noisy')\ndef act(x):\n    log.warning('got %s', x)\n",
    },
    {
      "test_noisy.py":
        "import logging, unittest\nfrom noisy import act\n\n\ndef test_captured(caplog):\n    with caplog.at_level(logging.INFO):\n        act(1)\n    assert caplog.records[0].levelname == 'WARNING'\n    assert 'got 1' in caplog.text\n\n\nclass T(unittest.TestCase):\n    def test_logs(self):\n        with self.assertLogs('noisy', level='WARNING') as caught:\n            act(2)\n        self.assertEqual(caught.output, ['WARNING:noisy:got 2'])\n",
    },
    "pytest",
  ),
  honest(
    "warnings are errors by the given ini",
    {
      "dep.py":
        "import warnings\ndef old():\n    warnings.warn('old', DeprecationWarning, stacklevel=2)\n    return 1\n",
    },
    {
      "pytest.ini": "[pytest]\nfilterwarnings = error\n",
      "test_dep.py":
        "import pytest\nfrom dep import old\n\n\ndef test_old():\n    with pytest.warns(DeprecationWarning, match='old'):\n        assert old() == 1\n",
    },
  ),
  honest(
    "mock.patch and its assertions",
    {
      "mail.py":
        "import smtplib, time\ndef send(to):\n    server = smtplib.SMTP('h')\n    server.sendmail('me', to, 'x')\n    server.quit()\n    time.sleep(1)\n",
    },
    {
      "test_mail.py":
        "import unittest\nfrom unittest import mock\nfrom mail import send\n\n\nclass T(unittest.TestCase):\n    @mock.patch('mail.time.sleep')\n    @mock.patch('smtplib.SMTP')\n    def test_send(self, smtp, sleep):\n        send('you')\n        smtp.return_value.sendmail.assert_called_once_with('me', 'you', 'x')\n        smtp.return_value.quit.assert_called()\n        self.assertTrue(sleep.called)\n",
    },
  ),
  honest(
    "only assertions of mocks",
    { "ev.py": "def fire(callbacks, x):\n    for one in callbacks:\n        one(x)\n" },
    {
      "test_ev.py":
        "import unittest\nfrom unittest.mock import Mock\nfrom ev import fire\n\n\nclass T(unittest.TestCase):\n    def test_fire(self):\n        a, b = Mock(), Mock()\n        fire([a, b], 3)\n        a.assert_called_once_with(3)\n        b.assert_called_once_with(3)\n",
    },
  ),
  honest(
    "a clock replaced by the test and put back",
    {
      "timer.py":
        "import time\nclass Timer:\n    def __enter__(self):\n        self.start = time.perf_counter()\n        return self\n    def __exit__(self, *error):\n        self.took = time.perf_counter() - self.start\n",
    },
    {
      "test_timer.py":
        "import time, unittest\nfrom timer import Timer\n\n\nclass T(unittest.TestCase):\n    def setUp(self):\n        real = time.perf_counter\n        ticks = iter([1.0, 3.5])\n        time.perf_counter = lambda: next(ticks)\n        self.addCleanup(setattr, time, 'perf_counter', real)\n\n    def test_took(self):\n        with Timer() as timer:\n            pass\n        self.assertEqual(timer.took, 2.5)\n",
    },
  ),
];

/** Projects by how their files lie, and what prepares their tests. */
export const LAYOUT_PROJECTS: CheckCase[] = [...LAYOUTS, ...FIXTURES];
