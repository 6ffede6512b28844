/**
 * title: User names and mail addresses from names, unique user names
 * when: A user name, login, handle or e-mail address has to be made from a person's name, or kept different from those that are taken.
 * words: username from name, user name, login, handle, first initial last name, email from name, generate username, company email, nickname, unique username, taken, available, account name, slug of name, suggest username
 * param SEPARATOR: "." — sign between the parts of a name
 * param DOMAIN: "example.com" — what follows the @ of an address
 * param START: 1 — number that the first doubled name gets
 */
const SEPARATOR = ".";
const DOMAIN = "example.com";
const START = 1;

/** Words of a name in lower case, without accents and signs. */
function nameParts(name) {
  const plain = name.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return (plain.match(/\S+/g) ?? [])
    .map((part) => part.replace(/[^a-z0-9]/g, ""))
    .filter((part) => part !== "");
}

/** First and last word: "ann.lee" of "Ann Mary Lee"; a single word stands alone. */
export function firstDotLast(name, separator = SEPARATOR) {
  const parts = nameParts(name);
  return parts.length < 2 ? parts.join("") : parts[0] + separator + parts.at(-1);
}

/** The first letter of the first word and the last word: "alee". */
export function initialAndLastName(name, separator = "") {
  const parts = nameParts(name);
  return parts.length < 2 ? parts.join("") : parts[0][0] + separator + parts.at(-1);
}

/** The first word and the first letter of the last: "annl". */
export function firstNameAndInitial(name, separator = "") {
  const parts = nameParts(name);
  return parts.length < 2 ? parts.join("") : parts[0] + separator + parts.at(-1)[0];
}

/** All words joined: "annmarylee". */
export function joinedUsername(name, separator = "") {
  return nameParts(name).join(separator);
}

/** The first letters of the first and last word: three of each, or as many as wanted. */
export function shortUsername(name, first = 3, last = first) {
  const parts = nameParts(name);
  return parts.length < 2
    ? parts.join("").slice(0, first)
    : parts[0].slice(0, first) + parts.at(-1).slice(0, last);
}

/** "ann.lee@example.com". */
export function emailFromName(name, domain = DOMAIN, separator = SEPARATOR) {
  return `${firstDotLast(name, separator)}@${domain}`;
}

/** "alee@example.com". */
export function initialEmail(name, domain = DOMAIN) {
  return `${initialAndLastName(name)}@${domain}`;
}

/** The name, or with the first free number behind it if it is taken. */
export function uniqueUsername(name, taken, start = START, separator = "") {
  if (!taken.includes(name)) return name;
  let number = start;
  while (taken.includes(name + separator + number)) number += 1;
  return name + separator + number;
}

/** Each name of the list; one that came before gets the first free number. */
export function uniqueUsernames(names, start = START, separator = "") {
  const given = [];
  for (const name of names) given.push(uniqueUsername(name, given, start, separator));
  return given;
}

/** The part of an address before the @. */
export function usernameOfEmail(email) {
  return email.split("@")[0];
}
