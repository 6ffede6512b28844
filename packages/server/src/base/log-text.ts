/** Fields that are shown as the line's time, level and event. */
const HEAD = new Set(["time", "level", "event"]);
/** The names of levels, by their number in a line. */
export const LEVELS: Readonly<Record<number, string>> = {
  10: "trace",
  20: "debug",
  30: "info",
  40: "warn",
  50: "error",
  60: "fatal",
};
/** A value that needs no quotes to be read as one. */
const PLAIN = /^[\x21\x23-\x7e]+$/;
/** What JSON leaves as it is and a terminal acts on. */
const CONTROLS = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** A log line for a person at a terminal: `12:00:01 info  service started url=http://… ms=12`. */
export function textLine(json: string): string {
  const fields = JSON.parse(json) as Record<string, unknown>;
  const { time, level, event } = fields;
  const others = Object.entries(fields).filter(([name]) => !HEAD.has(name));
  const shown = others.map(([name, value]) => `${quoted(name)}=${quoted(value)}`);
  const clock = String(time).slice(11, 19);
  return [clock, (LEVELS[Number(level)] ?? "info").padEnd(5), safe(String(event)), ...shown].join(" ");
}

function quoted(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return PLAIN.test(text) || typeof value === "number" ? text : safe(JSON.stringify(value));
}

const safe = (text: string): string => text.replaceAll(/[\u0000-\u001f]/g, " ").replaceAll(CONTROLS, escaped);
const escaped = (control: string): string => `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`;
