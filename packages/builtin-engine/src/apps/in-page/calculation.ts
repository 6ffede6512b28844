// What is typed is read by the rules of school: brackets, powers, × and ÷, + and −.
const TOKEN = /(?:\d+\.?\d*|\.\d+)(?:E[+−]?\d+)?|sin⁻¹|cos⁻¹|tan⁻¹|sin|cos|tan|log|ln|√|π|e|[-+−×÷^%!()]/g;

type NumberFunction = (x: number) => number;

/** A value; `share`: it was given in percent, of what it is added to. */
interface Term {
  value: number;
  share: boolean;
}

/** Where in an expression one reads. */
interface Reader {
  readonly tokens: readonly string[];
  readonly functions: Readonly<Record<string, NumberFunction>>;
  at: number;
}

/** What gives the value of an expression, or throws a sentence where it has none. Brackets left open are closed. */
export function createCalculation(isDegrees: () => boolean): (expression: string) => number {
  const functions = createFunctions(isDegrees);
  return (expression) => {
    const tokens = expression.match(TOKEN) ?? [];
    if (tokens.join("") !== expression) throw new Error("Cannot read this");
    const reader = { tokens, functions, at: 0 };
    const { value } = sum(reader);
    if (reader.at < tokens.length) throw new Error("Cannot read this");
    if (!Number.isFinite(value)) throw new Error(Number.isNaN(value) ? "Not a number" : "Too large");
    return value;
  };
}

function createFunctions(isDegrees: () => boolean): Record<string, NumberFunction> {
  const fromRadians = (x: number) => (isDegrees() ? (x * 180) / Math.PI : x);
  const circular = (f: NumberFunction, x: number) => {
    const value = f(isDegrees() ? (x * Math.PI) / 180 : x);
    if (Math.abs(value) < 1e-15) return 0;
    return Math.abs(value) > 1e15 ? NaN : value;
  };
  return {
    "sin⁻¹": (x) => fromRadians(Math.asin(x)),
    "cos⁻¹": (x) => fromRadians(Math.acos(x)),
    "tan⁻¹": (x) => fromRadians(Math.atan(x)),
    sin: (x) => circular(Math.sin, x),
    cos: (x) => circular(Math.cos, x),
    tan: (x) => circular((a) => (Math.abs(Math.cos(a)) < 1e-15 ? NaN : Math.tan(a)), x),
    ln: Math.log,
    log: Math.log10,
    "√": Math.sqrt,
  };
}

/** The next token, where it is one of `signs`. */
function takeSign(reader: Reader, ...signs: readonly string[]): string | undefined {
  const token = reader.tokens[reader.at];
  if (token === undefined || !signs.includes(token)) return undefined;
  reader.at += 1;
  return token;
}

function sum(reader: Reader): Term {
  let { value } = product(reader);
  for (let sign = takeSign(reader, "+", "−"); sign; sign = takeSign(reader, "+", "−")) {
    const right = product(reader);
    // 200 + 10 % is 220: a share of what it is added to.
    const amount = right.share ? value * right.value : right.value;
    value = sign === "+" ? value + amount : value - amount;
  }
  return { value, share: false };
}

function product(reader: Reader): Term {
  let { value, share } = signed(reader);
  for (;;) {
    const sign = takeSign(reader, "×", "÷");
    const next = reader.tokens[reader.at];
    if (!sign && !(next !== undefined && /^[\d.(πesctl√]/.test(next))) return { value, share };
    const right = signed(reader).value;
    if (sign === "÷" && right === 0) throw new Error("Cannot divide by zero");
    value = sign === "÷" ? value / right : value * right;
    share = false;
  }
}

function signed(reader: Reader): Term {
  if (takeSign(reader, "−")) return { value: -signed(reader).value, share: false };
  if (takeSign(reader, "+")) return signed(reader);
  const base = postfixed(reader);
  if (!takeSign(reader, "^")) return base;
  return { value: base.value ** signed(reader).value, share: false };
}

function postfixed(reader: Reader): Term {
  let value = atom(reader);
  let share = false;
  for (let sign = takeSign(reader, "%", "!"); sign; sign = takeSign(reader, "%", "!")) {
    share = sign === "%";
    value = share ? value / 100 : factorial(value);
  }
  return { value, share };
}

function atom(reader: Reader): number {
  const token = reader.tokens[reader.at++];
  if (token === undefined) throw new Error("Something is missing");
  if (/^[\d.]/.test(token)) return Number(token.replace("−", "-"));
  if (token === "π") return Math.PI;
  if (token === "e") return Math.E;
  const calculate = Object.hasOwn(reader.functions, token) ? reader.functions[token] : undefined;
  if (!calculate && token !== "(") throw new Error("Cannot read this");
  if (calculate && !takeSign(reader, "(")) return calculate(atom(reader));
  const { value } = sum(reader);
  if (!takeSign(reader, ")") && reader.at < reader.tokens.length) throw new Error("A bracket is missing");
  return calculate ? calculate(value) : value;
}

function factorial(value: number): number {
  if (!Number.isInteger(value) || value < 0) throw new Error("Not a number");
  let product = 1;
  for (let factor = 2; factor <= Math.min(value, 171); factor++) product *= factor;
  return product;
}

/** A value as it is shown and typed on with: twelve digits, so that 0.1 + 0.2 is 0.3. */
export function written(value: number): string {
  const rounded = Number(value.toPrecision(12));
  const text =
    Math.abs(rounded) >= 1e15 || (rounded !== 0 && Math.abs(rounded) < 1e-9)
      ? rounded.toExponential()
      : String(rounded);
  return text.replace("e+", "E").replace("e-", "E−").replace("-", "−");
}
