import type {
  ExitReason,
  Model,
  ModelName,
  Usage,
  VisualAttempt,
  VisualBrief,
  VisualReport,
} from "@signet/contract";
import type { LoopState } from "../loop.ts";
import type { PictureStore } from "../shown-pictures.ts";
import type { OfferedTechnique } from "../prompts/techniques.ts";

/** A page after a real browser has played it. */
export interface PlayedPage {
  /** The page as it is delivered. */
  html: string;
  report: VisualReport;
  /** Screenshots of the page, as files. */
  shots: { path: string; content: Uint8Array }[];
  /** Automatic repairs made before it was played, in words. */
  mended: string[];
}

export interface BuilderDeps {
  model: Model;
  /** Makes the repairs that need no model, plays the page and reports. Throws the signal's reason, and an error if no browser is available. */
  check: (source: string, brief: VisualBrief, signal: AbortSignal) => Promise<PlayedPage>;
  pictures: PictureStore;
  /** The same for all turns of a build. */
  cacheKey?: string;
}

/** A page as a model wrote it, and the result of playing it. */
export interface PageDraft {
  source: string;
  checked: PlayedPage;
}

/** Everything a builder needs to resume from a committed step. Plain JSON; screenshots are stored as files. */
export interface BuilderState {
  loop: LoopState;
  /** Frozen once the model has given it, except for one amendment. */
  brief: VisualBrief | null;
  /** The page that the next edit applies to. */
  source: string | null;
  attempts: VisualAttempt[];
  /** What became of the steps of the checklist in the last attempt. */
  played?: VisualReport["steps"];
  /** Parts of the task that the page will not have, if the builder named any with the brief. */
  notDone?: string[];
  /** Techniques that the first message held. */
  techniques?: OfferedTechnique[];
  /** The attempt that failed the fewest checks. Its screenshots are among the files of the run. */
  best: (Omit<PageDraft, "checked"> & { checked: Omit<PlayedPage, "shots">; n: number }) | null;
}

/** What a builder yields. `note` is to be shown at once. `checking` separates playing from writing. `step` is a point to resume from; its `shots` are set if `best` is new. */
export type BuilderYield =
  | { type: "note"; text: string; step: number }
  | { type: "checking"; on: boolean }
  | { type: "step"; state: BuilderState; shots: PlayedPage["shots"] | null };

export interface BuilderResult {
  ok: boolean;
  exitReason: ExitReason;
  summary: string;
  /** With the exit reason `partial`: the parts of the task that the page lacks although it passed. */
  notDone?: string[];
  steps: number;
  usage: Usage;
  /** The model that wrote the last turn; missing if there was no turn. */
  by?: ModelName;
}
