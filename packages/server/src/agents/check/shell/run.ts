import { randomBytes } from "node:crypto";
import { type ExecResult, SandboxError } from "@signet/sandbox";
import { quote } from "../place.ts";
import type { FileChanges, Space } from "../port.ts";
import { CHECK_ENV } from "../inspection-program.ts";

/** Build caches outside the workspace, no downloads, and no settings of an earlier run. */
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

/** One run of a command in a fresh sandbox, and what our own insertions left in the marks folder. */
export interface ShellRun {
  ended: ExecResult;
  /** Names of the marks that were left. Code under test can add some: they speak against it, or are needed beside the exit code. */
  marks: ReadonlySet<string>;
  /** What the shell's state was at the last probe of each script. */
  probes: string;
  /** The sandbox's own PATH. */
  path: string;
  /** Whether a comparison was traced; null where no shell was traced. */
  compared: boolean | null;
  /** Protected files that were changed while the command ran. */
  changed: string[];
}

export interface ShellRunOptions {
  changes?: ReadonlyMap<string, string | Buffer | null>;
  env?: Record<string, string>;
  /** Whether to look for changed protected files, and to pass the output on. */
  counted?: boolean;
}

/** A folder for marks whose name was not known before the run. */
export const newMarksFolder = () => `/tmp/${randomBytes(9).toString("hex")}`;

/** A word that code under test cannot have expected. */
export const newWord = (bytes = 5) => `z${randomBytes(bytes).toString("hex")}`;

/** Runs `cmd` with bash, where there is one, in a fresh copy of the work. */
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

/** A second command reads the marks: nothing of the first is alive any more. */
async function readMarks(sandbox: Opened, folder: string, signal: AbortSignal) {
  const part = newWord(12);
  const compared = String.raw`^\++ ('\['|\[|\[\[|test|diff|cmp|grep|case|\(\() `;
  const line = [
    `cd ${folder} || exit 0`,
    "ls -A | head -n 3000",
    `printf '\\n%s\\n' ${part}`,
    "cat probe.* 2>/dev/null | head -c 60000",
    `printf '\\n%s\\n' ${part}`,
    `printf '%s\\n%s\\n' "$PATH" ${part}`,
    // Lines of ours ask which shell runs: they compare nothing of the test's.
    `[ ! -f trace ] || grep -vF ${quote('case "${BASH_VERSION-}" in')} trace | grep -c -m1 -E ${quote(compared)}`,
  ].join("\n");
  const { stdout } = await sandbox.exec(line, { user: "checker", signal, wallSeconds: 10 });
  const [names = "", probes = "", path = "", traced = ""] = stdout.split(`\n${part}\n`);
  return {
    marks: new Set(names.split("\n")),
    probes,
    path,
    compared: traced.trim() === "" ? null : traced.trim() === "1",
  };
}

/** Runs `work` on each item, two at a time: each has a sandbox of its own. */
export async function twoAtATime<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let i = 0; i < items.length; i += 2)
    results.push(...(await Promise.all(items.slice(i, i + 2).map(work))));
  return results;
}
