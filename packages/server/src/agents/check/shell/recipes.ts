import { passedOn, type Variables } from "../set-variables.ts";
import { ASSIGNMENT } from "../shell-tokens.ts";
import { type MakeCall, goalsOf, type Rule, rulesOf } from "./makefile.ts";

const MAX_CHARACTERS = 64 << 10;
const MAX_TARGETS = 300;
const MAX_DEPTH = 8;

/** Variables that make predefines. */
const BUILT_IN: readonly [string, string][] = [
  ["CC", "cc"],
  ["CXX", "c++"],
  ["MAKE", "make"],
  ["SHELL", "/bin/sh"],
];

/**
 * The recipe lines that a call of make would run, with variables and patterns expanded as far as the text defines them. What
 * only make can compute stays as text, and wildcards stay wildcards: suitable for finding names, not for running. Never throws;
 * time is bounded.
 */
export function recipesOf(call: MakeCall, text: string): string[] {
  if (text.length > MAX_CHARACTERS) return [];
  const lines = text.replaceAll("\\\n", " ").split("\n");
  const expand = createExpander(variablesOf(lines));
  const rules = rulesOf(lines).map((rule) => ({
    ...rule,
    targets: wordsOf(expand(rule.targets.join(" "))),
    needs: wordsOf(expand(rule.needs.join(" "))),
  }));
  const recipeLines: string[] = [];
  const wanted = new Set(goalsOf(call, text, rules));
  for (const target of wanted) {
    for (const { rule, stem } of rulesFor(target, rules)) {
      const needs = rule.needs.map((need) => need.replaceAll("%", () => stem));
      for (const need of needs) if (wanted.size < MAX_TARGETS) wanted.add(need);
      const own = new Map([
        ["@", target],
        ["<", needs[0] ?? ""],
        ["^", needs.join(" ")],
        ["+", needs.join(" ")],
        ["*", stem],
      ]);
      const sources = sourcesIn(needs).join(" ");
      const recipe = rule.recipe.length > 0 || sources === "" ? rule.recipe : [`cc ${sources}`];
      recipeLines.push(...recipe.map((line) => expand(line, own).replace(/^[\s@+-]+/, "")));
    }
    if (rulesFor(target, rules).length === 0) recipeLines.push(...builtIn(target));
  }
  return recipeLines.filter((line) => line.trim() !== "");
}

