import { type ReactElement, useState } from "react";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { PromptText, type PromptTextOptions } from "./prompt-text.tsx";

interface PromptBoxOptions extends Omit<PromptTextOptions, "text" | "onChange" | "onSend"> {
  initialText?: string;
  sendLabel: string;
  /** What is under way; null if something can be sent. */
  busy: string | null;
  wrong: string | null;
  /** Takes the place of the button that sends, if there is one. */
  action?: ReactElement | null;
  /** Says whether the text was taken; then the box is empty again. */
  onSend: (text: string) => boolean;
}

/** Where words for the service are written. It keeps its text until it is sent, and what is typed renders nothing else again. */
export function PromptBox({
  initialText = "",
  sendLabel,
  busy,
  wrong,
  action,
  onSend,
  ...options
}: PromptBoxOptions) {
  const [text, setText] = useState(initialText);
  const canSend = text.trim() !== "" && busy === null && !action;
  const send = () => {
    if (canSend && onSend(text.trim())) setText("");
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
      <PromptText {...options} text={text} onChange={setText} onSend={send} />
      <div className="p-1.5">{button}</div>
      {wrong && (
        <p role="alert" className="w-full px-3.5 pb-2.5 text-sm break-words text-fail-text">
          {wrong}
        </p>
      )}
    </form>
  );
}
