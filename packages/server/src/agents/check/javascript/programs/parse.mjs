// Parses JavaScript and TypeScript, and resolves imported names.
import { stripTypeScriptTypes } from "node:module";

const { parse } = await import(new URL("./acorn.mjs", import.meta.url).href);
const walk = await import(new URL("./acorn-walk.mjs", import.meta.url).href);
const { ancestor } = walk;

/** `{ code, tree, esm }`: the code without types (offsets stay the same) and its tree, or null if it cannot be parsed. */
export function read(text, path) {
  const sources = path.endsWith("s") && /\.[cm]?ts$/.test(path) ? stripped(text) : text;
  if (sources === null) return null;
  const code = sources.replace(/^#!.*/, (line) => "/".repeat(2) + " ".repeat(line.length - 2));
  for (const sourceType of path.endsWith(".cjs") ? ["script"] : ["module", "script"])
    try {
      const options = {
        ecmaVersion: "latest",
        sourceType,
        locations: true,
        allowReturnOutsideFunction: true,
        allowAwaitOutsideFunction: true,
      };
      return { code, tree: parse(code, options), esm: sourceType === "module" };
    } catch {
      // Try the next source type.
    }
  return null;
}

function stripped(text) {
  try {
    process.removeAllListeners("warning");
    return stripTypeScriptTypes(text);
  } catch {
    return null;
  }
}

/** Whether `test` is true of a node or of any in it. */
export const has = (node, test) => {
  let found = false;
  walk.full(node, (part) => {
    if (test(part)) found = true;
  });
  return found;
};

export const isFunction = (node) => /Function/.test(node?.type ?? "");

/** The root name of an expression: `a` for `a.b(c).d`, "" if there is none. */
export function rootOf(node) {
  let at = node;
  while (at && at.type !== "Identifier") {
    if (at.type === "MemberExpression") at = at.object;
    else if (at.type === "CallExpression" || at.type === "NewExpression") at = at.callee;
    else if (at.type === "AwaitExpression" || at.type === "ChainExpression")
      at = at.argument ?? at.expression;
    else return "";
  }
  return at?.name ?? "";
}

/** The names of a member chain: `["t", "assert", "equal"]` for `t.assert.equal`; null if a member is computed. */
export function chainOf(node) {
  if (node?.type === "ChainExpression") return chainOf(node.expression);
  if (node?.type === "Identifier") return [node.name];
  if (node?.type !== "MemberExpression" || node.computed) return null;
  const before = chainOf(node.object);
  return before && [...before, node.property.name];
}

const requireOf = (node) =>
  node?.type === "CallExpression" && node.callee.name === "require" && node.arguments[0]?.type === "Literal"
    ? String(node.arguments[0].value)
    : null;

/** Imported local names: `name → { from, path }`, with `path` the members taken (`[]`: the module itself). */
export function namesIn(tree) {
  const names = new Map();
  const take = (local, from, path) => names.set(local, { from: from.replace(/^node:/, ""), path });
  const takePattern = (id, from, path) => {
    if (id.type === "Identifier") take(id.name, from, path);
    else if (id.type === "ObjectPattern")
      for (const property of id.properties)
        if (property.type === "Property" && property.key.name)
          takePattern(
            property.value.type === "AssignmentPattern" ? property.value.left : property.value,
            from,
            [...path, property.key.name],
          );
  };
  ancestor(tree, {
    ImportDeclaration(node) {
      for (const part of node.specifiers)
        take(
          part.local.name,
          String(node.source.value),
          part.type === "ImportSpecifier" && part.imported.name !== "default"
            ? [part.imported.name ?? part.imported.value]
            : [],
        );
    },
    VariableDeclarator(node) {
      let [init, members] = [node.init, []];
      if (init?.type === "AwaitExpression") init = init.argument;
      while (init?.type === "MemberExpression" && !init.computed) {
        members = [init.property.name, ...members];
        init = init.object;
      }
      const from =
        requireOf(init) ??
        (init?.type === "ImportExpression" && init.source.type === "Literal"
          ? String(init.source.value)
          : null);
      if (from !== null)
        takePattern(
          node.id,
          from,
          members.filter((member) => member !== "default"),
        );
      else if (init?.type === "Identifier" && names.has(init.name)) {
        const known = names.get(init.name);
        takePattern(node.id, known.from, [...known.path, ...members]);
      }
    },
  });
  return names;
}

/** The module specifiers in a file. */
export function importsOf(tree) {
  const found = new Set();
  const add = (source) => source?.type === "Literal" && found.add(String(source.value));
  ancestor(tree, {
    ImportDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source),
    CallExpression: (node) => node.callee.name === "require" && add(node.arguments[0]),
  });
  return [...found];
}

/** `text` with `edits` ({ at, to, end }) applied. Edits at one position keep their order. */
export function applied(text, edits) {
  let [out, last] = ["", 0];
  for (const { at, to, end = at } of edits.toSorted((a, b) => a.at - b.at)) {
    out += text.slice(last, at) + to;
    last = end;
  }
  return out + text.slice(last);
}

export { walk };
