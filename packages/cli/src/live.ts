import type { Terminal } from "./terminal.ts";
import { fit } from "./text.ts";

/** Lines that stay, and below them one that tells what is going on and vanishes when something new is shown. */
export interface Live {
  show(lines: string[]): void;
  /** Names what is waited for, null for nothing, and the newest that is known of it. The line counts the time since. */
  wait(what: string | null, newest?: string): void;
  close(): void;
}

const CLEAR = "\r\u001b[2K";

/** Draws on `terminal`; where nobody watches, only the lines that stay. */
export function createLive(terminal: Terminal): Live {
  let waiting: { what: string; newest: string; since: number } | null = null;
  const { columns, paint } = terminal.look;
  const draw = () => {
    if (!terminal.live || !waiting) return;
    const seconds = Math.floor((terminal.nowMs() - waiting.since) / 1000);
    const time = seconds > 1 ? `, ${seconds} s` : "";
    const newest = waiting.newest && `  ${waiting.newest}`;
    terminal.draw(CLEAR + paint("dim", fit(`     · ${waiting.what}${time}${newest}`, columns - 1)));
  };
  const clear = () => void (terminal.live && waiting && terminal.draw(CLEAR));
  const timer = setInterval(draw, 1000);
  return {
    show(lines) {
      clear();
      for (const line of lines) terminal.out(line);
      draw();
    },
    wait(what, newest = "") {
      clear();
      const since = waiting?.what === what ? waiting.since : terminal.nowMs();
      waiting = what === null ? null : { what, newest, since };
      draw();
    },
    close() {
      clearInterval(timer);
      clear();
      waiting = null;
    },
  };
}
