/**
 * title: Hashtags and mentions of a post: find, count, make, remove
 * when: The hashtags or @mentions of a text or post have to be found, counted, removed or made from words.
 * words: hashtag, hashtags, mention, mentions, tweet, post, social media, at sign, tags, extract hashtags, hashtag generator, trending, twitter, instagram, user handles, find tags
 * param KEEP_SIGN: true — whether # and @ stay before what is found
 * param MOST: 140 — most characters of a made hashtag
 */
const KEEP_SIGN = true;
const MOST = 140;

const found = (text, sign, keep) => [...text.matchAll(sign)].map(([whole, name]) => (keep ? whole : name));

/** Hashtags in their order, as often as they stand there. */
export function hashtagsIn(text, keepSign = KEEP_SIGN) {
  return found(text, /(?<!\w)#(\w+)/g, keepSign);
}

/** Mentions in their order; the @ of an e-mail address is none. */
export function mentionsIn(text, keepSign = KEEP_SIGN) {
  return found(text, /(?<!\w)@(\w+)/g, keepSign);
}

/** Each hashtag once, in lower case. */
export function uniqueHashtags(text, keepSign = KEEP_SIGN) {
  return [...new Set(hashtagsIn(text.toLowerCase(), keepSign))];
}

/** How often each hashtag stands in a text or a list of texts, in lower case. */
export function hashtagCounts(text, keepSign = KEEP_SIGN) {
  const counts = new Map();
  for (const tag of hashtagsIn([text].flat().join("\n").toLowerCase(), keepSign))
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return Object.fromEntries(counts);
}

export function countHashtags(text) {
  return hashtagsIn(text).length;
}

export function countMentions(text) {
  return mentionsIn(text).length;
}

/** "#HelloWorld" of "hello world"; false of nothing, or where it would be too long. */
export function makeHashtag(text, most = MOST) {
  const words = text.match(/\S+/g) ?? [];
  const tag = "#" + words.map((word) => word[0].toUpperCase() + word.slice(1).toLowerCase()).join("");
  return tag !== "#" && tag.length <= most ? tag : false;
}

/** "#helloworld": letters, digits and _ only, in lower case. */
export function plainHashtag(text) {
  return "#" + text.toLowerCase().replace(/\W/g, "");
}

/** A hashtag of each word, in small letters or as they are written: "#big #red". */
export function wordsToHashtags(text, keepCase = false) {
  const words = text.match(/\w+/g) ?? [];
  return words.map((word) => `#${keepCase ? word : word.toLowerCase()}`).join(" ");
}

/** The text without its hashtags and the spaces before them. */
export function removeHashtags(text) {
  return text.replace(/\s*(?<!\w)#\w+/g, "").trim();
}

/** The text without its mentions and the spaces before them. */
export function removeMentions(text) {
  return text.replace(/\s*(?<!\w)@\w+/g, "").trim();
}

/** Each hashtag once, as it is written first; without the sign where that is wanted. */
export function uniqueHashtagsOf(text, withoutSign = false) {
  return [...new Set(hashtagsIn(text, !withoutSign))];
}

/** How often each hashtag stands there, as it is written: #A is not #a; without the sign where that is wanted. */
export function hashtagCountsOf(text, withoutSign = false) {
  const counts = new Map();
  for (const tag of hashtagsIn([text].flat().join("\n"), !withoutSign))
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return Object.fromEntries(counts);
}

/** Words between spaces that begin with # and go on, signs and all: "#a-b!"; without the sign where that is wanted. */
export function wordsWithHashtag(text, withoutSign = false) {
  const words = (text.match(/\S+/g) ?? []).filter((word) => word.startsWith("#") && word.length > 1);
  return words.map((word) => (withoutSign ? word.slice(1) : word));
}

/** As makeHashtag at any length, "" of nothing; letters behind the first of a word become small, or stay. */
export function makeTheHashtag(text, keepRest = false) {
  const words = text.match(/\S+/g) ?? [];
  const rest = (word) => (keepRest ? word.slice(1) : word.slice(1).toLowerCase());
  return words.length === 0 ? "" : "#" + words.map((word) => word[0].toUpperCase() + rest(word)).join("");
}

/** "#helloWorld": the first word small, the others with a capital; "" of nothing. */
export function makeCamelHashtag(text) {
  const tag = makeTheHashtag(text);
  return tag.slice(0, 2).toLowerCase() + tag.slice(2);
}

/** The text without its hashtags alone: all spaces stay; or only the # goes and the word stays. */
export function removeHashtagsOnly(text, keepWord = false) {
  return text.replace(/(?<!\w)#(\w+)/g, keepWord ? "$1" : "");
}

/** The text without its mentions alone: all spaces stay; or only the @ goes and the name stays. */
export function removeMentionsOnly(text, keepName = false) {
  return text.replace(/(?<!\w)@(\w+)/g, keepName ? "$1" : "");
}
