import { createHash } from "node:crypto";
import { VISUAL_PROTOCOL, type VisualCheckName, type VisualBrief, type VisualReport } from "@signet/contract";
import type { Browser } from "playwright-core";
import { checkChecklist } from "./checklist.ts";
import { readKeyClaims, type KeyClaims } from "./claims.ts";
import { checkAccessible, checkStall } from "./comfort.ts";
import { checkLoaded } from "./load.ts";
import { checkPhone } from "./phone.ts";
import { checkMemory } from "./memory.ts";
import { join, nothingSeen, type Seen } from "./seen.ts";
import { listShots, takeShot, type Shot } from "./shots.ts";
import { NO_BROWSER, type Screen } from "./stage.ts";
import { checkText } from "./static.ts";
import { openTab, type Tab } from "./tab.ts";
import { createTabs, type Tabs } from "./tabs.ts";
import { together } from "./together.ts";
import { playTwins, type Inputs } from "./twin.ts";
import { createVerdict, type Verdict } from "./verdict.ts";
import { createWatch, Hung, Lost, type Watch } from "./watch.ts";

/** A page to be checked, as its user will get it, and what it is for. */
export interface VisualPage {
  html: string;
  brief: VisualBrief;
}

/** How the check is to go. */
export interface VerifyOptions {
  signal: AbortSignal;
  /** What the browser is, for the report. */
  browser: VisualReport["browser"];
}

/** What came of it. */
export interface Verified {
  report: VisualReport;
  shots: Shot[];
  /** The page hung or went down: the browser is not to be used again. */
  hung: boolean;
}

/** All that one verification gathers. */
interface Case extends VisualPage {
  browser: Browser;
  watch: Watch;
  verdict: Verdict;
  claims: KeyClaims;
  seen: Seen[];
  shots: Shot[];
  inputs: Inputs;
  unsteady: boolean;
}

/**
 * Loads the page in the frame that its user gets, plays it with keys, pointer and touch, and says what was found.
 * Nothing that the page does makes it throw; it throws the signal's reason, or what the browser said when that was
 * lost by itself.
 */
