import type { ObservedFinding } from "../evidence/observed.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSame } from "../measures/same-quantity.ts";
import { hasPhrase, normalise } from "../reading/words.ts";
import { clauseOf } from "./anchors.ts";

/** Says that a number is of all. */
const SAYS_TOTAL =
  /(?<!\p{L})(?:in (?:all|total)|altogether|all told|overall|insgesamt|alles in allem|en tout|au total|en total|no total|in totaal)(?!\p{L})/iu;
/** The same, of nothing that is named before it. */
const BEGINS_TOTAL =
  /^[*_\s]*(?:the|your)\s(?:\p{L}+\s)?(?:total|sum)(?:\s\p{L}+)?\s(?:is|was|comes? to|came to)(?!\p{L})/iu;
const FIRST_WORD = /[\p{L}\p{N}][^\s,;|=]*/u;
/** The line of a number of all. An indented one is of a part. */
const TOTAL =
  /^["'*_]*(?:(?:grand|over)[\s_-]?)?(?:total|all|sum|together|gesamt|insgesamt|summe|somme|suma|soma)["'*_]*(?:\s[\p{L}_]+)?["'*_]*\s*[:=|]?\s*\p{Sc}?[-+]?\d/iu;
/** The line of one of the numbers, or of their middle. */
const STATISTIC =
  /^["'*_]*(?:median|mean|average|avg|best|worst|max(?:imum)?|min(?:imum)?|highest|lowest|longest|shortest|largest|smallest|most|least|peak|stdev|std|sd|mode|scoreless)["'*_]*\s*[:=|]?\s*\p{Sc}?[-+]?\d/iu;
/** Says what a line of statistics tells. */
const SAYS_STATISTIC =
  /(?<!\p{L})(?:median|mean|averag\p{L}*|avg|typical\p{L}*|middle|half|best|worst|max\p{L}*|min\p{L}*|high\p{L}*|low\p{L}*|long\p{L}*|short\p{L}*|larg\p{L}*|small\p{L}*|big\p{L}*|most|least|few\p{L}*|peak\p{L}*|top|record|busi\p{L}*|deviat\p{L}*|spread|mode|without|none|not|no|never|zero|only|up to|at least|as many|strong\p{L}*|weak\p{L}*|\p{L}+est)(?!\p{L})/iu;

const MOST_LINES = 400;

/**
 * Whether a number is said of all while a program printed it of one thing, and another number as the total; or is said without a word of
 * what the program calls it: `you had 31 orders`, where it printed `median 31` and `total 234`.
 */
export function isNoTotal(
  stated: Quantity,
  text: string,
  { finding, particulars }: ObservedFinding,
): boolean {
  if (finding.evidence.type !== "command") return false;
  const lines = linesOf(finding.text);
  const totals = lines.filter(({ line }) => TOTAL.test(line));
  const own = particulars.quantities.filter((one) => one.end <= finding.text.length && isSame(stated, one));
  const isIn = (one: Quantity, { start, line }: Line) => start <= one.start && one.end <= start + line.length;
  if (totals.length === 0 || own.length === 0) return false;
  if (own.some((one) => totals.some((line) => isIn(one, line)))) return false;
  const { start, end } = clauseOf(stated, text);
  const clause = text.slice(start, end);
  if (SAYS_TOTAL.test(clause)) return true;
  const isSaid = ({ line }: Line) => hasPhrase(normalise(text), normalise(FIRST_WORD.exec(line)?.[0] ?? ""));
  if (BEGINS_TOTAL.test(clause) && !lines.some((line) => own.some((one) => isIn(one, line)) && isSaid(line)))
    return true;
  const statistics = lines.filter(({ line }) => STATISTIC.test(line));
  return !SAYS_STATISTIC.test(clause) && own.every((one) => statistics.some((line) => isIn(one, line)));
}

interface Line {
  start: number;
  line: string;
}

function linesOf(text: string): Line[] {
  let start = 0;
  return text.split("\n", MOST_LINES).map((line) => {
    const at = start;
    start += line.length + 1;
    return { start: at, line };
  });
}
