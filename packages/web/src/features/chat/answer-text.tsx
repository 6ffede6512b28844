import { memo, useEffect, useMemo, useRef } from "react";
import { copyText } from "../../lib/copy.ts";
import type { AnswerClaim } from "./answer-view.ts";
import { htmlOf } from "./answer-html.ts";
import { TEXT } from "./text.ts";

const SHOWN_MS = 1_600;

/** The text of an answer that has ended, with the marks of its claims. Parts that are out of sight are not laid out. */
export function AnswerText({
  text,
  claims,
  onClaim,
}: {
  text: string;
  claims: readonly AnswerClaim[];
  onClaim: (index: number) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const parts = useMemo(() => htmlOf(text, claims), [text, claims]);
  useEffect(() => {
    // The buttons stand in HTML that React did not make.
    const onClick = ({ target }: MouseEvent) => {
      const button = (target as Element).closest("button");
      if (button?.dataset["claim"] !== undefined) onClaim(Number(button.dataset["claim"]));
    };
    const element = place.current!;
    element.addEventListener("click", onClick);
    return () => element.removeEventListener("click", onClick);
  }, [onClaim]);
  useCopying(place);
  return (
    <div ref={place} className="answer-text text-lg">
      {parts.map((html, i) => (
        <Part key={i} html={html} isSettled={parts.length > 1} />
      ))}
    </div>
  );
}

const Part = memo(function Part({ html, isSettled }: { html: string; isSettled: boolean }) {
  return (
    <div
      className={`markdown answer ${isSettled ? "settled" : ""}`}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
});

/** Lets the buttons of code within an element copy it. */
export function useCopying(place: { current: HTMLElement | null }): void {
  useEffect(() => {
    const element = place.current!;
    const onClick = ({ target }: MouseEvent) => {
      const button = (target as Element).closest("button");
      if (button?.dataset["copy"] !== undefined) copyCode(button);
    };
    element.addEventListener("click", onClick);
    return () => element.removeEventListener("click", onClick);
  }, [place]);
}

function copyCode(button: HTMLButtonElement): void {
  void copyText(codeBeside(button)).then((isCopied) => {
    if (!isCopied) return;
    button.textContent = TEXT.copied;
    setTimeout(() => (button.textContent = TEXT.copyCode), SHOWN_MS);
  });
}

/** The code of a block, and, while its answer is written, what the parts after it go on with. */
function codeBeside(button: HTMLButtonElement): string {
  const pieces = [button.parentElement?.querySelector("pre")?.textContent ?? ""];
  let part = button.closest(".answer");
  while ((part = nextPart(part))?.matches(".continued"))
    pieces.push(part.querySelector("pre")?.textContent ?? "");
  return pieces.join("");
}

const nextPart = (part: Element | null): Element | null =>
  part?.nextElementSibling ?? part?.closest(".answer-group")?.nextElementSibling?.firstElementChild ?? null;
