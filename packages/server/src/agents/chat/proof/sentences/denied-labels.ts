import type { ObservedFinding } from "../evidence/observed.ts";
import { GOES_ON } from "../misattribution/own-clause.ts";
import { denies, hasPhrase, normalise, stemsOf } from "../reading/words.ts";
import type { AnswerPart } from "../reading/statements.ts";

/** Says that there is none of something: `it has no exit fee`. */
const NONE =
  /(?<!\p{L})(?:(?:has|have|charges?|needs?|requires?|comes? with|with|there['’]s|there (?:is|are))\sno|(?:does|do)(?:n['’]t|\snot)\s(?:have|charge|need|require)\s(?:an?y?)|without\s(?:an?y?|the))\s((?:[\p{L}-]+\s?){1,3})/iu;
/** A line that says of what it names how much there is: `Exit fee: £40`. */
const LABELLED = /^[^\p{L}]{0,6}(\p{L}[^:\n]{1,40}):[*_]{0,2}\s(\S.*)$/u;
/** Says there that there is none. */
const IS_NONE =
  /^[*_]{0,2}(?:none|no(?!\p{L})|not|nil|n\/a|nothing|zero|without|free|waived|included|[-–—]|[\p{Sc}]?\s?0(?![.,]?\d*[1-9])|keine?|aucune?|ning|gratis|kostenlos)/iu;
/** A label of what there is not. */
const MISSING =
  /(?<!\p{L})(?:missing|lacks?|lacking|absent|empty|unset|fehl\p{L}*|manqu\p{L}*|falt\p{L}*)(?!\p{L})/iu;
/** Sets a case in which it is so, or says of whom. */
const IN_CASE =
  /(?<!\p{L})(?:if|unless|when|until|after|before|once|in the (?:first|last)|except)(?!\p{L})/iu;
const HEADING_CHARS = 60;
const MOST_LINES = 400;

/** A line with a label, and the words of the title and the heading that it stands below. */
interface Labelled {
  label: ReadonlySet<string>;
  isNone: boolean;
  below: ReadonlySet<string>;
  /** What has none of it, if the label says that: `No invoice: ['Lou']`. */
  lacking?: string;
}

/** Each finding is read once for all statements. */
const read = new WeakMap<ObservedFinding, Labelled[]>();

function labelledIn(finding: ObservedFinding): Labelled[] {
  const known = read.get(finding);
  if (known) return known;
  const all = finding.finding.text.split("\n").slice(0, MOST_LINES);
  // The output of a program has no title.
  const [title = "", ...lines] = finding.finding.evidence.type === "command" ? ["", ...all] : all;
  let heading = "";
  const found = lines.flatMap((line): Labelled[] => {
    const [, label, value] = LABELLED.exec(line) ?? [];
    if (label === undefined || value === undefined) {
      if (line.trim() !== "" && line.length <= HEADING_CHARS && !/[.:;,]\s*$/u.test(line)) heading = line;
      return [];
    }
    const isAbsent = denies(label) || MISSING.test(label);
    const [isNone, below] = [isAbsent || IS_NONE.test(value), tokensOf(`${title} ${heading}`)];
    return [{ label: stemsOf(label), isNone, below, ...(isAbsent && { lacking: normalise(value) }) }];
  });
  read.set(finding, found);
  return found;
}

/** The words and the numbers of a name: `Fixed 12`. */
const tokensOf = (text: string): Set<string> => new Set([...stemsOf(text), ...(text.match(/\d+/gu) ?? [])]);

/** A name within a sentence, and none in code or a quotation. */
const NAME = /(?<=[\p{L},]\s)\p{Lu}[\p{L}'’-]+/gu;
const QUOTED = /`[^`\n]*`|"[^"\n]*"|“[^”\n]*”/gu;

/** Whether a sentence has names, and those that lack something are all others. */
function isOfOthers(text: string, lacking: readonly string[]): boolean {
  const names = text.replaceAll(QUOTED, "code").match(NAME) ?? [];
  return names.length > 0 && !names.some((name) => lacking.some((one) => hasPhrase(one, normalise(name))));
}

/** Words behind what there is none of, which are no part of its name. */
const BEHIND = stemsOf("either anymore extra whatsoever charged required needed included attached involved");

/** Whether a label of one word only says of which kind the thing is: `Network` of a `network socket`. */
function isModifier(label: ReadonlySet<string>, denied: ReadonlySet<string>): boolean {
  const [first, next] = [...denied].filter((stem) => !BEHIND.has(stem));
  return label.size === 1 && next !== undefined && label.has(first!);
}

/**
 * Whether a sentence says that something has none of what a line below its name has: `Fixed 12 has no exit fee`, where its page says
 * `Exit fee: £40`, and only that of another one says `none`. `before`: the sentence before it, of whose thing `it` is said.
 */
export function deniesLabelled(
  { text, before = "" }: Pick<AnswerPart, "text" | "before">,
  findings: readonly ObservedFinding[],
): boolean {
  const denied = stemsOf(NONE.exec(text)?.[1] ?? "");
  if (denied.size === 0 || IN_CASE.test(text)) return false;
  const lines = findings
    .flatMap((finding) => labelledIn(finding))
    .filter(({ label }) => label.size > 0 && label.isSubsetOf(denied) && !isModifier(label, denied));
  const lacking = lines.flatMap((one) => one.lacking ?? []);
  if (lacking.length > 0) return isOfOthers(text, lacking);
  const named = tokensOf(GOES_ON.test(text) ? `${before} ${text}` : text).difference(denied);
  // What all of them stand below names none of them.
  const isTelling = (token: string) => lines.some(({ below }) => !below.has(token));
  const isOfOne = lines.every(({ isNone }) => !isNone);
  const own = isOfOne ? lines : lines.filter(({ below }) => [...below.intersection(named)].some(isTelling));
  return own.length > 0 && own.every(({ isNone }) => !isNone);
}
