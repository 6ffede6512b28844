import type { Browser, CDPSession, Page } from "playwright-core";
import { addLine, type PageEvents } from "./page-events.ts";
import { PageHung, PageLost, type Watch } from "./watch.ts";
import type { CallArguments, CallResult } from "./call-expression.ts";
import type { PageApi, PageDigest } from "./in-page-api.ts";
import type { IsolatedWorld, PageActivity, Weight } from "./isolated-world.ts";

const CALL_MS = 3_000;

/** What a page is looked at on. */
export type Screen = "desktop" | "phone";

/** How a page is at one moment. */
export interface Mark extends PageDigest {
  /** The same for what is to be seen alone. */
  seen: string;
}

/** A copy of a page in its frame, loaded. All waits have deadlines and throw `PageHung`. */
export interface PageSession {
  readonly screen: Screen;
  readonly page: Page;
  /** Of the page's tab, for what the driver has no words for. */
  readonly cdp: CDPSession;
  /** How many times slower than usual the machine is, for deadlines that are kept elsewhere. */
  readonly pace: number;
  /** What is being done with the page, for what it says meanwhile. */
  doing(what: string): void;
  /** Asks the world beside the page. */
  call<Name extends keyof PageApi>(
    name: Name,
    ...given: CallArguments<PageApi, Name>
  ): Promise<CallResult<PageApi, Name>>;
  /** Work in that world whose result can be done without: undefined when it takes longer than `ms`, and no hang. */
  tryIn<T>(work: (world: IsolatedWorld) => Promise<T>, ms: number): Promise<T | undefined>;
  /** Any act on the page, with a deadline. */
  act<T>(what: string, work: Promise<T>, ms?: number): Promise<T>;
  /** Moves the page's time on. */
  advance(ms: number): Promise<PageActivity>;
  /** The state the page is in, as of the last advance what was heard of it too. */
  digest(): Promise<Mark>;
  weigh(): Promise<Weight>;
  /** Notes a connection to a peer, which no policy forbids; where nothing of ours is in the page, this alone tells. */
  notePeers(): Promise<void>;
  shot(type: "png" | "jpeg"): Promise<Buffer>;
  /** A picture of an eighth of the size. */
  thumbnail(): Promise<Buffer>;
}

interface Parts {
  page: Page;
  cdp: CDPSession;
  seen: PageEvents;
  screen: Screen;
  world: IsolatedWorld;
  watch: Watch;
  doing: (what: string) => void;
  during: () => string;
}

/** What can be done with a copy that is loaded, through the worlds beside and within it. */
export function createPageSession({
  page,
  cdp,
  seen,
  screen,
  world,
  watch,
  doing,
  during,
}: Parts): PageSession {
  const browser = page.context().browser()!;
  let sound = 0;
  const told = (error: unknown): never => {
    throw gone(error, watch, browser);
  };
  const act = <T>(what: string, work: Promise<T>, ms = CALL_MS): Promise<T> =>
    watch.within(work, ms, `The page stopped answering at ${during() || what}`).catch(told);
  return {
    screen,
    page,
    cdp,
    get pace() {
      return watch.pace;
    },
    doing,
    act,
    call: (name, ...given) => act("a look at it", world.call(name, ...given)),
    tryIn: (work, ms) => watch.sparing(work(world), ms).catch(told),
    async advance(ms) {
      const state = await act("passing time", world.advance(ms));
      sound = state.sound;
      if (state.storm) throw new PageLost(`More callbacks than time can hold at ${during() || "rest"}`);
      if (state.rtc > 0) addLine(seen.network, "RTCPeerConnection", 20);
      if (state.close > 0) addLine(seen.navigation, "asked to close the window");
      if (state.download > 0) addLine(seen.navigation, "tried to save a file");
      return state;
    },
    async digest() {
      const mark = await act("a look at it", world.call("digest"));
      return { ...mark, seen: mark.state, state: `${mark.state}.${sound}` };
    },
    weigh: () => act("being weighed", world.weigh()),
    async notePeers() {
      if ((await act("a look at its connections", world.peers())) > 0)
        addLine(seen.network, "RTCPeerConnection", 20);
    },
    async thumbnail() {
      const { width, height } = page.viewportSize()!;
      const clip = { x: 0, y: 0, width, height, scale: 1 / 8 };
      const taken = cdp.send("Page.captureScreenshot", { format: "png", clip });
      return Buffer.from((await act("a picture", taken)).data, "base64");
    },
    async shot(type) {
      const how = type === "jpeg" ? { format: type, quality: 70 } : { format: type };
      const taken = cdp.send("Page.captureScreenshot", how);
      return Buffer.from((await act("a picture", taken)).data, "base64");
    },
  };
}

/** What an unexpected failure means: with the browser still there, the page has done away with its own frame. */
export function gone(error: unknown, watch: Watch, browser: Browser): unknown {
  if (
    error instanceof PageHung ||
    error instanceof PageLost ||
    watch.hung !== undefined ||
    !browser.isConnected()
  )
    return error;
  const text = error instanceof Error ? error.message.split("\n")[0]! : String(error);
  return new PageLost(`The page was lost from its frame: ${text}`);
}
