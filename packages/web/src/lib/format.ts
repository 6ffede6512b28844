import { plain } from "./plain.ts";

const NUMBER = new Intl.NumberFormat("en");
const CLOCK = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" });
const DAY_OF_YEAR = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
const DAY_MS = 86_400_000;

export const count = (value: number): string => NUMBER.format(value);

/** `1 file`, `2 files`. */
export const plural = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`;

/** `12 ms`, `0.2 s`, `48 s`, `1 min 12 s`, `2 h 5 min`. */
export function duration(ms: number): string {
  if (ms < 100) return `${Math.round(ms)} ms`;
  const seconds = ms / 1000;
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  if (seconds < 59.5) return `${Math.round(seconds)} s`;
  const minutes = Math.floor(Math.round(seconds) / 60);
  if (minutes < 60) return `${minutes} min ${Math.round(seconds) % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** Time passed, as a clock shows it: `0:48`. */
export function elapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}

/** `182 B`, `4.1 KiB`, `1.2 MiB`, `25.3 GiB`. */
export function byteSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kib = bytes / 1024;
  if (kib < 1024) return `${kib.toFixed(kib < 10 ? 1 : 0)} KiB`;
  const mib = kib / 1024;
  return mib < 1024 ? `${mib.toFixed(1)} MiB` : `${(mib / 1024).toFixed(1)} GiB`;
}

export const clock = (at: Date): string => CLOCK.format(at);

const midnight = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

/** `Today`, `Yesterday`, `18 November`, `18 November 2025`. */
export function day(at: Date, now = new Date()): string {
  const days = Math.round((midnight(now) - midnight(at)) / DAY_MS);
  if (days <= 0) return "Today";
  if (days === 1) return "Yesterday";
  return (at.getFullYear() === now.getFullYear() ? DAY : DAY_OF_YEAR).format(at);
}

/** A day within a sentence: `today`, `18 November`. */
export function dayWithin(at: Date): string {
  const words = day(at);
  return /^(?:Today|Yesterday)$/.test(words) ? words.toLowerCase() : words;
}

/** A time within a sentence: `today, 14:03`. */
export const moment = (at: Date): string => `${dayWithin(at)}, ${clock(at)}`;

/** `18 November 2025`, for days to come as well. */
export const date = (at: Date): string => DAY_OF_YEAR.format(at);

/** A text as a sentence: with a capital letter and a full stop. */
export const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?…]$/.test(text) ? "" : "."}`;

/** The first line of a task as plain text, without the marks of Markdown, for a title. */
export function titleOf(task: string): string {
  const line =
    plain(task)
      .split("\n")
      .find((each) => each.trim() !== "") ?? "";
  return line.replaceAll(/[`*#]/g, "").trim() || "…";
}

/** The first and last digits of a hash. */
export const shortHash = (hash: string): string => `${hash.slice(0, 8)}…${hash.slice(-4)}`;
