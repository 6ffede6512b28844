import { existsSync } from "node:fs";
import { type FileHandle, open, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { setTimeout as wait } from "node:timers/promises";
import { ConfigError, loadConfig } from "../base/config.ts";
import { logFiles } from "../base/log-file.ts";
import { LEVELS, textLine } from "../base/log-text.ts";
import { tagRuns } from "../base/run-tags.ts";

const LOOK_MS = 250;
const CHUNK_BYTES = 64 * 1024;

/** Which lines are shown, and how. */
interface Shown {
  lines: number;
  /** The lowest level. */
  level: number;
  /** The tag of the only run whose lines are shown. */
  run: string | undefined;
  json: boolean;
}

/**
 * Shows the log that the service keeps in its data folder, whether it runs or not; with `--follow` also what comes, until it
 * is stopped. Throws ConfigError. Returns the exit code.
 */
export async function logs(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      lines: { type: "string", default: "50" },
      level: { type: "string", default: "debug" },
      run: { type: "string" },
      follow: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
    },
  });
  const level = Number(Object.keys(LEVELS).find((number) => LEVELS[Number(number)] === values.level) ?? 0);
  const run = values.run === undefined ? undefined : tagRuns(values.run);
  const shown = { lines: Number(values.lines), level, run, json: values.json };
  const { dataDir } = loadConfig().config;
  const { current, previous } = logFiles(dataDir);
  if (!existsSync(current) && !existsSync(previous) && !values.follow)
    throw new ConfigError(
      "SVC_DATA_DIR",
      `there is no log in ${path.dirname(current)}; a service writes one there when it starts. Name its data folder with --data`,
    );
  // A reader that leaves early is not a failure.
  process.stdout.on("error", () => process.exit(0));
  const print = printer(shown);
  if (values.follow) {
    await follow(current, previous, shown, print);
    return 0;
  }
  const text = (await readIfThere(previous)) + (await readIfThere(current));
  printLast(text, shown, print);
  return 0;
}

const readIfThere = (file: string) => readFile(file, "utf8").catch(() => "");

function printLast(text: string, { lines, level, run = "" }: Shown, print: (line: string) => void): void {
  const chosen = text
    .split("\n")
    .filter((line) => line !== "" && line.includes(run) && levelOf(line) >= level);
  for (const line of chosen.slice(Math.max(0, chosen.length - lines))) print(line);
}

/** Prints lines as they are or as text, with the day before its first line. */
function printer({ json }: Shown): (line: string) => void {
  let day = "";
  return (line) => {
    if (json) return void process.stdout.write(`${line}\n`);
    const fields = fieldsOf(line);
    const today = /"time":"(\d{4}-\d\d-\d\d)T/.exec(line)?.[1] ?? day;
    if (today !== day) process.stdout.write(`${(day = today)} UTC\n`);
    process.stdout.write(`${fields ? textLine(line) : JSON.stringify(line)}\n`);
  };
}

function fieldsOf(line: string): Record<string, unknown> | null {
  try {
    const value = JSON.parse(line) as Record<string, unknown> | null;
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}

/** A line that is none of the log's own is shown at every level. */
const levelOf = (line: string): number => {
  const level = fieldsOf(line)?.["level"];
  return typeof level === "number" ? level : Infinity;
};

/** Shows the last lines and then each new one. It goes on with the next file when the service begins one. */
async function follow(
  current: string,
  previous: string,
  shown: Shown,
  print: (line: string) => void,
): Promise<never> {
  const before = await readIfThere(previous);
  let file = await open(current).catch(() => null);
  let tail: Tail = { rest: Buffer.alloc(0), text: "" };
  const next = async () => (file ? (tail = await readOn(file, tail.rest)).text : "");
  printLast(before + (await next()), shown, print);
  for (;;) {
    // What was written before the file was replaced is read after that was seen.
    const isReplaced = !(await isCurrent(file, current));
    printLast(await next(), { ...shown, lines: Infinity }, print);
    if (isReplaced) {
      await file?.close();
      file = await open(current).catch(() => null);
    }
    if (!isReplaced || !file) await wait(LOOK_MS);
  }
}

/** Whole lines that were read, and the beginning of the next one. */
interface Tail {
  text: string;
  rest: Buffer;
}

/** Reads a file from where it was read last. */
async function readOn(file: FileHandle, rest: Buffer): Promise<Tail> {
  const chunks = [rest];
  for (;;) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(CHUNK_BYTES), 0, CHUNK_BYTES);
    if (bytesRead === 0) break;
    chunks.push(buffer.subarray(0, bytesRead));
  }
  const bytes = Buffer.concat(chunks);
  const end = bytes.lastIndexOf(0x0a) + 1;
  return { text: bytes.toString("utf8", 0, end), rest: bytes.subarray(end) };
}

async function isCurrent(file: FileHandle | null, name: string): Promise<boolean> {
  const [own, there] = await Promise.all([file?.stat(), stat(name).catch(() => null)]);
  return own !== undefined && own.ino === there?.ino;
}
