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
import type { OfferedTechnique } from "../prompts/techniques.ts";

/** A page that was played in a real browser. */
export interface PlayedPage {
  /** As its user will get it. */
  html: string;
  report: VisualReport;
  /** Pictures of the page, as files. */
  shots: { path: string; content: Uint8Array }[];
  /** What was mended in it before, in words. */
  mended: string[];
}

export interface BuilderDeps {
  model: Model;
  /** Mends what needs no model, plays the page, and says what was found. Throws the signal's reason, or where no browser can be had. */
  check: (source: string, brief: VisualBrief, signal: AbortSignal) => Promise<PlayedPage>;
  /** The same for all turns of this work. */
  cacheKey?: string;
}

/** A page as a model wrote it, and what came of it. */
export interface PageDraft {
  source: string;
  checked: PlayedPage;
}

/** All that a builder needs to go on from a committed step. Plain JSON but for the pictures, which are kept as files. */
export interface BuilderState {
  loop: LoopState;
  /** Frozen once it was told. */
  brief: VisualBrief | null;
  /** The page that the next edit is made in. */
  source: string | null;
  attempts: VisualAttempt[];
  /** What the task asks and the page will not have, where its builder said so with the brief. */
  notDone?: string[];
  /** Techniques that the first message held. */
  techniques?: OfferedTechnique[];
  /** The attempt that failed the fewest checks; its pictures lie in the files of the run. */
  best: (Omit<PageDraft, "checked"> & { checked: Omit<PlayedPage, "shots">; n: number }) | null;
}

/** `note` is to be shown at once. `checking` tells playing from writing. `step` is a point to go on from; `shots` is there where `best` is new. */
export type BuilderYield =
  | { type: "note"; text: string; step: number }
  | { type: "checking"; on: boolean }
  | { type: "step"; state: BuilderState; shots: PlayedPage["shots"] | null };

export interface BuilderResult {
  ok: boolean;
  exitReason: ExitReason;
  summary: string;
  /** With the exit reason `partial`: the page passed, and lacks this. */
  notDone?: string[];
  steps: number;
  usage: Usage;
  /** Who wrote the last turn, where there was one. */
  by?: ModelName;
}
