import { drop, follow, within } from "./request-page.ts";
import { decode, kindOf, readBytes } from "./body.ts";
import { seen, shorten, webAddress } from "./clean.ts";
import { PageError } from "./page-error.ts";
import { createReader, type PageText } from "./reader.ts";

/** The readable content of a page. All of it is untrusted data. */
export interface Page {
  /** The final address, after redirects. */
  url: string;
  title: string;
  /** Headings, lists and links in Markdown style; at most 20,000 characters. */
  text: string;
  /** Absolute http(s) addresses in the text, each once, at most 100. */
  links: string[];
  /** The number of bytes that were read. */
  bytes: number;
  /** Whether the page has more than was read or is in `text`. */
  cut: boolean;
}

export interface PagesParts {
  /** A guarded fetch with trust "public": it throws ForbiddenAddress for forbidden addresses and follows no redirects. */
  fetch: typeof globalThis.fetch;
  userAgent?: string;
  /** Time limit for the whole request, in milliseconds. */
  deadlineMs?: number;
  /** Time limit for converting HTML to text, in milliseconds. */
  parseMs?: number;
}

export interface Pages {
  /** Reads one page. Throws PageError, or the reason of `signal` if it is aborted. */
  read: (url: string, signal: AbortSignal) => Promise<Page>;
}

const DEADLINE_MS = 15_000;
const PARSE_MS = 5_000;
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_TEXT_CHARS = 20_000;
const MAX_LINKS = 100;
const ACCEPT =
  "text/html, application/xhtml+xml, text/*;q=0.9, application/json;q=0.8, application/xml;q=0.8";

/** Creates a reader of web pages that uses a guarded fetch. */
export function createPages(parts: PagesParts): Pages {
  const { fetch, userAgent = "Signet", deadlineMs = DEADLINE_MS, parseMs = PARSE_MS } = parts;
  const readHtml = createReader({ parseMs });
  const headers = { accept: ACCEPT, "user-agent": userAgent };

  async function read(from: string, signal: AbortSignal): Promise<Page> {
    const { url, response } = await follow(fetch, from, { headers, signal });
    const type = response.headers.get("content-type");
    try {
      if (!response.ok) throw new PageError(`the server answered ${response.status}`);
      const kind = kindOf(type);
      const { bytes, cut } = await readBytes(response, MAX_BYTES, signal);
      const source = decode(bytes, type);
      const limits = { chars: MAX_TEXT_CHARS, links: MAX_LINKS };
      const reading = kind === "html" ? await readHtml({ source, url, ...limits }, signal) : readText(source);
      if (reading.text === "") throw new PageError("there is no text on the page; it may be made by scripts");
      return { url, ...reading, bytes: bytes.length, cut: cut || reading.cut };
    } finally {
      await drop(response);
    }
  }

  return {
    read: (url, signal) =>
      within({ ms: deadlineMs, late: "the page did not come", signal }, (both) => read(url, both)),
  };
}

function readText(source: string): PageText {
  const text = seen(source).trim();
  const shown = shorten(text, MAX_TEXT_CHARS);
  const found = shown.match(/https?:\/\/[^\s"'<>)\]}\\]+/g) ?? [];
  const links = new Set(found.map((link) => webAddress(link)).filter((link) => link !== undefined));
  return { title: "", text: shown, links: [...links].slice(0, MAX_LINKS), cut: shown.length < text.length };
}
