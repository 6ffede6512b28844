/** Words before a call or value that tell what a program does now, and not what is wanted of it. */
const PRESENT =
  /\b(?:currently|at the moment|right now|at present|(?:is|was) wrong that|wrong (?:thing|result|value|output)s?|(?:don['’]t|do not|never) want)\b/i;
/** Words behind a call and its result that say that it is wrong. */
const IS_WRONG =
  /\b(?:which|that|this|and it)(?:['’]s|\sis)\s(?:all\s)?(?:wrong|incorrect|not\sright|a\sbug|the\sbug)\b/i;
const NOW = "(?:actual(?:ly)?|current(?:ly)?)(?:\\s(?:output|results?|behaviou?r|values?))?|got|observed";
/** A line or sentence that begins so shows what a program does now. */
const LABELLED = new RegExp(`^[\\s>*_/-]{0,8}(?:${NOW}|(?:before|old)(?=.{0,80}\\w\\())[*_]{0,2}\\s?:`, "i");
/** The same as a heading over what follows. */
const HEADING = new RegExp(`^[\\s>*_#/=-]{0,8}(?:${NOW}|before|old|wrong)[\\s*_:=-]{0,8}$`, "i");
/** A remark beside a value that says that it is wrong. */
const MARKED = /(?:\/\/|#|\(|<-|←)[^"'`]{0,40}\b(?:wrong|incorrect)\b|[✗❌✘]/i;
/** A line that says it of the lines above. */
const WRONG_ABOVE =
  /^\s{0,8}(?:that|this|which|both|these|those|it)(?:['’]s|\sis|\sare)\s(?:all\s|both\s)?(?:wrong|incorrect|not\sright|a\sbug|the\sbug)\b/i;
/** What says in the same sentence what is wanted; the readers of calls take that. */
const WANTED = /\b(?:should|must|ought\sto|has\sto|instead\sof|rather\sthan)\b/i;
const VALUE = /\w\(|["'“‘`[{]|(?<![\w.])-?\d/;
const LINE_MAX = 2_000;

/**
 * Blanks the lines and sentences of a task that tell what a program does now, as a report of a bug does. What they show is
 * no example of what is wanted.
 */
export function withoutPresent(lines: readonly string[]): string[] {
  const kept = lines.map((line) => (line.length > LINE_MAX ? line : keptOf(line)));
  let isBelowHeading = false;
  for (const [i, line] of lines.entries()) {
    if (line.length > LINE_MAX) continue;
    const isHeading = HEADING.test(line);
    isBelowHeading = isHeading || (isBelowHeading && !endsSection(line));
    if (isBelowHeading) kept[i] = "";
    if (WRONG_ABOVE.test(line))
      for (let above = i - 1; above >= 0 && isText(lines[above]!); above--) kept[above] = "";
  }
  return kept;
}

const isText = (line: string) => line.trim() !== "" && !line.startsWith("```");

/** An empty line or another heading ends what a heading stands over. */
const endsSection = (line: string) =>
  line.trim() === "" || /^[\s*_]{0,8}(?:#|\/\/|={2,})|:[\s*_]{0,4}$/.test(line.slice(0, 200));

function keptOf(line: string): string {
  if (MARKED.test(line)) return "";
  if (![PRESENT, IS_WRONG, LABELLED].some((pattern) => pattern.test(line))) return line;
  return line
    .split(/(?<=[.!?;])\s+(?=["'`(\w])/)
    .filter((sentence) => !tellsPresent(sentence))
    .join(" ");
}

function tellsPresent(sentence: string): boolean {
  if (LABELLED.test(sentence)) return true;
  if (WANTED.test(sentence)) return false;
  const value = VALUE.exec(sentence)?.index ?? Infinity;
  const present = PRESENT.exec(sentence)?.index ?? Infinity;
  return present < value || IS_WRONG.test(sentence);
}
