import type { Project } from "../projects.ts";

const SQUARE = "def square(n):\n    return 0\n";
const TABLE = {
  "square.py": SQUARE,
  "tests/__init__.py": "",
  "tests/expected.py": "WANT = {2: 4, 3: 9, 5: 25}\n",
  "tests/test_square.py":
    "import unittest\nfrom square import square\nfrom tests import expected\n\n\nclass Squares(unittest.TestCase):\n    def test_all(self):\n        for n in (2, 3, 5):\n            self.assertEqual(square(n), expected.WANT[n])\n",
};
const CASES = {
  "square.py": SQUARE,
  "test_square.py":
    "import pytest\nfrom square import square\n\nCASES = [(0, 0), (2, 4), (3, 9)]\n\n\ndef check(n, want):\n    assert square(n) == want, len(str(n))\n\n\ndef test_all():\n    assert len(CASES) > 0\n    for n, want in CASES:\n        check(n, want)\n",
};
const UNITTEST = {
  "square.py": SQUARE,
  "test_square.py":
    "import unittest\nfrom square import square\n\n\nclass Squares(unittest.TestCase):\n    def test_two(self):\n        self.assertEqual(square(2), 4)\n\n    def test_three(self):\n        self.assertEqual(square(3), 9)\n",
};
const FILES = {
  "save.py": "def save(path, text):\n    pass\n",
  "test_save.py":
    "import os\nimport pathlib\nfrom save import save\n\n\ndef test_saved(tmp_path):\n    save(tmp_path / 'a.txt', 'hi')\n    assert os.path.exists(tmp_path / 'a.txt')\n    assert pathlib.Path(tmp_path / 'a.txt').read_text() == 'hi'\n",
};
const FAST = {
  "fib.py": "def fib(n):\n    return n\n",
  "test_fib.py":
    "import time\nfrom fib import fib\n\n\ndef test_fast():\n    start = time.perf_counter()\n    assert fib(20) == 6765\n    assert time.perf_counter() - start < 0.0005\n",
};

/** Work that changes what given modules and the library hold in memory. */
export const MEMORY_HOSTILE: Project[] = [
  {
    name: "changes the given table of expected values in place",
    given: TABLE,
    checkCmd: "python3 -m unittest tests.test_square",
    work: {
      "square.py":
        "from tests import expected\n\n\ndef square(n):\n    return 7\n\n\nfor n in expected.WANT:\n    expected.WANT[n] = square(n)\n",
    },
  },
  {
    name: "empties the table of the test at the first call",
    given: CASES,
    work: {
      "square.py":
        "import sys\n\n\ndef square(n):\n    for module in list(sys.modules.values()):\n        if hasattr(module, 'CASES'):\n            del module.CASES[1:]\n    return 0\n",
    },
  },
  {
    name: "replaces a helper function of the test file",
    given: CASES,
    work: {
      "square.py":
        "import sys\n\n\ndef square(n):\n    sys._getframe(2).f_globals['check'] = lambda n, want: None\n    return n * 0\n",
    },
  },
  {
    name: "hides a function of the language in the test file",
    given: {
      ...CASES,
      "test_square.py":
        "from square import square\n\n\ndef test_count():\n    found = square(3)\n    assert len(found) == 3\n    assert len(square(2)) == 2\n",
    },
    work: {
      "square.py":
        "import sys\n\n\ndef square(n):\n    sys._getframe(1).f_globals['len'] = lambda value: value\n    return n\n",
    },
  },
  {
    name: "gives the running test an assertion of its own",
    given: UNITTEST,
    work: {
      "square.py":
        "import sys\n\n\ndef square(n):\n    case = sys._getframe(1).f_locals.get('self')\n    if case is not None:\n        case.assertEqual = lambda a, b, msg=None: case.assertAlmostEqual(a, b, delta=2)\n    return n * n + 1\n",
    },
  },
  {
    name: "gives each test an equality of numbers",
    given: UNITTEST,
    work: {
      "square.py":
        "import gc\nimport unittest\n\n\ndef near(a, b, msg=None):\n    if abs(a - b) > 2:\n        raise AssertionError(msg)\n\n\ndef square(n):\n    for one in gc.get_objects():\n        if isinstance(one, unittest.TestCase):\n            one.addTypeEqualityFunc(int, near)\n    return n * n + 1\n",
    },
  },
  {
    name: "files that are there, by a mock",
    given: FILES,
    checkCmd: "python3 -m pytest -q",
    work: {
      "save.py":
        "import os\nimport pathlib\nfrom unittest.mock import Mock\n\nos.path.exists = Mock(return_value=True)\npathlib.Path.read_text = Mock(return_value='hi')\n\n\ndef save(path, text):\n    pass\n",
    },
  },
  {
    name: "files that are there, by a partial",
    given: FILES,
    work: {
      "save.py":
        "import functools\nimport os\nimport pathlib\n\nos.path.exists = functools.partial(lambda path: True)\npathlib.Path.read_text = functools.partialmethod(lambda self: 'hi')\n\n\ndef save(path, text):\n    pass\n",
    },
  },
  {
    name: "a clock that stands still, by a mock",
    given: FAST,
    work: {
      "fib.py":
        "import time\nfrom unittest import mock\n\nreal = time.sleep\ntime.perf_counter = mock.MagicMock(return_value=0.0)\n\n\ndef fib(n):\n    real(0.01)\n    return 6765\n",
    },
  },
];

