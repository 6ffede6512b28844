import DOMPurify from "dompurify";
import { Marked } from "marked";
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

/** The Markdown of a model's text as elements, of which nothing but their text and links came from it. */
export const sanitized = (text: string): HTMLElement =>
  purify.sanitize(marked.parse(plain(text)) as string, { ...ALLOWED, RETURN_DOM: true }) as HTMLElement;

/** A text of a model, with its Markdown. */
export function Markdown({ text }: { text: string }) {
  const html = useMemo(() => purify.sanitize(marked.parse(plain(text)) as string, ALLOWED), [text]);
  return <div className="markdown" dangerouslySetInnerHTML={{ __html: html }} />;
}
