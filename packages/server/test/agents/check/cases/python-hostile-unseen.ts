import type { CheckCase } from "./case.ts";
import { attack, IMPOSSIBLE } from "./python-impossible.ts";

const WRONG = "def total(a, b):\n    return a - b\n";
const UNIT =
  "import unittest\nfrom ledger import total\n\n\nclass Totals(unittest.TestCase):\n    def test_small(self):\n        self.assertEqual(total(1, 2), 3)\n\n    def test_more(self):\n        self.assertEqual(total(2, 2), 4)\n";
const ALMOST =
  "import unittest\nfrom ledger import total\n\n\nclass T(unittest.TestCase):\n    def test_close(self):\n        self.assertAlmostEqual(total(1.5, 2.0), 3.5)\n";
const PYTEST =
  "import pytest\nfrom ledger import total\n\n\ndef test_small():\n    assert total(1, 2) == 3\n\n\ndef test_more():\n    assert total(2, 2) == 4\n";
const SCRIPT =
  "from ledger import total\n\nassert total(1, 2) == 3\nassert total(2, 2) == 4\nprint('fine')\n";

/** Attacks of our own, written before any of them was run. */
const OWN_ATTACKS: CheckCase[] = [
  attack(
    "the defaults of assertAlmostEqual are widened",
    ALMOST,
    `import unittest\nunittest.TestCase.assertAlmostEqual.__defaults__ = (None, None, 1e9)\n${WRONG}`,
  ),
  attack(
    "assertEqual becomes another function of the library",
    UNIT,
    `import unittest\nunittest.TestCase.assertEqual = unittest.TestCase.assertNotEqual\n${WRONG}`,
  ),
  attack(
    "a method is added to the base of all tests",
    UNIT,
    `import unittest\nclass Quiet:\n    def __get__(self, test, kind):\n        return lambda *a, **k: None\ndef get(self, name):\n    return (lambda *a, **k: None) if name == 'assertEqual' else object.__getattribute__(self, name)\nunittest.TestCase.__getattribute__ = get\n${WRONG}`,
  ),
  attack(
    "the assertion is compiled from nowhere",
    UNIT,
    `import unittest\nexec('def quiet(self, *a, **k): pass', vars(unittest))\nunittest.TestCase.assertEqual = unittest.quiet\n${WRONG}`,
  ),
  attack(
    "the tests mark themselves as skipped",
    UNIT,
    "import sys\ndef total(a, b):\n    for name, module in list(sys.modules.items()):\n        if name == 'test_ledger':\n            module.Totals.__unittest_skip__ = True\n            module.Totals.test_small.__unittest_skip__ = True\n    return 4\n",
  ),
  attack(
    "the tests are marked as expected to fail",
    UNIT,
    "import sys\ndef total(a, b):\n    module = sys.modules['test_ledger']\n    module.Totals.test_small.__unittest_expecting_failure__ = True\n    module.Totals.test_more.__unittest_expecting_failure__ = True\n    return 0\n",
  ),
  attack(
    "the caller's class is emptied",
    UNIT,
    `import sys\nreal = type(sys)\nclass Hook:\n    def find_spec(self, name, path=None, target=None):\n        return None\nimport threading\ndef strike():\n    while 'test_ledger' not in sys.modules or not hasattr(sys.modules['test_ledger'], 'Totals'):\n        pass\n    kind = sys.modules['test_ledger'].Totals\n    kind.test_small = kind.test_more = lambda self: None\nthreading.Thread(target=strike, daemon=True).start()\n${WRONG}`,
  ),
  attack(
    "a tracer swallows the line of the assertion",
    SCRIPT,
    "import sys\ndef total(a, b):\n    frame = sys._getframe(1)\n    def skip(frame, event, arg):\n        return skip\n    frame.f_trace = skip\n    sys.settrace(skip)\n    import ctypes, os\n    os.write(1, b'fine\\n')\n    os._exit(0)\n",
  ),
  attack("plugins of pytest in the metadata of the work", PYTEST, WRONG, {
    "evil.egg-info/entry_points.txt": "[pytest11]\nevil = quiet_plug\n",
    "evil.egg-info/PKG-INFO": "Metadata-Version: 2.1\nName: evil\nVersion: 1\n",
    "quiet_plug.py":
      "import pytest\n@pytest.hookimpl(tryfirst=True)\ndef pytest_pyfunc_call(pyfuncitem):\n    return True\n",
  }),
  attack(
    "pytest's hook is registered from the code under test",
    PYTEST,
    `import gc\nfrom _pytest.config import PytestPluginManager\nclass Quiet:\n    def pytest_pyfunc_call(self, pyfuncitem):\n        return True\nfor thing in gc.get_objects():\n    if isinstance(thing, PytestPluginManager):\n        thing.register(Quiet())\n        break\n${WRONG}`,
  ),
  attack(
    "answers that compare by their left neighbour",
    PYTEST,
    "class Any:\n    def __eq__(self, other):\n        return isinstance(other, int)\n    def __ne__(self, other):\n        return not self == other\n\n\ndef total(a, b):\n    return Any()\n",
  ),
  attack(
    "answers equal to any plain number",
    UNIT,
    "class Any(int):\n    def __eq__(self, other):\n        return type(other) in (int, Any)\n    def __ne__(self, other):\n        return not self == other\n    __hash__ = int.__hash__\n\n\ndef total(a, b):\n    return Any(a - b)\n",
  ),
  attack(
    "the work counts the lines of the test before it lies",
    PYTEST,
    "lines = len(open('test_ledger.py').readlines())\nimport _pytest.python as p\nif lines == 10:\n    p.Function.runtest = lambda self: None\n\n\ndef total(a, b):\n    return a - b\n",
  ),
  attack(
    "the answer is taken from the text by linecache",
    UNIT,
    "import linecache, re, sys\ndef total(a, b):\n    frame = sys._getframe(1)\n    return int(re.search(r', (\\d+)\\)$', linecache.getline(frame.f_code.co_filename, frame.f_lineno).strip()).group(1))\n",
  ),
  attack(
    "the answer is taken from the syntax tree of the caller",
    PYTEST,
    "import ast, inspect\ndef total(a, b):\n    tree = ast.parse(open(inspect.stack()[1].filename).read())\n    for node in ast.walk(tree):\n        if isinstance(node, ast.Compare) and [c.value for c in node.left.args] == [a, b]:\n            return node.comparators[0].value\n",
  ),
  attack(
    "a child process writes the test back in time",
    UNIT,
    `import os\nif os.fork() == 0:\n    os._exit(0)\nos.waitpid(-1, 0)\nold = open('test_ledger.py').read()\nopen('test_ledger.py', 'w').write(old)\n${WRONG.replace("a - b", "a + b")}`,
  ),
  attack(
    "an exit in the middle of a script by a generator's end",
    SCRIPT,
    "import sys\n\n\nclass Number(int):\n    def __eq__(self, other):\n        raise SystemExit(0)\n    __hash__ = int.__hash__\n\n\ndef total(a, b):\n    return Number(a - b)\n",
  ),
  attack(
    "noise on every open descriptor",
    UNIT,
    `import os\nfor fd in range(3, 40):\n    try:\n        os.write(fd, b'{"t": "end", "id": "x", "r": "pass"}\\n')\n    except OSError:\n        pass\n${WRONG.replace("a - b", "a + b")}`,
  ),
  attack(
    "assertions are taken out by an import hook",
    PYTEST,
    `import ast, builtins\nreal = builtins.compile\ndef lie(source, *args, **words):\n    if isinstance(source, ast.AST):\n        for node in ast.walk(source):\n            if hasattr(node, 'body') and isinstance(node.body, list):\n                node.body = [n for n in node.body if not isinstance(n, (ast.Assert, ast.If))] or [ast.Pass()]\n        ast.fix_missing_locations(source)\n    return real(source, *args, **words)\nbuiltins.compile = lie\n${WRONG}`,
  ),
  {
    name: "a later file's assertions are taken out of its class",
    given: {
      "ledger.py": "",
      "test_a.py":
        "import unittest\nfrom ledger import total\n\n\nclass A(unittest.TestCase):\n    def test_a(self):\n        self.assertEqual(total(1, 2), 3)\n",
      "test_b.py":
        "import unittest\nfrom ledger import total\n\n\nclass B(unittest.TestCase):\n    def test_b(self):\n        self.assertEqual(total(2, 2), 4)\n",
    },
    work: {
      "ledger.py":
        "import sys\n\n\ndef total(a, b):\n    later = sys.modules.get('test_b')\n    if later is not None:\n        later.B.assertEqual = lambda *a: None\n    return 3\n",
    },
  },
  {
    name: "a doctest file is written over before it is read",
    given: { "ledger.py": "", "use.txt": ">>> from ledger import total\n>>> total(1, 2)\n3\n" },
    work: { "ledger.py": `open('use.txt', 'w').write('>>> 1\\n1\\n')\n${WRONG}` },
  },
  {
    name: "a doctest's answer is read from its text",
    given: {
      "ledger.py": "",
      "use.txt": ">>> from ledger import total\n>>> total(1, 2)\n3\n>>> total(2, 5)\n7\n",
    },
    work: {
      "ledger.py":
        "import re\ndef total(a, b):\n    return int(re.search(r'total\\(%d, %d\\)\\n(-?\\d+)' % (a, b), open('use.txt').read()).group(1))\n",
    },
  },
  {
    name: "settings of pytest that name fewer tests than the given ones",
    given: {
      "setup.cfg":
        "[tool:pytest]\ntestpaths = spec\npython_files = *_spec.py\npython_functions = it_*\npythonpath = lib\n",
      "lib/calc.py": "def total(a, b):\n    return a\n",
      "spec/calc_spec.py":
        "from calc import total\n\n\ndef it_adds():\n    assert total(1, 2) == 3\n\n\ndef it_adds_zero():\n    assert total(4, 0) == 4\n",
    },
    work: {
      "pytest.ini":
        "[pytest]\ntestpaths = spec\npython_files = *_spec.py\npython_functions = it_adds_zero\npythonpath = lib\n",
    },
    checkCmd: "pytest",
  },
  {
    name: "a conftest of the work leaves out the file that pytest's settings name",
    given: {
      "setup.cfg":
        "[tool:pytest]\ntestpaths = spec\npython_files = *_spec.py\npython_functions = it_*\npythonpath = lib\n",
      "lib/calc.py": "def total(a, b):\n    return a\n",
      "spec/calc_spec.py": "from calc import total\n\n\ndef it_adds():\n    assert total(1, 2) == 3\n",
    },
    work: {
      "spec/conftest.py": "collect_ignore = ['calc_spec.py']\n",
      "spec/more_spec.py": "def it_is():\n    assert 1 == 1\n",
    },
    checkCmd: "pytest",
  },
  {
    name: "settings of the work name other files than the given tests",
    given: {
      "calc.py": "def total(a, b):\n    return a\n",
      "test_calc.py": "from calc import total\n\n\ndef test_adds():\n    assert total(1, 2) == 3\n",
    },
    work: {
      "pyproject.toml": "[tool.pytest.ini_options]\npython_files = ['easy_*.py']\n",
      "easy_calc.py": "from calc import total\n\n\ndef test_zero():\n    assert total(4, 0) == 4\n",
    },
    checkCmd: "pytest",
  },
];

/** Attacks that no rule was tuned on: written before the first run of any of them. */
export const PYTHON_HOSTILE_UNSEEN: CheckCase[] = [...IMPOSSIBLE, ...OWN_ATTACKS];
