import { createHash } from "node:crypto";
import type { CheckName, PageReport } from "../page-report.ts";
import type { PageBrief } from "../page-brief.ts";
import type { Browser } from "playwright-core";
import { withoutBrief } from "./embed-brief.ts";
import { checkChecklist } from "./checklist.ts";
import { readKeyClaims, type KeyClaims } from "./key-claims.ts";
import { checkAccessible, checkStall } from "./advisory-checks.ts";
import { takeSnapshot, type Snapshot } from "./snapshot.ts";
import type { InitialConditions } from "./in-page-api.ts";
import { checkLoaded } from "./load.ts";
import { checkMemory } from "./memory.ts";
import { useAgain } from "./moves.ts";
import { checkPhone, checkReach, noticeControls } from "./phone.ts";
import { compare, usePlain, type PlainPage } from "./plain.ts";
import { showMoreCopies } from "./show-more-copies.ts";
import { noteInputs } from "./inputs.ts";
import { NO_INPUTS, reportOf } from "./report.ts";
import { mergePageEvents, noPageEvents, type PageEvents } from "./page-events.ts";
import { takeShot, type Shot } from "./shots.ts";
import type { Screen, PageSession } from "./page-session.ts";
import { checkText } from "./static.ts";
import { newAddresses, NO_BROWSER, openTab, type Addresses, type Tab } from "./tab.ts";
import { createTabs, type Tabs } from "./tabs.ts";
import { settleAll } from "./settle-all.ts";
import { runDifferentialReplay, type Inputs, type ReplayResult } from "./differential-replay.ts";
import { createVerdict, type Verdict } from "./verdict.ts";
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
}

/** The state of one verification. */
interface Case extends ProtocolInput {
  browser: Browser;
  watch: Watch;
  verdict: Verdict;
  claims: KeyClaims;
  seen: PageEvents[];
  shots: Shot[];
  inputs: Inputs;
  unsteady: boolean;
  early: ReplayResult["early"];
  steps: PageReport["steps"];
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
    seen: [],
    shots: [],
    inputs: { ...NO_INPUTS },
    unsteady: false,
    early: { answers: false, rests: false },
    steps: [],
  };
  checkText(page.html, one.verdict);
  if (one.verdict.clean) await guarded(one, options.signal, () => loadAndPlay(one, options.signal));
  const { watch, shots } = one;
  const ms = Math.round(performance.now() - startedAt);
  return {
    report: reportOf(one, { browser: options.browser, ms }),
    shots,
    hung: watch.hung !== undefined,
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
    if (!(error instanceof PageHung || error instanceof PageLost)) throw error;
    noteSeen(one);
    const what = one.watch.hung ?? error.message;
    if (one.watch.hung !== undefined || one.verdict.clean)
      one.verdict.note(blamed(what), { ok: false, detail: what });
  }
}

/** The check that fails because of a hang: `input` if it happened during an input, else `load`. */
function blamed(what: string): CheckName {
  return / at (?:key|click|tap|pointer|drag|typing)/.test(what) ? "input" : "load";
}

async function loadAndPlay(one: Case, signal: AbortSignal): Promise<void> {
  const { verdict } = one;
  const tabs = createTabs((screen, framed) => tabFor(one, screen, framed), signal);
  try {
    const { tab, session, snapshot } = await loadPlainly(one, tabs);
    noteSeen(one);
    if (!verdict.clean) {
      tabs.put(Promise.resolve(tab), "desktop");
      return;
    }
    const used = usePlain(session);
    // The tab is reused for the last copies.
    tabs.put(
      used.then(() => tab),
      "desktop",
    );
    const watched: Snapshot[] = [];
    const [answers] = await settleAll([used, playAll(one, tabs, watched)]);
    noteSeen(one);
    if (verdict.clean) await compareWithPlain(one, { plain: { snapshots: [snapshot], answers }, watched });
    noteSeen(one);
  } finally {
    await tabs.close();
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

async function playAll(one: Case, tabs: Tabs, snapshots: Snapshot[]): Promise<void> {
  const { verdict, brief } = one;
  const startedAt = performance.now();
  const claims = { ...one.claims, wanted: brief.input };
  const snapshot = async (session: PageSession) => void snapshots.push(await takeSnapshot(session));
  const elsewhere = Promise.withResolvers<string[]>();
  const playing = runDifferentialReplay(tabs.take, claims, {
    async first(session) {
      elsewhere.resolve(await noticeControls(session));
      await snapshot(session);
    },
    still: (session) => checkMemory(session, verdict),
    async control(session) {
      await snapshot(session);
      await checkAccessible(session, verdict);
    },
    phone: async (session) => {
      await checkPhone(session, verdict);
      one.shots.push(await takeShot(session, "phone"));
    },
    pointed: () => elsewhere.resolve([]),
    tapped: async (session) => void (await noticeControls(session)),
    touched: async (session) => checkReach(session, await elsewhere.promise, verdict),
    async played(session) {
      one.shots.push(await takeShot(session, "played"));
      await useAgain(session);
    },
  });
  if (brief.checklist.length === 0) verdict.note("checklist", { ok: true, value: 0, limit: 0 });
  const [replayed, steps = []] = await settleAll([
    playing,
    brief.checklist.length > 0 ? checkChecklist(tabs.take, brief, verdict, {}) : undefined,
  ]);
  Object.assign(one, replayed, { steps });
  noteInputs(one, performance.now() - startedAt);
}

function tabFor(
  one: Case,
  screen: Screen,
  framed: boolean,
  initial: InitialConditions = one.initial,
): Promise<Tab> {
  const { browser, shown: html, watch, at } = one;
  const seen = noPageEvents();
  one.seen.push(seen);
  return openTab({ browser, html, screen, at, initial, framed, watch, seen });
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
