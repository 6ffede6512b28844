/**
 * title: Check the shape of an email address
 * when: A form or list of addresses has to be checked for the usual shape, in linear time.
 * words: email, validate, address, domain, form, mail, shape, normalise, email domain, email user name, valid email, split email
 * param MAX_LENGTH: 254 — longest address in characters
 */
const MAX_LENGTH = 254;

const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}$/;
const label = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/** The usual shape only: no quotes, no bare addresses, a domain of two labels or more. */
export function isEmail(text, maxLength = MAX_LENGTH) {
  if (text.length > maxLength) return false;
  const at = text.lastIndexOf("@");
  const name = text.slice(0, Math.max(at, 0));
  if (!local.test(name) || name.startsWith(".") || name.endsWith(".") || name.includes("..")) return false;
  const labels = text.slice(at + 1).split(".");
  // A last label of digits alone would be an IP address.
  return labels.length >= 2 && labels.every((part) => label.test(part)) && !/^\d+$/.test(labels.at(-1));
}

/** For comparison: the domain in lower case. The part before @ may tell cases apart and stays. */
export function normaliseEmail(text, maxLength = MAX_LENGTH) {
  const trimmed = text.trim();
  if (!isEmail(trimmed, maxLength)) throw new RangeError("not an email address");
  const at = trimmed.lastIndexOf("@");
  return trimmed.slice(0, at) + trimmed.slice(at).toLowerCase();
}

/** One @ with something before it, and behind it a full stop between two parts; no spaces. Without the full stop where none is needed. */
export function isAnyEmail(text, dotNeeded = true) {
  return (dotNeeded ? /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/ : /^[^\s@]+@[^\s@]+$/).test(text);
}

/** Whether a text holds an @ and a full stop anywhere, or a full stop behind the @ where that is wanted. */
export function isEmailWith(text, dotBehind = false) {
  const at = text.indexOf("@");
  return at >= 0 && text.indexOf(".", dotBehind ? at : 0) >= 0;
}

/** The address without spaces round it and in small letters. */
export function normaliseAnyEmail(text) {
  return text.trim().toLowerCase();
}

/** The part before the @, and that behind it; null where there is not exactly one @. */
export function partsOfEmail(text) {
  const parts = text.split("@");
  return parts.length === 2 ? parts : null;
}

/** What stands behind the last @, in small letters or as it is; "" where there is none. */
export function domainOfEmail(text, asItIs = false) {
  const domain = text.includes("@") ? text.slice(text.lastIndexOf("@") + 1) : "";
  return asItIs ? domain : domain.toLowerCase();
}

/** What stands before the @; the whole text where there is none. */
export function nameOfEmail(text) {
  return text.split("@")[0];
}
