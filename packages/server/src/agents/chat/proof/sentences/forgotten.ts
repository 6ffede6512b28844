/** Says that a note was erased, before what it said. */
const FORGOT =
  /^(?:(?:done|ok|okay|gone|sure|erledigt|hecho|fait|feito)[.,!:]?(?:\s[—–-])?\s+)?(?:i(?:'ve| have)?\s(?:now\s)?(?:no longer (?:remember|know)|forgot(?:ten)?|erased|deleted|removed)|i don't (?:remember|know) (?:any ?more|any longer)|ich (?:weiß nicht mehr|habe (?:vergessen|gelöscht))|he (?:olvidado|borrado)|j'ai (?:oublié|effacé)|esqueci|apaguei)(?:\s(?:the|your|die|la|le|a) (?:note|notiz|nota|notitia))?,?\s(?:(?:that|about|on|dass|über|que|sobre)\s)?/iu;

/** Says so behind it: `the note that you live in Lyon is erased`. */
const IS_FORGOTTEN =
  /^(?:(?:done|ok|okay|sure)[.,!:]?\s)?(?:the|your|that) note\s?(?:that|about|on|:)?\s(.{3,300}?)\s(?:is|was|has been)(?: now)? (?:forgotten|erased|deleted|removed|gone)\.?$/iu;

/** What a sentence says that was erased; undefined if it says nothing of the kind. */
export function saidForgotten(written: string): string | undefined {
  const text = written.replaceAll("’", "'");
  const said = text.replace(IS_FORGOTTEN, "$1").replace(FORGOT, "");
  return said === text ? undefined : said;
}
