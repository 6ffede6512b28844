import type { ObservedFinding } from "../evidence/observed.ts";
import { MONTH, WEEKDAY } from "../reading/day-names.ts";
import { hasPhrase, normalise, stemsOf } from "../reading/words.ts";

const NAME = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}[\p{L}'’-]*(?:\s\p{Lu}\p{Ll}[\p{L}'’-]*)*/gu;
/** Words that hold in both directions, or turn a sentence round. */
const EITHER_WAY =
  /(?<!\p{L})(?:and|or|with|between|vs|versus|meets?|met|married|marries|und|oder|mit|et|ou|avec|y|o|con|e|com)(?!\p{L})/iu;
const PASSIVE = /(?<!\p{L})(?:by|von|par|por|was|were|been|being|wurde|wird)(?!\p{L})/iu;
const MOST_BETWEEN = 80;
const MOST_NAMES = 12;
const MOST_PAIRS = 300;
const QUOTATION = /["“„«]([^"“”„«»\n]{12,400})["“”»]/gu;
const AROUND_QUOTATION = 90;
const SAYS =
  /(?<!\p{L})(?:sa(?:id|ys?)|wrote|writes?|call(?:s|ed)|told|tells|(?:explain|warn|add|comment|remark|claim|insist|announce|conclude|observ|not|stat|quot|repl|admit|joke|quip|complain)(?:e?s|e?d|ies|ied|ted|ped)|argu(?:es|ed)|put(?:s| it)|asks?|asked|in the words|words (?:are|were|of)|according to|formuliert\p{L}*|meint\p{L}*|sagte?|sagt|schr(?:ieb|eibt)|laut|promis\p{L}*|assur\p{L}*|dit|selon|dijo|dice|según|disse|diz|segundo)(?!\p{L})/iu;

/** Whether a statement says of one person what the evidence says of another: names that changed places, a wrong speaker. */
export const isOfAnotherPerson = (text: string, findings: readonly ObservedFinding[]): boolean =>
  isConverse(text, findings) || isTurnedRound(text, findings) || isOfAnotherSpeaker(text, findings);

/** Two names in a row, and the text between them. */
interface Pair {
  first: string;
  second: string;
  between: string;
}

/** In German, before a noun that is no name, whose order tells nothing: `die Karte kostet im Juli`. */
const ARTICLE =
  /(?<!\p{L})(?:der|die|das|den|dem|des|(?:k?ein|[mds]ein|ihr|unser)(?:e[rmns]?)?|im|am|zum|zur|beim|vom|ab|seit|bis)\s$/iu;
const DAY = new RegExp(`^(?:${MONTH}|${WEEKDAY})s?$`, "iu");

/** `step`: 2 for the names on both sides of a third one, `sold the Astoria to`. */
function pairsIn(text: string, step: 1 | 2 = 1): Pair[] {
  const isPersonal = ({ 0: name, index }: RegExpExecArray) =>
    !DAY.test(name) && !ARTICLE.test(text.slice(Math.max(0, index - 12), index));
  const names = Array.from(text.matchAll(NAME).take(MOST_NAMES)).filter((one) => isPersonal(one));
  return names.slice(0, -step).flatMap((name, i) => {
    const [next, end] = [names[i + step]!, name.index + name[0].length];
    const between = text.slice(end, next.index);
    const isLong = between.length > MOST_BETWEEN || /[.!?;:|\n]\s/.test(between);
    return isLong || EITHER_WAY.test(between) || stemsOf(between).size === 0
      ? []
      : [{ first: name[0], second: next[0], between }];
  });
}

/** The pairs of a finding are read once for all statements. */
const read = new WeakMap<ObservedFinding, Pair[]>();

function pairsOf(finding: ObservedFinding): Pair[] {
  const pairs =
    read.get(finding) ??
    finding
      .lines()
      .flatMap(({ text }) => pairsIn(text))
      .slice(0, MOST_PAIRS);
  read.set(finding, pairs);
  return pairs;
}

/** Whether two names are of one person: one is the other without a part. */
const isPerson = (a: string, b: string): boolean => {
  const [x, y] = [stemsOf(a), stemsOf(b)];
  return x.size > 0 && y.size > 0 && (x.isSubsetOf(y) || y.isSubsetOf(x));
};

/** What two do to each other, as each of them is said to do it: who sells gives to whom buys from him. */
const CONVERSE: [one: RegExp, other: RegExp][] = [
  [
    /(?<!\p{L})(?:s(?:old|ells?)|g(?:ave|ives?)|lent|lends?|leased?s?|hand(?:s|ed)|transfer(?:s|red)|donat(?:es?|ed)|vend(?:u|it|ió)|verkaufte?)(?!\p{L}).*(?<!\p{L})(?:to|an|à|a)\s/iu,
    /(?<!\p{L})(?:b(?:ought|uys?)|acquir(?:es?|ed)|purchas(?:es?|ed)|borrow(?:s|ed)|receiv(?:es?|ed)|got|takes? over|took over|kaufte?|achet[aé]|compró)(?!\p{L}).*(?<!\p{L})(?:from|von|à|a|de)\s/iu,
  ],
  [
    /(?<!\p{L})(?:beat|beats|defeat(?:s|ed)|overc[ao]mes?|won against|knocked out|schlug|battu|venció)(?!\p{L})/iu,
    /(?<!\p{L})(?:lost (?:\p{L}+ )?to|loses (?:\p{L}+ )?to|verlor gegen|perdu contre|perdió (?:ante|contra))(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:taught|teaches|coach(?:es|ed)|tutor(?:s|ed)|mentor(?:s|ed))(?!\p{L})/iu,
    /(?<!\p{L})(?:learn(?:s|ed|t) from|stud(?:ies|ied) (?:under|with)|(?:is|was) (?:\p{L}+ )?(?:an? )?(?:pupil|student) of)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:follow(?:s|ed)|succeed(?:s|ed)|replac(?:es?|ed)|took over from)(?!\p{L})/iu,
    /(?<!\p{L})(?:preced(?:es?|ed)|(?:was|is) (?:followed|succeeded|replaced) by|handed over to)(?!\p{L})/iu,
  ],
];

