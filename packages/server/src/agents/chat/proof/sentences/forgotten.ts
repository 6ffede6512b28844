import type { ObservedFinding } from "../evidence/observed.ts";
import { stemsOf } from "../reading/words.ts";

/** Says that a note was erased, before what it said. */
const FORGOT =
  /^(?:(?:done|ok|okay|gone|sure|erledigt|hecho|fait|feito)[.,!:]?(?:\s[—–-])?\s+)?(?:i(?:'ve| have)?\s(?:now\s)?(?:no longer (?:remember|know)|forgot(?:ten)?|erased|deleted|removed)|i don't (?:remember|know) (?:any ?more|any longer)|ich (?:weiß nicht mehr|habe (?:vergessen|gelöscht))|he (?:olvidado|borrado)|j'ai (?:oublié|effacé)|esqueci|apaguei)(?:\s(?:the|your|die|la|le|a) (?:note|notiz|nota|notitia))?,?\s(?:(?:that|about|on|dass|über|que|sobre)\s)?/iu;

/** Says so behind it: `the note that you live in Lyon is erased`. */
const IS_FORGOTTEN =
  /^(?:(?:done|ok|okay|sure)[.,!:]?\s)?(?:the|your|that) note\s?(?:that|about|on|:)?\s(.{3,300}?)\s(?:is|was|has been)(?: now)? (?:forgotten|erased|deleted|removed|gone)(?: now)?\.?$/iu;

/** What a sentence says that was erased; undefined if it says nothing of the kind. */
export function saidForgotten(written: string): string | undefined {
  const text = written.replaceAll("’", "'");
  const said = text.replace(IS_FORGOTTEN, "$1").replace(FORGOT, "");
  return said === text ? undefined : said;
}

/** Whether a sentence says that a note was erased which was only found, while another one was erased. */
export function isOtherForgotten(text: string, findings: readonly ObservedFinding[]): boolean {
  const said = stemsOf(saidForgotten(text) ?? "");
  const isErased = ({ finding: { claim } }: ObservedFinding) => claim.startsWith("forgotten: ");
  const [erased, kept] = [findings.filter((one) => isErased(one)), findings.filter((one) => !isErased(one))];
  const shares = ({ stems }: ObservedFinding) => stems.intersection(said).size;
  const isKept = kept.some(
    (one) => one.finding.evidence.type === "memory" && shares(one) > Math.max(0, ...erased.map(shares)),
  );
  // A note that was found and then erased is among both.
  return said.size > 0 && erased.length > 0 && isKept;
}
