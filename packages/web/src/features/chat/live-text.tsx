import { useLayoutEffect, useRef } from "react";
import { useCopying } from "./answer-text.tsx";
import { answerElement } from "./mark-claims.ts";
import { createSplitter, type TextPart } from "./split-text.ts";

/** Parts in a group. A full group that is out of sight costs neither style nor layout. */
const GROUP = 32;

/** The text of an answer that is being written. What stands already is neither parsed nor laid out again. */
export function LiveText({ pieces }: { pieces: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null);
  const writer = useRef<ReturnType<typeof createWriter>>(undefined);
  useLayoutEffect(() => {
    const element = place.current!;
    writer.current = createWriter(element);
    return () => element.replaceChildren();
  }, []);
  useCopying(place);
  // The array grows in place.
  useLayoutEffect(() => writer.current!(pieces));
  return <div ref={place} className="answer-text live text-lg" />;
}

/** Writes the pieces that are new into `place`, in elements that React does not know. */
function createWriter(place: HTMLElement) {
  const split = createSplitter();
  let taken = 0;
  let group: HTMLElement | null = null;
  let open: HTMLElement | null = null;
  let before: HTMLElement | null = null;

  function put({ markdown, isContinued }: TextPart): void {
    if (group === null || (open === null && group.childElementCount === GROUP)) {
      group?.classList.add("settled");
      group = place.appendChild(document.createElement("div"));
      group.className = "answer-group";
    }
    const element = answerElement(markdown);
    element.className = `markdown answer${isContinued ? " continued" : ""}`;
    if (open === null) {
      // The part before it ends without an edge.
      if (isContinued) before?.classList.add("continues");
      group.append(element);
    } else open.replaceWith(element);
    open = element;
    before = element;
  }

  return (pieces: readonly string[]): void => {
    if (taken === pieces.length) return;
    const written = split(pieces.slice(taken).join(""));
    taken = pieces.length;
    for (const part of written.whole) {
      put(part);
      open = null;
    }
    if (written.open) put(written.open);
  };
}