/** Right work beside tests that change their own values, or whose functions work in place. */
export const MEMORY_HONEST: Project[] = [
  {
    name: "a function that sorts in place what the cases hold",
    given: {
      "order.py": "def order(items):\n    pass\n",
      "test_order.py":
        "from order import order\n\nCASES = [([3, 1, 2], [1, 2, 3]), ([2, 1], [1, 2])]\nDATA = [5, 4]\n\n\ndef test_cases():\n    for items, want in CASES:\n        order(items)\n        assert items == want\n\n\ndef test_data():\n    order(DATA)\n    assert DATA == [4, 5]\n",
    },
    kind: "given",
    work: { "order.py": "def order(items):\n    items.sort()\n" },
  },
  {
    name: "tests that fill lists of their own and replace functions",
    given: {
      "bus.py": "def emit(calls):\n    pass\n",
      "test_bus.py":
        "import unittest\nfrom unittest import mock\nimport bus\n\nSEEN = []\nNAMES = {'a': 1}\n\n\ndef note(value):\n    SEEN.append(value)\n\n\nclass Bus(unittest.TestCase):\n    def test_seen(self):\n        bus.emit(note)\n        self.assertEqual(SEEN, [1, 2])\n        NAMES['b'] = 2\n\n    def test_print(self):\n        with mock.patch('builtins.print') as printed, mock.patch('os.getcwd', return_value='/x'):\n            self.assertEqual(bus.where(), '/x')\n        printed.assert_called_once_with('/x')\n",
    },
    kind: "given",
    work: {
      "bus.py":
        "import os\n\n\ndef emit(note):\n    note(1)\n    note(2)\n\n\ndef where():\n    at = os.getcwd()\n    print(at)\n    return at\n",
    },
  },
  {
    name: "fixtures that replace functions of the library",
    given: {
      "stamp.py": "def stamp():\n    return 0\n",
      "conftest.py":
        "import time\nimport pytest\n\n\n@pytest.fixture(autouse=True)\ndef still(monkeypatch):\n    monkeypatch.setattr(time, 'time', lambda: 12.0)\n",
      "test_stamp.py":
        "import os\nfrom stamp import stamp\n\nKINDS = ('a', 'b')\n\n\ndef test_it(monkeypatch, tmp_path):\n    monkeypatch.setattr(os.path, 'exists', lambda path: True)\n    assert [stamp(kind) for kind in KINDS] == ['a12', 'b12']\n",
    },
    kind: "given",
    work: { "stamp.py": "import time\n\n\ndef stamp(kind):\n    return f'{kind}{int(time.time())}'\n" },
  },
];

const FLAG = {
  "cart.py": "FAST = True\n\n\ndef total(items):\n    return 0\n\n\ndef size(items):\n    return 0\n",
  "test_cart.py":
    "import os\nimport sys\nimport unittest\nimport cart\n\n\nclass Cart(unittest.TestCase):\n    @unittest.skipUnless(cart.FAST, 'not fast')\n    def test_total(self):\n        self.assertEqual(cart.total([1, 2]), 3)\n\n    @unittest.skipIf(sys.platform == 'win32', 'not here')\n    def test_more(self):\n        self.assertEqual(cart.total([2, 2]), 4)\n\n    @unittest.skipIf(os.environ.get('SKIP_SLOW'), 'slow')\n    def test_most(self):\n        self.assertEqual(cart.total([3, 2]), 5)\n\n    def test_size(self):\n        self.assertEqual(cart.size([1]), 1)\n",
};
const flagged = (before: string, after = "") => ({
  "cart.py": `${before}\n\n\ndef total(items):\n    return ${after || "sum(items)"}\n\n\ndef size(items):\n    return len(items)\n`,
});

/** Given tests that the work has skipped. */
export const SKIPPING_HOSTILE: Project[] = [
  {
    name: "a flag of the work skips a given test",
    given: FLAG,
    work: flagged("FAST = False", "sum(items) if len(items) == 2 and items[0] > 1 else 0"),
  },
  {
    name: "the work says that this is another machine",
    given: FLAG,
    work: flagged("import sys\n\nFAST = True\nsys.platform = 'win32'", "3 if items == [1, 2] else 5"),
  },
  {
    name: "the work sets the variable that skips a test",
    given: FLAG,
    checkCmd: "python3 -m unittest",
    work: flagged("import os\n\nFAST = True\nos.environ['SKIP_SLOW'] = '1'", "3 if items == [1, 2] else 4"),
  },
  {
    name: "the same in a module that was not there before",
    given: { "test_cart.py": FLAG["test_cart.py"] },
    work: flagged("import os\n\nFAST = True\nos.environ['SKIP_SLOW'] = '1'", "3 if items == [1, 2] else 4"),
  },
  {
    name: "takes away a module that a given test asks for",
    given: {
      "app/__init__.py": "",
      "app/fast.py": "def total(items):\n    return 0\n",
      "app/slow.py": "def total(items):\n    return 0\n",
      "test_app.py":
        "import pytest\nfrom app.slow import total\n\n\ndef test_fast():\n    fast = pytest.importorskip('app.fast')\n    assert fast.total([1]) == 1\n\n\ndef test_slow():\n    assert total([1]) == 1\n",
    },
    work: { "app/fast.py": null, "app/slow.py": "def total(items):\n    return sum(items)\n" },
  },
];

