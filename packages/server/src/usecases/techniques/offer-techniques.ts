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
/** So many of a task's words have to be a technique's own before it is worth its tokens. */
const WORDS = 2;

/** Techniques for the first message of a run: their text, and which they are. */
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

/** Whose techniques a caller has: behind an address there may be several people, who have only what everybody has. */
export const libraryOf = ({ account, owner }: Scope): Scope =>
  hasMemory(account) ? { account, owner } : { account: `none:${account}`, owner: "" };

/** Finds what the library has for a task; null where it has nothing, is switched off, or the model reads no prose. */
export function createOfferTechniques({ config, log, techniques, random }: OfferParts) {
  return async (scope: Scope, task: string, model: Model, kind: "code" | "visual"): Promise<Offer | null> => {
    if (!config.techniques || model.engine === "builtin") return null;
    const asked = { q: task, limit: OFFERED, random };
    // A run goes on without its library.
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

/** Enough of a stem that `sorting` finds `sorted`. */
const stem = (word: string) => (word.length > 4 ? word.replace(/(?:ings?|ed|es|s|er|ers)$/, "") : word);
