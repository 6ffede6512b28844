import { homedir } from "node:os";
import nodePath from "node:path";
import { findBrowser } from "./browser/find-browser.ts";
import { createBrowsers, type BrowsersDependencies } from "./browser/pool.ts";
import { type Browsers, BrowserKilled } from "./browser/port.ts";
import { systemClock } from "./clock.ts";
import type { PageBrief } from "./page-brief.ts";
import type { PageReport } from "./page-report.ts";
import { reportOfHang } from "./protocol/report.ts";
import type { Shot } from "./protocol/shots.ts";

/** Options of `verifyPage`. All but `brief` and `signal` determine the browser. */
export interface VerifyPageOptions extends Partial<BrowsersDependencies> {
  /** The brief of the page. By default the page must react to input and has no checklist. */
  brief?: PageBrief;
  signal?: AbortSignal;
  /** Browsers to share between checks. By default, one is opened for this check from the other options. */
  browsers?: Browsers;
}

/** The result of `verifyPage`. */
export interface PageVerification {
  report: PageReport;
  /** The screenshots that the report lists. */
  shots: Shot[];
}

const NO_BRIEF: PageBrief = { title: "", input: true, checklist: [] };

/**
 * Runs all checks on a page in a browser that is used for nothing else meanwhile. Never rejects because of the page; rejects
 * like `Browsers.use`, with the signal's reason or a PageVerifierError.
 */
export async function verifyPage(html: string, options: VerifyPageOptions = {}): Promise<PageVerification> {
  if (options.browsers) return verifyIn(options.browsers, html, options);
  const browsers = openBrowsers(options);
  try {
    return await verifyIn(browsers, html, options);
  } finally {
    await browsers.close();
  }
}

async function verifyIn(
  browsers: Browsers,
  html: string,
  { brief = NO_BRIEF, signal = new AbortController().signal, clock = systemClock }: VerifyPageOptions,
): Promise<PageVerification> {
  const startedAt = clock.now();
  let named: PageReport["browser"] = { name: "", version: "", sandbox: "" };
  try {
    const play = () =>
      browsers.use(signal, async (browser, use) => {
        named = { name: use.name, version: use.version, sandbox: use.sandbox };
        // The checks are loaded with the first page.
        const { runProtocol } = await import("./protocol/run-protocol.ts");
        const played = await runProtocol(browser, { html, brief }, { signal: use.signal, browser: named });
        if (played.hung) use.discard();
        return played;
      });
    const played = await play();
    // Browsers crash now and then by themselves; a page that crashes them does so again.
    const { report, shots } = played.crashed ? await play() : played;
    return { report, shots };
  } catch (thrown) {
    if (!(thrown instanceof BrowserKilled)) throw thrown;
    const ms = clock.now() - startedAt;
    return { report: reportOfHang({ html, brief }, { browser: named, why: thrown.message, ms }), shots: [] };
  }
}

/** Browsers for one check. */
const openBrowsers = ({
  path = "/usr/local/bin:/usr/bin:/bin",
  found = findBrowser({ path }),
  dir = nodePath.join(homedir(), ".cache/page-verifier"),
  cores = 1,
  clock = systemClock,
  log = { warn() {} },
  limits = {},
}: VerifyPageOptions): Browsers => createBrowsers({ found, dir, path, cores, clock, log, limits });
