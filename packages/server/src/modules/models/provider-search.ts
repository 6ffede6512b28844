import type { LanguageModelV4Source } from "@ai-sdk/provider";
import { watchDeadlines, type Deadlines } from "./deadlines.ts";
import { toModelError } from "./failures.ts";
import { type FetchFor, languageModelOf, type ProviderChoice, searchToolOf } from "./provider.ts";

/** A page that a provider's search names. */
export interface SourcePage {
  url: string;
  title?: string | undefined;
  /** What the provider quotes from it. */
  snippet?: string | undefined;
}

const MAX_SOURCES = 30;
const MAX_REPLY_TOKENS = 2_048;

const order = (q: string) =>
  `Search the web for what the next line asks. Answer in one short sentence that cites the pages that you found.\n${q}`;

/**
 * The pages that a provider's model finds with the provider's own search tool, in one request that carries nothing but the
 * query; null if this provider has none. What the model says about them is dropped. Throws ModelError.
 */
export async function searchWithProvider(
  choice: ProviderChoice,
  { deadlines, fetchFor }: { deadlines: Deadlines; fetchFor: FetchFor },
  q: string,
  signal: AbortSignal,
): Promise<SourcePage[] | null> {
  const own = searchToolOf(choice);
  if (!own) return null;
  const { tool, ...options } = own;
  const watch = watchDeadlines(deadlines, signal);
  const found = new Map<string, SourcePage>();
  const cited = new Map<string, SourcePage>();
  try {
    const model = await languageModelOf(choice, fetchFor);
    const { stream } = await model.doStream({
      prompt: [{ role: "user", content: [{ type: "text", text: order(q) }] }],
      tools: [tool],
      ...options,
      maxOutputTokens: MAX_REPLY_TOKENS,
      abortSignal: watch.signal,
    });
    for await (const part of stream) {
      watch.signal.throwIfAborted();
      watch.heard();
      if (part.type === "error") throw part.error;
      if (part.type === "source") add(found, part);
      if (part.type === "text-end")
        for (const { source, citedText } of part.citations ?? []) add(cited, source, citedText);
      watch.listen();
    }
  } catch (thrown) {
    signal.throwIfAborted();
    throw toModelError(thrown, choice.settings);
  } finally {
    watch.close();
  }
  // What the answer cites is the best of what was found, and may have a title or a quotation that the results lack.
  for (const [url, page] of found) {
    const best = cited.get(url);
    cited.set(url, best ? { ...best, title: best.title ?? page.title } : page);
  }
  return [...cited.values()];
}

/** Adds a page, or what is not known of it yet. */
function add(pages: Map<string, SourcePage>, source: LanguageModelV4Source, quoted?: string): void {
  if (source.sourceType !== "url") return;
  const { url, title } = source;
  const known = pages.get(url);
  if (!known && pages.size >= MAX_SOURCES) return;
  pages.set(url, { url, title: known?.title ?? title, snippet: known?.snippet ?? quoted });
}
