import type { Layers } from "./layers.ts";
import type { SandboxRoot } from "./root.ts";

/**
 * Programs beside `node`, with the files that they need. Commands see them read-only, wherever the service has them, if the
 * user of the sandboxes has a way there.
 */
export interface Tools {
  /** The folder that holds them all; commands see nothing else of it. */
  root: string;
  /** Folders below `root` by the path that commands have for them, below /opt. */
  folders: Readonly<Record<string, string>>;
  /** Programs by the name that commands have for them: paths below /opt. */
  programs: Readonly<Record<string, string>>;
}

/** Settings that all sandboxes of a driver share, except their limits. Built by the driver from constants and the machine. */
export interface Recipe {
  /** Folder for the files that bwrap reads: its arguments and its filter. */
  scratchDir: string;
  /** The store of layers; undefined if the driver has no place for them. */
  layers: Layers | undefined;
  /** Whether this machine can mount layers, as far as is known. */
  overlays: boolean;
  /** Path of the Node binary that commands find as `node`. */
  nodePath: string;
  /** Undefined: commands find no other program than those of the machine. */
  tools: Tools | undefined;
  /** Finds the folder for control groups; undefined to use none. */
  cgroupRoot: (() => Promise<string>) | undefined;
  /** Whether every sandbox needs a control group. */
  requireCgroup: boolean;
  /** The whole environment of the holder and bwrap: a command can read it at /proc/1/environ. */
  environment: Record<string, string>;
  /** bwrap options for the namespaces of a command. */
  namespaces: readonly string[];
  /** Whether the holder has a network namespace of its own, which its commands share. */
  ownNetwork: boolean;
  /** Variables of every command, in addition to those that each sandbox has. */
  variables: Readonly<Record<string, string>>;
  /** Mount options of the view through which the service reads the workspace. */
  viewOptions: string;
  /** Whether commands get their own /proc. */
  proc: boolean;
  /** bwrap options that mount it. */
  procOptions: readonly string[];
  /** What commands find as their root folder. */
  root: SandboxRoot;
  /** Descriptors that this process got from its parent and that every program it starts would inherit. */
  inherited: readonly number[];
  /** The seccomp program, by whether a cgroup counts the memory. */
  filter(counted: boolean): Uint8Array;
}

/** New user, pid, uts, ipc and network namespaces for each command. bwrap brings up the loopback interface. */
export const NAMESPACES = [
  "--unshare-user",
  "--unshare-pid",
  "--unshare-uts",
  "--unshare-ipc",
  "--unshare-net",
  "--unshare-cgroup-try",
] as const;

export const VIEW_OPTIONS = "ro,nosuid,nodev,noexec,nosymfollow";

/** Read-only: through a writable /proc, a command could write to the memory of the processes that report its result. */
export const PROC_OPTIONS = ["--proc", "/proc", "--remount-ro", "/proc"] as const;

/** `recipe` for commands that join namespaces for processes and network, whose /proc the holder has mounted. */
export const withSharedNamespaces = (recipe: Recipe): Recipe => ({
  ...recipe,
  namespaces: recipe.namespaces.filter((option) => !["--unshare-pid", "--unshare-net"].includes(option)),
  procOptions: ["--ro-bind", "/tmp/q", "/proc"],
});

export const HOME = "/tmp/home";
/** Since there is usually no network, package managers must not waste time on retries or print update notices. */
const QUIET = {
  npm_config_fetch_retries: "0",
  npm_config_update_notifier: "false",
  NO_UPDATE_NOTIFIER: "1",
  // pip only says why it found nothing when it tries again, which it does at once.
  PIP_RETRIES: "1",
  PIP_DISABLE_PIP_VERSION_CHECK: "1",
  // Without it, pip refuses before it finds that there is no network, and advises what cannot work here either.
  PIP_BREAK_SYSTEM_PACKAGES: "1",
} as const;
/** Leak detection stops its own process with ptrace, which the filter refuses, and then fails every program. All else is checked. */
const NO_LEAKS = { ASAN_OPTIONS: "detect_leaks=0", LSAN_OPTIONS: "detect_leaks=0" } as const;
const USERS = { agent: 1000, checker: 1001 } as const;
export type User = keyof typeof USERS;

/** The arguments of bwrap for one command, in the format of `--args`. Throws RangeError if the kernel or bwrap could not accept them. */
export function bwrapArguments(
  recipe: Pick<Recipe, "namespaces" | "proc" | "procOptions" | "root" | "variables" | "tools">,
  command: string,
  env: Record<string, string>,
  user: User,
): string {
  const variables: Record<string, string> = {
    PATH: "/opt/node/bin:/usr/local/bin:/usr/bin:/bin",
    HOME,
    USER: user,
    LANG: "C.UTF-8",
    TMPDIR: "/tmp",
    ...QUIET,
    ...NO_LEAKS,
    ...recipe.variables,
    ...env,
    SANDBOX_COMMAND: command,
  };
  const id = String(USERS[user]);
  const options = [
    [...recipe.namespaces],
    ["--die-with-parent", "--new-session", "--hostname", "sandbox", "--uid", id, "--gid", id],
    ["--cap-drop", "ALL", "--seccomp", "4", "--json-status-fd", "5", "--clearenv"],
    ...Object.entries(variables).map(([name, value]) => ["--setenv", name, value]),
    [...recipe.root.mounts],
    ["--ro-bind", "/tmp/node", "/opt/node/bin/node"],
    ...toolOptions(recipe.tools),
    recipe.proc ? [...recipe.procOptions] : ["--dir", "/proc"],
    ["--dev", "/dev", "--bind", "/tmp/s", "/dev/shm", "--remount-ro", "/dev"],
    ["--bind", "/tmp/t", "/tmp", "--bind", "/tmp/w", "/workspace", "--remount-ro", "/"],
    ["--chdir", "/workspace"],
  ].flat();
  // A NUL would start another option of bwrap, and the kernel does not accept longer strings than these.
  if (options.some((option) => option.includes("\0"))) throw new RangeError("a NUL byte");
  if (Object.keys(env).some((name) => !/^[A-Za-z_]\w*$/.test(name)))
    throw new RangeError("a variable's name");
  const sizes = options.map((option) => Buffer.byteLength(option) + 1);
  if (Math.max(...sizes) > 120 * 1024 || sizes.reduce((sum, size) => sum + size, 0) > 1024 ** 2)
    throw new RangeError("too long");
  return options.join("\0") + "\0";
}

/** A program is a link beside `node`, so that it runs in its own folder, and is where npx looks for programs of the machine. */
const toolOptions = (tools: Tools | undefined): string[][] => [
  ...Object.entries(tools?.folders ?? {}).map(([at, folder]) => [
    "--ro-bind-try",
    `/tmp/tools/${folder}`,
    `/opt/${at}`,
  ]),
  ...Object.entries(tools?.programs ?? {}).map(([name, at]) => [
    "--symlink",
    `/opt/${at}`,
    `/opt/node/bin/${name}`,
  ]),
];
