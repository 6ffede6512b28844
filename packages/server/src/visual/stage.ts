import { randomBytes } from "node:crypto";
import type { Browser, BrowserContext, Frame, Page } from "playwright-core";
import { FRAME_HEADER, FRAME_SANDBOX } from "./frame.ts";
import { insideScript } from "./inside.ts";
import { jot, listen, type Seen } from "./seen.ts";
import { Hung, Lost, type Watch } from "./watch.ts";
import { enterWorld, type DoorState, type Weight, type World } from "./world.ts";

/** Screens that a page is looked at on. */
export const DESKTOP = { width: 1024, height: 720 };
export const PHONE = { width: 390, height: 844 };

const HOST = "https://host.visual.test/";
const PAGE = "https://page.visual.test/";
/** What a wait ends with when it was the browser's fault and not the page's. */
export const NO_BROWSER = "The browser opens no new pages";

const OPEN_MS = 8_000;
const USUAL_OPENING_MS = 200;
const LOAD_MS = 4_000;
const CALL_MS = 3_000;
const MAX_NAVIGATIONS = 20;

const HOST_PAGE = `<!doctype html><html lang="en"><title>host</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<style>html,body{margin:0;height:100%;overflow:hidden}iframe{border:0;width:100%;height:100%;display:block}</style>
<iframe id="frame" title="page" allow="autoplay" sandbox="${FRAME_SANDBOX}" src="${PAGE}"></iframe>`;

/** How a page is put on: on which screen, and whether its time is ours to move. */
export interface Staging {
  screen: "desktop" | "phone";
  time: "real" | "virtual";
}

/** How a page is at one moment. */
export interface Mark {
  /** A short word: two that differ are two states. */
  state: string;
  /** How often Enter or Space has pressed the button that had the focus. */
  clickedByKey: number;
}

/** A page in its frame, loaded, in a browser context of its own. All waits have deadlines and throw `Hung`. */
export interface Stage {
  readonly staging: Staging;
  readonly page: Page;
  /** How many times slower than usual the machine is, for deadlines that are kept elsewhere. */
  readonly pace: number;
  /** What is being done with the page, for what it says meanwhile. */
  doing(what: string): void;
  /** The value of an expression from the world beside the page, see inside/eyes.js and inside/hands.js. */
  look<T>(expression: string, ms?: number): Promise<T>;
  /** The same where the answer can be done without: undefined when it takes longer than `ms`, and no hang. */
  glance<T>(expression: string, ms: number): Promise<T | undefined>;
  /** Any act on the page, with a deadline. */
  act<T>(what: string, work: Promise<T>, ms?: number): Promise<T>;
  /** Moves the page's time on. */
  advance(ms: number): Promise<DoorState>;
  /** The state the page is in, as of the last advance what was heard of it too. */
  digest(): Promise<Mark>;
  weigh(): Promise<Weight>;
  shot(type: "png" | "jpeg"): Promise<Buffer>;
  close: () => Promise<void>;
}

/** What a page is opened with. */
export interface Opening {
  browser: Browser;
  html: string;
  staging: Staging;
  watch: Watch;
  /** Where what it says and tries is noted, from before its first word. */
  seen: Seen;
}

/** Loads `html` into its frame and waits until it is there and answers. */
export async function openStage({ browser, html, staging, watch, seen }: Opening): Promise<Stage> {
  let doing = "";
  const key = randomBytes(12).toString("hex");
  const startedAt = performance.now();
  const context = await watch.within(newContext(browser, staging), OPEN_MS, NO_BROWSER);
  const close = () => closeContext(context);
  try {
    await context.addInitScript({ content: insideScript(key, staging.time === "virtual") });
    const page = await watch.within(context.newPage(), OPEN_MS, NO_BROWSER);
    // Nothing of the page has run yet, nor are there copies of it: what this took is the machine's own pace.
    if (staging.time === "real") watch.slow((performance.now() - startedAt) / USUAL_OPENING_MS);
    listen(page, seen, { key, doing: () => doing });
    page.on("crash", () => watch.lose("The page went down: it asked for more than there is"));
    await serve(context, html, seen);
    const frame = await load(page, watch, seen);
    const entering = enterWorld(page, frame, key, staging.time === "virtual");
    const world = await watch.within(entering, CALL_MS, "The page did not answer after it was loaded");
    await watch.within(page.evaluate(FOCUS), CALL_MS, "The page did not take the focus");
    return stageOf({
      page,
      seen,
      staging,
      world,
      watch,
      close,
      doing: (what) => (doing = what),
      during: () => doing,
    });
  } catch (error) {
    close().catch(() => {});
    throw gone(error, watch, browser);
  }
}

