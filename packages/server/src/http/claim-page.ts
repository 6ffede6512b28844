import type { Claim } from "@signet/contract";
import type { Ctx } from "./context.ts";

/** Whether the request comes from a browser that returns from paying. */
export const wantsPage = (c: Ctx): boolean => c.req.header("accept")?.includes("text/html") ?? false;

const STYLE =
  "body{font:16px/1.5 system-ui,sans-serif;max-width:40rem;margin:4rem auto;padding:0 1rem;color:#1c1c1c;background:#fff}" +
  "code,textarea{font:13px/1.4 ui-monospace,monospace}textarea{width:100%;height:9rem;padding:.6rem;box-sizing:border-box}" +
  "@media(prefers-color-scheme:dark){body,textarea{color:#eee;background:#161616}}";

/** A page with the purchase and its license. It has no script and loads nothing. */
export function claimPage(c: Ctx, claim: Claim): Response {
  const { kind, tier, pack, credited, balance, license_token } = claim;
  const what =
    kind === "plan"
      ? `The plan <b>${tier}</b> is active.`
      : `The pack <b>${pack}</b> is credited: ${credited.runs} runs and ${credited.visual} visuals. You have ${balance.runs} runs and ${balance.visual} visuals in addition to each day's quota.`;
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Thank you</title><style>${STYLE}</style>
<h1>Thank you</h1><p>${what}</p>
<p>This is your license. Keep it secret, like a password, and send it with each request in the header <code>X-SVC-License</code>; the command line reads it from <code>SIGNET_LICENSE</code>. You can also use it to create an API key.</p>
<textarea readonly autofocus aria-label="License">${license_token}</textarea>
<p>The address of this page shows the license again: keep the address secret, too.</p></html>
`;
  return c.body(page, 200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy":
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
  });
}
