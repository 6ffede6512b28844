import { Readability } from "@mozilla/readability";
import { parseHTML } from "linkedom";
import { line, webAddress } from "./clean.ts";
import { each, type Dom, type DomDocument } from "./dom.ts";
import type { PageToRead, PageText } from "./reader.ts";
import { write } from "./writing.ts";

const MAX_TITLE_CHARS = 300;
/** Limits for the article search, whose time grows with the number of elements times their depth. */
const MAX_ELEMENTS = 15_000;
const MAX_DEPTH = 150;
/** A shorter article is probably not the main text, so the whole page is used. */
const MIN_ARTICLE_CHARS = 200;

/** Extracts the readable text of a page: its article, or its whole body if no article is found. */
export function readHtml({ source, url, chars, links }: PageToRead): PageText {
  const document = parse(source);
  const title = document.querySelector("title")?.textContent ?? "";
  const size = removeUnseen(document);
  const base = webAddress(document.querySelector("base")?.getAttribute("href") ?? "", url) ?? url;
  const limits = { base, chars, links };
  // The article search modifies the document, so the whole page is written first.
  const whole = write(document.querySelector("body") ?? document.documentElement, limits);
  const article = size.elements > MAX_ELEMENTS || size.depth > MAX_DEPTH ? undefined : articleOf(document);
  const written = article && write(article.content, limits);
  const best = written && written.text.length >= MIN_ARTICLE_CHARS ? written : whole;
  return { title: line(article?.title || title, MAX_TITLE_CHARS), ...best };
}

function parse(source: string): DomDocument {
  // Without these tags the parser takes the first element for the document.
  const page = /<html[\s>]/i.test(source) ? source : `<html><head></head><body>${source}</body></html>`;
  return parseHTML(page).document;
}

interface Article {
  title: string;
  content: Dom;
}

function articleOf(document: DomDocument): Article | undefined {
  try {
    const options = { serializer: (node: unknown) => node, disableJSONLD: true };
    // The parser's document implements everything that Readability needs here.
    const article = new Readability(document, options).parse();
    return article?.content ? { title: article.title ?? "", content: article.content as Dom } : undefined;
  } catch {
    // The whole body is used instead.
    return undefined;
  }
}

const NEVER_SEEN = new Set(
  `SCRIPT STYLE NOSCRIPT TEMPLATE IFRAME OBJECT EMBED APPLET SVG MATH CANVAS AUDIO VIDEO SELECT DATALIST TEXTAREA BUTTON
  NOFRAMES`.split(/\s+/),
);
const UNSEEN_STYLE =
  /(?:^|[;{\s])(?:display:none|visibility:(?:hidden|collapse)|(?:opacity|font-size):0*\.?0*(?:px|em|rem|pt|%)?(?:!important)?(?:;|$))/;
const COMMENT = 8;

/** Removes invisible elements, which could contain hidden text. Returns the size of the document before. */
function removeUnseen(document: DomDocument): { elements: number; depth: number } {
  const unseen: Dom[] = [];
  const size = { elements: 0, depth: 0 };
  each(document.documentElement, (node, depth) => {
    size.depth = Math.max(size.depth, depth);
    if (node.nodeType === 1) size.elements++;
    if (node.nodeType !== COMMENT && !isUnseen(node)) return true;
    unseen.push(node);
    return false;
  });
  for (const node of unseen) node.remove();
  return size;
}

function isUnseen(node: Dom): boolean {
  if (node.nodeType !== 1) return false;
  if (NEVER_SEEN.has(node.nodeName.toUpperCase())) return true;
  if (node.hasAttribute("hidden") || node.getAttribute("aria-hidden") === "true") return true;
  if (node.nodeName.toUpperCase() === "DIALOG" && !node.hasAttribute("open")) return true;
  const style = node.getAttribute("style") ?? "";
  const plain = style
    .slice(0, 10_000)
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/\s+/g, "");
  return UNSEEN_STYLE.test(plain.toLowerCase());
}
