import { charactersOf, columnsOf, defuse } from "../text.ts";

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
 * The returned text cannot control a terminal, whatever the pieces contain and wherever they were cut. With
 * `columns`, lines are wrapped at blanks as they arrive; with null they stay as they are.
 */
export function createSpeech(columns: number | null): Speech {
  const flow = columns === null ? null : createFlow(columns);
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

/** Wraps a safe text at blanks; a word is held back until it is complete. */
function createFlow(columns: number) {
  let used = 0;
  let blanks = 0;
  let word = "";
  let width = 0;
  /** Whether a first part of `word` was already printed. */
  let torn = false;
  const settle = () => {
    if (word === "") return "";
    const fits = torn || used === 0 || used + blanks + width <= columns;
    const placed = fits ? " ".repeat(blanks) + word : `\n${word}`;
    const end = (fits ? used + blanks : 0) + width;
    // A word that is longer than the line is broken by the terminal.
    used = end > columns ? end % columns : end;
    [blanks, word, width, torn] = [0, "", 0, false];
    return placed;
  };
  const take = (character: string) => {
    if (character === "\n") {
      const placed = settle();
      [used, blanks] = [0, 0];
      return `${placed}\n`;
    }
    if (character === " ") {
      const placed = settle();
      blanks++;
      return placed;
    }
    const wide = columnsOf(character) === 2;
    const tears = !wide && width >= columns;
    // Scripts without blanks may be broken before any of their characters.
    const placed = wide || tears ? settle() : "";
    if (tears) torn = true;
    word += character;
    width += columnsOf(character);
    return placed;
  };
  return {
    push: (text: string) => charactersOf(text).map(take).join(""),
    end() {
      const placed = settle();
      [used, blanks] = [0, 0];
      return placed;
    },
  };
}