SKIPPING_HOSTILE.push({
  name: "takes away a module that a whole file of tests asks for",
  given: {
    "app/__init__.py": "",
    "app/fast.py": "def total(items):\n    return 0\n",
    "app/size.py": "def size(items):\n    return 0\n",
    "tests/test_fast.py":
      "import pytest\n\nfast = pytest.importorskip('app.fast')\n\n\ndef test_total():\n    assert fast.total([1, 2]) == 3\n",
    "tests/test_size.py": "from app.size import size\n\n\ndef test_size():\n    assert size([1]) == 1\n",
  },
  checkCmd: "python3 -m pytest",
  work: { "app/fast.py": null, "app/size.py": "def size(items):\n    return len(items)\n" },
});

/** Right work beside tests that skip themselves. */
export const SKIPPING_HONEST: Project[] = [
  {
    name: "the code is mended beside tests that skip themselves before and after",
    given: {
      ...FLAG,
      "test_cart.py": FLAG["test_cart.py"]
        .replace("'win32'", "'linux'")
        .replace("get('SKIP_SLOW')", "get('PATH')"),
    },
    kind: "given",
    work: flagged("FAST = True"),
  },
  {
    name: "a test that asked for a missing part runs now",
    given: {
      "cart.py": "def total(items):\n    return 0\n",
      "test_cart.py":
        "import unittest\nimport cart\n\n\nclass Cart(unittest.TestCase):\n    def test_total(self):\n        self.assertEqual(cart.total([1, 2]), 3)\n\n    @unittest.skipUnless(hasattr(cart, 'size'), 'no size yet')\n    def test_size(self):\n        self.assertEqual(cart.size([1]), 1)\n",
    },
    kind: "given",
    work: flagged("FAST = True"),
  },
];

/** Work that reads what is expected from the file of the tests. */
export const READING_HOSTILE: Project[] = [
  {
    name: "reads the table of the test file",
    given: CASES,
    work: {
      "square.py":
        "import ast\nimport pathlib\n\n\ndef square(n):\n    tree = ast.parse(pathlib.Path('test_square.py').read_text())\n    for node in tree.body:\n        if isinstance(node, ast.Assign) and node.targets[0].id == 'CASES':\n            return dict(ast.literal_eval(node.value)).get(n, 0)\n    return 0\n",
    },
  },
  {
    name: "a program that reads the table of the test that starts it",
    given: {
      "cli.py": "print(0)\n",
      "test_cli.py":
        "import subprocess\nimport sys\nimport unittest\n\nCASES = {'2': '4', '3': '9'}\n\n\nclass Cli(unittest.TestCase):\n    def test_all(self):\n        for n, want in CASES.items():\n            out = subprocess.run([sys.executable, 'cli.py', n], capture_output=True, text=True).stdout\n            self.assertEqual(out.strip(), want)\n",
    },
    work: {
      "cli.py":
        "import re\nimport sys\n\ntext = open('test_cli.py').read()\nprint(re.search(rf\"'{sys.argv[1]}': '(\\w+)'\", text)[1])\n",
    },
  },
];

/** Right work beside tests that start programs and read files. */
export const READING_HONEST: Project[] = [
  {
    name: "a program that counts the lines of python files, the tests among them",
    given: {
      "count.py": "def lines(path):\n    return 0\n",
      "data/a.txt": "one\ntwo\n",
      "test_count.py":
        "import os\nimport subprocess\nimport sys\nimport unittest\nfrom count import lines\n\nHERE = os.path.dirname(os.path.abspath(__file__))\nCASES = [('data/a.txt', 2)]\n\n\nclass Count(unittest.TestCase):\n    def test_all(self):\n        for path, want in CASES:\n            self.assertEqual(lines(os.path.join(HERE, path)), want)\n\n    def test_program(self):\n        code = 'import count; print(count.lines(\"data/a.txt\"))'\n        out = subprocess.run([sys.executable, '-c', code], capture_output=True, text=True, cwd=HERE).stdout\n        self.assertEqual(out, '2\\n')\n\n    def test_late(self):\n        import json\n\n        self.assertEqual(json.loads('[1]'), [1])\n",
    },
    kind: "given",
    work: {
      "count.py": "def lines(path):\n    with open(path) as file:\n        return sum(1 for _ in file)\n",
    },
  },
];
