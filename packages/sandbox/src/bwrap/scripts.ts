import type { Limits } from "../port.ts";
import { LOOPBACK_UP, RELAY_THREADS } from "./network.ts";
import { HOME, type Recipe } from "./recipe.ts";

/** Space on the tmpfs that the sandbox itself needs, without the folders of `etc`. */
const OWN_BYTES = 64 * 1024;
const OWN_INODES = 18;
/** What layers need in addition. */
const LAYER_INODES = 10;
/** What tools need in addition. */
const TOOL_INODES = 1;
/** The descriptor of the lowest layer. This shell knows descriptors of one digit only. */
const FIRST_LAYER = 4;
/** What a holder says if it cannot mount layers. */
export const NO_LAYERS = "this machine cannot mount layers (overlayfs in a user namespace)";

/** Ids of a sandbox's layers, lowest first; undefined for a sandbox without them. */
export type LayerIds = readonly string[] | undefined;

/**
 * The first script of a holder, run as the service's user. Arguments: the second script, the name of the node binary, the folder
 * of tools, that of layers, and the cgroup files to join. `uid` is the user that root changes to. The holder dies with this script and with the
 * service.
 */
export function enterScript(uid: number | undefined, layers: LayerIds, ownNetwork: boolean): string {
  const network = ownNetwork ? "--net" : "";
  const user = uid === undefined ? "" : `--reuid ${uid} --regid ${uid} --clear-groups`;
  const enter = `setpriv --pdeathsig KILL ${user} unshare --user --map-root-user ${network} --mount --propagation private \\
  /bin/sh -c "$hold" sh "$node" "$tools"`;
  const join = `hold=$1 node=$2 tools=$3 store=$4; shift 4
for procs; do echo 0 >"$procs" || exit 97; done`;
  if (uid === undefined || layers === undefined) return `${join}\nexec ${enter} "$store"`;
  // The path of the layers may lead through folders of root alone, and what is mounted in another namespace, as a descriptor
  // from outside is, cannot be a layer. So root binds the folder where the other user finds it.
  return `${join}
exec unshare --mount --propagation private /bin/sh -c '
mount --no-canonicalize --bind "$1" /tmp || { echo "${NO_LAYERS}" >&2; exit 98; }
shift
exec "$@"' sh "$store" ${enter} /tmp`;
}

/**
 * The second script: the holder. It is root in the sandbox's user namespace and mounts the only tmpfs. It starts in
 * the folder of the node binary with the scratch folder as descriptor 3, so that neither has to be reachable by path. Its arguments
 * are the name of the binary, the folder of tools as a path from there, and the folder of layers. Then it does what each line that
 * it reads says, as `HolderLine` lists, and prints what comes of it. It never itself runs a program that a command chooses.
 */
export function holdScript(
  { viewOptions, root, ownNetwork, tools }: Pick<Recipe, "viewOptions" | "root" | "ownNetwork" | "tools">,
  limits: Limits,
  counted: boolean,
  layers: LayerIds,
): string {
  const inodes =
    limits.inodes +
    OWN_INODES +
    foldersFor(root.etc).size +
    (layers ? LAYER_INODES : 0) +
    (tools ? TOOL_INODES : 0);
  const size = `size=${limits.diskBytes + OWN_BYTES},nr_inodes=${inodes}`;
  return `set -e
${ownNetwork ? LOOPBACK_UP : ""}
${(layers ?? []).map((id, index) => `exec ${FIRST_LAYER + index}<"$3/${id}"`).join("\n")}
${tools ? '[ ! -r "$2" ] || [ ! -x "$2" ] || exec 9<"$2"' : ""}
mount -t tmpfs -o ${size},mode=0700,nosuid,nodev tmpfs /tmp
mkdir -p /tmp/w /tmp/r /tmp/t/home /tmp/s /tmp/p /tmp/q /tmp/empty ${["", ...root.etc].map((name) => `/tmp/etc/${name}`).join(" ")}
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
${tools ? MOUNT_TOOLS : ""}
${layers ? mountLayers(layers.length, viewOptions) : ""}
mount -o bind,${viewOptions} /tmp/w /tmp/r
mkfifo -m 600 /tmp/p/in /tmp/p/out /tmp/p/err
cd /proc/self/fd/3
exec 3<&-
unset PWD OLDPWD
prlimit --pid $$ ${rlimits(limits, counted, ownNetwork).join(" ")}
echo ready
set +e
${answerLines(root, ownNetwork)}`;
}

/** Without its tools a sandbox is the same otherwise: what is mounted inside of their folder, for one, cannot be brought along. */
const MOUNT_TOOLS = `mkdir /tmp/tools
mount --no-canonicalize --bind /proc/self/fd/9 /tmp/tools 2>/dev/null || :
exec 9<&-`;

