/** A part of a text that is being written, readable by itself. */
export interface TextPart {
  markdown: string;
  /** Whether it goes on with what the part before it began: a paragraph, a list, a block of code, a table. */
  isContinued: boolean;
}

/** The parts that have become whole, and the one that more text can change; null if there is none. */
export interface SplitText {
  whole: TextPart[];
  open: TextPart | null;
}

/** The longest part in characters. What a piece costs is bounded by it, however long the text is. */
export const MOST_PART_CHARS = 1_500;

const FENCE = /^(?:`{3,}|~{3,})/;
const isTableRule = (line: string) => /^[|:\s-]+$/.test(line) && line.includes("|") && line.includes("-");

/** A block of code that is open: what closes it, and the line that opened it. */
interface Fence {
  mark: string;
  opening: string;
}

/** The block of code that is open after a line. */
function fenceAfter(fence: Fence | null, line: string): Fence | null {
  const mark = FENCE.exec(line)?.[0];
  if (mark === undefined) return fence;
  if (fence === null) return { mark, opening: `${line}\n` };
  return mark.startsWith(fence.mark) && line === mark ? null : fence;
}

/** Splits a text into parts while it is written: at blank lines, and where a part would become too long. */
export function createSplitter(mostChars = MOST_PART_CHARS) {
  /** The complete lines of the open part, and the line that is not complete. */
  let body = "";
  let line = "";
  /** Whether the begin of that line is in a part before. */
  let isMidLine = false;
  let fence: Fence | null = null;
  let tableHead = "";
  let prefix = "";
  let isContinued = false;
  let whole: TextPart[] = [];

  const part = (text: string): TextPart => ({
    markdown: prefix + text + (fence ? `${text.endsWith("\n") ? "" : "\n"}${fence.mark}` : ""),
    isContinued,
  });

  /** Makes what is open, and `more`, a part. What follows goes on with it, or begins anew. */
  function close(more: string, goesOn: boolean): void {
    whole.push(part(body + more));
    body = "";
    prefix = goesOn ? (fence?.opening ?? tableHead) : "";
    isContinued = goesOn;
    if (!goesOn) tableHead = "";
  }

  function takeLine(complete: string): void {
    const text = complete.trim();
    const isWholeLine = !isMidLine;
    isMidLine = false;
    if (isWholeLine && fence === null && text === "") {
      if (body !== "") close(complete, false);
      else [prefix, isContinued, tableHead] = ["", false, ""];
      return;
    }
    if (isWholeLine) fence = fenceAfter(fence, text);
    const isHead = fence === null && !isContinued && body.indexOf("\n") === body.length - 1;
    if (isHead && body !== "" && isTableRule(text)) tableHead = body + complete;
    body += complete;
    if (body.length > mostChars) close("", true);
  }

  /** Cuts a line that is too long by itself, behind a word if there is one. */
  function cutLine(): void {
    while (line.length > mostChars) {
      const space = line.lastIndexOf(" ", mostChars);
      const at = space > mostChars / 2 ? space + 1 : mostChars;
      // Both halves of a character stay together.
      const end = line.slice(0, at).isWellFormed() ? at : at - 1;
      close(line.slice(0, end), true);
      line = line.slice(end);
      isMidLine = true;
    }
  }

  return (piece: string): SplitText => {
    const lines = piece.split("\n");
    for (const [i, text] of lines.entries()) {
      line += text;
      cutLine();
      if (i === lines.length - 1) break;
      takeLine(`${line}\n`);
      line = "";
    }
    const written: SplitText = { whole, open: body + line === "" ? null : part(body + line) };
    whole = [];
    return written;
  };
}
