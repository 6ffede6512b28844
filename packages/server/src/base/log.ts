import { pino, type Logger } from "pino";
import type { LogFile } from "./log-file.ts";
import { textLine } from "./log-text.ts";
import { tagRuns } from "./run-tags.ts";
import { maskJson } from "./secrets.ts";

/**
 * Writes one line per event: JSON, or text to a terminal. Events are in the past tense; fields hold ids, not contents. Ids of
 * runs are written as their tags.
 */
export interface Log {
  debug(fields: Record<string, unknown>, event: string): void;
  info(fields: Record<string, unknown>, event: string): void;
  warn(fields: Record<string, unknown>, event: string): void;
  error(fields: Record<string, unknown>, event: string): void;
}

interface LogStream {
  write(line: string): void;
  isTTY?: boolean;
}

/** Creates a log to `stream` (standard error by default), and to a file. Texts that look like credentials are masked in both. */
export function createLog(level: string, stream: LogStream = process.stderr, file?: LogFile): Log {
  const masked = {
    write(line: string) {
      const json = tagRuns(maskJson(line));
      stream.write(`${stream.isTTY ? textLine(json) : json}\n`);
      file?.write(`${json}\n`);
    },
  };
  const logger: Logger = pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, messageKey: "event" },
    masked,
  );
  return logger;
}

/** The log fields of a thrown value: its name, message and stack, never its own fields, which may hold a prompt or a key. */
export function describe(thrown: unknown): Record<string, unknown> {
  if (!(thrown instanceof Error)) return { error: typeof thrown };
  return {
    error: thrown.name,
    message: thrown.message.slice(0, 500),
    stack: thrown.stack?.split("\n").slice(1, 6).join(" |"),
  };
}
