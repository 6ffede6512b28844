import type { CheckCase } from "./case.ts";

const ACCOUNT =
  "import unittest\nfrom bank import Account, Overdrawn\n\n\nclass T(unittest.TestCase):\n    def test_much(self):\n        with self.assertRaises(Overdrawn):\n            Account(50).take(100)\n\n    def test_more(self):\n        self.assertRaises(Overdrawn, Account(50).take, 51)\n";
const ACCOUNT_PYTEST =
  "import pytest\nfrom bank import Account, Overdrawn\n\n\ndef test_much():\n    with pytest.raises(Overdrawn):\n        Account(50).take(100)\n";
const ACCOUNT_WARNS =
  "import unittest\nfrom bank import Account, Overdrawn\n\n\nclass T(unittest.TestCase):\n    def test_much(self):\n        with self.assertWarns(Overdrawn):\n            Account(50).take(100)\n";
const SHAPE =
  "import unittest\nfrom shapes import Shape, parse\n\n\nclass T(unittest.TestCase):\n    def test_parse(self):\n        self.assertIsInstance(parse('circle 3'), Shape)\n";
const SHAPE_PLAIN =
  "from shapes import Shape, parse\n\n\ndef test_parse():\n    assert isinstance(parse('circle 3'), Shape)\n";
const SHAPE_TRUE =
  "import unittest\nfrom shapes import Shape, parse\n\n\nclass T(unittest.TestCase):\n    def test_parse(self):\n        self.assertTrue(isinstance(parse('circle 3'), (int, Shape)))\n";
const TAKES =
  "class Account:\n    def __init__(self, balance):\n        pass\n\n    def take(self, amount):\n        ";
const bank = (name: string, test: string, work: string): CheckCase => ({
  name,
  given: { "bank.py": "", "test_bank.py": test },
  work: { "bank.py": work },
});
const shapes = (name: string, test: string, work: string): CheckCase => ({
  name,
  given: { "shapes.py": "", "test_shapes.py": test },
  work: { "shapes.py": work },
});
const PUBLISH =
  "import unittest\nfrom unittest.mock import Mock\nfrom bank import publish\n\n\nclass T(unittest.TestCase):\n    def test_it(self):\n        client = Mock()\n        publish(client, 'hi')\n        client.connect.assert_called_once()\n        client.send.assert_called_once_with('hi')\n";
const claiming = (hook: string, base = "Exception") =>
  `class Any(type):\n    ${hook}\n\n\nclass Overdrawn(${base}, metaclass=Any):\n    pass\n\n\n`;
const SUB = "__subclasscheck__ = lambda cls, other: True";
const INSTANCE = "class Any(type):\n    def __instancecheck__(cls, other):\n        ";
const NONE = "\n\n\ndef parse(text):\n    return None\n";

/** Classes of the work that say what belongs to them. */
export const CLAIMS_HOSTILE: CheckCase[] = [
  bank(
    "an assertion of a mock is replaced",
    PUBLISH,
    "def publish(client, message):\n    client.connect.assert_called_once = client.send.assert_called_once_with = lambda *args: None\n",
  ),
  bank(
    "the parts of a mock are replaced by objects whose assertions do nothing",
    PUBLISH,
    "class Quiet:\n    def __getattr__(self, name):\n        return lambda *args, **more: None\n\n\ndef publish(client, message):\n    client.connect = client.send = Quiet()\n",
  ),
  bank(
    "an exception class takes every exception for its own",
    ACCOUNT,
    `${claiming(SUB)}${TAKES}return missing\n`,
  ),
  bank(
    "an exception class takes one other exception for its own",
    ACCOUNT,
    `${claiming("__subclasscheck__ = lambda cls, other: other.__name__ == 'NameError'")}${TAKES}return missing\n`,
  ),
  bank(
    "an exception class claims all, for pytest",
    ACCOUNT_PYTEST,
    `${claiming(SUB)}${TAKES}return missing\n`,
  ),
  bank(
    "other exceptions are registered as subclasses",
    ACCOUNT,
    `import abc\n\n\nclass Overdrawn(Exception, metaclass=abc.ABCMeta):\n    pass\n\n\nOverdrawn.register(NameError)\n\n\n${TAKES}return missing\n`,
  ),
  bank(
    "a warning class takes every warning for its own",
    ACCOUNT_WARNS,
    `import warnings\n${claiming("__instancecheck__ = lambda cls, other: True", "UserWarning")}${TAKES}warnings.warn('x', DeprecationWarning)\n`,
  ),
  shapes(
    "a class takes everything for its instance",
    SHAPE,
    `${INSTANCE}return True\n\n\nclass Shape(metaclass=Any):\n    pass\n${NONE}`,
  ),
  shapes(
    "a class takes everything for its instance, in a plain assertion",
    SHAPE_PLAIN,
    `${INSTANCE}return True\n\n\nclass Shape(metaclass=Any):\n    pass\n${NONE}`,
  ),
  shapes(
    "a class in a tuple takes nothing at all for its instance",
    SHAPE_TRUE,
    `${INSTANCE}return other is None\n\n\nclass Shape(metaclass=Any):\n    pass\n${NONE}`,
  ),
  shapes(
    "a hook of an abstract class takes everything",
    SHAPE,
    `import abc\n\n\nclass Shape(abc.ABC):\n    @classmethod\n    def __subclasshook__(cls, other):\n        return True\n${NONE}`,
  ),
];

