// Reports plain data that protected files export or load to the guard, so that the work cannot change it while it is loaded.
import { bare, boundBy, BUILT_IN } from "./acts.mjs";
import { chainOf, isFunction, walk } from "./parse.mjs";
import { assertionOf } from "./tests.mjs";

const CHANGES =
  /^(?:push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin|set|add|delete|clear|assign|defineProperty)$/;

/** Names of values that functions of a module change or pass on, such as a list that records calls. */
function changedByFunctions(tree, names) {
  const found = new Set();
  const add = (node) => {
    for (let at = node; at; at = at.object ?? at.callee) {
      if (at.type === "Identifier") found.add(at.name);
      if (at.type === "MemberExpression" && !at.computed) found.add(at.property.name);
    }
  };
  const inFunction = (work) => (node, _state, ancestors) =>
    ancestors.slice(0, -1).some(isFunction) ? work(node) : undefined;
  walk.ancestor(tree, {
    AssignmentExpression: inFunction((node) => {
      add(node.left);
      add(node.right);
    }),
    UpdateExpression: inFunction((node) => add(node.argument)),
    UnaryExpression: inFunction((node) => void (node.operator === "delete" && add(node.argument))),
    VariableDeclarator: inFunction((node) => add(node.init)),
    CallExpression: inFunction((node) => {
      if (CHANGES.test(node.callee.property?.name ?? "")) add(node.callee.object);
      if (assertionOf(node, names) === null) for (const argument of node.arguments) add(argument);
    }),
  });
  // Values exported under another name.
  walk.full(tree, (node) => {
    if (node.type === "Property" && found.has(node.value.name) && node.key.name) found.add(node.key.name);
    if (node.type !== "AssignmentExpression" || !found.has(node.right.name)) return;
    const chain = chainOf(node.left);
    if (/^(?:module\.)?exports\b/.test(chain?.join(".") ?? "")) found.add(chain.at(-1));
  });
  return found;
}

/** Names of the variables that an ES module exports. */
function exportedNames(tree) {
  const found = new Set();
  for (const statement of tree.body) {
    if (statement.type !== "ExportNamedDeclaration" || statement.source) continue;
    for (const { id } of statement.declaration?.declarations ?? []) boundBy(id, found);
    for (const { local } of statement.specifiers) if (local.name) found.add(local.name);
  }
  return found;
}

const literalOf = (node) => (node?.type === "Literal" && typeof node.value === "string" ? node.value : "");

/**
 * Reports loads of data, of the work and of other protected files to the guard. `dataOf` gives the text of the data file for a
 * specifier, `givenOf` the protected file, or undefined.
 */
function addLoads({ tree, K, site, edits }, { dataOf, givenOf }) {
  const around = (node, specifier) => {
    const text = dataOf(specifier);
    const name = specifier.replace(/^node:/, "");
    if (text !== undefined)
      edits.wrap(node, `${K}.j(${site(node, { kind: "exports" })},`, `,${JSON.stringify(text)})`);
    else if (!BUILT_IN.has(name)) edits.wrap(node, `${K}.r(${K}.a(),`, `${sourceOf(node, specifier)})`);
  };
  const sourceOf = (node, specifier) => {
    const given = node.type === "CallExpression" ? givenOf(specifier) : undefined;
    return given === undefined ? "" : `,${site(node, { kind: "exports" })},${JSON.stringify(given)}`;
  };
  walk.full(tree, (node) => {
    if (node.type === "CallExpression" && node.callee.name === "require" && node.arguments.length === 1)
      around(node, literalOf(node.arguments[0]));
    const awaited = node.type === "AwaitExpression" ? bare(node) : null;
    if (awaited?.type === "ImportExpression" && dataOf(literalOf(awaited.source)) === undefined)
      around(node, literalOf(awaited.source));
  });
}

/** Reports for data that an ES module imports, since it is loaded before the module runs. */
function importedData({ tree, K, site }, dataOf) {
  return tree.body.flatMap((statement) => {
    if (statement.type !== "ImportDeclaration") return [];
    const text = dataOf(literalOf(statement.source));
    const local = statement.specifiers.find(
      (part) => part.type === "ImportDefaultSpecifier" || part.imported?.name === "default",
    )?.local.name;
    if (text === undefined || !local) return [];
    return [`${K}.j(${site(statement, { kind: "exports" })},${local},${JSON.stringify(text)});`];
  });
}

/** Adds all these reports to one protected file. `main`: whether the process was started with this file. */
export function addData(file, { main, dataOf, givenOf, file: path }) {
  const { tree, names: local, K, site, edits } = file;
  const start = tree.body.find((statement) => !statement.directive);
  const last = tree.body.at(-1);
  if (!start) return;
  addLoads(file, { dataOf, givenOf });
  const own = JSON.stringify(path);
  edits.put(start.start, `${importedData(file, dataOf).join("")}${K}.i(${own});`, Infinity);
  if (main) return edits.put(last.end, `;${K}.a(true);`, -2);
  const changed = changedByFunctions(tree, local);
  const without = JSON.stringify([...changed]);
  const known = [];
  const names = [...exportedNames(tree)].filter((name) => !changed.has(name));
  const id = site(tree, { kind: "exports" });
  if (names.length > 0) known.push(`${K}.k(${id},{${names.join()}},[]);`);
  for (const { type, declaration } of tree.body)
    if (type === "ExportDefaultDeclaration" && /^(?:Array|Object|Call|New)Expression$/.test(declaration.type))
      edits.wrap(declaration, `${K}.y(${id},`, `,${without})`);
  if (!changed.has("exports"))
    known.push(`typeof module==="object"&&${K}.k(${id},module.exports,${without});`);
  known.push(`typeof module==="object"&&${K}.H(${own},module.exports);`);
  return edits.put(last.end, `;${known.join("")}${K}.a();`, -2);
}
