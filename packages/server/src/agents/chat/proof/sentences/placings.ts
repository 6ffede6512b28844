import type { ObservedFinding } from "../evidence/observed.ts";
import { denies, stemsOf } from "../reading/words.ts";

/** One of a ranking: `2. Johanna Reitz`, `2,Noor,88`. */
const PLACE =
  /(?<=^|[\n:,;.]\s{0,3}|[\n:,;.]\s{0,3}\|\s?)(\d{1,3})(?:[.):]\s{1,3}|,\s?|\s?\|\s{0,9}|\t|(?:st|nd|rd|th)[\s:]\s{0,3})(\p{Lu}[^\n,;|(:\d]{1,40})/gu;
const MOST = 300;
/** The last place of a ranking. */
const LAST = -1;
/** Says who is first, second or third. */
const SAYS: [words: RegExp, place: number][] = [
  [
    /(?<!\p{L})(?:won|wins?|winners?|winning|victor\p{L}*|first place|(?:came|finished|ended up|placed) (?:in )?first|came out on top|(?:gold|title|race|contest|tournament|prize|trophy|victory|first) (?:medal )?(?:went|goes) to|(?:has|had|got|with|took|set) the best|is the best|was the best|topped|gewann|gewonnen|gewinner\p{L}*|sieger\p{L}*|a gagné|vainqueur|gagnante?|ganó|ganador\p{L}*|venceu|vencedor\p{L}*)(?!\p{L})/iu,
    1,
  ],
  [
    /(?<!\p{L})(?:(?:came|finished|ended up|placed|was|is) (?:in )?second|second place|runner-up|silver medal\p{L}*|zweite[rn]?|deuxième|segund[oa])(?!\p{L})/iu,
    2,
  ],
  [
    /(?<!\p{L})(?:(?:came|finished|ended up|placed|was|is) (?:in )?third|third place|bronze medal\p{L}*|dritte[rn]?|troisième|tercer[oa]?|terceir[oa])(?!\p{L})/iu,
    3,
  ],
  [
    /(?<!\p{L})(?:at the (?:very )?(?:bottom|end) of the (?:list|table|ranking|standings|field)|(?:came|comes|finish(?:ed|es)|ended up|is|was) (?:in )?(?:last(?: place)?|dead last)(?= |[.,;!]|$)(?! (?:year|week|month|night|time|seen|updated))|in last place|brings? up the rear|(?:letzte[rn]?|auf dem letzten) platz)(?!\p{L})/iu,
    LAST,
  ],
];
const RESTRICTED =
  /(?<!\p{L})(?:would|could|might|if|until|almost|nearly|behind|ahead|against|over|except|apart|record|last year|among|one of|category|class of \d)(?!\p{L})/iu;

/** Each finding is read once for all statements. */
const read = new WeakMap<ObservedFinding, ReadonlySet<string>[][]>();

/** The rankings of a finding: the names of each, from the first place on. */
function rankingsOf(observed: ObservedFinding): ReadonlySet<string>[][] {
  const known = read.get(observed);
  if (known) return known;
  const rankings: ReadonlySet<string>[][] = [];
  for (const [, place, name] of observed.finding.text.matchAll(PLACE).take(MOST)) {
    const current = rankings.at(-1);
    if (Number(place) === 1) rankings.push([stemsOf(name!)]);
    else if (current && Number(place) === current.length + 1) current.push(stemsOf(name!));
  }
  const found = rankings.filter(({ length }) => length > 1);
  read.set(observed, found);
  return found;
}

/** Whether a sentence says of somebody another place than the rankings that name them do: that the second of a race won it. */
export function isMisplacedInRanking(text: string, findings: readonly ObservedFinding[]): boolean {
  const said = SAYS.filter(([words]) => words.test(text));
  if (said.length !== 1 || RESTRICTED.test(text) || denies(text)) return false;
  const [[, place]] = said as [(typeof SAYS)[number]];
  const stems = stemsOf(text);
  const places = findings.flatMap(rankingsOf).flatMap((ranking) => {
    const named = ranking.flatMap((name, at) => (isNamed(name, stems) ? [at + 1] : []));
    return named.length === 1 ? [named[0] === ranking.length ? [...named, LAST] : named] : [];
  });
  return places.length > 0 && !places.some((those) => those.includes(place));
}

const isNamed = (name: ReadonlySet<string>, stems: ReadonlySet<string>): boolean =>
  name.size > 0 && name.isSubsetOf(stems);
