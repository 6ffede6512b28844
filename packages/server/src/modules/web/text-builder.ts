/** Builds a text: collapses white space between words, and gaps between lines and paragraphs. */
export function createTextBuilder() {
  let written = "";
  let newlines = 0;
  /** Whether the line has a list marker and no text yet. A paragraph in a list item then starts on the same line. */
  let marked = false;

  const flush = () => {
    if (newlines === 0) return;
    written = written.trimEnd();
    if (written !== "") written += "\n".repeat(newlines);
    newlines = 0;
  };

  return {
    /** Appends text with collapsed white space. */
    words(text: string): void {
      const single = text.replace(/\s+/g, " ");
      const starts = newlines > 0 || written === "" || /\s/.test(written.at(-1)!);
      const fresh = starts ? single.trimStart() : single;
      if (fresh === "") return;
      flush();
      written += fresh;
      marked = false;
    },
    /** Appends text with its white space unchanged. */
    literal(text: string): void {
      flush();
      written += text;
      marked = false;
    },
    /** Appends a marker at the start of a line. */
    mark(sign: string): void {
      flush();
      written += sign;
      marked = true;
    },
    /** Separates a table cell from the previous one on the same line. */
    cell(): void {
      if (newlines === 0 && written !== "" && !written.endsWith("\n")) written = `${written.trimEnd()} | `;
    },
    /** Requires at least this many newlines before the next text. */
    gap(least: number): void {
      if (!marked) newlines = Math.max(newlines, least);
    },
    length: () => written.length,
    from: (at: number) => written.slice(at),
    /** Replaces everything from `at` on, but keeps the white space around it. */
    replace(at: number, text: string): void {
      const old = written.slice(at);
      const before = /^\s*/.exec(old)![0];
      const after = /\s*$/.exec(old)![0];
      written = written.slice(0, at) + before + text + after;
    },
    text: () => written.trim(),
  };
}
