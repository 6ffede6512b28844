import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { afterTests } from "./after-tests.ts";
import { freePort } from "./free-port.ts";
import { newFolder } from "./prepared.ts";

const VERSIONS = "/usr/lib/postgresql";
const newest = existsSync(VERSIONS)
  ? readdirSync(VERSIONS)
      .toSorted((a, b) => Number(a) - Number(b))
      .at(-1)
  : undefined;
const BIN = newest && path.join(VERSIONS, newest, "bin");

/** Why no Postgres can be started here; undefined if one can. */
export const NO_POSTGRES =
  BIN === undefined ? "not installed: Postgres (apt-get install postgresql)" : undefined;

/** A Postgres server of the test's own, as a user of its own, since it refuses to run as root. */
export interface PostgresServer {
  pid: number;
  /** Creates an empty database and gives its address. */
  createDatabase(): Promise<string>;
  /** Stops the server, and starts it again on the same port with what was committed. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a server on a free loopback port. `settings` are options of the server, such as `max_connections`; `folder` is removed
 * when it stops.
 */
export async function startPostgres(
  settings: Record<string, string> = {},
  folder = newFolder(),
): Promise<PostgresServer> {
  if (BIN === undefined) throw new Error(NO_POSTGRES);
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, "data");
  const as = { ...user, cwd: folder, stdio: "pipe" as const };
  execFileSync(
    path.join(BIN, "initdb"),
    ["-D", data, "-U", "signet", "--auth=trust", "--no-sync", "-E", "UTF8", "--no-locale"],
    as,
  );
  let port = await freePort();
  const url = (database: string) => `postgres://signet@127.0.0.1:${port}/${database}`;
  // By the socket in its own folder: at the port, another server may answer that was given the same one.
  const query = (sql: string) =>
    spawnSync(
      path.join(BIN, "psql"),
      ["-X", "-q", "-h", folder, "-p", String(port), "-U", "signet", "-c", sql, "postgres"],
      { cwd: folder },
    );

  /** Resolves to undefined where the server ended at once, as it does where its port is taken. */
  async function attempt() {
    const options = {
      ...settings,
      port: String(port),
      listen_addresses: "127.0.0.1",
      unix_socket_directories: folder,
    };
    const set = Object.entries(options).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const child = spawn(path.join(BIN!, "postgres"), ["-D", data, ...set], { ...as, stdio: "ignore" });
    for (const deadline = Date.now() + 30_000; query("select 1").status !== 0;) {
      if (child.exitCode !== null) return undefined;
      if (Date.now() > deadline) throw new Error("Postgres did not start");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return child;
  }

  /** The port stays the same once it was told, since services hold the address. */
  async function start(told: boolean) {
    for (let i = 0; i < 5; i++) {
      const child = await attempt();
      if (child) return child;
      if (!told) port = await freePort();
    }
    throw new Error("Postgres did not start");
  }

  async function end(signal: NodeJS.Signals) {
    const gone = once(server, "exit");
    if (server.exitCode === null && server.signalCode === null && server.kill(signal)) await gone;
  }

  let server = await start(false);
  // Of a test that fails before it stops the server.
  afterTests(() => server.kill("SIGQUIT"));
  let databases = 0;
  return {
    get pid() {
      return server.pid!;
    },
    async createDatabase() {
      const name = `d${++databases}`;
      const { status, stderr } = query(`create database ${name}`);
      if (status !== 0) throw new Error(stderr.toString());
      return url(name);
    },
    async restart() {
      await end("SIGINT");
      server = await start(true);
    },
    async stop() {
      await end("SIGQUIT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The ids of the user `postgres`; undefined unless we are root. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}
