import type { VisualBrief } from "@signet/contract";
import type { AppRequest } from "./app-request.ts";

/** A finished page: a self-contained HTML document, and the brief that it is checked against. */
export interface AppTemplate {
  title: string;
  html: string;
  brief: VisualBrief;
}

/** A page, and the parts of the task that it lacks, in the words of the task. */
export interface BuiltApp extends AppTemplate {
  notDone: readonly string[];
}

/** The task asks for none of the built-in apps. `words`: what was not understood; empty if no app is named. */
export interface UnsupportedTask {
  words: readonly string[];
}

/** Makes one kind of app. `names` are in lower case with single spaces. */
export interface AppMaker {
  names: readonly string[];
  /** Pattern sources of requests that describe the app without naming it. */
  described?: readonly string[];
  /** Pattern sources of words directly before or after the name that make it a different app. */
  others?: { before?: string; behind?: string };
  /** Pattern sources of descriptions of what the page always does. */
  does?: readonly string[];
  /** The task may contain texts (items, questions, rows, keys) that contain names of other apps without meaning them. */
  holdsTexts?: true;
  /**
   * Makes the app with everything that `request` asks for and the app supports. It takes from the request what the page
   * implements; the rest is reported as not done. The app's name is already taken. Returns `UnsupportedTask` if no useful page
   * is possible.
   */
  make(request: AppRequest): AppTemplate | UnsupportedTask;
}
