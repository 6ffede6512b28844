import { useMemo, useState } from "react";
import { plural } from "../lib/format.ts";
import { terminalLines, type TerminalPiece } from "../lib/terminal-text.ts";
import { TEXT } from "../text.ts";

const TAIL_LINES = 14;
const BAD = /^\s*(?:✖|✗|×|not ok\b|FAIL\b|FAILED\b|ERROR\b|E\s{2,}|[\w.]*(?:Error|Exception)\b)/;
const GOOD = /^\s*(?:✔|✓|ok\b|PASS\b|PASSED\b|OK\b)/;
const ASIDE = /^\s*(?:ℹ|#|at\s.+\))/;

/** What a command printed: the end first, all of it on demand. It has its own scroll. */
export function TerminalOutput({ text, label = TEXT.terminal.output }: { text: string; label?: string }) {
  const [isWhole, setWhole] = useState(false);
  const lines = useMemo(() => terminalLines(text.trimEnd()), [text]);
  const isLong = lines.length > TAIL_LINES + 2;
  const shown = isLong && !isWhole ? lines.slice(-TAIL_LINES) : lines;
  const empty = lines.length === 1 && lines[0]!.length === 0;
  return (
    <div className="overflow-hidden rounded-control bg-term text-term-text">
      {isLong && (
        <button
          type="button"
          onClick={() => setWhole(!isWhole)}
          className="min-h-8 w-full border-b border-white/10 px-3.5 py-1 text-left text-xs text-term-dim hover:text-term-text max-tablet:min-h-11"
        >
          {isWhole ? TEXT.terminal.tail : TEXT.terminal.all(plural(lines.length, "line"))}
        </button>
      )}
      <pre
        tabIndex={0}
        aria-label={label}
        role="region"
        className="max-h-96 overflow-auto px-3.5 py-2.5 font-mono text-code"
      >
        {empty ? <span className="text-term-dim">{TEXT.terminal.quiet}</span> : shown.map(lineOf)}
      </pre>
    </div>
  );
}

function lineOf(pieces: TerminalPiece[], i: number) {
  const isColoured = pieces.some(({ colour }) => colour !== null);
  return (
    <span key={i} className={isColoured ? "" : colourOf(pieces.map(({ text }) => text).join(""))}>
      {pieces.map(({ text, colour, bold, dim }, at) => (
        <span
          key={at}
          className={`${colour === null ? "" : COLOURS[colour % 8]} ${bold ? "font-semibold" : ""} ${dim ? "text-term-dim" : ""}`}
        >
          {text}
        </span>
      ))}
      {"\n"}
    </span>
  );
}

/** The sixteen colours of a terminal, in those of the page: all can be read on its ground. */
const COLOURS = [
  "text-term-dim",
  "text-term-bad",
  "text-term-ok",
  "text-term-care",
  "text-term-info",
  "text-term-info",
  "text-term-info",
  "text-term-text",
] as const;

/** The colour of a line whose program chose none. */
function colourOf(line: string): string {
  if (BAD.test(line)) return "text-term-bad";
  if (GOOD.test(line)) return "text-term-ok";
  return ASIDE.test(line) ? "text-term-dim" : "";
}
