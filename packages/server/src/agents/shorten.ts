const NEWLINE = 10;

export interface Shortened {
  text: string;
  /** 0 if nothing was left out. */
  cutBytes: number;
}

/** The longest head or tail of `bytes` within the limits that splits no UTF-8 character. */
function takeEnd(bytes: Buffer, maxBytes: number, maxLines: number, from: "head" | "tail"): Buffer {
  const step = from === "head" ? 1 : -1;
  const start = from === "head" ? 0 : bytes.length - 1;
  let length = 0;
  let lines = 0;
  while (length < bytes.length && length < maxBytes) {
    if (bytes[start + length * step] === NEWLINE && length > 0 && ++lines >= maxLines) break;
    length += 1;
  }
  if (from === "head") {
    while (length > 0 && isContinuation(bytes[length])) length -= 1;
    return bytes.subarray(0, length);
  }
  while (length > 0 && isContinuation(bytes[bytes.length - length])) length -= 1;
  return bytes.subarray(bytes.length - length);
}

const isContinuation = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80;

export interface ShortenLimits {
  bytes: number;
  lines?: number;
  /** Said in the line between head and tail: how to see what was left out. */
  hint?: string;
}

/** Returns `text` unchanged if it is within the limits, else its head and tail with a line between them that says how many bytes were left out. */
export function shorten(text: string, limits: ShortenLimits): Shortened {
  return shortenBytes(Buffer.from(text), limits);
}

/** Like shorten, for the bytes of a text. `missing`: so many bytes were left out before, near the middle of what is too long. */
export function shortenBytes(
  bytes: Buffer,
  { missing = 0, ...limits }: ShortenLimits & { missing?: number },
): Shortened {
  const lines = limits.lines ?? Number.POSITIVE_INFINITY;
  const whole = bytes.toString();
  if (bytes.length <= limits.bytes && missing === 0 && countLines(whole) <= lines)
    return { text: whole, cutBytes: 0 };
  const hint = limits.hint === undefined ? "" : `; ${limits.hint}`;
  const room = limits.bytes - 64 - hint.length;
  const head = takeEnd(bytes, Math.ceil(room / 2), Math.ceil(lines / 2), "head");
  const rest = bytes.subarray(head.length);
  const tail = takeEnd(rest, Math.floor(room / 2), Math.floor(lines / 2), "tail");
  const cutBytes = rest.length - tail.length + missing;
  const between = `[... ${cutBytes} bytes left out${hint} ...]`;
  return { text: `${head.toString()}\n${between}\n${tail.toString()}`, cutBytes };
}

/** Number of lines in `text`. A final line feed does not start another line. */
export function countLines(text: string): number {
  if (text === "") return 0;
  const feeds = text.split("\n").length;
  return text.endsWith("\n") ? feeds - 1 : feeds;
}
