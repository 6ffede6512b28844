import type { ChatEvent, Phase } from "@signet/contract";
import { createLive } from "../live.ts";
import type { Terminal } from "../terminal.ts";
import { jsonLine } from "../text.ts";
import {
  actionLines,
  actionText,
  decisionLine,
  endLines,
  errorLines,
  proofLines,
  type Proof,
} from "./render.ts";
import { createSpeech } from "./speech.ts";

/** Where the events of one answer are shown. */
export interface ChatView {
  show(event: ChatEvent): void;
  /** Shows a message of this program between events. */
  say: (text: string) => void;
  /** Leaves the terminal at the start of a line. Must always be called. */
  close(): void;
}

/** Each event as a line of JSON. */
export const jsonView = ({ out, err }: Terminal): ChatView => ({
  show: ({ name, data }) => out(jsonLine({ event: name, data })),
  say: err,
  close() {},
});

const WAITS: Partial<Record<Phase, string>> = { plan: "thinking", act: "working", verify: "checking" };

/** The answer as it arrives, on standard output; everything else goes to standard error unless a person watches. */
export function personView(terminal: Terminal): ChatView {
  const { look } = terminal;
  const live = createLive(terminal);
  const speech = createSpeech(terminal.live ? look.columns : null);
  const proofs: Proof[] = [];
  let hasText = false;
  let failed = false;

  const speak = (text: string) => {
    live.wait(null);
    hasText ||= text !== "";
    terminal.draw(speech.push(text));
  };
  const pause = () => {
    const rest = speech.end();
    if (rest !== "") terminal.draw(rest);
  };
  const show = (lines: string[]) => {
    if (!terminal.live) return lines.forEach(terminal.err);
    pause();
    live.show(lines);
  };
  const finish = ({ ok, answer, finish_reason }: Extract<ChatEvent, { name: "phase" }>["data"]) => {
    live.wait(null);
    if (!hasText && answer) speak(answer);
    if (!ok && !failed) show(endLines(finish_reason, look));
    if (proofs.length > 0 || (ok && hasText)) show(proofLines(proofs, look));
  };

  live.wait("asking");
  return {
    show({ name, data }) {
      if (name === "token") return speak(data.text);
      if (name === "proof") return void proofs.push(data);
      if (name === "decision") return show([decisionLine(data, look)]);
      if (name === "action") {
        if (data.status !== "started") show(actionLines(data, look));
        return live.wait(data.status === "started" ? actionText(data) : "thinking");
      }
      if (name === "error") {
        failed = true;
        return show(errorLines(data, look));
      }
      if (data.status === "finished") return data.name === "done" ? finish(data) : undefined;
      const waits = WAITS[data.name];
      if (waits !== undefined && !hasText) live.wait(waits);
    },
    say: (text) => show([look.paint("yellow", `  ${text}`)]),
    close() {
      pause();
      live.close();
    },
  };
}
