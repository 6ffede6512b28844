import type { ObservedFinding } from "../evidence/observed.ts";
import { denies, stemsOf } from "../reading/words.ts";

/** What people are to a work or a group, by words that say so. */
const ROLES: RegExp[] = [
  /(?<!\p{L})(?:authors?|authored|wrote|writ(?:es|ten|er)|(?:novel|book|story|poem|play|essay|paper|article|roman|buch) (?:by|von)|autor\p{L}*|geschrieben|auteure?|écrit|autora?|escrit[oa]|escribió)(?!\p{L})/iu,
  /(?<!\p{L})(?:translat\p{L}+|übersetz\p{L}+|traduc\p{L}+|traduit\p{L}*|tradu[çc]\p{L}+)(?!\p{L})/iu,
  /(?<!\p{L})(?:illustrat\p{L}+|drawings by|illustriert)(?!\p{L})/iu,
  /(?<!\p{L})(?:edited|editors?|herausgegeben|herausgeber\p{L}*)(?!\p{L})/iu,
  /(?<!\p{L})(?:foreword|preface|afterword|introduction by|vorwort|nachwort|préface|prólogo)(?!\p{L})/iu,
  /(?<!\p{L})(?:cover|cover design|umschlag)(?!\p{L})/iu,
  /(?<!\p{L})(?:photograph(?:s|ed|er|ers|y)|photos? by|fotograf\p{L}*)(?!\p{L})/iu,
  /(?<!\p{L})(?:compos(?:ed|er|ers|es)|music by|komponi\p{L}+|compositeur|compositora?)(?!\p{L})/iu,
  /(?<!\p{L})(?:lyrics|libretto|lyricist)(?!\p{L})/iu,
  /(?<!\p{L})(?:direct(?:ed|ors?|s)|regie|regisseur\p{L}*|réalis\p{L}+|dirigid[oa]|directora?)(?!\p{L})/iu,
  /(?<!\p{L})(?:conduct(?:ed|ors?|s)|dirigent\p{L}*)(?!\p{L})/iu,
  /(?<!\p{L})(?:produc(?:ed|ers?)|produzent\p{L}*|producteur\p{L}*)(?!\p{L})/iu,
  /(?<!\p{L})(?:screenplay|script by|drehbuch|scénario|guion)(?!\p{L})/iu,
  /(?<!\p{L})(?:architects?|architekt\p{L}*|architecte|arquitect[oa])(?!\p{L})/iu,
  /(?<!\p{L})(?:found(?:ed|ers?|ress)|gegründet|gründer\p{L}*|fondat\p{L}+|fondé|fundad\p{L}+)(?!\p{L})/iu,
  /(?<!\p{L})(?:narrat\p{L}+|read by|gelesen)(?!\p{L})/iu,
  /(?<!\p{L})(?:publish(?:ed by|ers?)|verlag|verlegt)(?!\p{L})/iu,
  /(?<!\p{L})(?:invent(?:ed|ors?)|erfunden|erfinder\p{L}*)(?!\p{L})/iu,
];
const NAME =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’-]+(?:\s(?:(?:de|van|von|der|da|di|la|le)\s)?\p{Lu}[\p{L}'’-]+)+/gu;
const MOST_NAMES = 40;
const NEAR = 60;
/** Between what a line says of one and of the next. */
const PARTS = /[;\n]|[.!?](?=\s)|,\s(?=\p{Ll})|\s(?:and|und|et|y|e)\s(?=\p{Ll})/u;

/** Somebody, and what the words nearest to the name say of them. */
interface Part {
  name: ReadonlySet<string>;
  role: number;
}

/** Each finding is read once for all statements. */
const read = new WeakMap<ObservedFinding, Part[]>();

const partsIn = (text: string): Part[] =>
  text.split(PARTS).flatMap((part) =>
    Array.from(part.matchAll(NAME).take(MOST_NAMES)).flatMap(({ 0: name, index }) => {
      const role = roleBeside(part, index, index + name.length);
      return role === undefined ? [] : [{ name: stemsOf(name), role }];
    }),
  );

/** The role whose words stand nearest to a name. */
function roleBeside(text: string, start: number, end: number): number | undefined {
  const [before, behind] = [text.slice(Math.max(0, start - NEAR), start), text.slice(end, end + NEAR)];
  const distances = ROLES.flatMap((words, role) => {
    const all = [...before.matchAll(new RegExp(words, "giu"))].at(-1);
    const next = words.exec(behind);
    const away = [...(all ? [before.length - all.index - all[0].length] : []), ...(next ? [next.index] : [])];
    return away.length === 0 ? [] : [{ role, away: Math.min(...away) }];
  });
  return distances.toSorted((a, b) => a.away - b.away)[0]?.role;
}

function partsOf(finding: ObservedFinding): Part[] {
  const known = read.get(finding) ?? partsIn(finding.finding.text.slice(0, MOST_CHARS));
  read.set(finding, known);
  return known;
}

const MOST_CHARS = 32_768;

/** Whether a sentence gives somebody a part in something that the evidence gives to another: the translator as the author. */
export function isInOtherRole(text: string, findings: readonly ObservedFinding[]): boolean {
  if (!ROLES.some((words) => words.test(text)) || denies(text)) return false;
  const told = findings.flatMap(partsOf);
  const isOne = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
    a.size > 0 && (a.isSubsetOf(b) || b.isSubsetOf(a));
  // `Moe wrote the afterword` has the words of two.
  const isSaid = (role: number) => ROLES[role]!.test(text);
  return partsIn(text).some(({ name, role }) => {
    const own = told.filter((one) => isOne(one.name, name));
    return (
      own.length > 0 &&
      own.every((one) => !isSaid(one.role)) &&
      told.some((one) => one.role === role && !isOne(one.name, name))
    );
  });
}
