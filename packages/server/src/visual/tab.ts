import { randomBytes } from "node:crypto";
import type { Browser, BrowserContext, Disposable, Frame, Page } from "playwright-core";
import { FRAME_HEADER, FRAME_SANDBOX } from "./frame.ts";
import { insideScript } from "./inside.ts";
import { jot, listen, type Seen } from "./seen.ts";
import { gone, NO_BROWSER, stageOn, type Screen, type Stage, type Time } from "./stage.ts";
import { together } from "./together.ts";
import type { Watch } from "./watch.ts";
import { enterWorld } from "./world.ts";

/** Screens that a page is looked at on. */
export const DESKTOP = { width: 1024, height: 720 };
export const PHONE = { width: 390, height: 844 };

const HOST = "https://host.visual.test/";
const PAGE = "https://page.visual.test/";

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

const CLEAR = `document.body.replaceChildren()`;
/** Puts up the frame, waits until it is loaded, and gives it the focus. */
const MOUNT = `new Promise((done) => {
  const frame = document.createElement("iframe");
  Object.assign(frame, { title: "page", allow: "autoplay", sandbox: "${FRAME_SANDBOX}", src: "${PAGE}", onload: done });
  document.body.append(frame);
}).then(({ target }) => target.focus())`;

/** What a page does when it learns its own size comes with the first frame that is drawn: for all copies before anything else. */
const DRAWN = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))`;

/** A browser context with one tab, in which copies of a page are shown one after the other. All waits have deadlines and throw `Hung`. */
export interface Tab {
  /** Loads the page anew, in place of the copy before, and waits until it is there and answers. */
  show(time: Time): Promise<Stage>;
  close: () => Promise<void>;
}

/** What a tab is opened with. */
export interface Opening {
  browser: Browser;
  html: string;
  screen: Screen;
  watch: Watch;
  /** Where what its copies say and try is noted, from before the first word. */
  seen: Seen;
}

/** Opens a tab; nothing of the page has run in it yet. */
export async function openTab(opening: Opening): Promise<Tab> {
  const { browser, screen, watch } = opening;
  const context = await watch.within(newContext(browser, screen), OPEN_MS, NO_BROWSER);
  const close = () => closeContext(context);
  try {
    const show = await watch.within(openHost(context, opening), OPEN_MS, NO_BROWSER);
    return {
      close,
      async show(time) {
        try {
          return await show(time);
        } catch (error) {
          throw gone(error, watch, browser);
        }
      },
    };
  } catch (error) {
    close().catch(() => {});
    throw gone(error, watch, browser);
  }
}

/** Opens what the page's frame stands in. Gives what shows a copy there. */
async function openHost(context: BrowserContext, { html, screen, watch, seen }: Opening) {
  let doing = "";
  const key = randomBytes(12).toString("hex");
  const page = await context.newPage();
  listen(page, seen, { key, doing: () => doing });
  page.on("crash", () => watch.lose("The page went down: it asked for more than there is"));
  const session = await context.newCDPSession(page);
  const instruct = instructor(page, key);
  const serving = await serve(context, page, { html, seen });
  await page.goto(HOST, { timeout: 0 });

  const load = async (time: Time): Promise<Frame> => {
    await page.evaluate(CLEAR);
    // How many pages were here before is something that a page can see.
    await session.send("Page.resetNavigationHistory");
    await instruct(time);
    serving.anew();
    await page.evaluate(MOUNT);
    const frame = page.frames().find((frame) => frame.parentFrame() === page.mainFrame());
    if (!frame) throw new Error("The frame is gone");
    return frame;
  };
  return async (time: Time): Promise<Stage> => {
    doing = "";
    // When it takes too long, it may be the copy before that does not let go.
    const frame = await watch.within(load(time), LOAD_MS, NOT_LOADED);
    const ready = together([enterWorld(session, frame, key, time), page.evaluate(DRAWN)]);
    const [world] = await watch.within(ready, CALL_MS, NO_ANSWER);
    const during = () => doing;
    return stageOn({ page, session, seen, screen, world, watch, doing: (what) => (doing = what), during });
  };
}

/** Has the page run what goes before it, by the time that it is to live in. */
function instructor(page: Page, key: string) {
  let last: { time: Time; script: Disposable } | undefined;
  return async (time: Time): Promise<void> => {
    if (last?.time === time) return;
    await last?.script.dispose();
    last = { time, script: await page.addInitScript({ content: insideScript(key, time === "virtual") }) };
  };
}

function newContext(browser: Browser, screen: Screen): Promise<BrowserContext> {
  return browser.newContext({
    viewport: screen === "phone" ? PHONE : DESKTOP,
    isMobile: screen === "phone",
    hasTouch: screen === "phone",
    serviceWorkers: "block",
    acceptDownloads: false,
    locale: "en-US",
    timezoneId: "UTC",
  });
}

/** Answers for the host and, once a showing, for the page; whatever else is asked for is noted and refused. */
async function serve(context: BrowserContext, page: Page, { html, seen }: Pick<Opening, "html" | "seen">) {
  let served = false;
  let moves = 0;
  await context.route("**/*", (route) => {
    const request = route.request();
    const url = request.url();
    if (url === HOST) return route.fulfill({ contentType: "text/html", body: HOST_PAGE });
    const leaving = request.isNavigationRequest();
    if (leaving && url === PAGE && !served) {
      served = true;
      const headers = { "content-security-policy": FRAME_HEADER };
      return route.fulfill({ contentType: "text/html; charset=utf-8", headers, body: html });
    }
    jot(leaving ? seen.navigation : seen.network, `${leaving ? "went to" : request.method()} ${url}`, 20);
    return route.abort("blockedbyclient");
  });
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame() || (moves += 1) <= MAX_NAVIGATIONS) return;
    jot(seen.navigation, `more than ${MAX_NAVIGATIONS} entries in the history`);
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