const FOCUS = `document.getElementById("frame").focus()`;

function newContext(browser: Browser, { screen }: Staging): Promise<BrowserContext> {
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

/** Answers for the host and, once, for the page; whatever else is asked for is noted and refused. */
async function serve(context: BrowserContext, html: string, seen: Seen): Promise<void> {
  let served = false;
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
}

async function load(page: Page, watch: Watch, seen: Seen): Promise<Frame> {
  let moves = 0;
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame() || (moves += 1) <= MAX_NAVIGATIONS) return;
    jot(seen.navigation, `more than ${MAX_NAVIGATIONS} entries in the history`);
  });
  const loading = page.goto(HOST, { waitUntil: "load", timeout: 0 });
  await watch.within(loading, LOAD_MS, `The page was not loaded after ${LOAD_MS / 1_000} s`);
  const frame = page.frames().find((frame) => frame.parentFrame() === page.mainFrame());
  if (!frame) throw new Error("The frame is gone");
  return frame;
}

interface Parts {
  page: Page;
  seen: Seen;
  staging: Staging;
  world: World;
  watch: Watch;
  close: () => Promise<void>;
  doing: (what: string) => void;
  during: () => string;
}

function stageOf({ page, seen, staging, world, watch, close, doing, during }: Parts): Stage {
  const browser = page.context().browser()!;
  let sound = 0;
  const told = (error: unknown): never => {
    throw gone(error, watch, browser);
  };
  const act = <T>(what: string, work: Promise<T>, ms = CALL_MS): Promise<T> =>
    watch.within(work, ms, `The page stopped answering at ${during() || what}`).catch(told);
  return {
    staging,
    page,
    get pace() {
      return watch.pace;
    },
    doing,
    act,
    close,
    look: (expression, ms) => act("a look at it", world.look(expression), ms),
    glance: <T>(expression: string, ms: number) => watch.sparing(world.look<T>(expression), ms).catch(told),
    async advance(ms) {
      const state = await act("passing time", world.door(ms));
      sound = state.sound;
      if (state.storm) throw new Lost(`More callbacks than time can hold at ${during() || "rest"}`);
      if (state.rtc > 0) jot(seen.network, "RTCPeerConnection", 20);
      if (state.close > 0) jot(seen.navigation, "asked to close the window");
      if (state.download > 0) jot(seen.navigation, "tried to save a file");
      if (state.trespass > 0) jot(seen.errors, "The page reached for the instrument that checks it");
      return state;
    },
    async digest() {
      const mark = await act("a look at it", world.look<Mark>("eyes.digest()"));
      return { ...mark, state: `${mark.state}.${sound}` };
    },
    weigh: () => act("being weighed", world.weigh()),
    shot: (type) =>
      act("a picture", page.screenshot({ type, caret: "hide", ...(type === "jpeg" ? { quality: 70 } : {}) })),
  };
}

async function closeContext(context: BrowserContext): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, 1_500);
  await Promise.race([context.close().catch(() => {}), late.promise]);
  clearTimeout(timer);
}

/** What an unexpected failure means: with the browser still there, the page has done away with its own frame. */
function gone(error: unknown, watch: Watch, browser: Browser): unknown {
  if (error instanceof Hung || error instanceof Lost || watch.hung !== undefined || !browser.isConnected())
    return error;
  const text = error instanceof Error ? error.message.split("\n")[0]! : String(error);
  return new Lost(`The page was lost from its frame: ${text}`);
}
