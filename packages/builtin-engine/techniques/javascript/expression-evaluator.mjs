/**
 * title: Evaluate arithmetic expressions with precedence
 * when: A calculator or formula has to work out + - * / ^ and brackets without eval.
 * words: expression, calculator, parser, precedence climbing, tokenizer, shunting yard, eval, formula, evaluate string, calculate expression, left to right, without precedence, division by zero
 * param MAX_DEPTH: 200 — deepest nesting of brackets, signs and powers
 */
const MAX_DEPTH = 200;

const levels = new Map(Object.entries({ "+": 1, "-": 1, "*": 2, "/": 2, "^": 3 }));

function apply(operator, a, b) {
  const value =
    operator === "+"
      ? a + b
      : operator === "-"
        ? a - b
        : operator === "*"
          ? a * b
          : operator === "/"
            ? a / b
            : a ** b;
  if (!Number.isFinite(value)) throw new RangeError(`${a} ${operator} ${b} is no finite number`);
  return value;
}

/** Numbers, names, signs, brackets and + - * / ^, which binds to the right and before a sign: -2^2 is -4. */
export function evaluate(text, variables = {}, maxDepth = MAX_DEPTH) {
  const tokens = text.match(/\d+(?:\.\d+)?|\.\d+|[A-Za-z_]\w*|\S/g) ?? [];
  let at = 0;
  const fail = () => {
    throw new RangeError(`unexpected ${tokens[at] ?? "end"}`);
  };
  const operand = (depth) => {
    if (depth > maxDepth) throw new RangeError("nested too deeply");
    const token = tokens[at] ?? fail();
    if (/^\.?\d/.test(token)) return Number(tokens[at++]);
    if (Object.hasOwn(variables, token)) return variables[tokens[at++]];
    if (!["+", "-", "("].includes(token)) return fail();
    at += 1;
    if (token !== "(") return (token === "-" ? -1 : 1) * climb(depth + 1, 3);
    const value = climb(depth + 1, 1);
    if (tokens[at] !== ")") fail();
    at += 1;
    return value;
  };
  // Takes operators of at least this level; the right side of ^ may hold another ^.
  const climb = (depth, least) => {
    let value = operand(depth);
    while ((levels.get(tokens[at]) ?? 0) >= least) {
      const operator = tokens[at++];
      value = apply(operator, value, climb(depth + 1, levels.get(operator) + (operator === "^" ? 0 : 1)));
    }
    return value;
  };
  const value = climb(0, 1);
  return at < tokens.length ? fail() : value;
}

/** As evaluate, or another answer for what is no right expression or has no finite value, as a division by zero. */
export function evaluateOrNot(text, otherwise = null) {
  try {
    return evaluate(text);
  } catch {
    return otherwise;
  }
}

/** Numbers and + - * / from left to right, without precedence: 2 + 3 * 4 is 20, as on a simple calculator. */
export function evaluateInOrder(text) {
  const tokens = text.match(/\d+(?:\.\d+)?|[-+*/]/g) ?? [];
  return tokens
    .slice(1)
    .reduce(
      ([value, sign], token) => (sign === null ? [value, token] : [apply(sign, value, Number(token)), null]),
      [Number(tokens[0] ?? 0), null],
    )[0];
}