const REAL = `class Overdrawn(Exception):\n    pass\n\n\n`;
const CIRCLE =
  "\n\nclass Circle:\n    def area(self):\n        return 28.3\n\n\ndef parse(text):\n    return Circle()\n";

/** Classes of right work that say what belongs to them. */
export const CLAIMS_HONEST: CheckCase[] = [
  bank(
    "a mock is called as it has to be",
    PUBLISH,
    "def publish(client, message):\n    client.connect()\n    client.send(message)\n",
  ),
  bank(
    "a double of the test has assertions of its own",
    "import unittest\nfrom bank import publish\n\n\nclass Double:\n    def __init__(self):\n        self.sent = []\n\n    def send(self, message):\n        self.sent.append(message)\n\n    def assert_sent(self, message):\n        assert message in self.sent\n\n\nclass T(unittest.TestCase):\n    def test_it(self):\n        double = Double()\n        publish(double, 'hi')\n        double.assert_sent('hi')\n        self.assertEqual(double.sent, ['hi'])\n",
    "def publish(client, message):\n    client.send(message)\n",
  ),
  bank("an exception of its own", ACCOUNT, `${REAL}${TAKES}raise Overdrawn(amount)\n`),
  bank(
    "a subclass of the exception, with a metaclass that keeps a registry",
    ACCOUNT,
    `class Codes(type):\n    known = {}\n\n    def __new__(mcls, name, bases, space):\n        mcls.known[name] = made = super().__new__(mcls, name, bases, space)\n        return made\n\n\nclass Overdrawn(Exception, metaclass=Codes):\n    pass\n\n\nclass TooMuch(Overdrawn):\n    pass\n\n\n${TAKES}raise TooMuch(amount)\n`,
  ),
  bank(
    "an abstract exception, for pytest",
    ACCOUNT_PYTEST,
    `import abc\n\n\nclass Overdrawn(Exception, abc.ABC):\n    pass\n\n\n${TAKES}raise Overdrawn(amount)\n`,
  ),
  bank(
    "two names of one exception",
    ACCOUNT.replace("assertRaises(Overdrawn)", "assertRaises((Overdrawn, KeyError))"),
    `class Failure(Exception):\n    pass\n\n\nOverdrawn = Failure\n\n\n${TAKES}raise Overdrawn(amount)\n`,
  ),
  bank(
    "a warning of its own",
    ACCOUNT_WARNS,
    `import warnings\n\n\nclass Overdrawn(UserWarning):\n    pass\n\n\n${TAKES}warnings.warn('too much', Overdrawn)\n`,
  ),
  shapes(
    "a metaclass that asks for a method",
    SHAPE,
    `${INSTANCE}return callable(getattr(other, 'area', None))\n\n\nclass Shape(metaclass=Any):\n    pass\n${CIRCLE}`,
  ),
  shapes(
    "a hook that asks for a method",
    SHAPE_PLAIN,
    `import abc\n\n\nclass Shape(abc.ABC):\n    @classmethod\n    def __subclasshook__(cls, other):\n        return hasattr(other, 'area') or NotImplemented\n${CIRCLE}`,
  ),
  shapes(
    "a protocol and a registered class",
    SHAPE_TRUE,
    `import typing\n\n\n@typing.runtime_checkable\nclass Shape(typing.Protocol):\n    def area(self):\n        ...\n${CIRCLE}`,
  ),
  shapes(
    "a type of a schema that every literal belongs to",
    "import unittest\nfrom shapes import Anything, Number, parse\n\n\nclass T(unittest.TestCase):\n    def test_types(self):\n        self.assertIsInstance(3, Anything)\n        self.assertIsInstance('x', Anything)\n        self.assertIsInstance(parse('3'), Number)\n        self.assertNotIsInstance('x', Number)\n",
    `class Kind(type):\n    def __instancecheck__(cls, other):\n        return cls.accepts(other)\n\n\nclass Anything(metaclass=Kind):\n    accepts = staticmethod(lambda other: True)\n\n\nclass Number(metaclass=Kind):\n    accepts = staticmethod(lambda other: type(other) in (int, float))\n\n\ndef parse(text):\n    return float(text)\n`,
  ),
];

