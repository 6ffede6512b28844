import { readFileSync } from "node:fs";
import type { Hex } from "./colours.ts";
import { bundleScript, type AppName } from "./bundle-script.ts";
import type { PageSettings } from "./page-settings.ts";
import { sizeCss, themeCss, type Theme } from "./theme.ts";

/** The parts of a page that depend on the app. */
export interface PageContent<Name extends AppName> {
  /** The app whose script runs in the page. */
  script: Name;
  title: string;
  theme: Theme;
  /** The default accent colour. */
  accent: Hex;
  /** Colours that the app draws with; each becomes a custom property of its name. */
  things?: Readonly<Record<string, Hex>>;
  /** Style sheets in `in-page/` without their extension, in this order. */
  styles: readonly string[];
  /** Rules derived from the task, which come last. */
  css?: string;
  /** The settings of the script. */
  settings: PageSettings[Name];
  /** The content of `<main>` as HTML. Texts of the task must be escaped. */
  body: string;
}

/** Capitalises the first letter. */
export const capitalized = (name: string): string => `${name[0]!.toUpperCase()}${name.slice(1)}`;

/** Escapes `text` for HTML text and quoted attribute values. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");

/** Builds a self-contained document. The same content gives the same bytes. */
export function pageOf<Name extends AppName>(content: PageContent<Name>): string {
  const title = escapeHtml(content.title);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
${themeCss(content.theme, content.accent, content.things)}
${["page-template", ...content.styles].map((name) => styleSheet(name)).join("\n")}${content.css ?? ""}${sizeCss(content.theme)}</style>
</head>
<body>
<header><h1>${title}</h1></header>
<main>
${content.body}
</main>
<script type="application/json" id="settings">${JSON.stringify(content.settings).replaceAll("<", "\\u003c")}</script>
<script>
${bundleScript(content.script)}</script>
</body>
</html>
`;
}

const styleSheets = new Map<string, string>();
function styleSheet(name: string): string {
  const file = new URL(`in-page/${name}.css`, import.meta.url);
  const known = styleSheets.get(name) ?? readFileSync(file, "utf8");
  styleSheets.set(name, known);
  return known;
}
