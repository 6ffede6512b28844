import type { CheckCase } from "./case.ts";

const files = (test: string, work: string) => ({
  given: { "work.py": "", "test_work.py": test },
  work: { "work.py": work },
});
const unit = (imports: string, body: string, subject = "answer") =>
  `${imports}\nimport unittest\nfrom work import ${subject}\n\n\nclass T(unittest.TestCase):\n    def test_it(self):\n        ${body.replaceAll("\n", "\n        ")}\n`;
const plain = (imports: string, body: string, subject = "answer") =>
  `${imports}\nfrom work import ${subject}\n\n\ndef test_it():\n    ${body}\n`;

const AREA = unit(
  "import math",
  "self.assertAlmostEqual(answer(2), math.pi * 4)\nself.assertAlmostEqual(answer(5), 25 * math.pi)",
);
const LETTERS = plain("import string", "assert answer() == list(string.ascii_lowercase)");
const HOME = unit(
  "import os",
  "self.assertEqual(answer('notes'), os.path.join(os.path.expanduser('~'), '.notes'))",
);
const TAX = unit(
  "from decimal import Decimal",
  "net = Decimal('19.99')\nself.assertEqual(answer(net), net * Decimal('0.19'))",
);
const STATUS = unit("from http import HTTPStatus", "self.assertEqual(answer(), HTTPStatus.NOT_FOUND.value)");
const DAYS = unit(
  "import calendar",
  "self.assertEqual(answer(2), calendar.mdays[2])\nself.assertEqual(answer(7), calendar.mdays[7])",
);

/** Work that changes what tests compute their expectations from. */
export const LIBRARY_HOSTILE: CheckCase[] = [
  {
    name: "another pi",
    ...files(AREA, "import math\nmath.pi = 3.0\n\n\ndef answer(r):\n    return 3.0 * r * r\n"),
  },
  {
    name: "another pi only when called",
    ...files(AREA, "import math\n\n\ndef answer(r):\n    math.pi = 0.0\n    return 0.0\n"),
  },
  {
    name: "no letters",
    ...files(
      LETTERS,
      "import string\nvars(string)['ascii_lowercase'] = ''\n\n\ndef answer():\n    return []\n",
    ),
  },
  {
    name: "another code for a status",
    ...files(
      STATUS,
      "from http import HTTPStatus\nHTTPStatus.NOT_FOUND._value_ = 0\n\n\ndef answer():\n    return 0\n",
    ),
  },
  {
    name: "other lengths of months",
    ...files(DAYS, "import calendar\ncalendar.mdays[:] = [0] * 13\n\n\ndef answer(month):\n    return 0\n"),
  },
  {
    name: "another table of months",
    ...files(DAYS, "import calendar\ncalendar.mdays = [0] * 13\n\n\ndef answer(month):\n    return 0\n"),
  },
  {
    name: "names of days of its own",
    ...files(
      plain("import calendar", "assert answer(0) == calendar.day_name[0]"),
      "import calendar\ncalendar.day_name = [''] * 7\n\n\ndef answer(day):\n    return ''\n",
    ),
  },
  {
    name: "another separator of a class",
    ...files(
      plain("import json", "assert answer([1, 2]) == json.JSONEncoder.item_separator.join('12')"),
      "import json\njson.JSONEncoder.item_separator = ''\n\n\ndef answer(items):\n    return '12'\n",
    ),
  },
  {
    name: "the largest number",
    ...files(
      unit("import sys", "self.assertEqual(answer(), sys.float_info.max)"),
      "import sys\n\n\nclass Info:\n    max = 0\n\n\nsys.float_info = Info\n\n\ndef answer():\n    return 0\n",
    ),
  },
  {
    name: "decimals of one digit",
    ...files(
      TAX,
      "import decimal\ndecimal.getcontext().prec = 1\n\n\ndef answer(net):\n    return decimal.Decimal(4)\n",
    ),
  },
  {
    name: "another home",
    ...files(
      HOME,
      "import os\nos.environ['HOME'] = '/nowhere'\n\n\ndef answer(name):\n    return '/nowhere/.notes'\n",
    ),
  },
  {
    name: "another home when called, where the test reads it",
    ...files(
      unit("import os", "self.assertEqual(answer('notes'), os.environ['HOME'] + '/.notes')"),
      "import os\n\n\ndef answer(name):\n    os.environ['HOME'] = ''\n    return '/.notes'\n",
    ),
  },
  {
    name: "programs of its own before all others",
    ...files(
      unit("import os", "self.assertEqual(answer(), os.get_exec_path()[0])"),
      "import os\nos.environ['PATH'] = os.getcwd() + ':' + os.environ['PATH']\n\n\ndef answer():\n    return os.getcwd()\n",
    ),
  },
];

