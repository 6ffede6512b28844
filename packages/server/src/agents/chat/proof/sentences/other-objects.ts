import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { denies, stemsOf } from "../reading/words.ts";
import { withoutAffirmation } from "./affirmations.ts";

/** A word, and what stands behind a preposition after it: `go to the host cedar`, `allergic to walnuts`. */
const WITH_OBJECT =
  /(?<!\p{L})(\p{L}[\p{L}-]+)\s(to|in|at|on|with|by|for|from|of|into|onto|under|near)\s(?=((?:(?:the|an?|my|your|his|her|our|their|its|this|that)\s)?\p{L}[\p{L}'’-]*(?:\s(?!(?:and|or|but|to|in|at|on|with|by|for|from|of|into|as|so|is|are|was|were|each|every)(?!\p{L}))\p{L}[\p{L}'’-]*){0,2}))/giu;
/** Names that stand there, without what is said of them. */
const NAMES = /^(?:\p{Lu}[\p{L}'’-]*\s?)+/u;
/** What one may have or do several of, in several notes. */
const MOST = 60;

interface WithObject {
  word: string;
  preposition: string;
  object: Set<string>;
}

function objectsIn(text: string): WithObject[] {
  return [...text.matchAll(WITH_OBJECT).take(MOST)].flatMap(({ 1: said, 2: preposition, 3: behind }) => {
    const [word = said!.toLowerCase().replace(/(?:es|ing)$/u, "")] = stemsOf(said!);
    const object = new Set(
      ((NAMES.exec(behind!)?.[0] ?? behind!).toLowerCase().match(/\p{L}{3,}/gu) ?? [])
        .filter((one) => stemsOf(one).size > 0)
        .map((one) => one.replace(/(?<=\p{L}{2}[^s])s$/u, "")),
    );
    return object.size === 0 ? [] : [{ word, preposition: preposition!.toLowerCase(), object }];
  });
}

/** Each finding is read once for all statements. */
const read = new WeakMap<ObservedFinding, WithObject[]>();

function objectsOf(finding: ObservedFinding): WithObject[] {
  const known = read.get(finding);
  if (known) return known;
  const found = finding.lines().flatMap(({ text }) => (denies(text) ? [] : objectsIn(text)));
  read.set(finding, found);
  return found;
}

/**
 * Whether a sentence says with a thing that the person brought up what the notes say with another one: `allergic to walnuts`, where
 * the note has cashews. Nuts are no other thing than walnuts.
 */
export function isOfAnotherObject(
  text: string,
  { findings, given }: { findings: readonly ObservedFinding[]; given: readonly Observed[] },
): boolean {
  if (denies(text)) return false;
  const notes = findings.filter(({ finding: { evidence } }) => evidence.type === "memory");
  const seen = notes.flatMap((note) => objectsOf(note));
  return objectsIn(withoutAffirmation(text)).some(({ word, preposition, object }) => {
    const same = seen.filter((one) => one.word === word && one.preposition === preposition);
    const stems = stemsOf([...object].join(" "));
    const isGiven = given.some((one) => questionsOf(one).some((asked) => !asked.isDisjointFrom(stems)));
    return same.length > 0 && isGiven && !same.some((one) => isAlike(one.object, object));
  });
}

/** The questions that the person asks, by their words. What they tell besides is their own. */
const questionsOf = ({ written }: Observed): Set<string>[] =>
  written
    .split(/(?<=[.!?])\s|\n/u)
    .filter((sentence) => sentence.includes("?"))
    .map((sentence) => stemsOf(sentence));

/** Whether all words of one thing are of the other, or end with one of it: walnuts are nuts, and `the host cedar` is cedar. */
const isAlike = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  const has = (words: ReadonlySet<string>, word: string) =>
    [...words].some((a) => a === word || a.endsWith(word) || word.endsWith(a));
  return [...one].every((word) => has(other, word)) || [...other].every((word) => has(one, word));
};
