/**
 * title: Write an integer in English words
 * when: Numbers have to be spelled out, as on a cheque: 342 → three hundred forty-two.
 * words: number to words, spell out, english, cheque, say, cardinal, digit by digit
 * param JOINER: " " — what stands after "hundred"; " and " gives British usage
 */
const JOINER = " ";

const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const groups = ["", " thousand", " million", " billion", " trillion", " quadrillion", " quintillion"];

function belowThousand(n, joiner) {
  if (n < 20) return small[n];
  if (n < 100) return tens[Math.floor(n / 10) - 2] + (n % 10 ? `-${small[n % 10]}` : "");
  const rest = n % 100 ? joiner + belowThousand(n % 100, joiner) : "";
  return `${small[Math.floor(n / 100)]} hundred${rest}`;
}

export function numberToWords(number, joiner = JOINER) {
  let rest = BigInt(number);
  if (rest < 0n) return `minus ${numberToWords(-rest, joiner)}`;
  if (rest >= 10n ** 21n) throw new RangeError("too large");
  if (rest === 0n) return small[0];
  const parts = [];
  for (let i = 0; rest > 0n; i++, rest /= 1000n) {
    const group = Number(rest % 1000n);
    if (group > 0) parts.unshift(belowThousand(group, joiner) + groups[i]);
  }
  return parts.join(" ");
}

/** As it is said in Britain: "and" stands before the tens also behind thousands, 1001 is "one thousand and one". */
export function numberToWordsWithAnd(number, minus = "minus") {
  if (number < 0) return `${minus} ${numberToWordsWithAnd(-number)}`;
  const [rest, words] = [number % 1000, numberToWords(number, " and ")];
  if (number < 1000 || rest === 0 || rest >= 100) return words;
  return `${numberToWords(number - rest, " and ")} and ${numberToWords(rest)}`;
}

/** Without hyphens: 21 is "twenty one". */
export function numberToWordsWithout(number, joiner = JOINER, minus = "minus") {
  return numberToWordsAsItIs(number, joiner, minus).replaceAll("-", " ");
}

/** With another word for a number below zero: "negative five". */
export function numberToWordsAsItIs(number, joiner = JOINER, minus = "negative") {
  return number < 0 ? `${minus} ${numberToWords(-number, joiner)}` : numberToWords(number, joiner);
}

/** Digit by digit: 205 is "two zero five". */
export function numberToWordsByEach(number, separator = " ") {
  return [...String(number)].map((sign) => small[Number(sign)] ?? "minus").join(separator);
}
