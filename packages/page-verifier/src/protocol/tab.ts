import { randomBytes } from "node:crypto";
import type { Browser, BrowserContext, Frame, Page } from "playwright-core";
import { FRAME_HEADER, FRAME_SANDBOX } from "./frame.ts";
import { scriptWith } from "./bundle-script.ts";
import { callExpression } from "./call-expression.ts";
import type { HostApi, InitialConditions } from "./in-page-api.ts";
import { addLine, listen, type PageEvents } from "./page-events.ts";
import { gone, createPageSession, type Screen, type PageSession } from "./page-session.ts";
import { settleAll } from "./settle-all.ts";
import type { Watch } from "./watch.ts";
import { enterIsolatedWorld, type Time } from "./isolated-world.ts";

/** How large the screens are, in CSS pixels. */
export const DESKTOP = { width: 1024, height: 720 };
export const PHONE = { width: 390, height: 844 };

/** What a wait ends with when it was the browser's fault and not the page's. */
export const NO_BROWSER = "The browser opens no new pages";

const OPEN_MS = 8_000;
const LOAD_MS = 4_000;
const CALL_MS = 3_000;
const NOT_LOADED = `The page was not loaded after ${LOAD_MS / 1_000} s`;
const NO_ANSWER = "The page did not answer after it was loaded";
const MAX_NAVIGATIONS = 20;

const HOST_PAGE = `<!doctype html><html lang="en"><title>host</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<style>html,body{margin:0;height:100%;overflow:hidden}iframe{border:0;width:100%;height:100%;display:block}</style>
`;

const askHost = async <Name extends keyof HostApi>(
  page: Page,
  name: Name,
  ...given: Parameters<HostApi[Name]>
): Promise<void> => void (await page.evaluate(callExpression("host", name, given)));

/** A browser context with one tab, in which copies of a page are shown one after the other. All waits have deadlines and throw `PageHung`. */
export interface Tab {
  /** Loads the page anew in its frame and in virtual time, in place of the copy before, and waits until it is there and answers. */
  show(): Promise<PageSession>;
  /** The same in the tab itself and in real time, with nothing of ours in the page. */
  showPlain(): Promise<PageSession>;
  close: () => Promise<void>;
}

/** What a tab is opened with. */
export interface TabOptions {
  browser: Browser;
  html: string;
  screen: Screen;
  at: Addresses;
  /** What all its copies start with. */
  initial: InitialConditions;
  /** Copies are shown in its frame from the first on; else it may be shown plainly before. */
  framed: boolean;
  watch: Watch;
  /** Where what its copies say and try is noted, from before the first word. */
  seen: PageEvents;
}

/** Opens a tab; nothing of the page has run in it yet. */
export async function openTab(options: TabOptions): Promise<Tab> {
  const { browser, screen, watch } = options;
  const context = await watch.within(newContext(browser, screen), OPEN_MS, NO_BROWSER);
  const close = () => closeContext(context);
  try {
    const show = await watch.within(prepareTab(context, options), OPEN_MS, NO_BROWSER);
    const told = async (time: Time) => {
      try {
        return await show(time);
      } catch (error) {
        throw gone(error, watch, browser);
      }
    };
    return { close, show: () => told("virtual"), showPlain: () => told("real") };
  } catch (error) {
    close().catch(() => {});
    throw gone(error, watch, browser);
  }
}

