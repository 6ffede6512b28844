import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { TestContext } from "node:test";
import { type ComposeService, toOci } from "./compose-to-oci.ts";
import type { BuiltImage } from "./image.ts";

export interface Container {
  /** What its processes have written. */
  said(): string;
  /** Runs the image's health check, and gives its exit code. */
  health(): number | null;
  /** Runs a program beside the service. */
  exec(...command: string[]): { status: number | null; stdout: string; stderr: string };
  /** Sends `signal` to its first process and resolves with the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface Start {
  env: Record<string, string>;
  secrets?: Record<string, string>;
}

/** Starts containers of one image by runc; each has a volume of its own. They end with the test. */
export function containersOf(t: TestContext, image: BuiltImage) {
  const state = path.join(image.folder, "runc");
  return (name: string, service: ComposeService, { env, secrets = {} }: Start): Container => {
    const bundle = path.join(image.folder, "containers", name);
    const volume = path.join(bundle, "volume");
    mkdirSync(volume, { recursive: true });
    chownSync(volume, image.uid, image.gid);
    const { root, config, uid, gid } = image;
    const settings = toOci(service, { root, image: config, uid, gid, env, secrets, volume });
    writeFileSync(path.join(bundle, "config.json"), JSON.stringify(settings));
    const runc = (...rest: string[]) => ["--root", state, ...rest];
    const child: ChildProcess = spawn("runc", runc("run", "--bundle", bundle, name), {
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    for (const stream of [child.stdout!, child.stderr!]) stream.on("data", (some) => (said += String(some)));
    const ended = once(child, "exit") as Promise<[number | null]>;
    const exec = (...command: string[]) =>
      spawnSync("runc", runc("exec", name, ...command), { encoding: "utf8", timeout: 120_000 });
    const end = async (signal: NodeJS.Signals) => {
      if (child.exitCode === null) spawnSync("runc", runc("kill", name, signal));
      return (await ended)[0];
    };
    t.after(async () => {
      await end("SIGKILL");
      spawnSync("runc", runc("delete", "--force", name), { stdio: "ignore" });
    });
    return { said: () => said, health: () => exec(...config.Healthcheck.Test.slice(1)).status, exec, end };
  };
}
