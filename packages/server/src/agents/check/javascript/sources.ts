import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const own = (name: string) => readFileSync(new URL(`./programs/${name}`, import.meta.url));
const library = (name: string, file: string) =>
  readFileSync(fileURLToPath(new URL(file, import.meta.resolve(name))));

const named = (names: string[]) => Object.fromEntries(names.map((name) => [name, own(name)]));

const READING = ["parse.mjs", "tests.mjs"];
const cache = new Map<string, Record<string, Buffer>>();

/** Sources of the check programs by name: the guard for processes under test, the preparation of protected files, the mutator. */
export function programFiles(set: "guard" | "guard-v" | "prepare" | "mutate"): Record<string, Buffer> {
  const cached = cache.get(set);
  if (cached) return cached;
  const files = read(set);
  cache.set(set, files);
  return files;
}

function read(set: "guard" | "guard-v" | "prepare" | "mutate"): Record<string, Buffer> {
  if (set === "guard")
    return named([
      "classes.mjs",
      "clocks.mjs",
      "data.mjs",
      "definitions.mjs",
      "ending.mjs",
      "error-names.mjs",
      "guard.mjs",
      "helpers-of-tests.mjs",
      "conversions.mjs",
      "inherited.mjs",
      "iteration.mjs",
      "loading.mjs",
      "made.mjs",
      "methods.mjs",
      "operands.mjs",
      "pins.mjs",
      "private-fields.mjs",
      "record.mjs",
      "surroundings.mjs",
      "unseen.mjs",
    ]);
  if (set === "guard-v") return named(["guard-v.mjs"]);
  const acorn = {
    "acorn.mjs": library("acorn", "./acorn.mjs"),
    "acorn-walk.mjs": library("acorn-walk", "./walk.mjs"),
  };
  if (set === "mutate") return { ...acorn, ...named([...READING, "mutate.mjs"]) };
  const steps = [
    "acts.mjs",
    "callbacks.mjs",
    "changed-copies.mjs",
    "comparisons.mjs",
    "edits.mjs",
    "firm.mjs",
    "flips.mjs",
    "given-files.mjs",
    "helpers.mjs",
    "instrument.mjs",
    "expectations.mjs",
    "exported.mjs",
    "inject.mjs",
    "lent.mjs",
    "listed.mjs",
    "mocks.mjs",
    "order.mjs",
    "other-values.mjs",
    "owed.mjs",
    "places.mjs",
    "shared.mjs",
    "surrounding-names.mjs",
    "taken.mjs",
    "variables.mjs",
    "watched.mjs",
    "prepare.mjs",
  ];
  return { ...acorn, ...named([...READING, ...steps]) };
}
