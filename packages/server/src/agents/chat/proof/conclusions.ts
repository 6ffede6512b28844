/** Speaks of the world in general rather than of what was looked up. */
const GENERAL =
  /\b(?:many|(?<!\b(?:the|at|die|am) )most(?! likely| often| of (?:it|them|all|the|your)\b)|some|usually|typical(?:ly)?|generally|in general|(?<!most )often|rarely|normally|commonly|customary|historically|traditionally|everywhere|worldwide|always|tends? to|in practice|rule of thumb|as a rule|these days|any given|of (?:this|that) (?:kind|sort|type|size)|(?:this|that) (?:kind|sort|type) of|experts|studies|reviewers|viele|meist(?:ens)?|üblicherweise|normalerweise|oft|allgemein|in der regel|erfahrungsgemäß|beaucoup|souvent|en général|généralement|d'habitude|la plupart|muchos|muchas|normalmente|generalmente|suele\w*|por lo general|muitos|muitas|geralmente)\b|通常|一般来说|很多|一般に|普通|たいてい/iu;
/** Advises, as the evidence rarely does. */
const ADVISES =
  /^(?:it(?:'s| is)(?: also| always| usually)? (?:a good idea|good practice|worth|wise|best|advisable|recommended)|consider|remember (?:that|to)|make sure|be sure|keep in mind|bear in mind|(?:always |never |also )?(?:use|set|keep|avoid|try|serve|store|choose|add|check|compare|double-check|look)|even (?:an?|the)|es lohnt sich|achte|beachte|am besten|il vaut mieux|mieux vaut|conviene|vale a pena|lo mejor es)(?=\s)/iu;
/** Draws a conclusion, or answers yes or no. */
const CONCLUDES =
  /^(?:so|therefore|thus|hence|that means|this means|which means|in other words|in short|overall|in total|altogether|yes|no|that's|that is|both|neither|your|the (?:difference|gap|median|mean|average|result|results|winner|leader|total|trend|spread|scores?|values?|numbers?|figures?|rest|two|first|last|second)|daher|somit|also|das heißt|insgesamt|ja|nein|beide|donc|ainsi|oui|non|así que|por tanto|portanto|sí|所以|因此|つまり|したがって)(?![\p{L}])/iu;
/** Ranks what was measured. */
const RANKS =
  /\b(?:(?:fast|slow|larg|small|high|low|great|big|short|long|cheap|dear|strong|weak|few|old|new|young|light|heav|earl|lat|bus|clos)i?est|worst|wins?|won|leads?|winner|am (?:schnellsten|langsamsten|größten|kleinsten|höchsten|niedrigsten|meisten|wenigsten))\b/iu;
/** Speaks of something already named. */
const REFERS = /^(?:the|it|its|this|that|these|those|they|he|she|you|there)(?![\p{L}])/iu;

const draws = (text: string): boolean => CONCLUDES.test(bare(text));

/** Whether a sentence draws a conclusion or ranks what was measured. */
export const concludes = (text: string): boolean => draws(text) || RANKS.test(text);

/** Whether a sentence speaks of the world in general, and draws no conclusion. */
export const isGeneral = (text: string): boolean => !draws(text) && GENERAL.test(text);

export const advises = (text: string): boolean => ADVISES.test(bare(text));

/** Whether a sentence may go on about what the person asked: in English, a general truth seldom begins with `it` or `the`. */
export const refersBack = (text: string, language: string | undefined): boolean =>
  language !== "en" || REFERS.test(bare(text));

const bare = (text: string) => text.replace(/^[^\p{L}]+/u, "").replace(/[’]/g, "'");
