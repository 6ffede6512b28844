import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Browser } from "playwright-core";
import { createBrowsers } from "../../src/browser/pool.ts";
import { systemClock } from "../../src/clock.ts";
import type { PageBrief } from "../../src/page-brief.ts";
import { runProtocol, type ProtocolResult } from "../../src/protocol/run-protocol.ts";
import { CACHE, found, never, quiet } from "../browser/rig.ts";

const PAGES = path.join(import.meta.dirname, "pages");

/** Names of the pages to be checked, without their ending. */
export const pageNames = readdirSync(PAGES)
  .filter((name) => name.endsWith(".html"))
  .map((name) => name.slice(0, -5));

/** A page of the collection. */
export const readPage = (name: string) => readFileSync(path.join(PAGES, `${name}.html`), "utf8");

/** The brief a page of that name is checked by: the one beside it, if there is one; a poster need not react. */
export function briefFor(name: string, checklist?: PageBrief["checklist"]): PageBrief {
  const file = path.join(PAGES, `${name}.json`);
  const own = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Partial<PageBrief>) : {};
  const brief = { title: name.slice(0, 80), input: !name.includes("poster"), checklist: [], ...own };
  return checklist ? { ...brief, checklist } : brief;
}

/** Names of the checks that failed and block, in the order of the report. */
export const failures = ({ report }: ProtocolResult) =>
  report.checks.filter(({ ok, level }) => ok === false && level === "block").map(({ name }) => name);

/** A verifier with browsers as the service has them. */
export function createVerifier() {
  const browsers = createBrowsers({
    found,
    dir: CACHE,
    path: process.env["PATH"] ?? "",
    cores: 2,
    clock: systemClock,
    log: quiet,
  });
  return {
    use: <T>(work: (browser: Browser) => Promise<T>): Promise<T> => browsers.use(never, work),
    /** Checks a page in a browser that is used by nobody else meanwhile. */
    verify: (html: string, brief: PageBrief, signal = never): Promise<ProtocolResult> =>
      browsers.use(signal, async (browser, use) => {
        const named = { name: use.name, version: use.version, sandbox: use.sandbox };
        const verified = await runProtocol(browser, { html, brief }, { signal: use.signal, browser: named });
        if (verified.hung) use.discard();
        return verified;
      }),
    close: () => browsers.close(),
  };
}
