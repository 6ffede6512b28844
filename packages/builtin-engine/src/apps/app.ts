import type { VisualBrief } from "@signet/contract";
import type { AppRequest } from "./app-request.ts";

/** A finished page: one HTML document that needs nothing else, and what it is to be checked against. */
export interface AppTemplate {
  title: string;
  html: string;
  brief: VisualBrief;
}

/** What is asked goes beyond the built-in apps. `words`: those that nothing here could make true; empty where no app is named. */
export interface UnsupportedTask {
  words: readonly string[];
}

/** Makes one kind of app under any of its `names`, which are small letters and single spaces. */
export interface AppMaker {
  names: readonly string[];
  /** The task may bring words of its own (items, questions, rows, keys) that are the name of another app and do not mean it. */
  holdsTexts?: true;
  /** The app with all that `request` asks, or `UnsupportedTask`: never an app that leaves a part of it out. Its name was already taken out of `request`. */
  make(request: AppRequest): AppTemplate | UnsupportedTask;
}
