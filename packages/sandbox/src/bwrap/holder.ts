import { spawn, type ChildProcessWithoutNullStreams, type StdioOptions } from "node:child_process";
import { chownSync, closeSync, constants, mkdirSync, openSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Cgroup } from "./cgroup.ts";
import { SandboxError, type Limits } from "../port.ts";
import type { Recipe } from "./recipe.ts";
import { enterScript, holdScript, type HolderLine, type LayerIds } from "./scripts.ts";

const OPEN_DEADLINE_MS = 10_000;
/** How long to wait for the end of a sandbox. */
export const CLOSE_DEADLINE_MS = 2000;

/** The trusted process that keeps a sandbox's mounts and starts its commands. */
export interface Holder {
  pid: number;
  /** Path of its mounts: the view `r` and the pipes `p`. Valid only while the holder is alive, so open it immediately. */
  root: string;
  /** Resolves when the holder has ended and all output of it and its bwrap was read. */
  gone: Promise<void>;
  alive(): boolean;
  /** Tells it to do something; `onLine` receives what it and bwrap write about that, up to `end`. One at a time. */
  tell(line: HolderLine, onLine: (line: string) => void): void;
  /** The same for what goes on beside all others, until `end`. `number` is unique among those. */
  tellAside(number: number, line: HolderLine, onLine: (line: string) => void): void;
  /** Kills the holder and what it runs. */
  end(): Promise<void>;
}

interface HolderOptions {
  cgroup: Cgroup | undefined;
  uid: number | undefined;
  layers: LayerIds;
}

/** Starts a holder and creates `folder` for the files that bwrap reads. Rejects with SandboxError `unavailable`. */
export async function startHolder(
  recipe: Recipe,
  folder: string,
  limits: Limits,
  options: HolderOptions,
): Promise<Holder> {
  const child = spawnHolder(recipe, folder, limits, options);
  const [input, output, errors] = [child.stdin, child.stdout, child.stderr];

  let onLine: (line: string) => void = () => {};
  const aside = new Map<number, (line: string) => void>();
  const hear = (line: string) => {
    const [, number, rest] = /^(\d+) (.*)$/.exec(line) ?? [];
    if (number === undefined) onLine(line);
    else aside.get(Number(number))?.(rest!);
  };
  let partialLine = "";
  output.setEncoding("utf8").on("data", (text: string) => {
    const lines = (partialLine + text).split("\n");
    partialLine = lines.pop()!;
    for (const line of lines) hear(line);
  });
  let errorText = "";
  errors.setEncoding("utf8").on("data", (text: string) => (errorText = (errorText + text).slice(0, 2000)));
  // Ignores errors of writing to a holder that has just died, because `gone` reports its end.
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
    throw new SandboxError("unavailable", `the sandbox could not be started${describeError(errorText)}`);
  }
  // The pid cannot be reused as long as this process has not reaped the child.
  const pid = child.pid!;
  return {
    pid,
    root: `/proc/${pid}/root/tmp`,
    gone,
    alive,
    tell(line, listener) {
      onLine = listener;
      input.write(`${line}\n`);
    },
    tellAside(number, line, listener) {
      aside.set(number, listener);
      input.write(`${line}\n`);
    },
    end,
  };
}

/** Starts the two scripts of a holder; the first one runs as the service's user. */
function spawnHolder(
  recipe: Recipe,
  folder: string,
  limits: Limits,
  options: HolderOptions,
): ChildProcessWithoutNullStreams {
  const { cgroup, uid, layers } = options;
  mkdirSync(folder, { mode: 0o700 });
  if (uid !== undefined) chownSync(folder, uid, uid);
  const counted = cgroup !== undefined;
  writeFileSync(path.join(folder, "filter"), recipe.filter(counted), { mode: 0o644 });
  const descriptor = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  const hold = holdScript(recipe, limits, counted, layers);
  const node = path.basename(recipe.nodePath);
  const home = path.dirname(recipe.nodePath);
  const tools = recipe.tools ? path.relative(home, path.resolve(recipe.tools.root)) || "." : "";
  const parts = [hold, node, tools, recipe.layers?.folder ?? "", ...(cgroup?.joinFiles ?? [])];
  // The sandbox must not inherit descriptors that the service got from its parent, so they are replaced by /dev/null.
  const nothing = openSync("/dev/null", constants.O_RDONLY);
  const own: StdioOptions = ["pipe", "pipe", "pipe", descriptor];
  const last = Math.max(own.length - 1, ...recipe.inherited);
  const stdio = Array.from(
    { length: last + 1 },
    (_, number) => own[number] ?? (recipe.inherited.includes(number) ? nothing : "ignore"),
  );
  const child = spawn("/bin/sh", ["-c", enterScript(uid, layers, recipe.ownNetwork), "sh", ...parts], {
    cwd: home,
    // SANDBOX identifies processes that outlive the service. Commands do not see this variable.
    env: { ...recipe.environment, SANDBOX: path.basename(folder) },
    // A separate process group, so that only the service receives Ctrl-C from the terminal.
    detached: true,
    stdio,
  });
  closeSync(descriptor);
  closeSync(nothing);
  return child as ChildProcessWithoutNullStreams;
}

/** The value of `promise`, or undefined if it takes longer than `ms`. */
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

/** The last line of a tool's error output, without paths of this machine. */
function describeError(complaint: string): string {
  const line = complaint.trim().split("\n").at(-1) ?? "";
  return line === "" ? "" : `: ${line.replace(/\/[^\s:'"]*/g, "…").slice(0, 200)}`;
}
