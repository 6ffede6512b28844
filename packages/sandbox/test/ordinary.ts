import { spawn, spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { ALL } from "../../../test/support/drawn.ts";
import { temporary } from "./rig.ts";

const UID = "1500";
const AS_USER = ["--reuid", UID, "--regid", UID, "--clear-groups"];
const root = path.join(import.meta.dirname, "../../..");

/** Runs a test file of this folder as a user without any right. Only root can. */
export async function runAsOrdinaryUser(
  t: { after(done: () => void): void },
  file: string,
): Promise<{ code: number | null; output: string }> {
  const node = realpathSync(process.execPath);
  const readable = [
    "-r",
    file,
    "-a",
    "-x",
    node,
    "-a",
    "-r",
    path.join(root, "node_modules/tar-stream/package.json"),
  ];
  const reached = spawnSync("setpriv", [...AS_USER, "/usr/bin/test", ...readable]).status === 0;
  const [program, script] = reached ? [node, file] : copied(temporary(t), node, file);
  const child = spawn("setpriv", [...AS_USER, "--pdeathsig", "KILL", program, script], {
    cwd: "/",
    env: { PATH: process.env.PATH ?? "", HOME: "/nonexistent", SIGNET_CHECK_ALL: ALL ? "1" : "" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, output };
}

/** The sources, what they need and Node, where everyone can read them. */
function copied(folder: string, node: string, file: string): [node: string, file: string] {
  chmodSync(folder, 0o755);
  const parts = [
    "packages/sandbox/src",
    "packages/sandbox/test",
    "packages/sandbox/package.json",
    "test/support/drawn.ts",
  ];
  for (const part of parts) cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  const need = (name: string) => {
    const [from, to] = [root, folder].map((base) => path.join(base, "node_modules", name)) as [
      string,
      string,
    ];
    if (existsSync(to) || !existsSync(from)) return;
    cpSync(from, to, { recursive: true });
    const manifest = JSON.parse(readFileSync(path.join(from, "package.json"), "utf8")) as {
      dependencies?: Record<string, string>;
    };
    for (const dependency of Object.keys(manifest.dependencies ?? {})) need(dependency);
  };
  need("tar-stream");
  mkdirSync(path.join(folder, "bin"));
  cpSync(node, path.join(folder, "bin/node"));
  return [path.join(folder, "bin/node"), path.join(folder, path.relative(root, file))];
}
