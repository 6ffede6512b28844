import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Browser } from "playwright-core";
import { createBrowsers } from "../../src/browser/pool.ts";
import type { Browsers } from "../../src/browser/port.ts";
import { systemClock } from "../../src/clock.ts";
import { verifyPage } from "../../src/index.ts";
import { CACHE, found, quiet } from "../browser/rig.ts";
import { briefFor, readPage } from "./support.ts";

const browsers = createBrowsers({
  found,
  dir: CACHE,
  path: process.env["PATH"] ?? "",
  cores: 2,
  clock: systemClock,
  log: quiet,
});
after(() => browsers.close());

/** Has the first page of a browser crash as soon as it is there. */
function crashFirstPage(browser: Browser): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (...options) => {
    browser.newContext = newContext;
    const context = await newContext(...options);
    context.once("page", (page) => {
      const crash = async () => (await context.newCDPSession(page)).send("Page.crash");
      crash().catch(() => undefined);
    });
    return context;
  };
}

/** The same browsers, of which the first so many crash. */
function crashing(times: number): { browsers: Browsers; used: () => number } {
  let used = 0;
  return {
    used: () => used,
    browsers: {
      ...browsers,
      use: (signal, work) =>
        browsers.use(signal, (browser, use) => {
          used += 1;
          if (used <= times) crashFirstPage(browser);
          return work(browser, use);
        }),
    },
  };
}

const brief = briefFor("good-counter");

test("a page whose browser crashed once is checked again", async () => {
  const once = crashing(1);
  const { report } = await verifyPage(readPage("good-counter"), { brief, browsers: once.browsers });
  assert.equal(once.used(), 2);
  assert.equal(report.ok, true);
});

test("a page that crashes again has failed", async () => {
  const twice = crashing(2);
  const { report } = await verifyPage(readPage("good-counter"), { brief, browsers: twice.browsers });
  assert.equal(twice.used(), 2);
  const load = report.checks.find(({ name }) => name === "load");
  assert.equal(load?.ok, false);
  assert.match(load.detail, /went down/);
});
