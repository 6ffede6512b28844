/**
 * title: Validate an IBAN
 * when: An international bank account number has to be checked, formatted or given its check digits.
 * words: iban, bank account, mod 97, check digits, validate, sepa, ISO 13616
 * param GROUP: 4 — characters in a group when it is written for people
 */
const GROUP = 4;

const lengths = {
  AT: 20,
  BE: 16,
  CH: 21,
  DE: 22,
  DK: 18,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  IE: 22,
  IT: 27,
  LU: 20,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  SE: 24,
};

const clean = (text) => text.replace(/\s/g, "").toUpperCase();

/** Remainder by 97, digit by digit: the whole number is too large for a float. */
function remainder(text) {
  let rest = 0;
  for (const letter of text) {
    const value = parseInt(letter, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** Countries that are not in the table are checked by their check digits alone. */
export function isIban(text) {
  const iban = clean(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const length = Object.hasOwn(lengths, iban.slice(0, 2)) ? lengths[iban.slice(0, 2)] : iban.length;
  return iban.length === length && remainder(iban.slice(4) + iban.slice(0, 4)) === 1;
}

export function checkDigits(country, account) {
  const digits = 98 - remainder(clean(account + country) + "00");
  return String(digits).padStart(2, "0");
}

export function formatIban(text, group = GROUP) {
  if (!isIban(text)) throw new RangeError("not an IBAN");
  const iban = clean(text);
  return Array.from({ length: Math.ceil(iban.length / group) }, (_, i) =>
    iban.slice(i * group, (i + 1) * group),
  ).join(" ");
}

/** Groups of four as they come, whether it is a right IBAN or not. */
export function formatAnyIban(text, group = GROUP) {
  const iban = clean(text);
  const count = Math.ceil(iban.length / group);
  return Array.from({ length: count }, (_, i) => iban.slice(i * group, (i + 1) * group)).join(" ");
}

/** By its check digits alone, without looking at the length of the country. */
export function hasIbanCheckDigits(text) {
  const iban = clean(text);
  return /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) && remainder(iban.slice(4) + iban.slice(0, 4)) === 1;
}
