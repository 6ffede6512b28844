import type { Space } from "../port.ts";
import { rulesOf } from "./makefile.ts";
import { variablesSetAnew } from "./make-variables.ts";

const MAX_BYTES = 256 << 10;
const IS_MAKEFILE = /(?:^|\/)(?:GNU)?[Mm]akefile$|\.(?:mk|mak)$/;
const INCLUDES = /^[-s]?include[ \t]/m;

/** Variables by which make runs every recipe, wherever in a line they are set: for one target, by `eval` or by `define`. */
const RUNS =
  /(?:^|[\s:(,;])(SHELL|\.SHELLFLAGS|(?:GNU)?MAKEFLAGS|MAKEFILES|BASH_ENV|ENV|LD_PRELOAD|PYTHONOPTIMIZE)[ \t]*(?:[:?+!]{0,3}=)([^\n]*)|\bdefine[ \t]+(SHELL|\.SHELLFLAGS|(?:GNU)?MAKEFLAGS)\b()/gm;
/** Values of these variables that run recipes as before, or more strictly. */
const HARMLESS = new Map(
  Object.entries<RegExp>({
    SHELL: /^(?:(?:\/usr)?\/bin\/)?(?:env[ \t]+)?(?:ba|da)?sh$|^\$\(shell (?:which|command -v) (?:ba)?sh\)$/,
    ".SHELLFLAGS": /^(?:-(?:[eux]*c|[eux]+|[eux]*o[ \t]+pipefail)[ \t]*)*-[eux]*c$/,
    MAKEFLAGS:
      /^(?:(?:--(?:no-print-directory|no-builtin-(?:rules|variables)|warn-undefined-variables|silent|output-sync(?:=\w+)?|jobs(?:=\d+)?)|-(?:j[ \t]?\d*|[rRsSO]+))[ \t]*)*$/,
  }),
);
const SPECIAL = /^\.(?:IGNORE|ONESHELL|RECIPEPREFIX)\b/m;
/** Programs that recipes call by a variable, and what the variable may stand for. */
const CALLED =
  /^(?:PYTHON3?|PY|NODE|NPM|CC|CXX|GCC|DIFF|CMP|GREP|TEST|BASH|SH|PYTEST|MAKE|GO|CARGO|JAVAC?|RUBY|PERL)$/;
const PROGRAM = /^(?:(?:\/usr)?\/bin\/)?(?!true\b|echo\b|env\b)\w[\w.+-]*(?:[ \t]+-[\w=.+-]+)*$/;

/** What makefiles of the work change in those that came with the task, as sentences. */
export async function makeOverrides(space: Space): Promise<string[]> {
  const given = [...space.fixed].filter(([path]) => IS_MAKEFILE.test(path));
  const ours = given.map(([, bytes]) => bytes.toString("utf8", 0, MAX_BYTES)).join("\n");
  if (!INCLUDES.test(ours)) return [];
  const sentences: string[] = [];
  for (const path of space.subjects) {
    if (space.fixed.has(path) || !isIncluded(path, ours)) continue;
    const bytes = await space.read(path);
    if (bytes === null) continue;
    const text = bytes.toString("utf8", 0, MAX_BYTES).replaceAll(/\\\n/g, " ");
    sentences.push(...overridesIn(text, ours, space.subjects).map((what) => `${path} ${what}`));
  }
  return sentences.slice(0, 20);
}

/** Whether given makefiles may include a file: it is named like one, or one of them has its name. */
const isIncluded = (path: string, ours: string) =>
  IS_MAKEFILE.test(path) || includeWords(ours).has(path.slice(path.lastIndexOf("/") + 1));

const includeWords = (text: string) =>
  new Set(
    [...text.matchAll(/^[-s]?include[ \t]+([^\n#]*)/gm)].flatMap(([, words]) =>
      words!.split(/\s+/).map((word) => word.slice(word.lastIndexOf("/") + 1)),
    ),
  );

function overridesIn(text: string, ours: string, subjects: readonly string[]): string[] {
  const said: string[] = [];
  for (const [, name, value = "", defined] of text.matchAll(RUNS)) {
    const isHarmless = name !== undefined && HARMLESS.get(name)?.test(withoutComment(value)) === true;
    if (!isHarmless) said.push(`sets ${name ?? defined} for the recipes`);
  }
  const special = SPECIAL.exec(text)?.[0];
  if (special !== undefined && !ours.includes(special)) said.push(`sets ${special} for the recipes`);
  for (const target of overriddenTargets(text, ours)) said.push(`replaces the recipe of \`${target}\``);
  for (const name of variablesSetAnew(text, ours)) said.push(`sets $(${name}) anew for given recipes`);
  said.push(...programsReplaced(text, ours, subjects));
  return said;
}

function programsReplaced(text: string, ours: string, subjects: readonly string[]): string[] {
  const said: string[] = [];
  for (const [, name, value] of text.matchAll(
    /^[ \t]*(?:(?:override|export)[ \t]+)*(\w+)[ \t]*[:?+!]{0,3}=([^\n]*)/gm,
  ))
    if (CALLED.test(name!) && isCalled(name!, ours) && !isProgram(withoutComment(value!), subjects))
      said.push(`replaces the program of $(${name})`);
  return said;
}

const withoutComment = (value: string) => value.replace(/(?:^|\s)#.*$/, "").trim();

/** Whether recipes of the given text start a command by this variable. */
const isCalled = (name: string, ours: string) =>
  new RegExp(`(?:^\\t[@+-]*|[;&|(] *)\\$[({]${name}[)}]`, "m").test(ours);

const isProgram = (value: string, subjects: readonly string[]) =>
  value === "" ||
  /^\$\([A-Z]+\)$/.test(value) ||
  (PROGRAM.test(value) && !value.split(/\s+/).some((word) => subjects.includes(word)));

/** Targets whose recipe the given text has too. Rules with `::` add to each other. */
function overriddenTargets(text: string, ours: string): string[] {
  const own = new Set(targetsWithRecipe(ours));
  return targetsWithRecipe(text).filter((target) => own.has(target));
}

function targetsWithRecipe(text: string): string[] {
  const lines = text.split("\n");
  const rules = rulesOf(lines).filter(({ recipe }) => recipe.some((line) => line.trim() !== ""));
  return rules.flatMap(({ targets }) => targets.filter((target) => target !== "" && !target.startsWith(".")));
}
