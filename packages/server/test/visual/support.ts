import { readFileSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { VisualReport, type VisualPlan } from "@signet/contract";
import type { Browser } from "playwright-core";
import { verifyPage, type Verified } from "../../src/visual/verify.ts";
import { prepareBrowser, startBrowser } from "./browser.ts";

const PAGES = path.join(import.meta.dirname, "pages");
const CLOSE_MS = 2_000;

/** Names of the pages to be checked, without their ending. */
export const pageNames = readdirSync(PAGES)
  .filter((name) => name.endsWith(".html"))
  .map((name) => name.slice(0, -5));

/** A page of the collection. */
export const readPage = (name: string) => readFileSync(path.join(PAGES, `${name}.html`), "utf8");

/** The plan a page of that name is checked by; a poster need not react. */
export const planFor = (name: string, checklist: VisualPlan["checklist"] = []): VisualPlan => ({
  title: name.slice(0, 80),
  input: !name.includes("poster"),
  checklist,
});

/** Names of the checks that failed and block, in the order of the report. */
export const failures = ({ report }: Verified) =>
  report.checks.filter(({ ok, level }) => ok === false && level === "block").map(({ name }) => name);

/** Browsers for tests: one for each at a time, replaced after a page has hung it. */
export async function createDesk() {
  const executable = await prepareBrowser();
  const free: Browser[] = [];
  const discard = (browser: Browser) =>
    Promise.race([
      browser.close().catch(() => {}),
      new Promise((done) => setTimeout(done, CLOSE_MS).unref()),
    ]);
  return {
    /** Checks a page in a browser that is used by nobody else meanwhile; the report has the agreed shape. */
    async verify(html: string, plan: VisualPlan, signal = new AbortController().signal): Promise<Verified> {
      const browser = free.pop() ?? (await startBrowser(executable));
      const named = { name: "chromium", version: browser.version(), sandbox: "bwrap" };
      let hung = true;
      try {
        const verified = await verifyPage(browser, { html, plan }, { signal, browser: named });
        VisualReport.parse(verified.report);
        hung = verified.hung;
        return verified;
      } finally {
        if (hung) await discard(browser);
        else free.push(browser);
      }
    },
    async close() {
      await Promise.all(free.map(discard));
      await rm(path.dirname(executable), { recursive: true, force: true });
    },
  };
}
