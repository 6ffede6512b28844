/** A part of a document: an opening tag (`<img src=x>`), or the raw text content of an element (script, style, title). */
export interface Piece {
  kind: "tag" | "raw";
  /** The element's name in lower case. */
  name: string;
  start: number;
  end: number;
  text: string;
}

/** Elements whose content is text, not markup. */
const RAW = new Set(["script", "style", "title", "textarea", "noscript", "xmp", "iframe"]);
const NAME = /[a-z][a-z0-9-]{0,30}/y;

/** The opening tags and raw texts of a document, in order, without comments. Runs in linear time. */
export function* scan(html: string): Generator<Piece, void> {
  const lower = html.toLowerCase();
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at)) {
    if (html.startsWith("<!--", at)) {
      const end = html.indexOf("-->", at + 4);
      if (end < 0) return;
      at = end + 3;
      continue;
    }
    NAME.lastIndex = at + 1;
    const name = NAME.exec(lower)?.[0];
    if (name === undefined) {
      at += 1;
      continue;
    }
    const end = endOfTag(html, at);
    if (end < 0) return;
    yield { kind: "tag", name, start: at, end, text: html.slice(at, end) };
    at = end;
    if (!RAW.has(name)) continue;
    const closing = lower.indexOf(`</${name}`, at);
    const stop = closing < 0 ? html.length : closing;
    yield { kind: "raw", name, start: at, end: stop, text: html.slice(at, stop) };
    at = stop;
  }
}

/** The end of the tag at `start`, or -1. A ">" in quotes does not end it. */
function endOfTag(html: string, start: number): number {
  let close = -1;
  for (let at = start; ;) {
    // Search for the next ">" only if it was passed, to keep the time linear.
    if (close < at) close = html.indexOf(">", at);
    if (close < 0) return -1;
    const quote = firstQuote(html, at, close);
    if (quote < 0) return close + 1;
    const end = html.indexOf(html[quote]!, quote + 1);
    if (end < 0) return -1;
    at = end + 1;
  }
}

/** The first quote between `from` and `to` that opens a value, which means that it follows "="; or -1. */
function firstQuote(html: string, from: number, to: number): number {
  for (let at = from; at < to; at++)
    if ((html[at] === '"' || html[at] === "'") && /=\s{0,9}$/.test(html.slice(Math.max(from, at - 10), at)))
      return at;
  return -1;
}

const ATTRIBUTE = /\s([\w:-]{1,40})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/g;

/** The attributes of a tag that have a value, by their names in lower case. */
export function attributesOf({ text }: Pick<Piece, "text">): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name, double, single, bare] of text.matchAll(ATTRIBUTE))
    if (!found.has(name!.toLowerCase())) found.set(name!.toLowerCase(), double ?? single ?? bare ?? "");
  return found;
}
