/**
 * What precedes a text delta in an event, up to its opening quote, in OpenAI-style chat completions and Anthropic messages.
 */
const OPENINGS = [
  '"delta":{"content":"',
  '"delta":{"role":"assistant","content":"',
  '"delta":{"type":"text_delta","text":"',
];
/** The content of a JSON string. */
const LITERAL = /(?:[^"\\\u0000-\u001f]|\\.)*/y;
const BLANK = 10;
/** Longer events are not text deltas. */
const MAX_EVENT_CHARS = 2_048;

/**
 * Joins consecutive events of one read that differ only in their text delta into one event. It never waits for more data:
 * if the reader keeps up with the provider, nothing changes; if it lags behind, the backlog is processed as one event instead
 * of hundreds. All other bytes pass unchanged.
 */
export function createCoalescer(): (chunk: Uint8Array) => Uint8Array {
  // The number of newlines at the end of the last read: 0 within an event, 1 after one newline of two, 2 between events.
  let newlines = 2;
  return (chunk) => {
    const start = newlines === 2 ? 0 : firstBoundary(chunk, newlines);
    const end = lastBoundary(chunk);
    newlines = trailingNewlines(chunk, newlines);
    if (start < 0 || end <= start) return chunk;
    const whole = chunk.subarray(start, end);
    const joined = joinEvents(Buffer.from(whole.buffer, whole.byteOffset, whole.byteLength).toString("utf8"));
    if (joined === null) return chunk;
    return Buffer.concat([chunk.subarray(0, start), Buffer.from(joined), chunk.subarray(end)]);
  };
}

/** The start of the first event that begins in this chunk; -1 if none does. */
function firstBoundary(chunk: Uint8Array, newlines: number): number {
  if (newlines === 1 && chunk[0] === BLANK) return 1;
  const at = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).indexOf("\n\n");
  return at < 0 ? -1 : at + 2;
}

/** The end of the last complete event; 0 if there is none. */
function lastBoundary(chunk: Uint8Array): number {
  const at = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).lastIndexOf("\n\n");
  return at < 0 ? 0 : at + 2;
}

function trailingNewlines(chunk: Uint8Array, before: number): number {
  if (chunk.length === 0) return before;
  if (chunk.at(-1) !== BLANK) return 0;
  if (chunk.length === 1) return 1 + (before % 2);
  return chunk.at(-2) === BLANK ? 2 : 1;
}

/** The events of `text` with consecutive deltas joined; null if there was nothing to join or the text is not valid UTF-8. */
function joinEvents(text: string): string | null {
  if (text.includes("\ufffd")) return null;
  let out = "";
  let merged = false;
  let run: Piece | null = null;
  for (let at = 0; at < text.length;) {
    const end = text.indexOf("\n\n", at) + 2;
    if (run && continues(run, text, at, end)) {
      run.text += text.slice(at + run.head.length, end - run.tail.length);
      merged = true;
    } else {
      if (run) out += run.head + run.text + run.tail;
      run = pieceOf(text.slice(at, end));
      if (!run) out += text.slice(at, end);
    }
    at = end;
  }
  if (!merged) return null;
  return run ? out + run.head + run.text + run.tail : out;
}

interface Piece {
  head: string;
  text: string;
  tail: string;
}

/** Splits an event around its text delta; null for any other event. */
function pieceOf(event: string): Piece | null {
  if (event.length > MAX_EVENT_CHARS) return null;
  for (const opening of OPENINGS) {
    const at = event.indexOf(opening);
    if (at < 0) continue;
    const start = at + opening.length;
    const end = literalEnd(event, start);
    const tail = event.slice(end);
    // The event must contain nothing but the text delta.
    if (!tail.startsWith('"}') || /"finish_reason":"|"usage":\{|"stop_reason":"/.test(tail)) return null;
    return { head: event.slice(0, start), text: event.slice(start, end), tail };
  }
  return null;
}

function continues({ head, tail }: Piece, text: string, at: number, end: number): boolean {
  const inner = end - tail.length;
  const start = at + head.length;
  // Slices are compared four times as fast as by startsWith.
  if (inner < start || text.slice(at, start) !== head || text.slice(inner, end) !== tail) return false;
  return literalEnd(text, start) === inner;
}

/** The end of the literal content that begins at `start`. */
function literalEnd(text: string, start: number): number {
  LITERAL.lastIndex = start;
  // Without the match itself, which would be a copy; the sticky expression matches everywhere.
  LITERAL.test(text);
  return LITERAL.lastIndex;
}
