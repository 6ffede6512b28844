import { createHash } from "node:crypto";
import { PROTOCOL, type PageReport } from "../page-report.ts";
import type { PageBrief } from "../page-brief.ts";
import { mergePageEvents, type PageEvents } from "./page-events.ts";
import { listShots, type Shot } from "./shots.ts";
import { checkText } from "./static.ts";
import type { Inputs } from "./differential-replay.ts";
import { createVerdict, type Verdict } from "./verdict.ts";

/** The parts of a report. */
export interface Reported {
  html: string;
  brief: PageBrief;
  verdict: Verdict;
  seen: PageEvents[];
  shots: Shot[];
  inputs: Inputs;
  steps: PageReport["steps"];
}

/** The report of a page that crashed or blocked its browser. */
export function reportOfHang(
  page: Pick<Reported, "html" | "brief">,
  { browser, why, ms }: { browser: PageReport["browser"]; why: string; ms: number },
): PageReport {
  const verdict = createVerdict();
  checkText(page.html, verdict);
  verdict.note("load", { ok: false, ms, detail: why });
  return reportOf({ ...page, verdict, seen: [], shots: [], inputs: NO_INPUTS, steps: [] }, { browser, ms });
}

/** No reaction to any input. */
export const NO_INPUTS: Readonly<Inputs> = { keys: false, pointer: false, touch: false };

/** Builds the report from the findings so far. */
export function reportOf(one: Reported, { browser, ms }: Pick<PageReport, "browser" | "ms">): PageReport {
  const { console, network } = mergePageEvents(one.seen);
  return {
    protocol: PROTOCOL,
    ok: one.verdict.ok,
    html_sha256: createHash("sha256").update(one.html).digest("hex"),
    browser,
    ms,
    checks: one.verdict.checks(),
    inputs: one.inputs,
    brief: one.brief,
    steps: one.steps,
    console,
    network,
    screenshots: listShots(one.shots),
  };
}
