type Mutant = { kind: "default changed" | "comparison reversed"; line: number; source: string };

const REVERSED: Record<string, string> = {
  "===": "!==",
  "!==": "===",
  "==": "!=",
  "!=": "==",
  "<": ">=",
  ">=": "<",
  ">": "<=",
  "<=": ">",
};
const OPPOSITE: Record<string, string> = { true: "false", false: "true", True: "False", False: "True" };

/** Comments and texts as blanks of the same length, so that what is found in the rest stands at its place. */
function codeOnly(source: string): string {
  const quiet = /\/\*[\s\S]*?\*\/|"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|(?:\/\/|# ).*/g;
  return source.replace(quiet, (text) => text.replace(/[^\n]/g, " "));
}

function otherDefault(value: string): string {
  if (/^-?\d+$/.test(value))
    return String(Number(value) > 1 ? Math.floor(Number(value) / 2) : Number(value) + 1);
  return OPPOSITE[value] ?? (value.startsWith("[") ? "[]" : '"~"');
}

/** Every default of a parameter changed, every comparison reversed; one change each, in either language. */
export function mutantsOf(source: string): Mutant[] {
  const code = codeOnly(source);
  const found: Mutant[] = [];
  const add = (kind: Mutant["kind"], at: number, length: number, to: string) =>
    found.push({
      kind,
      line: source.slice(0, at).split("\n").length,
      source: source.slice(0, at) + to + source.slice(at + length),
    });
  for (const match of source.matchAll(/^((?:const )?[A-Z][A-Z0-9_]* = )(.+?);?$/gm))
    add("default changed", match.index + match[1]!.length, match[2]!.length, otherDefault(match[2]!));
  for (const match of code.matchAll(/ ([!=]==?|[<>]=?) /g)) {
    const start = code.lastIndexOf("\n", match.index) + 1;
    // A changed loop may never end.
    if (/\b(?:for|while)\b/.test(code.slice(start, code.indexOf("\n", match.index)))) continue;
    add("comparison reversed", match.index + 1, match[1]!.length, REVERSED[match[1]!]!);
  }
  return found;
}
