import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

const MOST_HEIGHT = 260;

interface PromptBoxOptions extends Omit<PromptTextOptions, "text" | "onChange" | "onSend"> {
  initialText?: string;
  sendLabel: string;
  /** What is under way; null if something can be sent. */
  busy: string | null;
  wrong: string | null;
  /** Takes the place of the button that sends. */
  action?: ReactNode;
  /** Says whether the text was taken; then the box is empty again. */
  onSend: (text: string) => boolean;
  onDraft?: (text: string) => void;
}

/** Where words for the service are written. It keeps its text until it is sent, and what is typed renders nothing else again. */
export function PromptBox({
  initialText = "",
  sendLabel,
  busy,
  wrong,
  action,
  onSend,
  onDraft,
  ...options
}: PromptBoxOptions) {
  const [text, setText] = useState(initialText);
  const change = (next: string) => {
    setText(next);
    onDraft?.(next);
  };
  const canSend = text.trim() !== "" && busy === null && !action;
  const send = () => {
    if (canSend && onSend(text.trim())) change("");
  };
  const button = action ?? (
    <Button look="primary" type="submit" disabled={!canSend} aria-label={busy ?? sendLabel} title={sendLabel}>
      {busy === null ? <Icon name="arrow" /> : busy}
    </Button>
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="flex flex-wrap items-end justify-end rounded-card border border-control-line bg-surface transition-colors focus-within:border-text"
    >
      <PromptText {...options} text={text} onChange={change} onSend={send} />
      <div className="p-1.5">{button}</div>
      {wrong && (
        <p role="alert" className="w-full px-3.5 pb-2.5 text-sm break-words text-fail-text">
          {wrong}
        </p>
      )}
    </form>
  );
}

interface PromptTextOptions {
  label: string;
  placeholder: string;
  rows?: number;
  /** The most characters that the service takes. */
  most: number;
  /** Whether Enter alone sends; Ctrl+Enter always does. */
  enterSends?: boolean;
  /** Whether it takes the focus when it appears. */
  focused?: boolean;
  text: string;
  onChange: (text: string) => void;
  onSend: () => void;
}

function PromptText({
  label,
  placeholder,
  rows = 1,
  most,
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
      maxLength={most}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKey}
      className={`block min-h-11 min-w-0 resize-none bg-transparent px-3.5 pt-2.5 pb-2 text-lg outline-none placeholder:text-text-3 ${rows > 1 ? "w-full" : "flex-1"}`}
    />
  );
}

/** Lets a text area grow with its text. */
function useGrowth(area: { current: HTMLTextAreaElement | null }, text: string): void {
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    element.style.height = "auto";
    element.style.height = `${Math.min(element.scrollHeight, MOST_HEIGHT)}px`;
  }, [area, text]);
}
