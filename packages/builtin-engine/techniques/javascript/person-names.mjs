/**
 * title: Names of people with titles: parse, first, middle and last name, greeting
 * when: A full name such as "Dr. Ann Mary Lee Jr." has to be split to title, first, middle and last name and suffix, turned round, capitalised or used in a greeting.
 * words: full name, parse name, title, prefix, suffix, mr mrs dr, first middle last, middle initial, surname, given name, salutation, dear, greeting, format name, name formatting, last first, sort by last name, family name, honorific
 * param GREETING: "Dear" — word before the name of a greeting
 */
const GREETING = "Dear";

const titles = ["mr", "mrs", "ms", "miss", "dr", "prof", "sir", "rev", "hon"];
const suffixes = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"];

const bare = (word) => word.toLowerCase().replace(/[.,]/g, "");

/** {"title", "first", "middle", "last", "suffix"}; what a name lacks is "". "Lee, Ann" is turned round. */
export function parseFullName(name) {
  const comma = /^([^,]+),\s*(.+)$/.exec(name.trim());
  const turned = comma && !suffixes.includes(bare(comma[2])) ? `${comma[2]} ${comma[1]}` : name;
  const words = turned.match(/[^\s,]+/g) ?? [];
  const title = words.length > 1 && titles.includes(bare(words[0])) ? words.shift() : "";
  const suffix = words.length > 1 && suffixes.includes(bare(words.at(-1))) ? words.pop() : "";
  const first = words.shift() ?? "";
  const last = words.pop() ?? "";
  return { title, first, middle: words.join(" "), last, suffix };
}

/** The name without its title and suffix. */
export function withoutTitle(name) {
  const { first, middle, last } = parseFullName(name);
  return [first, middle, last].filter(Boolean).join(" ");
}

/** "Ann Lee" of a name with middle names; "Lee, Ann" is turned round. */
export function firstAndLastName(name) {
  const { first, last } = parseFullName(name);
  return [first, last].filter(Boolean).join(" ");
}

/** Everything between the first and the last name; "" where there is nothing. */
export function middleName(name) {
  return parseFullName(name).middle;
}

/** "Ann M. Lee": middle names as initials. */
export function withMiddleInitials(name) {
  const { first, middle, last } = parseFullName(name);
  const initials = (middle.match(/\S+/g) ?? []).map((word) => `${word[0].toUpperCase()}.`);
  return [first, ...initials, last].filter(Boolean).join(" ");
}

/** "A. M. Lee": all but the last name as initials. */
export function initialsAndLastName(name) {
  const { first, middle, last } = parseFullName(name);
  if (last === "") return first;
  const initials = `${first} ${middle}`.match(/\S+/g) ?? [];
  return [...initials.map((word) => `${word[0].toUpperCase()}.`), last].join(" ");
}

/** "Dear Dr. Lee" with a title, else "Dear Ann". */
export function greetingFor(name, greeting = GREETING) {
  const { title, first, last } = parseFullName(name);
  return `${greeting} ${title === "" || last === "" ? first : `${title} ${last}`}`;
}

/** Names sorted by last name, then by first name. */
export function sortByLastName(names) {
  const key = (name) => {
    const { first, last } = parseFullName(name);
    return [last === "" ? first : last, first].join("\n").toLowerCase();
  };
  return names.toSorted((a, b) => (key(a) === key(b) ? 0 : key(a) < key(b) ? -1 : 1));
}

/** Each part of a name with a capital, also behind ' and -: "mary-ann o'neil" → "Mary-Ann O'Neil". */
export function properName(name) {
  const words = name.trim().toLowerCase().replace(/\s+/g, " ");
  return words.replace(/(^|[\s'-])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase());
}

/** Whether a name has a first and a last name of letters, ' and -. */
export function isFullName(name) {
  return /^\p{L}[\p{L}'.-]*(?: \p{L}[\p{L}'.-]*)+$/u.test(name);
}

/** Every word with a large first letter and small other letters, spaces as they are; nothing after ' and -. */
export function properNameOnly(name) {
  return name.toLowerCase().replace(/\S+/g, (word) => word[0].toUpperCase() + word.slice(1));
}

/** "Lee, Ann": the last word, a comma and the others. */
export function lastNameFirst(name) {
  const words = name.match(/\S+/g) ?? [];
  return words.length < 2 ? words.join("") : `${words.at(-1)}, ${words.slice(0, -1).join(" ")}`;
}

/** Names sorted by their last word alone; equal ones keep their order. */
export function sortByLastNameOnly(names) {
  const last = (name) => name.split(" ").at(-1);
  return names.toSorted((a, b) => Number(last(a) > last(b)) - Number(last(a) < last(b)));
}

/** All words between the first and the last as they are; titles are not known. */
export function middleNameAsIs(name) {
  return (name.match(/\S+/g) ?? []).slice(1, -1).join(" ");
}
