import { spawn } from "node:child_process";
import { closeSync, constants, openSync, readFileSync } from "node:fs";
import path from "node:path";
import { SandboxError } from "../port.ts";
import { within, type Holder } from "./holder.ts";
import { PROXY_VARIABLES, RELAY_PORT } from "./network.ts";
import type { Recipe } from "./recipe.ts";

const START_DEADLINE_MS = 10_000;
const END_DEADLINE_MS = 2_000;
export const MOST_CONNECTIONS = 64;
const PROGRAM = readFileSync(path.join(import.meta.dirname, "relay-program.mjs"), "utf8");
/** A small heap and few threads: what waits to be passed on is bounded by the connections and is outside of the heap. */
const NODE_OPTIONS = ["--max-old-space-size=24", "--max-semi-space-size=1", "--v8-pool-size=1"];
/** The relay is no user's program: it keeps none of the rights that entering the holder's user namespace gives. */
const WITHOUT_RIGHTS = "setpriv --pdeathsig KILL --bounding-set -all --inh-caps -all --no-new-privs";

/** `recipe` for a sandbox whose commands share one network namespace, in which nothing but its loopback and a relay is. */
export const withRelay = (recipe: Recipe): Recipe => ({
  ...recipe,
  namespaces: recipe.namespaces.filter((option) => option !== "--unshare-net"),
  ownNetwork: true,
  variables: { ...recipe.variables, ...PROXY_VARIABLES },
});

export interface Relay {
  /** Kills the relay and waits for its end. */
  end: () => Promise<void>;
}

const NO_RELAY: Relay = { end: async () => {} };

/**
 * Starts the relay of a sandbox: it listens on the loopback of the holder's network namespace and passes each connection to
 * the unix socket `proxy`. Without `proxy` there is none. It ends with the holder and with this process. Rejects with SandboxError `unavailable`.
 */
export async function startRelay(
  recipe: Recipe,
  holder: Holder,
  { proxy, ...options }: { uid: number | undefined; name: string; proxy: string | undefined },
): Promise<Relay> {
  if (proxy === undefined) return NO_RELAY;
  const child = spawnRelay(recipe, holder, { ...options, proxy });
  const gone = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
    child.once("error", () => resolve());
  });
  const end = async () => {
    child.kill("SIGKILL");
    await within(END_DEADLINE_MS, gone);
    for (const stream of [child.stdin, child.stdout]) stream.destroy();
  };
  child.stdin.on("error", () => {});
  const ready = new Promise<boolean>((resolve) => child.stdout.once("data", () => resolve(true)));
  const failed = Promise.race([gone, holder.gone]).then(() => false);
  if ((await within(START_DEADLINE_MS, Promise.race([ready, failed]))) !== true) {
    await end();
    throw new SandboxError("unavailable", "the sandbox's way to the proxy could not be opened");
  }
  void holder.gone.then(() => child.kill("SIGKILL"));
  return { end };
}

function spawnRelay(
  recipe: Recipe,
  holder: Holder,
  { uid, name, proxy }: { uid: number | undefined; name: string; proxy: string },
) {
  const user = uid === undefined ? "" : `setpriv --reuid ${uid} --regid ${uid} --clear-groups`;
  const enter = `nsenter --target ${holder.pid} --user --net --preserve-credentials`;
  // A descriptor of the socket itself: its folder, which may be private, need not be reachable for the user.
  const socket = openSocket(proxy);
  const nothing = openSync("/dev/null", constants.O_RDONLY);
  const own = ["pipe", "pipe", "ignore", socket] as const;
  const last = Math.max(own.length - 1, ...recipe.inherited);
  const stdio = Array.from(
    { length: last + 1 },
    (_, number) => own[number] ?? (recipe.inherited.includes(number) ? nothing : "ignore"),
  );
  const program = `${NODE_OPTIONS.join(" ")} --input-type=module --eval "$2" -- "$3" ${RELAY_PORT} ${MOST_CONNECTIONS}`;
  const child = spawn(
    "/bin/sh",
    [
      "-c",
      `exec ${user} ${enter} ${WITHOUT_RIGHTS} "./$1" ${program}`,
      "sh",
      path.basename(recipe.nodePath),
      PROGRAM,
      "/proc/self/fd/3",
    ],
    {
      cwd: path.dirname(recipe.nodePath),
      env: { ...recipe.environment, SANDBOX: name, UV_THREADPOOL_SIZE: "1" },
      detached: true,
      stdio,
    },
  );
  closeSync(socket);
  closeSync(nothing);
  return child as typeof child & {
    stdin: NonNullable<typeof child.stdin>;
    stdout: NonNullable<typeof child.stdout>;
  };
}

/** A descriptor that only names the socket at `file`. */
function openSocket(file: string): number {
  const O_PATH = 0o10000000;
  try {
    return openSync(file, O_PATH | constants.O_NOFOLLOW);
  } catch {
    throw new SandboxError("unavailable", "there is no socket of a proxy");
  }
}
