/** A line about the first of several attempts. */
const FIRST_TRY =
  /^[^\p{L}\n]{0,9}(?:(?:first|initial|1st) (?:attempt|try|run|round|pass)|(?:attempt|try|run|round) (?:no\. ?|#)?1)(?![\p{L}\d])[^\n]*$/gimu;

/** A text with spaces in the place of its lines about a first attempt, which say nothing of how it ended. */
export const withoutFirstTries = (text: string): string =>
  text.replaceAll(FIRST_TRY, (line) => " ".repeat(line.length));
