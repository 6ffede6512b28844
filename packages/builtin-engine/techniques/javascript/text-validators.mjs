/**
 * title: Validators: phone number, post code, colour, web address, IP address, user name, numbers
 * when: A text has to be tested for being a phone number, US ZIP code, hex colour, URL, IPv4 address, user name, whole number, decimal number, PIN or made of letters only.
 * words: validate, validator, is valid, phone number, zip code, postcode, hex color, url, ip address, ipv4, username, is numeric, is integer, is alphabetic, alphanumeric, pin code, regular expression, regex
 * param MIN_LENGTH: 3 — fewest characters of a user name
 * param MAX_LENGTH: 16 — most characters of a user name
 */
const MIN_LENGTH = 3;
const MAX_LENGTH = 16;

/** Ten digits, grouped with spaces, dots, hyphens or brackets, or up to fifteen behind a plus. */
export function isPhoneNumber(text) {
  const digits = text.replace(/[\s().-]/g, "");
  return (
    /^[+(]?[0-9][0-9\s().-]*[0-9]$/.test(text) && /^(?:[0-9]{10}|1[0-9]{10}|\+[0-9]{7,15})$/.test(digits)
  );
}

/** Exactly "(123) 456-7890". */
export function isUsPhoneNumber(text) {
  return /^\([0-9]{3}\) [0-9]{3}-[0-9]{4}$/.test(text);
}

/** "12345" or "12345-6789". */
export function isZipCode(text) {
  return /^[0-9]{5}(?:-[0-9]{4})?$/.test(text);
}

/** "#fff" or "#a1b2c3". */
export function isHexColor(text) {
  return /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text);
}

/** With http or https, a host with a dot or localhost, and maybe a port, path, query and fragment. */
export function isUrl(text) {
  return /^https?:\/\/(?:localhost|(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,})(?::[0-9]{1,5})?(?:[/?#]\S*)?$/i.test(
    text,
  );
}

/** Four numbers from 0 to 255 without zeros in front. */
export function isIpv4Address(text) {
  const parts = text.split(".");
  return (
    parts.length === 4 && parts.every((part) => /^(?:0|[1-9][0-9]{0,2})$/.test(part) && Number(part) <= 255)
  );
}

/** Letters, digits and underscores, a letter first. */
export function isUsername(text, minLength = MIN_LENGTH, maxLength = MAX_LENGTH) {
  return /^[a-z][a-z0-9_]*$/i.test(text) && text.length >= minLength && text.length <= maxLength;
}

/** Four or six digits. */
export function isPin(text) {
  return /^(?:[0-9]{4}|[0-9]{6})$/.test(text);
}

/** A whole number, with a sign or without. */
export function isIntegerText(text) {
  return /^[+-]?[0-9]+$/.test(text);
}

/** A whole or decimal number, with a sign or without. */
export function isNumeric(text) {
  return /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)$/.test(text);
}

/** Letters of any alphabet and nothing else. */
export function isAlphabetic(text) {
  return /^\p{L}+$/u.test(text);
}

/** Letters and digits and nothing else. */
export function isAlphanumeric(text) {
  return /^[\p{L}\p{N}]+$/u.test(text);
}

export function isUppercase(text) {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

export function isLowercase(text) {
  return text === text.toLowerCase() && text !== text.toUpperCase();
}

export function isBlank(text) {
  return text.trim() === "";
}

/** Exactly ten digits and nothing else. */
export function isPhoneNumberOnly(text) {
  return /^[0-9]{10}$/.test(text);
}

/** Three, three and four digits with hyphens: "123-456-7890". */
export function isPhoneNumberAsIs(text) {
  return /^[0-9]{3}-[0-9]{3}-[0-9]{4}$/.test(text);
}

/** Exactly five digits. */
export function isZipCodeOnly(text) {
  return /^[0-9]{5}$/.test(text);
}

/** Six hexadecimal digits behind "#", no three. */
export function isHexColorOnly(text) {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** Three or six hexadecimal digits, the "#" may lack. */
export function isHexColorOrNot(text) {
  return /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text);
}

/** Exactly four digits. */
export function isPinOnly(text) {
  return /^[0-9]{4}$/.test(text);
}

/** Digits only, so many at least and at most. */
export function isPinOfAll(text, least = 4, most = 6) {
  return /^[0-9]+$/.test(text) && text.length >= least && text.length <= most;
}

/** Letters, digits and underscores in any order, a digit may come first. */
export function isUsernameOfAll(text, minLength = MIN_LENGTH, maxLength = MAX_LENGTH) {
  return /^[a-z0-9_]*$/i.test(text) && text.length >= minLength && text.length <= maxLength;
}

/** Letters and digits only, no underscore. */
export function isUsernameOnly(text, minLength = MIN_LENGTH, maxLength = MAX_LENGTH) {
  return /^[a-z0-9]*$/i.test(text) && text.length >= minLength && text.length <= maxLength;
}

/** Small letters, digits and underscores only. */
export function isUsernameAsIs(text, minLength = MIN_LENGTH, maxLength = MAX_LENGTH) {
  return /^[a-z0-9_]*$/.test(text) && text.length >= minLength && text.length <= maxLength;
}

/** Digits and nothing else: no sign, no point. */
export function isNumericOnly(text) {
  return /^[0-9]+$/.test(text);
}

/** Letters and spaces and nothing else. */
export function isAlphabeticOrNot(text) {
  return /^[\p{L}\s]+$/u.test(text);
}

/** The text does not change in capitals: signs, digits and an empty text pass. */
export function isUppercaseAsIs(text) {
  return text === text.toUpperCase();
}

/** The text does not change in small letters: signs, digits and an empty text pass. */
export function isLowercaseAsIs(text) {
  return text === text.toLowerCase();
}

/** Capitals A to Z and nothing else, at least one. */
export function isUppercaseOnly(text) {
  return /^[A-Z]+$/.test(text);
}

/** Small letters a to z and nothing else, at least one. */
export function isLowercaseOnly(text) {
  return /^[a-z]+$/.test(text);
}
