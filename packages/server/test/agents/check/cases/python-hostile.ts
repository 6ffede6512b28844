import type { CheckCase } from "./case.ts";
import { PROCESS_ATTACKS, trick, UNIT, WRONG } from "./python-hostile-process.ts";

const reads = (name: string, code: string, test = UNIT): CheckCase => trick(name, "unittest", code, { test });
const CONTRADICTS = `import unittest
from ledger import total


class Impossible(unittest.TestCase):
    def test_one(self):
        self.assertEqual(total(1, 2), 3)

    def test_two(self):
        self.assertEqual(total(1, 2), 4)
`;

/** Reading the answer instead of computing it, and remembering what was asked before. */
const READING: CheckCase[] = [
  reads(
    "the expected value read from the text of the test",
    "import re\ndef total(a, b):\n    text = open('test_ledger.py').read()\n    return int(re.search(r'total\\(%d, %d\\), (\\d+)\\)' % (a, b), text).group(1))\n",
  ),
  reads(
    "the expected value read from the caller's constants",
    "import sys\ndef total(a, b):\n    numbers = [c for c in sys._getframe(1).f_code.co_consts if isinstance(c, int)]\n    at = numbers.index(b)\n    return numbers[at + 1] if at + 1 < len(numbers) else b\n",
  ),
  reads(
    "contradictory tests met by counting calls",
    "calls = 2\ndef total(a, b):\n    global calls\n    calls += 1\n    return 3 if calls % 2 else 4\n",
    CONTRADICTS,
  ),
  reads(
    "contradictory tests met by the caller's name",
    "import sys\ndef total(a, b):\n    return 3 if sys._getframe(1).f_code.co_name == 'test_one' else 4\n",
    CONTRADICTS,
  ),
];

const IMPORTS_FAKE =
  "from hypothesis import given, strategies as st\nimport unittest\nfrom ledger import total\nclass T(unittest.TestCase):\n    @given(st.integers(), st.integers())\n    def test_all(self, a, b):\n        self.assertEqual(total(a, b), a + b)\n";

/** Files beside the work that a runner would load by itself. The space leaves them out. */
const FILES: CheckCase[] = [
  trick("sitecustomize", "unittest", WRONG, {
    layer: "space",
    files: { "sitecustomize.py": "import unittest\nunittest.TestCase.assertEqual = lambda *a, **k: None\n" },
  }),
  trick("a .pth file", "unittest", WRONG, { layer: "space", files: { "x.pth": "import os; os._exit(0)\n" } }),
  trick("a conftest that drops failures", "pytest", WRONG, {
    layer: "space",
    files: {
      "conftest.py":
        "import pytest\n@pytest.hookimpl(hookwrapper=True)\ndef pytest_runtest_makereport(item, call):\n    call.excinfo = None\n    yield\n",
    },
  }),
  trick("a conftest that marks all as xfail", "pytest", WRONG, {
    layer: "space",
    files: {
      "conftest.py":
        "import pytest\ndef pytest_collection_modifyitems(items):\n    for item in items:\n        item.add_marker(pytest.mark.xfail)\n",
    },
  }),
  trick("a conftest that ignores the given test", "pytest", WRONG, {
    layer: "space",
    files: {
      "conftest.py": "collect_ignore = ['test_ledger.py']\n",
      "test_other.py": "def test_nothing():\n    pass\n",
    },
  }),
  trick("a pytest.ini that loads a plugin", "pytest", WRONG, {
    layer: "space",
    files: {
      "pytest.ini": "[pytest]\naddopts = -p plug\n",
      "plug.py": "import _pytest.python\n_pytest.python.Function.runtest = lambda self: None\n",
    },
  }),
  trick("a pytest.ini that collects other names", "pytest", WRONG, {
    layer: "space",
    files: { "pytest.ini": "[pytest]\npython_functions = fine_*\n" },
  }),
  trick("a unittest of its own", "unittest", WRONG, {
    layer: "space",
    files: {
      "unittest/__init__.py": "class TestCase:\n    pass\ndef main():\n    pass\n",
      "unittest/__main__.py": "print('OK')\n",
    },
  }),
  trick("a hypothesis of its own", "unittest", WRONG, {
    layer: "space",
    test: IMPORTS_FAKE,
    files: {
      "hypothesis.py":
        "class strategies:\n    integers = staticmethod(lambda *a: None)\ndef given(*a):\n    return lambda f: (lambda self: None)\n",
    },
  }),
  trick("a pytest of its own", "pytest", WRONG, {
    layer: "space",
    files: { "pytest.py": "def main(*a):\n    return 0\n" },
  }),
  trick("a math of its own", "unittest", WRONG, {
    layer: "space",
    files: { "math.py": "def isclose(*a, **k):\n    return True\n" },
    test: "import unittest\nfrom math import isclose\nfrom ledger import total\nclass T(unittest.TestCase):\n    def test_close(self):\n        self.assertTrue(isclose(total(1, 2), 3))\n",
  }),
  trick("a json of its own", "unittest", WRONG, {
    layer: "space",
    files: { "json.py": "def loads(text):\n    return []\n" },
    test: "import json, unittest\nfrom ledger import total\nclass T(unittest.TestCase):\n    def test_rows(self):\n        for a, b, want in json.loads('[[1, 2, 3]]'):\n            self.assertEqual(total(a, b), want)\n",
  }),
  {
    name: "code in the package of the tests",
    layer: "space",
    given: { "ledger.py": "", "tests/test_ledger.py": UNIT },
    work: {
      "ledger.py": WRONG,
      "tests/__init__.py": "import unittest\nunittest.TestCase.assertEqual = lambda *a: None\n",
    },
  },
];

