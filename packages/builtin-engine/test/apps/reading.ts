import assert from "node:assert/strict";
import type { AppTemplate } from "../../src/apps/app.ts";
import { makeApp } from "../../src/apps/make-app.ts";

/** The app that `task` makes; the test fails where it goes beyond. */
export function appOf(task: string): AppTemplate {
  const made = makeApp(task);
  assert.ok("html" in made, `${task} → beyond: ${"words" in made ? made.words.join(", ") : ""}`);
  return made;
}

/** What the page's script finds as its settings. */
export const settingsOf = (app: AppTemplate): Record<string, unknown> =>
  JSON.parse(/<script type="application\/json" id="settings">(.*?)<\/script>/s.exec(app.html)![1]!) as Record<
    string,
    unknown
  >;

/** The custom properties of the page, per colour scheme in the order in which they are given. */
export const propertiesOf = (app: AppTemplate): Record<string, string>[] =>
  [...app.html.matchAll(/:root\{([^}]*)\}/g)].map(([, rules]) =>
    Object.fromEntries(rules!.split(";").map((rule) => rule.split(":") as [string, string])),
  );

/** The words for which `task` goes beyond; undefined where an app was made. */
export function beyondOf(task: string): readonly string[] | undefined {
  const made = makeApp(task);
  return "words" in made ? made.words : undefined;
}
