import { ADD_EXAMPLES, counted, listed, NEEDS_MODEL } from "./explanations.ts";
import { importsOf, passedOn } from "./imports.ts";
import { inFile, type TrialFile, trialScript, trialsOf } from "./mutants.ts";
import { findFunction } from "./patch.ts";
import { isCode, isTest, targetOf } from "./paths.ts";
import { type Story, TRIAL } from "./story.ts";
import type { Subject } from "./subject.ts";
import { act, end, type NextTurn, run, write } from "./turn.ts";

/** Fewest examples that can judge a change of a given file without tests. */
const JUDGES_MIN = 3;

/** Tries small changes of the given files if they can be judged and were not tried; else ends with `reason`. */
export function repair(
  subject: Subject,
  story: Story,
  reason: "needs_model" | "ambiguous",
  why: string,
): NextTurn {
  const examples = subject.functions.flatMap(({ spoken }) => spoken).length;
  // Too many changes would satisfy only a few examples.
  const judged = subject.tests.length > 0 || examples >= JUDGES_MIN;
  const trials = judged && !story.trial ? trialsOf(trialFiles(subject)) : [];
  const gap = why.includes("\n") ? "\n" : " ";
  if (trials.length === 0)
    return end(reason, why + gap + (reason === "needs_model" ? NEEDS_MODEL : ADD_EXAMPLES));
  const count = trials.flatMap(({ mutants }) => mutants).length;
  return act(
    `${why}${gap}Trying ${counted(count, "small change")} of the given ${listed(trials.map(({ path }) => path))}, each against the tests.`,
    ...subject.ownTests.map(write),
    write({ path: TRIAL, content: trialScript(trials, subject.command) }),
    run(`node ${TRIAL}; code=$?; rm -f ${TRIAL}; exit $code`),
  );
}

/** The files that the trial changed or tried to change, as a list in a sentence. */
export function triedFiles(subject: Subject, { output }: Story): string {
  const paths = trialsOf(trialFiles(subject)).map(({ path }) => path);
  return paths.find((path) => output.includes(inFile(path))) ?? listed(paths);
}

/** Whether a given function uses what its file imports from another given file, where the slip may be as well. */
export const usesHelpers = (subject: Subject) =>
  trialFiles(subject).some(({ isClosed }) => !isClosed) &&
  subject.parts.some(({ path, given, shape, functions }) => {
    const brought = importsOf(path, given!).flatMap(({ names, module }) => [...names, module ?? ""]);
    return functions.some(({ name }) => {
      const place = findFunction(given!, name, shape.target);
      const words = new Set(place ? given!.slice(place.start, place.end).match(/[\w$]+/g) : []);
      return brought.some((one) => words.has(one));
    });
  });

/**
 * The given files in which small changes are tried: those that hold the functions, and what these import. Empty if
 * one of the files to work on was not given, since no change of the others helps then.
 */
function trialFiles(subject: Subject): TrialFile[] {
  if (subject.parts.some(({ given }) => given === null)) return [];
  const { parts, imported, functions, files } = subject;
  const held: TrialFile[] = parts.map(({ path, given, shape, functions: own }) => ({
    path,
    given: given!,
    target: shape.target,
    names: own.map(({ name }) => name),
    isClosed: true,
  }));
  // Tests of which no example can be read still import the functions.
  if (functions.length === 0)
    for (const { path, names } of imported) {
      const given = files.get(path);
      const target = targetOf(path);
      const found = names.filter((name) => given !== undefined && findFunction(given, name, target) !== null);
      if (found.length > 0 && !held.some((one) => one.path === path))
        held.push({ path, given: given!, target, names: found, isClosed: true });
    }
  return [...held, ...helpersOf(held, subject)];
}

/** The given files that these import, with the imported functions. */
function helpersOf(held: readonly TrialFile[], { files }: Subject): TrialFile[] {
  const helpers = new Map<string, TrialFile>();
  const sources = held.map(({ path, given }) => ({ path, given }));
  for (const { path, given } of sources) {
    const passed = passedOn(path, given);
    for (const one of [...importsOf(path, given), ...passed]) {
      const from = candidates(path, one.path).find((to) => files.has(to) && isCode(to) && !isTest(to));
      if (from === undefined || held.some((file) => file.path === from)) continue;
      const names = [...(helpers.get(from)?.names ?? []), ...one.names];
      const source = files.get(from)!;
      // What is only passed on is held by the other file, whose imports count as well.
      if (passed.includes(one) && !sources.some((file) => file.path === from))
        sources.push({ path: from, given: source });
      helpers.set(from, { path: from, given: source, target: targetOf(from), names, isClosed: false });
    }
  }
  return [...helpers.values()];
}

/** Where an imported file may be: Python modules are named from the root or from the folder of the importing file. */
function candidates(importing: string, path: string): string[] {
  const folder = importing.slice(0, importing.lastIndexOf("/") + 1);
  const plain = importing.endsWith(".py") ? [`${folder}${path}`] : [path.replace(/\.js$/, ".ts")];
  return [path, ...plain];
}
