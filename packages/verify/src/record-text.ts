import type { RecordedEvent } from "./recorded.ts";

/** A line that holds a file, in the record that `GET /runs/{run_id}/record` gives, and nothing else that a reader could take for an event. */
const CONTENT_LINE = /^\{"sha256":"[0-9a-f]{64}","content":"[A-Za-z0-9+/]*=*"\}$/;

export const isContentLine = (line: string): boolean => CONTENT_LINE.test(line);

/**
 * Parses the events of a run from a saved text: the stream as it was sent (`event:` and `data:` lines), one JSON object
 * `{event, data}` per line as `signet code --json` prints them and a run's record has them beside its files, or only the data of `code_receipt` or `visual_done`. Null
 * if the text is none of these.
 */
export const readRunRecord = (text: string): RecordedEvent[] | null =>
  sealedAlone(text) ?? streamedEvents(text) ?? lineEvents(text);

function sealedAlone(text: string): RecordedEvent[] | null {
  const data = objectIn(text);
  if (!data || !("opening" in data && "receipt" in data)) return null;
  return [{ name: "html" in data ? "visual_done" : "code_receipt", data }];
}

function streamedEvents(text: string): RecordedEvent[] | null {
  const lines = text.split("\n").map((line) => (line.endsWith("\r") ? line.slice(0, -1) : line));
  if (!lines.some((line) => line === "event: code_receipt" || line === "event: visual_done")) return null;
  // Streams may also end their lines with a carriage return alone.
  if (lines.some((line) => line.includes("\r"))) return null;
  const events: RecordedEvent[] = [];
  let block: string[] = [];
  for (const line of [...lines, ""]) {
    if (line !== "") {
      if (!/^(?::|id: )/.test(line)) block.push(line);
      continue;
    }
    const event = block.length === 0 ? undefined : eventIn(block);
    // What is left out here, another reader may take for an event.
    if (event === null) return null;
    if (event) events.push(event);
    block = [];
  }
  return events;
}

/** The event of a block of a stream; null unless it is written as streams of this service are. */
function eventIn([first = "", second = "", ...more]: string[]): RecordedEvent | null {
  const [, name] = /^event: (\w+)$/.exec(first) ?? [];
  const data = second.startsWith("data: ") ? objectIn(second.slice("data: ".length)) : null;
  return name === undefined || data === null || more.length > 0 ? null : { name, data };
}

function lineEvents(text: string): RecordedEvent[] | null {
  const events: RecordedEvent[] = [];
  for (const line of text.trimEnd().split("\n")) {
    if (isContentLine(line)) continue;
    const entry = objectIn(line);
    if (!entry || typeof entry["event"] !== "string" || !("data" in entry)) return null;
    events.push({ name: entry["event"], data: entry["data"] });
  }
  return events.length > 0 ? events : null;
}

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
