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
