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
