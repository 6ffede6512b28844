const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SCALES = new Map(Object.entries({ hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 }));
const small = SMALL.join("|");
const tens = TENS.join("|");
const TENS_AND_ONES = new RegExp(`\\b(${tens})(?:[- ](${SMALL.slice(1, 10).join("|")}))?\\b`, "g");
const ONES = new RegExp(`\\b(${small})\\b`, "g");
const SCALED = new RegExp(`\\b(?:(\\d{1,12}(?:\\.\\d{1,9})?)|an?) (${[...SCALES.keys()].join("|")})\\b`, "g");

/** Converts `text` to lower case and its number words to digits: `twenty-three`, `3 million`. */
export const withDigits = (text: string): string =>
  text
    .replaceAll(TENS_AND_ONES, (_, ten: string, one?: string) =>
      String((TENS.indexOf(ten) + 2) * 10 + (one === undefined ? 0 : SMALL.indexOf(one))),
    )
    .replaceAll(ONES, (word: string) => String(SMALL.indexOf(word)))
    .replaceAll(SCALED, (_, count: string | undefined, scale: string) =>
      String(Math.round(Number(count ?? 1) * SCALES.get(scale)! * 1e6) / 1e6),
    );
