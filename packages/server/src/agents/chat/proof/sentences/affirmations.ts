/** Says that the person is right, at the beginning or at the end of a sentence. */
const BEGINS =
  /^\P{L}{0,6}(?:(?:and|but|so|well|oh|und|et|y),?\s)?(?:(?:(?:yes|yep|yeah|ja|oui|sí)(?![\p{L}-])[,:.!]?|(?:right|correct|exactly|indeed|true|sure|absolutely|of course|confirmed|that(?:['’]s| is) (?:right|correct|true|it)|you(?:['’]re| are| were) right|your \p{L}+ (?:is|was) (?:right|correct)|genau|richtig|stimmt|exact(?:ement)?|correcto|exacto|sim)(?:[,:.!]|\s[–—-])|(?:i|we|the (?:page|note|evidence)) (?:can )?confirms? (?:that )?|you (?:counted|remembered?|calculated|guessed|figured|read|noted) (?:it |that )?(?:right|correctly|well)[,:.!]?|(?:just )?as you (?:say|said|wrote|thought|remembered|suspected|noted|assumed|guessed|expected|figured|mentioned|believed|supposed|put it)[,:]?|like you said,?|indeed(?=\s\p{Ll}))\s?)+/iu;
const WITHIN =
  /(?<!\p{L})(?:indeed|as you (?:say|said|wrote|thought|remembered|suspected|noted|assumed|guessed|expected|figured|mentioned|believed|supposed|put it)|like you said|in der tat|wie du sagst|en effet|comme tu dis)(?!\p{L})/iu;

/** Whether a sentence says that the person is right. */
export const affirms = (text: string): boolean => BEGINS.test(text) || WITHIN.test(text);

/** What a sentence says besides. */
export const withoutAffirmation = (text: string): string => text.replace(BEGINS, "").replace(WITHIN, "");
