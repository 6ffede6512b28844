/**
 * title: Turn a title into a slug for an address
 * when: A heading or file name has to become a short lower-case key of letters, digits and one separator.
 * words: slugify, slug, url, permalink, kebab, accents, diacritics, sanitize
 * param SEPARATOR: "-" — what stands between the words
 * param MAX_LENGTH: 60 — longest slug in characters; a word that does not fit is left out
 */
const SEPARATOR = "-";
const MAX_LENGTH = 60;

export function slugify(text, separator = SEPARATOR, maxLength = MAX_LENGTH) {
  // NFKD takes accents off their letters; the marks themselves are then dropped.
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  let slug = "";
  for (const word of words) {
    const longer = slug ? slug + separator + word : word;
    if ([...longer].length > maxLength) break;
    slug = longer;
  }
  // A first word that is too long alone is cut, so that a title never yields nothing.
  return slug || [...(words[0] ?? "")].slice(0, maxLength).join("");
}

/** The plain rule: in small letters, every space a hyphen; all other signs stay. */
export function slugifyAsItIs(text, separator = SEPARATOR) {
  return text.toLowerCase().replaceAll(" ", separator);
}

/** In small letters, runs of white space a hyphen, none at the ends; all other signs stay. */
export function slugifyAsOne(text, separator = SEPARATOR) {
  return text.trim().toLowerCase().replace(/\s+/g, separator);
}

/** Signs are taken away without a trace ("don't" → "dont"), then runs of spaces and hyphens become one hyphen, none at the ends. */
export function slugifyWithout(text, separator = SEPARATOR) {
  const words = text
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, "")
    .split(/[\s-]+/);
  return words.filter((word) => word !== "").join(separator);
}

/** Every run of anything but a to z and 0 to 9 becomes one hyphen, none at the ends; no length is cut. */
export function slugifyByAll(text, separator = SEPARATOR) {
  return (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).join(separator);
}

/** Each sign that is no letter a to z and no digit becomes a hyphen of its own. */
export function slugifyByEach(text, separator = SEPARATOR) {
  return text.toLowerCase().replace(/[^a-z0-9]/g, () => separator);
}

/** Every run of anything but a to z and 0 to 9 becomes one hyphen, at the ends too. */
export function slugifyToAll(text, separator = SEPARATOR) {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, () => separator);
}
