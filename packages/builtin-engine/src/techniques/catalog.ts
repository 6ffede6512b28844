import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The folder of the built-in techniques: JavaScript and Python programs with tests, tactics and pitfalls. */
export const TECHNIQUES = path.join(import.meta.dirname, "../../techniques");

/** A function that a technique offers; it behaves the same in both languages. */
export interface TechniqueFunction {
  slug: string;
  name: string;
  /** Number of required parameters. */
  required: number;
  /** Number of all parameters; Infinity if the last one is a rest parameter. */
  most: number;
  /** Type of each parameter's default; `any` if there is none or its type is not informative. */
  kinds: ParameterKind[];
  /** The default of each parameter; undefined if it has none or it is no plain constant. */
  defaults: (string | number | boolean | undefined)[];
}

export type ParameterKind = "string" | "number" | "boolean" | "any";

/** A technique as described in the header of its file. */
export interface KnownTechnique {
  slug: string;
  title: string;
  when: string;
  words: string;
  functions: TechniqueFunction[];
}

let catalog: KnownTechnique[] | undefined;

/** Returns all techniques; reads them only once. */
export const techniques = (): KnownTechnique[] => (catalog ??= readCatalog());

function readCatalog(): KnownTechnique[] {
  const folder = path.join(TECHNIQUES, "javascript");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".mjs") && !name.endsWith(".test.mjs"))
    .toSorted()
    .map((name) => techniqueIn(name.slice(0, -".mjs".length), readFileSync(path.join(folder, name), "utf8")));
}

function techniqueIn(slug: string, source: string): KnownTechnique {
  const field = (label: string) => new RegExp(`^ \\* ${label}: (.*)$`, "m").exec(source)?.[1] ?? "";
  return {
    slug,
    title: field("title"),
    when: field("when"),
    words: field("words"),
    functions: [...source.matchAll(/^export function (\w+)\(((?:[^()]|\([^()]*\))*)\) \{/gm)]
      .filter(([, name]) => !name!.startsWith("create"))
      .map(([, name, params]) => ({ slug, name: name!, ...parametersOf(params!, source) })),
  };
}

/** Counts the parameters in a function heading and those without a default, and finds the types of the defaults. */
function parametersOf(params: string, source: string): Omit<TechniqueFunction, "slug" | "name"> {
  const names = params
    .replace(/[([{][^()[\]{}]*[)\]}]/g, "")
    .split(",")
    .map((one) => one.trim())
    .filter((one, i, all) => one !== "" || (all.length > 1 && i < all.length - 1));
  const defaults = names.map((one) => defaultOf(one.split("=")[1]?.trim() ?? "", source));
  const kinds = defaults.map((one): ParameterKind => (one === undefined ? "any" : (typeof one as "string")));
  if (params.includes("...")) return { required: 1, most: Infinity, kinds, defaults };
  return { required: names.filter((one) => !one.includes("=")).length, most: names.length, kinds, defaults };
}

function defaultOf(standard: string, source: string): string | number | boolean | undefined {
  const named = /^[A-Z][A-Z_\d]*$/.test(standard)
    ? new RegExp(`^const ${standard} = (.*);$`, "m").exec(source)?.[1]
    : undefined;
  const value = (named ?? standard).replace(/^'(.*)'$/, '"$1"').replaceAll(/(?<=\d)_(?=\d)/g, "");
  try {
    const constant: unknown = JSON.parse(value);
    return typeof constant === "object" ? undefined : (constant as string | number | boolean);
  } catch {
    return undefined;
  }
}

/** Returns the source of a technique in a language, without its header and exports. */
export function sourceOf(slug: string, language: "javascript" | "python"): string {
  const file = language === "python" ? `${slug.replaceAll("-", "_")}.py` : `${slug}.mjs`;
  const text = readFileSync(path.join(TECHNIQUES, language, file), "utf8");
  const body = text.replace(
    language === "python" ? /^"""\n[\s\S]*?\n"""\n/ : /^\/\*\*\n[\s\S]*?\n \*\/\n/,
    "",
  );
  return body.replaceAll(/^export (?=function|const|class)/gm, "").trim();
}

/** Converts a name to Python style: `editDistance` becomes `edit_distance`. */
export const pythonName = (name: string) =>
  name.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
