import type { ObservedFinding } from "../evidence/observed.ts";
import { denies, stemsOf } from "../reading/words.ts";

/** What a line begins with: `Ground floor: Ms Okafor`. */
const LABEL =
  /^[^\p{L}]{0,6}(\p{L}[^:\n.!?()]{1,40}):\s(?=(?:\d{1,3}(?:st|nd|rd|th|\.)?\s)?\P{L}{0,2}\p{Lu})/u;
/** A word that is written as a name within a sentence. */
const PROPER = /(?<=[\p{L},;:.]\s)\p{Lu}[\p{L}'’-]+/gu;
const TITLES = stemsOf("Mr Mrs Ms Miss Dr Prof Sir");
const MOST_LINES = 400;

interface LabelledLine {
  label: ReadonlySet<string>;
  names: ReadonlySet<string>;
}

/** Each finding is read once for all statements. */
const read = new WeakMap<ObservedFinding, LabelledLine[]>();

function labelledLinesOf(finding: ObservedFinding): LabelledLine[] {
  const known = read.get(finding);
  if (known) return known;
  const found = finding
    .lines()
    .slice(0, MOST_LINES)
    .flatMap(({ text }) => {
      const [all, label = ""] = LABEL.exec(text) ?? [];
      return all === undefined ? [] : [{ label: stemsOf(label), names: namesIn(text.slice(all.length - 2)) }];
    });
  read.set(finding, found);
  return found;
}

const namesIn = (text: string): Set<string> =>
  stemsOf((text.match(PROPER) ?? []).join(" ")).difference(TITLES);

/** Whether a sentence says of one label the name that the evidence has behind another: `Mr Lindqvist lives on the ground floor`. */
export function isOfAnotherLabelledLine(text: string, findings: readonly ObservedFinding[]): boolean {
  if (denies(text)) return false;
  const said = stemsOf(text);
  const names = namesIn(text);
  return findings.some((finding) => {
    const lines = labelledLinesOf(finding);
    const own = lines.filter(({ label }) => label.size > 0 && label.isSubsetOf(said));
    // Of two labels it may say that they have one name.
    if (own.some(({ label }) => own[0]!.label.symmetricDifference(label).size > 0)) return false;
    if (own.length === 0 || own.some((line) => line.names.size === 0 || !line.names.isDisjointFrom(said)))
      return false;
    return lines.some((line) => !own.includes(line) && !line.names.isDisjointFrom(names));
  });
}