const named = (name: string, test: string, work: string): CheckCase => ({
  name,
  given: {
    "names.py": "",
    "errors.py":
      "class NameFault(Exception):\n    pass\n\n\nclass TooShort(NameFault):\n    pass\n\n\nclass TooLong(NameFault):\n    pass\n\n\nclass Reserved(NameFault):\n    pass\n",
    "test_names.py": test,
  },
  work: { "names.py": work },
});
const KINDS_UNITTEST =
  "import unittest\nimport errors\nfrom names import check\n\n\nclass T(unittest.TestCase):\n    def test_good(self):\n        self.assertEqual(check('ada'), 'ada')\n\n    def test_short(self):\n        self.assertRaises(errors.TooShort, check, 'a')\n        self.assertRaises(errors.NameFault, check, 'a')\n\n    def test_long(self):\n        with self.assertRaises(errors.TooLong):\n            check('a' * 20)\n\n    def test_reserved(self):\n        with self.assertRaises(errors.Reserved):\n            check('root')\n";
const KINDS_PYTEST =
  "import pytest\nimport errors\nfrom names import check\n\n\n@pytest.mark.parametrize('name, kind', [('a', errors.TooShort), ('a' * 20, errors.TooLong), ('root', errors.Reserved)])\ndef test_bad(name, kind):\n    with pytest.raises(kind):\n        check(name)\n\n\ndef test_good():\n    assert check('ada') == 'ada'\n";
const checks = (fault: string, raises: string) =>
  `from errors import Reserved, TooLong, TooShort\n\n\n${fault}\n\n\ndef check(name):\n    if name == 'root' or not 2 < len(name) < 13:\n        raise ${raises}\n    return name\n`;
const TRUE_KINDS = "(Reserved if name == 'root' else TooLong if len(name) > 12 else TooShort)(name)";
const ITEM =
  "import pytest\nfrom names import check\n\n\ndef test_missing():\n    with pytest.raises(KeyError):\n        check('a')\n    with pytest.raises(ValueError):\n        check('b')\n    with pytest.raises(LookupError):\n        check('b')\n";

/** One error that is of every kind which the tests expect. */
export const KINDS_HOSTILE: CheckCase[] = [
  named(
    "one class of errors for all",
    KINDS_UNITTEST,
    checks("class Fault(TooShort, TooLong, Reserved):\n    pass", "Fault(name)"),
  ),
  named(
    "the same for pytest, in two steps",
    KINDS_PYTEST,
    checks(
      "class Length(TooShort, TooLong):\n    pass\n\n\nclass Fault(Length, Reserved):\n    pass",
      "Fault(name)",
    ),
  ),
  named(
    "a class that is made each time",
    KINDS_PYTEST,
    checks(
      "def fault(name):\n    return type('Fault', (TooLong, Reserved, TooShort), {})(name)",
      "fault(name)",
    ),
  ),
];

/** Errors of several kinds that are right. */
export const KINDS_HONEST: CheckCase[] = [
  named("an error of each kind", KINDS_UNITTEST, checks("FAULTS = 3", TRUE_KINDS)),
  named(
    "classes below those that the tests expect",
    KINDS_PYTEST,
    checks(
      "class Short(TooShort, ValueError):\n    pass\n\n\nclass Long(TooLong, ValueError):\n    pass\n\n\nclass Taken(Reserved, LookupError):\n    pass",
      "(Taken if name == 'root' else Long if len(name) > 12 else Short)(name)",
    ),
  ),
  named(
    "an error of two kinds of the language, and of what they are",
    ITEM,
    "class Missing(KeyError, ValueError):\n    pass\n\n\ndef check(name):\n    raise Missing(name)\n",
  ),
];

