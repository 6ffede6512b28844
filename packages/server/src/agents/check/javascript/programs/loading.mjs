// Loads protected files from texts in memory instead of from disk.
import { readFileSync, unlinkSync } from "node:fs";
import { createRequire, registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

/** Registers a loader hook and deletes the texts from disk. `texts`: names of the texts in this program's folder, by file path. */
export function loadFromTexts(texts, root) {
  const sources = { __proto__: null };
  for (const path of Object.keys(texts)) {
    const kept = new URL(`./${texts[path]}`, import.meta.url);
    sources[`${root}${path}`] = readFileSync(kept, "utf8");
    unlinkSync(kept);
  }
  const { startsWith } = String.prototype;
  const { apply } = Reflect;
  const toPath = fileURLToPath;
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!apply(startsWith, url, ["file:"])) return loaded;
      const source = sources[toPath(url)];
      return source === undefined
        ? loaded
        : { __proto__: null, format: loaded.format, source, shortCircuit: true };
    },
  });
}

/** Lets the runner install what its first mock of a module installs in the loader, before the loader is pinned. */
export function prepareModuleMocks() {
  const { mock } = createRequire(import.meta.url)("node:test");
  mock.module?.("node:path/win32", { exports: {} }).restore();
}
