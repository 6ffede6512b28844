/**
 * title: Boolean and arithmetic expressions from left to right
 * when: Values joined by and, or, xor have to be worked out from left to right, a text with true and false evaluated, or sums without precedence.
 * words: boolean, boolean expression, logical calculator, and, or, xor, not, true and false, left to right, logic gates, gate, circuit, truth table, nand, implies, all true, any true, no precedence, simple calculator, evaluate expression, majority vote, exactly one
 * param OPERATOR: "AND" — operator that joins all values
 */
const OPERATOR = "AND";

const gates = {
  AND: (a, b) => a && b,
  OR: (a, b) => a || b,
  XOR: (a, b) => a !== b,
  NAND: (a, b) => !(a && b),
  NOR: (a, b) => !(a || b),
  XNOR: (a, b) => a === b,
  IMPLIES: (a, b) => !a || b,
};

/** Two values by a gate: "AND", "OR", "XOR", "NAND", "NOR", "XNOR", "IMPLIES", in any case. */
export function logicGate(a, b, operator = OPERATOR) {
  return gates[operator.toUpperCase()](a, b);
}

/** All values joined from left to right by one operator. */
export function logicalCalculator(values, operator = OPERATOR) {
  return values.reduce((a, b) => logicGate(a, b, operator));
}

/** "true and false or not true" from left to right; not belongs to the word behind it. */
export function evaluateBooleanText(text) {
  let [result, operator, negated] = [null, null, false];
  for (const word of text.toLowerCase().match(/\S+/g) ?? []) {
    if (word === "not") negated = !negated;
    else if (Object.hasOwn(gates, word.toUpperCase())) operator = word;
    else {
      const value = (word === "true" || word === "1" || word === "t") !== negated;
      result = result === null ? value : logicGate(result, value, operator);
      negated = false;
    }
  }
  return result;
}

/** Values and operators of two lists: [true, false] and ["and"]. */
export function joinBooleans(values, operators) {
  return values.slice(1).reduce((a, b, i) => logicGate(a, b, operators[i]), values[0]);
}

export function countTrue(values) {
  return values.filter((value) => value === true).length;
}

/** Whether so many of the values are true: exactly one, unless another number is named. */
export function exactlyTrue(values, count = 1) {
  return countTrue(values) === count;
}

/** Whether more than half of the values are true; with true exactly half is enough. */
export function mostTrue(values, halfIsEnough = false) {
  const twice = countTrue(values) * 2;
  return twice > values.length || (halfIsEnough && twice === values.length);
}

/** Rows [a, b, result] of a gate for all values of two inputs, as numbers. */
export function truthTable(operator = OPERATOR) {
  const bits = [0, 1];
  return bits.flatMap((a) => bits.map((b) => [a, b, Number(logicGate(a === 1, b === 1, operator))]));
}

/** "2 + 3 * 4" as 20: without precedence, division exact. */
export function calculateLeftToRight(text) {
  const [first, ...rest] = text.match(/(?:(?<=^\s*|[-+*/x]\s*)-)?\d+(?:\.\d+)?|[-+*/x]/g) ?? ["0"];
  let result = Number(first);
  for (let i = 0; i + 1 < rest.length; i += 2) {
    const number = Number(rest[i + 1]);
    if (rest[i] === "+") result += number;
    else if (rest[i] === "-") result -= number;
    else result = rest[i] === "/" ? result / number : result * number;
  }
  return result;
}

/** Two numbers by the sign or word of an operation; null, or another answer, for a division by 0 or an unknown sign. With true a division gives a whole number, rounded down. */
export function simpleCalculator(a, b, operation = "+", wholeDivision = false, none = null) {
  const name = {
    plus: "+",
    add: "+",
    minus: "-",
    subtract: "-",
    times: "*",
    multiply: "*",
    divide: "/",
    x: "*",
  };
  const sign = name[operation.toLowerCase()] ?? operation;
  if (sign === "+") return a + b;
  if (sign === "-") return a - b;
  if (sign === "*") return a * b;
  if (sign !== "/" || b === 0) return none;
  return wholeDivision ? Math.floor(a / b) : a / b;
}

/** As evaluateBooleanText, but "and" binds more than "or": "true or true and false" is true. */
export function evaluateBooleanTextAndFirst(text) {
  const parts = text.toLowerCase().split(/\bor\b/);
  return parts.map((part) => evaluateBooleanText(part)).some((value) => value === true);
}

/** Whether at least so many of the values are true. */
export function atLeastTrue(values, count = 1) {
  return countTrue(values) >= count;
}
