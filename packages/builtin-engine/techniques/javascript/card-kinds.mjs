/**
 * title: Credit card kind, groups of digits, expiry date
 * when: The kind of a credit card (Visa, Mastercard, American Express) is asked by its number, a card number grouped or its last digits shown, or an expiry date tested.
 * words: credit card, card type, card kind, visa, mastercard, american express, amex, discover, card issuer, card network, identify card, expiry date, expired card, last four digits, card number format, debit card
 * param UNKNOWN: "Unknown" — answer where no kind fits
 * param GAP: " " — what stands between the groups of digits
 */
const UNKNOWN = "Unknown";
const GAP = " ";

const digitsOf = (number) => String(number).replace(/[\s-]/g, "");

const kinds = [
  ["Visa", /^4(?:[0-9]{12}|[0-9]{15}|[0-9]{18})$/],
  ["Mastercard", /^(?:5[1-5][0-9]{14}|2(?:22[1-9]|2[3-9][0-9]|[3-6][0-9]{2}|7[01][0-9]|720)[0-9]{12})$/],
  ["American Express", /^3[47][0-9]{13}$/],
  ["Discover", /^6(?:011|5[0-9]{2}|4[4-9][0-9])[0-9]{12}$/],
  ["Diners Club", /^3(?:0[0-5]|[68][0-9])[0-9]{11}$/],
  ["JCB", /^35(?:2[89]|[3-8][0-9])[0-9]{12}$/],
];

/** The kind by first digits and length; spaces and hyphens do not count. */
export function cardKind(number, unknown = UNKNOWN) {
  return kinds.find(([, form]) => form.test(digitsOf(number)))?.[0] ?? unknown;
}

/** The kind in small letters by the first digits alone: "visa", "mastercard", "amex", "discover". */
export function cardKindByStart(number, unknown = "unknown") {
  const starts = {
    visa: /^4/,
    mastercard: /^(?:5[1-5]|2[2-7])/,
    amex: /^3[47]/,
    discover: /^6(?:011|5|4[4-9])/,
  };
  return Object.keys(starts).find((kind) => starts[kind].test(digitsOf(number))) ?? unknown;
}

/** Groups of four from the left, the last may be shorter. */
export function groupCardNumber(number, gap = GAP) {
  return (digitsOf(number).match(/.{1,4}/g) ?? []).join(gap);
}

/** Groups of four; those of American Express have four, six and five digits. */
export function groupCardNumberByKind(number, gap = GAP) {
  const digits = digitsOf(number);
  if (/^3[47][0-9]{13}$/.test(digits))
    return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)].join(gap);
  return groupCardNumber(number, gap);
}

export function lastFourDigits(number) {
  return digitsOf(number).slice(-4);
}

/** "Visa ending in 1111". */
export function cardLabel(number) {
  return `${cardKind(number)} ending in ${lastFourDigits(number)}`;
}

/** Whether a card good until "MM/YY" has expired on a day; it is good to the end of its month. */
export function isCardExpired(expiry, today) {
  const [, month, year] = /^([0-9]{1,2})\/([0-9]{2}|[0-9]{4})$/.exec(expiry);
  const last = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}`;
  return today.slice(0, 7) > last;
}

/** Whether an expiry date has the form MM/YY with a month from 01 to 12. */
export function isExpiryDate(text) {
  return /^(?:0[1-9]|1[0-2])\/[0-9]{2}$/.test(text);
}

/** Three digits, four of American Express. */
export function isSecurityCode(code, kind = "Visa") {
  return /^(?:american express|amex)$/i.test(kind) ? /^[0-9]{4}$/.test(code) : /^[0-9]{3}$/.test(code);
}

/** The kind by the first digit alone: 3, 4, 5 or 6. */
export function cardKindByFirst(
  number,
  four = "Visa",
  five = "Mastercard",
  three = "American Express",
  six = "Discover",
) {
  return { 3: three, 4: four, 5: five, 6: six }[digitsOf(number)[0]] ?? UNKNOWN;
}

/** As cardKindByStart with the names as they are written: "Visa", "Mastercard", "American Express", "Discover". */
export function cardKindOf(number, unknown = UNKNOWN) {
  const names = { visa: "Visa", mastercard: "Mastercard", amex: "American Express", discover: "Discover" };
  return names[cardKindByStart(number)] ?? unknown;
}
