import type { BuiltFile, FrontEnd } from "../../modules/front-end/built-files.ts";
import { wantsPage } from "../claim-page.ts";
import { HOME } from "../check-origin.ts";
import type { Ctx, HttpApp } from "../context.ts";

const TYPES = new Map(
  Object.entries({
    html: "text/html; charset=utf-8",
    js: "text/javascript; charset=utf-8",
    css: "text/css; charset=utf-8",
    svg: "image/svg+xml",
    json: "application/json",
    woff2: "font/woff2",
  }),
);

/** Scripts, styles, fonts and requests come from this service alone, and nothing is inline. Frames are for pages of builds. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data: blob:; font-src 'self'; worker-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const NOT_BUILT = `Signet runs, but its workspace for browsers has not been built.

Build it with: node scripts/setup.mjs
Then load this page again; the service need not be restarted.

The command line works without it: npx signet help
The interface is described at ${HOME}
`;

/**
 * The workspace at every address outside of the interface: its files, and for addresses that a browser visits the page,
 * which decides what to show. Callers that do not ask for a page are led from `/` to the catalog.
 */
export function frontEndRoutes(app: HttpApp, frontEnd: FrontEnd): void {
  app.get("*", async (c, next) => {
    const address = c.req.path;
    if (`${address}/`.startsWith("/api/")) return next();
    const file = address === "/" ? undefined : await frontEnd.file(address);
    if (file && address !== "/index.html") return answerFile(c, file);
    c.header("Vary", "Accept");
    if (!wantsPage(c)) return address === "/" ? c.redirect(HOME) : next();
    const page = await frontEnd.file("/index.html");
    return page
      ? answerFile(c, page)
      : c.body(NOT_BUILT, 503, { "Content-Type": "text/plain; charset=utf-8" });
  });
}

/** Answers with a file, or with 304 if the browser has it. */
function answerFile(c: Ctx, { address, content, packed, sha256 }: BuiltFile): Response {
  const tag = `"${sha256.slice(0, 32)}"`;
  c.header("ETag", tag);
  c.header("Vary", "Accept-Encoding", { append: true });
  // The names of these files hold a hash of their content.
  const isHashed = address.startsWith("/assets/");
  c.header("Cache-Control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
  c.header("X-Content-Type-Options", "nosniff");
  c.header("Content-Security-Policy", POLICY);
  c.header("Referrer-Policy", "no-referrer");
  if (c.req.header("if-none-match")?.split(/, */).includes(tag)) return c.body(null, 304);
  c.header(
    "Content-Type",
    TYPES.get(address.slice(address.lastIndexOf(".") + 1)) ?? "application/octet-stream",
  );
  const isPacked = packed !== null && /\bgzip\b/.test(c.req.header("accept-encoding") ?? "");
  if (isPacked) c.header("Content-Encoding", "gzip");
  return c.body(new Uint8Array(isPacked ? packed : content));
}
