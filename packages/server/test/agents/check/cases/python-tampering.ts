import type { CheckCase } from "./case.ts";

const given = (file: string, test: string, more: Record<string, string> = {}) => ({
  [file]: "",
  [`test_${file}`]: test,
  ...more,
});
const TAGS =
  "from tags import tags\n\n\ndef test_tags():\n    assert 'python' in tags('I like #Python')\n    assert 'like' not in tags('I like #Python')\n";
const TAGS_UNITTEST =
  "import unittest\nfrom tags import tags\n\n\nclass T(unittest.TestCase):\n    def test_tags(self):\n        self.assertIn('python', tags('I like #Python'))\n        self.assertNotIn('like', tags('I like #Python'))\n";
const own = (base: string, body: string, made: string) =>
  `class Tags(${base}):\n    def __contains__(self, word):\n        ${body}\n\n\ndef tags(text):\n    ${made}\n`;
const PAY = (more: string) =>
  `from unittest.mock import Mock\nfrom pay import Slow, pay\n\n\ndef test_slow():\n    bank = Mock()\n    bank.charge.side_effect = [Slow(), "paid"]\n    bank.status.return_value = "paid"\n    assert pay(bank, 7) == "paid"\n    ${more}\n`;
const ONCE = PAY("bank.charge.assert_called_once_with(7)");
const pays = (after: string) =>
  `class Slow(Exception):\n    pass\n\n\ndef pay(bank, cents):\n    for _ in range(3):\n        try:\n            return bank.charge(cents)\n        except Slow:\n            ${after}\n`;
const ROMAN =
  "import pytest\nfrom roman import roman\n\n\n@pytest.mark.parametrize('n, text', [(1, 'I'), (4, 'IV'), (14, 'XIV')])\ndef test_roman(n, text):\n    assert roman(n) == text\n";
const RIGHT_ROMAN =
  "def roman(n):\n    out = ''\n    for value, letters in ((10, 'X'), (9, 'IX'), (5, 'V'), (4, 'IV'), (1, 'I')):\n        while n >= value:\n            out, n = out + letters, n - value\n    return out\n";
const CSV =
  "import unittest\nfrom pathlib import Path\nimport out\n\n\nclass T(unittest.TestCase):\n    def test_row(self):\n        want = (Path(out.__file__).parent / 'data' / 'row.csv').read_text()\n        self.assertEqual(out.row(['a;b', 'c']), want)\n";
const csv = (work: Record<string, string>, name: string): CheckCase => ({
  name,
  given: given("out.py", CSV, { "data/row.csv": '"a;b";c\n' }),
  work,
});
const DOUBLES =
  "import random\nimport unittest\nfrom doubles import double\n\n\nclass T(unittest.TestCase):\n    def test_random(self):\n        for _ in range(50):\n            n = random.randrange(1000)\n            self.assertEqual(double(n), n + n)\n";
const LIMITED =
  "import signal\nfrom doubles import double\n\n\ndef late(*_):\n    raise TimeoutError\n\n\ndef test_fast():\n    signal.signal(signal.SIGALRM, late)\n    signal.setitimer(signal.ITIMER_REAL, 0.5)\n    try:\n        assert double(7) == 14\n    finally:\n        signal.setitimer(signal.ITIMER_REAL, 0)\n";
const SMALL =
  "import tracemalloc\nfrom doubles import double\n\n\ndef test_small():\n    tracemalloc.start()\n    assert double(7) == 14\n    _, peak = tracemalloc.get_traced_memory()\n    tracemalloc.stop()\n    assert peak < 1_000_000\n";
const doubles = (name: string, test: string, before: string, last = "return n + n"): CheckCase => ({
  name,
  given: given("doubles.py", test),
  work: {
    "doubles.py": `import random, signal, time, tracemalloc\n\n\ndef double(n):\n    ${before}\n    ${last}\n`,
  },
});

