/** Text that grows: words with single spaces between them, lines and paragraphs with one gap between them. */
export function createTextBuilder() {
  let written = "";
  let newlines = 0;
  /** Whether a line has its sign and no words yet: a paragraph within a list's line begins there. */
  let marked = false;

  const flush = () => {
    if (newlines === 0) return;
    written = written.trimEnd();
    if (written !== "") written += "\n".repeat(newlines);
    newlines = 0;
  };

  return {
    /** Text in which white space is only that. */
    words(text: string): void {
      const single = text.replace(/\s+/g, " ");
      const starts = newlines > 0 || written === "" || /\s/.test(written.at(-1)!);
      const fresh = starts ? single.trimStart() : single;
      if (fresh === "") return;
      flush();
      written += fresh;
      marked = false;
    },
    /** Text of which each space counts. */
    literal(text: string): void {
      flush();
      written += text;
      marked = false;
    },
    /** A sign at the start of a line. */
    mark(sign: string): void {
      flush();
      written += sign;
      marked = true;
    },
    /** Parts a cell from the one before it in its line. */
    cell(): void {
      if (newlines === 0 && written !== "" && !written.endsWith("\n")) written = `${written.trimEnd()} | `;
    },
    /** At least so many newlines before what comes next. */
    gap(least: number): void {
      if (!marked) newlines = Math.max(newlines, least);
    },
    length: () => written.length,
    from: (at: number) => written.slice(at),
    /** Writes something else from there on. White space around what was there stays. */
    replace(at: number, text: string): void {
      const old = written.slice(at);
      const before = /^\s*/.exec(old)![0];
      const after = /\s*$/.exec(old)![0];
      written = written.slice(0, at) + before + text + after;
    },
    text: () => written.trim(),
  };
}
