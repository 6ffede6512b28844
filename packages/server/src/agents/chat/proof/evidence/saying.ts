import { termsOf } from "./synonyms.ts";

/** How a part of a sentence says its figure. */
export interface PartSaying {
  /** Whether it is the first of its sentence, whose words the others may leave out. */
  isFirst?: boolean;
  /** What the first part says of its subject, which a part without a verb leaves out. */
  predicate?: ReadonlySet<string>;
  /** Whether it is such a part. */
  isElliptic?: boolean;
}

/** A verb of which the object is a figure, with what stands before that. */
const PREDICATE =
  /(?<=\p{L}\s)(?:is|are|was|were|costs?|takes?|lasts?|runs?|holds?|has|have|opens?|closes?|starts?|begins?|ends?|weighs?|measures?|needs?|gets?|pays?|stays?|remains?|will|must|may|can|leaves?|arrives?|departs?|goes|comes?|reach(?:es)?|gives?|covers?|allows?|allowed|charged?s?|\p{L}{2,}ed)\s.*$/su;
/** A thing and, perhaps behind a preposition, its figure: `a child passport for 5 years`. */
const NOUN_PHRASE = /^\P{L}{0,3}(?:[\p{L}'’-]+\s){1,5}\P{L}{0,3}$/u;

/** How a part of a sentence says its first figure. `before`: its text up to that. */
export const saying = (before: string, isFirst: boolean): PartSaying => {
  const [predicate] = PREDICATE.exec(before) ?? [];
  return {
    isFirst,
    ...(isFirst && predicate !== undefined ? { predicate: termsOf(predicate) } : {}),
    isElliptic: predicate === undefined && NOUN_PHRASE.test(before),
  };
};