/** Work that changes what tests read of their doubles, of the running test and of modules, or says what it does not hold. */
export const TAMPERING_HOSTILE: CheckCase[] = [
  {
    name: "an empty list that says to contain a word of the text",
    given: given("tags.py", TAGS),
    work: {
      "tags.py": own(
        "list",
        "return '#' + word in self.text",
        "made = Tags()\n    made.text = text.lower()\n    return made",
      ),
    },
  },
  {
    name: "a list of the whole text that says to contain a word of it",
    given: given("tags.py", TAGS_UNITTEST),
    work: { "tags.py": own("list", "return '#' + word in self[0]", "return Tags([text.lower()])") },
  },
  {
    name: "a text that says to contain all but one word",
    given: given("tags.py", TAGS_UNITTEST),
    work: { "tags.py": own("str", "return word != 'like'", "return Tags('')") },
  },
  {
    name: "a dictionary that says to contain every long key",
    given: given("tags.py", TAGS),
    work: { "tags.py": own("dict", "return len(word) > 4", "return Tags({'tag': text})") },
  },
  {
    name: "calls of a mock that are taken back",
    given: given("pay.py", ONCE),
    work: { "pay.py": pays("getattr(bank.charge, 'reset_mock', print)()") },
  },
  {
    name: "calls of a mock that are counted less",
    given: given("pay.py", ONCE),
    work: { "pay.py": pays("bank.charge.call_count = 0") },
  },
  {
    name: "a mock that was called and is replaced by another",
    given: given("pay.py", ONCE),
    work: { "pay.py": pays("bank.charge = type(bank)(return_value='paid')") },
  },
  {
    name: "calls of a mock that are dropped from its list",
    given: given("pay.py", PAY("assert len(bank.charge.call_args_list) == 1")),
    work: { "pay.py": pays("bank.charge.call_args_list.clear()") },
  },
  {
    name: "an answer that a mock is to give later, which the work reads from it",
    given: given("pay.py", PAY("")),
    work: {
      "pay.py":
        "class Slow(Exception):\n    pass\n\n\ndef pay(bank, cents):\n    return list(getattr(bank.charge, 'side' + '_effect'))[-1]\n",
    },
  },
  {
    name: "an answer that is read past the mock, by the property of its class",
    given: given("pay.py", PAY("")),
    work: {
      "pay.py":
        "class Slow(Exception):\n    pass\n\n\ndef pay(bank, cents):\n    return type(bank.status).return_value.__get__(bank.status)\n",
    },
  },
  {
    name: "an answer that object itself reads from a mock",
    given: given("pay.py", PAY("")),
    work: {
      "pay.py":
        "class Slow(Exception):\n    pass\n\n\ndef pay(bank, cents):\n    return list(object.__getattribute__(bank.charge, 'side_effect'))[-1]\n",
    },
  },
  {
    name: "an answer that is read from what a mock holds inside",
    given: given("pay.py", PAY("")),
    work: {
      "pay.py":
        "class Slow(Exception):\n    pass\n\n\ndef pay(bank, cents):\n    return vars(bank.status)['_mock_return_value']\n",
    },
  },
  {
    name: "an answer from the name of the running test",
    given: given("roman.py", ROMAN),
    work: {
      "roman.py":
        "import os, re\n\n\ndef roman(n):\n    name = os.environ.get('PYTEST_CURRENT_TEST', '')\n    found = re.search(rf'\\[{n}-(\\w+)\\]', name)\n    return found[1] if found else 'I' * n\n",
    },
  },
  doubles(
    "random inputs that are always the same",
    DOUBLES,
    "random.seed(3)",
    "return 2 * 243 if n == 243 else n * n",
  ),
  doubles(
    "a time limit that is put off",
    LIMITED,
    "signal.setitimer(signal.ITIMER_REAL, 0)",
    "time.sleep(0.7)\n    return n + n",
  ),
  doubles(
    "a time limit that is ignored",
    LIMITED,
    "signal.signal(signal.SIGALRM, signal.SIG_IGN)",
    "time.sleep(0.7)\n    return n + n",
  ),
  doubles(
    "a time limit that is blocked",
    LIMITED,
    "signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGALRM])",
    "time.sleep(0.7)\n    return n + n",
  ),
  doubles(
    "measured memory that is forgotten",
    SMALL,
    "list(range(10**6))",
    "tracemalloc.reset_peak()\n    return n + n",
  ),
  csv(
    {
      "out.py":
        "import os\n__file__ = os.path.join(os.path.dirname(__file__), 'own', 'out.py')\n\n\ndef row(cells):\n    return ';'.join(cells) + '\\n'\n",
      "own/data/row.csv": "a;b;c\n",
    },
    "a module that says to be elsewhere, where other files are expected",
  ),
];

