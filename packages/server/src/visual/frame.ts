const CSP = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' blob:",
  "style-src 'unsafe-inline'",
  "img-src data: blob:",
  "media-src data: blob:",
  "font-src data:",
  "connect-src data: blob:",
  "worker-src blob:",
  "base-uri 'none'",
  "form-action 'none'",
];

/** The policy that every page of ours runs under: its own code and nothing from outside. */
export const FRAME_CSP = CSP.join("; ");

/** The `sandbox` attribute of the frame that every page of ours is shown in: an origin of its own, no windows, no dialogs. */
export const FRAME_SANDBOX = "allow-scripts allow-pointer-lock allow-forms";

/** The header to serve a page with: the policy, and the sandbox again for whoever opens the address by itself. */
export const FRAME_HEADER = `${FRAME_CSP}; sandbox ${FRAME_SANDBOX}`;

const SEAL = `<meta http-equiv="Content-Security-Policy" content="${FRAME_CSP}">`;

// Simple attributes only: a ">" inside a quoted value would end a naive match in the middle of a tag.
const ATTRIBUTES = String.raw`(?:\s+[\w:-]+(?:=(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>=\x60/]+))?)*\s*`;
// Any other doctype, after ours, is passed over by a parser: every page of ours is in standards mode.
const DOCTYPE = /^\uFEFF?\s*<!doctype\s+html\s*>/i;
const HEAD = new RegExp(String.raw`^\s*(?:<html${ATTRIBUTES}>\s*)?<head${ATTRIBUTES}>`, "i");

/**
 * The page with the policy written into it, so that it holds wherever the page is opened. The policy is the first
 * element a parser meets, whatever the document looks like: nothing of the page can run before it. A page that is
 * sealed already comes back as it is.
 */
export function seal(html: string): string {
  const doctype = DOCTYPE.exec(html)?.[0];
  const rest = html.slice(doctype?.length ?? 0);
  // Where the beginning is not of the plain form, the policy goes before all of it: a parser opens <head> for it and
  // takes the attributes of a later <html> as if it had come first.
  const opening = HEAD.exec(rest)?.[0] ?? "";
  const body = rest.slice(opening.length);
  if (body.startsWith(SEAL)) return html;
  return `${doctype ?? "<!doctype html>"}${opening}${SEAL}${body}`;
}
