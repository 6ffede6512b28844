import type { PrintTarget } from "./bodies.ts";

/** The position of a function in a source, and the modifiers before it (`export `). */
interface Place {
  start: number;
  end: number;
  mark: string;
  params: string[];
}

/** Finds the definition of `name`; null if there is none or its extent is unclear. */
export function findFunction(source: string, name: string, target: PrintTarget): Place | null {
  const word = name.replaceAll("$", String.raw`\$`);
  if (target === "python") {
    const def = new RegExp(`^def\\s+${word}\\s*\\(([^)]*)\\)[^\\n]*:`, "m").exec(source);
    if (!def) return null;
    const rest = source.slice(def.index + def[0].length);
    const next = /\n(?=[^\s#])/.exec(rest);
    const end = def.index + def[0].length + (next ? next.index : rest.length);
    return {
      start: def.index,
      end: def.index + source.slice(def.index, end).trimEnd().length,
      mark: "",
      params: namesIn(def[1]!),
    };
  }
  const head = new RegExp(
    `^(export\\s+(?:default\\s+)?)?(?:(?:async\\s+)?function\\s+${word}\\s*\\(([^)]*)\\)|(?:const|let|var)\\s+${word}\\s*=\\s*(?:function\\s*\\(([^)]*)\\)|\\(([^)]*)\\)[^=]*=>|([\\w$]+)\\s*=>))`,
    "m",
  ).exec(source);
  if (!head) return null;
  const end = endOfDefinition(source, head.index + head[0].length);
  const params = head.slice(2).find((group) => group !== undefined) ?? "";
  return end === null ? null : { start: head.index, end, mark: head[1] ?? "", params: namesIn(params) };
}

const namesIn = (params: string) =>
  params
    .split(",")
    .map((param) => param.trim().split(/[\s:=]/)[0]!)
    .filter((param) => /^[A-Za-z_$][\w$]*$/.test(param));

const TOKENS =
  /"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|`(?:[^`\\]|\\[\s\S])*`?|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|(?<=[=(,:&|!?;{}\s]\s?)\/(?![/*\s])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*|[{}()[\];\n]/g;

/** The end of the definition that starts at `from`: its closing brace, or the end of an expression. */
function endOfDefinition(source: string, from: number): number | null {
  let depth = 0;
  const block = /^[^\S\n]*(?::[^{]{1,80})?\{/.test(source.slice(from, from + 100));
  for (const { 0: token, index } of source.slice(from).matchAll(TOKENS)) {
    if ("{([".includes(token)) depth++;
    else if ("})]".includes(token)) {
      depth--;
      if (depth === 0 && block) return from + index + 1 + (source[from + index + 1] === ";" ? 1 : 0);
    } else if (
      depth === 0 &&
      !block &&
      (token === ";" || (token === "\n" && source.slice(from, from + index).trim() !== ""))
    )
      return from + index + (token === ";" ? 1 : 0);
  }
  return block ? null : source.length;
}
