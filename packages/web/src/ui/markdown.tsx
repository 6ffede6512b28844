import DOMPurify from "dompurify";
import { Marked, type Token, type Tokens } from "marked";
import { useMemo } from "react";
import { plain } from "../lib/plain.ts";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Markdown without HTML: tags in the text are shown as they are written, and pictures as links, because no other host is asked. */
const marked = new Marked({
  gfm: true,
  breaks: true,
  async: false,
  renderer: {
    html: ({ text }) => escaped(text),
    image: ({ href, text }) => `<a href="${escaped(href)}">${escaped(text || href)}</a>`,
  },
});

const ALLOWED = {
  ALLOWED_TAGS:
    "p br strong em del code pre ul ol li a blockquote h1 h2 h3 h4 h5 h6 hr table thead tbody tr th td".split(
      " ",
    ),
  ALLOWED_ATTR: ["href", "start", "align"],
  ALLOWED_URI_REGEXP: /^(?:https?|mailto):/i,
};
const purify = DOMPurify(window);
purify.addHook("afterSanitizeAttributes", (node) => {
  if (node.tagName !== "A") return;
  node.setAttribute("target", "_blank");
  node.setAttribute("rel", "noopener noreferrer");
});

/** HTML as elements, of which nothing but text and links stays. */
export const sanitizedHtml = (html: string): HTMLElement =>
  purify.sanitize(html, { ...ALLOWED, RETURN_DOM: true }) as HTMLElement;

/** The Markdown of a model's text as elements, of which nothing but their text and links came from it. */
export const sanitized = (text: string): HTMLElement => sanitizedHtml(marked.parse(plain(text)) as string);

/** The HTML of a text, to be sanitized, in parts of whole blocks: each about `chars` long, unless a block is longer. */
export function* markdownParts(text: string, chars: number): Generator<string> {
  let length = 0;
  let part: Token[] = [];
  for (const token of marked.lexer(plain(text)).flatMap(shorter)) {
    part.push(token);
    length += token.raw.length;
    if (length < chars) continue;
    yield marked.parser(part);
    [length, part] = [0, []];
  }
  if (part.length > 0) yield marked.parser(part);
}

/** The most rows of a table and items of a list that are laid out together. */
const MOST_TOGETHER = 200;

/** A long table as several with the same head, and a long list as several. */
function shorter(token: Token): Token[] {
  if (token.type === "table") {
    const { rows } = token as Tokens.Table;
    return inSlices(token, rows, (own) => ({ ...token, rows: own }));
  }
  if (token.type !== "list") return [token];
  const { items, ordered, start } = token as Tokens.List;
  return inSlices(token, items, (own, from) => ({
    ...token,
    items: own,
    start: ordered ? Number(start) + from : start,
  }));
}

function inSlices<Row>(token: Token, all: Row[], slice: (own: Row[], from: number) => object): Token[] {
  if (all.length <= MOST_TOGETHER) return [token];
  const size = (token.raw.length * MOST_TOGETHER) / all.length;
  return Array.from({ length: Math.ceil(all.length / MOST_TOGETHER) }, (_, i): Token => {
    const from = i * MOST_TOGETHER;
    const raw = token.raw.slice(i * size, (i + 1) * size);
    return { ...token, ...slice(all.slice(from, from + MOST_TOGETHER), from), raw };
  });
}

/** A text of a model, with its Markdown. */
export function Markdown({ text }: { text: string }) {
  const html = useMemo(() => purify.sanitize(marked.parse(plain(text)) as string, ALLOWED), [text]);
  return <div className="markdown" dangerouslySetInnerHTML={{ __html: html }} />;
}