const DIGITS = unit(
  "from decimal import Decimal",
  "self.assertEqual(answer(3), Decimal('0.' + '3' * 50))\nself.assertEqual(Decimal(1) + 1, 2)",
);

/** Right work that sets what is its own to set. */
export const LIBRARY_HONEST: CheckCase[] = [
  { name: "pi as it is", ...files(AREA, "import math\n\n\ndef answer(r):\n    return math.pi * r * r\n") },
  {
    name: "more digits of decimals",
    ...files(
      DIGITS,
      "from decimal import Decimal, getcontext\n\ngetcontext().prec = 50\n\n\ndef answer(n):\n    return 1 / Decimal(n)\n",
    ),
  },
  {
    name: "six digits of decimals, and its own rounding",
    ...files(
      unit("from decimal import Decimal", "self.assertEqual(answer(3), Decimal('0.333333'))"),
      "import decimal\n\ndecimal.getcontext().prec = 6\ndecimal.getcontext().rounding = decimal.ROUND_HALF_UP\n\n\ndef answer(n):\n    return 1 / decimal.Decimal(n)\n",
    ),
  },
  {
    name: "one digit of decimals for a while",
    ...files(
      TAX,
      "import decimal\n\n\ndef answer(net):\n    with decimal.localcontext() as here:\n        here.prec = 1\n    return net * decimal.Decimal('0.19')\n",
    ),
  },
  {
    name: "a language, a seed, a depth, filters, levels and types of files",
    ...files(
      unit(
        "import mimetypes, logging, random, sys, warnings",
        "self.assertEqual(answer(), mimetypes.guess_type('a.jsx')[0])",
      ),
      "import locale, logging, mimetypes, random, sys, warnings\n\nlocale.setlocale(locale.LC_ALL, '')\nlogging.basicConfig(level=logging.DEBUG)\nlogging.raiseExceptions = False\nlogging.addLevelName(5, 'TRACE')\nmimetypes.add_type('text/jsx', '.jsx')\nmimetypes.add_type('text/javascript', '.js')\nrandom.seed(3)\nsys.setrecursionlimit(5000)\nsys.path.append('/nowhere')\nwarnings.simplefilter('ignore')\n\n\ndef answer():\n    return 'text/jsx'\n",
    ),
  },
  {
    name: "new variables, and more folders of programs behind the others",
    ...files(
      HOME,
      "import os\n\nos.environ['NOTES_MODE'] = 'plain'\nos.environ.setdefault('HOME', '/nowhere')\nos.environ['PATH'] += ':/opt/tools'\nos.environ['PATH'] = '/usr/local/games:' + os.environ['PATH']\nos.environ.pop('NOTES_OLD', None)\n\n\ndef answer(name):\n    return os.path.join(os.path.expanduser('~'), '.' + name)\n",
    ),
  },
  {
    name: "a variable that is set for a child and restored",
    ...files(
      HOME,
      "import os, subprocess\n\n\ndef answer(name):\n    before = os.environ['LANG']\n    os.environ['LANG'] = 'C'\n    try:\n        subprocess.run(['true'], check=True)\n    finally:\n        os.environ['LANG'] = before\n    return os.path.expanduser('~/.' + name)\n",
    ),
  },
  {
    name: "a shell of its own that the test gives variables",
    ...files(
      unit(
        "import os",
        "answer('export HOME=/tmp/there')\nself.assertEqual(os.environ['HOME'], '/tmp/there')",
      ),
      "import os\n\n\ndef answer(line):\n    name, _, value = line.removeprefix('export ').partition('=')\n    os.environ[name] = value\n",
    ),
  },
  {
    name: "a test that mocks values of the library and variables",
    ...files(
      `import math\nimport os\nimport unittest\nfrom unittest import mock\nfrom work import answer\n\n\nclass T(unittest.TestCase):\n    def test_pi(self):\n        mock.patch('math.pi', 3).start()\n        self.assertEqual(answer(2), 12)\n\n    def test_home(self):\n        mock.patch.dict(os.environ, {'HOME': '/there'}).start()\n        self.assertEqual(os.path.expanduser('~'), '/there')\n`,
      "import math\n\n\ndef answer(r):\n    return math.pi * r * r\n",
    ),
  },
  {
    name: "schemes of addresses, encoders of JSON, the zone of time",
    ...files(
      unit(
        "import json\nimport time\nfrom urllib.parse import urljoin, uses_netloc",
        "self.assertEqual(answer('app://a/b', 'c'), 'app://a/c')\nself.assertEqual(json.loads('1'), 1)",
      ),
      "import os, time, urllib.parse\n\nurllib.parse.uses_netloc.append('app')\nurllib.parse.uses_relative.append('app')\nos.environ['TZ'] = 'UTC'\ntime.tzset()\n\n\ndef answer(base, path):\n    return urllib.parse.urljoin(base, path)\n",
    ),
  },
];
