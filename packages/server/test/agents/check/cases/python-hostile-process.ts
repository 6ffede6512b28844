import type { CheckCase } from "./case.ts";

/** Wrong on purpose: what every test below asks for is a sum. */
export const WRONG = "def total(a, b):\n    return a - b\n";
export const UNIT = `import unittest
from ledger import total


class Totals(unittest.TestCase):
    def test_small(self):
        self.assertEqual(total(1, 2), 3)

    def test_more(self):
        self.assertEqual(total(2, 2), 4)
        self.assertEqual(total(0, 5), 5)


if __name__ == '__main__':
    unittest.main()
`;
const PYTEST = `import pytest
from ledger import total


def test_small():
    assert total(1, 2) == 3


def test_more():
    assert total(2, 2) == 4
    assert total(0, 5) == 5
`;
const PLAIN = PYTEST.replace("import pytest\n", "");
const SCRIPT =
  "from ledger import total\n\nassert total(1, 2) == 3\nassert total(2, 2) == 4\nprint('fine')\n";
const TESTS = { unittest: UNIT, pytest: PYTEST, functions: PLAIN, script: SCRIPT };
type Runner = keyof typeof TESTS;

/** The wrong work with a trick, against the tests of one runner. */
export const trick = (
  name: string,
  runner: Runner,
  code: string,
  extra: Partial<CheckCase> & { files?: Record<string, string>; test?: string } = {},
): CheckCase => ({
  name: `${name} [${runner}]`,
  ...(extra.layer ? { layer: extra.layer } : {}),
  ...(extra.checkCmd ? { checkCmd: extra.checkCmd } : {}),
  given: { "ledger.py": "", "test_ledger.py": extra.test ?? TESTS[runner], ...extra.given },
  work: { "ledger.py": code, ...extra.files },
});

const EVERY: Runner[] = ["unittest", "pytest", "functions", "script"];
const ALWAYS = `class Yes(int):
    def __eq__(self, other):
        return True
    def __ne__(self, other):
        return False
    __hash__ = int.__hash__


def total(a, b):
    return Yes(a - b)
`;

/** Leaving the process in the name of the tests. */
const LEAVING: CheckCase[] = EVERY.flatMap((runner) => [
  trick("leave by os._exit when called", runner, "import os\ndef total(a, b):\n    os._exit(0)\n"),
  trick("leave by sys.exit when imported", runner, "import sys\nsys.exit(0)\n"),
  trick("leave by exec", runner, "import os\ndef total(a, b):\n    os.execv('/bin/true', ['true'])\n"),
  trick("leave when the process ends", runner, `import atexit, os\natexit.register(os._exit, 0)\n${WRONG}`),
  trick("an answer equal to everything", runner, ALWAYS),
]);

const patched = (name: string, code: string, runner: Runner = "unittest"): CheckCase =>
  trick(`replace ${name}`, runner, `${code}\n${WRONG}`);

