import type { ProofOutcome } from "@signet/contract";
import { backed, type Judgement, own } from "./judgement.ts";
import { chooses, does, draws, reasons, infers, isOfThingsElse } from "./sentences/conclusions.ts";
import { acknowledged } from "./sentences/acknowledged.ts";
import { agreesWithFields, plainly } from "./sentences/boolean-fields.ts";
import { agreesWithChoice } from "./programs/chosen-words.ts";
import { agreesWithOrder } from "./programs/sorted-lists.ts";
import { agreesWithPair } from "./programs/printed-pairs.ts";
import { agreesWithCheck } from "./programs/checked-inputs.ts";
import { agreesWithRank } from "./programs/ranked-rows.ts";
import { agreesWithLines } from "./programs/said-lines.ts";
import type { Coverage } from "./sentences/coverage.ts";
import { isStrange, isStrangeBesideFigures, kinshipOf } from "./sentences/kinship.ts";
import type { ObservedFinding } from "./evidence/observed.ts";
import { numberWords } from "./reading/number-words.ts";
import { hasId } from "./reading/particulars.ts";
import { announces } from "./sentences/announcements.ts";
import { saidForgotten } from "./sentences/forgotten.ts";
import { withoutLeadIn } from "./sentences/lead-ins.ts";
import { isSmallTalk } from "./sentences/small-talk.ts";
import { namesUnheard } from "./sentences/unheard-names.ts";
import { linesSaid, repeatedByClauses } from "./sentences/clause-wise.ts";
import { saidAsZero } from "./sentences/none-counted.ts";
import { saidAsNoChange } from "./sentences/no-change.ts";
import { foundNothing } from "./sentences/found-nothing.ts";
import { tellsOfFailure } from "./sentences/failures.ts";
import type { KnownFacts } from "./known-facts.ts";
import { backing, compare, type Compared, isTranslated } from "./compared.ts";
import { contradicted } from "./contradicted.ts";
import { advisesWithGiven, paraphrasedBy } from "./paraphrased.ts";
import type { Sorted } from "./matching/sorted.ts";
import type { AnswerPart } from "./reading/statements.ts";
import { agreesWithBlock } from "./matching/keyed-blocks.ts";
import { isPrintedRow } from "./matching/row-quotes.ts";
import { shownCode } from "./matching/shown-code.ts";

const ASKS = /[?？][\s*_)"”]*$/;
const ASKS_OR_ANNOUNCES = /[?？:：][\s*_)"”]*$/;
/** Says how many of them: `Two of the five tests fail:`. */
const COUNTS_PART =
  /^[*_]*\p{L}+ (?:of|von|des|de) (?:the|your|these|those|all|den|los|las|les) \p{L}+ \p{L}+/iu;

/** Judges one statement of an answer. `before`: the outcome of the one before it. */
export function judge(
  statement: AnswerPart,
  known: KnownFacts,
  before: ProofOutcome | null = null,
): Judgement {
  const { text, kind } = statement;
  if (kind === "code") return ofCode(text, known);
  const isTalk = kind === "prose" && isSmallTalk(text);
  if (known.findings.length === 0 && !isTalk) return withoutEvidence(statement, known);
  const ofCalls = byCalls(statement, known) ?? byLines(statement, known);
  if (ofCalls) return ofCalls;
  const compared = compare(statement, known);
  if (isTalk && (announces(text, known) || saysNothing(text, compared)))
    return { outcome: null, findings: [] };
  const contradiction = contradicted(statement, known);
  if (contradiction === "plain") return own();
  // The opposite of a rule that holds from a bound on is at most a conclusion.
  const again = contradiction === "bounded" ? undefined : repeatedOrTold(statement, known, compared);
  if (again) return again;
  const by = paraphrasedBy(text, known, compared, before);
  return by.length > 0 ? backed(by.slice(0, 3), text, true) : own();
}

/** Without evidence a statement is the model's own, unless it is about calls that failed. Its particulars need not be read. */
const withoutEvidence = (statement: AnswerPart, known: KnownFacts): Judgement =>
  (known.failures.length > 0 ? byCalls(statement, known) : undefined) ?? own();

/** Judges a statement by what calls came to, whatever else it says. */
const byCalls = (statement: AnswerPart, known: KnownFacts): Judgement | undefined =>
  repeatedFailure(statement, known) ??
  countedNone(statement, known) ??
  repeatedForgotten(statement, known) ??
  chosen(statement, known) ??
  calledFor(statement.text, known);

/** Judges a sentence that says lines of the evidence one after the other, each of which is supported by itself. */
function byLines(statement: AnswerPart, known: KnownFacts): Judgement | undefined {
  const parts = statement.kind === "prose" ? linesSaid(statement.text, known.findings) : [];
  const judged = parts.map((text) => judge({ ...statement, text }, known));
  const isSupported = judged.length > 0 && judged.every(({ outcome }) => outcome === "supported");
  return isSupported
    ? { outcome: "supported", findings: [...new Set(judged.flatMap(({ findings }) => findings))] }
    : undefined;
}

