import type { OutputStyle } from "../terminal.ts";
import { defuse } from "../text.ts";
import { createFlow } from "./flow.ts";

/** An end of a text whose meaning depends on what follows: a terminal sequence, a CRLF, half of a surrogate pair. */
const UNDECIDED = /(?:[\u001b\u009b][^\n]{0,63}|\r|[\ud800-\udbff])$/;

/** Makes a text that arrives in pieces safe to print. */
export interface Speech {
  /** Takes a piece and returns what can be printed so far. */
  push(piece: string): string;
  /** Returns what was held back, and ends the line if one is open. */
  end(): string;
}

/**
 * The returned text cannot control a terminal, whatever the pieces contain and wherever they were cut. With the style of
 * a terminal, it is laid out as Markdown for its width as it arrives; with null it stays as it is.
 */
export function createSpeech(look: OutputStyle | null): Speech {
  const flow = look === null ? null : createFlow(look);
  let held = "";
  let begun = false;
  const print = (text: string) => {
    const safe = defuse(text);
    if (safe !== "") begun = !safe.endsWith("\n");
    return flow ? flow.push(safe) : safe;
  };
  return {
    push(piece) {
      const text = held + piece;
      held = UNDECIDED.exec(text)?.[0] ?? "";
      return print(text.slice(0, text.length - held.length));
    },
    end() {
      const rest = print(held) + (flow ? flow.end() : "");
      held = "";
      const close = begun ? "\n" : "";
      begun = false;
      return rest + close;
    },
  };
}
