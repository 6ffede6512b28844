// Makes mutants of sources, or the same programs in another layout. The request is JSON on standard input.
import { randomInt } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync, writeSync } from "node:fs";
import { applied, chainOf, read, walk } from "./parse.mjs";

const { tokenizer } = await import(new URL("./acorn.mjs", import.meta.url).href);
const request = JSON.parse(readFileSync(0, "utf8"));
const MAX_BYTES = 512 << 10;

const OPERATORS = {
  "+": "-",
  "-": "+",
  "*": "+",
  "/": "*",
  "%": "+",
  "**": "*",
  "<": ">=",
  ">": "<=",
  "<=": ">",
  ">=": "<",
  "===": "!==",
  "!==": "===",
  "==": "!=",
  "!=": "==",
  "&&": "||",
  "||": "&&",
  "??": "&&",
  "&": "|",
  "|": "&",
  "<<": ">>",
  ">>": "<<",
};

const flipOperator = (node, add, code) => {
  const to = OPERATORS[node.operator];
  const at = to ? code.indexOf(node.operator, node.left.end) : -1;
  if (at >= 0) add(node, { start: at, end: at + node.operator.length }, to);
};
const fixCondition = ({ test }, add) => {
  add(test, test, "false");
  add(test, test, "true");
};

/** Changes by node type; each calls `add(node, piece, to)`. */
const CHANGES = {
  BinaryExpression: flipOperator,
  LogicalExpression: flipOperator,
  IfStatement: fixCondition,
  ConditionalExpression: fixCondition,
  ReturnStatement: (node, add) => node.argument && add(node, node.argument, "undefined"),
  ArrowFunctionExpression: (node, add) => node.expression && add(node, node.body, "undefined"),
  UpdateExpression(node, add) {
    const sign = { start: node.argument.end, end: node.end };
    if (!node.prefix) add(node, sign, node.operator === "++" ? "--" : "++");
  },
  UnaryExpression: (node, add) =>
    node.operator === "!" && add(node, { start: node.start, end: node.start + 1 }, " "),
  Literal(node, add) {
    const { value } = node;
    if (typeof value === "number") add(node, node, String(value + 1));
    if (typeof value === "boolean") add(node, node, String(!value));
    if (typeof value === "string") add(node, node, JSON.stringify(`${value}k`));
  },
};

/** Every small change of a source: `{ at, end, to, line, last }`. */
function changesOf({ code, tree }) {
  const found = [];
  const add = (node, { start, end }, to) =>
    found.push({ at: start, end, to, line: node.loc.start.line, last: node.loc.end.line });
  const quiet = quietIn(tree);
  walk.full(tree, (node) => {
    if (!quiet.has(node)) CHANGES[node.type]?.(node, add, code);
  });
  return found;
}

/** Literals that do not affect results: names of modules and members, directives, printed texts. */
function quietIn(tree) {
  const quiet = new Set();
  const add = (node) => node.type === "Literal" && quiet.add(node);
  walk.full(tree, (node) => {
    if (/^(?:Import|Export(?:All|Named))/.test(node.type) && node.source) add(node.source);
    if (node.type === "Property" || node.type === "PropertyDefinition") add(node.key);
    if (node.type === "ExpressionStatement" && node.directive) add(node.expression);
    if (node.type === "CallExpression" && isQuiet(node)) node.arguments.forEach(add);
  });
  return quiet;
}

const isQuiet = ({ callee }) => /^(?:require|console\.\w+)$/.test(chainOf(callee)?.join(".") ?? "");

function shuffled(list) {
  const left = [...list];
  const out = [];
  while (left.length > 0) out.push(...left.splice(randomInt(left.length), 1));
  return out;
}

