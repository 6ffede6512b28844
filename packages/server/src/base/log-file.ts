import { appendFileSync, chmodSync, mkdirSync, renameSync, statSync } from "node:fs";
import path from "node:path";

const MAX_BYTES = 5 * 1024 * 1024;

/** The log of a data folder: the file that is written to, and the one before it. */
export const logFiles = (dataDir: string) => {
  const current = path.join(dataDir, "logs", "signet.log");
  return { current, previous: `${current}.1` };
};

/** Where lines are kept. */
export interface LogFile {
  write(line: string): void;
}

/**
 * Keeps the last lines of the log in the data folder, readable by this user alone: two files of at most `maxBytes` each.
 * Nothing is held in memory. What cannot be written is lost here; the log on standard error has it too.
 */
export function openLogFile(dataDir: string, maxBytes = MAX_BYTES): LogFile {
  const { current, previous } = logFiles(dataDir);
  const append = (line: string) => appendFileSync(current, line, { mode: 0o600 });
  let size = sizeOf(current);
  return {
    write(line) {
      try {
        const bytes = Buffer.byteLength(line);
        if (size > 0 && size + bytes > maxBytes) {
          renameSync(current, previous);
          size = 0;
        }
        if (size === 0) mkdirSync(path.dirname(current), { recursive: true, mode: 0o700 });
        append(line);
        size += bytes;
      } catch {
        // The disk is full, or the file was removed: the next line begins anew.
        size = sizeOf(current);
      }
    },
  };
}

function sizeOf(file: string): number {
  try {
    const { size } = statSync(file);
    chmodSync(file, 0o600);
    return size;
  } catch {
    return 0;
  }
}
