import type { ObservedFinding } from "../evidence/observed.ts";
import { advises } from "./conclusions.ts";
import { denies, stemsOf } from "../reading/words.ts";

/** What is not allowed: `dogs are not allowed on the trail`, `no dogs`, `smoking is forbidden`. */
const FORBIDS: RegExp[] = [
  /(?<!\p{L})(\p{L}[\p{L}-]{2,})\s(?:is|are|may)\s(?:strictly\s|generally\s|unfortunately\s)?(?:not|never)\s(?:be\s)?(?:allowed|permitted|admitted|welcome|accepted|brought|taken)(?!\p{L})/giu,
  /(?<!\p{L})(\p{L}[\p{L}-]{2,})\s(?:is|are)\s(?:strictly\s|generally\s)?(?:forbidden|prohibited|banned|off limits)(?!\p{L})/giu,
  /(?<!\p{L})no\s(\p{L}[\p{L}-]{2,})(?=[.;,!]|$|\s(?:are |is )?(?:allowed|permitted|admitted|accepted)(?!\p{L})|\s(?:in|on|inside) the\s)/giu,
];
/** Leaves something out of what is forbidden, or allows it elsewhere. */
const EXCEPTS =
  /(?<!\p{L})(?:except|unless|other than|apart from|but|only|without|until|before|after|outside|(?<!even )if|(?<!even )when|than)(?!\p{L})/iu;
const ALLOWS =
  /(?<!\p{L})(?:(?:can|may|could|is|are|am|will be|'re)\s(?:also\s|still\s|gladly\s|always\s)?(?:allowed|permitted|admitted|welcome|accepted|free to|able to|bring|take|come|enter|use|join|ride|eat|drink|smoke|stay|go|have|fly|swim|camp|park|be brought|be taken)|feel free to (?:bring|take)|no problem|is fine|are fine|is ok(?:ay)?|are ok(?:ay)?)(?!\p{L})/iu;
/** Where nothing of a line is forbidden, it may be allowed there. */
const LEAVES = /(?<!\p{L})(?:leave|tie|outside|elsewhere|instead|nearby)(?!\p{L})/iu;
const MOST_FOUND = 60;

/** The things that a text forbids, without an exception in the same sentence. */
const forbiddenIn = (text: string): Set<string> =>
  new Set(
    text
      .split(/[.;!\n]/u)
      .filter((sentence) => !EXCEPTS.test(sentence))
      .flatMap((sentence) =>
        FORBIDS.flatMap((pattern) => [...sentence.matchAll(pattern)].slice(0, MOST_FOUND)).flatMap(
          ([, thing]) => [...stemsOf(thing!)],
        ),
      ),
  );

/** Whether a sentence allows something of which the evidence says nothing but that it is forbidden: `You can take your dog along`. */
export function allowsForbidden(text: string, findings: readonly ObservedFinding[]): boolean {
  if (!ALLOWS.test(text) || LEAVES.test(text) || denies(text)) return false;
  const said = stemsOf(text);
  return findings.some((finding) => [...onlyForbiddenIn(finding)].some((thing) => said.has(thing)));
}

/** Each finding is read once for all statements. */
const read = new WeakMap<ObservedFinding, ReadonlySet<string>>();

/** The things that a finding forbids, and allows nowhere. */
function onlyForbiddenIn(finding: ObservedFinding): ReadonlySet<string> {
  const known = read.get(finding);
  if (known) return known;
  const text = finding.finding.text.slice(0, MOST_CHARS);
  const things = forbiddenIn(text);
  const allowing =
    things.size === 0 ? [] : text.split(/[.;!\n]/u).filter((one) => ALLOWS.test(one) && !denies(one));
  const only = things.difference(new Set(allowing.flatMap((one) => [...stemsOf(one)])));
  read.set(finding, only);
  return only;
}

const MOST_CHARS = 32_768;

/** Forbids one thing for a time: `no jumping until mid-January`. */
const FORBIDS_FOR =
  /(?<!\p{L})(?:no|don['’]t (?:do|use|eat|drink|take|go)(?: any)?|do not (?:do|use|eat|drink|take|go)(?: any)?|avoid|stop|skip|(?:may|must|should|can)(?:n['’]t|not| not) (?:do|use|eat|drink|take|go)(?: any)?)\s((?:[\p{L}-]+\s){1,3}?)(?:until|till|before|for|through|this|next|during|in|on)\s/iu;

/** Says of a thing that it is not to be had, in other words. */
const AGAINST =
  /(?<!\p{L})(?:avoid\p{L}*|stop(?:ped|ping)?|skip\p{L}*|never|refrain\p{L}*|quit|give up|cut out|leave out|(?:stay|keep|lay) (?:off|away)|free of|instead of|forbidden|prohibited|banned|allerg\p{L}*|intolera\p{L}*)(?!\p{L})/iu;

/**
 * Whether a sentence forbids for a time what the evidence names without forbidding it, while it forbids another thing: `No step-downs
 * until mid-January`, beside `12 step-downs every other day; no jumping until mid-January`.
 */
export function forbidsAllowed(text: string, findings: readonly ObservedFinding[]): boolean {
  const said = FORBIDS_FOR.exec(text);
  const things = stemsOf(said?.[1] ?? "");
  if (!said || things.size === 0) return false;
  const time = stemsOf(text.slice(said.index + said[0].length));
  const clauses = findings.flatMap((finding) => finding.clauses());
  const naming = clauses.filter(({ stems }) => things.isSubsetOf(stems));
  return (
    naming.length > 0 &&
    naming.every(({ text: one }) => !denies(one) && !EXCEPTS.test(one) && !AGAINST.test(one)) &&
    clauses.some(
      (clause) =>
        !naming.includes(clause) && !clause.stems.isDisjointFrom(time) && FORBIDS_FOR.test(clause.text),
    )
  );
}

/** Advises against something: `Do not cut it back in spring`. */
const ADVISES_AGAINST = /^\P{L}{0,4}(?:please\s)?(?:do not|don['’]t|never|avoid)\s\p{L}/iu;
/** Words that advice shares at least with what is advised against. */
const MOST_ALIKE = 3;

/** Whether a sentence advises to do what the evidence advises against, and does nowhere else advise. */
export function advisesForbidden(text: string, findings: readonly ObservedFinding[]): boolean {
  if (!advises(text) || denies(text) || ADVISES_AGAINST.test(text)) return false;
  const said = stemsOf(text);
  const [verb = ""] = said;
  const alike = findings
    .flatMap((finding) => finding.clauses())
    .filter(({ stems }) => stems.has(verb) && stems.intersection(said).size >= MOST_ALIKE);
  return alike.length > 0 && alike.every((clause) => ADVISES_AGAINST.test(clause.text));
}
