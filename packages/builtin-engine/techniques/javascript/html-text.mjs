/**
 * title: Escape and unescape HTML, strip tags, build tags
 * when: A text has to be made safe for HTML, entities turned back, tags removed, or a list or table written as HTML.
 * words: html escape, escape html, unescape, entities, strip tags, remove html tags, html to text, wrap in tag, html list, sanitize, special characters, ampersand, convert html entities
 * param APOSTROPHE: "&#39;" — entity for an apostrophe
 * param TAG: "ul" — tag of a list
 */
const APOSTROPHE = "&#39;";
const TAG = "ul";

const entities = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0", copy: "©", euro: "€" };

/** The five characters that mean something in HTML. */
export function escapeHtml(text, apostrophe = APOSTROPHE) {
  const signs = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": apostrophe };
  return text.replace(/[&<>"']/g, (sign) => signs[sign]);
}

/** Usual names and all numbers; what is unknown stays. */
export function unescapeHtml(text) {
  return text.replace(/&(?:#x([0-9a-f]{1,5})|#([0-9]{1,6})|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return Object.hasOwn(entities, name) ? entities[name] : whole;
  });
}

/** Tags and comments go, the text between them stays. */
export function stripTags(html) {
  return html.replace(/<!--.*?-->|<\/?[a-z][^>]*>/gis, "");
}

/** The text in a tag, escaped. */
export function wrapInTag(text, tag) {
  return `<${tag}>${escapeHtml(text)}</${tag}>`;
}

/** A list of items, each escaped. */
export function htmlList(items, tag = TAG) {
  return `<${tag}>${items.map((item) => wrapInTag(String(item), "li")).join("")}</${tag}>`;
}

/** Names of the tags that begin, in their order. */
export function tagNames(html) {
  return [...html.matchAll(/<([a-z][a-z0-9-]*)[^>]*>/gi)].map(([, name]) => name.toLowerCase());
}

/** Targets of all links. */
export function linkTargets(html) {
  return [...html.matchAll(/<a\s[^>]*?href\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(([, a, b]) => a ?? b);
}

/** & < > and double quotes; an apostrophe stays. Quotes stay too where only the first three are wanted. */
export function escapeToHtml(text, quotesToo = true) {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return quotesToo ? escaped.replaceAll('"', "&quot;") : escaped;
}

/** Everything between < and the next >, whatever it is, goes; what is left keeps its spaces, or is trimmed and its runs of spaces made one. */
export function stripAllTags(html, tidy = false) {
  const text = html.replace(/<[^>]*>/g, "");
  return tidy ? text.replace(/\s+/g, " ").trim() : text;
}

/** Everything between < and the next > becomes a space, runs of spaces one space, and the ends are trimmed. */
export function stripTagsToWords(html) {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** The text in a tag as it is, not escaped. */
export function wrapInPlainTag(text, tag) {
  return `<${tag}>${text}</${tag}>`;
}

/** A list of items as they are, not escaped; each on a line of its own where that is wanted. */
export function htmlListOf(items, onLines = false, tag = TAG) {
  const gap = onLines ? "\n" : "";
  return [`<${tag}>`, ...items.map((item) => `<li>${item}</li>`), `</${tag}>`].join(gap);
}
