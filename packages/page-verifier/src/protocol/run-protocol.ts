import { createHash } from "node:crypto";
import type { CheckName, PageReport } from "../page-report.ts";
import type { PageBrief } from "../page-brief.ts";
import type { Browser } from "playwright-core";
import { withoutBrief } from "./embed-brief.ts";
import { readKeyClaims } from "./key-claims.ts";
import { checkStall } from "./advisory-checks.ts";
import { takeSnapshot, type Snapshot } from "./snapshot.ts";
import type { InitialConditions } from "./in-page-api.ts";
import { checkLoaded } from "./load.ts";
import { playCopies, type PlayedCase } from "./play-copies.ts";
import { FRAME_RATES, FramesCostly, MOST_FRAME_MS } from "./frame-rate.ts";
import { compare, usePlain, type PlainPage } from "./plain.ts";
import { showMoreCopies } from "./show-more-copies.ts";
import { NO_INPUTS, reportOf } from "./report.ts";
import { canBeginAgain } from "./begin-again.ts";
import { mergePageEvents, noPageEvents, type PageEvents } from "./page-events.ts";
import { takeShot, type Shot } from "./shots.ts";
import type { Screen, PageSession } from "./page-session.ts";
import { checkText } from "./static.ts";
import { newAddresses, NO_BROWSER, openTab, type Addresses, type Tab } from "./tab.ts";
import { canStop } from "./goes-on-after-stop.ts";
import { canGoBack } from "./there-and-back.ts";
import { createTabs, type Tabs } from "./tabs.ts";
import { settleAll } from "./settle-all.ts";
import { createVerdict } from "./verdict.ts";
import { createWatch, PageHung, PageLost, type Watch } from "./watch.ts";

/** A page as it will be delivered, and its brief. */
export interface ProtocolInput {
  html: string;
  brief: PageBrief;
}

/** Options of `runProtocol`. */
export interface ProtocolOptions {
  signal: AbortSignal;
  /** Name, version and sandbox of the browser, for the report. */
  browser: PageReport["browser"];
}

/** The result of `runProtocol`. */
export interface ProtocolResult {
  report: PageReport;
  shots: Shot[];
  /** The page hung or crashed; the browser must not be used again. */
  hung: boolean;
  /** The page crashed, perhaps by a flaw of the browser. */
  crashed: boolean;
}

/** The state of one verification. */
interface Case extends ProtocolInput, PlayedCase {
  browser: Browser;
  watch: Watch;
  seen: PageEvents[];
  /** The page without its embedded brief, as all copies show it. */
  shown: string;
  at: Addresses;
  initial: InitialConditions;
}

/**
 * Runs all checks: loads the page in a frame like the user's, operates it with keys, pointer and touch, and reports the
 * findings. Never throws because of the page. Throws the signal's reason, or the browser's error if the browser failed on
 * its own.
 */
export async function runProtocol(
  browser: Browser,
  page: ProtocolInput,
  options: ProtocolOptions,
): Promise<ProtocolResult> {
  options.signal.throwIfAborted();
  const startedAt = performance.now();
  const shown = withoutBrief(page.html);
  const one: Case = {
    ...page,
    shown,
    at: newAddresses(),
    initial: initialConditionsOf(shown),
    browser,
    watch: createWatch(options.signal),
    verdict: createVerdict(),
    claims: readKeyClaims(shown),
    replays: canBeginAgain(shown),
    travels: canGoBack(shown),
    stops: canStop(shown),
    seen: [],
    shots: [],
    inputs: { ...NO_INPUTS },
    unsteady: false,
    startedTouch: undefined,
    early: { answers: false, rests: false },
    answered: Promise.withResolvers(),
    steps: [],
    rate: FRAME_RATES[0],
  };
  checkText(page.html, one.verdict);
  if (one.verdict.clean) await guarded(one, options.signal, () => loadAndPlay(one, options.signal));
  const { watch, shots } = one;
  const ms = Math.round(performance.now() - startedAt);
  return {
    report: reportOf(one, { browser: options.browser, ms }),
    shots,
    hung: watch.hung !== undefined,
    crashed: watch.crashed,
  };
}

/** The current time, because a page can detect a wrong date, and a random seed that is always the same for this page. */
function initialConditionsOf(html: string): InitialConditions {
  return { epoch: Date.now(), seed: createHash("sha256").update(html).digest().readUInt32LE() };
}

/** Turns a failure that the page caused into a finding; rethrows any other. */
async function guarded(one: Case, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    signal.throwIfAborted();
    if (one.watch.hung === NO_BROWSER) throw new Error(NO_BROWSER, { cause: error });
    if (error instanceof FramesCostly) {
      noteSeen(one);
      const { message: detail, frameCostMs: value } = error;
      return one.verdict.note("load", { ok: false, value, limit: MOST_FRAME_MS, detail });
    }
    if (!(error instanceof PageHung || error instanceof PageLost)) throw error;
    noteSeen(one);
    const what = one.watch.hung ?? error.message;
    if (one.watch.hung !== undefined || one.verdict.clean)
      one.verdict.note(blamed(what), { ok: false, detail: what });
  }
}

