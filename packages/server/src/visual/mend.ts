import type { VisualPlan } from "@signet/contract";

/** A page that was mended, and what was done, in words. */
export interface Mended {
  html: string;
  done: string[];
}

const FROM_OUTSIDE = String.raw`(?:https?:)?//`;
const FONT_LINK = new RegExp(
  String.raw`<link\b[^>]*\bhref\s*=\s*["']?${FROM_OUTSIDE}fonts\.[^>]*>\s*|<link\b[^>]*\brel\s*=\s*["']?(?:preconnect|dns-prefetch)\b[^>]*>\s*`,
  "gi",
);
const FONT_IMPORT = new RegExp(String.raw`@import\s+(?:url\(\s*)?["']?${FROM_OUTSIDE}fonts\.[^;]*;\s*`, "gi");
/** Stands in for what an origin of its own does not have: it keeps nothing beyond the page. */
const STORAGE = `<script>(()=>{for(const name of["localStorage","sessionStorage"]){const kept=new Map();const storage={getItem:(key)=>kept.get(String(key))??null,setItem:(key,value)=>void kept.set(String(key),String(value)),removeItem:(key)=>void kept.delete(String(key)),clear:()=>kept.clear(),key:(i)=>[...kept.keys()][i]??null,get length(){return kept.size}};Object.defineProperty(window,name,{value:storage})}})()</script>`;

/**
 * Mends what needs no model: a missing language, title or viewport, fonts from outside, and the storage that a frame of its
 * own does not have. The page stays as it is where nothing of that is wrong.
 */
export function mend(source: string, { title }: VisualPlan): Mended {
  const done: string[] = [];
  let html = source;
  const change = (to: string, what: string) => {
    if (to === html) return;
    html = to;
    done.push(what);
  };
  change(html.replace(FONT_LINK, "").replace(FONT_IMPORT, ""), "fonts from outside left out");
  if (!/<html\b[^>]*\blang\s*=/i.test(html) && /<html\b/i.test(html))
    change(html.replace(/<html\b/i, '<html lang="en"'), "a language added");
  const head: string[] = [];
  if (!/<meta\b[^>]*\bname\s*=\s*["']?viewport/i.test(html))
    head.push('<meta name="viewport" content="width=device-width, initial-scale=1">');
  if (!/<title\b[^>]*>\s*[^\s<]/i.test(html)) head.push(`<title>${escaped(title)}</title>`);
  if (head.length > 0)
    change(
      atHead(html.replace(/<title\b[^>]*>\s*<\/title>/i, ""), head.join("")),
      head.length === 2
        ? "title and viewport added"
        : `${head[0]!.startsWith("<meta") ? "viewport" : "title"} added`,
    );
  if (/\b(?:local|session)Storage\b/.test(html)) change(atHead(html, STORAGE), "storage kept in memory");
  return { html, done };
}

/** Puts `added` at the start of the head, or of the document where that names none. */
function atHead(html: string, added: string): string {
  const head = /<head\b[^>]*>/i.exec(html);
  if (head)
    return html.slice(0, head.index + head[0].length) + added + html.slice(head.index + head[0].length);
  const before = /^\s*(?:<!doctype[^>]*>\s*)?(?:<html\b[^>]*>\s*)?/i.exec(html)![0];
  return before + added + html.slice(before.length);
}

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
