import { createRequire } from "node:module";
import path from "node:path";
import type { InitScriptInput, IsolatedWorldInput } from "./in-page-api.ts";

/** The scripts that run inside a page, by file name, with the type of their input. */
interface ScriptInputs {
  "init-script": InitScriptInput;
  "isolated-world-script": IsolatedWorldInput;
  "host-script": null;
  "memory-storage": null;
}

/** The name of a script that runs inside a page. */
export type ScriptName = keyof ScriptInputs;

const FOLDER = path.join(import.meta.dirname, "in-page");
const bundles = new Map<ScriptName, string>();

/** The text of a script that runs immediately, with `input` as JSON. */
export function scriptWith<Name extends ScriptName>(name: Name, input: ScriptInputs[Name]): string {
  return `${bundleScript(name)}(${JSON.stringify(input)});`;
}

/** The text of a function that takes the script's input. Always the same bytes. */
export function bundleScript(name: ScriptName): string {
  const known = bundles.get(name) ?? build(name);
  bundles.set(name, known);
  return known;
}

/**
 * Bundles a script. Nothing is lowered to an older target, because esbuild's helpers would use globals that the page may
 * have changed. The bundle is a plain script, because a module would run after the page's own scripts.
 */
function build(name: ScriptName): string {
  // Loaded on first use, because most processes check no page.
  const { buildSync } = createRequire(import.meta.url)("esbuild") as typeof import("esbuild");
  const { outputFiles } = buildSync({
    absWorkingDir: FOLDER,
    entryPoints: [`./${name}.ts`],
    bundle: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2024",
    charset: "utf8",
    tsconfigRaw: "{}",
    banner: { js: '((INPUT) => {\n"use strict";' },
    footer: { js: "})" },
    // This script becomes part of the delivered page, so it is kept short.
    minifyWhitespace: name === "memory-storage",
    logLevel: "silent",
  });
  return outputFiles[0]!.text.trimEnd();
}