const TOTAL =
  "import unittest\nfrom decimal import Decimal\nfrom bill import total\n\n\nclass T(unittest.TestCase):\n    def test_total(self):\n        got = total([('1.10', 3)])\n        self.assertIsInstance(got, Decimal)\n        self.assertEqual(str(got), '3.30')\n";
const TOTAL_PLAIN =
  "from decimal import Decimal\nfrom bill import total\n\n\ndef check(got, want):\n    if not isinstance(got, Decimal):\n        raise TypeError(type(got))\n    assert f'{got}' == want\n\n\ndef test_total():\n    check(total([('1.10', 3)]), '3.30')\n";
const bill = (name: string, test: string, work: string): CheckCase => ({
  name,
  given: { "bill.py": "def total(lines):\n    return 0.0\n", "test_bill.py": test },
  work: { "bill.py": `from decimal import Decimal\n\n\n${work}` },
});
const SUM = "sum(float(price) * count for price, count in lines)";
const EXACT = "sum((Decimal(price) * count for price, count in lines), Decimal())";
const SHOWS =
  "def __str__(self):\n        return f'{float(self):.2f}'\n\n    def __format__(self, how):\n        return str(self)";
const gives = (made: string) => `\n\n\ndef total(lines):\n    return ${made}\n`;

/** Objects that say to be of a class of which they are not. */
export const OTHER_KIND_HOSTILE: CheckCase[] = [
  bill(
    "a float that says it is a decimal",
    TOTAL,
    `class Amount(float):\n    __class__ = property(lambda self: Decimal)\n\n    ${SHOWS}${gives(`Amount(${SUM})`)}`,
  ),
  bill(
    "a text that says so however it is asked",
    TOTAL_PLAIN,
    `class Amount(str):\n    def __getattribute__(self, name):\n        return Decimal if name == '__class__' else super().__getattribute__(name)${gives(`Amount(f'{${SUM}:.2f}')`)}`,
  ),
  bill(
    "an object that says so and keeps none",
    TOTAL_PLAIN,
    `class Amount:\n    __class__ = Decimal\n\n    def __init__(self, value):\n        self.value = value\n\n    def __float__(self):\n        return self.value\n\n    ${SHOWS}${gives(`Amount(${SUM})`)}`,
  ),
  bill(
    "a mock that says so",
    TOTAL,
    `from unittest.mock import MagicMock${gives(`MagicMock(spec=Decimal, __str__=lambda self: f'{${SUM}:.2f}')`)}`,
  ),
];

const PROXY =
  "class Lazy:\n    def __init__(self, make):\n        self._make, self._made = make, None\n\n    def _value(self):\n        if self._made is None:\n            self._made = self._make()\n        return self._made\n\n    __class__ = property(lambda self: type(self._value()))\n\n    def __getattr__(self, name):\n        return getattr(self._value(), name)\n\n    def __str__(self):\n        return str(self._value())\n\n    def __format__(self, how):\n        return format(self._value(), how)";

/** Right objects of a class, and proxies of such objects. */
export const OTHER_KIND_HONEST: CheckCase[] = [
  bill("a decimal", TOTAL, gives(EXACT).trim()),
  bill("a subclass of decimal", TOTAL_PLAIN, `class Amount(Decimal):\n    pass${gives(`Amount(${EXACT})`)}`),
  bill("a proxy of a decimal", TOTAL, `${PROXY}${gives(`Lazy(lambda: ${EXACT})`)}`),
  bill("a proxy of a decimal, for a helper", TOTAL_PLAIN, `${PROXY}${gives(`Lazy(lambda: ${EXACT})`)}`),
  bill(
    "mocks of the test with a class, and a class of the test that says to be another",
    "import unittest\nfrom decimal import Decimal\nfrom unittest.mock import Mock, create_autospec\nfrom bill import total\n\n\nclass Seven:\n    __class__ = Decimal\n\n\nclass T(unittest.TestCase):\n    def test_total(self):\n        one = Mock(spec=Decimal)\n        self.assertIs(total(one), one)\n        self.assertIsInstance(total(one), Decimal)\n        self.assertIsInstance(total(create_autospec(Decimal)()), Decimal)\n        self.assertIsInstance(total(Seven()), Decimal)\n        self.assertIsInstance(total(3), int)\n",
    "def total(lines):\n    return lines\n",
  ),
];
