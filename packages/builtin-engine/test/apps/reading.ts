import assert from "node:assert/strict";
import type { AppTemplate } from "../../src/apps/app.ts";
import { makeApp } from "../../src/apps/make-app.ts";

/** The app that `task` makes with all that it asks; the test fails where something is not done. */
export function appOf(task: string): AppTemplate {
  const made = makeApp(task);
  const missing = "words" in made ? `beyond: ${made.words.join(", ")}` : made.notDone.join(", ");
  assert.ok("html" in made && missing === "", `${task} → ${missing}`);
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

/** The words for which `task` goes beyond, or what is not done; undefined where an app was made with all of it. */
export function beyondOf(task: string): readonly string[] | undefined {
  const made = makeApp(task);
  if ("words" in made) return made.words;
  return made.notDone.length > 0 ? made.notDone : undefined;
}
