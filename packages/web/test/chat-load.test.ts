import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { openConversation } from "./long-chat.ts";
import { newPage, openBrowser, serviceFor, skip } from "./rig.ts";
import { at, taskTimes } from "./watched.ts";

const LIMIT = { skip, timeout: 240_000 };

/** What a browser did: functions of the workspace called, elements whose style was computed, objects laid out. */
interface Work {
  calls: number;
  styled: number;
  laidOut: number;
}

interface TraceEvent {
  name: string;
  args: { elementCount?: number; beginData?: { dirtyObjects: number } };
}

/** The work that a page does meanwhile. */
async function workOf(page: Page, doing: () => Promise<unknown>): Promise<Work> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Profiler.enable");
  await cdp.send("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await cdp.send("Profiler.takePreciseCoverage");
  await doing();
  const { result } = await cdp.send("Profiler.takePreciseCoverage");
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await cdp.detach();
  const sum = (values: number[]) => values.reduce((all, each) => all + each, 0);
  return {
    calls: sum(
      result
        .filter(({ url }) => url.includes("/assets/"))
        .flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]!.count)),
    ),
    styled: sum(trace.traceEvents.map(({ args }) => args?.elementCount ?? 0)),
    laidOut: sum(trace.traceEvents.map(({ args }) => args?.beginData?.dirtyObjects ?? 0)),
  };
}

const WORDS = "What about a half?";
/** Milliseconds of the processor for a key press: within this it feels immediate. */
const MOST_MS = 50;

/** Types letter by letter, so that each has its own frame. */
async function type(page: Page): Promise<void> {
  for (const letter of WORDS) {
    await page.keyboard.type(letter);
    await page.evaluate("new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))");
  }
}

test(
  "typing in a conversation of 500 messages is the work of typing in one of two: no message is rendered, styled or laid out, and no key press keeps the page busy for 50 ms",
  LIMIT,
  async (t) => {
    const { url } = await serviceFor(t);
    const browser = await openBrowser(t);
    const work: Record<number, Work> = {};
    for (const messages of [2, 500]) {
      const page = await newPage(t, browser, "desktop");
      await openConversation(page, url, messages);
      work[messages] = await workOf(page, () => type(page));
      assert.equal(await page.getByRole("textbox", { name: "Question" }).inputValue(), WORDS);
      if (messages === 500) {
        const times = await taskTimes(page, () => type(page));
        t.diagnostic(
          `${times.length} tasks: 99th percentile ${at(times, 0.99).toFixed(1)} ms, longest ${at(times, 1).toFixed(1)} ms`,
        );
        assert.ok(times.length > WORDS.length, "tasks are counted");
        assert.ok(at(times, 1) < MOST_MS, `the longest takes ${at(times, 1)} ms`);
      }
    }
    for (const kind of ["calls", "styled", "laidOut"] as const) {
      assert.ok(work[2]![kind] > 0, `${kind} are counted`);
      assert.ok(work[500]![kind] < 1.5 * work[2]![kind], `${kind}: ${JSON.stringify(work)}`);
    }
  },
);
