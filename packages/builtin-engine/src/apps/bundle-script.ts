import { createRequire } from "node:module";
import path from "node:path";
import type { PageSettings } from "./page-settings.ts";

/** An app, by the name of its entry script in `in-page/`. */
export type AppName = keyof PageSettings;

const FOLDER = path.join(import.meta.dirname, "in-page");
const bundles = new Map<AppName, string>();

/** Bundles the script of an app's page with its imports. The output is deterministic. */
export function bundleScript(app: AppName): string {
  const known = bundles.get(app) ?? build(app);
  bundles.set(app, known);
  return known;
}

function build(app: AppName): string {
  // Loaded on first use, because many processes never make a page.
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
