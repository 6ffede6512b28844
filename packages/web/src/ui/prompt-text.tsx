import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from "react";

const MOST_HEIGHT = 260;
/** Of the text, and of what is around it. */
const LINE_HEIGHT = 25;
const PADDING = 18;
/** Whether the browser lets a text area grow by itself: then no key press makes the page compute its layout twice. */
const GROWS = CSS.supports("field-sizing", "content");

export interface PromptTextOptions {
  label: string;
  placeholder: string;
  rows?: number;
  /** Whether Enter alone sends; Ctrl+Enter always does. */
  enterSends?: boolean;
  /** Whether it takes the focus when it appears. */
  focused?: boolean;
  text: string;
  onChange: (text: string) => void;
  onSend: () => void;
}

/** The text area for words to the service. It grows with its text; Ctrl+Enter sends, Escape leaves. */
export function PromptText({
  label,
  placeholder,
  rows = 1,
  enterSends = false,
  focused = false,
  text,
  onChange,
  onSend,
}: PromptTextOptions) {
  const area = useRef<HTMLTextAreaElement>(null);
  useGrowth(area, text);
  useEffect(() => {
    if (focused) area.current?.focus();
  }, [focused]);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") area.current?.blur();
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    // On a phone there is a button for it, and Enter is the only way to a new line.
    const sends = enterSends && !event.shiftKey && matchMedia("(hover: hover)").matches;
    if (!sends && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    onSend();
  };
  return (
    <textarea
      ref={area}
      aria-label={label}
      placeholder={placeholder}
      value={text}
      rows={rows}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKey}
      style={{ maxHeight: MOST_HEIGHT, minHeight: Math.max(44, rows * LINE_HEIGHT + PADDING) }}
      className={`block min-w-0 resize-none self-center field-sizing-content bg-transparent px-3.5 pt-2.5 pb-2 text-lg outline-none placeholder:text-text-3 ${rows > 1 ? "w-full" : "flex-1"}`}
    />
  );
}

/** Lets a text area grow with its text where the browser does not. */
function useGrowth(area: { current: HTMLTextAreaElement | null }, text: string): void {
  useLayoutEffect(() => {
    const element = area.current;
    if (GROWS || !element) return;
    element.style.height = "auto";
    element.style.height = `${Math.min(element.scrollHeight, MOST_HEIGHT)}px`;
  }, [area, text]);
}
