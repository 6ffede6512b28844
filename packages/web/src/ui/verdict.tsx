import type { ReactNode } from "react";
import type { MarkState, MarkTone } from "../lib/mark-state.ts";
import { Mark } from "./mark.tsx";

/** What a run came to: the mark, one sentence in the exact words of the design, and one plain line with the numbers. */
export function Verdict({
  mark,
  tone,
  isNew = false,
  title,
  children,
}: {
  mark: MarkState;
  tone: MarkTone;
  isNew?: boolean;
  title: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex animate-appear items-start gap-4 tablet:gap-5">
      <Mark state={mark} tone={tone} size={44} isNew={isNew} />
      <div className="min-w-0 pt-1">
        <h2 className="serif text-verdict">{title}</h2>
        {children && <div className="mt-1 text-md text-text-2">{children}</div>}
      </div>
    </div>
  );
}
