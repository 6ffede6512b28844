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
  // Chromium does not support it yet and logs a warning: see page-events.ts.
  "webrtc 'block'",
];

/** The policy of every built page: its own code and nothing from outside. */
export const FRAME_CSP = CSP.join("; ");

/** The `sandbox` attribute of the frame for every built page: an opaque origin, no windows, no dialogs. */
export const FRAME_SANDBOX = "allow-scripts allow-pointer-lock allow-forms";

/** The header with which to serve a page: the policy, and the sandbox in case the address is opened directly. */
export const FRAME_HEADER = `${FRAME_CSP}; sandbox ${FRAME_SANDBOX}`;

/**
 * The beginning of every sealed page: doctype, encoding and policy, in ASCII. No content of a page precedes it or is part
 * of it, so no byte order mark, escape sequence, attribute or comment can change how it is parsed.
 */
export const SEAL = `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${FRAME_CSP}">`;

// Parsers ignore a second doctype, so every sealed page is in standards mode.
const DOCTYPE = /^\s{0,99}<!doctype\s{1,9}html\s{0,9}>/i;
const MARK = "\uFEFF";

/**
 * Puts the policy before everything else, so that it applies wherever and in whatever encoding the page is opened. A parser
 * opens <head> for it, and still applies the attributes of a later <html>. A sealed page is returned unchanged. Lone
 * surrogates, which UTF-8 cannot encode, are replaced, so that the text equals the file.
 */
export function seal(html: string): string {
  const text = html.toWellFormed();
  if (text.startsWith(SEAL)) return text;
  let start = 0;
  while (text[start] === MARK) start += 1;
  const bare = text.slice(start);
  return SEAL + bare.slice(DOCTYPE.exec(bare.slice(0, 200))?.[0].length ?? 0);
}
