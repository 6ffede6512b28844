/**
 * Control characters except tab and newline, bidirectional controls, and invisible characters: soft hyphens, zero-width
 * characters, and tag characters, which can encode hidden text.
 */
const UNSEEN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;

/** Text as a person would see it: newlines become \n, invisible characters are removed. */
export const seen = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .toWellFormed()
    .replace(UNSEEN, "");

/** Inline tags with which search services mark words. Other text in angle brackets, such as `List<String>`, is text. */
const TAGS = /<\/?(?:b|strong|i|em|mark|u|span|br|p|code|a)(?:\s[^<>]{0,200})?\/?>/gi;
const ENTITIES = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;
const NAMED = new Map(Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " }));

/** Text without inline tags, and with its character references resolved once. */
export const plainText = (html: string): string =>
  html.replace(TAGS, "").replace(ENTITIES, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED.get(name.toLowerCase())!;
    const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** At most `most` UTF-16 units, without splitting a surrogate pair. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const last = text.charCodeAt(most - 1);
  return text.slice(0, last >= 0xd800 && last < 0xdc00 ? most - 1 : most);
}

/** Text on one line, of at most `most` characters. */
export const line = (text: string, most: number): string =>
  shorten(seen(text).replace(/\s+/g, " ").trim(), most);

/** An absolute http(s) address without its fragment, or undefined. */
export function webAddress(text: string, base?: string): string | undefined {
  if (text.length > 2_048 || !URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  if (url.protocol !== "https:" && url.protocol !== "http:") return undefined;
  if (url.username || url.password) return undefined;
  url.hash = "";
  return url.href;
}
