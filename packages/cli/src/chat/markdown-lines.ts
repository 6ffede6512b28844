import type { Format } from "../terminal.ts";

const FENCE = /^(?:`{3,}[^`]*|~{3,}.*)$/;
/** What begins an item of a list, or a quotation. */
const MARKER = /^(?:[-*+•>]|\d{1,3}[.)])$/;
const HEADING = /^#{1,6}$/;

/** How the words of a line are laid out. */
export interface MarkdownLine {
  /** Whether the line belongs to a code block, and is not wrapped. */
  isCode: boolean;
  format: Format | null;
  /** Where the lines begin into which it is wrapped: below the text of its list item. */
  hang: number;
}

const PROSE: MarkdownLine = { isCode: false, format: null, hang: 0 };
const MARKS: MarkdownLine = { isCode: true, format: "dim", hang: 0 };
const CODE: MarkdownLine = { isCode: true, format: "cyan", hang: 0 };

/** Tells the lines of a Markdown text apart by their first words. Text hangs at most `mostHang` columns in. */
export function createMarkdownLines(mostHang: number) {
  let line: MarkdownLine | null = null;
  /** The marks that end the code block, if the text is in one. */
  let fence: string | null = null;

  const begin = (word: string, blanks: number): MarkdownLine => {
    if (fence !== null) {
      const closes = word.startsWith(fence) && word === fence[0]!.repeat(word.length);
      if (closes) fence = null;
      return closes ? MARKS : CODE;
    }
    if (FENCE.test(word)) {
      fence = /^(.)\1*/.exec(word)![0];
      return MARKS;
    }
    if (HEADING.test(word)) return { ...PROSE, format: "bold" };
    if (!MARKER.test(word)) return PROSE;
    return { ...PROSE, hang: Math.min(blanks + word.length + 1, mostHang) };
  };
  return {
    /** The line of a word, which follows so many blanks. The first word of a line decides what the line is. */
    read: (word: string, blanks: number): MarkdownLine => (line ??= begin(word, blanks)),
    next: () => void (line = null),
    /** The next word begins a line outside of code. */
    reset() {
      line = null;
      fence = null;
    },
  };
}