/** The relation that a text says, and from which of its ends. */
function relationIn(text: string): [relation: number, end: 0 | 1] | undefined {
  const at = CONVERSE.findIndex((ends) => ends.some((end) => end.test(text)));
  return at < 0 ? undefined : [at, CONVERSE[at]![0].test(text) ? 0 : 1];
}

/** Whether two say the same relation from its two ends: `sold to`, `bought from`. */
function areConverse(a: string, b: string): boolean {
  const [one, other] = [relationIn(a), relationIn(b)];
  return one !== undefined && one[0] === other?.[0] && one[1] !== other[1];
}

/** Whether a sentence has two at the wrong ends of a relation: A sold to B, where A bought from B. */
function isConverse(text: string, findings: readonly ObservedFinding[]): boolean {
  const related = (one: Pair) => {
    const relation = relationIn(`${one.between} `);
    return relation ? [{ ...one, relation }] : [];
  };
  const pairs = [...pairsIn(text), ...pairsIn(text, 2)].flatMap(related);
  if (pairs.length === 0) return false;
  const seen = findings
    .flatMap((finding) => finding.lines())
    .flatMap((line) => [...pairsIn(line.text), ...pairsIn(line.text, 2)])
    .flatMap(related);
  return pairs.some(({ first, second, relation: [relation, end] }) => {
    const alike = seen.filter((one) => one.relation[0] === relation);
    const isTold = (one: (typeof seen)[number], isTurned: boolean) =>
      isTurned === (one.relation[1] === end)
        ? isPerson(one.first, second) && isPerson(one.second, first)
        : isPerson(one.first, first) && isPerson(one.second, second);
    // From the same end they stand alike, from the other one the other way round.
    return !alike.some((one) => isTold(one, false)) && alike.some((one) => isTold(one, true));
  });
}

/** Whether two names changed places: `Ada reports to Ben`, where the evidence only says that `Ben reports to Ada`. */
function isTurnedRound(text: string, findings: readonly ObservedFinding[]): boolean {
  const pairs = pairsIn(text);
  if (pairs.length === 0) return false;
  const seen = findings.flatMap((finding) => pairsOf(finding));
  return pairs.some(({ first, second, between }) => {
    const stems = stemsOf(between);
    const alike = seen.filter(
      (one) =>
        PASSIVE.test(one.between) === PASSIVE.test(between) &&
        !stemsOf(one.between).isDisjointFrom(stems) &&
        !areConverse(`${one.between} `, `${between} `),
    );
    const isSame = (one: Pair) => isPerson(one.first, first) && isPerson(one.second, second);
    const isTurned = (one: Pair) => isPerson(one.first, second) && isPerson(one.second, first);
    if (alike.some(isSame)) return false;
    return alike.some(isTurned) || isExchanged({ first, second, between }, alike);
  });
}

