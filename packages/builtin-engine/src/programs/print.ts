import { literal } from "../task/literal.ts";
import { bodiesFor, type PrintTarget, techniqueName } from "./bodies.ts";
import { fill } from "./operators/operator.ts";
import { JS_SUPPORT, PY_SUPPORT } from "./operators/support.ts";
import { operatorNamed, type Program } from "./program.ts";

/** A function to print: its name, parameters and program. */
export interface Written {
  name: string;
  params: string[];
  program: Program;
}

/** Names that printed programs use internally, or that have a meaning in one of the languages. */
const TAKEN = new Set(
  "item i _ run other list str sum max min len sorted range input map filter set dict all any abs int float type id re math print String Math Array Number JSON def class return function const let var new in is not and or if else for while with as from import lambda None True False null true false this yield await async default delete case do try".split(
    " ",
  ),
);

/** Operators that need no parentheses around a first argument with the same operator. */
const CHAINED = new Set(["+ str", "+ num", "- num", "* num", "and", "or"]);

/** Turns a name into a parameter name that does not clash with names in printed programs. */
export const parameterName = (name: string) => (TAKEN.has(name) ? `${name}_` : name);

/** Prints functions with everything they call; `mark`, such as `export `, precedes each function. */
export function printFunctions(functions: readonly Written[], target: PrintTarget, mark = ""): string {
  const brought = bodiesFor(
    functions.map(({ program }) => program),
    target,
  );
  const itself = functions
    .filter((one) => isSupport(one, target) || isTechnique(one, target))
    .map(({ name }) => name);
  const own = new Set(brought.names);
  const clashes = functions
    .map(({ name }) => name)
    .filter((name) => (support(target).has(name) || own.has(name)) && !itself.includes(name));
  const free = (text: string) =>
    clashes.reduce((left, name) => left.replace(new RegExp(`\\b${name}\\b`, "g"), `${name}Of`), text);
  const bodies = functions.map(({ program, params }) =>
    printBody(program, target, params, (value) =>
      target === "python" ? `return ${value}` : `return ${value};`,
    ),
  );
  const needed = supportFor(bodies.flat().join("\n"), target).filter(
    (name) => !itself.includes(name) && !own.has(name),
  );
  const marked = (body: string) =>
    itself.reduce((left, name) => left.replace(`function ${name}(`, () => `${mark}function ${name}(`), body);
  const written = functions.flatMap((one, i) => {
    if (!itself.includes(one.name)) return [define(one, bodies[i]!.map(free), target, mark)];
    return own.has(one.name) ? [] : [mark + support(target).get(one.name)!];
  });
  return [
    ...brought.bodies.map((body) => marked(free(body))),
    ...needed.map((name) => free(support(target).get(name)!)),
    ...written,
  ].join(target === "python" ? "\n\n\n" : "\n\n");
}

/**
 * Prints a program as an expression in the target language; the helpers that it calls are in the language's support.
 */
export function printExpression(
  program: Program,
  target: PrintTarget,
  params: readonly string[],
  bare = false,
): string {
  switch (program.kind) {
    case "input":
      return params[program.index]!;
    case "constant": {
      const text = literal(program.value, target);
      return text.startsWith("-") ? `(${text})` : text;
    }
    case "choice": {
      const [test, then, otherwise] = [program.test, program.yes, program.no].map((one) =>
        printExpression(one, target, params),
      );
      return target === "python"
        ? `(${then} if ${test} else ${otherwise})`
        : `(${test} ? ${then} : ${otherwise})`;
    }
    case "item":
      return "item";
    case "each":
      return printEach(program, target, params);
    case "technique":
      return `${techniqueName(program.name, target)}(${program.args.map((arg) => printExpression(arg, target, params, true)).join(", ")})`;
    case "call": {
      const { py, js } = operatorNamed(program.operator);
      const template = target === "python" ? py : js;
      const chained = (arg: Program, i: number) =>
        (i === 0 ? CHAINED.has(program.operator) : program.operator === "+ str") &&
        arg.kind === "call" &&
        arg.operator === program.operator;
      return fill(
        bare ? withoutParentheses(template) : template,
        program.args.map((arg, i) => printExpression(arg, target, params, chained(arg, i))),
      );
    }
  }
}

