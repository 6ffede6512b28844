import type { ChatEvent, Phase } from "@signet/contract";
import { createLive } from "../live.ts";
import type { Terminal } from "../terminal.ts";
import { jsonLine } from "../text.ts";
import { createActionView } from "./action-view.ts";
import { basisLines, createBasis } from "./basis.ts";
import type { ChatData } from "./event-data.ts";
import { endLines, errorLines } from "./render.ts";
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
  const { speak, pause, show, wait, close } = createScreen(terminal);
  const basis = createBasis();
  const actions = createActionView({ show, wait, watched: terminal.live }, look);
  let hasText = false;
  /** Whether there was text since the last action. */
  let isSpeaking = false;
  let failed = false;

  const say = (text: string) => {
    isSpeaking ||= text !== "";
    hasText ||= isSpeaking;
    speak(text);
  };
  const finish = ({ ok, answer, finish_reason }: ChatData<"phase">) => {
    if (!hasText && answer) say(answer);
    // Where both outputs go to one file, what follows begins a line of its own.
    pause();
    if (!ok && !failed) show(endLines(finish_reason, look));
    show(basisLines(basis.basis(), look));
  };

  wait("asking");
  return {
    show(event) {
      const { name, data } = event;
      basis.note(event);
      if (name === "decision") return actions.decided(data, isSpeaking);
      if (name === "action") {
        isSpeaking = false;
        return actions.acted(data);
      }
      if (name === "token") return say(data.text);
      if (name === "error") {
        failed = true;
        return show(errorLines(data, look));
      }
      if (name !== "phase") return;
      if (data.status === "finished") return data.name === "done" ? finish(data) : undefined;
      const waits = WAITS[data.name];
      if (waits !== undefined && !hasText) wait(waits);
    },
    say: (text) => show([look.paint("yellow", `  ${text}`)]),
    close,
  };
}

/** The text of an answer, lines between its parts, and below them the line that changes. */
function createScreen(terminal: Terminal) {
  const live = createLive(terminal);
  const speech = createSpeech(terminal.live ? terminal.look : null);
  const pause = () => {
    const rest = speech.end();
    if (rest !== "") terminal.draw(rest);
  };
  return {
    pause,
    speak(this: void, text: string): void {
      live.wait(null);
      terminal.draw(speech.push(text));
    },
    show(this: void, lines: string[]): void {
      if (!terminal.live) return lines.forEach(terminal.err);
      pause();
      live.show(lines);
    },
    wait(this: void, activity: string, newest?: string): void {
      // The line that changes must not replace what was said.
      if (terminal.live) pause();
      live.wait(activity, newest);
    },
    close(this: void): void {
      pause();
      live.close();
    },
  };
}