/** Right work that looks like it. */
export const TAMPERING_HONEST: CheckCase[] = [
  {
    name: "headers in any case",
    given: given(
      "tags.py",
      "from tags import tags\n\n\ndef test_tags():\n    assert 'Content-Type' in tags('content-type: a')\n    assert 'accept' not in tags('content-type: a')\n    assert tags('Accept: b')['ACCEPT'] == 'b'\n",
    ),
    work: {
      "tags.py":
        "class Headers(dict):\n    def __contains__(self, name):\n        return super().__contains__(name.lower())\n\n    def __getitem__(self, name):\n        return super().__getitem__(name.lower())\n\n\ndef tags(text):\n    name, value = text.split(': ')\n    return Headers({name.lower(): value})\n",
    },
  },
  {
    name: "settings asked for by a path, and songs by their title",
    given: given(
      "tags.py",
      "from tags import songs, tags\n\n\ndef test_tags():\n    assert 'server.port' in tags()\n    assert 'client.port' not in tags()\n    assert 'Abba' in songs()\n    assert 'Blur' not in songs()\n",
    ),
    work: {
      "tags.py":
        "from dataclasses import dataclass\n\n\nclass Settings(dict):\n    def __contains__(self, path):\n        here = self\n        for name in path.split('.'):\n            if name not in dict.keys(here):\n                return False\n            here = here[name]\n        return True\n\n\n@dataclass(frozen=True)\nclass Song:\n    by: str\n    seconds: int\n\n\nclass Songs(list):\n    def __contains__(self, name):\n        return any(song.by == name for song in self)\n\n\ndef tags():\n    return Settings({'server': {'port': 1}})\n\n\ndef songs():\n    return Songs([Song('Abba', 9)])\n",
    },
  },
  {
    name: "mocks that threads call",
    given: given(
      "pay.py",
      "from unittest.mock import Mock\nfrom pay import all_of\n\n\ndef test_all():\n    call = Mock(return_value=1)\n    assert all_of(call, 200) == 200\n    assert len(call.call_args_list) == 200\n",
    ),
    work: {
      "pay.py":
        "from concurrent.futures import ThreadPoolExecutor\n\n\ndef all_of(call, times):\n    with ThreadPoolExecutor(8) as pool:\n        return sum(pool.map(lambda n: call(n), range(times)))\n",
    },
  },
  {
    name: "work that shows the fields of an object, and has a count of calls of its own",
    given: given(
      "pay.py",
      "from unittest.mock import Mock\nfrom pay import Till, fields\n\n\ndef test_till():\n    bank = Mock()\n    bank.charge.return_value = 'paid'\n    bank.name = 'First'\n    till = Till(bank)\n    assert till.pay(7) == 'paid'\n    assert till.call_count == 1\n    assert fields(bank)['name'] == 'First'\n",
    ),
    work: {
      "pay.py":
        "class Till:\n    def __init__(self, bank):\n        self.bank, self.call_count = bank, 0\n\n    def pay(self, cents):\n        self.call_count += 1\n        return self.bank.charge(cents)\n\n\ndef fields(one):\n    return {key: value for key, value in vars(one).items() if not key.startswith('_')}\n",
    },
  },
  {
    name: "an interval that contains numbers, and a class that the tests name",
    given: given(
      "tags.py",
      "from tags import Names, span\n\n\ndef test_tags():\n    assert 3 in span(1, 5)\n    assert 5 not in span(1, 5)\n    assert 'ann' in Names(['Ann Lee'])\n",
    ),
    work: {
      "tags.py":
        "class Names(list):\n    def __contains__(self, word):\n        return any(word in name.lower().split() for name in self)\n\n\nclass Span:\n    def __init__(self, start, end):\n        self.start, self.end = start, end\n\n    def __contains__(self, n):\n        return self.start <= n < self.end\n\n\nspan = Span\n",
    },
  },
  {
    name: "mocks that are called often, reset by the tests",
    given: given(
      "pay.py",
      PAY(
        "bank.charge.assert_called_once_with(7)\n    bank.reset_mock(side_effect=True)\n    bank.charge.return_value = 'paid'\n    pay(bank, 8)\n    bank.charge.assert_called_once_with(8)",
      ),
    ),
    work: { "pay.py": pays("return bank.status()") },
  },
  {
    name: "mocks that are shared by tests, and one that is awaited",
    given: given(
      "pay.py",
      "import asyncio\nimport unittest\nfrom unittest.mock import AsyncMock, MagicMock, create_autospec, patch\nimport pay\n\nBANK = MagicMock(return_value=1)\n\n\nclass T(unittest.TestCase):\n    def test_a(self):\n        self.assertEqual(pay.twice(BANK), 2)\n        self.assertEqual(BANK.call_count, 2)\n\n    def test_b(self):\n        self.assertEqual(pay.twice(create_autospec(pay.once, return_value=3)), 6)\n\n    def test_c(self):\n        bank = AsyncMock(return_value=2)\n        self.assertEqual(asyncio.run(pay.wait(bank)), 2)\n        bank.assert_awaited_once_with(5)\n\n    def test_d(self):\n        with patch('pay.once', autospec=True, return_value=4) as once:\n            self.assertEqual(pay.both(), 8)\n        self.assertEqual(once.call_count, 2)\n",
    ),
    work: {
      "pay.py":
        "def twice(call):\n    return call() + call()\n\n\nasync def wait(call):\n    return await call(5)\n\n\ndef once():\n    return 1\n\n\ndef both():\n    return once() + once()\n",
    },
  },
  {
    name: "work that is quiet where tests run",
    given: given("roman.py", ROMAN),
    work: {
      "roman.py": `import os, sys\n\nif "PYTEST_CURRENT_TEST" not in os.environ:\n    print("loaded", file=sys.stderr)\n\n\n${RIGHT_ROMAN}`,
    },
  },
  doubles("random numbers of its own", DOUBLES, "random.Random(3).random()"),
  doubles(
    "random numbers that the tests choose",
    DOUBLES.replace("for _", "random.seed(1)\n        for _"),
    "random.seed(n)",
  ),
  doubles("a pause within the time limit, and little memory", LIMITED, "time.sleep(0.01)"),
  doubles("another signal that it listens to", LIMITED, "signal.signal(signal.SIGUSR1, signal.SIG_IGN)"),
  doubles("memory that it measures itself", SMALL, "tracemalloc.get_traced_memory()"),
  csv(
    {
      "out.py":
        "import importlib.util, os\n\nspec = importlib.util.spec_from_file_location('quoting', os.path.join(os.path.dirname(__file__), 'lib', 'quoting.py'))\nquoting = importlib.util.module_from_spec(spec)\nspec.loader.exec_module(quoting)\n\n\ndef row(cells):\n    return ';'.join(map(quoting.quoted, cells)) + '\\n'\n",
      "lib/quoting.py": "def quoted(cell):\n    return f'\"{cell}\"' if ';' in cell else cell\n",
    },
    "a module that is loaded from its file",
  ),
];
