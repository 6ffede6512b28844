import { line, seen, shorten, webAddress } from "./clean.ts";
import { each, type Dom } from "./dom.ts";
import { createTextBuilder } from "./text-builder.ts";

interface Limits {
  /** What relative links are relative to. */
  base: string;
  chars: number;
  links: number;
}

interface Written {
  text: string;
  links: string[];
  cut: boolean;
}

const PARAGRAPHS = new Set(
  "P H1 H2 H3 H4 H5 H6 UL OL DL PRE BLOCKQUOTE TABLE FIGURE HR ARTICLE SECTION MAIN HEADER FOOTER NAV ASIDE".split(
    " ",
  ),
);
const LINES = new Set(
  "DIV LI TR BR DT DD FIGCAPTION CAPTION ADDRESS DETAILS SUMMARY FIELDSET FORM OPTION".split(" "),
);
const TEXT = 3;
const ELEMENT = 1;
const MAX_INDENT = 8;

/** Writes what is below a node as plain text, with headings, lists and links in the manner of markdown. */
export function write(root: Dom, { base, chars, links: mostLinks }: Limits): Written {
  const paper = createTextBuilder();
  const links = new Set<string>();
  const lists: { ordered: boolean; count: number }[] = [];
  const open: { at: number; address: string }[] = [];
  let pre = 0;

  const gapOf = (name: string) => {
    if (LINES.has(name) || (lists.length > 0 && (name === "UL" || name === "OL"))) return 1;
    return PARAGRAPHS.has(name) ? 2 : 0;
  };

  function enter(node: Dom): boolean {
    if (paper.length() > chars) return false;
    if (node.nodeType === TEXT) {
      const text = seen(node.textContent ?? "");
      if (pre > 0) paper.literal(text);
      else paper.words(text);
    }
    if (node.nodeType !== ELEMENT) return false;
    const name = node.nodeName.toUpperCase();
    if (name === "HEAD" || name === "TITLE") return false;
    paper.gap(gapOf(name));
    if (/^H[1-6]$/.test(name)) paper.mark(`${"#".repeat(Number(name[1]))} `);
    else if (name === "UL" || name === "OL") lists.push({ ordered: name === "OL", count: 0 });
    else if (name === "LI") paper.mark(bullet());
    else if (name === "TD" || name === "TH") paper.cell();
    else if (name === "BLOCKQUOTE") paper.mark("> ");
    else if (name === "PRE" && pre++ === 0) paper.literal("```\n");
    else if (name === "A") open.push({ at: paper.length(), address: addressOf(node) });
    return true;
  }

  function leave(node: Dom): void {
    const name = node.nodeName.toUpperCase();
    if (name === "UL" || name === "OL") lists.pop();
    else if (name === "PRE" && pre > 0 && --pre === 0) paper.literal("\n```");
    else if (name === "A") closeLink();
    paper.gap(gapOf(name));
  }

  function bullet(): string {
    const list = lists.at(-1);
    const indent = "  ".repeat(Math.min(Math.max(lists.length - 1, 0), MAX_INDENT));
    return list?.ordered ? `${indent}${++list.count}. ` : `${indent}- `;
  }

  const addressOf = (node: Dom) => {
    const href = (node.getAttribute("href") ?? "").trim();
    return href === "" || href.startsWith("#") ? "" : (webAddress(href, base) ?? "");
  };

  function closeLink(): void {
    const link = open.pop();
    if (!link || link.address === "" || links.size > mostLinks || paper.length() > chars) return;
    const label = line(paper.from(link.at), 300);
    if (label === "") return;
    if (links.size < mostLinks) links.add(link.address);
    paper.replace(link.at, `[${label}](${link.address})`);
  }

  each(root, enter, leave);
  const text = paper.text();
  const shown = shorten(text, chars);
  return { text: shown, links: [...links], cut: shown.length < text.length };
}
