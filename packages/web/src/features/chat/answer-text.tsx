import { memo, useEffect, useMemo, useRef } from "react";
import { type AnswerClaim, blocksOf } from "./answer-view.ts";
import { answerHtml } from "./mark-claims.ts";
import { TEXT } from "./text.ts";

const SHOWN_MS = 1_600;
const NO_CLAIMS: readonly AnswerClaim[] = [];

/** The text of an answer. While it is written, what stands already is not laid out again. */
export function AnswerText({
  text,
  claims,
  isLive,
  onClaim,
}: {
  text: string;
  claims: readonly AnswerClaim[];
  isLive: boolean;
  onClaim: (index: number) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The buttons stand in HTML that React did not make.
    const onClick = ({ target }: MouseEvent) => {
      const button = (target as Element).closest("button");
      if (button?.dataset["claim"] !== undefined) onClaim(Number(button.dataset["claim"]));
      if (button?.dataset["copy"] !== undefined) copyCode(button);
    };
    const element = place.current!;
    element.addEventListener("click", onClick);
    return () => element.removeEventListener("click", onClick);
  }, [onClaim]);
  return (
    <div ref={place} className="grid gap-3 text-lg">
      {isLive ? (
        blocksOf(text).map((block, i) => <Block key={i} text={block} claims={NO_CLAIMS} />)
      ) : (
        <Block text={text} claims={claims} />
      )}
    </div>
  );
}

const Block = memo(function Block({ text, claims }: { text: string; claims: readonly AnswerClaim[] }) {
  const html = useMemo(() => answerHtml(text, claims), [text, claims]);
  return <div className="markdown answer" dangerouslySetInnerHTML={{ __html: html }} />;
});

function copyCode(button: HTMLButtonElement): void {
  const code = button.parentElement?.querySelector("pre")?.textContent ?? "";
  void navigator.clipboard.writeText(code).then(() => {
    button.textContent = TEXT.copied;
    setTimeout(() => (button.textContent = TEXT.copyCode), SHOWN_MS);
  });
}
