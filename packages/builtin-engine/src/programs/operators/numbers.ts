import { infix, operator, type Operator } from "./operator.ts";

const int = Number.isSafeInteger;
const natural = (n: number, max: number) => int(n) && n >= 0 && n <= max;

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return n > 1;
}

function gcd(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
const factorial = (n: number) => upTo(n).reduce((product, next) => product * next, 1);

function fibonacci(n: number): number {
  let [a, b] = [0, 1];
  for (let i = 0; i < n; i++) [a, b] = [b, a + b];
  return a;
}

/** Formats a number as both languages print it; undefined for very large and small ones, whose exponents differ. */
const shown = (n: number) => (n === 0 || (Math.abs(n) >= 1e-4 && Math.abs(n) < 1e15) ? String(n) : undefined);

/** Operators from number to number with one argument; lists of numbers are mapped with them. */
export const NUMBER_MAPS: Operator[] = [
  operator("square", ["num"], "num", (n) => n * n, "($0 ** 2)", "($0 ** 2)"),
  operator("abs", ["num"], "num", Math.abs, "Math.abs($0)", "abs($0)"),
  operator("floor", ["num"], "num", (n) => Math.floor(n), "Math.floor($0)", "math.floor($0)"),
  operator("ceil", ["num"], "num", (n) => Math.ceil(n) + 0, "Math.ceil($0)", "math.ceil($0)"),
  operator(
    "round",
    ["num"],
    "num",
    (n) => Math.floor(n + 0.5),
    "Math.floor($0 + 0.5)",
    "math.floor($0 + 0.5)",
  ),
  operator(
    "root",
    ["num"],
    "num",
    (n) => (n < 0 ? undefined : Math.sqrt(n)),
    "Math.sqrt($0)",
    "tidy(math.sqrt($0))",
    2,
  ),
  operator(
    "factorial",
    ["num"],
    "num",
    (n) => (natural(n, 18) ? factorial(n) : undefined),
    "factorial($0)",
    "math.factorial($0)",
    2,
  ),
  operator(
    "fibonacci",
    ["num"],
    "num",
    (n) => (natural(n, 78) ? fibonacci(n) : undefined),
    "fibonacci($0)",
    "fibonacci($0)",
    2,
  ),
  operator(
    "digitSum",
    ["num"],
    "num",
    (n) => (natural(n, 1e15) ? Array.from(String(n)).reduce((sum, d) => sum + Number(d), 0) : undefined),
    "digitsOf($0).reduce((sum, next) => sum + next, 0)",
    "sum(digits_of($0))",
    2,
  ),
];

/** Operators from number to boolean with one argument. */
export const NUMBER_TESTS: Operator[] = [
  operator(
    "even",
    ["num"],
    "bool",
    (n) => (int(n) ? n % 2 === 0 : undefined),
    "($0 % 2 === 0)",
    "($0 % 2 == 0)",
  ),
  operator(
    "odd",
    ["num"],
    "bool",
    (n) => (int(n) ? n % 2 !== 0 : undefined),
    "($0 % 2 !== 0)",
    "($0 % 2 != 0)",
  ),
  operator("positive", ["num"], "bool", (n) => n > 0, "($0 > 0)", "($0 > 0)"),
  operator(
    "prime",
    ["num"],
    "bool",
    (n) => (int(n) && n < 1e9 ? isPrime(n) : undefined),
    "isPrime($0)",
    "is_prime($0)",
    2,
  ),
];

/** All other operators on numbers. */
export const NUMBERS: Operator[] = [
  infix("+", "num", "num", (a, b) => a + b),
  infix("-", "num", "num", (a, b) => a - b),
  infix("*", "num", "num", (a, b) => a * b),
  operator("/", ["num", "num"], "num", (a, b) => (b === 0 ? undefined : a / b), "($0 / $1)", "tidy($0 / $1)"),
  operator(
    "percent",
    ["num", "num"],
    "num",
    (a, b) => (a * b) / 100,
    "(($0 * $1) / 100)",
    "tidy($0 * $1 / 100)",
    2,
  ),
  operator(
    "mod",
    ["num", "num"],
    "num",
    (a, b) => (int(a) && int(b) && b > 0 ? ((a % b) + b) % b : undefined),
    "((($0 % $1) + $1) % $1)",
    "($0 % $1)",
  ),
  operator(
    "divisible",
    ["num", "num"],
    "bool",
    (a, b) => (int(a) && int(b) && b !== 0 ? a % b === 0 : undefined),
    "($0 % $1 === 0)",
    "($0 % $1 == 0)",
  ),
  operator(
    "quotient",
    ["num", "num"],
    "num",
    (a, b) => (int(a) && int(b) && b !== 0 ? Math.floor(a / b) : undefined),
    "Math.floor($0 / $1)",
    "($0 // $1)",
  ),
  operator(
    "power",
    ["num", "num"],
    "num",
    (a, b) => (int(a) && natural(b, 64) ? a ** b : undefined),
    "Math.pow($0, $1)",
    "pow($0, $1)",
  ),
  operator("max", ["num", "num"], "num", (a, b) => Math.max(a, b), "Math.max($0, $1)", "max($0, $1)"),
  operator("min", ["num", "num"], "num", (a, b) => Math.min(a, b), "Math.min($0, $1)", "min($0, $1)"),
  operator(
    "gcd",
    ["num", "num"],
    "num",
    (a, b) => (int(a) && int(b) ? gcd(a, b) : undefined),
    "gcd($0, $1)",
    "math.gcd($0, $1)",
    2,
  ),
  operator(
    "roundTo",
    ["num", "num"],
    "num",
    (a, k) => (natural(k, 6) ? Math.floor(a * 10 ** k + 0.5) / 10 ** k : undefined),
    "(Math.floor($0 * 10 ** $1 + 0.5) / 10 ** $1)",
    "tidy(math.floor($0 * 10 ** $1 + 0.5) / 10 ** $1)",
    2,
  ),
  operator("<", ["num", "num"], "bool", (a, b) => a < b, "($0 < $1)", "($0 < $1)"),
  infix("==", "num", "bool", (a, b) => a === b),
  operator("text", ["num"], "str", shown, "String($0)", "str($0)"),
  operator(
    "fixed",
    ["num", "num"],
    "str",
    (n, k) => (natural(k, 6) && Math.abs(n) < 1e12 && !Object.is(n, -0) ? n.toFixed(k) : undefined),
    "($0).toFixed($1)",
    "fixed($0, $1)",
    2,
  ),
  operator(
    "inBase",
    ["num", "num"],
    "str",
    (n, b) => (natural(n, 1e15) && natural(b, 16) && b >= 2 ? n.toString(b) : undefined),
    "($0).toString($1)",
    "in_base($0, $1)",
    2,
  ),
  operator(
    "fromBase",
    ["str", "num"],
    "num",
    (s, b) =>
      /^[0-9a-f]{1,10}$/i.test(s) &&
      natural(b, 16) &&
      b >= 2 &&
      Array.from(s).every((c) => Number.parseInt(c, 16) < b)
        ? Number.parseInt(s, b)
        : undefined,
    "Number.parseInt($0, $1)",
    "int($0, $1)",
    2,
  ),
  operator(
    "upTo",
    ["num"],
    "nums",
    (n) => (natural(n, 200) ? upTo(n) : undefined),
    "Array.from({ length: $0 }, (_, i) => i + 1)",
    "list(range(1, $0 + 1))",
  ),
  operator(
    "range",
    ["num", "num"],
    "nums",
    (a, b) =>
      int(a) && int(b) && b >= a && b - a <= 200 ? Array.from({ length: b - a }, (_, i) => a + i) : undefined,
    "Array.from({ length: $1 - $0 }, (_, i) => $0 + i)",
    "list(range($0, $1))",
    2,
  ),
  operator(
    "digitsOf",
    ["num"],
    "nums",
    (n) => (natural(n, 1e15) ? Array.from(String(n), Number) : undefined),
    "digitsOf($0)",
    "digits_of($0)",
    2,
  ),
  operator(
    "divisors",
    ["num"],
    "nums",
    (n) => (natural(n, 5000) && n > 0 ? upTo(n).filter((d) => n % d === 0) : undefined),
    "divisorsOf($0)",
    "divisors_of($0)",
    2,
  ),
];

/** Operators on booleans. */
export const TRUTH: Operator[] = [
  operator("not", ["bool"], "bool", (a) => !a, "!$0", "(not $0)"),
  operator("and", ["bool", "bool"], "bool", (a, b) => a && b, "($0 && $1)", "($0 and $1)"),
  operator("or", ["bool", "bool"], "bool", (a, b) => a || b, "($0 || $1)", "($0 or $1)"),
];
