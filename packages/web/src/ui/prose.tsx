import { lazy, Suspense } from "react";
import { plain } from "../lib/plain.ts";

const Markdown = lazy(async () => ({ default: (await import("./markdown.tsx")).Markdown }));

/** A text of a model: plain until what shows its Markdown is loaded, or if it has none. */
export function Prose({ text }: { text: string }) {
  const asItIs = <p className="break-words whitespace-pre-wrap">{plain(text)}</p>;
  if (!/[*_`#[\]|>~\n-]|https?:/.test(text)) return asItIs;
  return (
    <Suspense fallback={asItIs}>
      <Markdown text={text} />
    </Suspense>
  );
}
