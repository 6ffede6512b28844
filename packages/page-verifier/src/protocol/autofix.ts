import type { PageBrief } from "../page-brief.ts";
import { scriptWith } from "./bundle-script.ts";
import { attributesOf, scan, type Piece } from "./scan.ts";
import { MAX_BYTES } from "./static.ts";

/** A fixed page, and what was done, in words. */
export interface AutofixResult {
  html: string;
  done: string[];
}

const FONTS = /^(?:https?:)?\/\/fonts\./i;
const FONT_IMPORT =
  /@import\s{1,9}(?:url\(\s{0,9})?(?:"([^"<]{0,2000})"|'([^'<]{0,2000})'|([^)'"<;\s]{1,2000}))\s{0,9}\)?[^;<{}]{0,200};?/g;
/** The script that replaces the storage that the frame's origin does not have. */
const storageScript = () => `<script>${scriptWith("memory-storage", null)}</script>`;

/**
 * Fixes what needs no model: a missing language, title or viewport, external fonts, and the storage that the frame does not
 * have. Returns the page unchanged if none of this is wrong, or if it is too large to be checked.
 */
export function autofix(source: string, { title }: PageBrief): AutofixResult {
  if (Buffer.byteLength(source) > MAX_BYTES) return { html: source, done: [] };
  const done: string[] = [];
  let html = withoutFonts(source);
  if (html !== source) done.push("fonts from outside left out");
  const { language, viewport, named, emptyTitle } = read(html);
  if (language) {
    html = `${html.slice(0, language.start + 5)} lang="en"${html.slice(language.start + 5)}`;
    done.push("a language added");
  }
  if (emptyTitle) html = cut(html, read(html).emptyTitle!);
  const head = [
    ...(viewport ? [] : ['<meta name="viewport" content="width=device-width, initial-scale=1">']),
    ...(named ? [] : [`<title>${escaped(title)}</title>`]),
  ];
  if (head.length > 0) {
    html = atHead(html, head.join(""));
    const what = [...(named ? [] : ["title"]), ...(viewport ? [] : ["viewport"])];
    done.push(`${what.join(" and ")} added`);
  }
  if (/\b(?:local|session)Storage\b/.test(html) && !html.includes(storageScript())) {
    html = atHead(html, storageScript());
    done.push("storage kept in memory");
  }
  return { html, done };
}

/** The parts of a document that may need a fix. */
function read(html: string) {
  const pieces = [...scan(html)];
  const tags = pieces.filter(({ kind }) => kind === "tag");
  const titles = pieces.filter(({ name }) => name === "title");
  const named = titles.some(({ kind, text }) => kind === "raw" && text.trim() !== "");
  return {
    language: tags.find((tag) => tag.name === "html" && !attributesOf(tag).has("lang")),
    viewport: tags.some(isViewport),
    named,
    emptyTitle: named ? undefined : firstTitle(html, titles),
  };
}

const isViewport = (tag: Piece) =>
  tag.name === "meta" && /^viewport$/i.test(attributesOf(tag).get("name") ?? "");

/** The start and end of the first title, including its tags. */
function firstTitle(html: string, titles: readonly Piece[]): [start: number, end: number] | undefined {
  const text = titles.findIndex(({ kind }) => kind === "raw");
  const tag = titles[text - 1];
  return tag && [tag.start, html.indexOf(">", titles[text]!.end) + 1];
}

const cut = (html: string, [start, end]: [number, number]) => html.slice(0, start) + html.slice(end);

function withoutFonts(html: string): string {
  const gone: [start: number, end: number, text: string][] = [];
  for (const piece of scan(html)) {
    if (piece.kind === "raw" && piece.name === "style") {
      const style = piece.text.replace(FONT_IMPORT, (all, a?: string, b?: string, c?: string) =>
        FONTS.test((a ?? b ?? c ?? "").trim()) ? "" : all,
      );
      if (style !== piece.text) gone.push([piece.start, piece.end, style]);
    } else if (piece.kind === "tag" && piece.name === "link") {
      const attributes = attributesOf(piece);
      const hints = /\b(?:preconnect|dns-prefetch)\b/i.test(attributes.get("rel") ?? "");
      if (hints || FONTS.test(attributes.get("href") ?? "")) gone.push([piece.start, piece.end, ""]);
    }
  }
  let at = 0;
  let kept = "";
  for (const [start, end, text] of gone) {
    kept += html.slice(at, start) + text;
    at = end;
  }
  return kept + html.slice(at);
}

/** Inserts `added` at the start of the head, or of the document if it has no head tag. */
function atHead(html: string, added: string): string {
  let at = /^\uFEFF?\s{0,99}(?:<!doctype[^<>]{0,200}>)?/i.exec(html)![0].length;
  for (const { kind, name, end } of scan(html)) {
    if (kind === "raw" || (name !== "html" && name !== "head")) break;
    at = end;
    if (name === "head") break;
  }
  return html.slice(0, at) + added + html.slice(at);
}

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
