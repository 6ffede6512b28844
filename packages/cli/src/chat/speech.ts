import { charactersOf, columnsOf, defuse } from "../text.ts";

/** The end of a text that means something else with what follows: a sequence for the terminal, a CRLF, half a character. */
const UNDECIDED = /(?:[\u001b\u009b][^\n]{0,63}|\r|[\ud800-\udbff])$/;

/** A text that comes in pieces, made fit to print. */
export interface Speech {
  /** Takes a piece and gives what can be printed by now. */
  push(piece: string): string;
  /** Gives what was held back, and ends the line where one was begun. */
  end(): string;
}

/**
 * Whatever the pieces hold and wherever they were cut, what is given can do nothing to a terminal. With `columns`,
 * lines are broken at blanks as they come; with null they stay as they are.
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

/** Breaks a safe text at blanks, where a word would pass the last column; a word waits until it is whole. */
function createFlow(columns: number) {
  let used = 0;
  let blanks = 0;
  let word = "";
  let width = 0;
  /** Whether `word` goes on from what was printed of it. */
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
