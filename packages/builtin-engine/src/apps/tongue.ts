/** Frequent words of each language that are not English words. Two different ones identify the language. */
const TONGUES: readonly (readonly [name: string, words: RegExp])[] = [
  [
    "German",
    /\b(?:ich|und|mit|ein|eine|einen|für|bitte|mach|spiel|möchte|erstelle|nicht|auf|grünen?|roten?|der|das|von|meine|meinen)\b/giu,
  ],
  ["French", /\b(?:je|une|avec|pour|veux|fais|jeu|les|des|faire|créer|voudrais|moi|plaît|mon|mes|et)\b/giu],
  ["Spanish", /\b(?:quiero|una|con|para|por|hazme|juego|los|las|crear|haz|mi|favor|el|y|de)\b/giu],
  ["Italian", /\b(?:voglio|una|con|per|gioco|vorrei|crea|mio|della|il|gli|fammi|di)\b/giu],
  ["Portuguese", /\b(?:quero|uma|com|para|jogo|criar|faça|meu|por|favor|os|um)\b/giu],
  ["Dutch", /\b(?:ik|een|met|voor|spel|maak|graag|wil|mijn|het|niet|van)\b/giu],
];

/** The language of a wish that is not in English, as a phrase; undefined if it is English or unknown. */
export function otherTongue(wish: string): string | undefined {
  const letters = wish.match(/\p{L}/gu)?.length ?? 0;
  const latin = wish.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin < letters / 2) return "a wish in another language than English";
  if (/\b(?:the|with|and|for|please|want|make|of|to|that|is)\b/iu.test(wish)) return undefined;
  for (const [name, words] of TONGUES) {
    const told = new Set((wish.match(words) ?? []).map((word) => word.toLowerCase()));
    if (told.size >= 2) return `a wish in ${name}`;
  }
  return undefined;
}
