/** Frequent function words of a language. They tell the language of a text and bear no content of their own. */
const FUNCTION_WORDS = new Map(
  Object.entries({
    en: "the a an and or of to in on at by for from with is are was were be been has have had it its this that these those them as not no you your i my we our they their he she his her him will would can could do does did so if but than then there here which who what when how about into over per all also more most very just only where whereas whether whose whom stay stays stayed remain remains remained become becomes became get gets got one two three four five six seven eight nine ten once twice other others too even already yet still again",
    de: "der die das den dem des ein eine einer eines einem einen und oder von zu zur zum im in am an auf bei für aus mit ist sind war waren wird werden hat haben es sie er ich du dir dich dein deine deinen ihr ihre wir nicht kein keine auch als wie so wenn aber dass nur noch sehr mehr etwa rund über nach um",
    fr: "cela ça voici fait le la les un une des du de et ou à au aux en dans sur par pour avec est sont était être a ont il elle ils ce cette ces que qui ne pas vous votre vos tu ton ta tes je mon nous plus très environ soit donc mais si aussi",
    es: "el la los las un una unos unas de del y o a al en por para con es son era fue ser ha han lo su sus que no se te tu tus usted yo mi nosotros más muy como pero si también unos cerca",
    pt: "o a os as um uma de do da dos das e ou em no na nos nas por para com é são era foi ser tem têm que não se te teu tua você seu sua eu meu nós mais muito como mas também cerca",
    it: "il lo la i gli le un una di del della e o a al in nel su per con è sono era che non si ti tuo tua io mio noi più molto come ma anche circa",
  }),
);
const WORDS = [...FUNCTION_WORDS].map(([language, words]) => [language, new Set(words.split(" "))] as const);
const ALL_WORDS = new Set(WORDS.flatMap(([, words]) => [...words]));
const SCRIPTS: [language: string, script: RegExp][] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["zh", /\p{Script=Han}/u],
  ["ko", /\p{Script=Hangul}/u],
  ["ru", /\p{Script=Cyrillic}/u],
  ["ar", /\p{Script=Arabic}/u],
];
const READ_CHARS = 4_000;
/** So many function words tell a language for sure. */
const SURE_WORDS = 3;
/** The letters between the digits of a hash are no words. */
const WORD = /(?<![\p{L}\p{N}_])\p{L}+(?![\p{L}\p{N}_])/gu;

export const isFunctionWord = (word: string): boolean => ALL_WORDS.has(word);

/** The language of a text as a two-letter code, as far as its script or its function words tell it. */
export const languageOf = (text: string): string | undefined => languageWith(text, 1);

/** The language of an answer: that of the question if it has too few words to tell, as a list of French passes has. */
export const languageOfAnswer = (answer: string, question: string): string | undefined =>
  languageWith(answer, SURE_WORDS) ?? languageOf(question) ?? languageOf(answer);

function languageWith(text: string, fewest: number): string | undefined {
  const read = text.slice(0, READ_CHARS);
  const byScript = SCRIPTS.find(([, script]) => script.test(read));
  if (byScript) return byScript[0];
  const words = read.toLowerCase().match(WORD) ?? [];
  const counts = WORDS.map(
    ([language, known]) => [language, words.filter((word) => known.has(word)).length] as const,
  );
  const [best, second] = counts.toSorted((a, b) => b[1] - a[1]);
  return best![1] >= fewest && best![1] > second![1] ? best![0] : undefined;
}

/** Languages that write a comma before the decimals. */
const COMMA = new Set(["de", "fr", "es", "pt", "it", "ru"]);
export const hasDecimalComma = (language: string | undefined): boolean => COMMA.has(language ?? "");
