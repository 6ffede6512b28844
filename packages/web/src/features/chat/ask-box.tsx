import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TEXT } from "./text.ts";

const MOST_HEIGHT = 220;

/** Where a question is written. While an answer is under way, its button stops that. */
export function AskBox({
  isLive,
  onAsk,
  onStop,
}: {
  isLive: boolean;
  onAsk: (question: string) => void;
  /** Null while there is nothing to stop. */
  onStop: (() => Promise<unknown>) | null;
}) {
  const [text, setText] = useState("");
  const area = useRef<HTMLTextAreaElement>(null);
  useField(area, text);
  const send = () => {
    if (text.trim() === "" || isLive) return;
    setText("");
    onAsk(text.trim());
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") area.current?.blur();
    const isSend =
      event.ctrlKey || event.metaKey || (!event.shiftKey && !matchMedia("(pointer: coarse)").matches);
    if (event.key !== "Enter" || !isSend || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="flex items-center gap-1 rounded-card border border-control-line bg-surface transition-colors focus-within:border-text"
    >
      <textarea
        ref={area}
        aria-label={TEXT.question}
        placeholder={TEXT.placeholder}
        value={text}
        rows={1}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKey}
        className="block min-w-0 flex-1 resize-none bg-transparent px-3.5 py-2.5 text-lg outline-none placeholder:text-text-3"
      />
      <span className="p-1.5">
        {isLive ? <StopButton onStop={onStop} /> : <SendQuestion disabled={text.trim() === ""} />}
      </span>
    </form>
  );
}

function SendQuestion({ disabled }: { disabled: boolean }) {
  return (
    <Button look="primary" type="submit" disabled={disabled} aria-label={TEXT.send} title={TEXT.send}>
      <Icon name="arrow" />
    </Button>
  );
}

function StopButton({ onStop }: { onStop: (() => Promise<unknown>) | null }) {
  const [isStopping, setStopping] = useState(false);
  const stop = () => {
    setStopping(true);
    onStop?.().catch(() => setStopping(false));
  };
  return (
    <Button icon="stop" disabled={onStop === null || isStopping} onClick={stop}>
      {isStopping ? TEXT.stopping : TEXT.stop}
    </Button>
  );
}

/** Lets the field grow with its text, and gives it the focus. */
function useField(area: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useEffect(() => {
    // A keyboard that covers half of a screen opens only when it is asked for.
    if (matchMedia("(pointer: fine)").matches) area.current?.focus();
  }, [area]);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    element.style.height = "auto";
    element.style.height = `${Math.min(element.scrollHeight, MOST_HEIGHT)}px`;
  }, [area, text]);
}
