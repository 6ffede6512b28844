import type { Browser } from "playwright-core";
import type { Isolation } from "./launch.ts";

/** The limits of a pool of browsers. Times are in milliseconds. */
export interface BrowserLimits {
  /** The number of browsers that work at the same time; one more is kept ready. */
  slots: number;
  /** The number of uses that may wait for a browser; further ones are refused. */
  queue: number;
  /** How long one use may take once it has its browser; on a busy machine, up to eight times as long. */
  useMs: number;
  /** How long a browser may take to start. */
  launchMs: number;
  /** After this time without a use, every browser is ended. */
  idleMs: number;
  /** `memoryBytes`: a browser with more memory is killed. `reuseBytes`: one with more memory is not used again. */
  memoryBytes: number;
  reuseBytes: number;
  /** The bytes that a browser may send during one use: screenshots, and what a page writes to its console. */
  messageBytes: number;
  /** The number of uses and the age after which a browser is not used again. */
  uses: number;
  ageMs: number;
}

/** The browser in use, as reports name it. */
export interface BrowserName {
  name: string;
  version: string;
  /** What isolates its pages from the machine. */
  sandbox: Isolation;
}

/** What a use gets in addition to its browser. */
export interface BrowserUse extends BrowserName {
  /** Aborts when the use must end: its caller gave up, its time is over, or its browser has ended. */
  signal: AbortSignal;
  /** Marks this browser as broken: it is ended after this use. */
  discard(): void;
}

/** `untried`: no browser has been started yet. */
export type BrowserStatus =
  | ({ state: "ready" } & BrowserName)
  | { state: "untried"; name: string }
  | { state: "unavailable"; reason: string };

/** Browsers for untrusted pages. Each use has its own browser. */
export interface Browsers {
  /**
   * Does `work` with a browser that nothing else uses. Rejects with whatever `work` throws, with BrowserKilled if the
   * browser had to be killed, with the signal's reason, or with the errors `overloaded`, `browser_unavailable`, `closed`.
   * The browser is used again only if `work` has resolved and closed the contexts that it opened.
   */
  use<T>(signal: AbortSignal, work: (browser: Browser, use: BrowserUse) => Promise<T>): Promise<T>;
  /** Starts a browser in advance, which shows whether one is available. Rejects with `browser_unavailable`. */
  warm(): Promise<void>;
  /** The result of the last attempt to start a browser. */
  status(): BrowserStatus;
  /** Ends every browser and refuses further uses. Resolves when no process is left. */
  close(): Promise<void>;
}

/** Why a browser had to be killed during its work. */
export type KillReason = "time" | "memory" | "messages" | "ended";

const SENTENCES: Record<KillReason, string> = {
  time: "the page kept the browser busy beyond its time",
  memory: "the page took more memory than it may",
  messages: "the page flooded the browser with messages",
  ended: "the browser ended while the page was open",
};

/** A page made its browser fail. The machine is fine, and the next use gets another browser. */
export class BrowserKilled extends Error {
  readonly why: KillReason;
  constructor(why: KillReason) {
    super(SENTENCES[why]);
    this.name = "BrowserKilled";
    this.why = why;
  }
}
