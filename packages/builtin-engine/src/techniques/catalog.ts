import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The folder of the techniques that everybody has: programs with tests in JavaScript and Python, tactics and pitfalls. */
export const TECHNIQUES = path.join(import.meta.dirname, "../../techniques");

/** A function that a technique offers, with the same meaning in both languages. */
export interface TechniqueFunction {
  slug: string;
  name: string;
  /** Parameters that a caller has to give. */
  required: number;
  /** All of them; Infinity where the last one takes any number. */
  most: number;
  /** What the default of each parameter is; `any` where it has none, or one that says nothing of its kind. */
  kinds: ParameterKind[];
}

export type ParameterKind = "string" | "number" | "boolean" | "any";

/** A technique as its file says it. */
export interface KnownTechnique {
  slug: string;
  title: string;
  when: string;
  words: string;
  functions: TechniqueFunction[];
}

let catalog: KnownTechnique[] | undefined;

/** All techniques, read once. */
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

/** How many parameters a heading names, how many of them have no default, and of what kind the defaults are. */
function parametersOf(
  params: string,
  source: string,
): Pick<TechniqueFunction, "required" | "most" | "kinds"> {
  const names = params
    .replace(/[([{][^()[\]{}]*[)\]}]/g, "")
    .split(",")
    .map((one) => one.trim())
    .filter((one, i, all) => one !== "" || (all.length > 1 && i < all.length - 1));
  const kinds = names.map((one) => kindOf(one.split("=")[1]?.trim() ?? "", source));
  if (params.includes("...")) return { required: 1, most: Infinity, kinds };
  return { required: names.filter((one) => !one.includes("=")).length, most: names.length, kinds };
}

function kindOf(standard: string, source: string): ParameterKind {
  const named = /^[A-Z][A-Z_\d]*$/.test(standard)
    ? new RegExp(`^const ${standard} = (.*);$`, "m").exec(source)?.[1]
    : undefined;
  const value = named ?? standard;
  if (/^["'`]/.test(value)) return "string";
  if (/^-?[\d.]/.test(value)) return "number";
  return value === "true" || value === "false" ? "boolean" : "any";
}

/** The source of a technique in a language, without its header and without what makes its functions public. */
export function sourceOf(slug: string, language: "javascript" | "python"): string {
  const file = language === "python" ? `${slug.replaceAll("-", "_")}.py` : `${slug}.mjs`;
  const text = readFileSync(path.join(TECHNIQUES, language, file), "utf8");
  const body = text.replace(
    language === "python" ? /^"""\n[\s\S]*?\n"""\n/ : /^\/\*\*\n[\s\S]*?\n \*\/\n/,
    "",
  );
  return body.replaceAll(/^export (?=function|const|class)/gm, "").trim();
}

/** `editDistance` as Python has it: `edit_distance`. */
export const pythonName = (name: string) =>
  name.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