/**
 * What a holder is told, one line each. `run` and `aside` start the command in the file `args`: `run` with a standard input and both
 * outputs, and waits for its end; `aside` without any, and goes on. The last word is the first process of the namespaces that the
 * command joins, empty for its own. `share` makes such namespaces, and `proc` mounts their /proc.
 * It prints what bwrap reports, and `end`; for `share` and `aside` with their number before each line.
 */
export type HolderLine =
  | `run ${string} ${number | ""}`
  | `aside ${number} ${number}`
  | `share ${number}`
  | `proc ${number}`;

/**
 * The loop that answers these lines. The first process of shared namespaces ignores the end of its children, which are then no
 * zombies, and no signal from inside its namespace can end it. It is root in the holder's user namespace, so no command may look into it.
 */
const answerLines = ({ shell, shellCommand }: Recipe["root"], ownNetwork: boolean) => `start() {
  echo 1000 >/proc/self/oom_score_adj
  exec 3<args 4<filter <"$1"
  echo begin >&5
  exec \${2:+nsenter --target "$2" --pid --net --no-fork} bwrap --args 3 -- ${shellCommand} -c '[ -d ${HOME} ] || mkdir ${HOME} 2>/dev/null
eval "unset SANDBOX_COMMAND; $SANDBOX_COMMAND"' ${shell}
}
tell() {
  while read -r line; do echo "$1 $line"; done
  echo "$1 end"
}
while read -r act what shared; do
  case $act in
  run)
    ( exec 5>&1 >/tmp/p/out 2>/tmp/p/err; start "$what" "$shared" )
    echo end ;;
  aside) ( exec 5>&1 >/dev/null 2>&1; start /dev/null "$shared" ) | tell "$what" & ;;
  share) exec 5>&1 </dev/null >/dev/null 2>&1 bwrap --unshare-pid ${ownNetwork ? "" : "--unshare-net"} --as-pid-1 --die-with-parent \\
    --cap-drop ALL --dev-bind / / --chdir / --json-status-fd 5 -- /bin/sh -c 'trap "" CHLD; exec sleep 2147483647' | tell "$what" & ;;
  proc)
    umount -l /tmp/q 2>/dev/null
    nsenter --target "$what" --pid mount -t proc -o nosuid,nodev,noexec proc /tmp/q && echo mounted
    echo end ;;
  esac
done`;

/**
 * Mounts the workspace and the home over their layers. What commands change is on the tmpfs: `uw` and `uh`. The views `b` of the
 * layers alone and `u` of the changes are for the service. Paths of layers are descriptors, since commands see the options of a mount.
 */
function mountLayers(count: number, viewOptions: string): string {
  const lower = (tree: "w" | "h") =>
    [
      ...Array.from(
        { length: count },
        (_, index) => `/proc/self/fd/${FIRST_LAYER + count - 1 - index}/${tree}`,
      ),
      // A mount without changes has at least two.
      "/tmp/o/none",
      "/tmp/o/nil",
    ].join(":");
  const overlay = (tree: "w" | "h", at: string) =>
    `mount -t overlay -o nosuid,nodev,userxattr,lowerdir=${lower(tree)},upperdir=/tmp/o/u${tree},workdir=/tmp/o/k${tree} overlay ${at}`;
  return `mkdir -p /tmp/o/uw /tmp/o/uh /tmp/o/kw /tmp/o/kh /tmp/o/none /tmp/o/nil /tmp/o/b /tmp/o/u
{ ${overlay("w", "/tmp/w")} &&
  ${overlay("h", "/tmp/t/home")} &&
  mount -t overlay -o ${viewOptions},userxattr,lowerdir=${lower("w")} overlay /tmp/o/b &&
  mount -o bind,${viewOptions} /tmp/o/uw /tmp/o/u; } || { echo "${NO_LAYERS}" >&2; exit 98; }
${Array.from({ length: count }, (_, index) => `exec ${FIRST_LAYER + index}<&-`).join("\n")}`;
}

/** The folders to make for `paths`: these and those above them. */
const foldersFor = (paths: readonly string[]) =>
  new Set(
    paths.flatMap((path) => path.split("/").map((_, i, segments) => segments.slice(0, i + 1).join("/"))),
  );

function rlimits(limits: Limits, counted: boolean, relayed: boolean): string[] {
  return [
    // The kernel counts the threads of a relay too, since it is in the holder's user namespace.
    `--nproc=${limits.pids + 1 + (relayed ? RELAY_THREADS : 0)}`,
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
