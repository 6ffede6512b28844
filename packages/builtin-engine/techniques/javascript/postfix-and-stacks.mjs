/**
 * title: Reverse Polish notation, stack machines, small programs
 * when: An expression in postfix or prefix notation has to be evaluated, or a list of commands for a stack or for variables has to be run.
 * words: reverse polish notation, rpn, postfix, prefix, polish notation, stack, stack machine, push, pop, evaluate, commands, instructions, register, registers, variables, assembler, interpreter, simple language, baseball game, undo, accumulator, inc dec, mov
 * param START: 0 — value at the beginning
 */
const START = 0;

const calculate = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
};

const tokensOf = (tokens) =>
  typeof tokens === "string" ? tokens.trim().split(/\s+/).filter(Boolean) : tokens;

/** "3 4 + 2 *", or its tokens as a list, as 14; with true the division cuts off to a whole number. */
export function evaluateRpn(tokens, wholeDivision = false) {
  const stack = [];
  for (const token of tokensOf(tokens).map(String)) {
    if (!Object.hasOwn(calculate, token)) stack.push(Number(token));
    else {
      const [a, b] = stack.splice(-2);
      const value = calculate[token](a, b);
      stack.push(wholeDivision && token === "/" ? Math.trunc(value) + 0 : value);
    }
  }
  return stack.at(-1) ?? START;
}

/** As evaluateRpn with a division that cuts off, as LeetCode has it. */
export function evaluateRpnWhole(tokens) {
  return evaluateRpn(tokens, true);
}

/** "* + 3 4 2" as 14. */
export function evaluatePrefix(tokens) {
  const stack = [];
  for (const token of tokensOf(tokens).map(String).reverse())
    stack.push(Object.hasOwn(calculate, token) ? calculate[token](stack.pop(), stack.pop()) : Number(token));
  return stack.at(-1) ?? START;
}

/** "3 + 4 * 2" as "3 4 2 * +"; with brackets, between spaces or not. */
export function infixToPostfix(text) {
  const level = { "+": 1, "-": 1, "*": 2, "/": 2 };
  const [output, operators] = [[], []];
  for (const token of text.match(/\d+(?:\.\d+)?|[A-Za-z]\w*|[-+*/()]/g) ?? []) {
    if (token === "(") operators.push(token);
    else if (token === ")") {
      while (operators.length > 0 && operators.at(-1) !== "(") output.push(operators.pop());
      operators.pop();
    } else if (Object.hasOwn(level, token)) {
      while (operators.length > 0 && level[operators.at(-1)] >= level[token]) output.push(operators.pop());
      operators.push(token);
    } else output.push(token);
  }
  return [...output, ...operators.reverse()].join(" ");
}

/** The stack after commands such as "push 5", "pop", "dup", "swap", "add", "sub" and "mul", in any case. */
export function runStack(commands) {
  const stack = [];
  const signs = { add: "+", sub: "-", mul: "*", div: "/" };
  for (const command of commands) {
    const [word, value] = command.trim().toLowerCase().split(/\s+/);
    if (word === "push") stack.push(Number(value));
    else if (word === "pop") stack.pop();
    else if (word === "dup" && stack.length > 0) stack.push(stack.at(-1));
    else if (word === "swap" && stack.length > 1) stack.push(...stack.splice(-2).reverse());
    else if (Object.hasOwn(signs, word) && stack.length > 1)
      stack.push(calculate[signs[word]](...stack.splice(-2)));
  }
  return stack;
}

/** The top of the stack after the commands; null where it is empty. */
export function stackTop(commands) {
  return runStack(commands).at(-1) ?? null;
}

/** A value after commands such as "add 5", "+3", "multiply 2", "-1", "inc" and "dec". */
export function runAccumulator(commands, start = START) {
  return commands.reduce((value, command) => {
    const [, word, digits = "1"] = /^\s*([a-z]+|[-+*/])\s*(-?\d+(?:\.\d+)?)?/i.exec(command) ?? [];
    const number = Number(digits);
    if (/^(?:\+|add|plus|inc|increment|increase|up)$/i.test(word)) return value + number;
    if (/^(?:-|sub|subtract|minus|dec|decrement|decrease|down)$/i.test(word)) return value - number;
    if (/^(?:\*|mul|multiply|times)$/i.test(word)) return value * number;
    return /^(?:\/|div|divide)$/i.test(word) ? value / number : value;
  }, start);
}

/** X after "++X", "X++", "--X" and "X--". */
export function finalValue(operations, start = START) {
  return operations.reduce((value, operation) => value + (operation.includes("+") ? 1 : -1), start);
}

/** Registers after "mov a 5", "inc a", "dec a" and "jnz a -2" (jump where a is not 0). */
export function runAssembler(program, steps = 10000) {
  const registers = {};
  const valueOf = (word) => (/^-?\d+$/.test(word) ? Number(word) : (registers[word] ?? 0));
  for (let [at, step] = [0, 0]; at < program.length && at >= 0 && step < steps; step++) {
    const [word, first, second] = program[at].trim().split(/\s+/);
    if (word === "mov") registers[first] = valueOf(second);
    if (word === "inc") registers[first] = valueOf(first) + 1;
    if (word === "dec") registers[first] = valueOf(first) - 1;
    at += word === "jnz" && valueOf(first) !== 0 ? valueOf(second) : 1;
  }
  return registers;
}

/** Variables after lines such as "x = 5" and "y = x + 2": numbers, names and one operation. */
export function runAssignments(lines) {
  const variables = {};
  const valueOf = (word) => (Object.hasOwn(variables, word) ? variables[word] : Number(word));
  for (const line of lines) {
    const [name, value] = line.split("=").map((part) => part.trim());
    const [first, sign, second] = value.split(/\s+/);
    variables[name] = sign === undefined ? valueOf(first) : calculate[sign](valueOf(first), valueOf(second));
  }
  return variables;
}

/** LeetCode's baseball game: numbers, "C" takes the last back, "D" doubles it, "+" adds the last two. */
export function baseballPoints(operations) {
  const points = [];
  for (const operation of operations) {
    if (operation === "C") points.pop();
    else if (operation === "D") points.push(2 * points.at(-1));
    else points.push(operation === "+" ? points.at(-1) + points.at(-2) : Number(operation));
  }
  return points.reduce((sum, number) => sum + number, 0);
}

/** Letters typed, with a sign that deletes the one before. */
export function typedText(text, backspace = "#") {
  const letters = [];
  for (const sign of text)
    if (sign === backspace) letters.pop();
    else letters.push(sign);
  return letters.join("");
}
