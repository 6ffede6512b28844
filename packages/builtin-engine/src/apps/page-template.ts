import { readFileSync } from "node:fs";
import type { Hex } from "./colours.ts";
import { lookCss, type Look } from "./look.ts";

/** What one kind of app puts into the page that all share. */
export interface Sheet {
  title: string;
  look: Look;
  /** The accent where none was asked for. */
  accent: Hex;
  /** Colours that the app draws; each becomes the custom property of its name. */
  things?: Readonly<Record<string, Hex>>;
  /** Files in `pages/` without their ending: each `.js` is bundled in this order, each `.css` that is named is added. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Rules that are worked out from the task, after all others. */
  css?: string;
  /** What the script finds as `settings`; anything that JSON can say. */
  settings: Readonly<Record<string, unknown>>;
  /** The content of `<main>`, as HTML: whatever comes from the task is already escaped. */
  body: string;
}

/** A name as it begins a line. */
export const capitalized = (name: string): string => `${name[0]!.toUpperCase()}${name.slice(1)}`;

/** `text` as HTML text or as the value of a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");

/** A whole document that needs no network and keeps nothing; the same sheet gives the same bytes. */
export function pageOf(sheet: Sheet): string {
  const title = escapeHtml(sheet.title);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
${lookCss(sheet.look, sheet.accent, sheet.things)}
${["shell", ...sheet.styles].map((name) => asset(`${name}.css`)).join("\n")}${sheet.css ?? ""}</style>
</head>
<body>
<header><h1>${title}</h1></header>
<main>
${sheet.body}
</main>
<script type="application/json" id="settings">${JSON.stringify(sheet.settings).replaceAll("<", "\\u003c")}</script>
<script>
(() => {
"use strict";
${sheet.scripts.map((name) => bundled(asset(`${name}.js`))).join("\n")}})();
</script>
</body>
</html>
`;
}

const assets = new Map<string, string>();
function asset(name: string): string {
  const known = assets.get(name) ?? readFileSync(new URL(`pages/${name}`, import.meta.url), "utf8");
  assets.set(name, known);
  return known;
}

/** A module as a part of one script: its imports come before it in the same script. */
const bundled = (source: string) =>
  source.replaceAll(/^import [^;]*;\n/gm, "").replaceAll(/^export (?=const|let|function)/gm, "");
