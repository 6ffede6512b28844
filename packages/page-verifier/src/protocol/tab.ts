import { randomBytes } from "node:crypto";
import type { Browser, BrowserContext, Frame, Page } from "playwright-core";
import { FRAME_HEADER, FRAME_SANDBOX } from "./frame.ts";
import type { FrameRate } from "./frame-rate.ts";
import { scriptWith } from "./bundle-script.ts";
import { callExpression } from "./call-expression.ts";
import { directSession } from "../direct-session.ts";
import type { HostApi, InitialConditions } from "./in-page-api.ts";
import { addLine, listen, type PageEvents } from "./page-events.ts";
import { gone, createPageSession, type Screen, type PageSession } from "./page-session.ts";
import { settleAll } from "./settle-all.ts";
import type { Watch } from "./watch.ts";
import { enterIsolatedWorld, type Time } from "./isolated-world.ts";

/** The screen sizes in CSS pixels. */
export const DESKTOP = { width: 1024, height: 720 };
export const PHONE = { width: 390, height: 844 };

/** The error of a wait that failed because of the browser and not the page. */
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

/** A browser context with one tab that shows copies of a page one after the other. All waits have deadlines and throw `PageHung`. */
export interface Tab {
  /** Loads a new copy in a frame and in virtual time, in place of the previous one. Resolves when it responds. */
  show(): Promise<PageSession>;
  /** The same in the tab itself and in real time, without any script of the verifier. */
  showPlain(): Promise<PageSession>;
  close: () => Promise<void>;
}

/** Options of `openTab`. */
export interface TabOptions {
  browser: Browser;
  html: string;
  screen: Screen;
  at: Addresses;
  /** The time and random seed that all copies start with. */
  initial: InitialConditions;
  /** True if all copies are shown in the frame; false if `showPlain` may be called first. */
  framed: boolean;
  watch: Watch;
  /** How often the page draws in virtual time. */
  rate: FrameRate;
  /** Receives the messages and attempted actions of all copies. */
  seen: PageEvents;
}

/** Opens a tab without running the page. */
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

/** The page that contains the frame. */
interface Host {
  /** Loads it, or takes the frame away. */
  empty(): Promise<void>;
  isLoaded(): boolean;
  /** Whether a copy is being taken away. */
  leaves(): boolean;
}

/** Words of a page in which something moves by a style. */
const MOVES = /transition|animation|animate\(/i;

function createHost(page: Page, key: string, { initial, at, screen, html }: TabOptions): Host {
  let [loaded, leaves] = [false, false];
  // With touch, this browser may crash if what was touched and moves is taken away while it is on the screen.
  const hiddenFirst = screen === "phone" && MOVES.test(html);
  return {
    isLoaded: () => loaded,
    leaves: () => leaves,
    async empty() {
      if (loaded) {
        leaves = true;
        await askHost(page, "clear", { hiddenFirst });
        leaves = false;
        return;
      }
      // The init script runs only in the frames of the page.
      await page.addInitScript({ content: scriptWith("init-script", { key, initial }) });
      await page.goto(at.host, { timeout: 0 });
      await page.evaluate(scriptWith("host-script", null));
      loaded = true;
    },
  };
}

/** Prepares the tab. Resolves to the function that shows a copy. */
async function prepareTab(context: BrowserContext, options: TabOptions) {
  const { browser, html, screen, watch, rate, seen, at } = options;
  let doing = "";
  const key = randomBytes(12).toString("hex");
  const page = await context.newPage();
  const host = createHost(page, key, options);
  listen(page, seen, { key, doing: () => doing, leaves: () => host.leaves() });
  page.on("crash", () => watch.lose("The page went down: it asked for more than there is"));
  const cdp = await directSession(browser, await context.newCDPSession(page));
  await cdp.send("Emulation.setUserAgentOverride", agentOf(browser, screen));
  const serving = await serve(context, page, { html, seen, at });
  const load = async (): Promise<Frame> => {
    await host.empty();
    // A page can read the length of the history.
    await cdp.send("Page.resetNavigationHistory");
    serving.anew();
    await askHost(page, "mount", { src: at.page, sandbox: FRAME_SANDBOX });
    const frame = page.frames().find((frame) => frame.parentFrame() === page.mainFrame());
    if (!frame) throw new Error("The frame is gone");
    return frame;
  };
  const loadPlain = async (): Promise<Frame> => {
    if (host.isLoaded()) throw new Error("The page would contain a script of the verifier");
    serving.anew();
    await page.goto(at.page, { timeout: 0 });
    return page.mainFrame();
  };
  if (options.framed) await host.empty();
  return async (time: Time): Promise<PageSession> => {
    doing = "";
    // If this takes too long, the previous copy may be blocking its removal.
    const loading = time === "virtual" ? load() : loadPlain();
    const frame = await watch.within(loading, LOAD_MS, NOT_LOADED);
    // Reactions to the page's own size run with the first rendered frame; waiting for it makes them come first in all copies.
    const drawn = time === "virtual" ? askHost(page, "drawn") : undefined;
    // A page that draws slowly answers each question in time, but not all of them together.
    const ask = <T>(question: Promise<T>) => watch.within(question, CALL_MS, NO_ANSWER);
    const [world] = await settleAll([
      enterIsolatedWorld(cdp, frame, { key, time, ask }),
      drawn && ask(drawn),
    ]);
    const during = () => doing;
    return createPageSession({
      page,
      cdp,
      seen,
      screen,
      world,
      watch,
      rate,
      doing: (what) => (doing = what),
      during,
    });
  };
}

/** The addresses of the host page and of the page. */
export interface Addresses {
  host: string;
  page: string;
}

/** Random addresses that no page can know. All copies must use the same ones, because a page can read its address. */
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
    permissions: ["clipboard-write"],
    serviceWorkers: "block",
    acceptDownloads: false,
    locale: "en-US",
    timezoneId: "UTC",
  });
}

/** The user agent of an ordinary browser of this version, which does not show that this one is headless. */
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

/** Answers requests for the host and, once per copy, for the page. Notes and aborts all others. */
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
      // Declare no encoding, as for a file opened from disk.
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
