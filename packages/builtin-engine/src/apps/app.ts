import type { VisualBrief } from "@signet/contract";
import type { AppRequest } from "./app-request.ts";

/** A finished page: one HTML document that needs nothing else, and what it is to be checked against. */
export interface AppTemplate {
  title: string;
  html: string;
  brief: VisualBrief;
}

/** A page, and what of the task it does not have, in the words of the task. */
export interface BuiltApp extends AppTemplate {
  notDone: readonly string[];
}

/** What is asked is none of the built-in apps. `words`: what is not understood; empty where no app is named. */
export interface UnsupportedTask {
  words: readonly string[];
}

/** Makes one kind of app under any of its `names`, which are small letters and single spaces. */
export interface AppMaker {
  names: readonly string[];
  /** Sources of patterns for wishes that describe the app and do not name it. */
  described?: readonly string[];
  /** Words that make another app of it, right before the name or behind it: sources of patterns. */
  others?: { before?: string; behind?: string };
  /** What its page does whatever is asked, as wishes say it: sources of patterns. */
  does?: readonly string[];
  /** The task may bring words of its own (items, questions, rows, keys) that are the name of another app and do not mean it. */
  holdsTexts?: true;
  /**
   * The app with what `request` asks as far as it can have it: what is true of the page is taken out of the request, all
   * else stays and is told as not done. Its name was already taken out. `UnsupportedTask` where nothing of use could be made.
   */
  make(request: AppRequest): AppTemplate | UnsupportedTask;
}
