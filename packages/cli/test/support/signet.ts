import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
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

const states = mkdtempSync(path.join(tmpdir(), "signet-state-"));
process.on("exit", () => rmSync(states, { recursive: true, force: true }));
let started = 0;
/** A folder for what a command keeps; the next command has another one. */
const newState = () => path.join(states, String(started++));

/** How long to wait for a text that a program should show. */
const SHOWN_WITHIN_MS = 30_000;

/** Waits for texts on the streams; each wait begins where the previous one ended. Fails if a text does not appear. */
function watch(streams: Readable[]) {
  let shown = "";
  let open = streams.length;
  const watchers = new Set<() => void>();
  const look = () => {
    for (const watcher of watchers) watcher();
  };
  for (const stream of streams) {
    stream.on("data", (chunk: Buffer) => {
      shown += chunk.toString();
      look();
    });
    stream.on("end", () => {
      open -= 1;
      look();
    });
  }
  const seen = async (part: string): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const fail = (why: string) =>
      reject(new Error(`${why} without showing ${JSON.stringify(part)}; shown: ${JSON.stringify(shown)}`));
    const watcher = () => {
      const at = shown.indexOf(part);
      if (at < 0 && open > 0) return;
      watchers.delete(watcher);
      if (at < 0) return fail("the program ended");
      shown = shown.slice(at + part.length);
      resolve();
    };
    const deadline = setTimeout(() => fail(`${SHOWN_WITHIN_MS / 1_000} s passed`), SHOWN_WITHIN_MS);
    watchers.add(watcher);
    watcher();
    try {
      await promise;
    } finally {
      clearTimeout(deadline);
      watchers.delete(watcher);
    }
  };
  return { seen };
}

/** Starts `signet` as a person would. `seen` waits until stdout or stderr shows a text. */
export function start(args: string[], options: Options = {}) {
  const child = spawn(process.execPath, [...(options.node ?? []), BIN, ...args], {
    env: {
      ...process.env,
      SIGNET_URL: options.url ?? "http://127.0.0.1:9",
      NO_COLOR: "",
      XDG_STATE_HOME: newState(),
      ...options.env,
    },
    cwd: options.cwd,
    timeout: 60_000,
  });
  child.stdin.end(options.stdin ?? "");
  const { seen } = watch([child.stdout, child.stderr]);
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]).then(
    ([stdout, stderr, [code]]) => ({ stdout, stderr, code: code as number | null }),
  );
  return { child, seen, ended };
}

/** Runs `signet` to its end. */
export const signet = (args: string[], options: Options = {}) => start(args, options).ended;

/** Runs `signet` to its end on a terminal with so many columns; needs the program `script`. */
export const onTerminal = (args: string[], url: string, columns: number) =>
  atKeyboard(args, { url }, columns).ended;

/** Starts `signet` on a terminal with so many columns; `type` presses keys, `seen` waits until the next output shows a text. */
export function atKeyboard(args: string[], options: Options = {}, columns = 100) {
  const quoted = [process.execPath, BIN, ...args].map((word) => `'${word.replaceAll("'", `'\\''`)}'`);
  // Without exec a shell stays between, and Ctrl-C ends dash whatever its child makes of it.
  const line = `stty cols ${columns}; exec ${quoted.join(" ")}`;
  const child = spawn("script", ["-qec", line, "/dev/null"], {
    env: {
      ...process.env,
      SIGNET_URL: options.url ?? "",
      NO_COLOR: "",
      XDG_STATE_HOME: newState(),
      ...options.env,
    },
    stdio: ["pipe", "pipe", "inherit"],
    timeout: 60_000,
  });
  const { seen } = watch([child.stdout]);
  const ended = Promise.all([text(child.stdout), once(child, "close")]).then(([stdout, [code]]) => {
    child.stdin.destroy();
    return { stdout, code: code as number | null };
  });
  return {
    type: (keys: string) => void child.stdin.write(keys),
    seen,
    ended,
    kill: () => void child.kill(),
  };
}
