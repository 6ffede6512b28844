import { line, seen, shorten, webAddress } from "./clean.ts";
import { each, type Dom } from "./dom.ts";
import { createTextBuilder } from "./text-builder.ts";

interface Limits {
  /** The base address of relative links. */
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

/** Writes the content of a node as plain text, with headings, lists and links in Markdown style. */
export function write(root: Dom, limits: Limits): Written {
  const paper = createTextBuilder();
  const lists = createLists();
  const links = createLinks(paper, limits);
  let pre = 0;

  const gapOf = (name: string) => {
    if (LINES.has(name) || (lists.isInside() && isList(name))) return 1;
    return PARAGRAPHS.has(name) ? 2 : 0;
  };
  const openings: Readonly<Record<string, (node: Dom) => void>> = {
    UL: () => lists.open(false),
    OL: () => lists.open(true),
    LI: () => paper.mark(lists.bullet()),
    TD: () => paper.cell(),
    TH: () => paper.cell(),
    BLOCKQUOTE: () => paper.mark("> "),
    PRE: () => void (pre++ === 0 && paper.literal("```\n")),
    A: (node) => links.open(node),
  };

  function writeText(text: string): void {
    if (pre > 0) paper.literal(text);
    else paper.words(text);
  }

  function enter(node: Dom): boolean {
    if (paper.length() > limits.chars) return false;
    if (node.nodeType === TEXT) writeText(seen(node.textContent ?? ""));
    if (node.nodeType !== ELEMENT) return false;
    const name = node.nodeName.toUpperCase();
    if (name === "HEAD" || name === "TITLE") return false;
    paper.gap(gapOf(name));
    if (/^H[1-6]$/.test(name)) paper.mark(`${"#".repeat(Number(name[1]))} `);
    else if (Object.hasOwn(openings, name)) openings[name]!(node);
    return true;
  }

  function leave(node: Dom): void {
    const name = node.nodeName.toUpperCase();
    if (isList(name)) lists.close();
    else if (name === "PRE" && pre > 0 && --pre === 0) paper.literal("\n```");
    else if (name === "A") links.close();
    paper.gap(gapOf(name));
  }

  each(root, enter, leave);
  const text = paper.text();
  const shown = shorten(text, limits.chars);
  return { text: shown, links: links.addresses(), cut: shown.length < text.length };
}

const isList = (name: string) => name === "UL" || name === "OL";

/** Tracks the open lists and creates the markers of their items. */
function createLists() {
  const open: { ordered: boolean; count: number }[] = [];
  return {
    open: (ordered: boolean): void => void open.push({ ordered, count: 0 }),
    close: (): void => void open.pop(),
    isInside: () => open.length > 0,
    bullet(): string {
      const list = open.at(-1);
      const indent = "  ".repeat(Math.min(Math.max(open.length - 1, 0), MAX_INDENT));
      return list?.ordered ? `${indent}${++list.count}. ` : `${indent}- `;
    },
  };
}

/** Turns the text between the opening and the closing of a link into a Markdown link on `paper`. */
function createLinks(paper: ReturnType<typeof createTextBuilder>, { base, chars, links: most }: Limits) {
  const addresses = new Set<string>();
  const open: { at: number; address: string }[] = [];
  const addressOf = (node: Dom) => {
    const href = (node.getAttribute("href") ?? "").trim();
    return href === "" || href.startsWith("#") ? "" : (webAddress(href, base) ?? "");
  };
  return {
    open: (node: Dom): void => void open.push({ at: paper.length(), address: addressOf(node) }),
    close(): void {
      const link = open.pop();
      if (!link || link.address === "" || addresses.size > most || paper.length() > chars) return;
      const label = line(paper.from(link.at), 300);
      if (label === "") return;
      if (addresses.size < most) addresses.add(link.address);
      paper.replace(link.at, `[${label}](${link.address})`);
    },
    addresses: () => [...addresses],
  };
}
