// Runs in an isolated world: the same document without the page's code. Changes that the page makes to its globals are
// not visible here, so the values read here are genuine.
import type { IsolatedWorldInput, PageApi, PageHandles } from "../in-page-api.ts";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { followFields } from "./field-content.ts";
import {
  countNamed,
  find,
  firstField,
  focusSelect,
  identityOf,
  isThere,
  locate,
  nextControl,
  nextUsed,
  surface,
  isChoice,
  whyUnreachable,
} from "./find-controls.ts";
import { boardFaces, squareAt } from "./board-faces.ts";
import { blankCanvases, canvasAreas } from "./blank-canvases.ts";
import { canvasPicture, pictureOfCanvas } from "./hash-canvas.ts";
import { chooseNext, choiceButton, toggleIds } from "./choices.ts";
import { coveringLayer } from "./covering-layer.ts";
import { hiddenTexts, noticeTexts } from "./cut-texts.ts";
import { dragPath, eventPath, followsFocus } from "./event-path.ts";
import { placedClashes } from "./clashing-texts.ts";
import { controlsUnderBars, missedControls, noticeMissed } from "./missed-controls.ts";
import { nextOpener, noticeControls, smallTargets, unreachableControls } from "./notice-controls.ts";
import {
  actingButton,
  countNumberFields,
  enterNumber,
  noteNumberFields,
  restoreNumbers,
} from "./number-fields.ts";
import { markAt, marks } from "./marks.ts";
import { misplacedNumbers, noteMisplaced } from "./misplaced-numbers.ts";
import { animated } from "./is-moving.ts";
import { movers, traceOf } from "./movers.ts";
import { writtenSince } from "./follow-changes.ts";
import { fieldHolding, numberCells } from "./number-cells.ts";
import { oddTexts } from "./odd-texts.ts";
import { digest, followKeys, ignoreTexts } from "./page-digest.ts";
import { followScrolls } from "./reachability.ts";
import { outline } from "./page-outline.ts";
import { allMatching, countShown, hasContent, shownText, squeeze } from "./page-text.ts";
import { scrollsSideways, widths } from "./page-widths.ts";
import { shownMeasures } from "./shown-measures.ts";
import { shownNumbers } from "./shown-numbers.ts";
import { DRAWN_FONTS, DRAWN_TEXT } from "./requests.ts";
import {
  buttonIds,
  emptyFields,
  filledFields,
  findButton,
  followValidation,
  nextButton,
  nextRemover,
  pressEffects,
  selectTexts,
  squareIds,
} from "./press-controls.ts";
import { onlyTextReturned, returnedTexts } from "./returned-texts.ts";
import { illegibleTexts } from "./illegible-texts.ts";
import { paleTexts } from "./pale-texts.ts";
import { placeCaret, setField } from "./set-field.ts";
import {
  firstFocusable,
  hasNative,
  isPlayed,
  nextPlayControl,
  nextStart,
  saidStart,
  saysStart,
  startControl,
} from "./start-controls.ts";

declare const INPUT: IsolatedWorldInput;
declare global {
  var signet: PageApi & PageHandles;
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

const MAX_DRAWN = 20_000;

async function askForDrawn(request: number): Promise<string> {
  const answer = await advance(request, 0);
  return typeof answer === "string" ? answer : "";
}

/** What is written on the canvases of the page or of the elements that a selector matches. */
async function drawnText(within?: string): Promise<string> {
  const roots: (Document | Element)[] = within === undefined ? [document] : allMatching(within);
  if (!roots.some((root) => root instanceof HTMLCanvasElement || root.querySelector("canvas"))) return "";
  return squeeze((await askForDrawn(DRAWN_TEXT)).slice(0, MAX_DRAWN));
}

/** What is written on the canvases of the page, with its fonts. */
const drawnFonts = async (): Promise<string> =>
  document.querySelector("canvas") ? askForDrawn(DRAWN_FONTS) : "";

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
followScrolls();
followValidation();
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
}).observe({ type: "longtask", buffered: true });

globalThis.signet = {
  advance,
  digest: () => digest(),
  shownText,
  drawnText,
  shownNumbers: async () => shownNumbers(await drawnText()),
  shownMeasures,
  hasContent,
  blankCanvases,
  canvasPicture,
  pictureOf(wanted) {
    const element = find(wanted);
    return element instanceof HTMLCanvasElement ? pictureOfCanvas(element) : null;
  },
  eventPath,
  dragPath,
  movers,
  traceOf,
  followsFocus,
  animated,
  scrollsSideways,
  hasCanvas: () => document.querySelector("canvas") !== null,
  countElements: () => document.getElementsByTagName("*").length,
  refreshes,
  widths,
  outline,
  longestTask: () => Math.round(longestTask),
  settle,
  noticeControls,
  unreachableControls,
  controlsUnderBars,
  noticeMissed,
  missedControls,
  toggleIds,
  placedClashes,
  noticeTexts,
  hiddenTexts,
  canvasAreas,
  smallTargets,
  nextControl,
  buttonIds,
  squareIds,
  coveringLayer,
  nextButton(first) {
    noteMisplaced();
    return nextButton(first);
  },
  misplacedNumbers,
  marks,
  markAt,
  findButton,
  boardFaces,
  squareAt,
  identityOf,
  countNamed,
  writtenSince,
  numberCells,
  fieldHolding,
  emptyFields,
  filledFields,
  countNumberFields,
  restoreNumbers,
  enterNumber,
  actingButton,
  chooseNext,
  choiceButton,
  nextRemover,
  pressEffects,
  onlyTextReturned,
  returnedTexts,
  ignoreTexts,
  selectTexts,
  oddTexts: async () => {
    noteNumberFields();
    return oddTexts(await drawnText());
  },
  paleTexts,
  illegibleTexts: async (least) => illegibleTexts(least, await drawnFonts()),
  startControl,
  nextStart,
  saysStart,
  saidStart,
  nextPlayControl,
  hasNative,
  isPlayed,
  firstField,
  firstFocusable,
  surface,
  nextOpener,
  nextUsed,
  locate,
  isThere,
  countShown,
  isChoice,
  whyUnreachable,
  setField,
  placeCaret,
  focusSelect,
  accessibilityFaults,
};
