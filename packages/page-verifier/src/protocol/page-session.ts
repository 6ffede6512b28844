import type { Browser, Page } from "playwright-core";
import type { DirectSession } from "../direct-session.ts";
import { addLine, type PageEvents } from "./page-events.ts";
import { PageHung, PageLost, type Watch } from "./watch.ts";
import type { CallArguments, CallResult } from "./call-expression.ts";
import { createFrameMeter, FramesCostly, type FrameRate } from "./frame-rate.ts";
import type { PageApi } from "./in-page-api.ts";
import type { PageDigest, PressEffects } from "./in-page-results.ts";
import type { IsolatedWorld, PageActivity, Weight } from "./isolated-world.ts";

const CALL_MS = 3_000;

/** The emulated device. */
export type Screen = "desktop" | "phone";

/** The state of a page at one moment. */
export interface Mark extends PageDigest {
  /** The same without sound: only what is visible. */
  seen: string;
}

/** A copy of a page in its frame, loaded. All waits have deadlines and throw `PageHung`. */
export interface PageSession {
  readonly screen: Screen;
  readonly page: Page;
  /** A session of the page's tab, for commands that Playwright does not offer. */
  readonly cdp: DirectSession;
  /** How many times slower than usual the machine is; callers multiply their own deadlines by it. */
  readonly pace: number;
  /** Sets the current input, which is named in errors that occur during it. */
  doing(what: string): void;
  /** Calls a method in the isolated world. */
  call<Name extends keyof PageApi>(
    name: Name,
    ...given: CallArguments<PageApi, Name>
  ): Promise<CallResult<PageApi, Name>>;
  /** Runs optional work in the isolated world: undefined if it takes longer than `ms`, without a PageHung. */
  tryIn<T>(work: (world: IsolatedWorld) => Promise<T>, ms: number): Promise<T | undefined>;
  /** Waits for an action on the page, with a deadline. `what` names it in the error. */
  act<T>(what: string, work: Promise<T>, ms?: number): Promise<T>;
  /** Advances the page's virtual time, with a frame every `frameMs` or less often. Throws FramesCostly if its frames cost too much. */
  advance(ms: number, frameMs?: number): Promise<void>;
  /** The frames that the page draws in a second of virtual time. */
  readonly rate: FrameRate;
  /** Whether anything was due after any advance so far. */
  readonly wasBusy: boolean;
  /** Whether the page stays as it is without input: nothing is due, and nothing works in the background. */
  rests(): Promise<boolean>;
  /** The texts that the page shows, in lower case; with a selector, those inside the elements that it matches. */
  shownText(within?: string): Promise<string[]>;
  /** The current state of the page, including the sound up to the last `advance`. */
  digest(): Promise<Mark>;
  /** The state with what a press may change outside of the document, such as the clipboard, the sound or the focus. */
  effects(): Promise<PressEffects & { rests: boolean }>;
  /** Notes texts such as NaN that were not there at the first call, and numbers that are sorted as words. */
  noteOddTexts(): Promise<void>;
  /** Whether anything in the page can hear a press on the button of an identity. */
  hears(id: string): Promise<boolean>;
  /** Whether a drag of what a checklist names is heard from a mouse only. */
  hearsMouseOnly(wanted: string): Promise<boolean>;
  /** Whether anything that is shown takes a touch, besides buttons that only start or stop. */
  takesTouch(): Promise<boolean>;
  /** Whether anything hears what a finger sends besides a tap. */
  hearsFinger(): Promise<boolean>;
  weigh(): Promise<Weight>;
  /** Notes WebRTC connections, which no policy forbids. In a plain tab this is the only way to detect them. */
  notePeers(): Promise<void>;
  shot(type: "png" | "jpeg"): Promise<Buffer>;
  /** A screenshot at an eighth of the size. */
  thumbnail(): Promise<Buffer>;
}

interface Parts {
  page: Page;
  cdp: DirectSession;
  seen: PageEvents;
  screen: Screen;
  world: IsolatedWorld;
  watch: Watch;
  rate: FrameRate;
  doing: (what: string) => void;
  during: () => string;
}