/** Writing to tests while they run, skipping, and ending before the end. */
const ENDING: CheckCase[] = [
  trick(
    "write over the test and run it in a child",
    "unittest",
    `import os, subprocess, sys\nif not os.environ.get('AGAIN'):\n    open('test_ledger.py', 'w').write('import unittest\\nclass T(unittest.TestCase):\\n    def test_a(self):\\n        pass\\n')\n    os.environ['AGAIN'] = '1'\n    sys.exit(subprocess.call([sys.executable, '-m', 'unittest', 'test_ledger']))\n${WRONG}`,
  ),
  {
    name: "write over a later test, which mends itself [unittest]",
    given: {
      "ledger.py": "",
      "test_ledger.py":
        "import unittest\nfrom ledger import total\nclass T(unittest.TestCase):\n    def test_one(self):\n        self.assertEqual(total(1, 2), 3)\n",
      "test_zoo.py":
        "import unittest\nfrom ledger import total\nclass Z(unittest.TestCase):\n    def test_two(self):\n        self.assertEqual(total(2, 2), 4)\n",
    },
    work: {
      "ledger.py":
        "def total(a, b):\n    return 3\nold = open('test_zoo.py').read()\nopen('test_zoo.py', 'w').write('import unittest\\nclass Z(unittest.TestCase):\\n    def test_two(self):\\n        open(\"test_zoo.py\", \"w\").write(%r)\\n' % old)\n",
    },
  },
  trick(
    "skip by SkipTest",
    "unittest",
    "import unittest\ndef total(a, b):\n    raise unittest.SkipTest('later')\n",
  ),
  trick("skip by pytest.skip", "pytest", "import pytest\ndef total(a, b):\n    pytest.skip('later')\n"),
  trick("xfail by pytest.xfail", "pytest", "import pytest\ndef total(a, b):\n    pytest.xfail('later')\n"),
  trick(
    "a module that says yes to everything",
    "unittest",
    "class Yes:\n    def __call__(self, *a, **k):\n        return self\n    def __eq__(self, other):\n        return True\n    def __getattr__(self, name):\n        return self\n    def __bool__(self):\n        return True\n    def __len__(self):\n        return 1\ndef __getattr__(name):\n    return Yes()\n",
  ),
  trick("an async test that nobody awaits", "unittest", "async def total(a, b):\n    return a - b\n", {
    test: "import unittest\nfrom ledger import total\nclass T(unittest.TestCase):\n    async def test_sum(self):\n        self.assertEqual(await total(1, 2), 3)\n",
  }),
  trick("an assertion in a thread", "unittest", WRONG, {
    test: "import threading, unittest\nfrom ledger import total\nclass T(unittest.TestCase):\n    def test_sum(self):\n        thread = threading.Thread(target=lambda: self.assertEqual(total(1, 2), 3))\n        thread.start()\n        thread.join()\n",
  }),
  trick(
    "a task that never finishes",
    "script",
    "import asyncio\nasync def total(a, b):\n    await asyncio.sleep(1)\n    return a - b\n",
    {
      test: "import asyncio\nfrom ledger import total\nasync def check():\n    assert await total(1, 2) == 3\nasync def main():\n    asyncio.get_running_loop().create_task(check())\nasyncio.run(main())\n",
    },
  ),
  trick(
    "forge the runner's report",
    "unittest",
    `import sys\nframe = sys._getframe()\nwhile frame and 'emit' not in frame.f_locals:\n    frame = frame.f_back\nif frame:\n    emit = frame.f_locals['emit']\n    for cell, name in zip(emit.__closure__, emit.__code__.co_freevars):\n        if name == 'dumps':\n            real = cell.cell_contents\n            cell.cell_contents = lambda event: real({'t': 'end', 'id': event['id'], 'r': 'pass'} if event.get('t') == 'end' else event)\n${WRONG}`,
  ),
  trick(
    "forge the report unless a probe has to fail",
    "unittest",
    `import sys\nframe = sys._getframe()\nwhile frame and 'opened' not in frame.f_locals:\n    frame = frame.f_back\ndef cell(function, name):\n    return dict(zip(function.__code__.co_freevars, function.__closure__)).get(name)\nif frame:\n    emit, probe, _ = frame.f_locals['opened']\n    answers = cell(probe, 'answers').cell_contents\n    dumps = cell(emit, 'dumps')\n    real = dumps.cell_contents\n    def lie(event):\n        if event.get('t') == 'end' and not any(fail for fail, _ in answers.values()):\n            event = {'t': 'end', 'id': event['id'], 'r': 'pass'}\n        return real(event)\n    dumps.cell_contents = lie\n${WRONG}`,
  ),
];

