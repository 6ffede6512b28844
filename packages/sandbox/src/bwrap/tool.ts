import { spawn, type StdioOptions } from "node:child_process";
import { SandboxError } from "../port.ts";
import { layerOwner } from "./owner.ts";

const DEADLINE_MS = 60_000;

/** A trusted program that works on the files of layers. */
export interface LayerTool {
  /** Program and arguments. It runs as the owner of layers, who may read and write all its own files, whatever their modes. */
  command: readonly string[];
  cwd: string;
  /** An open folder that it finds as descriptor 3. */
  folder?: number;
  environment: Record<string, string>;
  onOutput?: (chunk: Buffer) => void;
  signal: AbortSignal | undefined;
}

/** Runs a tool. Rejects with SandboxError `failed` if it fails, is aborted or takes more than a minute. */
export async function runTool({
  command,
  cwd,
  folder,
  environment,
  onOutput,
  signal,
}: LayerTool): Promise<void> {
  const owner = layerOwner();
  const user = owner === undefined ? [] : ["--reuid", `${owner}`, "--regid", `${owner}`, "--clear-groups"];
  const enter = [
    "--pdeathsig",
    "KILL",
    ...user,
    "--no-new-privs",
    "unshare",
    "--user",
    "--map-root-user",
    "--",
  ];
  const stdio: StdioOptions = ["ignore", onOutput ? "pipe" : "ignore", "pipe", folder ?? "ignore"];
  const limit = AbortSignal.any([AbortSignal.timeout(DEADLINE_MS), ...(signal ? [signal] : [])]);
  const child = spawn("setpriv", [...enter, ...command], {
    cwd,
    env: environment,
    stdio,
    signal: limit,
    killSignal: "SIGKILL",
  });
  let errors = "";
  child.stdout?.on("data", (chunk: Buffer) => onOutput?.(chunk));
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (errors = (errors + text).slice(0, 2000)));
  const code = await new Promise<number | null>((resolve) => {
    child.once("error", () => resolve(null)).once("close", resolve);
  });
  if (code === 0) return;
  const full = /No space left|quota exceeded/i.test(errors);
  throw new SandboxError("failed", full ? "there is no space for the layer" : "the layer could not be made");
}
