import type { RecordedEvent } from "./recorded.ts";

/** How a line begins that holds a file, in the record that `GET /runs/{run_id}/record` gives. */
const CONTENT_LINE = '{"sha256":';

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
  const events: RecordedEvent[] = [];
  let name = "";
  for (const line of lines) {
    if (line.startsWith("event: ")) name = line.slice("event: ".length);
    if (!line.startsWith("data: ")) continue;
    const data = objectIn(line.slice("data: ".length));
    if (!data) return null;
    events.push({ name, data });
  }
  return events;
}

function lineEvents(text: string): RecordedEvent[] | null {
  const events: RecordedEvent[] = [];
  for (const line of text.trimEnd().split("\n")) {
    if (line.startsWith(CONTENT_LINE)) continue;
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
