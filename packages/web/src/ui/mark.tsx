import type { MarkState, MarkTone } from "../lib/mark-state.ts";
import { TEXT } from "../text.ts";

const OCTAGON = "M10.6 3h10.8L29 10.6v10.8L21.4 29H10.6L3 21.4V10.6z";
const TONES: Record<MarkTone, string> = {
  seal: "text-seal",
  fail: "text-fail",
  care: "text-care",
  quiet: "text-text-2",
};

/** The octagon. Only what this browser has verified is filled; pressed: the one movement when that happens. */
export function Mark({
  state,
  tone = "quiet",
  size = 32,
  isNew = false,
  label = TEXT.mark[state],
}: {
  state: MarkState;
  tone?: MarkTone;
  size?: number;
  isNew?: boolean;
  label?: string;
}) {
  const colour = state === "broken" ? TONES.fail : TONES[tone];
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      role="img"
      aria-label={label}
      strokeLinejoin="round"
      strokeLinecap="round"
      className={`shrink-0 ${colour} ${isNew ? "animate-press" : ""}`}
    >
      <Body state={state} />
    </svg>
  );
}

function Body({ state }: { state: MarkState }) {
  switch (state) {
    case "open":
      return <path d={OCTAGON} stroke="currentColor" strokeWidth="2" strokeDasharray="3.6 4" />;
    case "sealed":
      return (
        <>
          <path d={OCTAGON} stroke="currentColor" strokeWidth="2" />
          <circle cx="16" cy="16" r="5" stroke="currentColor" strokeWidth="2" />
        </>
      );
    case "verified":
      return (
        <>
          <path d={OCTAGON} fill="currentColor" stroke="currentColor" strokeWidth="2" />
          <path d="m10 16.5 4.2 4.2 8-8.9" className="stroke-on-seal" strokeWidth="2.8" />
        </>
      );
    case "broken":
      return (
        <>
          <path d={OCTAGON} stroke="currentColor" strokeWidth="2" />
          <path d="m17 3-3 7 4.5 5-5 5 3.5 9" stroke="currentColor" strokeWidth="2" />
        </>
      );
  }
}
