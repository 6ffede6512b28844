import type { Page } from "playwright-core";

/** What a page did in one frame. */
export interface FrameWork {
  /** Milliseconds since the frame before. */
  gap: number;
  /** Documents that the sanitizer parsed, and the characters of the longest and of all. */
  parses: number;
  longest: number;
  parsed: number;
  /** Nodes that were added to the page. */
  added: number;
}

export interface Watched {
  frames: FrameWork[];
  /** Milliseconds of each task of 50 ms and more. */
  longTasks: number[];
}

const WATCH = `(() => {
  const none = () => ({ gap: 0, parses: 0, longest: 0, parsed: 0, added: 0 });
  const seen = { frames: [], longTasks: [] };
  let now = none();
  globalThis.watched = seen;
  const parse = DOMParser.prototype.parseFromString;
  DOMParser.prototype.parseFromString = function (text, type) {
    now.parses++;
    const { length } = String(text);
    now.parsed += length;
    now.longest = Math.max(now.longest, length);
    return parse.call(this, text, type);
  };
  const nodesOf = (node) => node.nodeType === 1 ? 1 + node.querySelectorAll("*").length : 1;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) now.added += nodesOf(node);
  }).observe(document, { subtree: true, childList: true });
  new PerformanceObserver((list) => seen.longTasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: "longtask" });
  let last = performance.now();
  const frame = (at) => {
    seen.frames.push({ ...now, gap: at - last });
    [last, now] = [at, none()];
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})()`;

/** Counts what the page does in each frame, from its next load on. */
export const watch = (page: Page): Promise<unknown> => page.addInitScript(WATCH);

/** What it did so far. */
export const watchedOn = (page: Page): Promise<Watched> => page.evaluate<Watched>("globalThis.watched");

export const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** The frames of a stream in words: how far they lie apart, and the long tasks. */
export function framesIn({ frames, longTasks }: Watched): string {
  const gaps = frames.map(({ gap }) => gap);
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const spread = `median ${ms(at(gaps, 0.5))}, 99th percentile ${ms(at(gaps, 0.99))}, longest ${ms(at(gaps, 1))}`;
  return `${frames.length} frames, apart: ${spread}; ${longTasks.length} long tasks, longest ${ms(at(longTasks, 1))}, together ${ms(longTasks.reduce((sum, each) => sum + each, 0))}`;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
}

/**
 * Milliseconds of the processor that each task of a page's main thread took meanwhile: what a person waits for on a quiet
 * machine, and the same on a busy one.
 */
export async function taskTimes(page: Page, doing: () => Promise<unknown>): Promise<number[]> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline"] });
  await doing();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(threadOf),
  );
  return traceEvents
    .filter((one) => one.name === "RunTask" && one.ph === "X" && main.has(threadOf(one)))
    .flatMap(({ tdur }) => (tdur === undefined ? [] : [tdur / 1000]));
}
