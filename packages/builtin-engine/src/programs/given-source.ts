import type { PrintTarget } from "./bodies.ts";
import { findFunction } from "./patch.ts";
import { importsFor, printFunctions, type Written } from "./print.ts";

/** Returns the given source with these functions replaced, or added where it lacks them; all else stays as it is. */
export function withFunctions(functions: readonly Written[], target: PrintTarget, given: string): string {
  let source = given;
  for (const one of functions) source = withFunction(one, target, source);
  const needed = target === "python" ? importsFor(source).filter((line) => !given.includes(line)) : [];
  return needed.length > 0 ? `${needed.join("\n")}\n${source}` : source;
}

function withFunction(one: Written, target: PrintTarget, source: string): string {
  const place = findFunction(source, one.name, target);
  if (!place) return added(one, target, source);
  const [before, after] = [source.slice(0, place.start), source.slice(place.end)];
  const printed = free(printFunctions([one], target, place.mark), one.name, before + after);
  const doc = target === "python" ? docstringOf(source.slice(place.start, place.end)) : null;
  const heading = new RegExp(`^def ${one.name}\\(.*\\):\\n`, "m");
  const written = doc === null ? printed : printed.replace(heading, (line) => `${line}    ${doc}\n`);
  return before + written + after;
}

/** The source with a new function at its end; in Python, before the part that runs when the file is the program. */
function added(one: Written, target: PrintTarget, source: string): string {
  if (target === "python") {
    const at = /^if __name__ ==/m.exec(source)?.index ?? source.length;
    const [head, tail] = [source.slice(0, at).trimEnd(), source.slice(at)];
    const printed = free(printFunctions([one], target), one.name, source);
    return [...(head === "" ? [] : [head]), printed.trimEnd(), ...(tail === "" ? [] : [tail])]
      .join("\n\n\n")
      .replace(/\n*$/, "\n");
  }
  const requires = /\bmodule\.exports\b/.test(source);
  const printed = free(printFunctions([one], target, requires ? "" : "export "), one.name, source);
  const rest = requires ? `\n\nmodule.exports.${one.name} = ${one.name};` : "";
  const head = source.trimEnd();
  return `${head === "" ? "" : `${head}\n\n`}${printed.trimEnd()}${rest}\n`;
}

const DEFINED = /^(?:export )?(?:function|const|let|class|def) ([\w$]+)|^([A-Z_][A-Z_\d]*) = /gm;

/** Renames what a function brings along where the rest of the file uses the same name. */
function free(printed: string, own: string, rest: string): string {
  const isTaken = (name: string) =>
    new RegExp(`(?<![\\w$])${name.replaceAll("$", "\\$")}(?![\\w$])`).test(rest);
  const brought = [...printed.matchAll(DEFINED)].map(([, name, constant]) => (name ?? constant)!);
  let text = printed;
  for (const name of new Set(brought)) {
    if (name === own || !isTaken(name)) continue;
    let other = `${name}2`;
    while (isTaken(other)) other += "2";
    text = text.replaceAll(
      new RegExp(`(?<![\\w$.])${name.replaceAll("$", "\\$")}(?![\\w$])`, "g"),
      () => other,
    );
  }
  return text;
}

/** The docstring of a Python function, including its quotes. */
const docstringOf = (definition: string) =>
  /^def [^\n]*:[^\S\n]*\n\s+([rR]?(?:"""[\s\S]*?"""|'''[\s\S]*?'''))/.exec(definition)?.[1] ?? null;
