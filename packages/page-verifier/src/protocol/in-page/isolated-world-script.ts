// Runs in an isolated world: the same document without the page's code. Changes that the page makes to its globals are
// not visible here, so the values read here are genuine.
import type { IsolatedWorldInput, PageApi } from "../in-page-api.ts";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { followFields } from "./field-content.ts";
import {
  firstField,
  focusSelect,
  isThere,
  locate,
  nextControl,
  nextUsed,
  surface,
  whyUnreachable,
} from "./find-controls.ts";
import { nextOpener, noticeControls, smallTargets, unreachableControls } from "./notice-controls.ts";
import { digest, followKeys } from "./page-digest.ts";
import { outline } from "./page-outline.ts";
import { countShown, hasContent, shownText } from "./page-text.ts";
import { widths } from "./page-widths.ts";
import { placeCaret, setField } from "./set-field.ts";
import { nextStart, startControl } from "./start-controls.ts";

declare const INPUT: IsolatedWorldInput;
declare global {
  var signet: PageApi;
}

const FIRST_TIMERS_MS = 120;
let longestTask = 0;

/** Sends a request to the control channel of the script in the page. */
function advance(ms: number, frameMs: number): Promise<unknown> {
  const { key } = INPUT;
  return new Promise((resolve, reject) => {
    if (!visualViewport) return reject(new Error("The page has no viewport"));
    const onAnswer = (event: Event) => resolve(event instanceof CustomEvent ? event.detail : undefined);
    visualViewport.addEventListener(`${key}!`, onAnswer, { once: true });
    visualViewport.dispatchEvent(new CustomEvent(key, { detail: [ms, frameMs] }));
  });
}

/** The refresh that a page declares, which virtual time would not trigger. */
function refreshes(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[http-equiv="refresh" i]');
  return meta ? (meta.content || "refresh").slice(0, 100) : "";
}

const settle = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, FIRST_TIMERS_MS)));
  });

followFields();
followKeys();
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
}).observe({ type: "longtask", buffered: true });

globalThis.signet = {
  advance,
  digest,
  shownText,
  hasContent,
  hasCanvas: () => document.querySelector("canvas") !== null,
  countElements: () => document.getElementsByTagName("*").length,
  refreshes,
  widths,
  outline,
  longestTask: () => Math.round(longestTask),
  settle,
  noticeControls,
  unreachableControls,
  smallTargets,
  nextControl,
  startControl,
  nextStart,
  firstField,
  surface,
  nextOpener,
  nextUsed,
  locate,
  isThere,
  countShown,
  whyUnreachable,
  setField,
  placeCaret,
  focusSelect,
  accessibilityFaults,
};
