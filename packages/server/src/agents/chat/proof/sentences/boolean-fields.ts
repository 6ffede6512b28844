import { BETWEEN_CLAUSES, clauseOf } from "../evidence/clauses.ts";
import { type JsonLeaf, jsonLeaves } from "../evidence/json-places.ts";
import { type LaidLine, layOut } from "../evidence/layout.ts";
import type { ObservedFinding } from "../evidence/observed.ts";
import { hasForm, stemsOf } from "../reading/words.ts";

/** A field of evidence that is true or false: `in_stock: false`, or `yes` below the head of a column. */
interface BooleanField {
  /** The words of its name. */
  words: ReadonlySet<string>;
  /** Those that name what it is of. */
  owner: ReadonlySet<string>;
  isTrue: boolean;
}

const YES = /^["']?(?:true|yes|✓|✔|✅)["']?$/iu;
const NO = /^["']?(?:false|no|✗|✘|❌)["']?$/iu;
/** A line that ends with a value: `2029 is prime: True`. */
const LINE =
  /^[\s*-]{0,9}["'`*]{0,3}([\p{L}\d][^\n:=]{0,60}?)["'`*]{0,3}\s?(?:[:=]|->|=>|→)\s?(\S{2,7}?)[,.;]?\s*$/gmu;
/** One with nothing but what it is of before the value: `97 True`. */
const BARE = /^[\s("'`*]{0,9}(?:([^\n]{1,60}?)["'`)]{0,3}[\s,:=>|→-]{1,9})?(true|false)[.)]?\s*$/gimu;
/** A function that a program asks whether something is so. */
const ASKED = /(?<![\p{L}_.])(?:is|has|can|are)(?:_|(?=\p{Lu}))(\w{3,30})\s?\(/gu;
const MOST_FIELDS = 500;
/** Asks, supposes or demands rather than says. */
const SUPPOSES =
  /[?？]\s*$|(?<!\p{L})(?:if|when|once|unless|until|whether|would|could|should|may|might|must|falls|wenn|ob|sobald|bis|könnte|sollte|si|quand|cuando|se|quando|wrong\w*|incorrect\w*|mistak\w*|treat\w*|falsch\w*|fälschlich\w*|faux|mal|errad\w*|both|each|all|some|only)(?!\p{L})/iu;
const ANSWER = /^[*_\s]*(?:yes|no|ja|nein|oui|non|sí|sim|não)[*_]*(?:[,.:!]|\s[–—-])\s*/iu;
/** Denials that the words of a clause do not count as such. */
const ENDS = /(?<!\p{L})(?:no longer|not any ?more|nicht mehr|ya no|já não|out of|off the)(?!\p{L})/giu;
/** What stands between a subject and a word that is said of it. */
const PREDICATE =
  /(?:(?<!\p{L})(?:is|are|was|were|has|have|had|been|remains?|ist|sind|war|hat|est|sont|a|es|está|tiene|é|tem)|['’]s|n['’]t)(?:\s(?:not|no|still|now|also|currently|already|fully|in|on|at|the|an?|noch|nicht|auch|pas|encore|todavía|ainda)){0,4}\s[*_]{0,2}$|^\s*(?:it|this|that|they|he|she|everything|es|er|il|elle|ça)\s(?:(?:has|have|did|does|do|hat|haben|a|ha)(?:n['’]t|\snot|\snicht)?\s)?$/iu;

/** Each text is read once for all statements. */
const read = new WeakMap<ObservedFinding, BooleanField[]>();

function fieldsOf(observed: ObservedFinding): BooleanField[] {
  const known = read.get(observed) ?? fieldsIn(observed).slice(0, MOST_FIELDS);
  read.set(observed, known);
  return known;
}

function fieldsIn({ finding: { text, input = "", evidence } }: ObservedFinding): BooleanField[] {
  const leaves = jsonLeaves(text);
  const inJson = leaves.flatMap((leaf, at) => {
    const value = text.slice(leaf.start, leaf.end);
    return YES.test(value) || NO.test(value) ? fieldOf(leaf.key, ownerOf(leaves, at, text), value) : [];
  });
  if (inJson.length > 0) return inJson;
  const rows = layOut(text);
  const inRows = rows.flatMap(({ cells, label }) =>
    cells.flatMap(({ start, end, head }) => fieldOf(head, label, text.slice(start, end).trim())),
  );
  const free = freeFields(text, rows);
  const inLines = [...text.matchAll(LINE).take(MOST_FIELDS)].flatMap(([, name, value]) =>
    fieldOf(name!, name!, value!),
  );
  const asked =
    evidence.type === "command" ? new Set(Array.from(input.matchAll(ASKED), ([, name]) => name!)) : [];
  const printed = [...asked].flatMap((name) =>
    [...text.matchAll(BARE).take(MOST_FIELDS)].flatMap(([, owner = "", value]) =>
      fieldOf(name, owner, value!),
    ),
  );
  // Of several questions, the values may answer any.
  return [...inRows, ...free, ...inLines, ...([...asked].length === 1 ? printed : [])];
}

const FREE = /^[*_]{0,2}(?:free(?: of charge)?|gratis|kostenlos|gratuit)[*_]{0,2}$/iu;

/** Where a column of a table has what is free for some rows, whether each of them is. */
function freeFields(text: string, rows: readonly LaidLine[]): BooleanField[] {
  const all = rows.flatMap(({ cells, label }) =>
    cells.map(({ start, end, head }) => ({ head, label, value: text.slice(start, end).trim() })),
  );
  const heads = new Set(all.filter(({ value }) => FREE.test(value)).map(({ head }) => head));
  return all
    .filter(({ head, value }) => heads.has(head) && (FREE.test(value) || /\d/.test(value)))
    .flatMap(({ head, label, value }) => fieldOf(`${head} free`, label, FREE.test(value) ? "yes" : "no"));
}

function fieldOf(name: string, owner: string, value: string): BooleanField[] {
  const isTrue = YES.test(value);
  const words = stemsOf(apart(name));
  if (words.size === 0 || (!isTrue && !NO.test(value))) return [];
  const { denials } = clauseOf(apart(name), name).marks();
  return [{ words, owner: namesIn(apart(owner)), isTrue: isTrue === (denials % 2 === 0) }];
}

/** The words of a text that bear content, and its numbers. */
const namesIn = (text: string): Set<string> => new Set([...stemsOf(text), ...(text.match(/\d+/g) ?? [])]);

/** Values of an object on each side of one that may tell what it is called. */
const NEAR = 12;

/** What an object is called: by the values beside one in it, and the objects that hold it. */
function ownerOf(leaves: readonly JsonLeaf[], at: number, text: string): string {
  const { path, key } = leaves[at]!;
  const beside = leaves
    .slice(Math.max(0, at - NEAR), at + NEAR)
    .filter((leaf) => leaf.path === path && leaf.key !== key);
  return `${path} ${beside.map((leaf) => text.slice(leaf.start, leaf.end)).join(" ")}`;
}

const apart = (name: string): string =>
  evenly(name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").replaceAll(/[_.-]/g, " "));

/** Words for what is equal, and what is not. */
const EQUAL =
  /(?<!\p{L})(?:identical|the same|same|identisch|gleich|identiques?|pareils?|idénticos?|iguales)(?!\p{L})/giu;
const UNEQUAL =
  /(?<!\p{L})(?:different|differs?|unequal|verschieden|unterschiedlich|différents?|distintos?|diferentes)(?!\p{L})/giu;
const evenly = (text: string): string => text.replaceAll(EQUAL, "equal").replaceAll(UNEQUAL, "not equal");

/** A sentence without the yes or no that it begins with, and with its plainest denials. */
export const plainly = (text: string): string => evenly(text.replace(ANSWER, "").replaceAll(ENDS, "not"));

/** Says that a switch is on, or off. */
const STATE =
  /(?:(?<!\p{L})(?:is|are|was|were|stays?|remains?|ist|bleibt|est|reste|está|é)|['’]s)(?:\s(?:still|now|also|already|then|by default|noch|auch|jetzt|encore|todavía)){0,2}\s(?:not\s)?(?:switched\s|turned\s)?(?:on|enabled|active|activated|(off|disabled|inactive|deactivated)|an|aktiv|aktiviert|(aus|deaktiviert)|activée?|(désactivée?)|activad[oa]|(desactivad[oa]))(?!\p{L})/iu;

/**
 * Whether a sentence says that something is so, where a field of the evidence says whether it is: true if both say the same, false if
 * they say the opposite; undefined if no field is about it.
 */
export function agreesWithFields(text: string, findings: readonly ObservedFinding[]): boolean | undefined {
  const fields = findings.flatMap(fieldsOf);
  if (fields.length === 0 || SUPPOSES.test(text)) return undefined;
  const names = namesIn(text);
  const verdicts = plainly(text)
    .split(BETWEEN_CLAUSES)
    .flatMap((clause) => verdictOf(clause, names, fields) ?? []);
  return verdicts.length === 0 ? undefined : verdicts.every(Boolean);
}

function verdictOf(
  clause: string,
  sentence: ReadonlySet<string>,
  fields: readonly BooleanField[],
): boolean | undefined {
  const stems = stemsOf(clause);
  const about = fields.filter(
    ({ words }) => [...words].every((word) => hasForm(stems, word)) && isSaid(clause, words),
  );
  const shared = ({ owner, words }: BooleanField) => owner.difference(words).intersection(sentence).size;
  const most = Math.max(0, ...about.map(shared));
  // Of several things, the one that the sentence is about has to be told by its name.
  if (most === 0 && about.some(({ owner }) => owner.size > 0) && about.length > 1) return undefined;
  const told = about.filter((field) => shared(field) === most);
  const [first] = told;
  if (!first || told.some(({ isTrue }) => isTrue !== first.isTrue)) return undefined;
  const isOff = Number(STATE.exec(clause)?.slice(1).some(Boolean) ?? false);
  return ((clauseOf(clause, clause).marks().denials + isOff) % 2 === 0) === first.isTrue;
}

/** Whether a clause says it of something. One word has to stand where it is said: `is vegan`. */
function isSaid(clause: string, words: ReadonlySet<string>): boolean {
  if (words.size > 1 || STATE.test(clause)) return true;
  return Array.from(clause.matchAll(/\p{L}+/gu)).some(
    ({ 0: word, index }) =>
      stemsOf(word).isSubsetOf(words) && stemsOf(word).size > 0 && PREDICATE.test(clause.slice(0, index)),
  );
}