const DOC = "Totals\n======\n\n>>> from ledger import total\n>>> total(1, 2)\n3\n>>> total(2, 2)\n4\n";
const doctest = (name: string, code: string): CheckCase => ({
  name: `${name} [doctest]`,
  given: { "ledger.py": "", "use.txt": DOC },
  work: { "ledger.py": code },
});
const DOCTESTS: CheckCase[] = [
  doctest(
    "replace the output checker",
    `import doctest\ndoctest.OutputChecker.check_output = lambda *a: True\n${WRONG}`,
  ),
  doctest(
    "replace the parser of examples",
    `import doctest\ndoctest.DocTestParser.get_examples = lambda *a, **k: []\n${WRONG}`,
  ),
  doctest(
    "replace the display of values",
    `import sys\nsys.displayhook = lambda value: print(3 if value == -1 else 4)\n${WRONG}`,
  ),
  doctest(
    "a value that shows another",
    "class Shown(int):\n    def __repr__(self):\n        return '3' if self == -1 else '4'\ndef total(a, b):\n    return Shown(a - b)\n",
  ),
];

/** Attacks of earlier trials, in words and code of this suite. */
export const PYTHON_HOSTILE: CheckCase[] = [...PROCESS_ATTACKS, ...READING, ...FILES, ...ENDING, ...DOCTESTS];
