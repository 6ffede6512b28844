import type { Format, OutputStyle } from "../terminal.ts";
import { charactersOf, columnsOf } from "../text.ts";
import { createMarkdownLines } from "./markdown-lines.ts";

/** Lays out a safe text for a terminal as it arrives. */
export interface TextFlow {
  push(text: string): string;
  /** Returns the word that was held back; the next text is laid out as one of its own. */
  end(): string;
}

/**
 * Wraps prose at blanks, list items below their text, and leaves the lines of code blocks whole. A word is held back until
 * it is complete.
 */
export function createFlow({ columns, paint }: OutputStyle): TextFlow {
  const line = createMarkdownLines(Math.floor(columns / 2));
  let used = 0;
  let blanks = 0;
  let word = "";
  let width = 0;
  /** Whether a first part of `word` was already printed. */
  let torn = false;
  /** Whether anything was read: empty lines at the beginning are left out. */
  let begun = false;

  const settle = () => {
    if (word === "") return "";
    const { isCode, format, hang } = line.read(word, blanks);
    const fits = isCode || torn || used === 0 || used + blanks + width <= columns;
    const placed = (fits ? " ".repeat(blanks) : `\n${" ".repeat(hang)}`) + painted(format);
    const end = (fits ? used + blanks : hang) + width;
    // A word that is longer than the line is broken by the terminal.
    used = end > columns ? end % columns : end;
    [blanks, word, width, torn] = [0, "", 0, false];
    return placed;
  };
  const painted = (format: Format | null) => (format === null ? word : paint(format, word));
  const take = (character: string) => {
    if (character === "\n") {
      if (!begun) {
        blanks = 0;
        return "";
      }
      const placed = settle();
      [used, blanks] = [0, 0];
      line.next();
      return `${placed}\n`;
    }
    if (character === " ") {
      const placed = settle();
      blanks++;
      return placed;
    }
    begun = true;
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
    push: (text) => charactersOf(text).map(take).join(""),
    end() {
      const placed = settle();
      [used, blanks, begun] = [0, 0, false];
      line.reset();
      return placed;
    },
  };
}
