import { isValue, type ObservedFinding } from "../evidence/observed.ts";
import { isFrame, meantBy, termsOf } from "../evidence/synonyms.ts";
import type { ComparedTurn } from "./suggestions.ts";

const PRONOUN =
  /^\P{L}*(?:its?|they|their|he|she|his|her|this|that|these|those|there|you|your|es|sie|er|il|elle|ils|vous|tu|él|ella)(?!\p{L})/iu;
/** Words for a measure of whatever is spoken of, or for the source itself. */
const ASPECTS = termsOf(
  "default price fee cost rate limit threshold value total number amount budget size weight length version release setting function run task report page recipe maker source text table list item",
);
/** Whether evidence may tell of what a clause is about: `the room is 4 m wide`, beside the page of a sofa, is the person's to say. */
export function isOfEvidence(clause: string, { findings }: ComparedTurn): boolean {
  const subject = [...termsOf(clause)].find((term) => !isFrame(term));
  const means = subject === undefined ? [] : meantBy(subject, false);
  return (
    subject === undefined ||
    ASPECTS.has(subject) ||
    PRONOUN.test(clause) ||
    // A value has no words that tell what it is of.
    findings.some((finding) => isValue(finding) || means.some((term) => termsIn(finding).has(term)))
  );
}

const read = new WeakMap<ObservedFinding, ReadonlySet<string>>();

/** The words of a finding, read once. */
function termsIn(finding: ObservedFinding): ReadonlySet<string> {
  const known = read.get(finding) ?? termsOf(finding.text);
  read.set(finding, known);
  return known;
}
