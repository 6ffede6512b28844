import { text as readText } from "node:stream/consumers";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { styleText } from "node:util";
import { environment } from "./environment.ts";
import { keyboardPrompt, type Prompt } from "./prompt.ts";
import { fit, oneLine } from "./text.ts";

export type Format = Parameters<typeof styleText>[0];

/** The terminal's width, and a painter that leaves text plain if colours are not wanted. */
export interface OutputStyle {
  columns: number;
  paint: (format: Format, text: string) => string;
}

/** Everything that a command uses of its surroundings. */
export interface Terminal {
  look: OutputStyle;
  /** True if a person watches: lines may be overwritten. */
  live: boolean;
  out: (text: string) => void;
  /** Writes text unchanged, without a line break. */
  draw: (text: string) => void;
  err: (text: string) => void;
  readStdin: () => Promise<string>;
  /** Asks for a line that is not shown while it is typed; absent if standard input is not a terminal. */
  ask?: (question: string) => Promise<string>;
  /** Asks for a line that can be edited; absent if standard input is not a terminal. */
  prompt?: Prompt;
  /** Calls `listener` on each Ctrl-C instead of ending the program, until the returned function is called. */
  onInterrupt: (listener: () => void) => () => void;
  nowMs: () => number;
}

export const painter =
  (colors: boolean): OutputStyle["paint"] =>
  (format, text) =>
    colors ? styleText(format, text, { validateStream: false }) : text;

/** The mark for passed or failed; `undecided` is shown if `ok` is null. */
export function resultMark(ok: boolean | null, undecided: string, { paint }: OutputStyle): string {
  if (ok === null) return paint("dim", undecided);
  return ok ? paint("green", "✓") : paint("red", "✗");
}

/** A line of a list: a mark, facts in columns, and as much of a task as fits. */
export function row(mark: string, facts: string[], task: string, { columns, paint }: OutputStyle): string {
  const start = facts.join("  ");
  const room = columns - start.length - 4;
  return `${mark} ${paint("dim", start)}${room > 0 ? `  ${fit(oneLine(task), room)}` : ""}`;
}

/** The terminal this program runs in. */
export function processTerminal(): Terminal {
  const { stdout, stderr, stdin } = process;
  // A reader that closes the pipe early (`signet receipts | head`) is not a failure.
  stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
  return {
    look: {
      columns: Math.min(Math.max(stdout.columns || 100, 40), 110),
      paint: painter(stdout.isTTY && !environment.noColor),
    },
    live: stdout.isTTY,
    out: (text) => void stdout.write(`${text}\n`),
    draw: (text) => void stdout.write(text),
    err: (text) => void stderr.write(`${text}\n`),
    readStdin: () => readText(stdin),
    ...(stdin.isTTY ? { ask: askHidden, prompt: keyboardPrompt } : {}),
    onInterrupt(listener) {
      process.on("SIGINT", listener);
      return () => void process.off("SIGINT", listener);
    },
    nowMs: Date.now,
  };
}

/** Reads a line from the keyboard without echo. */
async function askHidden(question: string): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  lines.once("SIGINT", () => process.exit(130));
  try {
    return await lines.question("");
  } finally {
    lines.close();
    process.stderr.write("\n");
  }
}
