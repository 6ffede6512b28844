import { SandboxError, type LayerBounds } from "../port.ts";
import { runTool, type LayerTool } from "./tool.ts";

/** Only attributes that are asked for by name count as an error if they cannot be kept; those of the kernel mark removed folders. */
const COPY = "cp -dR --preserve=mode,ownership,timestamps,links,xattr --";

/**
 * Copies the upper trees of a sandbox, whose folder `folder` is open, to `w` and `h` of the folder `to`. No command may run.
 * Nothing in them is followed or opened but regular files and folders: `cp` makes links, pipes, sockets and the kernel's marks
 * of removal anew. Rejects with SandboxError `too_large` or `failed`.
 */
export async function copyUpper(
  folder: number,
  to: string,
  bounds: LayerBounds,
  options: Pick<LayerTool, "environment" | "signal">,
): Promise<LayerBounds> {
  const found = await measure(folder, to, bounds, options);
  // A layer lies outside of the mounts on which these two bits have no effect.
  const script = `set -e
${COPY} /proc/self/fd/3/uw/. w
${COPY} /proc/self/fd/3/uh/. h
find w h -perm /6000 ! -type l -exec chmod ug-s {} +`;
  await runTool({ ...options, command: ["/bin/sh", "-c", script], cwd: to, folder });
  return found;
}

/** Bytes and entries of the upper trees. Sparse files count with their full size. */
async function measure(
  folder: number,
  cwd: string,
  bounds: LayerBounds,
  options: Pick<LayerTool, "environment" | "signal">,
): Promise<LayerBounds> {
  const stop = new AbortController();
  const found = { bytes: 0, entries: 0 };
  let partial = "";
  const add = (chunk: Buffer) => {
    const lines = (partial + chunk.toString("latin1")).split("\n");
    partial = lines.pop()!;
    for (const line of lines) {
      found.entries += 1;
      if (line.startsWith("f")) found.bytes += Number(line.slice(1));
    }
    if (found.entries > bounds.entries || found.bytes > bounds.bytes) stop.abort();
  };
  const trees = ["/proc/self/fd/3/uw/", "/proc/self/fd/3/uh/"];
  const command = ["find", "-P", ...trees, "-mindepth", "1", "-printf", "%y%s\\n"];
  const signal = AbortSignal.any([stop.signal, ...(options.signal ? [options.signal] : [])]);
  try {
    await runTool({ ...options, command, cwd, folder, onOutput: add, signal });
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  }
  if (stop.signal.aborted)
    throw new SandboxError(
      "too_large",
      `the changes have more than ${bounds.entries} entries or ${bounds.bytes} bytes`,
    );
  return found;
}
