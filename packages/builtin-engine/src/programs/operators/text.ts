import { infix, operator, type Operator } from "./operator.ts";

const plain = (replacement: string) => !replacement.includes("$") && !replacement.includes("\\");
const stripped = (s: string, mark: string) => {
  let [from, to] = [0, s.length];
  while (from < to && s.startsWith(mark, from)) from += mark.length;
  while (from < to && s.slice(from, to).endsWith(mark)) to -= mark.length;
  return s.slice(from, to);
};
const shifted = (s: string, by: number) =>
  s.replace(/[A-Za-z]/g, (c) => {
    const base = c < "a" ? 65 : 97;
    return String.fromCharCode(((((c.charCodeAt(0) - base + by) % 26) + 26) % 26) + base);
  });

/** All other operators on text. */
export const TEXT: Operator[] = [
  infix("+", "str", "str", (a, b) => a + b),
  infix("==", "str", "bool", (a, b) => a === b),
  operator(
    "words",
    ["str"],
    "strs",
    (s) => s.split(/\s+/).filter(Boolean),
    "$0.split(/\\s+/).filter(Boolean)",
    "$0.split()",
  ),
  operator("characters", ["str"], "strs", (s) => Array.from(s), "[...$0]", "list($0)"),
  operator(
    "split",
    ["str", "str"],
    "strs",
    (s, d) => (d === "" ? undefined : s.split(d)),
    "$0.split($1)",
    "$0.split($1)",
  ),
  operator("join", ["strs", "str"], "str", (x, d) => x.join(d), "$0.join($1)", "$1.join($0)"),
  operator(
    "replaced",
    ["str", "str", "str"],
    "str",
    (s, a, b) => (a === "" || !plain(b) ? undefined : s.replaceAll(a, b)),
    "$0.replaceAll($1, $2)",
    "$0.replace($1, $2)",
  ),
  operator(
    "part",
    ["str", "num", "num"],
    "str",
    (s, a, b) => (Number.isInteger(a) && Number.isInteger(b) ? s.slice(a, b) : undefined),
    "$0.slice($1, $2)",
    "$0[$1:$2]",
  ),
  operator(
    "until",
    ["str", "num"],
    "str",
    (s, a) => (Number.isInteger(a) ? s.slice(0, a) : undefined),
    "$0.slice(0, $1)",
    "$0[:$1]",
  ),
  operator(
    "from",
    ["str", "num"],
    "str",
    (s, a) => (Number.isInteger(a) ? s.slice(a) : undefined),
    "$0.slice($1)",
    "$0[$1:]",
  ),
  operator(
    "index",
    ["str", "str"],
    "num",
    (s, t) => (t === "" ? undefined : s.indexOf(t)),
    "$0.indexOf($1)",
    "$0.find($1)",
  ),
  operator(
    "repeat",
    ["str", "num"],
    "str",
    (s, n) => (Number.isInteger(n) && n >= 0 && n < 60 ? s.repeat(n) : undefined),
    "$0.repeat($1)",
    "($0 * $1)",
  ),
  operator(
    "padStart",
    ["str", "num", "str"],
    "str",
    (s, n, c) => (c.length === 1 && Number.isInteger(n) && n >= 0 && n < 60 ? s.padStart(n, c) : undefined),
    "$0.padStart($1, $2)",
    "$0.rjust($1, $2)",
  ),
  operator(
    "padEnd",
    ["str", "num", "str"],
    "str",
    (s, n, c) => (c.length === 1 && Number.isInteger(n) && n >= 0 && n < 60 ? s.padEnd(n, c) : undefined),
    "$0.padEnd($1, $2)",
    "$0.ljust($1, $2)",
  ),
  operator(
    "stripped",
    ["str", "str"],
    "str",
    (s, m) => (m.length === 1 ? stripped(s, m) : undefined),
    "stripMark($0, $1)",
    "$0.strip($1)",
  ),
  operator(
    "tokens",
    ["str"],
    "strs",
    (s) => s.match(/[A-Za-z0-9]+/g) ?? [],
    "($0.match(/[A-Za-z0-9]+/g) ?? [])",
    're.findall(r"[A-Za-z0-9]+", $0)',
    2,
  ),
  operator(
    "numbersIn",
    ["str"],
    "strs",
    (s) => s.match(/[0-9]+/g) ?? [],
    "($0.match(/[0-9]+/g) ?? [])",
    're.findall(r"[0-9]+", $0)',
    2,
  ),
  operator(
    "humps",
    ["str"],
    "strs",
    (s) => s.match(/[A-Z]?[a-z0-9]+|[A-Z]+/g) ?? [],
    "($0.match(/[A-Z]?[a-z0-9]+|[A-Z]+/g) ?? [])",
    're.findall(r"[A-Z]?[a-z0-9]+|[A-Z]+", $0)',
    2,
  ),
  operator(
    "runs",
    ["str"],
    "strs",
    (s) => s.match(/(.)\1*/gsu) ?? [],
    "($0.match(/(.)\\1*/gsu) ?? [])",
    '[run.group() for run in re.finditer(r"(?s)(.)\\1*", $0)]',
    2,
  ),
  operator(
    "onlyAlphanumeric",
    ["str"],
    "str",
    (s) => s.replace(/[^A-Za-z0-9]+/g, ""),
    '$0.replace(/[^A-Za-z0-9]+/g, "")',
    're.sub(r"[^A-Za-z0-9]+", "", $0)',
    2,
  ),
  operator(
    "withoutVowels",
    ["str"],
    "str",
    (s) => s.replace(/[aeiou]/gi, ""),
    '$0.replace(/[aeiou]/gi, "")',
    're.sub(r"[aeiouAEIOU]", "", $0)',
    2,
  ),
  operator(
    "shifted",
    ["str", "num"],
    "str",
    (s, k) => (Number.isInteger(k) ? shifted(s, k) : undefined),
    "shiftLetters($0, $1)",
    "shift_letters($0, $1)",
    2,
  ),
  operator(
    "occurrences",
    ["str", "str"],
    "num",
    (s, t) => (t === "" ? undefined : s.split(t).length - 1),
    "($0.split($1).length - 1)",
    "$0.count($1)",
  ),
  operator("contains", ["str", "str"], "bool", (s, t) => s.includes(t), "$0.includes($1)", "($1 in $0)"),
  operator(
    "startsWith",
    ["str", "str"],
    "bool",
    (s, t) => s.startsWith(t),
    "$0.startsWith($1)",
    "$0.startswith($1)",
  ),
  operator("endsWith", ["str", "str"], "bool", (s, t) => s.endsWith(t), "$0.endsWith($1)", "$0.endswith($1)"),
];
