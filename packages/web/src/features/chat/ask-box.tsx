import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { PromptBox } from "../../ui/prompt-box.tsx";
import { TEXT } from "./text.ts";

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
  // A keyboard that covers half of a screen opens only when it is asked for.
  const focused = matchMedia("(pointer: fine)").matches;
  return (
    <PromptBox
      label={TEXT.question}
      placeholder={TEXT.placeholder}
      enterSends
      focused={focused}
      sendLabel={TEXT.send}
      busy={null}
      wrong={null}
      action={isLive ? <StopButton onStop={onStop} /> : null}
      onSend={(question) => {
        onAsk(question);
        return true;
      }}
    />
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
