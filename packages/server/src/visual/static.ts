import type { Verdict } from "./verdict.ts";

const MAX_BYTES = 1024 ** 2;

/** What can be said of a page without a browser: its size, and whether it is all there. */
export function checkText(html: string, verdict: Verdict): void {
  const bytes = Buffer.byteLength(html);
  verdict.note("size", {
    ok: bytes <= MAX_BYTES,
    value: bytes,
    limit: MAX_BYTES,
    detail: bytes > MAX_BYTES ? `The page has ${bytes} bytes, ${MAX_BYTES} are allowed` : "",
  });
  // A larger text is not searched: its verdict stands already.
  if (bytes > MAX_BYTES) return;
  const missing = [...new Set(outsiders(html))];
  verdict.note("self_contained", {
    ok: missing.length === 0,
    value: missing.length,
    limit: 0,
    detail: missing.length ? `Not in the page itself: ${missing.slice(0, 5).join(", ")}` : "",
  });
  verdict.note("reduced_motion", reducedMotion(html));
}

const SCRIPT = /(<script\b[^>]*>)([\s\S]*?)<\/script/gi;
const LOADING = /<(?:script|img|source|video|audio|iframe|embed|object|track|input|image|use|link)\b[^>]*>/gi;
const ADDRESS = /\s(?:src|href|xlink:href|data|poster)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi;
const STYLE_ADDRESS = /url\(\s*["']?([^"')]+)|@import\s+(?:url\(\s*)?["']([^"']+)/gi;
const IMPORT = /\b(?:import|from)\s*\(?\s*["'`]((?:https?:)?\/\/[^"'`]+)/g;

/** Addresses of what the page would have to load from elsewhere. What only its code knows shows in the browser. */
function outsiders(html: string): string[] {
  const code: string[] = [];
  const markup = html
    .replace(SCRIPT, (_, tag: string, body: string) => (code.push(body), `${tag}</script`))
    .replace(/<!--[\s\S]*?-->/g, "");
  const tags = [...markup.matchAll(LOADING)].flatMap(([tag]) => [...tag.matchAll(ADDRESS)]);
  const styles = [...markup.matchAll(STYLE_ADDRESS)];
  const imports = code.flatMap((body) => [...body.matchAll(IMPORT)]);
  return [...tags, ...styles, ...imports]
    .map((match) => (match[1] ?? match[2] ?? match[3] ?? "").trim())
    .filter((address) => address !== "" && !/^(?:data:|blob:|#|about:|javascript:)/i.test(address))
    .map((address) => address.slice(0, 120));
}

function reducedMotion(html: string) {
  const moves = /@keyframes|\banimation\s*:|scroll-behavior\s*:\s*smooth/i.test(html);
  const asks = /prefers-reduced-motion/i.test(html);
  const ok = !moves || asks;
  return {
    ok,
    detail: ok ? "" : "It moves, and does not ask whether motion is wanted (prefers-reduced-motion)",
  };
}