/** The check that fails because of a hang: `input` if it happened during an input, else `load`. */
function blamed(what: string): CheckName {
  return / at (?:key|click|tap|pointer|drag|typing|entering)/.test(what) ? "input" : "load";
}

async function loadAndPlay(one: Case, signal: AbortSignal): Promise<void> {
  const { verdict } = one;
  const newTabs = () => createTabs((screen, framed) => tabFor(one, screen, framed), signal);
  let tabs = newTabs();
  try {
    const { tab, session, snapshot } = await loadPlainly(one, tabs);
    noteSeen(one);
    if (!verdict.clean) {
      tabs.put(Promise.resolve(tab), "desktop");
      return;
    }
    const used = usePlain(session, { answersChecked: one.answered.promise });
    // The tab is reused for the last copies.
    tabs.put(
      used.then(() => tab),
      "desktop",
    );
    const [answers, watched] = await atSomeRate(
      one,
      async () => {
        const watched: Snapshot[] = [];
        const [answers] = await settleAll([used, playCopies(one, tabs, watched)]);
        return [answers, watched] as const;
      },
      async () => {
        // The plain tab and the copies of a page that draws slowly would keep each other from drawing.
        await used;
        one.shots = one.shots.filter(({ name }) => name === "desktop");
        await tabs.close();
        tabs = newTabs();
      },
    );
    noteSeen(one);
    if (verdict.clean) await compareWithPlain(one, { plain: { snapshots: [snapshot], answers }, watched });
    noteSeen(one);
  } finally {
    await tabs.close();
  }
}

/** Plays the page at the usual rate of frames; if these cost too much, again at a lower rate after `reset`. */
async function atSomeRate<T>(one: Case, play: () => Promise<T>, reset: () => Promise<void>): Promise<T> {
  for (;;)
    try {
      return await play();
    } catch (error) {
      if (!(error instanceof FramesCostly)) throw error;
      const { frameCostMs } = error;
      const { pace } = one.watch;
      // Copies that run at the same time slow each other down.
      const alone = one.rate.oneByOne ? frameCostMs : frameCostMs / 2;
      const lower = FRAME_RATES.find(
        ({ frameMs, mostMs }) => frameMs > one.rate.frameMs && mostMs * pace >= alone,
      );
      if (!lower) throw error;
      one.rate = lower;
      await reset();
      one.verdict.note("load", { ok: true, value: frameCostMs, limit: MOST_FRAME_MS });
    }
}

/** Loads the page in a plain tab in real time, runs the first checks and takes a snapshot. */
async function loadPlainly(
  one: Case,
  tabs: Tabs,
): Promise<{ tab: Tab; session: PageSession; snapshot: Snapshot }> {
  const { verdict, watch } = one;
  const startedAt = performance.now();
  const tab = await tabs.take("desktop", { framed: false });
  // The page has not run yet, so this time measures the speed of the machine.
  watch.slow((performance.now() - startedAt) / USUAL_OPENING_MS);
  const session = await tab.showPlain();
  // Open the other tabs while the page loads.
  tabs.prepare("phone");
  tabs.prepare("desktop");
  const first = await checkLoaded(session, one.seen[0]!, verdict);
  await checkStall(session, verdict);
  one.shots.push(await takeShot(session, "desktop", first));
  return { tab, session, snapshot: await takeSnapshot(session) };
}

/** Compares the page in the plain tab with its copies in the frame. */
async function compareWithPlain(
  one: Case,
  { plain, watched }: { plain: PlainPage; watched: Snapshot[] },
): Promise<void> {
  const more = showMoreCopies((framed, initial) => tabFor(one, "desktop", framed, initial), one.initial);
  try {
    await compare(plain, { snapshots: watched, ...one.early }, more, one.verdict);
  } finally {
    await more.close();
  }
}

const USUAL_OPENING_MS = 200;

function tabFor(
  one: Case,
  screen: Screen,
  framed: boolean,
  initial: InitialConditions = one.initial,
): Promise<Tab> {
  const { browser, shown: html, watch, rate, at } = one;
  const seen = noPageEvents();
  one.seen.push(seen);
  return openTab({ browser, html, screen, at, initial, framed, watch, rate, seen });
}

/** Notes errors, network requests, dialogs and navigation so far. */
function noteSeen({ seen, verdict }: Case): void {
  const { errors, network, dialogs, navigation } = mergePageEvents(seen);
  const note = (name: CheckName, lines: string[]) =>
    verdict.note(name, {
      ok: lines.length === 0,
      value: lines.length,
      limit: 0,
      detail: lines.slice(0, 8).join("\n"),
    });
  note("no_errors", errors);
  note("no_network", network);
  note("no_dialogs", dialogs);
  note("no_navigation", navigation);
}
