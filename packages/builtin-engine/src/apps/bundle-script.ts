import { createRequire } from "node:module";
import path from "node:path";
import type { PageSettings } from "./page-settings.ts";

/** An app, by the name of the file in `in-page/` that its script begins with. */
export type AppName = keyof PageSettings;

const FOLDER = path.join(import.meta.dirname, "in-page");
const bundles = new Map<AppName, string>();

/** The script of an app's page, with all that it imports; the same bytes each time. */
export function bundleScript(app: AppName): string {
  const known = bundles.get(app) ?? build(app);
  bundles.set(app, known);
  return known;
}

function build(app: AppName): string {
  // Loaded on first use: a process that makes no page does without it.
  const { buildSync } = createRequire(import.meta.url)("esbuild") as typeof import("esbuild");
  const { outputFiles } = buildSync({
    absWorkingDir: FOLDER,
    entryPoints: [`./${app}.ts`],
    bundle: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2024",
    charset: "utf8",
    tsconfigRaw: "{}",
    banner: { js: '(() => {\n"use strict";' },
    footer: { js: "})();" },
    logLevel: "silent",
  });
  return outputFiles[0]!.text;
}
