import { operator, type Operator } from "./operator.ts";

const NUMBER = /^\s*[-+]?\d{1,15}(?:\.\d{1,15})?\s*$/;

/** Parses a number that all target languages read alike; otherwise undefined. */
export const readNumber = (s: string) => (NUMBER.test(s) ? Number(s) : undefined);
const capitalize = (s: string) => s.charAt(0).toUpperCase() + s.slice(1);
const decapitalize = (s: string) => s.charAt(0).toLowerCase() + s.slice(1);

/** Operators from text to text with one argument; lists of texts are mapped with them. */
export const TEXT_MAPS: Operator[] = [
  operator("lower", ["str"], "str", (s) => s.toLowerCase(), "$0.toLowerCase()", "$0.lower()"),
  operator("upper", ["str"], "str", (s) => s.toUpperCase(), "$0.toUpperCase()", "$0.upper()"),
  operator("trim", ["str"], "str", (s) => s.trim(), "$0.trim()", "$0.strip()"),
  operator("capitalize", ["str"], "str", capitalize, "capitalize($0)", "capitalize($0)"),
  operator("decapitalize", ["str"], "str", decapitalize, "decapitalize($0)", "decapitalize($0)", 2),
  operator(
    "reverse",
    ["str"],
    "str",
    (s) => Array.from(s).reverse().join(""),
    '[...$0].reverse().join("")',
    "$0[::-1]",
  ),
  operator("initial", ["str"], "str", (s) => s.slice(0, 1), "$0.slice(0, 1)", "$0[:1]"),
  operator("ending", ["str"], "str", (s) => s.slice(-1), "$0.slice(-1)", "$0[-1:]"),
  operator(
    "sortedLetters",
    ["str"],
    "str",
    (s) => Array.from(s).sort().join(""),
    '[...$0].sort().join("")',
    '"".join(sorted($0))',
  ),
  operator(
    "collapsed",
    ["str"],
    "str",
    (s) => s.replace(/\s+/g, " "),
    '$0.replace(/\\s+/g, " ")',
    're.sub(r"\\s+", " ", $0)',
    2,
  ),
  operator(
    "uniqueLetters",
    ["str"],
    "str",
    (s) => [...new Set(s)].join(""),
    '[...new Set($0)].join("")',
    '"".join(dict.fromkeys($0))',
    2,
  ),
];

/** Operators from text to number or boolean with one argument. */
export const TEXT_MEASURES: Operator[] = [
  operator("length", ["str"], "num", (s) => s.length, "$0.length", "len($0)"),
  operator("number", ["str"], "num", readNumber, "Number($0)", "to_number($0)"),
  operator(
    "code",
    ["str"],
    "num",
    (s) => (s === "" ? undefined : s.charCodeAt(0)),
    "$0.charCodeAt(0)",
    "ord($0[0])",
    2,
  ),
];

/** Operators from text to boolean with one argument. */
export const TEXT_TESTS: Operator[] = [
  operator(
    "vowel",
    ["str"],
    "bool",
    (s) => /^[aeiouAEIOU]$/.test(s),
    "/^[aeiou]$/i.test($0)",
    '(re.fullmatch(r"[aeiouAEIOU]", $0) is not None)',
  ),
  operator(
    "letters",
    ["str"],
    "bool",
    (s) => /^[A-Za-z]+$/.test(s),
    "/^[A-Za-z]+$/.test($0)",
    '(re.fullmatch(r"[A-Za-z]+", $0) is not None)',
  ),
  operator(
    "digits",
    ["str"],
    "bool",
    (s) => /^[0-9]+$/.test(s),
    "/^[0-9]+$/.test($0)",
    '(re.fullmatch(r"[0-9]+", $0) is not None)',
  ),
  operator(
    "capitals",
    ["str"],
    "bool",
    (s) => /^[A-Z]+$/.test(s),
    "/^[A-Z]+$/.test($0)",
    '(re.fullmatch(r"[A-Z]+", $0) is not None)',
  ),
  operator("blank", ["str"], "bool", (s) => s === "", '($0 === "")', '($0 == "")'),
];
