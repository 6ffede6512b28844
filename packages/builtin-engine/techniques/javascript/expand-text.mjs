/**
 * title: Expand brackets and letter ranges: "3[ab]", "a-e", repeated parts
 * when: A text in short form has to be written out: numbers before brackets, ranges of letters, counts behind or before letters, or repeated parts shortened again.
 * words: expand string, decode string, brackets, k[encoded], repeat count, nested brackets, letter range, expand a-e, unpack, a3b2, 2a3b, repeated substring, shortest repeating unit, expand abbreviation, decompress, braces
 * param DIGITS_FIRST: false — whether a number stands before what it repeats
 * param RANGE_SIGN: "-" — sign between the ends of a range of letters
 */
const DIGITS_FIRST = false;
const RANGE_SIGN = "-";

/** "3[a2[c]]" → "accaccacc"; brackets may be nested. */
export function expandBrackets(text) {
  const inner = /([0-9]*)\[([^[\]]*)\]/;
  let rest = text;
  while (inner.test(rest))
    rest = rest.replace(inner, (_, count, part) => part.repeat(count === "" ? 1 : Number(count)));
  return rest;
}

/** "a3b2c" → "aaabbc", or "3a2bc" where digits come first; without a number once. */
export function expandCounts(text, digitsFirst = DIGITS_FIRST) {
  if (digitsFirst) return text.replace(/([0-9]+)([^0-9])/g, (_, count, one) => one.repeat(Number(count)));
  return text.replace(/([^0-9])([0-9]+)/g, (_, one, count) => one.repeat(Number(count)));
}

/** "(ab)3c" → "abababc": a number behind a bracket; brackets may be nested. */
export function expandGroups(text) {
  const inner = /\(([^()]*)\)([0-9]*)/;
  let rest = text;
  while (inner.test(rest))
    rest = rest.replace(inner, (_, part, count) => part.repeat(count === "" ? 1 : Number(count)));
  return rest;
}

/** "a-e" → "abcde", also backwards and several in one text: "a-cx-z". */
export function expandLetterRanges(text, sign = RANGE_SIGN) {
  const letters = [...text];
  let expanded = "";
  for (let i = 0; i < letters.length; i++) {
    const [from, to] = [letters[i], letters[i + 2]];
    if (letters[i + 1] !== sign || to === undefined) expanded += from;
    else {
      const [first, last] = [from.codePointAt(0), to.codePointAt(0)];
      const step = first <= last ? 1 : -1;
      for (let code = first; code !== last + step; code += step) expanded += String.fromCodePoint(code);
      i += 2;
    }
  }
  return expanded;
}

/** "{a,b}c" → ["ac", "bc"]: all texts of one or more braces, which may not be nested. */
export function expandBraces(text) {
  const match = /^([^{]*)\{([^{}]*)\}(.*)$/s.exec(text);
  if (!match) return [text];
  const [, before, options, after] = match;
  return options.split(",").flatMap((option) => expandBraces(after).map((rest) => before + option + rest));
}

/** The shortest text of whose repetitions the whole one is made: "abab" → "ab". */
export function repeatingUnit(text) {
  for (let size = 1; size <= text.length / 2; size++)
    if (text.length % size === 0 && text.slice(0, size).repeat(text.length / size) === text)
      return text.slice(0, size);
  return text;
}

/** Whether a text is a shorter one several times. */
export function isRepeatedText(text) {
  return repeatingUnit(text) !== text;
}

/** "a2b10" → "aab0": each digit by itself is a count for the sign before it, and a digit behind a digit stays. */
export function expandCountsByDigit(text, digitsFirst = DIGITS_FIRST) {
  if (digitsFirst) return text.replace(/([0-9])([^0-9])/g, (_, count, one) => one.repeat(Number(count)));
  return text.replace(/([^0-9])([0-9])/g, (_, one, count) => one.repeat(Number(count)));
}

/** How often the shortest unit stands there. */
export function countRepeats(text) {
  return text === "" ? 0 : text.length / repeatingUnit(text).length;
}

/** The text again and again up to this length. */
export function repeatToLength(text, length) {
  return text === ""
    ? ""
    : text.repeat(Math.ceil(Math.max(0, length) / text.length)).slice(0, Math.max(0, length));
}
