import type { Features, Limits } from "../port.ts";

/** What every sandbox of a driver is made of, beside its limits. Built by the driver from constants and the machine. */
export interface Recipe {
  /** Folder for what bwrap reads from outside: its arguments and its filter. */
  scratchDir: string;
  /** The Node that commands find as `node`. */
  nodePath: string;
  /** Finds where control groups are made, or undefined to do without. */
  cgroupRoot: (() => Promise<string>) | undefined;
  /** Whether no sandbox may be opened without a control group. */
  requireCgroup: boolean;
  /** The whole environment of the holder and bwrap: a command can read it at /proc/1/environ. */
  environment: Record<string, string>;
  /** bwrap options for the namespaces of a command. */
  namespaces: readonly string[];
  /** Mount options of the view through which the service reads the workspace. */
  viewOptions: string;
  /** Whether commands get a /proc of their own. */
  proc: boolean;
  /** bwrap options that mount it. */
  procOptions: readonly string[];
  /** What runs a command. */
  shell: Features["shell"];
  /** Folders of /etc that commands see as they are on the machine, where they exist. */
  etc: readonly string[];
  /** Descriptors that this process got from its parent and would pass on to every program it starts. */
  inherited: readonly number[];
  /** The seccomp program, by whether a cgroup counts the memory. */
  filter(counted: boolean): Uint8Array;
}

/** A new user, pid, uts, ipc and network namespace for each command. bwrap brings the loopback of the last one up. */
export const NAMESPACES = [
  "--unshare-user",
  "--unshare-pid",
  "--unshare-uts",
  "--unshare-ipc",
  "--unshare-net",
  "--unshare-cgroup-try",
] as const;

export const VIEW_OPTIONS = "ro,nosuid,nodev,noexec,nosymfollow";

/** Read only: through a writable one a command could write to the memory of the processes that report how it ended. */
export const PROC_OPTIONS = ["--proc", "/proc", "--remount-ro", "/proc"] as const;

/** What the sandbox needs of the tmpfs for itself, without the folders of `etc`. */
const OWN_BYTES = 64 * 1024;
const OWN_INODES = 17;
const HOME = "/tmp/home";
/** Neither reads a file at its start, whatever the environment says. */
const SHELLS = { bash: "/usr/bin/bash --noprofile --norc -p", sh: "/usr/bin/sh" } as const;
/** There is no network: package managers that try again and again only take time, and what they say is not asked for. */
const QUIET = {
  npm_config_fetch_retries: "0",
  npm_config_update_notifier: "false",
  NO_UPDATE_NOTIFIER: "1",
  PIP_RETRIES: "0",
  PIP_DISABLE_PIP_VERSION_CHECK: "1",
} as const;
const USERS = { agent: 1000, checker: 1001 } as const;
export type User = keyof typeof USERS;

/**
 * The first script of a holder, run by the service's user. Arguments: second script, name of the node binary, then the
 * cgroup files to join. `uid` is the user that root becomes. Its end takes the holder with it, as does the service's.
 */
export function enterScript(uid: number | undefined): string {
  const user = uid === undefined ? "" : `--reuid ${uid} --regid ${uid} --clear-groups`;
  return `hold=$1 node=$2; shift 2
for procs; do echo 0 >"$procs" || exit 97; done
exec setpriv --pdeathsig KILL ${user} unshare --user --map-root-user --mount --propagation private \\
  /bin/sh -c "$hold" sh "$node"`;
}

/**
 * The second script: the holder, root of the sandbox's user namespace, for which it mounts the one tmpfs. It starts in
 * the folder of the node binary with the scratch folder as descriptor 3: neither need be reachable by path. Then it runs
 * one command per line it reads (the line names the standard input), and says `end` after each. It never runs anything
 * of the command's choice itself.
 */
