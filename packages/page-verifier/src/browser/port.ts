import type { Browser } from "playwright-core";
import type { Isolation } from "./launch.ts";

/** What a pool of browsers holds its uses to. Times are milliseconds. */
export interface BrowserLimits {
  /** Browsers that work at the same time; one more is kept ready. */
  slots: number;
  /** Uses that may wait for one; beyond that they are refused. */
  queue: number;
  /** How long one use may take, from when it has its browser. */
  useMs: number;
  /** How long a browser may take to start. */
  launchMs: number;
  /** Without a use for that long, every browser is ended. */
  idleMs: number;
  /** Bytes of memory at which a browser is killed, and above which it is not used again. */
  memoryBytes: number;
  reuseBytes: number;
  /** Bytes that a browser may send during one use: screenshots, and whatever a page writes to its console. */
  messageBytes: number;
  /** After so many uses, or when it is that old, a browser is not used again. */
  uses: number;
  ageMs: number;
}

/** The browser in use, as reports name it. */
export interface BrowserName {
  name: string;
  version: string;
  /** What keeps its pages from the machine. */
  sandbox: Isolation;
}

/** What a use is told beside its browser. */
export interface BrowserUse extends BrowserName {
  /** Aborts when the use has to end: its caller gave up, its time is over, its browser has ended. */
  signal: AbortSignal;
  /** Says that something in this browser does not answer any more: it is ended after this use. */
  discard(): void;
}

/** `untried`: none has been started yet. */
export type BrowserStatus =
  | ({ state: "ready" } & BrowserName)
  | { state: "untried"; name: string }
  | { state: "unavailable"; reason: string };

/** Browsers for pages that nobody trusts. Each use has one to itself. */
export interface Browsers {
  /**
   * Does `work` with a browser that nothing else uses. Rejects with whatever `work` throws, with BrowserKilled when the browser
   * had to be killed, with the signal's reason, or with the errors `overloaded`, `browser_unavailable`, `closed`.
   * The browser is used again only after `work` has resolved and closed the contexts that it opened.
   */
  use<T>(signal: AbortSignal, work: (browser: Browser, use: BrowserUse) => Promise<T>): Promise<T>;
  /** Starts a browser ahead, and so finds out whether one can be had. Rejects with `browser_unavailable`. */
  warm(): Promise<void>;
  /** What the last attempt to start a browser has shown. */
  status(): BrowserStatus;
  /** Ends every browser and refuses further uses. Resolves when no process is left. */
  close(): Promise<void>;
}

/** Why a browser had to be killed in the middle of its work. */
export type KillReason = "time" | "memory" | "messages" | "ended";

const SENTENCES: Record<KillReason, string> = {
  time: "the page kept the browser busy beyond its time",
  memory: "the page took more memory than it may",
  messages: "the page flooded the browser with messages",
  ended: "the browser ended while the page was open",
};

/** A page that took its browser with it. Nothing is wrong with the machine, and the next use gets another browser. */
export class BrowserKilled extends Error {
  readonly why: KillReason;
  constructor(why: KillReason) {
    super(SENTENCES[why]);
    this.name = "BrowserKilled";
    this.why = why;
  }
}