function ofCode(text: string, { findings }: KnownFacts): Judgement {
  const shown = shownCode(text, findings);
  return shown ? { outcome: "supported", findings: [shown] } : own();
}

/** Judges a statement that calls failed by their messages. */
function repeatedFailure(statement: AnswerPart, known: KnownFacts): Judgement | undefined {
  if (!tellsOfFailure(statement.text, known.failures, known.language)) return undefined;
  const judged = repeated(statement, { ...known, findings: known.failures });
  return judged?.outcome === "supported" ? judged : undefined;
}

/** Judges a statement that there is none of something by the count of it. */
function countedNone(statement: AnswerPart, known: KnownFacts): Judgement | undefined {
  const text = saidAsZero(statement.text, known.findings) ?? saidAsNoChange(statement.text, known.findings);
  const judged = text === undefined ? undefined : repeated({ ...statement, text }, known);
  return judged?.outcome === "supported" ? judged : undefined;
}

/** Judges a statement that a call found nothing, or did what it says in a word. */
function calledFor(text: string, { findings, given }: KnownFacts): Judgement | undefined {
  const calls = [...foundNothing(text, findings, given), ...acknowledged(text, findings)];
  return calls.length > 0 ? { outcome: "supported", findings: calls } : undefined;
}

/** Judges a statement by what a program chose, sorted, worked out for an input or printed; a row also by what a file has below a key. */
function chosen(statement: AnswerPart, { findings, given, language }: KnownFacts): Judgement | undefined {
  const { text, kind } = statement;
  const verdicts = findings.map(
    (finding) =>
      agreesWithChoice(text, finding, given) ??
      agreesWithOrder(text, finding, given) ??
      agreesWithPair(text, finding, given) ??
      agreesWithCheck(text, finding, given, language) ??
      (agreesWithRank(text, finding, given, language) || undefined) ??
      (kind === "row"
        ? isPrintedRow(text, finding, given) || agreesWithBlock(statement, finding)
        : undefined),
  );
  const said = kind === "row" ? [] : findings.map((finding) => agreesWithLines(text, finding, given));
  if ([...verdicts, ...said].includes(false)) return own();
  const by = findings.filter((_, i) => verdicts[i]);
  if (by.length > 0) return backed(by, text, false);
  // What a program printed before it failed is what it printed.
  const printed = findings.filter((_, i) => said[i]);
  return printed.length > 0 ? { outcome: "supported", findings: printed } : undefined;
}

/** Judges a statement that a note was erased by what the erased note said. */
function repeatedForgotten(statement: AnswerPart, known: KnownFacts): Judgement | undefined {
  const text = saidForgotten(statement.text);
  const findings = known.findings.filter(({ finding: { claim } }) => claim.startsWith("forgotten: "));
  if (findings.length === 0 || text === undefined) return undefined;
  const judged = repeated({ ...statement, text }, { ...known, findings });
  return judged?.outcome === "supported" ? judged : undefined;
}

/** `German letters`: a kind of thing rather than a name of its own. */
const DEMONYM = /(?<=\p{L}[,\s]\s?)\p{Lu}\p{Ll}+(?:an|ish|ese|ch|ic|man)\s\p{Ll}{3}/u;

/** Judges a statement that says something again, or that it is to be told: `tell them that you are allergic to nuts`. */
function repeatedOrTold(statement: AnswerPart, known: KnownFacts, compared: Compared): Judgement | undefined {
  const text = withoutLeadIn(statement.text);
  const told = text === statement.text ? undefined : repeated({ ...statement, text }, known);
  return told?.outcome === "supported" ? told : repeated(statement, known, compared);
}

/** Judges a statement that has particulars or says again what a finding says; undefined for any other. */
function repeated(
  statement: AnswerPart,
  known: KnownFacts,
  { sorted, coverage } = compare(statement, known),
): Judgement | undefined {
  const judged = byParticulars(statement, known, sorted, coverage);
  if (judged) return judged;
  const isAgain =
    coverage.finding && sorted.given === 0 && coverage.agrees && coverage.repeats(sorted.softBacked > 0);
  const findings = isAgain ? [coverage.finding!] : repeatedElsewhere(statement.text, known);
  const isConclusion = infers(statement.text) && !/\d/.test(statement.text);
  return findings.length > 0 ? backed(findings, statement.text, isConclusion) : undefined;
}

/** The findings that say the same in clauses, or in a field that is true or false. */
function repeatedElsewhere(text: string, known: KnownFacts): ObservedFinding[] {
  const byClauses = repeatedByClauses(text, known.findings);
  if (byClauses.length > 0) return byClauses;
  const { words, shared } = kinshipOf(plainly(text), known);
  return shared === words ? known.findings.filter((finding) => agreesWithFields(text, [finding])) : [];
}