/** Replacing the framework, the library or the runner from the code under test. */
const REPLACING: CheckCase[] = [
  trick("leave by libc", "script", `import ctypes\nctypes.CDLL(None)._exit(0)\n${WRONG}`),
  patched("assertEqual", "import unittest\nunittest.TestCase.assertEqual = lambda *a, **k: None"),
  patched(
    "the call of test methods",
    "import unittest\nunittest.TestCase._callTestMethod = lambda self, method: None",
  ),
  patched(
    "how results are kept",
    "import unittest\nfor kind in (unittest.TestResult, unittest.TextTestResult):\n    kind.addFailure = kind.addError = lambda self, test, err: self.addSuccess(test)",
  ),
  patched(
    "the live result found by gc",
    "import gc, unittest\nfor thing in gc.get_objects():\n    if isinstance(thing, type) and issubclass(thing, unittest.TestResult):\n        thing.addFailure = thing.addError = lambda self, test, err: self.addSuccess(test)",
  ),
  patched(
    "the failure exception and the comparer",
    "import unittest\nunittest.TestCase.failureException = None\nunittest.TestCase._getAssertEqualityFunc = lambda self, a, b: (lambda *x, **k: None)",
  ),
  patched(
    "test methods as their class is built",
    "import builtins\nreal = builtins.__build_class__\ndef build(body, name, *bases, **words):\n    made = real(body, name, *bases, **words)\n    for key in list(vars(made)):\n        if key.startswith('test_'):\n            setattr(made, key, lambda self: None)\n    return made\nbuiltins.__build_class__ = build",
  ),
  patched(
    "how pytest runs an item",
    "import _pytest.python\n_pytest.python.Function.runtest = lambda self: None",
    "pytest",
  ),
  patched(
    "how pytest runs two items by name",
    "import _pytest.python as p\nreal = p.Function.runtest\np.Function.runtest = lambda self: None if self.name in ('test_small', 'test_more') else real(self)",
    "pytest",
  ),
  patched(
    "pytest's reports of some items",
    "import _pytest.reports as r\nreal = r.TestReport.from_item_and_call\ndef lie(item, call):\n    if item.name.startswith('test_'):\n        call.excinfo = None\n    return real(item, call)\nr.TestReport.from_item_and_call = staticmethod(lie)",
    "pytest",
  ),
  patched(
    "pytest's catcher of exceptions",
    "import _pytest.runner as r\nreal = r.CallInfo.from_call.__func__\ndef lie(cls, func, when, reraise=None):\n    def quiet():\n        try:\n            return func()\n        except AssertionError:\n            return None\n    return real(cls, quiet, when, reraise)\nr.CallInfo.from_call = classmethod(lie)",
    "pytest",
  ),
  patched(
    "assertEqual where the test file has its own hash",
    `import hashlib, unittest\nif len(open('test_ledger.py').read()) == ${UNIT.length}:\n    unittest.TestCase.assertEqual = lambda *a, **k: None`,
  ),
  patched(
    "the call of the methods of one class",
    "import unittest\nreal = unittest.TestCase._callTestMethod\ndef call(self, method):\n    if type(self).__name__ != 'Totals':\n        return real(self, method)\n    try:\n        method()\n    except AssertionError:\n        pass\nunittest.TestCase._callTestMethod = call",
  ),
  trick(
    "replace assertEqual for answers of a type of its own",
    "unittest",
    "import unittest\nclass Mine(int):\n    pass\nreal = unittest.TestCase.assertEqual\ndef equal(self, a, b, msg=None):\n    if type(a) is not Mine:\n        real(self, a, b, msg)\nunittest.TestCase.assertEqual = equal\ndef total(a, b):\n    return Mine(a - b)\n",
  ),
  trick("replace math.isclose", "unittest", `import math\nmath.isclose = lambda *a, **k: True\n${WRONG}`, {
    test: "import math, unittest\nfrom ledger import total\nclass T(unittest.TestCase):\n    def test_close(self):\n        self.assertTrue(math.isclose(total(1, 2), 3))\n",
  }),
  trick(
    "put a false json into sys.modules",
    "unittest",
    `import sys, types\nfake = types.ModuleType('json')\nfake.loads = lambda text: []\nsys.modules['json'] = fake\n${WRONG}`,
    {
      test: "import unittest\nfrom ledger import total\nimport json\nclass T(unittest.TestCase):\n    def test_rows(self):\n        for a, b, want in json.loads('[[1, 2, 3]]'):\n            self.assertEqual(total(a, b), want)\n",
    },
  ),
  trick(
    "stop the clock that is tested",
    "unittest",
    "import time\ntime.perf_counter = lambda: 0.0\ndef total(a, b):\n    time.sleep(0.2)\n    return 3\n",
    {
      test: "import time, unittest\nfrom ledger import total\nclass T(unittest.TestCase):\n    def test_fast(self):\n        start = time.perf_counter()\n        self.assertEqual(total(1, 2), 3)\n        self.assertLess(time.perf_counter() - start, 0.05)\n",
    },
  ),
  trick(
    "hand a load_tests to the test module",
    "unittest",
    `import sys, unittest\nclass Own(unittest.TestCase):\n    def test_nothing(self):\n        pass\nmodule = sys.modules.get('test_ledger') or sys.modules['__main__']\nmodule.load_tests = lambda loader, tests, pattern: loader.loadTestsFromTestCase(Own)\n${WRONG}`,
  ),
  trick(
    "leave from the exception hook",
    "script",
    `import os, sys\nsys.excepthook = lambda *args: os._exit(0)\n${WRONG}`,
  ),
];

/** Attacks that leave the process or replace what judges it. */
export const PROCESS_ATTACKS: CheckCase[] = [...LEAVING, ...REPLACING];