const EXPORT = /^(?:[^\s#:=][^#:=]{0,200}:(?!=)\s*)?export\s+(.+)$/;
const EXPORTS_ALL = /^(?:export\s*$|\.EXPORT_ALL_VARIABLES\s*:)/;

/** The variables that a makefile exports to its recipes, and those of the call. What only make can compute is left out. */
export function exportsOf(text: string, call: { args: readonly string[]; folder: string }): Variables {
  if (text.length > MAX_CHARACTERS) return {};
  const lines = text.replaceAll("\\\n", " ").split("\n");
  const exported = lines.flatMap((line) => EXPORT.exec(line)?.[1] ?? []);
  const told = call.args.filter((word) => ASSIGNMENT.test(word));
  const variables = variablesOf([...lines, ...exported, ...told]);
  variables.set("CURDIR", call.folder === "" ? "/workspace" : `/workspace/${call.folder}`);
  const names = lines.some((line) => EXPORTS_ALL.test(line))
    ? [...variables.keys()].filter((name) => !BUILT_IN.some(([known]) => known === name))
    : [...exported.flatMap(namesIn), ...told.flatMap(namesIn)];
  const expand = createExpander(variables);
  // Functions other than those of the expander stay in the value as their arguments.
  const isKnown = (name: string) => !/\$[({](?:\w+\s|[^)}]*[,:])/.test(variables.get(name) ?? "$(x ");
  return passedOn(names.filter(isKnown).map((name) => [name, expand(variables.get(name)!).trim()] as const));
}

/** The names in the text after `export`: a variable with its value, or only names. */
const namesIn = (text: string) =>
  /[:?+!]{0,3}=/.test(text) ? [text.split(/[:?+!]{0,3}=/)[0]!.trim()] : wordsOf(text);

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
const sourcesIn = (words: string[]) => words.filter((word) => /\.(?:c|cc|cpp|cxx)$/.test(word));
/** The implicit recipe for an object file or a program without a rule. */
const builtIn = (target: string) =>
  /^[^.]+(?:\.o)?$/.test(target) ? [`cc ${target.replace(/\.o$/, "")}.c`] : [];

function rulesFor(target: string, rules: Rule[]): { rule: Rule; stem: string }[] {
  const exact = rules.filter((rule) => rule.targets.includes(target)).map((rule) => ({ rule, stem: "" }));
  if (exact.some(({ rule }) => rule.recipe.length > 0)) return exact;
  const fitting = rules.flatMap((rule) => {
    const stems = rule.targets.flatMap((pattern) => stemOf(pattern, target) ?? []);
    return stems.length > 0 && rule.recipe.length > 0 ? [{ rule, stem: stems[0]! }] : [];
  });
  return [...exact, ...fitting.slice(0, 1)];
}

/** The stem that `%` matches if the word matches the pattern, or null. */
function stemOf(pattern: string, word: string): string | null {
  const at = pattern.indexOf("%");
  if (at < 0) return null;
  const [before, after] = [pattern.slice(0, at), pattern.slice(at + 1)];
  const fits = word.startsWith(before) && word.endsWith(after) && word.length >= pattern.length;
  return fits ? word.slice(before.length, word.length - after.length) : null;
}

function variablesOf(lines: string[]): Map<string, string> {
  const variables = new Map(BUILT_IN);
  for (const line of lines) {
    const at = line.indexOf("=");
    if (at < 1 || line.startsWith("\t")) continue;
    const adds = line[at - 1] === "+";
    const name = line
      .slice(0, at)
      .replace(/[:?+!]{0,3}$/, "")
      .trim()
      .replace(/^(?:export|override)\s/, "")
      .trim();
    const value = line.slice(at + 1).trim();
    if (/^[\w.-]+$/.test(name)) variables.set(name, adds ? `${variables.get(name) ?? ""} ${value}` : value);
  }
  return variables;
}

/** Returns a function that expands variables and simple functions in text, within a total cost limit. */
function createExpander(variables: ReadonlyMap<string, string>) {
  let left = MAX_CHARACTERS * 4;
  const expand = (text: string, own: ReadonlyMap<string, string>, depth: number): string => {
    if ((left -= text.length) < 0 || depth > MAX_DEPTH) return "";
    let out = "";
    for (let at = 0; at < text.length;) {
      const dollar = text.indexOf("$", at);
      if (dollar < 0 || dollar === text.length - 1) return out + text.slice(at);
      out += text.slice(at, dollar);
      const next = text[dollar + 1]!;
      const end = next === "(" || next === "{" ? closing(text, dollar + 1) : dollar + 1;
      if (next === "$") out += "$";
      else if (end < 0) return out;
      else if (end === dollar + 1) out += own.get(next) ?? "";
      else out += expandReference(text.slice(dollar + 2, end), own, depth + 1);
      at = end + 1;
    }
    return out;
  };
  const expandReference = (inner: string, own: ReadonlyMap<string, string>, depth: number): string => {
    const [, name, suffix, by] = /^([\w.-]+):([^=]{1,50})=(.{0,50})$/.exec(inner) ?? [];
    if (name !== undefined)
      return substitute(expand(variables.get(name) ?? "", own, depth), percent(suffix!), percent(by!));
    const automatic = own.get(inner) ?? own.get(inner.replace(/[DF]$/, ""));
    if (automatic !== undefined) return automatic;
    if (/^[\w.-]+$/.test(inner)) return expand(variables.get(inner) ?? "", own, depth);
    const [head, ...rest] = inner.split(" ");
    const args = expand(rest.join(" "), own, depth).split(",");
    if (head === "patsubst" && args.length > 2)
      return substitute(args.slice(2).join(","), args[0]!.trim(), args[1]!.trim());
    return args.at(-1)!;
  };
  return (text: string, own: ReadonlyMap<string, string> = new Map()) => expand(text, own, 0);
}

const percent = (pattern: string) => (pattern.includes("%") ? pattern : `%${pattern}`);
const substitute = (text: string, pattern: string, by: string) =>
  wordsOf(text)
    .map((word) => {
      const stem = stemOf(pattern, word);
      return stem === null ? word : by.replace("%", () => stem);
    })
    .join(" ");

/** Index of the bracket that closes the one at `open`, or -1. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++)
    if (text[at] === "(" || text[at] === "{") depth += 1;
    else if ((text[at] === ")" || text[at] === "}") && --depth === 0) return at;
  return -1;
}
