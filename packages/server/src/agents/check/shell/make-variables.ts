import { type Rule, rulesOf } from "./makefile.ts";

const ASSIGNS = /^[ \t]*(?:(?:export|override)[ \t]+)*([\w.-]+)[ \t]*([:?+!]{0,3})=[ \t]*(\S?)/gm;
/** A variable that a line sets for its targets only. */
const FOR_TARGETS =
  /^([^\s:=#][^:=#\n]*):(?!:?=)[ \t]*(?:(?:export|override|private)[ \t]+)*([\w.-]+)[ \t]*([:?+!]{0,3})=/gm;
const USES = /\$[({]([\w.-]+)/g;
const TESTS = /(?:^|[-_.])(?:check|tests?|verify|spec|compare)/;
const MAX_DEPTH = 5;

/**
 * Variables of the given text `ours` that the text of a makefile which it includes sets anew for given recipes: for a phony
 * target, or for one of tests, wherever it sets them after the given text.
 */
export function variablesSetAnew(text: string, ours: string): string[] {
  const values = valuesIn(ours);
  const phony = new Set(
    [...ours.matchAll(/^\.PHONY[ \t]*:([^\n]*)/gm)].flatMap(([, names]) => names!.split(/\s+/)),
  );
  const rules = rulesOf(ours.split("\n")).filter(({ recipe }) => recipe.length > 0);
  const found = new Set<string>();
  for (const [, targets, name, operator] of text.matchAll(FOR_TARGETS)) {
    if (operator === "+" || !values.has(name!)) continue;
    const isMeant = matcherOf(targets!.split(/\s+/));
    const meant = rules.filter((rule) =>
      rule.targets.some((target) => isMeant(target) && (phony.has(target) || TESTS.test(target))),
    );
    if (usedIn(meant, values).has(name!)) found.add(name!);
  }
  const used = usedIn(
    rules.filter((rule) => rule.targets.some((target) => TESTS.test(target))),
    values,
  );
  const included = ours.search(/^[-s]?include[ \t]/m);
  for (const [, name, operator] of text.matchAll(ASSIGNS))
    if (!/[?+]/.test(operator!) && used.has(name!) && isFixedBefore(name!, ours.slice(0, included)))
      found.add(name!);
  return [...found];
}

/** Whether a text gives a variable a value, and not only as a default. */
const isFixedBefore = (name: string, before: string) =>
  [...before.matchAll(ASSIGNS)].some(
    ([, one, operator, value]) => one === name && !operator!.includes("?") && value !== "",
  );

/** The texts of the values of variables. */
function valuesIn(text: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const line of text.split("\n")) {
    const name = /^[ \t]*(?:(?:export|override)[ \t]+)*([\w.-]+)[ \t]*[:?+!]{0,3}=/.exec(line)?.[1];
    if (name !== undefined) values.set(name, `${values.get(name) ?? ""} ${line}`);
  }
  return values;
}

const matcherOf = (targets: readonly string[]) => {
  const shapes = targets
    .filter((target) => target !== "")
    .map(
      (target) =>
        new RegExp(
          `^${target
            .split("%")
            .map((part) => RegExp.escape(part))
            .join(".*")}$`,
        ),
    );
  return (target: string) => shapes.some((shape) => shape.test(target));
};

/** The variables that recipes use, also by others. */
function usedIn(rules: readonly Rule[], values: ReadonlyMap<string, string>): Set<string> {
  let texts = rules.flatMap(({ recipe }) => recipe);
  const used = new Set<string>();
  for (let depth = 0; depth < MAX_DEPTH && texts.length > 0; depth++) {
    const names = texts.flatMap((one) => [...one.matchAll(USES)].map(([, name]) => name!));
    const next = names.filter((name) => !used.has(name));
    for (const name of next) used.add(name);
    texts = next.flatMap((name) => values.get(name) ?? []);
  }
  return used;
}
