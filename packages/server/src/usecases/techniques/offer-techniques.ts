import type { Model } from "@signet/contract";
import { type OfferedTechnique, techniquesSection } from "../../agents/prompts/techniques.ts";
import type { Config } from "../../base/config.ts";
import { describe, type Log } from "../../base/log.ts";
import type { TechniqueMatch } from "../../modules/techniques/port.ts";
import type { Scope } from "../../base/scope.ts";
import type { Techniques } from "../../modules/techniques/library.ts";
import { termsOf } from "../../modules/techniques/terms.ts";
import { hasMemory } from "../../modules/access/caller.ts";

const OFFERED = 5;
/** The number of words that a task and a technique must share before the technique is worth its tokens. */
const WORDS = 2;

/** The techniques for the first message of a run: their text, and a list of them. */
export interface Offer {
  text: string;
  given: OfferedTechnique[];
}

export interface OfferParts {
  config: Config;
  log: Log;
  techniques: Techniques;
  random: () => number;
}

/** The scope of a caller's techniques. A caller known only by its address has just the starter set, because several people may share the address. */
export const libraryOf = ({ account, owner }: Scope): Scope =>
  hasMemory(account) ? { account, owner } : { account: `none:${account}`, owner: "" };

/** Finds techniques for a task; null if there are none, the library is switched off, or the model is the built-in engine. */
export function createOfferTechniques({ config, log, techniques, random }: OfferParts) {
  return async (scope: Scope, task: string, model: Model, kind: "code" | "visual"): Promise<Offer | null> => {
    if (!config.techniques || model.engine === "builtin") return null;
    const asked = { q: task, limit: OFFERED, random };
    // A failure of the library must not stop the run.
    const found = await techniques.search(libraryOf(scope), asked).catch((thrown: unknown) => {
      log.error(describe(thrown), "looking for techniques failed");
      return [];
    });
    const terms = termsOf(task).map(stem);
    const fit = found.filter((one) => fits(one, terms) && (kind === "code" || one.language !== "python"));
    return techniquesSection(fit);
  };
}

export type OfferTechniques = ReturnType<typeof createOfferTechniques>;

function fits({ title, words, applies }: TechniqueMatch, terms: string[]): boolean {
  const own = new Set([title, words, applies].flatMap(termsOf).map(stem));
  return terms.filter((term) => own.has(term)).length >= WORDS;
}

/** A rough stem, so that `sorting` matches `sorted`. */
const stem = (word: string) => (word.length > 4 ? word.replace(/(?:ings?|ed|es|s|er|ers)$/, "") : word);
