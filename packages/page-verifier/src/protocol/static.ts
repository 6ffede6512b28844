import { attributesOf, scan } from "./scan.ts";
import { createVerdict, type Verdict } from "./verdict.ts";

/** The maximum size of a page. */
export const MAX_BYTES = 1024 ** 2;

/** Notes the checks that need no browser: `size`, `self_contained` and `reduced_motion`. */
export function checkText(html: string, verdict: Verdict): void {
  const bytes = Buffer.byteLength(html);
  verdict.note("size", {
    ok: bytes <= MAX_BYTES,
    value: bytes,
    limit: MAX_BYTES,
    detail: bytes > MAX_BYTES ? `The page has ${bytes} bytes, ${MAX_BYTES} are allowed` : "",
  });
  // The page has failed already, and searching a huge text takes time.
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

/** What is wrong with a page that its text alone shows, in words. Empty: it can be played. */
export function findTextFaults(html: string): string[] {
  const verdict = createVerdict();
  checkText(html, verdict);
  return verdict
    .checks()
    .flatMap(({ ok, level, detail }) => (ok === false && level === "block" ? [detail] : []));
}

const LOADING = new Set(
  "script img source video audio iframe embed object track input image use link".split(" "),
);
const ADDRESSES = ["src", "href", "xlink:href", "data", "poster", "srcset"];
/** Values of `rel` that make the browser fetch or connect. Others, such as canonical, do not. */
const LINKED =
  /\b(?:stylesheet|icon|preload|modulepreload|preconnect|prefetch|dns-prefetch|prerender|manifest)\b/i;
const STYLE_ADDRESS = /\burl\(\s{0,9}["']?([^"')]{1,2000})|@import\s{1,9}["']([^"']{1,2000})/g;
const IMPORT = /\b(?:import|from)\s{0,9}\(?\s{0,9}["'`]((?:https?:)?\/\/[^"'`]{1,2000})/g;
const OWN = /^(?:data:|blob:|#|about:|javascript:)/i;

/** Addresses that the page would load from outside. Addresses that its code computes are detected in the browser. */
function outsiders(html: string): string[] {
  const found: string[] = [];
  for (const piece of scan(html)) {
    if (piece.kind === "raw") {
      if (piece.name === "style") found.push(...inStyle(piece.text));
      else if (piece.name === "script") found.push(...matches(piece.text, IMPORT));
      continue;
    }
    const attributes = attributesOf(piece);
    found.push(...inStyle(attributes.get("style") ?? ""));
    if (piece.name === "meta" && /^x-dns-prefetch-control$/i.test(attributes.get("http-equiv") ?? ""))
      found.push("x-dns-prefetch-control");
    if (!LOADING.has(piece.name)) continue;
    if (piece.name === "link" && !LINKED.test(attributes.get("rel") ?? "")) continue;
    for (const name of ADDRESSES) found.push(attributes.get(name) ?? "");
  }
  return found
    .map((address) => address.trim().slice(0, 120))
    .filter((address) => address !== "" && !OWN.test(address));
}

const inStyle = (text: string) => matches(text, STYLE_ADDRESS);
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, one, other]) => one ?? other ?? "");

function reducedMotion(html: string) {
  const moves = /@keyframes|\banimation\s*:|scroll-behavior\s*:\s*smooth/i.test(html);
  const asks = /prefers-reduced-motion/i.test(html);
  const ok = !moves || asks;
  return {
    ok,
    detail: ok ? "" : "It moves, and does not ask whether motion is wanted (prefers-reduced-motion)",
  };
}