/** Whether the evidence has each of two names with another one, and the same word between them: Jonas lives in Graz, and Petra in Linz. */
function isExchanged({ first, second, between }: Pair, seen: readonly Pair[]): boolean {
  const stems = stemsOf(between);
  const alike = seen.filter((one) => stemsOf(one.between).symmetricDifference(stems).size === 0);
  return (
    alike.some((one) => isPerson(one.first, first) && !isPerson(one.second, second)) &&
    alike.some((one) => isPerson(one.second, second) && !isPerson(one.first, first))
  );
}

/** Ends before a quotation: a colon, or a word with `that`, as verbs of saying have it. */
const INTRODUCES = /(?::|\p{Ll}\s(?:that|dass|que))\s*$/u;
/** Behind a quotation: `…", Stott assured the residents`. */
const SAID_AFTER = /^,?\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)*\s\p{Ll}/u;
/** The one name that a part of a sentence with a quotation says last before it: `the company's Graham Stott promises that`. */
const SPEAKER =
  /(\p{Lu}\p{Ll}[\p{L}-]*(?:\s\p{Lu}\p{Ll}[\p{L}-]*)+)(?:['’]s?)?\s(?:\p{Ll}+\s){1,3}(?:that\s|dass\s|que\s)?$/u;

/** Whether a statement gives a quotation to a person whom the evidence names, but not beside it. */
function isOfAnotherSpeaker(text: string, findings: readonly ObservedFinding[]): boolean {
  const quotations = Array.from(text.matchAll(QUOTATION).take(MOST_NAMES));
  if (quotations.length === 0) return false;
  const rest = text.replace(QUOTATION, " ");
  const [{ 0: first, index }] = quotations as [RegExpExecArray];
  const [before, behind] = [text.slice(0, index), text.slice(index + first.length)];
  if (!SAYS.test(rest) && !INTRODUCES.test(before) && !SAID_AFTER.test(behind)) return false;
  const [, speaker] = SPEAKER.exec(before) ?? [];
  const speakers = quotations.length === 1 && speaker !== undefined ? [speaker] : namesOf(rest);
  if (speakers.length === 0) return false;
  return quotations.some(([, quotation]) => {
    const quoted = normalise(quotation!).replace(/[.,!?…]+$/u, "");
    const places = findings.flatMap((finding) => placesOf(finding, quoted));
    const isBeside = (name: string) =>
      places.some((place) => namesOf(place).some((one) => isPerson(one, name)));
    const isKnown = (name: string) =>
      findings.some((finding) => [...stemsOf(name)].every((stem) => finding.stems.has(stem)));
    return (
      places.length > 0 &&
      places.every((place) => namesOf(place).length > 0) &&
      !speakers.some(isBeside) &&
      speakers.some(isKnown)
    );
  });
}

const namesOf = (text: string): string[] =>
  Array.from(text.matchAll(NAME).take(MOST_NAMES), ([name]) => name).filter((name) => stemsOf(name).size > 0);

/** What stands around a quotation in a finding, to the ends of its paragraph. */
function placesOf({ finding, text }: ObservedFinding, quoted: string): string[] {
  if (!hasPhrase(text, quoted)) return [];
  return finding.text.split(/\n+/).flatMap((paragraph) => {
    const written = paragraph.toLowerCase().replace(/[’‘]/g, "'");
    const at = written.indexOf(quoted);
    if (at < 0) return [];
    const end = at + quoted.length;
    // A sentence that ends before the quotation or behind it speaks of others.
    const before = paragraph
      .slice(Math.max(0, at - AROUND_QUOTATION), at)
      .split(/[.!?]\s/)
      .at(-1)!;
    const behind = paragraph.slice(end, end + AROUND_QUOTATION).split(/[.!?](?=\s)/)[0]!;
    return [`${before} ; ${behind}`];
  });
}
