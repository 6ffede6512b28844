import type { MathNode } from "mathjs";
import { isConstant, isFunction, isOperator, isParenthesis } from "./tree.ts";
import { isPrime } from "./primes.ts";
import * as r from "./rational.ts";
import { NotExact, rational, type Rational } from "./rational.ts";

const ZERO = rational(0n);
const TWO = rational(2n);

const whole = (value: Rational): bigint => {
  if (value.d !== 1n) throw new NotExact();
  return value.n;
};
const sum = (...values: Rational[]) => values.reduce(r.add, ZERO);
const pick =
  (sign: number) =>
  (first: Rational, ...rest: Rational[]) =>
    rest.reduce((best, value) => (r.compare(value, best) === sign ? value : best), first);
const sign = (value: Rational) => rational(BigInt(r.compare(value, ZERO)));
const abs = (value: Rational) => (value.n < 0n ? negative(value) : value);
const negative = ({ n, d }: Rational): Rational => ({ n: -n, d });
const lcm = (a: Rational, b: Rational) => {
  const common = r.gcd(whole(a), whole(b));
  return common === 0n ? ZERO : abs(rational((a.n * b.n) / common));
};

function median(...values: Rational[]): Rational {
  const sorted = values.toSorted(r.compare);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? sorted[middle]!
    : r.divide(r.add(sorted[middle - 1]!, sorted[middle]!), TWO);
}

function roundTo(value: Rational, places: Rational = ZERO): Rational {
  const scale = r.power(rational(10n), rational(whole(places)));
  return r.divide(r.round(r.multiply(value, scale)), scale);
}

function modulo(a: Rational, b: Rational): Rational {
  if (b.n === 0n) return a;
  return r.subtract(a, r.multiply(b, r.floor(r.divide(a, b))));
}

type Rule = (...values: Rational[]) => Rational;
/** A function with the minimum and maximum number of its arguments. */
const rule = (least: number, most: number, of: unknown): [number, number, Rule] => [least, most, of as Rule];
const MANY = 1_000;

const RULES = new Map<string, [number, number, Rule]>(
  Object.entries({
    add: rule(2, MANY, sum),
    subtract: rule(2, 2, r.subtract),
    multiply: rule(2, MANY, (...values: Rational[]) => values.reduce(r.multiply)),
    divide: rule(2, 2, r.divide),
    pow: rule(2, 2, r.power),
    mod: rule(2, 2, modulo),
    unaryMinus: rule(1, 1, negative),
    unaryPlus: rule(1, 1, (value: Rational) => value),
    factorial: rule(1, 1, r.factorial),
    combinations: rule(2, 2, r.combinations),
    permutations: rule(2, 2, r.permutations),
    sqrt: rule(1, 1, (value: Rational) => r.root(value, 2n)),
    cbrt: rule(1, 1, (value: Rational) => r.root(value, 3n)),
    nthRoot: rule(2, 2, (value: Rational, degree: Rational) => r.root(value, whole(degree))),
    square: rule(1, 1, (value: Rational) => r.multiply(value, value)),
    cube: rule(1, 1, (value: Rational) => r.power(value, rational(3n))),
    abs: rule(1, 1, abs),
    sign: rule(1, 1, sign),
    floor: rule(1, 1, r.floor),
    ceil: rule(1, 1, (value: Rational) => negative(r.floor(negative(value)))),
    fix: rule(1, 1, r.truncate),
    round: rule(1, 2, roundTo),
    gcd: rule(2, MANY, (...values: Rational[]) => rational(values.map(whole).reduce(r.gcd))),
    lcm: rule(2, MANY, (...values: Rational[]) => values.reduce(lcm)),
    min: rule(1, MANY, pick(-1)),
    max: rule(1, MANY, pick(1)),
    sum: rule(1, MANY, sum),
    prod: rule(1, MANY, (...values: Rational[]) => values.reduce(r.multiply)),
    mean: rule(1, MANY, (...values: Rational[]) => r.divide(sum(...values), rational(BigInt(values.length)))),
    median: rule(1, MANY, median),
  }),
);

const COMPARISONS = new Map<string, (order: number) => boolean>(
  Object.entries({
    equal: (order: number) => order === 0,
    unequal: (order: number) => order !== 0,
    larger: (order: number) => order > 0,
    smaller: (order: number) => order < 0,
    largerEq: (order: number) => order >= 0,
    smallerEq: (order: number) => order <= 0,
  }),
);

/** The exact value of an expression of rational arithmetic, or of one comparison. Throws NotExact and NoResult. */
export function exactValue(node: MathNode): Rational | boolean {
  if (isFunction(node) && node.fn.name === "isPrime" && node.args.length === 1)
    return isPrime(whole(value(node.args[0]!)));
  const test = isOperator(node) ? COMPARISONS.get(node.fn) : undefined;
  if (!test || !isOperator(node)) return value(node);
  return test(r.compare(value(node.args[0]!), value(node.args[1]!)));
}

function value(node: MathNode): Rational {
  if (isParenthesis(node)) return value(node.content);
  if (isConstant(node)) return r.readDecimal(String(node.value).toLowerCase());
  if (!isOperator(node) && !isFunction(node)) throw new NotExact();
  const name = isOperator(node) ? node.fn : node.fn.name;
  const modular = name === "mod" ? modularPower(node) : undefined;
  if (modular) return modular;
  const known = RULES.get(name);
  if (!known) throw new NotExact();
  const [least, most, of] = known;
  if (node.args.length < least || node.args.length > most) throw new NotExact();
  return of(...node.args.map(value));
}

/** `a^b mod m` for integers, without computing the power, which may be far too large. */
function modularPower(node: MathNode): Rational | undefined {
  if (!(isOperator(node) || isFunction(node)) || node.args.length !== 2) return undefined;
  let power = node.args[0]!;
  while (isParenthesis(power)) power = power.content;
  if (!isOperator(power) || power.fn !== "pow") return undefined;
  const [base, exponent] = power.args.map(value);
  const modulus = value(node.args[1]!);
  if (base!.d !== 1n || exponent!.d !== 1n || modulus.d !== 1n) return undefined;
  if (exponent!.n < 0n || modulus.n <= 0n) return undefined;
  let result = 1n % modulus.n;
  let square = ((base!.n % modulus.n) + modulus.n) % modulus.n;
  for (let rest = exponent!.n; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus.n;
    square = (square * square) % modulus.n;
  }
  return rational(result);
}
