import type { Terminal } from "../../src/terminal.ts";

/** A terminal without colours that keeps what is written to it. */
export function terminalOf({ columns = 100, live = false, nowMs = 0 } = {}) {
  const written = { out: "", err: "" };
  const terminal: Terminal = {
    look: { columns, paint: (_, text) => text },
    live,
    out: (text) => void (written.out += `${text}\n`),
    draw: (text) => void (written.out += text),
    err: (text) => void (written.err += `${text}\n`),
    readStdin: async () => "",
    onInterrupt: () => () => {},
    nowMs: () => nowMs,
  };
  return { terminal, written };
}
