import { isDeepStrictEqual } from "node:util";
import { baseOf } from "./roles.ts";

/** Fields of a package.json by which tests are found, started or resolved. Their given values are restored. */
const DECIDES = [
  "name",
  "imports",
  "exports",
  "workspaces",
  "overrides",
  "resolutions",
  "jest",
  "vitest",
  "mocha",
  "ava",
  "tap",
  "nyc",
  "c8",
  "babel",
  "node",
  "packageManager",
];
/** Sections of a TOML or INI file that describe a project's contents, not how it is tested. */
const BELONGS =
  /^(?:project(?:\..*)?|package(?:\..*)?|(?:dev-|build-)?dependencies(?:\..*)?|features|build-system|tool\.poetry(?:\..*)?|metadata|options(?:\..*)?)$/;
const MAX_BYTES = 1 << 20;

/**
 * Merges a protected manifest with its changed version. What does not influence the check (dependencies, descriptions, entry
 * points) comes from `changed`, the rest (given scripts, settings of runners) from `given`. Returns `given` if merging is impossible.
 */
export function mergeManifest(path: string, given: Buffer, changed: Buffer): Buffer {
  if (given.equals(changed) || changed.length > MAX_BYTES) return given;
  const base = baseOf(path).toLowerCase();
  if (base === "package.json") return mergePackage(given, changed);
  if (base === "pyproject.toml" || base === "cargo.toml" || base === "setup.cfg")
    return mergeSections(given, changed);
  if (/^requirements[\w.-]*\.txt$/.test(base)) return changed;
  return given;
}

function mergePackage(given: Buffer, changed: Buffer): Buffer {
  const [before, after] = [objectOf(given), objectOf(changed)];
  if (before === null || after === null) return given;
  const merged: Record<string, unknown> = { ...after };
  for (const field of DECIDES) {
    delete merged[field];
    if (Object.hasOwn(before, field)) merged[field] = before[field];
  }
  const [had, has] = [objectIn(before["scripts"]), objectIn(after["scripts"])];
  const hooks = new Set(Object.keys(had).flatMap((name) => [`pre${name}`, `post${name}`]));
  const added = Object.entries(has).filter(([name]) => !Object.hasOwn(had, name) && !hooks.has(name));
  if (Object.hasOwn(before, "scripts") || added.length > 0)
    merged["scripts"] = { ...had, ...Object.fromEntries(added) };
  else delete merged["scripts"];
  try {
    if (isDeepStrictEqual(merged, after)) return changed;
    return Buffer.from(`${JSON.stringify(merged, null, 2)}\n`);
  } catch {
    // The JSON is nested too deeply to compare or print.
    return given;
  }
}

function objectOf(bytes: Buffer): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(bytes.toString());
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

const objectIn = (value: unknown) =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** Merges section by section. Keeps the given file if a multi-line string could hide a section. */
function mergeSections(given: Buffer, changed: Buffer): Buffer {
  const [before, after] = [given.toString(), changed.toString()];
  if (/"""|'''/.test(after)) return given;
  const [had, has] = [sectionsOf(before), sectionsOf(after)];
  const decides = (sections: Map<string, string>) =>
    [...sections].filter(([name]) => !BELONGS.test(name)).map(([name, text]) => `${name}\n${text.trim()}`);
  if (JSON.stringify(decides(had)) === JSON.stringify(decides(has))) return changed;
  const merged = new Map([...has].filter(([name]) => BELONGS.test(name)));
  const parts = [...had].map(([name, text]) => (BELONGS.test(name) ? (merged.get(name) ?? text) : text));
  const added = [...merged].filter(([name]) => !had.has(name)).map(([, text]) => text);
  return Buffer.from([...parts, ...added].join(""));
}

/** The text of each section including its header; text before the first header is the section "". */
function sectionsOf(text: string): Map<string, string> {
  const sections = new Map<string, string>([["", ""]]);
  let name = "";
  for (const line of text.split(/(?<=\n)/)) {
    const header = /^\s{0,8}\[{1,2}([^\][\n]{1,200})\]{1,2}\s*(?:#.*)?$/.exec(line.trimEnd())?.[1]?.trim();
    if (header !== undefined) name = header;
    sections.set(name, (sections.get(name) ?? "") + line);
  }
  return sections;
}
