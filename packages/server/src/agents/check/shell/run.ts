import { randomBytes } from "node:crypto";
import { type ExecResult, SandboxError } from "@signet/sandbox";
import { quote } from "../place.ts";
import type { FileChanges, Space } from "../port.ts";
import { CHECK_ENV } from "../inspection-program.ts";

/** Build caches outside the workspace, no downloads, no settings from elsewhere. */
const BUILD_ENV = {
  GOCACHE: "/tmp/gocache",
  GOPATH: "/tmp/gopath",
  GOFLAGS: "",
  GOENV: "off",
  GOPROXY: "off",
  GOTOOLCHAIN: "local",
  CARGO_HOME: "/tmp/cargo",
  CARGO_NET_OFFLINE: "true",
  CARGO_TARGET_DIR: "/tmp/target",
};

/** One run of a command in a fresh sandbox, and the marks that injected code left. */
export interface ShellRun {
  ended: ExecResult;
  /** Names of the marks. Code under test can add marks, so they only count against it or in addition to the exit code. */
  marks: ReadonlySet<string>;
  /** The shell's state at the last probe of each script, as text. */
  probes: string;
  /** Whether a comparison was traced; null if no shell was traced. */
  compared: boolean | null;
  /** Protected files that were changed while the command ran. */
  changed: string[];
}

export interface ShellRunOptions {
  changes?: ReadonlyMap<string, string | Buffer | null>;
  env?: Record<string, string>;
  /** Whether to look for changed protected files and to pass on the output. */
  counted?: boolean;
}

/** A folder for marks, with a random name. */
export const newMarksFolder = () => `/tmp/${randomBytes(9).toString("hex")}`;

/** A random word that code under test cannot know. */
export const newWord = (bytes = 5) => `z${randomBytes(bytes).toString("hex")}`;

/** Runs `cmd` in a fresh copy of the work, with bash if it is installed, else sh. */
export async function runInSpace(
  space: Space,
  folder: string,
  cmd: string,
  options: ShellRunOptions = {},
): Promise<ShellRun> {
  const changes: FileChanges = new Map(
    [...(options.changes ?? [])].map(([path, text]) => [
      path,
      typeof text === "string" ? Buffer.from(text) : text,
    ]),
  );
  const sandbox = await space.open(changes);
  try {
    const ended = await sandbox.exec(shellLine(folder, cmd), {
      user: "checker",
      env: { ...CHECK_ENV, ...BUILD_ENV, ...options.env },
      signal: space.signal,
      wallSeconds: space.timeoutSeconds,
      ...(options.counted && space.onOutput ? { onOutput: space.onOutput.bind(space) } : {}),
    });
    const changed: string[] = [];
    if (options.counted)
      for (const [path, bytes] of space.fixed) if (!(await holds(sandbox, path, bytes))) changed.push(path);
    return { ended, changed, ...(await readMarks(sandbox, folder, space.signal)) };
  } finally {
    await sandbox.close();
  }
}

const shellLine = (folder: string, cmd: string) =>
  `mkdir -p "$HOME" ${folder}\nif [ -x /usr/bin/bash ]; then exec /usr/bin/bash -c ${quote(cmd)}; fi\nexec /bin/sh -c ${quote(cmd)}`;

type Opened = Awaited<ReturnType<Space["open"]>>;

async function holds(sandbox: Opened, path: string, bytes: Buffer): Promise<boolean> {
  try {
    return bytes.equals(await sandbox.read(path, bytes.length));
  } catch (thrown) {
    if (thrown instanceof SandboxError && thrown.code !== "closed" && thrown.code !== "unavailable")
      return false;
    throw thrown;
  }
}

/** Reads the marks with a second command. No process of the first is alive by then. */
async function readMarks(sandbox: Opened, folder: string, signal: AbortSignal) {
  const part = newWord(12);
  const compared = String.raw`^\++ ('\['|\[|\[\[|test|diff|cmp|grep|case|\(\() `;
  const line = [
    `cd ${folder} || exit 0`,
    "ls -A | head -n 3000",
    `printf '\\n%s\\n' ${part}`,
    "cat probe.* 2>/dev/null | head -c 60000",
    `printf '\\n%s\\n' ${part}`,
    // Injected lines test which shell runs; these comparisons are not part of the test.
    `[ ! -f trace ] || grep -vF ${quote('case "${BASH_VERSION-}" in')} trace | grep -c -m1 -E ${quote(compared)}`,
  ].join("\n");
  const { stdout } = await sandbox.exec(line, { user: "checker", signal, wallSeconds: 10 });
  const [names = "", probes = "", traced = ""] = stdout.split(`\n${part}\n`);
  return {
    marks: new Set(names.split("\n")),
    probes,
    compared: traced.trim() === "" ? null : traced.trim() === "1",
  };
}

/** Runs `work` on each item, two at a time, because each needs its own sandbox. */
export async function twoAtATime<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let i = 0; i < items.length; i += 2)
    results.push(...(await Promise.all(items.slice(i, i + 2).map(work))));
  return results;
}
