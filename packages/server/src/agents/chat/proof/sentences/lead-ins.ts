/** Before what a sentence says again: to whom the person is to say it, or that it is to be kept in mind. */
const LEAD_IN =
  /^[*_]*(?:so\s|then\s|please\s|also\s){0,2}(?:(?:tell|inform|remind|warn)\s(?:them|him|her|the\s\p{L}+|your\s\p{L}+|\p{L}+(?:\s\p{L}+)?(?=\sthat\s))|let\s(?:them|him|her|the\s\p{L}+|your\s\p{L}+)\sknow|(?:mention|say|add|note|point out|remember|keep in mind|bear in mind|don['’]t forget|make sure (?:to|you) (?:mention|say|tell them)|sag(?:e|en sie)?(?:\sihnen)?|denk(?:e|en sie)? daran|dis(?:-leur)?|dites(?:-leur)?|diles|dígales)),?\s(?:that|dass|que)\s/iu;

/** Says that it stands in a note, or was told before: `Your notes say that you are allergic to nuts`. */
const NOTED =
  /^[*_]*(?:(?:your|the|my) (?:stored |saved )?(?:notes?|memory) (?:say|tell|show|mention|have|record|state|note)s?(?: down)?|according to (?:your|the|my) (?:notes?|memory),?|(?:as )?i (?:have )?(?:noted?|remember|wrote) (?:down )?|you (?:once |have |had )?(?:told me|said|mentioned|noted))(?: that)?,? (?=\p{L})/iu;

/** An answer before a reason, which denies what was asked: `Probably not: it is kept for 30 days`. */
const ANSWER =
  /^[*_]*(?:probably|unfortunately|sadly|most likely|i['’]m afraid|sorry)[,\s]\s?(?:not|no)[*_]*[:,;]\s/iu;

/** Says that neither of two that were asked is so, before what is. */
const NEITHER = /^[*_]*(?:neither|none of them|weder noch|ni l['’]un ni l['’]autre)[*_]*[:,;]\s/iu;

/** Says that what the person suggested is not so, before what is: `It isn't 12 euros: …`, `Not hazelnuts: …`. */
const NOT_SO =
  /^[*_]*(?:no,\s)?(?:not\s\p{L}+(?:\s\p{L}+)?|(?:it|that|they)(?:\s(?:isn['’]t|aren['’]t|is not|are not)|['’](?:s|re) not)\s[\p{Sc}]?\d[\d.,:]*(?:\s\p{L}+)?)[*_]*[:;]\s/iu;

/** Says what a code stands for: `F28 means that the burner did not ignite`. */
export const MEANS =
  /^([*_`]*(?=[\p{Lu}\d-]*\d)[\p{Lu}\d-]{2,12}[*_`]*)\s(?:means|stands for|indicates|says|bedeutet|heißt|signifie|significa)\s(?:(?:that|dass|que)\s)?/u;

/** What a sentence says without such words. */
export const withoutLeadIn = (text: string): string =>
  text
    .replace(ANSWER, "")
    .replace(NEITHER, "")
    .replace(NOT_SO, "")
    .replace(LEAD_IN, "")
    .replace(NOTED, "")
    .replace(MEANS, "$1: ");
