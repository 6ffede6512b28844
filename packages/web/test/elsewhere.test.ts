import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { type TestContext, test } from "node:test";
import { freePort } from "../../server/test/support/free-port.ts";
import { DIST } from "./built.ts";
import { checkPage, newPage, openBrowser, serviceFor, skip } from "./rig.ts";

const LIMIT = { skip, timeout: 240_000 };
const TYPES: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

/** A host of static files that has the workspace for a service, as its README says. */
async function staticHost(t: TestContext, port: number, service: () => string): Promise<void> {
  const server = createServer((request, response) => {
    const file = path.join(DIST, new URL(request.url!, "http://x").pathname);
    const known = file.startsWith(DIST) && path.extname(file) !== "" && existsSync(file);
    if (known) {
      response.writeHead(200, { "content-type": TYPES[path.extname(file)] ?? "font/woff2" });
      return void response.end(readFileSync(file));
    }
    const page = readFileSync(path.join(DIST, "index.html"), "utf8");
    const own = service();
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; script-src 'self'; style-src 'self'; connect-src ${own}; img-src 'self' ${own} data: blob:; font-src 'self'; worker-src 'self'; frame-src ${own}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    });
    response.end(page.replace('name="signet-service" content=""', `name="signet-service" content="${own}"`));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  assert.equal((server.address() as AddressInfo).port, port);
}

test(
  "as static files on another origin, the workspace asks, runs code and verifies it, and checks the ledger of its service",
  LIMIT,
  async (t) => {
    const browser = await openBrowser(t);
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const service = await serviceFor(t, { SVC_ALLOWED_ORIGINS: origin });
    await staticHost(t, port, () => service.url);
    const page = await newPage(t, browser, "desktop");
    await page.goto(`${origin}/chat`);
    await page.getByRole("textbox", { name: "Question" }).fill("What is 26.2 miles in km?");
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    await page.getByRole("button", { name: /^Claim 1, supported/ }).waitFor();
    await page.goto(`${origin}/code`);
    await page.getByRole("button", { name: "Run: Make failing tests pass" }).click();
    await page.getByRole("heading", { name: "Passes your tests." }).waitFor();
    await page.getByText("that the key of this ledger signed").waitFor();
    await checkPage(page, "desktop");
    await page.goto(`${origin}/ledger`);
    await page.getByText("signed exactly these 2 lines").waitFor();
  },
);
