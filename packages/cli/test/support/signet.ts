import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { text } from "node:stream/consumers";

export const BIN = path.join(import.meta.dirname, "../../bin/signet.mjs");

export interface Options {
  url?: string;
  stdin?: string;
  /** Arguments of node itself. */
  node?: string[];
  cwd?: string;
  env?: Record<string, string>;
}

/** Starts `signet` as a person would. `seen` resolves when stdout or stderr has shown a text. */
export function start(args: string[], options: Options = {}) {
  const child = spawn(process.execPath, [...(options.node ?? []), BIN, ...args], {
    env: { ...process.env, SIGNET_URL: options.url ?? "http://127.0.0.1:9", NO_COLOR: "", ...options.env },
    cwd: options.cwd,
    timeout: 60_000,
  });
  child.stdin.end(options.stdin ?? "");
  let shown = "";
  const watchers = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      shown += chunk.toString();
      for (const watch of watchers) watch();
    });
  const seen = (part: string) =>
    new Promise<void>((resolve) => {
      const watch = () => void (shown.includes(part) && resolve());
      watchers.add(watch);
      watch();
    });
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]).then(
    ([stdout, stderr, [code]]) => ({ stdout, stderr, code: code as number | null }),
  );
  return { child, seen, ended };
}

/** Runs `signet` to its end. */
export const signet = (args: string[], options: Options = {}) => start(args, options).ended;

/** Runs `signet` to its end on a terminal with so many columns; needs the program `script`. */
export async function onTerminal(args: string[], url: string, columns: number) {
  const quoted = [process.execPath, BIN, ...args].map((word) => `'${word.replaceAll("'", `'\\''`)}'`);
  const child = spawn("script", ["-qec", `stty cols ${columns}; ${quoted.join(" ")}`, "/dev/null"], {
    env: { ...process.env, SIGNET_URL: url, NO_COLOR: "" },
    stdio: ["ignore", "pipe", "inherit"],
    timeout: 60_000,
  });
  const [stdout, [code]] = await Promise.all([text(child.stdout), once(child, "close")]);
  return { stdout, code: code as number | null };
}
