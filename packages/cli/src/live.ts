import type { Terminal } from "./terminal.ts";
import { fit } from "./text.ts";

/** Permanent lines, and below them a status line that is replaced when something new is shown. */
export interface Live {
  show(lines: string[]): void;
  /** Sets the status line: the current activity (null for none) and its latest output. It also shows the elapsed time. */
  wait(activity: string | null, newest?: string): void;
  close(): void;
}

const CLEAR = "\r\u001b[2K";

/** Draws on `terminal`; without a person watching, only the permanent lines. */
export function createLive(terminal: Terminal): Live {
  let waiting: { activity: string; newest: string; since: number } | null = null;
  const { columns, paint } = terminal.look;
  const draw = () => {
    if (!terminal.live || !waiting) return;
    const seconds = Math.floor((terminal.nowMs() - waiting.since) / 1000);
    const time = seconds > 1 ? `, ${seconds} s` : "";
    const newest = waiting.newest && `  ${waiting.newest}`;
    terminal.draw(CLEAR + paint("dim", fit(`     · ${waiting.activity}${time}${newest}`, columns - 1)));
  };
  const clear = () => void (terminal.live && waiting && terminal.draw(CLEAR));
  const timer = setInterval(draw, 1000);
  return {
    show(lines) {
      clear();
      for (const line of lines) terminal.out(line);
      draw();
    },
    wait(activity, newest = "") {
      clear();
      const since = waiting?.activity === activity ? waiting.since : terminal.nowMs();
      waiting = activity === null ? null : { activity, newest, since };
      draw();
    },
    close() {
      clearInterval(timer);
      clear();
      waiting = null;
    },
  };
}