/** Mutants of all files: on touched lines if there are any, and on a different line each time as far as possible. */
function mutants(sources) {
  const lines = new Map(request.lines.map(([file, of]) => [file, new Set(of)]));
  const all = sources.flatMap(({ file, text, source }) =>
    changesOf(source).map((change) => ({
      ...change,
      file,
      text,
      touched: isTouched(change, lines.get(file)),
    })),
  );
  const near = all.some((change) => change.touched) ? all.filter((change) => change.touched) : all;
  const byLine = [...Map.groupBy(shuffled(near), (change) => `${change.file}:${change.line}`).values()];
  const out = [];
  for (let round = 0; out.length < request.most && byLine.some((changes) => changes.length > round); round++)
    for (const changes of shuffled(byLine))
      if (changes[round] && out.length < request.most) out.push(changes[round]);
  return out
    .map((change) => ({ file: change.file, text: applied(change.text, [change]) }))
    .filter(({ file, text }) => read(text, file) !== null);
}

const isTouched = (change, lines) => {
  if (!lines) return true;
  for (let line = change.line; line <= change.last; line++) if (lines.has(line)) return true;
  return false;
};

/** Adds a statement without effect to each function, which its text shows even without spacing and comments. */
function addIdleStatements(tree, edits) {
  walk.full(tree, (node) => {
    if (!/^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) return;
    const { body } = node;
    if (body.type !== "BlockStatement") {
      edits.push(
        { at: body.start, end: body.start, to: "(void 0," },
        { at: body.end, end: body.end, to: ")" },
      );
      return;
    }
    const at = body.body.filter(({ directive }) => directive).at(-1)?.end ?? body.start + 1;
    edits.push({ at, end: at, to: ";void 0;" });
  });
}

/** The same program with different spacing: doubled spaces, blank lines, comments between statements, and statements without effect. */
function layout({ text, source }) {
  const { code, tree, esm } = source;
  const edits = [];
  // Before the comments, which would hide the end of an expression.
  addIdleStatements(tree, edits);
  const tokens = [];
  for (const token of tokenizer(code, {
    ecmaVersion: "latest",
    sourceType: esm ? "module" : "script",
    allowHashBang: true,
  }))
    tokens.push(token);
  const inTemplate = templateRanges(tree);
  for (let i = 1; i < tokens.length; i++) {
    const [from, to] = [tokens[i - 1].end, tokens[i].start];
    if (inTemplate.some(([start, end]) => start < to && from < end)) continue;
    const gap = text.slice(from, to);
    if (gap === " ") edits.push({ at: from, end: from, to: " " });
    else if (gap.startsWith("\n")) edits.push({ at: from, end: from, to: "\n" });
  }
  for (const statement of tree.body)
    if (!statement.directive && text[statement.end] === "\n")
      edits.push({ at: statement.end, end: statement.end, to: ` // ${"-".repeat(1 + randomInt(40))}` });
  const start = text.startsWith("#!") ? text.indexOf("\n") + 1 : 0;
  edits.push({ at: start, end: start, to: `/* ${"laid out anew ".repeat(1 + randomInt(4))}*/\n` });
  return applied(text, edits);
}

function templateRanges(tree) {
  const ranges = [];
  walk.full(tree, (node) => {
    if (node.type === "TemplateLiteral") ranges.push([node.start, node.end]);
  });
  return ranges;
}

const sources = request.files.flatMap((file) => {
  const text = readFileSync(file, "utf8");
  const source = text.length > MAX_BYTES ? null : read(text, file);
  return source ? [{ file, text, source }] : [];
});
const made =
  request.what === "mutants"
    ? mutants(sources)
    : sources.flatMap((source) => {
        try {
          const text = layout(source);
          return read(text, source.file) ? [{ file: source.file, text }] : [];
        } catch {
          return [];
        }
      });
mkdirSync(request.folder);
for (const [i, one] of made.entries()) {
  writeFileSync(`${request.folder}/${i}`, one.text);
  one.text = `${request.folder}/${i}`;
}
writeFileSync(`${request.folder}/result.json`, JSON.stringify({ made }));
writeSync(1, `\n${request.nonce} {"done":true}\n`);