/** Creates the session of a loaded copy of the page. */
export function createPageSession({
  page,
  cdp,
  seen,
  screen,
  world,
  watch,
  rate,
  doing,
  during,
}: Parts): PageSession {
  const browser = page.context().browser()!;
  let last = "";
  const told = (error: unknown): never => {
    throw gone(error, watch, browser);
  };
  const act = <T>(what: string, work: Promise<T>, ms = CALL_MS): Promise<T> =>
    watch.within(work, ms, `The page stopped answering at ${during() || what}`).catch(told);
  const clock = createSessionClock({ seen, world, watch, rate, during }, act);
  return {
    screen,
    page,
    cdp,
    get pace() {
      return watch.pace;
    },
    doing(what) {
      if (what !== "") last = what;
      doing(what);
    },
    act,
    call: (name, ...given) => act("a look at it", world.call(name, ...given)),
    tryIn: (work, ms) => watch.sparing(work(world), ms).catch(told),
    rate,
    get wasBusy() {
      return clock.wasBusy;
    },
    advance: (ms, frameMs) => clock.advance(ms, frameMs),
    async digest() {
      const mark = await act("a look at it", world.call("digest"));
      return { ...mark, seen: mark.state, state: `${mark.state}.${clock.sound}` };
    },
    ...lookOf({ seen, world, rate, last: () => last }, act),
    hears: (id) => act("a look at it", world.hears(id)),
    hearsMouseOnly: (wanted) => act("a look at it", world.hearsMouseOnly(wanted)),
    takesTouch: () => act("a look at it", world.takesTouch()),
    hearsFinger: () => act("a look at it", world.hearsFinger()),
    weigh: () => act("being weighed", world.weigh()),
    async notePeers() {
      if ((await act("a look at its connections", world.peers())) > 0)
        addLine(seen.network, "RTCPeerConnection", 20);
    },
    ...picturesOf(page, cdp, act),
  };
}

/** Advances a page's time, and keeps what the page has done until the last advance. */
function createSessionClock(
  { seen, world, watch, rate, during }: Pick<Parts, "seen" | "world" | "watch" | "rate" | "during">,
  act: PageSession["act"],
) {
  const meter = createFrameMeter(rate);
  let sound = 0;
  let wasBusy = false;
  return {
    get sound() {
      return sound;
    },
    get wasBusy() {
      return wasBusy;
    },
    async advance(ms: number, frameMs = 0): Promise<void> {
      for (let left = ms; left > 0;) {
        const state = await act("passing time", world.advance(left, Math.max(frameMs, rate.frameMs)));
        sound = state.sound;
        wasBusy ||= state.rests === 0 || state.live > 0;
        if (state.storm) throw new PageLost(`More callbacks than time can hold at ${during() || "rest"}`);
        noteAttempts(state, seen);
        meter.add(state, watch.pace);
        left = state.left;
      }
    },
  };
}

/** What a look at the page can tell without changing it. */
function lookOf(
  { seen, world, rate, last }: Pick<Parts, "seen" | "world" | "rate"> & { last: () => string },
  act: PageSession["act"],
): Pick<PageSession, "rests" | "shownText" | "effects" | "noteOddTexts"> {
  const look = <T>(answer: Promise<T>) => act("a look at it", answer);
  const activity = () => look(world.advance(0, rate.frameMs));
  const isAtRest = ({ rests, live }: PageActivity) => rests === 1 && live === 0;
  return {
    rests: async () => isAtRest(await activity()),
    async shownText(within) {
      const given: [string?] = within === undefined ? [] : [within];
      const texts = await Promise.all([
        look(world.call("shownText", ...given)),
        look(world.call("drawnText", ...given)),
      ]);
      return texts.filter((text, at) => at === 0 || text !== "").map((text) => text.toLowerCase());
    },
    async effects() {
      const [effects, now] = await Promise.all([look(world.call("pressEffects")), activity()]);
      const heard = [now.sound, now.outward, now.download].join("|");
      const [state, beside] = [`${effects.state}|${heard}`, `${effects.beside}|${heard}`];
      return { ...effects, state, beside, rests: isAtRest(now) };
    },
    async noteOddTexts() {
      const [texts, misplaced] = await Promise.all([
        look(world.call("oddTexts")),
        look(world.call("misplacedNumbers")),
      ]);
      for (const text of texts)
        addLine(seen.errors, `${last() ? `after ${last()}: ` : ""}it shows "${text}"`);
      for (const fault of misplaced) addLine(seen.errors, fault);
    },
  };
}

/** Notes what a page has attempted beyond its own document. */
function noteAttempts({ rtc, close, download }: PageActivity, seen: PageEvents): void {
  if (rtc > 0) addLine(seen.network, "RTCPeerConnection", 20);
  if (close > 0) addLine(seen.navigation, "asked to close the window");
  if (download > 0) addLine(seen.navigation, "tried to save a file");
}

/** Takes pictures of a tab within the deadline of `act`. */
function picturesOf(
  page: Page,
  cdp: DirectSession,
  act: PageSession["act"],
): Pick<PageSession, "thumbnail" | "shot"> {
  return {
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

/** Interprets an unexpected failure: if the browser is still connected, the page has removed its own frame (`PageLost`). */
export function gone(error: unknown, watch: Watch, browser: Browser): unknown {
  if (
    error instanceof PageHung ||
    error instanceof FramesCostly ||
    error instanceof PageLost ||
    watch.hung !== undefined ||
    !browser.isConnected()
  )
    return error;
  const text = error instanceof Error ? error.message.split("\n")[0]! : String(error);
  return new PageLost(`The page was lost from its frame: ${text}`);
}
