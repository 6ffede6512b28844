import { drop, follow, within } from "./request-page.ts";
import { decode, kindOf, readBytes } from "./body.ts";
import { seen, shorten, webAddress } from "./clean.ts";
import { PageError } from "./page-error.ts";
import { createReader, type PageText } from "./reader.ts";

/** What a page says to a person. All of it is data that somebody unknown wrote. */
export interface Page {
  /** Where it was found in the end, after redirects. */
  url: string;
  title: string;
  /** Headings, lists and links in the manner of markdown; at most 20,000 characters. */
  text: string;
  /** Absolute http(s) addresses in the text, each once, at most 100. */
  links: string[];
  /** How many bytes were read. */
  bytes: number;
  /** Whether there is more than was read or is in `text`. */
  cut: boolean;
}

export interface PagesParts {
  /** Refuses by an error named ForbiddenAddress, and follows no redirects. Its trust should be "public". */
  fetch: typeof globalThis.fetch;
  userAgent?: string;
  /** How long all of it may take. */
  deadlineMs?: number;
  /** How long making text of HTML may take. */
  parseMs?: number;
}

export interface Pages {
  /** Reads one page. Throws PageError, or the reason of `signal` when that is aborted. */
  read: (url: string, signal: AbortSignal) => Promise<Page>;
}

const DEADLINE_MS = 15_000;
const PARSE_MS = 5_000;
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_TEXT_CHARS = 20_000;
const MAX_LINKS = 100;
const ACCEPT =
  "text/html, application/xhtml+xml, text/*;q=0.9, application/json;q=0.8, application/xml;q=0.8";

/** Reads pages of the web through a guarded fetch. */
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
