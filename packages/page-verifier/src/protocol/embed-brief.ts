import type { PageBrief } from "../page-brief.ts";
import { SEAL, seal } from "./frame.ts";

/**
 * A brief is placed right after the seal, in an end tag without a start tag. HTML parsers discard such a tag with its
 * content, so a page can neither detect nor read its brief.
 */
const OPEN = "</signet-brief of=";
const CLOSE = ">";
const MAX_CARRIED = 200_000;
const BASE64URL = /^[\w-]*$/;
/** The format of earlier versions. */
const OLD_OPEN = '<script type="application/json" id="signet-brief">';
const OLD_CLOSE = "</script>";

/** Where the text of a brief begins and ends. */
type Place = [start: number, end: number];

/**
 * The page as it is delivered: the policy first, then its brief, so that the file can be checked again by the same steps.
 * A brief that the page itself contains is replaced.
 */
export function embedBrief(html: string, brief: PageBrief): string {
  const sealed = seal(html);
  let from = SEAL.length;
  for (let place = placeIn(sealed, from); place; place = placeIn(sealed, from))
    from = place[1] + CLOSE.length;
  const carried = Buffer.from(JSON.stringify(brief)).toString("base64url");
  return `${SEAL}${OPEN}${carried}${CLOSE}${sealed.slice(from)}`;
}

/** The brief that a page carries, not yet validated; undefined if it has none or an unreadable one. */
export function readBrief(html: string): unknown {
  const place = placeIn(html);
  const old = place ? undefined : oldPlaceIn(html);
  if (!place && !old) return undefined;
  try {
    const text = old ? html.slice(...old) : Buffer.from(html.slice(...place!), "base64url").toString();
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The page as it is checked: its brief is replaced by filler of the same length, so that not even the size reveals it. */
export function withoutBrief(html: string): string {
  const place = placeIn(html);
  if (place) return blank(html, place, "A");
  const old = oldPlaceIn(html);
  return old ? blank(html, old, " ") : html;
}

const blank = (html: string, [start, end]: Place, filler: string) =>
  html.slice(0, start) + filler.repeat(end - start) + html.slice(end);

function placeIn(html: string, at = SEAL.length): Place | undefined {
  if (!html.startsWith(SEAL) || !html.startsWith(OPEN, at)) return undefined;
  const start = at + OPEN.length;
  const end = html.slice(start, start + MAX_CARRIED).indexOf(CLOSE);
  return end >= 0 && BASE64URL.test(html.slice(start, start + end)) ? [start, start + end] : undefined;
}

function oldPlaceIn(html: string): Place | undefined {
  const at = html.lastIndexOf(OLD_OPEN);
  if (at < 0) return undefined;
  const start = at + OLD_OPEN.length;
  const end = html.indexOf("<", start);
  return end >= 0 && end - start <= MAX_CARRIED && html.startsWith(OLD_CLOSE, end) ? [start, end] : undefined;
}
