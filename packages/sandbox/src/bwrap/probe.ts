import { accessSync, constants, readFileSync } from "node:fs";
import path from "node:path";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { pack } from "tar-stream";
import { newName } from "./owner.ts";
import { NO_CGROUP, SandboxError, type Limits, type SandboxProbe } from "../port.ts";
import { allowsProxy } from "./probe-proxy.ts";
import type { Recipe } from "./recipe.ts";
import { openSandbox } from "./sandbox.ts";
import { SYSCALLS } from "./syscalls.ts";

/** The required tools, and the Debian packages that contain them. */
const TOOLS = new Map(
  Object.entries({
    bwrap: "bubblewrap",
    unshare: "util-linux",
    setpriv: "util-linux",
    prlimit: "util-linux",
    mount: "mount",
    mkfifo: "coreutils",
    tar: "tar",
    xargs: "findutils",
  }),
);
const NAMES = new Map(Object.entries({ bwrap: "bubblewrap" }));

/** What the sandbox itself runs beside commands. */
const INSIDE = ["cat", "chmod", "dirname", "head", "mkdir", "rm", "tar", "xargs"];
const FIND_INSIDE = `for tool in ${INSIDE.join(" ")}; do command -v $tool >/dev/null || echo $tool; done`;

/** Whether the kernel filters system calls and lets no capability be gained. The root of a sandbox need not have any program for it. */
const IS_PROTECTED = `found=
while read -r name value; do
  case $name$value in Seccomp:2 | CapBnd:0000000000000000) found=$found. ;; esac
done </proc/self/status
[ "$found" = .. ]`;

const TRIAL: Limits = {
  wallSeconds: 5,
  cpuSeconds: 5,
  memoryBytes: 256 * 1024 ** 2,
  pids: 32,
  diskBytes: 1024 ** 2,
  inodes: 32,
  fileBytes: 1024 ** 2,
  outputBytes: 4096,
  outputKillBytes: 1024 ** 2,
};

/** Determines the capabilities of this machine by running a command: first with /proc, then without it (as in some containers). */
export async function probe(recipe: Recipe): Promise<SandboxProbe> {
  const features: SandboxProbe["features"] = {
    cgroup: "none",
    shell: recipe.root.shell,
    proc: false,
    diskQuota: false,
    netPolicy: false,
    layers: false,
  };
  const refused = (version: string, missing: string[]): SandboxProbe => ({
    ok: false,
    version,
    missing,
    features,
  });
  if (process.platform !== "linux") return refused("bwrap", ["the sandbox needs Linux"]);
  if (!SYSCALLS.has(process.arch))
    return refused("bwrap", [`the system call filter supports x64 and arm64, not ${process.arch}`]);
  const missing = [...TOOLS.keys()].filter((tool) => !inPath(tool, recipe.environment.PATH ?? ""));
  if (missing.length > 0) {
    const sentence = (tool: string) =>
      `${NAMES.get(tool) ?? tool} is not installed: apt-get install ${TOOLS.get(tool)}`;
    return refused("bwrap", missing.map(sentence));
  }
  const version = await versionOf(recipe);
  let failure: string[] | undefined;
  for (const proc of [true, false]) {
    const trial = await attempt({ ...recipe, proc });
    if (trial.ok)
      return {
        ok: true,
        version,
        missing: [],
        features: {
          ...features,
          ...trial.features,
          proc,
          diskQuota: true,
          layers: await tryLayer({ ...recipe, proc }),
          netPolicy: await allowsProxy({ ...recipe, proc }, TRIAL),
        },
      };
    if (trial.failure === NO_CGROUP) return refused(version, [NO_CGROUP]);
    failure ??= trial.lacks ? [trial.failure] : [...diagnose(), trial.failure];
  }
  return refused(version, failure ?? []);
}

type Trial =
  | { ok: true; features: { cgroup: SandboxProbe["features"]["cgroup"] } }
  /** `lacks`: the sandbox works, but not with the programs that its root has. */
  | { ok: false; failure: string; lacks?: true };

