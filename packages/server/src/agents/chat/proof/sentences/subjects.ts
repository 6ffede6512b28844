/** Before the subject: what joins a sentence to the one before it, or judges it. */
const JOINS =
  /^(?:(?:so|and|but|well|then|still|however|otherwise|unfortunately|luckily|fortunately|also|overall|therefore|thus|clearly|now|moreover|besides|in other words|in short|that said|on the other hand),?\s+)+/iu;
/** A time, a place or a condition before the subject: `With this ticket, …`. */
const SETS_OUT =
  /^(?:for|after|in|on|at|with|without|by|from|under|during|until|before|beyond|besides|as|to|thanks to|instead of|apart from|according to|around|about|above|below|near|through)\s[^,;:.]{1,80},\s/iu;
/** A few words with a colon before what is said of them: `Likely cause: it gets too much water`. */
const LABEL = /^[^:.;]{1,40}:\W{1,4}/u;
/** A subject that points to something named before, to the person or to what both know, and a clause that sets a condition. */
const POINTS =
  /^(?:the|it|its|this|that|these|those|they|their|he|she|his|her|there|here|you|your|yours|i|we|my|our|both|neither|either|each|every|all|none|one|two|three|only|nothing|nobody|everything|everyone|anything|anyone|another|others?|half|(?:most|some|much|many|few|more|less|parts?|twice) (?:than|of)|such|if|since|because|when|while|unless|once|although|though|even|for|after|in|on|at|with|without|by|from|until|before|around|as|to|not|yes|no|\p{L}{2,}ing (?:the|your|it|them|this|that|these|those|its|their))(?![\p{L}-])/iu;

/** The same in other languages, where things in general have an article as well. */
const POINTS_ELSEWHERE =
  /^(?:dein\p{L}*|ihre?\p{L}{0,2}|du|sie|er|da(?:mit|rin|rauf|für|von|bei|raus|gegen)|dies\p{L}*|beide|votre|vos|ton|ta|tes|vous|il reste|elles?|cela|ça|cette|ces|sus?|tus?|usted|esto|eso|es[aoe]s?|est[ae]s?|amb[oa]s|seus?|suas?|você|isso|isto)(?!\p{L})|(?<!^)(?<!\p{L})(?:also|somit|daher|donc|por tanto|por eso|portanto)(?!\p{L})/iu;

/**
 * Whether a sentence is about things in general, as far as its subject tells. In English, plurals and names without an article, or
 * any one of a kind are: `Coastal stations swing less`, `A zip archive counts once`.
 */
export function hasGeneralSubject(text: string, language: string | undefined = "en"): boolean {
  const said = text.replace(/^[^\p{L}]+/u, "").replace(/[’]/g, "'");
  if (language !== "en") return !POINTS_ELSEWHERE.test(said);
  return !POINTS.test(said.replace(LABEL, "").replace(JOINS, "").replace(SETS_OUT, "").replace(JOINS, ""));
}
