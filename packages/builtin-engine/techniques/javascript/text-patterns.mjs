/**
 * title: Patterns such as "AAA-999": licence plates, product codes, fill digits into a form
 * when: A licence plate, serial number, product code or other text has to have a form given as a pattern of letters and digits, or digits have to be put into such a form.
 * words: license plate, licence plate, number plate, pattern, format pattern, product code, serial number, sku, order number, matches pattern, letters and digits, template of digits, mask, three letters three digits, wildcard, glob, code format, next code
 * param PATTERN: "AAA-999" — A is a capital letter, a a small one, 9 a digit, * any letter or digit, everything else itself
 * param FORM: "###-###" — each # takes the next character
 * param SIGN: "#" — place of a character in a form
 */
const PATTERN = "AAA-999";
const FORM = "###-###";
const SIGN = "#";

const kinds = new Map(Object.entries({ A: /[A-Z]/, a: /[a-z]/, 9: /[0-9]/, "*": /[A-Za-z0-9]/ }));

/** Whether a text has the form of a pattern. */
export function matchesPattern(text, pattern = PATTERN) {
  const letters = [...text];
  const places = [...pattern];
  if (letters.length !== places.length) return false;
  return places.every((place, i) => kinds.get(place)?.test(letters[i]) ?? place === letters[i]);
}

/** The texts of a list that have the form. */
export function textsOfPattern(texts, pattern = PATTERN) {
  return texts.filter((text) => matchesPattern(text, pattern));
}

/** The form of a text: capitals as A, small letters as a, digits as 9. */
export function patternOf(text) {
  return text.replace(/[0-9]/g, "9").replace(/[a-z]/g, "a").replace(/[A-Z]/g, "A");
}

/** Three letters and three or four digits with a hyphen, a space or nothing between. */
export function isLicencePlate(text) {
  return /^[A-Z]{3}[- ]?[0-9]{3,4}$/.test(text);
}

/** "ABC-123" of "abc 123" or "abc123"; null where letters and digits do not follow each other. */
export function formatPlate(text, separator = "-") {
  const match = /^([A-Z]+)([0-9]+)$/.exec(text.toUpperCase().replace(/[^A-Z0-9]/g, ""));
  return match ? match[1] + separator + match[2] : null;
}

/** Characters put one by one into a form: "123456" and "###-###" → "123-456"; what is too many comes last. */
export function fillForm(text, form = FORM, sign = SIGN) {
  const letters = [...String(text)];
  let filled = "";
  for (const place of form) {
    if (letters.length === 0) break;
    filled += place === sign ? letters.shift() : place;
  }
  return filled + letters.join("");
}

/** The characters at the places of a form; null where the rest differs. */
export function readForm(text, form = FORM, sign = SIGN) {
  const [letters, places] = [[...text], [...form]];
  if (letters.length !== places.length || places.some((place, i) => place !== sign && place !== letters[i]))
    return null;
  return letters.filter((_, i) => places[i] === sign).join("");
}

/** Whether a text fits a pattern with ? for one character and * for any number. */
export function matchesWildcard(text, pattern) {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", "[\\s\\S]*")
    .replaceAll("?", "[\\s\\S]");
  return new RegExp(`^${source}$`).test(text);
}

/** The code after this one: "AB-009" → "AB-010"; the digits at the end go up and keep their number. */
export function nextCode(code) {
  return code.replace(/[0-9]+$/, (digits) => String(Number(digits) + 1).padStart(digits.length, "0"));
}

/** "INV-007": a prefix and a number with zeros in front. */
export function makeCode(number, prefix = "INV-", width = 3) {
  return prefix + String(number).padStart(width, "0");
}
