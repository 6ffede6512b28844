import type { Features, Limits } from "../port.ts";

/** Settings that all sandboxes of a driver share, except their limits. Built by the driver from constants and the machine. */
export interface Recipe {
  /** Folder for the files that bwrap reads: its arguments and its filter. */
  scratchDir: string;
  /** Path of the Node binary that commands find as `node`. */
  nodePath: string;
  /** Finds the folder for control groups; undefined to use none. */
  cgroupRoot: (() => Promise<string>) | undefined;
  /** Whether every sandbox needs a control group. */
  requireCgroup: boolean;
  /** The whole environment of the holder and bwrap: a command can read it at /proc/1/environ. */
  environment: Record<string, string>;
  /** bwrap options for the namespaces of a command. */
  namespaces: readonly string[];
  /** Mount options of the view through which the service reads the workspace. */
  viewOptions: string;
  /** Whether commands get their own /proc. */
  proc: boolean;
  /** bwrap options that mount it. */
  procOptions: readonly string[];
  /** The shell that runs commands. */
  shell: Features["shell"];
  /** Folders of the machine's /etc that commands see, as paths below it. They hold no secrets. */
  etc: readonly string[];
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

/** Space on the tmpfs that the sandbox itself needs, without the folders of `etc`. */
const OWN_BYTES = 64 * 1024;
const OWN_INODES = 17;
const HOME = "/tmp/home";
/** Neither shell reads a start-up file, whatever the environment contains. */
const SHELLS = { bash: "/usr/bin/bash --noprofile --norc -p", sh: "/usr/bin/sh" } as const;
/** Since there is no network, package managers must not waste time on retries or print update notices. */
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
const USERS = { agent: 1000, checker: 1001 } as const;
export type User = keyof typeof USERS;

/**
 * The first script of a holder, run as the service's user. Arguments: the second script, the name of the node binary, and the
 * cgroup files to join. `uid` is the user that root changes to. The holder dies with this script and with the service.
 */
export function enterScript(uid: number | undefined): string {
  const user = uid === undefined ? "" : `--reuid ${uid} --regid ${uid} --clear-groups`;
  return `hold=$1 node=$2; shift 2
for procs; do echo 0 >"$procs" || exit 97; done
exec setpriv --pdeathsig KILL ${user} unshare --user --map-root-user --mount --propagation private \\
  /bin/sh -c "$hold" sh "$node"`;
}

/**
 * The second script: the holder. It is root in the sandbox's user namespace and mounts the only tmpfs. It starts in
 * the folder of the node binary with the scratch folder as descriptor 3, so that neither has to be reachable by path. Then it runs
 * one command per line that it reads (the line names the standard input), and prints `end` after each. It never itself runs a
 * program that a command chooses.
 */
export function holdScript(
  { viewOptions, shell, etc }: Pick<Recipe, "viewOptions" | "shell" | "etc">,
  limits: Limits,
  counted: boolean,
): string {
  const inodes = limits.inodes + OWN_INODES + foldersFor(etc).size;
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

/** The folders to make for `paths`: these and those above them. */
const foldersFor = (paths: readonly string[]) =>
  new Set(
    paths.flatMap((path) => path.split("/").map((_, i, segments) => segments.slice(0, i + 1).join("/"))),
  );

function rlimits(limits: Limits, counted: boolean): string[] {
  return [
    `--nproc=${limits.pids + 1}`,
    `--fsize=${limits.fileBytes}`,
    `--cpu=${limits.cpuSeconds}`,
    "--core=0",
    "--nofile=1024",
    "--memlock=65536",
    "--msgqueue=65536",
    // Without a cgroup, the watchdog checks 20 times a second. This limits what one process can allocate in between. Node
    // does not start below about 700 MB.
    ...(counted ? [] : [`--data=${limits.memoryBytes + 1024 ** 3}`]),
  ];
}

/** The arguments of bwrap for one command, in the format of `--args`. Throws RangeError if the kernel or bwrap could not accept them. */
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
  // A NUL would start another option of bwrap, and the kernel does not accept longer strings than these.
  if (options.some((option) => option.includes("\0"))) throw new RangeError("a NUL byte");
  if (Object.keys(env).some((name) => !/^[A-Za-z_]\w*$/.test(name)))
    throw new RangeError("a variable's name");
  const sizes = options.map((option) => Buffer.byteLength(option) + 1);
  if (Math.max(...sizes) > 120 * 1024 || sizes.reduce((sum, size) => sum + size, 0) > 1024 ** 2)
    throw new RangeError("too long");
  return options.join("\0") + "\0";
}