/** Gives what shows a copy. */
async function prepareTab(context: BrowserContext, options: TabOptions) {
  const { browser, html, screen, watch, seen, initial, at } = options;
  let doing = "";
  const key = randomBytes(12).toString("hex");
  const page = await context.newPage();
  listen(page, seen, { key, doing: () => doing });
  page.on("crash", () => watch.lose("The page went down: it asked for more than there is"));
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setUserAgentOverride", agentOf(browser, screen));
  const serving = await serve(context, page, { html, seen, at });
  let hosted = false;

  /** Puts up what the page's frame stands in. What runs before a page goes into the frames of it alone. */
  const host = async (): Promise<void> => {
    if (hosted) return askHost(page, "clear");
    await page.addInitScript({ content: scriptWith("init-script", { key, initial }) });
    await page.goto(at.host, { timeout: 0 });
    await page.evaluate(scriptWith("host-script", null));
    hosted = true;
  };
  const load = async (): Promise<Frame> => {
    await host();
    // How many pages were here before is something that a page can see.
    await cdp.send("Page.resetNavigationHistory");
    serving.anew();
    await askHost(page, "mount", { src: at.page, sandbox: FRAME_SANDBOX });
    const frame = page.frames().find((frame) => frame.parentFrame() === page.mainFrame());
    if (!frame) throw new Error("The frame is gone");
    return frame;
  };
  const loadPlain = async (): Promise<Frame> => {
    if (hosted) throw new Error("Something of ours would be in the page");
    serving.anew();
    await page.goto(at.page, { timeout: 0 });
    return page.mainFrame();
  };
  if (options.framed) await host();
  return async (time: Time): Promise<PageSession> => {
    doing = "";
    // When it takes too long, it may be the copy before that does not let go.
    const loading = time === "virtual" ? load() : loadPlain();
    const frame = await watch.within(loading, LOAD_MS, NOT_LOADED);
    // What a page does when it learns its own size comes with the first frame that is drawn: for all copies before anything else.
    const drawn = time === "virtual" ? askHost(page, "drawn") : undefined;
    const ready = settleAll([enterIsolatedWorld(cdp, frame, key, time), drawn]);
    const [world] = await watch.within(ready, CALL_MS, NO_ANSWER);
    const during = () => doing;
    return createPageSession({
      page,
      cdp,
      seen,
      screen,
      world,
      watch,
      doing: (what) => (doing = what),
      during,
    });
  };
}

/** Where a page and what its frame stands in are shown. */
export interface Addresses {
  host: string;
  page: string;
}

/** Places that no page can know; all its copies have to be shown there, since it can see where it is. */
export function newAddresses(): Addresses {
  const name = () => randomBytes(6).toString("hex");
  return { host: `https://${name()}.example/`, page: `https://${name()}.example/${name()}.html` };
}

function newContext(browser: Browser, screen: Screen): Promise<BrowserContext> {
  return browser.newContext({
    viewport: screen === "phone" ? PHONE : DESKTOP,
    userAgent: agentOf(browser, screen).userAgent,
    isMobile: screen === "phone",
    hasTouch: screen === "phone",
    serviceWorkers: "block",
    acceptDownloads: false,
    locale: "en-US",
    timezoneId: "UTC",
  });
}

/** How an ordinary browser of this version names itself: that this one has no window is nothing to a page. */
function agentOf(browser: Browser, screen: Screen) {
  const version = browser.version().split(".")[0]!;
  const mobile = screen === "phone";
  const [system, kind] = mobile ? ["Linux; Android 10; K", "Mobile Safari"] : ["X11; Linux x86_64", "Safari"];
  const brands = ["Google Chrome", "Chromium"].map((brand) => ({ brand, version }));
  return {
    userAgent: `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 ${kind}/537.36`,
    userAgentMetadata: {
      brands: [...brands, { brand: "Not_A Brand", version: "8" }],
      fullVersion: browser.version(),
      platform: mobile ? "Android" : "Linux",
      platformVersion: "",
      architecture: mobile ? "" : "x86",
      model: "",
      mobile,
    },
  };
}

/** Answers for the host and, once a showing, for the page; whatever else is asked for is noted and refused. */
async function serve(
  context: BrowserContext,
  page: Page,
  { html, seen, at }: Pick<TabOptions, "html" | "seen" | "at">,
) {
  let served = false;
  let moves = 0;
  await context.route("**/*", (route) => {
    const request = route.request();
    const url = request.url();
    if (url === at.host) return route.fulfill({ contentType: "text/html", body: HOST_PAGE });
    const leaving = request.isNavigationRequest();
    if (leaving && url === at.page && !served) {
      served = true;
      const headers = { "content-security-policy": FRAME_HEADER };
      // No encoding is told: a file opened from disk is not told one either.
      return route.fulfill({ contentType: "text/html", headers, body: html });
    }
    addLine(leaving ? seen.navigation : seen.network, `${leaving ? "went to" : request.method()} ${url}`, 20);
    return route.abort("blockedbyclient");
  });
  page.on("framenavigated", (frame) => {
    if (frame.url() === at.host || (moves += 1) <= MAX_NAVIGATIONS) return;
    addLine(seen.navigation, `more than ${MAX_NAVIGATIONS} entries in the history`);
  });
  return {
    anew() {
      served = false;
      moves = 0;
    },
  };
}

async function closeContext(context: BrowserContext): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, 1_500);
  await Promise.race([context.close().catch(() => {}), late.promise]);
  clearTimeout(timer);
}
