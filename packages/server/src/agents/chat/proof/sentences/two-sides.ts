import { clausesOf, type Clause } from "../evidence/clauses.ts";
import type { ObservedFinding } from "../evidence/observed.ts";
import { denies, stemsOf } from "../reading/words.ts";

/** Who takes part in a contract: those who receive something, and those who give it. */
const SIDES: [string, string] = [
  "you|customers?|clients?|buyers?|purchasers?|shoppers?|guests?|tenants?|renters?|lodgers?|hirers?|users?|patients?|visitors?|passengers?|travell?ers?|subscribers?|members?|employees?|workers?|pupils?|students?|parents?|borrowers?|applicants?|policyholders?|participants?|kund\\p{L}+|käufer\\p{L}*|mieter\\p{L}*|gäste|gast|clients?|locataires?|clientes?|inquilinos?",
  "we|shops?|stores?|sellers?|vendors?|retailers?|merchants?|dealers?|hotels?|hosts?|landlords?|landlad(?:y|ies)|owners?|compan(?:y|ies)|firms?|airlines?|railways?|employers?|banks?|lenders?|insurers?|librar(?:y|ies)|museums?|clinics?|hospitals?|schools?|operators?|providers?|manufacturers?|suppliers?|organi[sz]ers?|agenc(?:y|ies)|platforms?|couriers?|carriers?|händler\\p{L}*|verkäufer\\p{L}*|vermieter\\p{L}*|vendeurs?|propriétaires?|vendedor\\p{L}*|propietari[oa]s?",
];
/** What one of them does or owes. */
const DUTY =
  "pays?|paid|covers?|bears?|provides?|supplies|supply|brings?|arranges?|organi[sz]es?|owes?|sends?|collects?|cleans?|repairs?|maintains?|insures?|installs?|books?|orders?|cancels?|signs?|chooses?|decides?|refunds?|reimburses?|keeps?|zahlt|zahlen|bezahlt|trägt|tragen|übernimmt|übernehmen|paient?|payez|pagan?";
const MODAL =
  "(?:(?:must|will|shall|should|can|may|has to|have to|needs? to|is responsible for|are responsible for|always|also|muss|müssen|doit|doivent|debe|deben)\\s){0,2}";
const ACTS = SIDES.map(
  (side) =>
    new RegExp(`(?<!\\p{L})(?:${side})\\s(?:\\([^)]{1,30}\\)\\s)?${MODAL}(?<verb>${DUTY})(?!\\p{L})`, "iu"),
);
/** The same in the passive: `paid by the customer`. */
const BY = SIDES.map(
  (side) =>
    new RegExp(
      `(?<!\\p{L})(?<verb>paid|covered|borne|provided|supplied|brought|arranged|organi[sz]ed|sent|collected|cleaned|repaired|maintained|insured|installed|booked|ordered|cancell?ed|signed|chosen|decided|refunded|reimbursed|kept)\\sby\\s(?:the\\s|your\\s|our\\s|an?\\s)?(?:${side})(?!\\p{L})`,
      "iu",
    ),
);
/** Verbs that are written otherwise in the passive, or mean the same. */
const ROOTS = new Map(
  Object.entries({
    paid: "pay",
    pays: "pay",
    cover: "pay",
    covers: "pay",
    covered: "pay",
    bear: "pay",
    bears: "pay",
    borne: "pay",
    bring: "provide",
    brings: "provide",
    brought: "provide",
    provides: "provide",
    provided: "provide",
    supply: "provide",
    supplies: "provide",
    supplied: "provide",
    sent: "send",
    chosen: "choose",
    kept: "keep",
    zahlt: "pay",
    zahlen: "pay",
    bezahlt: "pay",
    trägt: "pay",
    tragen: "pay",
    übernimmt: "pay",
    übernehmen: "pay",
  }),
);
const SIDE = new RegExp(`(?<!\\p{L})(?:${SIDES.join("|")})(?!\\p{L})`, "giu");

/** Who does what. */
interface Duty {
  side: number;
  verb: string;
  /** The words of what it is about. */
  stems: ReadonlySet<string>;
}

function dutyIn({ text }: Clause): Duty | undefined {
  const found = SIDES.flatMap((_, side) => {
    const verb = (ACTS[side]!.exec(text) ?? BY[side]!.exec(text))?.groups?.["verb"]?.toLowerCase();
    return verb === undefined ? [] : [{ side, verb }];
  });
  const [one, ...others] = found;
  // Where both do something, a clause does not tell who does what.
  if (!one || others.length > 0) return undefined;
  const about = stemsOf(text.replaceAll(SIDE, " ").toLowerCase().replace(one.verb, " "));
  const [verb = one.verb] = stemsOf(ROOTS.get(one.verb) ?? one.verb);
  return { side: one.side, verb, stems: about };
}

const dutiesIn = (clauses: readonly Clause[]): Duty[] =>
  clauses.flatMap((clause, i) => {
    const duty = dutyIn(clause);
    if (!duty || duty.stems.size > 0) return duty ?? [];
    // `The deposit is paid by the tenant and refunded by the landlord`
    return { ...duty, stems: (i > 0 && dutyIn(clauses[i - 1]!)?.stems) || duty.stems };
  });

/** Each finding is read once for all statements. */
const read = new WeakMap<ObservedFinding, Duty[]>();

function dutiesOf(finding: ObservedFinding): Duty[] {
  // In a note, the owner is the person.
  const isNote = finding.finding.evidence.type === "memory";
  const known = read.get(finding) ?? (isNote ? [] : dutiesIn(finding.clauses().slice(0, MOST_CLAUSES)));
  read.set(finding, known);
  return known;
}

const MOST_CLAUSES = 1_500;

/** Whether a sentence says of one side what the evidence says of the other alone: that the shop pays what the customer does. */
export function isOfOtherSide(text: string, findings: readonly ObservedFinding[]): boolean {
  const stated = denies(text) ? [] : dutiesIn(clausesOf([text]));
  if (stated.length === 0) return false;
  const seen = findings.flatMap(dutiesOf);
  return stated.some(({ side, verb, stems }) => {
    const alike = seen.filter((one) => one.verb === verb && !one.stems.isDisjointFrom(stems));
    return alike.length > 0 && alike.every((one) => one.side !== side);
  });
}