export async function verifyPage(
  browser: Browser,
  page: VisualPage,
  options: VerifyOptions,
): Promise<Verified> {
  options.signal.throwIfAborted();
  const startedAt = performance.now();
  const one: Case = {
    ...page,
    browser,
    watch: createWatch(options.signal),
    verdict: createVerdict(),
    claims: readKeyClaims(page.html),
    seen: [],
    shots: [],
    inputs: { ...NO_INPUTS },
    unsteady: false,
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

/** The report of a page that took its browser down with it, before or beside what else it did. */
export function reportOfHang(
  page: VisualPage,
  { browser, why, ms }: { browser: VisualReport["browser"]; why: string; ms: number },
): VisualReport {
  const verdict = createVerdict();
  checkText(page.html, verdict);
  verdict.note("load", { ok: false, ms, detail: why });
  return reportOf({ ...page, verdict, seen: [], shots: [], inputs: NO_INPUTS }, { browser, ms });
}

const NO_INPUTS: Readonly<Inputs> = { keys: false, pointer: false, touch: false };

function reportOf(
  one: Pick<Case, "html" | "brief" | "verdict" | "seen" | "shots" | "inputs">,
  { browser, ms }: Pick<VisualReport, "browser" | "ms">,
): VisualReport {
  const { console, network } = join(one.seen);
  return {
    protocol: VISUAL_PROTOCOL,
    ok: one.verdict.ok,
    html_sha256: createHash("sha256").update(one.html).digest("hex"),
    browser,
    ms,
    checks: one.verdict.checks(),
    inputs: one.inputs,
    brief: one.brief,
    console,
    network,
    screenshots: listShots(one.shots),
  };
}

/** Turns what a page did to its check into a finding; throws what was not the page's doing. */
async function guarded(one: Case, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    signal.throwIfAborted();
    if (one.watch.hung === NO_BROWSER) throw new Error(NO_BROWSER, { cause: error });
    if (!(error instanceof Hung || error instanceof Lost)) throw error;
    noteSeen(one);
    const what = one.watch.hung ?? error.message;
    if (one.watch.hung !== undefined || one.verdict.clean)
      one.verdict.note(blamed(what), { ok: false, detail: what });
  }
}

/** The check that a hang is charged to: to input where something was being done, else to having been loaded at all. */
function blamed(what: string): VisualCheckName {
  return / at (?:key|click|tap|pointer|drag|typing)/.test(what) ? "input" : "load";
}

async function loadAndPlay(one: Case, signal: AbortSignal): Promise<void> {
  const tabs = createTabs((screen) => tabFor(one, screen), signal);
  try {
    await lookAtOnce(one, tabs);
    noteSeen(one);
    if (!one.verdict.clean) return;
    await playAll(one, tabs);
    noteSeen(one);
  } finally {
    await tabs.close();
  }
}

/** Loads the page in real time and looks at it. Its tab is put back for a copy. */
async function lookAtOnce(one: Case, tabs: Tabs): Promise<void> {
  const { verdict, watch } = one;
  const startedAt = performance.now();
  const tab = await tabs.take("desktop");
  // Nothing of the page has run yet: what this took is the machine's own pace.
  watch.slow((performance.now() - startedAt) / USUAL_OPENING_MS);
  try {
    const stage = await tab.show("real");
    // The page needs a moment of its own now.
    tabs.prepare("phone");
    tabs.prepare("desktop");
    const first = await checkLoaded(stage, one.seen[0]!, verdict);
    await checkStall(stage, verdict);
    one.shots.push(await takeShot(stage, "desktop", first));
  } finally {
    tabs.put(tab, "desktop");
  }
}

const USUAL_OPENING_MS = 200;

async function playAll(one: Case, tabs: Tabs): Promise<void> {
  const { verdict, brief } = one;
  const startedAt = performance.now();
  const claims = { ...one.claims, wanted: brief.input };
  const playing = playTwins(tabs.take, claims, {
    still: (stage) => checkMemory(stage, verdict),
    control: (stage) => checkAccessible(stage, verdict),
    phone: async (stage) => {
      await checkPhone(stage, verdict);
      one.shots.push(await takeShot(stage, "phone"));
    },
    played: async (stage) => void one.shots.push(await takeShot(stage, "played")),
  });
  const checking = brief.checklist.length ? checkChecklist(tabs.take, brief.checklist, verdict) : undefined;
  if (!checking) verdict.note("checklist", { ok: true, value: 0, limit: 0 });
  await together([playing.then((twins) => Object.assign(one, twins)), checking]);
  noteInputs(one, performance.now() - startedAt);
}

function noteInputs({ inputs, unsteady, claims, brief, verdict }: Case, ms: number): void {
  const { keys, pointer, touch } = inputs;
  const value = [keys && "keys", pointer && "pointer", touch && "touch"].filter(Boolean).join(", ") || "none";
  if (!brief.input) {
    verdict.note("input", { ok: true, ms, value, detail: "Not asked for by the brief" });
    verdict.note("touch", { ok: true, value, detail: "Not asked for by the brief" });
    return;
  }
  const kept = keys || !claims.promised;
  const ok = (keys || pointer) && kept;
  const why = unsteady ? UNSTEADY : "";
  const fault = kept
    ? "Nothing changes for keys or pointer"
    : "It speaks of keys, and nothing changes for them";
  verdict.note("input", { ok, ms, value, detail: ok ? "" : fault + why });
  const untouched = "Nothing changes for taps and drags on a phone";
  verdict.note("touch", { ok: touch, value, detail: touch ? "" : untouched + why });
}

const UNSTEADY =
  " that would not change otherwise too: it is never twice the same, even when left alone (chance or time from a worker, or of the machine)";

function tabFor(one: Case, screen: Screen): Promise<Tab> {
  const seen = nothingSeen();
  one.seen.push(seen);
  return openTab({ browser: one.browser, html: one.html, screen, watch: one.watch, seen });
}

/** What was said and tried so far, as findings. */
function noteSeen({ seen, verdict }: Case): void {
  const { errors, network, dialogs, navigation } = join(seen);
  const note = (name: VisualCheckName, lines: string[]) =>
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
