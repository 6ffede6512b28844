import { setImmediate as nextTurn } from "node:timers/promises";
import { cSource } from "../compiled/c-source.ts";
import { goSource } from "../compiled/go-source.ts";
import { javaSource } from "../compiled/java-source.ts";
import { rustSource } from "../compiled/rust-source.ts";
import { familyOf } from "../compiled/tokens.ts";
import type { Space } from "../port.ts";
import { scriptSource } from "./script-source.ts";
import { shellSource } from "./shell-source.ts";
import type { TestSource } from "./test-source.ts";

const MAX_SOURCES = 12;
const MAX_BYTES = 256 << 10;
const MAX_HELPER_BYTES = 64 << 10;

/** The protected files among `paths` into which failures can be injected, in that order. */
export async function sourcesOf(space: Space, paths: readonly string[]): Promise<TestSource[]> {
  const sources: TestSource[] = [];
  for (const path of new Set(paths)) {
    const bytes = space.fixed.get(path);
    if (bytes === undefined || bytes.length > MAX_BYTES || bytes.includes(0)) continue;
    await nextTurn();
    const source = await sourceOf(space, path, bytes.toString());
    if (source !== null) sources.push(source);
    if (sources.length === MAX_SOURCES) break;
  }
  return sources;
}

async function sourceOf(space: Space, path: string, text: string): Promise<TestSource | null> {
  const extension = path.slice(path.lastIndexOf(".") + 1);
  const helpers = () => helpersOf(space, path);
  if (/^(?:c|cc|cpp|cxx)$/.test(extension)) return cSource(path, text, helpers);
  if (extension === "java") return javaSource(path, text, helpers);
  if (extension === "go") return goSource(path, text, helpers);
  if (extension === "rs") return rustSource(path, text);
  if (/^(?:sh|bash|bats)$/.test(extension) || /^#!\S*\/(?:env )?(?:ba|da)?sh\b/.test(text))
    return await shellSource(space, path, text);
  return scriptSource(path, text);
}

/** Other protected texts of the same language, which may define helpers. */
const helpersOf = (space: Space, path: string): string[] =>
  [...space.fixed]
    .filter(
      ([other, bytes]) =>
        other !== path && familyOf(other) === familyOf(path) && bytes.length < MAX_HELPER_BYTES,
    )
    .slice(0, MAX_SOURCES)
    .map(([, bytes]) => bytes.toString());
