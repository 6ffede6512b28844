/** A stretch of a document: a tag with its text (`<img src=x>`), or what stands raw between two (a script, a style, a title). */
export interface Piece {
  kind: "tag" | "raw";
  /** Of the element, in small letters. */
  name: string;
  start: number;
  end: number;
  text: string;
}

/** Elements whose content is no markup. */
const RAW = new Set(["script", "style", "title", "textarea", "noscript", "xmp", "iframe"]);
const NAME = /[a-z][a-z0-9-]{0,30}/y;

/** The opening tags and raw texts of a document, in order; comments are passed over. Takes time in proportion to its length. */
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

/** Where the tag at `start` ends; a ">" in quotes does not end it. -1 where nothing does. */
function endOfTag(html: string, start: number): number {
  let close = -1;
  for (let at = start; ;) {
    // A ">" behind many quoted values is looked for once.
    if (close < at) close = html.indexOf(">", at);
    if (close < 0) return -1;
    const quote = firstQuote(html, at, close);
    if (quote < 0) return close + 1;
    const end = html.indexOf(html[quote]!, quote + 1);
    if (end < 0) return -1;
    at = end + 1;
  }
}

/** The first quote that opens a value between `from` and `to`: only after "=" does one count. */
function firstQuote(html: string, from: number, to: number): number {
  for (let at = from; at < to; at++)
    if ((html[at] === '"' || html[at] === "'") && /=\s{0,9}$/.test(html.slice(Math.max(from, at - 10), at)))
      return at;
  return -1;
}

const ATTRIBUTE = /\s([\w:-]{1,40})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/g;

/** The attributes of a tag that have a value, by name in small letters. */
export function attributesOf({ text }: Pick<Piece, "text">): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name, double, single, bare] of text.matchAll(ATTRIBUTE))
    if (!found.has(name!.toLowerCase())) found.set(name!.toLowerCase(), double ?? single ?? bare ?? "");
  return found;
}