/** Judges a statement by its figures, dates, quotations and names; undefined if they decide nothing. */
function byParticulars(
  { text, kind }: AnswerPart,
  known: KnownFacts,
  sorted: Sorted,
  coverage: Coverage,
): Judgement | undefined {
  const { hardBacked, softBacked, softForeign } = sorted;
  if (isOfOthers(sorted) || (kind === "prose" && isOwn(text, known, sorted, coverage))) return own();
  const findings = backing(sorted);
  if (hardBacked > 0 && (coverage.isClose || HOW_OFTEN.test(text) || !hasOnlyNames(text)))
    return backed(findings, text, isBackedInPart(text, sorted, coverage));
  if (softForeign > 0 && !concludesOfKind(text, sorted))
    return softBacked > 0 ? backed(findings, text, true) : own();
  // Text of a table's cells that stands in the evidence is what a row has instead of figures; a name is enough in another language.
  if (softBacked > 0 && (kind === "row" || isTranslated(known.language, findings)))
    return backed(findings, text, false);
  return undefined;
}

/** Whether a figure stands nowhere, or is the person's and said of what nothing tells of: `Thailand asks for six months`. */
const isOfOthers = ({ hardForeign, hardBacked, repeated, softBacked, softForeign }: Sorted): boolean =>
  hardForeign > 0 || (hardBacked > 0 && hardBacked === repeated && softBacked === 0 && softForeign > 0);

/** Whether a conclusion has no other foreign name than that of a kind of things. */
const concludesOfKind = (text: string, { softForeign }: Sorted): boolean =>
  softForeign === 1 && infers(text) && DEMONYM.test(text);

/** Whether a sentence has a weekday and no other particular, which says little: `So Friday lives from many customers`. */
const isDayAlone = (text: string, { repeated, hardBacked }: Sorted): boolean =>
  repeated === hardBacked && !/\d/.test(text) && numberWords(text).length === 0;

/** Says how often something is there: `both occur twice`. */
const HOW_OFTEN =
  /(?<!\p{L})(?:twice|thrice|(?:\d{1,4}|two|three|four|five) times|(?:zwei|drei|\d{1,4} ?)mal|(?:deux|trois|\d{1,4}) fois|(?:dos|tres|\d{1,4}) veces)(?!\p{L})/iu;

/** Whether the particulars of a sentence that the evidence has are not all that it says. */
const isBackedInPart = (text: string, sorted: Sorted, { isClose }: Coverage): boolean =>
  sorted.softForeign > 0 ||
  // `B and C occur twice`, where the output has only B.
  (HOW_OFTEN.test(text) && sorted.restated > 0 && sorted.repeated === sorted.hardBacked) ||
  (isDayAlone(text, sorted) && !isClose);

/** Whether all figures of a sentence are parts of names: `Apache-2.0`, `KP80`. They tell what it is about. */
const hasOnlyNames = (text: string): boolean =>
  /\d/.test(text) &&
  !/["“„«`]/u.test(text) &&
  !hasId(text) &&
  !/\d/.test(text.replace(/[A-Za-z][A-Za-z0-9-]{0,20}\d[\d.]{0,12}/gu, ""));

/** Whether a sentence is the model's own although the evidence has its figures, or a call. */
function isOwn(text: string, known: KnownFacts, sorted: Sorted, coverage: Coverage): boolean {
  const { hardBacked, softBacked, assumed } = sorted;
  if (namesUnheard(text, known)) return true;
  // A figure that only the model brought up, also behind a program that prints it.
  if (assumed > 0 && hardBacked === 0 && !does(text) && !reasons(text)) return true;
  if (hardBacked > 0 && softBacked === 0 && !draws(text) && isElsewhere(text, known, sorted)) return true;
  // `Reviewers generally find that 84 Wh are enough`: a figure of the evidence in a sentence about the world.
  if (coverage.isClose) return false;
  return isOfThingsElse(text, kinshipOf(text, known), known.findings) || advisesWithGiven(text, sorted);
}

/** Whether a sentence has no other word of the turn beside figures of the person, or beside the one that a page has. */
function isElsewhere(text: string, known: KnownFacts, sorted: Sorted): boolean {
  // `1988 was the year of the Games in Seoul`
  if (sorted.repeated === sorted.hardBacked && isStrange(text, known)) return true;
  // Of what was found, it names the one to take.
  if (chooses(text)) return false;
  // `Cut portions keep moist for two days`
  const isOfPages = backing(sorted).every(({ language }) => language === "en");
  return sorted.hardBacked === 1 && isOfPages && isStrangeBesideFigures(text, known);
}

/** Whether what sounds like small talk has no figure or words of the evidence in it; `two ways:` announces. */
const saysNothing = (text: string, { sorted: { hardBacked, hardForeign }, coverage }: Compared) =>
  (hardBacked === 0 || (ASKS_OR_ANNOUNCES.test(text) && !/\d/.test(text) && !COUNTS_PART.test(text))) &&
  (ASKS.test(text) || !coverage.repeats(false)) &&
  (hardForeign === 0 || ASKS_OR_ANNOUNCES.test(text));