export function holdScript(
  { viewOptions, shell, etc }: Pick<Recipe, "viewOptions" | "shell" | "etc">,
  limits: Limits,
  counted: boolean,
): string {
  const inodes = limits.inodes + OWN_INODES + etc.length;
  const size = `size=${limits.diskBytes + OWN_BYTES},nr_inodes=${inodes}`;
  return `set -e
mount -t tmpfs -o ${size},mode=0700,nosuid,nodev tmpfs /tmp
mkdir -p /tmp/w /tmp/r /tmp/t/home /tmp/s /tmp/p /tmp/empty ${etc.map((name) => `/tmp/etc/${name}`).join(" ")}
echo 'root:x:0:0:root:/:/bin/sh
agent:x:1000:1000:agent:${HOME}:/bin/sh
checker:x:1001:1001:checker:${HOME}:/bin/sh' >/tmp/etc/passwd
echo 'root:x:0:
agent:x:1000:
checker:x:1001:' >/tmp/etc/group
echo '127.0.0.1 localhost sandbox
::1 localhost' >/tmp/etc/hosts
[ ! -e /etc/ld.so.cache ] || cp /etc/ld.so.cache /tmp/etc
: >/tmp/node
mount --no-canonicalize --bind "./$1" /tmp/node
mount -o bind,${viewOptions} /tmp/w /tmp/r
mkfifo -m 600 /tmp/p/in /tmp/p/out /tmp/p/err
cd /proc/self/fd/3
exec 3<&-
unset PWD OLDPWD
prlimit --pid $$ ${rlimits(limits, counted).join(" ")}
echo ready
set +e
while read -r input; do
  (
    echo 1000 >/proc/self/oom_score_adj
    exec 3<args 4<filter 5>&1 <"$input" >/tmp/p/out 2>/tmp/p/err
    echo begin >&5
    exec bwrap --args 3 -- ${SHELLS[shell]} -c '[ -d ${HOME} ] || mkdir ${HOME} 2>/dev/null
eval "unset SANDBOX_COMMAND; $SANDBOX_COMMAND"' ${shell}
  )
  echo end
done`;
}

function rlimits(limits: Limits, counted: boolean): string[] {
  return [
    `--nproc=${limits.pids + 1}`,
    `--fsize=${limits.fileBytes}`,
    `--cpu=${limits.cpuSeconds}`,
    "--core=0",
    "--nofile=1024",
    "--memlock=65536",
    "--msgqueue=65536",
    // Without a cgroup the watchdog looks 20 times a second: this stops what one process can take in between. Node
    // does not start below some 700 MB.
    ...(counted ? [] : [`--data=${limits.memoryBytes + 1024 ** 3}`]),
  ];
}

/** The arguments of bwrap for one command, as it reads them from a descriptor. Throws on what no program could be given. */
export function bwrapArguments(
  recipe: Pick<Recipe, "namespaces" | "proc" | "procOptions" | "etc">,
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
    ...env,
    SANDBOX_COMMAND: command,
  };
  const id = String(USERS[user]);
  const options = [
    [...recipe.namespaces],
    ["--die-with-parent", "--new-session", "--hostname", "sandbox", "--uid", id, "--gid", id],
    ["--cap-drop", "ALL", "--seccomp", "4", "--json-status-fd", "5", "--clearenv"],
    ...Object.entries(variables).map(([name, value]) => ["--setenv", name, value]),
    ["--ro-bind", "/usr", "/usr", "--ro-bind", "/tmp/empty", "/usr/local"],
    ["--symlink", "usr/bin", "/bin", "--symlink", "usr/sbin", "/sbin"],
    ["--symlink", "usr/lib", "/lib", "--symlink", "usr/lib64", "/lib64"],
    ["--ro-bind", "/tmp/etc", "/etc"],
    ...recipe.etc.map((name) => ["--ro-bind-try", `/etc/${name}`, `/etc/${name}`]),
    ["--ro-bind", "/tmp/node", "/opt/node/bin/node"],
    recipe.proc ? [...recipe.procOptions] : ["--dir", "/proc"],
    ["--dev", "/dev", "--bind", "/tmp/s", "/dev/shm", "--remount-ro", "/dev"],
    ["--bind", "/tmp/t", "/tmp", "--bind", "/tmp/w", "/workspace", "--remount-ro", "/"],
    ["--chdir", "/workspace"],
  ].flat();
  // A NUL would begin a further option of bwrap; longer strings than these the kernel does not take.
  if (options.some((option) => option.includes("\0"))) throw new RangeError("a NUL byte");
  if (Object.keys(env).some((name) => !/^[A-Za-z_]\w*$/.test(name)))
    throw new RangeError("a variable's name");
  const sizes = options.map((option) => Buffer.byteLength(option) + 1);
  if (Math.max(...sizes) > 120 * 1024 || sizes.reduce((sum, size) => sum + size, 0) > 1024 ** 2)
    throw new RangeError("too long");
  return options.join("\0") + "\0";
}
