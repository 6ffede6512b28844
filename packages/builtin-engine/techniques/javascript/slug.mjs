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