async function attempt(recipe: Recipe): Promise<Trial> {
  try {
    const sandbox = await openSandbox(recipe, TRIAL);
    try {
      // A kernel could lack these protections without bwrap noticing, so each is tested.
      const checks = recipe.proc
        ? `${IS_PROTECTED} || exit 3; ! (: >>/proc/self/comm) 2>/dev/null || exit 5; `
        : "";
      const inside = (await sandbox.exec(FIND_INSIDE)).stdout.trim().split(/\s+/);
      if (inside[0] !== "")
        return { ok: false, failure: `the root of sandboxes has no ${inside.join(", ")}`, lacks: true };
      const result = await sandbox.exec(`${checks}node --version >/dev/null || exit 4; id -u`);
      if (result.reason === "exit" && result.exitCode === 0 && result.stdout === "1000\n")
        return { ok: true, features: { cgroup: sandbox.cgroup } };
      if (result.exitCode === 3)
        return { ok: false, failure: "the kernel does not filter system calls (seccomp)" };
      const line = result.stderr.trim().split("\n").at(-1) ?? "";
      if (result.exitCode === 4)
        return { ok: false, failure: `node does not run in the sandbox: ${line.slice(0, 200)}`, lacks: true };
      if (result.exitCode === 5) return { ok: false, failure: "bwrap does not make /proc read-only" };
      return { ok: false, failure: `a command could not be run in the sandbox: ${line.slice(0, 200)}` };
    } finally {
      await sandbox.close();
    }
  } catch (error) {
    if (error instanceof SandboxError) return { ok: false, failure: error.message };
    throw error;
  }
}

/** Whether a command can change what a layer contains. A kernel that cannot keep all marks would refuse only some changes. */
async function tryLayer(recipe: Recipe): Promise<boolean> {
  const { layers } = recipe;
  if (!layers) return false;
  const id = `probe-${newName()}`;
  try {
    const tar = pack();
    tar.entry({ name: "folder/file" }, "");
    tar.finalize();
    await layers.create(id, tar as AsyncIterable<Uint8Array>, { bytes: 0, entries: 2 });
    const sandbox = await openSandbox(recipe, TRIAL, { layers: [id] });
    try {
      const command = "rm -r folder && mkdir folder && ! [ -e folder/file ] && : >folder/other";
      return (await sandbox.exec(command)).exitCode === 0;
    } finally {
      await sandbox.close();
    }
  } catch (error) {
    if (error instanceof SandboxError) return false;
    throw error;
  } finally {
    await layers.remove(id);
  }
}

/** Known obstacles to user namespaces on this machine, with their remedies. */
function diagnose(): string[] {
  const obstacles: string[] = [];
  if (setting("/proc/sys/user/max_user_namespaces") === "0")
    obstacles.push("user namespaces are switched off: sysctl -w user.max_user_namespaces=15000");
  if (setting("/proc/sys/kernel/unprivileged_userns_clone") === "0")
    obstacles.push("user namespaces are switched off: sysctl -w kernel.unprivileged_userns_clone=1");
  if (setting("/proc/sys/kernel/apparmor_restrict_unprivileged_userns") === "1")
    obstacles.push(
      "AppArmor restricts user namespaces: sysctl -w kernel.apparmor_restrict_unprivileged_userns=0, or add an AppArmor profile that allows them for bwrap and unshare",
    );
  if (inContainer())
    obstacles.push(
      "a container must allow namespaces: docker run --security-opt seccomp=unconfined --security-opt systempaths=unconfined (never --privileged), and as root also --cap-add SYS_PTRACE",
    );
  return obstacles;
}

function inContainer(): boolean {
  return ["/.dockerenv", "/run/.containerenv"].some((file) => setting(file) !== undefined);
}

function setting(file: string): string | undefined {
  try {
    return readFileSync(file, "latin1").trim();
  } catch {
    return undefined;
  }
}

function inPath(tool: string, searched: string): boolean {
  return searched.split(":").some((folder) => {
    try {
      accessSync(path.join(folder, tool), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

async function versionOf(recipe: Recipe): Promise<string> {
  const options = { env: recipe.environment, timeout: 2000 };
  const { stdout } = await promisify(execFile)("bwrap", ["--version"], options).catch(() => ({ stdout: "" }));
  const number = /\d+(\.\d+)*/.exec(stdout)?.[0];
  return number === undefined ? "bwrap" : `bwrap/${number}`;
}
