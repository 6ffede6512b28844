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
  // Chromium knows it not yet, and says so: see page-events.ts.
  "webrtc 'block'",
];

/** The policy that every page of ours runs under: its own code and nothing from outside. */
export const FRAME_CSP = CSP.join("; ");

/** The `sandbox` attribute of the frame that every page of ours is shown in: an origin of its own, no windows, no dialogs. */
export const FRAME_SANDBOX = "allow-scripts allow-pointer-lock allow-forms";

/** The header to serve a page with: the policy, and the sandbox again for whoever opens the address by itself. */
export const FRAME_HEADER = `${FRAME_CSP}; sandbox ${FRAME_SANDBOX}`;

/**
 * What every sealed page begins with: doctype, encoding and policy, in ASCII alone. Nothing of a page stands before or
 * within it, so no byte order mark, escape sequence, attribute or comment can make it read otherwise.
 */
export const SEAL = `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${FRAME_CSP}">`;

// Any other doctype, after ours, is passed over by a parser: every page of ours is in standards mode.
const DOCTYPE = /^\s{0,99}<!doctype\s{1,9}html\s{0,9}>/i;
const MARK = "\uFEFF";

/**
 * The page with the policy before everything, so that it holds wherever and in whatever encoding the page is opened: a parser
 * opens <head> for it, and takes the attributes of a later <html> as if it had come first. A page that is sealed already
 * comes back as it is. What no UTF-8 file can hold (half a character) is replaced: the text is the file.
 */
export function seal(html: string): string {
  const text = html.toWellFormed();
  if (text.startsWith(SEAL)) return text;
  let start = 0;
  while (text[start] === MARK) start += 1;
  const bare = text.slice(start);
  return SEAL + bare.slice(DOCTYPE.exec(bare.slice(0, 200))?.[0].length ?? 0);
}
