import { denies, stemsOf } from "../reading/words.ts";
import type { Kinship } from "./kinship.ts";
import { hasGeneralSubject } from "./subjects.ts";

/** Speaks of the world in general rather than of what was looked up. */
const GENERAL =
  /(?<!\b(?:if|when|as) you )\b(?:(?<!\b(?:as|so|how) )many|the most (?:popular|widespread|widely \p{L}+)|(?<!\b(?:the|at|die|am|your|my|our|his|her|its|their) |['’]s )most(?=\s\p{L})(?! likely| often| of (?:it|them|all|the|your)\b)|(?<=^\P{L}{0,4}|\b(?:in|for|with|by|on|at|as|since|because) )some(?! \d| of (?:it|them|the|your|these|those)\b)|sometimes|usually|typical(?:ly)?|generally|in general|(?<!most )often|rarely|(?<!\b(?:ends?|ended|finish(?:es|ed)|r[au]ns?|exit(?:s|ed)|stop(?:s|ped)|complete[ds]) )normally|commonly|customary|historically|traditionally|everywhere|worldwide|always|tends? to|in practice|in (?:nature|the wild)|rule of thumb|as a rule|these days|any given|of (?:this|that) (?:kind|sort|type|size)|(?:this|that) (?:kind|sort|type) of|experts|studies|reviewers|viele|(?<!am )meisten(?=\s\p{L})(?! (?:von|der|dieser|deiner|ihrer)\b)|meist(?:ens)?|üblicherweise|normalerweise|oft|allgemein|in der regel|erfahrungsgemäß|beaucoup|souvent|en général|généralement|d'habitude|la plupart|muchos|muchas|normalmente|generalmente|suele\w*|por lo general|muitos|muitas|geralmente)\b|通常|一般来说|很多|一般に|普通|たいてい/iu;
/** Speaks of all the world, whatever words it shares with the evidence. */
const WORLDWIDE =
  /(?<!\p{L})(?:(?:in|across) (?:most|many|some|several|other|all) (?:countries|states|cultures|languages|companies|cities|industries|places)|worldwide|around the world|in (?:den meisten|vielen) ländern|dans (?:la plupart des|beaucoup de) pays|en (?:la mayoría de los|muchos) países|na maioria dos países)(?!\p{L})/iu;
/** Advises, as the evidence rarely does. */
const ADVISES =
  /^(?:it(?:'s| is)(?: also| always| usually)? (?:a good (?:idea|habit|plan|move|rule)|good practice|worth|wise|smart|sensible|best|advisable|recommended)|consider|remember (?:that|to)|make sure|be sure|keep in mind|bear in mind|(?:always |never |also )?(?:ask|wait|call ahead|plan|use|set|keep|avoid|try|serve|store|choose|add|check|compare|double-check|look)|even (?:an?|the)|es lohnt sich|achte|beachte|am besten|il vaut mieux|mieux vaut|conviene|vale a pena|lo mejor es)(?=\s)/iu;
/** Draws a conclusion, or answers yes or no. */
const CONCLUDES =
  /^(?:so|therefore|thus|hence|that means|this means|which means|in other words|in short|overall|in total|altogether|yes|no|that's|that is|both|neither|your|the (?:difference|gap|median|mean|average|result|results|winner|leader|total|trend|spread|scores?|values?|numbers?|figures?|rest|two|first|last|second)|daher|somit|also|das heißt|insgesamt|ja|nein|beide|donc|ainsi|oui|non|así que|por tanto|portanto|sí|所以|因此|つまり|したがって)(?![\p{L}])/iu;
/** Ranks what was measured. */
const RANKS =
  /\b(?:(?:fast|slow|larg|small|high|low|great|big|short|long|cheap|dear|strong|weak|few|old|new|young|light|heav|earl|lat|bus|clos)i?est|worst|(?<!\b(?:to|an?|the) )wins?|won|leads?|winner|am (?:schnellsten|langsamsten|größten|kleinsten|höchsten|niedrigsten|meisten|wenigsten))\b/iu;
/** Says that it follows from what was said before. */
const INFERS =
  /^(?:so|therefore|thus|hence|that means|this means|which means|daher|somit|also|das heißt|donc|ainsi|así que|por tanto|portanto|所以|因此|つまり|したがって)(?![\p{L}])/iu;
/** Speaks of something already named. */
const REFERS =
  /^(?:(?:most|all|none|some|half|much|both|each|one|two|three|neither|either) of (?:the|it|them|these|those|your)|the|others?|it|its|this|that|these|those|they|he|she|you|there)(?![\p{L}])/iu;
const PRONOUN =
  /^(?:it|that|those|they|he|she|there|es|das ist|dies|c'est|cela|ça|eso|esto|isso|isto)(?![\p{L}])/iu;
/** Has a word that points to something named before, to the person, or to something known to both. */
const POINTS =
  /(?<!\p{L})(?:the|it|its|this|that|these|those|they|them|their|there|he|she|his|her|you|your|yours|we|our|both|one|others?|same|now)(?!\p{L})/iu;
/** Behind a verb, what points to the subject of the same sentence: `grass heats up because it holds nitrogen`. */
const OF_SUBJECT =
  /(?<=\p{L}\s(?:because|since|as|so|when|while|if|and|but|that|which)\s)(?:they|it)(?!\p{L})/giu;
/** Those of them that are no article and no numeral. */
const PERSONAL =
  /(?<!\p{L})(?:there|it|its|this|these|those|they|them|their|he|she|his|her|you|your|yours|we|our|others?|either|alternatives?|(?:in|of|for|with|from) that|now)(?!\p{L})/iu;
/** A clause that goes on about the subject of the one before it: `Mint is a good neighbour, and you will want some anyway`. */
const LATER = /,\s(?:and|but|so|which)\s.*$/iu;
/** Speaks of one person, of whom the turn is. */
const PERSON = /(?<!\p{L})(?:he|him|his|she|hers?)(?!\p{L})/iu;
/** Compares things, or draws a conclusion in its middle. */
const WEIGHS = /(?:(?<!\p{L})(?:than|as \p{L}+ as|twice)|, so)(?!\p{L})/iu;
const LEAST_WEIGHED = 2;
const FOLLOWS = /(?<!\p{L})(?:therefore|thus|hence|consequently|deshalb|daher|folglich)(?!\p{L})/iu;
/** Says what the model did. */
const DID =
  /^i(?:'ve| have)? (?:also |only |just )?(?:\p{L}+ed|ran|run|used|took|taken|made|found|wrote|kept|set|let|did)(?!\p{L})/iu;
/** New words that a judgement of a value has at most: `That's noticeable`. */
const MOST_OF_JUDGEMENT = 4;
/** Judges a value: `enough time`, `a bit short`, `rather late`. */
const JUDGES =
  /(?<!\p{L})(?:enough|too|plenty|a bit|a little|a lot|slightly|barely|hardly|scarcely|virtually|just about|nearly|almost|quite|rather|fairly|pretty|only just|well (?:within|under|below|above|over|short)|comfortabl[ey]|early|late|short of|far (?:more|less|from)|(?:more|less|fewer|longer|shorter|cheaper|higher|lower) than|genug|ausreichend|kaum|zu (?:viel|wenig|spät|früh|knapp)|knapp|etwas|ziemlich|assez|trop|un peu|plutôt|bastante|demasiad[oa]|suficiente|un poco|um pouco)(?!\p{L})/iu;
/** One word in so many is shared by a sentence that points to the turn in its middle. */
const CLOSE = 4;
const MOST_OF_REFERENCE = 3;
/** Words that a sentence about the evidence has at most without sharing one of them, and if it speaks to the person. */
const MOST_UNRELATED = 5;
const MOST_OF_GENERAL = 3;
const MOST_UNRELATED_TO_PERSON = 7;
/** Words of a sentence about things in general that is about none of the turn if it shares only one in so many; more if it points to something. */
const LONG = 7;
const LONG_THAT_POINTS = 9;
const SLIGHTLY = 3;

/** Whether a sentence draws a conclusion. */
export const draws = (text: string): boolean => CONCLUDES.test(bare(text));

/** Whether a sentence says that it follows from the one before it. */
export const infers = (text: string): boolean => INFERS.test(bare(text));

/** Whether a sentence speaks of the world in general, and draws no conclusion. */
export const isGeneral = (text: string): boolean =>
  !draws(text) && (GENERAL.test(text.replaceAll(QUOTED, "`")) || AT_MOST_PLACES.test(text));

/** Says of one of several things that were measured how it usually compares: `The river route is usually quicker`. */
const COMPARES_MEASURED =
  /^(?:(?:the|your|this|that)\s(?:\p{L}+\s){1,4}?|\p{Lu}[\p{L}-]+(?:\s\p{L}+)?\s)(?:is|was|are|were|takes?|took|ran|runs?)\s(?:usually|typically|generally|normally|mostly|often)\s(?:\p{L}+\s)?(?:\p{Ll}{2,}er|more|less|better|worse|the\s\p{L}+(?:er|est))(?!\p{L})/iu;

/** Whether a sentence speaks of the world in general, and does not draw from measured values how a thing of the turn usually compares. */
export const isOfThingsElse = (
  text: string,
  { shared }: Kinship,
  findings: readonly { finding: { evidence: { type: string } } }[],
): boolean => {
  const isMeasured = findings.every(({ finding: { evidence } }) => evidence.type === "command");
  return isGeneral(text) && !(isMeasured && shared > 1 && COMPARES_MEASURED.test(bare(text)));
};

/** Names one of several as the one to take: `For a trip together, Christmas is clearly the better bet`. */
const CHOOSES =
  /(?<!\p{L})(?:is|are|looks?|seems?|would be|['’]s)\s(?:\p{Ll}+ly\s|still\s|probably\s)?(?:the|your|a)\s(?:far\s|much\s)?(?:better|best|safer|safest|wiser|easier|easiest|smarter)\s(?:bet|choice|option|pick|one|time|moment|date|day|slot|week|plan)[.!]?\s*$/iu;

/** Whether a sentence without figures says which one to take. */
export const chooses = (text: string): boolean => CHOOSES.test(text) && !/\d/.test(text);

/** `At most colleges, …`: rather than a bound, as in `at most two days`. */
const AT_MOST_PLACES =
  /^\P{L}{0,4}at most (?!(?:two|three|four|five|six|seven|eight|nine|ten)\s)(?:[\p{L}.]+ ){0,2}\p{L}+s, /iu;

/** What is quoted is no word of the sentence: the value `always`. */
const QUOTED = /`[^`\n]{1,80}`|"[^"\n]{1,80}"|“[^”\n]{1,80}”/gu;

/** Whether a sentence speaks of the whole world. */
export const isOfWorld = (text: string): boolean => WORLDWIDE.test(text);

/** Says of itself that it is a guess. */
const GUESSES =
  /^(?:my (?:best )?(?:guess|hunch)|(?:at a|if i had to) guess|i(?:'d| would)? (?:guess|suspect)|meine vermutung|ich vermute)(?!\p{L})/iu;
export const guesses = (text: string): boolean => GUESSES.test(bare(text));

/** Tells the person to do something: in English a verb, and no other first word, stands directly before an article or a pronoun. */
const COMMANDS =
  /^(?!(?:put (?:the other|another) way|in other words)|(?!(?:br|r|s|w|sw|fl|cl|spr|str)ing\s)\p{L}+ing\s|(?:when|while|where|as|in|on|at|by|for|from|to|of|with|without|within|since|because|after|before|once|until|till|unless|though|although|under|over|both|all|half|not|only|even|and|or|but|so|like|than|behind|between|during|is|are|was|were|does?|did|has|have|had|can|could|will|would|should|if|whether|that|what|which|who|how|why|despite|per|through|about|around|above|below|near|into|only|just|also|among|against|today|tomorrow|yesterday)\s)\p{L}+\s(?:the|an?|your|them|it|this|these|those|its|their|some|any|each|every|enough|ahead|at least|that(?= \p{L}+ (?:up|down|in|out|off|on|to|from)))(?!\p{L})|^(?!(?:assez|chez|nez)\s)\p{L}{3,}ez\s(?!vous)/iu;

/** Tells what something is good for in general, or what a question hangs on. */
const EXPLAINS =
  /(?<!\p{L})(?:makes? it (?:easier|harder|simpler|safer) to)(?!\p{L})|^\P{L}{0,4}whether\s.{1,80}?\sdepends on(?!\p{L})/iu;

/** The same at its end: `logging them is good practice`. */
const IS_ADVISED =
  /(?<!\p{L})(?:is|are|be|(?<=it['’])s)\s(?:also\s|always\s|usually\s)?(?:good practice|best practice|a good idea|advisable|worth (?:it|\p{L}+ing|the \p{L}+))(?!\p{L})|, so (?:add|use|take|bring|put|check|stir|wait|book|look)\s/iu;

export const advises = (text: string): boolean =>
  ADVISES.test(bare(text)) || COMMANDS.test(bare(text)) || IS_ADVISED.test(text) || EXPLAINS.test(text);

/** Before an advice that goes on from another sentence, `Still, back up the folder`, and before one for a case: `If it is damp, wait`. */
const CONNECTS = /^(?!(?:yes|no|ja|nein|oui|non|sí)(?!\p{L}))(?:(?:\p{L}+\s)?\p{L}+,|also|then)\s/iu;
const CASE = /^(?:if|when|once|before|after|wenn|si|se)\s[^,.]{1,100},\s(?:then\s|also\s)?/iu;
/** Behind a case, any one of a kind: `if you are unsure, a pause is the gentler choice`. */
const ANY_IN_CASE = /^(?:if|when|once|before|after)\s[^,.]{1,100},\s(?:then\s|also\s)?an?\s/iu;
/** Parts of verbs, without which they command as others do. */
const PARTICLE = /^(\p{L}+)\s(?:up|on|off|out|down|away|aside|to)(?=\s)/u;
const WOULD =
  /^i(?:'d| would)\s(?:also\s|still\s|just\s)?(?!say|call|guess|expect|put it|not|never|rather)\p{L}+/iu;

const advisesBehind = (said: string, lead: RegExp): boolean =>
  lead.test(said) && advises(said.replace(lead, "").replace(PARTICLE, "$1"));

/** Whether a sentence advises, also behind a connecting word, or as what the model would do. */
export const isAdvice = (text: string): boolean =>
  advises(text) || WOULD.test(bare(text)) || advisesBehind(bare(text), CONNECTS);

/** The same for any case or one that it names. */
export const isAdviceForCase = (text: string): boolean => isAdvice(text) || advisesBehind(bare(text), CASE);

/** What an advice is to prevent, of which the evidence says that it happens: `raise them so that the wool isn't squashed`. */
const PURPOSE =
  /,?\s(?:so that|in order that|so (?:it|they|you|the \p{L}+) (?:\p{L}+n['’]t|do not|does not|will not|cannot))\s.*$/isu;

/** An advice without what it is to prevent. */
export const withoutPurpose = (text: string): string =>
  isAdviceForCase(text) ? text.replace(PURPOSE, "") : text;

/** Tells what is not to be, or what it would lead to. */
const AVOIDS = /(?<!\p{L})(?:avoid|nothing|otherwise|leave)(?!\p{L})/iu;

/** Whether an advice says what is not to be. The evidence says such things of what was asked; what the model adds is what to do. */
export const warns = (text: string): boolean => denies(text) || AVOIDS.test(text);

/** Whether a sentence says what the model did. */
export const does = (text: string): boolean => DID.test(bare(text));

/** Whether a sentence gives a reason and what follows from it, without figures in digits. */
export const reasons = (text: string): boolean => !/\d/.test(text) && /, so |because|therefore/iu.test(text);

/** Whether a sentence draws a conclusion from a value or judges it, rather than telling something new. */
export function concludesFromValue(text: string, kinship: Kinship, language: string | undefined): boolean {
  const said = bare(text);
  if (RANKS.test(text) || DID.test(said)) return true;
  const isNew = kinship.shared === 0 && kinship.words > MOST_OF_JUDGEMENT;
  if (isNew && PRONOUN.test(said)) return JUDGES.test(text);
  if (draws(text)) return true;
  if (language === "en") return !hasGeneralSubject(text) || isAboutTurn(text, kinship);
  if (kinship.isRelated || weighs(text, kinship) || !hasGeneralSubject(text, language)) return true;
  return PRONOUN.test(said) && (kinship.shared > 0 || kinship.words <= MOST_OF_JUDGEMENT);
}

/** Whether a sentence with a general subject speaks of things of the turn all the same. */
const isAboutTurn = (text: string, { words, shared, isRelated, isNamed }: Kinship): boolean =>
  isNamed ||
  2 * shared >= words ||
  (isRelated && FOLLOWS.test(text)) ||
  (PERSONAL.test(text) && (CLOSE * shared >= words || words <= MOST_OF_REFERENCE));

/** Whether a sentence compares things of the turn, or says that something follows from them. */
const weighs = (text: string, { shared, isRelated }: Kinship): boolean =>
  (shared >= LEAST_WEIGHED && WEIGHS.test(text)) || (isRelated && FOLLOWS.test(text));

/** Says what is to be done, or may be. */
const RULES =
  /(?<!\p{L})(?:must|may|(?:is|are) (?:not |only |also )?(?:allowed|permitted|required|forbidden|accepted|admitted)|has to|have to)(?!\p{L})/iu;

/** Whether a sentence says a rule of what texts have, by its first word: `Deviations must be documented`. */
export function saysRule(text: string, texts: readonly { stems: ReadonlySet<string> }[]): boolean {
  const [first] = stemsOf(text);
  return first !== undefined && RULES.test(text) && texts.some(({ stems }) => stems.has(first));
}

/** Whether a sentence beside texts is about none of them: it hardly shares a word with the turn, and is long or points to nothing. */
export function isUnrelated(
  text: string,
  { words, shared, isNamed }: Kinship,
  language: string | undefined,
): boolean {
  if (language !== "en" || draws(text) || FOLLOWS.test(text)) return false;
  if (isNamed) return false;
  if (hasGeneralSubject(text) && !POINTS.test(text.replaceAll(OF_SUBJECT, " "))) return 2 * shared < words;
  if (isOfAny(text) && SLIGHTLY * shared <= words && words >= longFor(text)) return true;
  if (shared > 0) return false;
  return (
    (hasGeneralSubject(text) && !(PERSONAL.test(text.replace(LATER, "")) || REFERS.test(bare(text)))) ||
    words > mostUnrelated(text)
  );
}

/** Whether a sentence is about things in general, also behind a case, and about no person. */
const isOfAny = (text: string): boolean =>
  !PERSON.test(text) && (hasGeneralSubject(text) || ANY_IN_CASE.test(bare(text)));

const longFor = (text: string): number => (PERSONAL.test(text) ? LONG_THAT_POINTS : LONG);

function mostUnrelated(text: string): number {
  if (/\byour?\b/i.test(text)) return MOST_UNRELATED_TO_PERSON;
  return hasGeneralSubject(text) ? MOST_OF_GENERAL : MOST_UNRELATED;
}

const bare = (text: string) => text.replace(/^[^\p{L}]+/u, "").replace(/[’]/g, "'");