function printEach(
  { how, list, step }: Program & { kind: "each" },
  target: PrintTarget,
  params: readonly string[],
): string {
  const items = printExpression(list, target, params);
  const made = printExpression(step, target, params);
  if (target === "python") {
    if (how === "map") return `[${made} for item in ${items}]`;
    return `[item for item in ${items} if ${how === "drop" ? "not " : ""}${made}]`;
  }
  if (how === "map") return `${items}.map((item) => ${made})`;
  return `${items}.filter((item) => ${how === "drop" ? "!" : ""}${made})`;
}

/** Prints the lines of a function body: tests with a result each, then the last result. */
function printBody(
  program: Program,
  target: PrintTarget,
  params: readonly string[],
  give: (value: string) => string,
): string[] {
  const bare = (one: Program) => printExpression(one, target, params, true);
  if (program.kind !== "choice") return [give(bare(program))];
  const then = printBody(program.yes, target, params, give);
  const rest = printBody(program.no, target, params, give);
  if (target === "python")
    return [`if ${bare(program.test)}:`, ...then.map((line) => `    ${line}`), ...rest];
  return then.length === 1
    ? [`if (${bare(program.test)}) ${then[0]!}`, ...rest]
    : [`if (${bare(program.test)}) {`, ...then.map((line) => `  ${line}`), "}", ...rest];
}

/** The support definitions that a source calls and must include. */
export const supportFor = (source: string, target: PrintTarget) =>
  [...support(target).keys()].filter((name) => new RegExp(`\\b${name}\\(`).test(source));

export const support = (target: PrintTarget) => (target === "python" ? PY_SUPPORT : JS_SUPPORT);

/** Moves the imports of a Python source to the top and adds the missing ones; returns JavaScript unchanged. */
export function withImports(source: string, target: PrintTarget, more: readonly string[] = []): string {
  if (target !== "python") return source;
  const lines = source.split("\n");
  const isImport = (line: string) => /^(?:import|from) \S/.test(line);
  const rest = lines
    .filter((line) => !isImport(line))
    .join("\n")
    .trim();
  const needed = [...new Set([...importsFor(rest), ...lines.filter(isImport), ...more])].toSorted();
  return needed.length > 0 ? `${needed.join("\n")}\n\n\n${rest}` : rest;
}

/** The import lines that the operators in a Python source need. */
export const importsFor = (source: string): string[] =>
  [
    /\bmath\./.test(source) ? "import math" : "",
    /\bre\./.test(source) ? "import re" : "",
    /\bDecimal\(/.test(source) ? "from decimal import ROUND_HALF_UP, Decimal" : "",
  ].filter(Boolean);

function define({ name, params }: Written, lines: string[], target: PrintTarget, mark: string): string {
  return target === "python"
    ? [`def ${name}(${params.join(", ")}):`, ...lines.map((line) => `    ${line}`)].join("\n")
    : [`${mark}function ${name}(${params.join(", ")}) {`, ...lines.map((line) => `  ${line}`), "}"].join(
        "\n",
      );
}

/** Whether a function would only call the support function with the same name. */
const isSupport = ({ name, params, program }: Written, target: PrintTarget) =>
  support(target).has(name) && printExpression(program, target, params) === `${name}(${params.join(", ")})`;

/** Whether a function would only call a technique's function with the same name. */
const isTechnique = ({ name, params, program }: Written, target: PrintTarget) =>
  program.kind === "technique" &&
  printExpression(program, target, params) === `${name}(${params.join(", ")})`;

/** Removes the pair of parentheses that encloses a whole template, if there is one. */
function withoutParentheses(template: string): string {
  if (!template.startsWith("(") || !template.endsWith(")")) return template;
  let depth = 0;
  for (let at = 0; at < template.length - 1; at++) {
    if (template[at] === "(") depth++;
    if (template[at] === ")") depth--;
    if (depth === 0) return template;
  }
  return template.slice(1, -1);
}
