import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import path from "node:path";
import type { TestContext } from "node:test";
import axe from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { openBrowser, skip as browserSkip } from "../../../test/support/real-browser.ts";
import { unbuilt } from "./built.ts";

export { serviceFor } from "../../../test/support/service.ts";
export { openBrowser };

/** Why no test can show the workspace here; false: they can. */
export const skip = unbuilt || browserSkip;

const DESKTOP = { viewport: { width: 1280, height: 800 } } as const;
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} as const;

/** The two looks in which every page is held to the same: a light desktop and a dark phone. */
export const LOOKS = {
  desktop: { ...DESKTOP, colorScheme: "light" },
  phone: { ...PHONE, colorScheme: "dark" },
} as const satisfies Record<string, BrowserContextOptions>;
export type Look = keyof typeof LOOKS;

/** These, and the other two. */
export const ALL_LOOKS = {
  ...LOOKS,
  "desktop-dark": { ...DESKTOP, colorScheme: "dark" },
  "phone-light": { ...PHONE, colorScheme: "light" },
} as const satisfies Record<string, BrowserContextOptions>;
export type AnyLook = keyof typeof ALL_LOOKS;

/** A tab of its own. At the end of the test it must have raised no error, broken no policy and asked no other host. */
export async function newPage(
  t: TestContext,
  browser: Browser,
  look: AnyLook,
  allowed?: RegExp,
): Promise<Page> {
  const context = await browser.newContext({
    ...ALL_LOOKS[look],
    reducedMotion: "reduce",
    acceptDownloads: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "127.0.0.1") faults.push(`asks ${request.url()}`);
  });
  t.after(async () => {
    await context.close();
    assert.deepEqual(
      // The service of a test ends before its browser does, also in the middle of an answer.
      faults.filter((fault) => !/ERR_CONNECTION_(?:REFUSED|RESET)/.test(fault) && !allowed?.test(fault)),
      [],
    );
  });
  return page;
}

/** Holds a page to what every page must be: accessible, no wider than its screen, with targets large enough for fingers. */
export async function checkPage(page: Page, look: AnyLook): Promise<void> {
  // The page itself is loaded after the shell around it.
  await page.getByRole("heading", { level: 1, includeHidden: true }).waitFor({ state: "attached" });
  await page.evaluate("document.fonts.ready.then(() => undefined)");
  await page.evaluate(axe.source);
  const found = await page.evaluate<string[]>(
    `axe.run({ resultTypes: ["violations"] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes.map((node) => node.html.slice(0, 160) + " " + node.failureSummary).join(" | ")))`,
  );
  assert.deepEqual(found, []);
  const wide = await page.evaluate(
    `document.documentElement.scrollWidth > innerWidth ? [...document.querySelectorAll("body *")].filter((one) => one.getBoundingClientRect().right > innerWidth + 1).map((one) => one.outerHTML.slice(0, 120)).slice(0, 5) : []`,
  );
  assert.deepEqual(wide, [], "the page scrolls sideways");
  const inner = await page.evaluate(
    `[...document.querySelectorAll(".overflow-y-auto")].filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.outerHTML.slice(0, 160))`,
  );
  assert.deepEqual(inner, [], "a column scrolls sideways");
  const unsafe = await page.evaluate(UNSAFE_TEXT);
  assert.deepEqual(unsafe, [], "characters that turn a text around or steer a terminal");
  if (look.startsWith("phone"))
    assert.deepEqual(await page.evaluate(SMALL_TARGETS), [], "targets under 44 px");
}

/**
 * Texts and names that hold characters which a reader cannot see. Nothing that others wrote may bring one in; what a person
 * edits is left as it is.
 */
const UNSAFE_TEXT = String.raw`(() => {
  const unsafe = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
  const found = [];
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.tagName === "TEXTAREA") continue;
    const texts = node.nodeType === 3 ? [node.data] : [...node.attributes].map(({ value }) => value);
    found.push(...texts.filter((text) => unsafe.test(text)).map((text) => (node.parentElement?.localName ?? "") + "/" + node.nodeName.toLowerCase() + ": " + JSON.stringify(text.slice(0, 160))));
  }
  return found;
})()`;

/** Buttons, links and fields that are seen and smaller than a finger, except links within text. */
const SMALL_TARGETS = `[...document.querySelectorAll("button, a[href], input, textarea, [role=option]")]
  .filter((one) => one.checkVisibility() && !one.closest("p, .markdown") && !one.classList.contains("sr-only") && !/translate-y-20/.test(one.className))
  .map((one) => ({ one: one.matches("input[type=radio]") ? one.parentElement : one }))
  .map(({ one }) => ({ html: one.outerHTML.slice(0, 140), box: one.getBoundingClientRect() }))
  .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
  .map(({ html, box }) => Math.round(box.width) + "x" + Math.round(box.height) + " " + html)`;

/** The name of a picture of the documentation: those are of a desktop in light. */
export const pictured = (name: string, look: AnyLook): string =>
  `workspace-${name}${look === "desktop" ? "" : `-${look}`}`;

/** Writes a picture of the page where `SIGNET_SHOTS` says; nothing without it. */
export async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env["SIGNET_SHOTS"];
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.evaluate("document.fonts.ready.then(() => undefined)");
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
}
