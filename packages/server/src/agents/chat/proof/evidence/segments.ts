import { NO_ABBREVIATION } from "../reading/sentence-ends.ts";
import { type Figure, figuresIn, isMoment } from "./beside.ts";
import { isSaidAsYear } from "./years-said.ts";
import { isCode } from "./layout.ts";
import { codesOf, type EvidenceContext, type EvidenceSegment, NOTHING, printedValues } from "./segment.ts";
import { saying } from "./saying.ts";
import { jsonLeaves } from "./json-places.ts";
import { type ObservedFinding, shownBy } from "./observed.ts";
import { headTerms, labelTerms, literalsOf, numberTerm, termsOf } from "./synonyms.ts";
import { MACHINE } from "../reading/quantities.ts";

/** A part of a text. */
export interface Span {
  start: number;
  end: number;
}

const MOST_SEGMENTS = 400;
const MOST_CHARS = 1_000;
const MOST_LINE = 4_000;
const ADDRESS = /^https?:\/\/\S+$/u;
/** A line that says a value, and so is no heading. */
const LABELLED = /:\s+\S/u;
const ENDS_SENTENCE = /[.!?]\s*$/u;
const LINE = /\n/gu;
const SENTENCE = new RegExp(String.raw`(?<=[.!?;])${NO_ABBREVIATION}\s+(?=\P{Ll}|[\w-]{1,40}[._/]\w)`, "gu");
/** Between the parts of an enumeration. */
export const PART = /,\s|;\s|\s(?:and|but|while|und|aber|et|mais|y|pero|e|mas)\s/gu;
/** Between the entries that a program prints of a dictionary or of a list of pairs. */
const ENTRY = /,\s?(?=['"][^'"\n]{1,40}['"]\s?:)|\),\s?(?=\()|\],\s?(?=\[)/gu;
/** Goes on about what the sentence before it named. */
export const GOES_ON =
  /^[*_\s]*(?:it|they|he|she|this|these|its|their|his|her|elle|il|ils|elles|él|ella|ele|ela|er|sie|es)(?!\p{L})/iu;
const BEFORE_ENTRIES = /^[^{[(]{1,60}(?=[{[(])/u;
const HEADING = /^[^\p{L}]{0,9}\p{L}[^:\n]{0,60}?:(?=\s)/u;

/** Before the number of a line of code, or of how a program ended. */
const OF_RUN = /(?:line|exit code:?)\s$/iu;

/** The figures of segments that are years, also those long ago. */
const years = new WeakSet<Figure>();
export const isReadAsYear = (figure: Figure): boolean => years.has(figure);

/** Behind a figure of a label that a program prints: `at 110 tickets: 0.917`. */
const LABEL_END = /^[^\n:\d]{1,30}:\s/u;
const inLabels = new WeakSet<Figure>();
/** Whether a figure is a part of what a program calls its result, which the model wrote. */
export const isInLabel = (figure: Figure): boolean => inLabels.has(figure);

const read = new WeakMap<ObservedFinding, EvidenceSegment[]>();

/** The segments of a finding that have figures. */
export function segmentsOf(finding: ObservedFinding): EvidenceSegment[] {
  const known = read.get(finding);
  if (known) return known;
  // What a calculation was given is no segment of its results.
  const isRead = finding.finding.evidence.type !== "calculation";
  const text = isRead ? finding.written.slice(0, finding.finding.text.length) : "";
  const shown = shownBy(finding);
  const weekdays = shown.moments.filter(
    ({ weekday, time, month }) => weekday !== undefined && time === undefined && month === undefined,
  );
  const figures = [...figuresIn(text, shown), ...weekdays].filter(
    (one) => !OF_RUN.test(text.slice(0, one.start).slice(-12)) && (isMoment(one) || one.isShown !== true),
  );
  for (const one of figures) if (isSaidAsYear(one, text)) years.add(one);
  if (finding.finding.evidence.type === "command")
    for (const one of figures) if (LABEL_END.test(text.slice(one.end))) inLabels.add(one);
  const objects = objectsIn(text, figures, codesOf(finding.finding.evidence.ref));
  const found = objects.length > 0 ? objects : linesIn(text, finding, figures);
  read.set(finding, found);
  return found;
}

/** The objects of the JSON in a text. Those that are called alike are read as one. */
function objectsIn(text: string, figures: readonly Figure[], called: readonly string[]): EvidenceSegment[] {
  const objects = Map.groupBy(jsonLeaves(text), ({ path }) => path);
  return [...objects].flatMap(([path, leaves]) => {
    const own = figures.filter((one) =>
      leaves.some(({ start, end }) => start <= one.start && one.end <= end),
    );
    const keys = leaves.flatMap(({ key }) => [...headTerms(key)]);
    const terms = new Set([...labelTerms(path), ...literalsOf(path), ...keys]);
    const one = {
      figures: own,
      terms,
      codes: new Set([
        ...called,
        ...codesOf(`${path} ${leaves.map(({ start, end }) => text.slice(start, end)).join(" ")}`),
      ]),
    };
    return own.length === 0 ? [] : [{ ...one, sentence: one, line: one }];
  });
}

/** A text that is read for segments. */
interface ReadText {
  text: string;
  figures: readonly Figure[];
  isMachine: boolean;
  read: (part: Span) => string;
  contextOf: (part: Span) => EvidenceContext;
}

function linesIn(text: string, finding: ObservedFinding, figures: readonly Figure[]): EvidenceSegment[] {
  const lines = cut(text, { start: 0, end: text.length }, LINE);
  const whole: ReadText = {
    text,
    figures,
    isMachine: finding.language === MACHINE,
    read: ({ start, end }) => text.slice(start, end),
    contextOf: (part) => contextOf(text, part, figures),
  };
  const called = { ...NOTHING, codes: new Set(codesOf(finding.finding.evidence.ref)) };
  if (finding.finding.evidence.type === "receipt") return ofOneRun(lines, whole, called);
  const isTitled = finding.finding.evidence.type === "source";
  const printed = printedValues(finding, text);
  const found: EvidenceSegment[] = [];
  let title = NOTHING;
  let heading = NOTHING;
  for (const [i, line] of lines.entries()) {
    if (found.length > MOST_SEGMENTS) break;
    if (isTitled && isTitle(lines, i, whole.read)) title = whole.contextOf(line);
    if (line.start === line.end) heading = NOTHING;
    if (line.end - line.start > MOST_LINE || repeatsProgram(whole.read(line), finding)) continue;
    const around = whole.contextOf(line);
    const isHeading =
      around.figures.length === 0 ? !LABELLED.test(whole.read(line)) : isTopOf(lines, i, whole.read);
    if (isHeading) heading = around;
    if (around.figures.length === 0) continue;
    const above = isHeading ? [title, called] : [title, called, heading];
    found.push(...(printed(i, around.figures) ?? inLine(line, around, above, whole)));
  }
  return found;
}

/** The segments of a receipt, all of whose lines are about one run. */
function ofOneRun(lines: readonly Span[], whole: ReadText, called: EvidenceContext): EvidenceSegment[] {
  const all = below(whole.contextOf({ start: 0, end: whole.text.length }), [called]);
  return lines
    .map((line) => whole.contextOf(line))
    .filter(({ figures }) => figures.length > 0)
    .map((one) => ({ ...below(one, [called]), sentence: all, line: all }));
}

/** Whether a line is the title of a page, or of a result of a search. */
function isTitle(lines: readonly Span[], i: number, read: ReadText["read"]): boolean {
  const isFirst = i === 0 && lines.length > 1 && !ENDS_SENTENCE.test(read(lines[i]!));
  return isFirst || (i + 1 < lines.length && ADDRESS.test(read(lines[i + 1]!)));
}

/** Whether a line of an output is one of the program, as in a traceback. */
const repeatsProgram = (line: string, { language, finding: { input = "" } }: ObservedFinding): boolean =>
  language === MACHINE &&
  isCode(line) &&
  line.trim() !== "" &&
  input.includes(line.replace(/^[>E]\s/u, "").trim());

/** Prices of several, each behind its name: `Adults €14 | Children €8.50`. */
const PRICES = /^\p{L}[^.:|\d]{1,40}\p{Sc}?\s?\d[\d.,]*(?:\s?\p{Sc})?\s?[|,;·]\s?\p{L}/u;

/** Whether a line names what those below it tell of: `Trek – €64.00` above `20,000 mAh, 45 W`. */
function isTopOf(lines: readonly Span[], i: number, read: (line: Span) => string): boolean {
  const [last, line, next] = [lines[i - 1], lines[i]!, lines[i + 1]];
  if (last === undefined || read(last).trim() !== "" || next === undefined || LABELLED.test(read(line)))
    return false;
  // What has a price itself is one of those.
  const forms = [ENDS_SENTENCE, LABELLED, /^\d/u, ...(/\p{Sc}/u.test(read(line)) ? [] : [PRICES])];
  const isSaidOf = forms.some((form) => form.test(read(next)));
  return !ENDS_SENTENCE.test(read(line)) && isSaidOf;
}

/** A part of a text with the words of what it stands below. */
const below = (part: EvidenceContext, above: readonly EvidenceContext[]): EvidenceContext => ({
  figures: part.figures,
  terms: above.reduce((terms, one) => terms.union(one.terms), part.terms),
  codes: above.reduce((codes, one) => codes.union(one.codes), part.codes),
});

/** The segments of a line. */
function inLine(
  line: Span,
  around: EvidenceContext,
  above: readonly EvidenceContext[],
  whole: ReadText,
): EvidenceSegment[] {
  const context = below(around, above);
  let last = NOTHING;
  return (whole.isMachine ? [line] : cut(whole.text, line, SENTENCE)).flatMap((sentence) => {
    // `It was handed over in 1911`: what the sentence before it named.
    const before = GOES_ON.test(whole.read(sentence)) ? [...above, last] : above;
    last = whole.contextOf(sentence);
    return partsIn(sentence, below(last, before), context, above, whole);
  });
}

function partsIn(
  span: Span,
  sentence: EvidenceContext,
  line: EvidenceContext,
  above: readonly EvidenceContext[],
  { text, isMachine, read, contextOf }: ReadText,
): EvidenceSegment[] {
  const label = (HEADING.exec(read(span)) ?? (isMachine ? BEFORE_ENTRIES.exec(read(span)) : null))?.[0] ?? "";
  const heading = {
    figures: [],
    terms: new Set([...termsOf(label), ...literalsOf(label)]),
    codes: new Set(codesOf(label)),
  };
  return cut(text, span, isMachine ? ENTRY : PART)
    .map((part) => ({ start: part.start, one: contextOf(part) }))
    .filter(({ one: { figures } }) => figures.length > 0)
    .map(({ start, one }, i) => ({
      ...below(one, [...above, heading]),
      ...saying(text.slice(start, one.figures[0]!.start), i === 0),
      sentence,
      line,
    }));
}

/** The figures and words of a part of a text. */
function contextOf(text: string, { start, end }: Span, figures: readonly Figure[]): EvidenceContext {
  const own = figures.filter((one) => start <= one.start && one.end <= end);
  const part = text.slice(start, Math.min(end, start + MOST_CHARS));
  const numbers = own.flatMap((one) =>
    isMoment(one) || one.unit !== undefined ? [] : [numberTerm(one.value.digits)],
  );
  return {
    figures: own,
    terms: new Set([...termsOf(part), ...literalsOf(part), ...numbers]),
    codes: new Set(codesOf(part)),
  };
}

/** Cuts a part of a text at what stands between its pieces. */
export function cut(text: string, { start, end }: Span, between: RegExp): Span[] {
  const pieces: Span[] = [];
  let from = start;
  for (const { index, 0: mark } of text.slice(start, end).matchAll(between)) {
    pieces.push({ start: from, end: start + index });
    from = start + index + mark.length;
  }
  return [...pieces, { start: from, end }];
}
