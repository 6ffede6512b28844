import type { ObservedFinding } from "../evidence/observed.ts";
import { denies, stemsOf } from "../reading/words.ts";

/** What one is of another. */
const NOUNS =
  "pupil|student|apprentice|disciple|follower|son|daughter|child|grandson|granddaughter|nephew|niece|employee|assistant|deputy|successor|predecessor|teacher|mentor|coach|tutor|parent|mother|father|uncle|aunt|boss|manager|owner|subsidiary";
const NAME = String.raw`\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,3}`;
/** `was a pupil of Jürg Baumgartner`. */
const IS_OF = new RegExp(`(?<!\\p{L})(${NOUNS})\\sof\\s(${NAME})`, "gu");
/** `among her pupils were Jürg Baumgartner, Anna Leitgeb and …`. */
const HAS = new RegExp(
  `(?<!\\p{L})(?:his|her|their|its|${NAME}['’]s)\\s(?:\\p{Ll}+\\s)?(${NOUNS})(?:e?s|ren)?\\s(?:(?:were|was|is|are|included?|includes)\\s)?([^.;\\n]{1,200})`,
  "gu",
);

/** Whether a sentence says that somebody is the pupil of one whom the evidence only has as a pupil: relations that are turned round. */
export function isRelationTurned(text: string, findings: readonly ObservedFinding[]): boolean {
  const said = Array.from(text.matchAll(IS_OF), ([, noun, name]) => ({ noun: noun!, name: stemsOf(name!) }));
  if (said.length === 0 || denies(text)) return false;
  return said.some(({ noun, name }) => {
    const isOne = (part: string) => name.isSubsetOf(stemsOf(part));
    const has = findings.flatMap(({ finding }) => [...finding.text.matchAll(HAS)]);
    const isOf = findings.flatMap(({ finding }) => [...finding.text.matchAll(IS_OF)]);
    return (
      has.some(([, other, list]) => other === noun && isOne(list!)) &&
      !isOf.some(([, other, of]) => other === noun && isOne(of!))
    );
  });
}
