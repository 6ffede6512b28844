import type { Project } from "../projects.ts";

const TABLE_TASK =
  'Add parse_span to timeutil/spans.py.\n\n>>> from timeutil.spans import parse_span\n>>> parse_span("2h")\n7200\n>>> parse_span("3m")\n180\n';
const UNITS = 'UNITS = {"h": 3600, "m": 60}\n';
const SPANS =
  "import re\n\nfrom .units import UNITS\n\n\ndef parse_span(text):\n    number, unit = re.fullmatch(r'(\\d+)(\\w)', text).groups()\n    return int(number) * UNITS[unit]\n";
const NESTED_TASK =
  "Write `area` in src/shapes/flat/areas.py: area(2, 3) -> 6 and area(0, 3) -> 0. Use `from shapes.flat.areas import area`.";
const NESTED = {
  "src/shapes/kinds.py": "def checked(side):\n    return abs(side)\n",
  "src/shapes/flat/names.py": "NAME = 'area'\n",
};
const AREAS =
  "from ..kinds import checked\nfrom shapes.flat.names import NAME\n\n\ndef area(a, b):\n    assert NAME == 'area'\n    return checked(a) * checked(b)\n";
const QUEUE_TASK =
  "Write a class Jobs in work/queue.py.\n\n>>> jobs = Jobs()\n>>> jobs.add('a')\n>>> jobs.add('b')\n>>> jobs.take()\n'a'\n>>> len(jobs)\n1\n";
const JOBS =
  "from collections import deque\n\nfrom .base import Sized\n\n\nclass Jobs(Sized):\n    def __init__(self):\n        self.items = deque()\n\n    def add(self, item):\n        self.items.append(item)\n\n    def take(self):\n        return self.items.popleft()\n";
const SIZED = "class Sized:\n    def __len__(self):\n        return len(self.items)\n";
const ASSERT_TASK =
  "Write scale in maths/vectors.py.\n\n```python\nassert scale([1, 2], 2) == [2, 4] and scale([], 3) == []\nassert len(scale([1, 2, 3], 1)) in (3,)\n```\n";
const SCALE =
  "from .numbers import times\n\n\ndef scale(vector, by):\n    return [times(one, by) for one in vector]\n";

/** Modules of packages that the text describes. */
export const PACKAGES_HONEST: Project[] = [
  {
    name: "examples of a module with a relative import, in a package",
    task: TABLE_TASK,
    given: { "timeutil/__init__.py": "", "timeutil/units.py": UNITS },
    work: { "timeutil/spans.py": SPANS },
    kind: "given",
  },
  {
    name: "examples of a module in nested folders without __init__.py under src",
    task: NESTED_TASK,
    given: NESTED,
    work: { "src/shapes/flat/areas.py": AREAS },
    kind: "given",
  },
  {
    name: "examples of the module that the text imports, and another defines the same name",
    task: "Write the missing function. `from plans.long import price` is what callers say: price(2) -> 40, price(3) -> 60.",
    given: { "plans/__init__.py": "", "plans/basic.py": "def price(n):\n    return n * 10\n" },
    work: {
      "plans/long.py": "from .basic import price as short\n\n\ndef price(n):\n    return 2 * short(n)\n",
    },
    kind: "given",
  },
  {
    name: "examples of a package with the name of one in Python's library, whose files import each other by name",
    task: "Write half in Python in wave/halves.py. half(4) -> 2, half(6) -> 3.",
    given: { "wave/__init__.py": "", "wave/two.py": "TWO = 2\n" },
    work: { "wave/halves.py": "from two import TWO\n\n\ndef half(n):\n    return n // TWO\n" },
    kind: "given",
  },
  {
    name: "a session about a class of a package, with a module named like one of Python's library",
    task: QUEUE_TASK,
    given: { "work/__init__.py": "", "work/base.py": SIZED },
    work: { "work/queue.py": JOBS },
    kind: "given",
  },
  {
    name: "assertions about a function of a package that has a module named like one of Python's library",
    task: ASSERT_TASK,
    given: {},
    work: {
      "maths/__init__.py": "",
      "maths/numbers.py": "def times(a, b):\n    return a * b\n",
      "maths/vectors.py": SCALE,
    },
    kind: "given",
  },
  {
    name: "assertions about a function of a folder without __init__.py",
    task: ASSERT_TASK.replaceAll("scale", "twice").replaceAll(/, \d\)/g, ")"),
    given: {},
    work: {
      "maths/factors.py": "TWO = 2\n",
      "maths/vectors.py":
        "from .factors import TWO\n\n\ndef twice(vector):\n    return [TWO * one for one in vector]\n",
    },
    kind: "given",
  },
];

/** The same, wrong. */
export const PACKAGES_HOSTILE: Project[] = [
  {
    name: "a module of a package that gives a wrong answer",
    task: TABLE_TASK,
    given: { "timeutil/__init__.py": "", "timeutil/units.py": UNITS },
    work: { "timeutil/spans.py": SPANS.replace("* UNITS[unit]", "* 3600") },
  },
  {
    name: "a package that leaves the process when it is loaded",
    task: TABLE_TASK,
    given: { "timeutil/units.py": UNITS },
    work: { "timeutil/__init__.py": "import os\n\nos._exit(0)\n", "timeutil/spans.py": SPANS },
  },
  {
    name: "the right function in a module that the text does not import",
    task: "Write the missing function. `from plans.long import price` is what callers say: price(2) -> 40, price(3) -> 60.",
    given: { "plans/__init__.py": "", "plans/long.py": "def price(n):\n    raise NotImplementedError\n" },
    work: { "plans/best.py": "def price(n):\n    return n * 20\n" },
  },
  {
    name: "a session about a class of a package that counts wrongly",
    task: QUEUE_TASK,
    given: { "work/__init__.py": "", "work/base.py": SIZED },
    work: { "work/queue.py": JOBS.replace("popleft", "pop") },
  },
  {
    name: "an assertion about a function of a package that does not hold",
    task: ASSERT_TASK,
    given: {},
    work: { "maths/numbers.py": "def times(a, b):\n    return a + b\n", "maths/vectors.py": SCALE },
  },
];
