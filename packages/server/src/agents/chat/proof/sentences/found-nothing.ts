import type { ObservedFinding } from "../evidence/observed.ts";
import { stemsOf } from "../reading/words.ts";

/** What a tool says if it found nothing. */
const EMPTY = /^(?:nothing is remembered|nothing was found)?$/u;
const CALL = /^(?:recall|search):/u;
/** Says that there is nothing. */
const NOTHING =
  /(?<!\p{L})(?:nothing|none|no \p{L}+|(?:\p{L}+n't|not) .{0,40}?(?:any(?:thing)?|among|a single)|nichts|kein\p{L}*|rien|aucun\p{L}*|nada|ning[uú]n\p{L}*|nenhum\p{L}*)(?!\p{L})/iu;
/** Speaks of what is remembered, or of a search. */
const SOUGHT =
  /(?<!\p{L})(?:remember(?:ed)?|stored?|saved?|not(?:ed?|es)|kept|on file|records?|recorded|memory|search(?:ed|es)?|find|found|turn(?:ed)? up|c[ao]me up|results?|gemerkt|gespeichert|notiert|notizen|gedächtnis|gefunden|suche|finde|not[ée]e?s?|mémoris\p{L}*|mémoire|enregistr\p{L}*|notes?|trouv\p{L}*|recherche|guardad\p{L}*|memoria|encontr\p{L}*|búsqueda|memória|pesquisa)(?!\p{L})/iu;
/** Goes on with something else. */
const GOES_ON = /[;:]|[,–—]\s(?:but|so|and|aber|mais|pero|mas|also|donc)\s|\.\s/u;
/** Words that say what is said of every search. */
const SAID = stemsOf(
  "search searches memory memories anything something about nothing none remembered stored saved noted notes kept file record records recorded find found turn turned up come came results result afraid sorry unfortunately here yet single nichts gespeichert notiert gemerkt gefunden rien noté enregistré trouvé nada guardado encontrado among thing things entry entries information",
);

/** The calls that found nothing, of which a sentence only says that they did: `I have nothing stored about your shoe size`. */
export function foundNothing(
  text: string,
  findings: readonly ObservedFinding[],
  given: readonly { stems: ReadonlySet<string> }[],
): ObservedFinding[] {
  const said = text.replace(/[’]/g, "'");
  if (!NOTHING.test(said) || !SOUGHT.test(said) || GOES_ON.test(said)) return [];
  // A number may be of what was sought: `nothing about BondaFix 77`.
  const isSought = (number: string) => findings.some(({ finding }) => finding.evidence.ref.includes(number));
  if (!(said.match(/\d+/gu) ?? []).every(isSought)) return [];
  const subject = [...stemsOf(said).difference(SAID)];
  const empty = findings.filter(
    ({ finding }) => EMPTY.test(finding.text.trim()) && CALL.test(finding.evidence.ref),
  );
  const isTold = (one: ObservedFinding) =>
    !empty.includes(one) && subject.every((stem) => one.stems.has(stem));
  if (subject.length > 0 && findings.some(isTold)) return [];
  return empty.filter(({ finding, input }) => {
    const sought = stemsOf(finding.evidence.ref).union(input.stems);
    const isKnown = (stem: string) => sought.has(stem) || given.some(({ stems }) => stems.has(stem));
    return 2 * subject.filter(isKnown).length >= subject.length;
  });
}
