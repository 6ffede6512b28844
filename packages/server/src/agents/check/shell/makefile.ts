import { randomInt } from "node:crypto";
import path from "node:path";
import { newWord } from "./run.ts";
import type { AddedFailure } from "./test-source.ts";

/** The arguments of a make command: folders of `-C` in order, the makefile of `-f` if given, and the goals. */
export interface MakeCall {
  folders: string[];
  file: string | null;
  goals: string[];
}

/** Options of make whose value follows directly or is the next word. Flags without a value may precede their letter. */
const FOLDER = /^(?:-[bBeikLmnpqrRsStvw]*C(.*)|--directory(?:=(.*))?)$/;
const FILE = /^(?:-[bBeikLmnpqrRsStvw]*f(.*)|--(?:file|makefile)(?:=(.*))?)$/;
/** Options of make that take the next word as their value. */
const WITH_VALUE = /^(?:-I|-o|-W|--include-dir|--old-file|--assume-old|--what-if|--new-file|--assume-new)$/;

/** Parses the arguments of `make`. */
export function makeCall(words: readonly string[]): MakeCall {
  const call: MakeCall = { folders: [], file: null, goals: [] };
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    const [folder, file] = [FOLDER.exec(word), FILE.exec(word)];
    const option = folder ?? file;
    if (option !== null) {
      const value = option[1] || option[2] || (words[++i] ?? "");
      if (folder !== null) call.folders.push(value);
      else call.file = value;
    } else if (takesNext(word, words[i + 1])) i += 1;
    else if (isGoal(word)) call.goals.push(word);
  }
  return call;
}

const takesNext = (word: string, next = "") => WITH_VALUE.test(word) || (word === "-j" && /^\d+$/.test(next));
const isGoal = (word: string) => word !== "" && !word.startsWith("-") && !word.includes("=");

const NAMES = ["GNUmakefile", "makefile", "Makefile"];

/** The makefile that a call in `folder` reads, among those that `has` knows; null if there is none. */
export function makefileOf(call: MakeCall, folder: string, has: (file: string) => boolean): string | null {
  const names = call.file === null ? NAMES : [call.file];
  return names.map((name) => path.posix.join(folder, name)).find(has) ?? null;
}

export interface Rule {
  targets: string[];
  needs: string[];
  recipe: string[];
  /** Index of the line after its last recipe line, or after the rule itself. */
  end: number;
}

/** What follows a target if the line only sets a variable for it. */
const SETS_FOR_TARGET = /^::?\s*(?:(?:export|override|private)\s+){0,3}[\w.-]+\s*[:?+!]{0,3}=/;

/** The rules of a makefile's lines. */
export function rulesOf(lines: string[]): Rule[] {
  const rules: Rule[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const colon = line.indexOf(":");
    if (colon < 1 || /^[\t #]/.test(line) || line.slice(colon, colon + 3).includes("=")) continue;
    if (line.slice(0, colon).includes("=") || SETS_FOR_TARGET.test(line.slice(colon))) continue;
    let end = i + 1;
    while (end < lines.length && (lines[end]!.startsWith("\t") || lines[end - 1]!.endsWith("\\"))) end += 1;
    const [needs = "", ...inline] = line.slice(colon).replace(/^:+/, "").split(";");
    rules.push({
      targets: line.slice(0, colon).split(/\s+/),
      needs: needs.split(/\s+/).filter(Boolean),
      recipe: [...(inline.length > 0 ? [inline.join(";")] : []), ...lines.slice(i + 1, end)],
      end,
    });
    // Continuation lines and recipe lines are not rules.
    i = end - 1;
  }
  return rules;
}

/** The call's goals, or the makefile's default goal. */
export function goalsOf(call: MakeCall, text: string, rules: Rule[]): string[] {
  if (call.goals.length > 0) return call.goals;
  const set = text.split("\n").find((line) => line.startsWith(".DEFAULT_GOAL"));
  if (set !== undefined) return [set.slice(set.indexOf("=") + 1).trim()];
  const first = rules
    .flatMap((rule) => rule.targets)
    .find(
      (target) => target !== "" && (!target.startsWith(".") || target.includes("/")) && !target.includes("%"),
    );
  return first === undefined ? [] : [first];
}

/** A failing recipe line at the end of a goal, and one at the end of a rule that the goal needs. */
export function makeFailures(
  call: MakeCall,
  folder: string,
  files: ReadonlyMap<string, string>,
): AddedFailure[] {
  const main = [...files][0];
  if (main === undefined) return [];
  const goals = goalsOf(call, main[1], rulesOf(main[1].split("\n")));
  const goal = goals.at(-1);
  if (goal === undefined) return [];
  const rules = [...files].flatMap(([path, text]) =>
    rulesOf(text.split("\n")).map((rule) => ({ path, rule })),
  );
  const own = rules.filter(({ rule }) => rule.targets.includes(goal));
  const needed = new Set(own.flatMap(({ rule }) => rule.needs));
  const below = rules.filter(({ rule }) => rule.targets.some((target) => needed.has(target)));
  const chosen = below[randomInt(Math.max(1, below.length))];
  return [
    ...(own.length > 0 ? [failingRecipe(own, files, folder, true)] : []),
    ...(chosen === undefined ? [] : [failingRecipe([chosen], files, folder, false)]),
  ];
}

function failingRecipe(
  places: { path: string; rule: Rule }[],
  files: ReadonlyMap<string, string>,
  folder: string,
  reached: boolean,
): AddedFailure {
  const mark = newWord();
  const shape = ["@false", "@exit 3", "@test 1 = 2", "@sh -c 'kill -9 $$$$'"][randomInt(4)]!;
  const changes = new Map<string, string>();
  for (const path of new Set(places.map((place) => place.path))) {
    const lines = files.get(path)!.split("\n");
    const ends = new Set(
      places.filter((place) => place.path === path).map(({ rule }) => lastRecipeLine(lines, rule)),
    );
    const added = [`\t@: >${folder}/${mark}`, `\t${shape}`];
    changes.set(path, lines.flatMap((line, i) => (ends.has(i + 1) ? [line, ...added] : [line])).join("\n"));
  }
  const names = places[0]!.rule.targets.join(" ");
  return { changes, mark, where: `the recipe of ${names} in ${places[0]!.path}`, reached };
}

const lastRecipeLine = (lines: string[], rule: Rule) => {
  let end = rule.end;
  while (lines[end - 1]?.trim() === "") end -= 1;
  return end;
};
