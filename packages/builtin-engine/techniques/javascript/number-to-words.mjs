/**
 * title: Write an integer in English words
 * when: Numbers have to be spelled out, as on a cheque: 342 → three hundred forty-two.
 * words: number to words, spell out, english, cheque, say, cardinal
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
