/**
 * title: Lists in words: "a, b and c", with "or", quotes or "and 2 others"
 * when: A list of names or items has to be written as it is read aloud, with commas and a last "and" or "or", shortened to "and 2 others", or such a text split again.
 * words: comma separated, and before the last, oxford comma, join with and, list to sentence, natural language list, human readable list, who likes it, likes, and others, and more, enumerate, join names, english list, serial comma, or
 * param JOINER: "and" — word before the last item
 * param MOST: 2 — how many names are written before the others are only counted
 * param OXFORD: false — whether a comma stands before the last word too
 * param EMPTY: "" — text of no items
 */
const JOINER = "and";
const MOST = 2;
const OXFORD = false;
const EMPTY = "";

/** "a, b and c". */
export function listInWords(items, joiner = JOINER, oxford = OXFORD, empty = EMPTY) {
  const texts = items.map(String);
  if (texts.length < 2) return texts[0] ?? empty;
  const comma = oxford && texts.length > 2 ? "," : "";
  return `${texts.slice(0, -1).join(", ")}${comma} ${joiner} ${texts.at(-1)}`;
}

/** "a, b, and c": always with the last comma. */
export function oxfordList(items, joiner = JOINER, empty = EMPTY) {
  return listInWords(items, joiner, true, empty);
}

/** "a, b or c". */
export function listWithOr(items, oxford = OXFORD) {
  return listInWords(items, "or", oxford);
}

/** "a, b & c". */
export function listWithAmpersand(items) {
  return listInWords(items, "&");
}

/** Of objects with a name. */
export function namesInWords(rows, field = "name", joiner = JOINER) {
  return listInWords(
    rows.map((row) => row[field]),
    joiner,
  );
}

/** "a, b and 3 others" of more than the most; "1 other" of one. */
export function listWithOthers(items, most = MOST, oxford = OXFORD) {
  const others = items.length - most;
  if (others <= 0) return listInWords(items, JOINER, oxford);
  return listInWords([...items.slice(0, most), `${others} other${others === 1 ? "" : "s"}`], JOINER, oxford);
}

/** "a, b, +3 more" of more than the most. */
export function listWithMore(items, most = MOST) {
  const others = items.length - most;
  return items.slice(0, most).join(", ") + (others > 0 ? `, +${others} more` : "");
}

/** "no one likes this", "a likes this", "a and b like this", "a, b and 2 others like this". */
export function likesText(names, nobody = "no one") {
  const shown = names.length > 3 ? listWithOthers(names, 2) : listInWords(names, JOINER, false, nobody);
  return `${shown} like${names.length < 2 ? "s" : ""} this`;
}

/** '"a" and "b"': each item in quotes. */
export function quotedList(items, joiner = JOINER, quote = '"') {
  return listInWords(
    items.map((item) => quote + item + quote),
    joiner,
  );
}

/** The items of "a, b and c", "a, b, and c" or "a or b". */
export function itemsOfProse(text) {
  const parts = text.split(/\s*,\s*(?:(?:and|or|&)\s+)?|\s+(?:and|or|&)\s+/);
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

/** "a and b and c": the word between all items. */
export function listInWordsByAll(items, joiner = JOINER, empty = EMPTY) {
  return items.length === 0 ? empty : items.join(` ${joiner} `);
}

/** "a, b, and c", but also "a, and b": the comma stands before the last item even of two. */
export function listInWordsFromTwo(items, joiner = JOINER, empty = EMPTY) {
  if (items.length < 2) return items.length === 0 ? empty : String(items[0]);
  return `${items.slice(0, -1).join(", ")}, ${joiner} ${items.at(-1)}`;
}

/** Items without a text are left out before they are joined. */
export function listInWordsWithout(items, joiner = JOINER, oxford = OXFORD, empty = EMPTY) {
  return listInWords(
    items.filter((item) => item !== "" && item !== null),
    joiner,
    oxford,
    empty,
  );
}
