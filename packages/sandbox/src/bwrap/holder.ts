import { spawn, type ChildProcessWithoutNullStreams, type StdioOptions } from "node:child_process";
import { chownSync, closeSync, constants, mkdirSync, openSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Cgroup } from "./cgroup.ts";
import { SandboxError, type Limits } from "../port.ts";
import { enterScript, holdScript, type Recipe } from "./recipe.ts";

const OPEN_DEADLINE_MS = 10_000;
/** How long the end of a sandbox may take before it is given up. */
export const CLOSE_DEADLINE_MS = 2000;

/** The trusted process that keeps a sandbox's mounts and starts its commands, one at a time. */
export interface Holder {
  pid: number;
  /** What it has mounted: the view `r` and the pipes `p`. A valid path only while the holder is alive: open it at once. */
  root: string;
  /** Resolves when the holder is gone and the bwrap that it ran, if any, has nothing more to say. */
  gone: Promise<void>;
  alive(): boolean;
  /** Starts a command; `onLine` hears what the holder and bwrap say of it, up to `end`. */
  start(input: string, onLine: (line: string) => void): void;
  /** Kills the holder, and with it what it runs. */
  end(): Promise<void>;
}

/** Starts a holder with `folder`, which it makes, for what bwrap reads. Rejects with SandboxError `unavailable`. */
export async function startHolder(
  recipe: Recipe,
  folder: string,
  limits: Limits,
  options: { cgroup: Cgroup | undefined; uid: number | undefined },
): Promise<Holder> {
  const child = spawnHolder(recipe, folder, limits, options);
  const [input, output, errors] = [child.stdin, child.stdout, child.stderr];

  let onLine: (line: string) => void = () => {};
  let said = "";
  output.setEncoding("utf8").on("data", (text: string) => {
    const lines = (said + text).split("\n");
    said = lines.pop()!;
    for (const line of lines) onLine(line);
  });
  let complaint = "";
  errors.setEncoding("utf8").on("data", (text: string) => (complaint = (complaint + text).slice(0, 2000)));
  // Writing to a holder that has just died; `gone` tells of it.
  input.on("error", () => {});
  const gone = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
    child.once("error", () => resolve());
  });
  const alive = () => child.exitCode === null && child.signalCode === null && child.pid !== undefined;
  const end = async () => {
    child.kill("SIGKILL");
    await within(CLOSE_DEADLINE_MS, gone);
    for (const stream of [input, output, errors]) stream.destroy();
  };

  const ready = new Promise<boolean>((resolve) => {
    onLine = (line) => resolve(line === "ready");
  });
  const started = await within(OPEN_DEADLINE_MS, Promise.race([ready, gone.then(() => false)]));
  if (!started || !alive()) {
    await end();
    throw new SandboxError("unavailable", `the sandbox could not be started${hostless(complaint)}`);
  }
  // As long as it is alive to us, unreaped, the pid of our child is nobody else's.
  const pid = child.pid!;
  return {
    pid,
    root: `/proc/${pid}/root/tmp`,
    gone,
    alive,
    start(from, listener) {
      onLine = listener;
      input.write(`${from}\n`);
    },
    end,
  };
}

/** Starts the two scripts of a holder, the service's user first. */
function spawnHolder(
  recipe: Recipe,
  folder: string,
  limits: Limits,
  options: { cgroup: Cgroup | undefined; uid: number | undefined },
): ChildProcessWithoutNullStreams {
  const { cgroup, uid } = options;
  mkdirSync(folder, { mode: 0o700 });
  if (uid !== undefined) chownSync(folder, uid, uid);
  const counted = cgroup !== undefined;
  writeFileSync(path.join(folder, "filter"), recipe.filter(counted), { mode: 0o644 });
  const descriptor = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  const hold = holdScript(recipe, limits, counted);
  const parts = [hold, path.basename(recipe.nodePath), ...(cgroup?.joinFiles ?? [])];
  // What the service has inherited from its own parent is not for the sandbox: it gets nothing in its place.
  const nothing = openSync("/dev/null", constants.O_RDONLY);
  const own: StdioOptions = ["pipe", "pipe", "pipe", descriptor];
  const last = Math.max(own.length - 1, ...recipe.inherited);
  const stdio = Array.from(
    { length: last + 1 },
    (_, number) => own[number] ?? (recipe.inherited.includes(number) ? nothing : "ignore"),
  );
  const child = spawn("/bin/sh", ["-c", enterScript(uid), "sh", ...parts], {
    cwd: path.dirname(recipe.nodePath),
    // The name is how its processes are found should they be left alone; their commands do not get it.
    env: { ...recipe.environment, SANDBOX: path.basename(folder) },
    // A group of its own: Ctrl-C at the terminal is for the service to act upon.
    detached: true,
    stdio,
  });
  closeSync(descriptor);
  closeSync(nothing);
  return child as ChildProcessWithoutNullStreams;
}

/** What `promise` becomes, or undefined if that takes longer than `ms`. */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The last line of what a tool complained about, without the paths of this machine. */
function hostless(complaint: string): string {
  const line = complaint.trim().split("\n").at(-1) ?? "";
  return line === "" ? "" : `: ${line.replace(/\/[^\s:'"]*/g, "…").slice(0, 200)}`;
}
