import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { useDirectSessions } from "../direct-session.ts";
import { jailArguments, type BrowserProgram } from "./jail.ts";
import { startJailed, type Jailed } from "./spawn.ts";
import { createTransport } from "./transport.ts";
import { bytesOf, treeOf } from "./tree.ts";

const ANSWER_DEADLINE_MS = 1000;

/** What isolates a page from the machine. `bwrap`: only the jail, because Chromium's own sandbox cannot start in it. */
export type Isolation = "bwrap+chromium" | "bwrap";

/** A running browser in its own jail. */
export interface Launched {
  browser: Browser;
  /** The version that the browser reports. */
  version: string;
  isolation: Isolation;
  /** The process id of its jail. */
  pid: number;
  /** Whether it answers within a second. */
  answers(): Promise<boolean>;
  /** The memory of all its processes in bytes, without file pages. */
  memory(): number;
  /** The bytes that it has sent over the protocol so far. */
  received(): number;
  /** Resolves when it has ended, for any reason. */
  gone: Promise<void>;
  /** Ends it with all its processes; resolves when they have ended. */
  kill(): Promise<void>;
}

export interface LaunchOptions {
  /** The program of bubblewrap. */
  bwrap: string;
  /** The folder in which a new folder for the driver's files is created; it is removed with the browser. */
  dir: string;
  deadlineMs: number;
  signal: AbortSignal;
}

/** A browser could not be started. The message contains no path of the machine. */
export class LaunchError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = "LaunchError";
  }
}

/**
 * Starts a browser in its jail, with its own sandbox if possible. Rejects with LaunchError if it does not answer within
 * the deadline, and with the signal's reason if that aborts; no process is left running then.
 */
export async function launchBrowser(program: BrowserProgram, options: LaunchOptions): Promise<Launched> {
  try {
    return await attempt(program, options, "bwrap+chromium");
  } catch (error) {
    if (!(error instanceof LaunchError) || !/sandbox|namespace|Operation not permitted/i.test(error.message))
      throw error;
    // The jail is safe without Chromium's own sandbox, and reports name the isolation. If the jail itself cannot be
    // built, the second attempt fails as well.
    return attempt(program, options, "bwrap");
  }
}

async function attempt(
  program: BrowserProgram,
  options: LaunchOptions,
  isolation: Isolation,
): Promise<Launched> {
  const { bwrap, dir, deadlineMs, signal } = options;
  signal.throwIfAborted();
  // The driver takes some 80 MB, so it is loaded only when a page is shown.
  const { chromium } = await import("playwright-core");
  const artifacts = mkdtempSync(path.join(dir, "driver-"));
  const drop = () => rmSync(artifacts, { recursive: true, force: true });
  const jailed = await startJailed(bwrap, jailArguments(program, isolation === "bwrap+chromium")).catch(
    (error: unknown) => {
      drop();
      throw new LaunchError("bubblewrap could not be started", error);
    },
  );
  const gone = jailed.gone.then(drop);
  const kill = () => jailed.kill().then(() => gone);
  const transport = createTransport(jailed.input, jailed.output, () => void kill());
  // Playwright's own timeout would race the deadline below, with a less useful error.
  const connected = chromium.connectOverCDP(transport, { artifactsDir: artifacts, timeout: 0 });
  try {
    const browser = await first(connected, jailed, deadlineMs, signal);
    useDirectSessions(browser, transport.sessions);
    return {
      browser,
      version: browser.version(),
      isolation,
      pid: jailed.pid,
      answers: () => answers(browser),
      memory: () => bytesOf(treeOf(jailed.pid)),
      received: () => transport.received(),
      gone,
      kill,
    };
  } catch (error) {
    connected.catch(() => {});
    await kill();
    signal.throwIfAborted();
    if (error instanceof LaunchError) throw error;
    throw new LaunchError(`the browser did not start${complaintOf(jailed)}`, error);
  }
}

/** The connection, unless the browser ends, the deadline passes or the signal aborts first. */
async function first(
  connected: Promise<Browser>,
  jailed: Jailed,
  deadlineMs: number,
  signal: AbortSignal,
): Promise<Browser> {
  const deadline = AbortSignal.timeout(deadlineMs);
  const both = AbortSignal.any([deadline, signal]);
  const refused = new Promise<never>((_, reject) => {
    both.addEventListener("abort", () => {
      const late = new LaunchError(
        `the browser did not answer within ${deadlineMs} ms${complaintOf(jailed)}`,
      );
      reject(deadline.aborted ? late : (both.reason as Error));
    });
    void jailed.gone.then(() => reject(new LaunchError(`the browser ended at once${complaintOf(jailed)}`)));
  });
  return Promise.race([connected, refused]);
}

/** Sends a request that costs almost nothing. */
async function answers(browser: Browser): Promise<boolean> {
  const ask = async () => {
    const session = await browser.newBrowserCDPSession();
    await session.send("Browser.getVersion");
    await session.detach();
    return true;
  };
  return Promise.race([ask().catch(() => false), wait(ANSWER_DEADLINE_MS, false, { ref: false })]);
}

/** The last informative line that the jail or the browser wrote, without paths of this machine. */
function complaintOf(jailed: Jailed): string {
  const lines = jailed.complaint().trim().split("\n");
  const line =
    lines.findLast((each) => /bwrap:|sandbox|error while loading|FATAL/i.test(each)) ?? lines.at(-1) ?? "";
  return line === "" ? "" : `: ${line.replace(/\/[^\s:'"]*/g, "…").slice(0, 200)}`;
}
