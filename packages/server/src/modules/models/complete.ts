import type { Clock } from "../../base/clock.ts";
import { askForListing, askWhetherSees, namesIn } from "./listing.ts";
import { ModelError, reworded } from "./model-error.ts";
import { namesText } from "./named-models.ts";
import { askOllama, type OllamaModel } from "./ollama.ts";
import { CONTEXT_TOKENS, type FetchFor, type ProviderChoice } from "./provider.ts";
import { seesByListing } from "./vision.ts";

/** A choice with what its server says about itself filled in; `missing` if it has no model and none could be found. */
export interface Completed {
  choice: ProviderChoice;
  missing?: ModelError;
}

const KEPT_MS = 300_000;
/** Failures, and sizes that may change once the model is loaded. */
const UNSURE_KEPT_MS = 15_000;
const MAX_KEPT = 32;

interface Kept {
  until: number;
  completed: Promise<Completed>;
}

interface CompleterParts {
  fetchFor: FetchFor;
  clock: Pick<Clock, "now">;
  /** Whether a message may name the models that a provider offers. */
  tellsNames: boolean;
}

/**
 * Asks compatible servers for what their settings leave open: the model, if they offer only one, the context size, if they
 * are Ollama, and whether the model takes pictures. Answers are kept for some minutes.
 */
export function createCompleter(parts: CompleterParts) {
  const { clock } = parts;
  const kept = new Map<string, Kept>();

  return async (choice: ProviderChoice, fresh = false): Promise<Completed> => {
    const compatible = choice.provider === "openai_compatible" || choice.provider === "gateway";
    if (!compatible || isKnown(choice)) return { choice };
    const key = JSON.stringify(choice);
    const known = kept.get(key);
    if (known && !fresh && clock.now() < known.until) return known.completed;
    if (kept.size >= MAX_KEPT) kept.clear();
    const asked = ask(choice, parts);
    const entry = {
      until: clock.now() + UNSURE_KEPT_MS,
      completed: asked.then(({ completed }) => completed),
    };
    kept.set(key, entry);
    const { completed, sure } = await asked;
    if (sure) entry.until = clock.now() + KEPT_MS;
    return completed;
  };
}

async function ask(
  choice: ProviderChoice,
  parts: CompleterParts,
): Promise<{ completed: Completed; sure: boolean }> {
  try {
    const only = choice.model === "" ? await onlyModel(choice, parts) : null;
    const known = { ...choice, model: only?.model ?? choice.model };
    const ollama = isKnown(known) ? null : await askOllama(known, parts.fetchFor);
    const { contextTokens, sure } = contextOf(known, ollama);
    const listed = known.vision ?? ollama?.vision ?? only?.sees;
    const vision = listed ?? (await askWhetherSees(known, parts.fetchFor));
    const completed = { choice: { ...known, contextTokens, vision } };
    return { completed, sure: sure && vision !== null };
  } catch (thrown) {
    if (!(thrown instanceof ModelError)) throw thrown;
    return { completed: { choice, missing: thrown }, sure: false };
  }
}

const isKnown = ({ model, contextTokens, vision }: ProviderChoice) =>
  model !== "" && contextTokens > 0 && vision !== null;

/** The context size to work with: that of the settings, else what the server says. */
function contextOf({ contextTokens }: ProviderChoice, ollama: OllamaModel | null) {
  const size = ollama?.context;
  if (contextTokens > 0 || !size) return { contextTokens, sure: true };
  // What the model could have at most is no reason to assume more than of any other provider.
  return { contextTokens: size.sure ? size.tokens : Math.min(size.tokens, CONTEXT_TOKENS), sure: size.sure };
}

/**
 * The only model that a provider offers, and whether it takes pictures. Throws a ModelError that names the setting, and the
 * models if there are several.
 */
async function onlyModel(
  choice: ProviderChoice,
  { fetchFor, tellsNames }: CompleterParts,
): Promise<{ model: string; sees: boolean }> {
  const { settings } = choice;
  let listing: unknown;
  let names: string[];
  try {
    listing = await askForListing(choice, fetchFor);
    names = namesIn(listing, choice);
  } catch (thrown) {
    if (!(thrown instanceof ModelError)) throw thrown;
    throw reworded(
      thrown,
      `no model is named in ${settings}_MODEL, and its server lists none: ${thrown.message}`,
    );
  }
  const [first, ...others] = names;
  if (first !== undefined && others.length === 0)
    return { model: first, sees: seesByListing(listing, first) };
  const message = first
    ? `${settings}_BASE_URL offers several models${tellsNames ? ` (${namesText(names)})` : ""}; set ${settings}_MODEL to one of them`
    : `${settings}_BASE_URL offers no model; load one there, or set ${settings}_MODEL`;
  throw new ModelError("model_unavailable", message, { retryable: false, reason: "unknown_model" });
}
