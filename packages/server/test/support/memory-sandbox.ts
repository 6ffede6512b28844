import {
  type WorkspaceEntry,
  type SandboxProbe,
  type Sandbox,
  type SandboxDriver,
  SandboxError,
} from "@signet/sandbox";
import { extract, pack } from "tar-stream";

type Files = Map<string, { content: Buffer; executable: boolean }>;

const PROBE: SandboxProbe = {
  ok: true,
  version: "memory/1",
  missing: [],
  features: { cgroup: "none", shell: "sh", proc: true, diskQuota: true, netPolicy: true, layers: false },
};

/** A sandbox driver that keeps files in memory and runs nothing: every command prints nothing and exits with 0. */
export function memorySandboxDriver(): SandboxDriver & {
  /** What the machine has; a test takes it away. */
  probed: SandboxProbe;
} {
  let opened = 0;
  const driver = {
    name: "memory",
    isolation: "weak" as const,
    probed: PROBE,
    layers: { has: noLayers, create: noLayers, remove: noLayers, list: noLayers },
    probe: async () => driver.probed,
    fingerprint: async () => "memory",
    open: async () => openSandbox(`sbx_${++opened}`),
    sweep: async () => 0,
  };
  return driver;
}

const noLayers = async (): Promise<never> => {
  throw new SandboxError("unavailable", "there is no folder for layers");
};
const noBackground = async (): Promise<never> => {
  throw new SandboxError("failed", "nothing runs here");
};

function openSandbox(id: string): Sandbox {
  const files: Files = new Map();
  return {
    id,
    shell: "sh",
    async exec(_command, { signal } = {}) {
      const ended = signal?.aborted
        ? { exitCode: null, reason: "abort" as const }
        : { exitCode: 0, reason: "exit" as const };
      return { ...ended, durationMs: 1, stdout: "", stderr: "", outputBytes: 0, truncated: false };
    },
    startBackground: noBackground,
    takeEnded: () => [],
    endBackground: async () => 0,
    async write(path, content, { executable = false } = {}) {
      files.set(path, { content: Buffer.from(content), executable });
    },
    async read(path) {
      const found = files.get(path);
      if (!found) throw new SandboxError("not_found", `${path} does not exist`);
      return found.content;
    },
    async list(maxEntries) {
      const entries = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(entryOf);
      return { entries: entries.slice(0, maxEntries), complete: entries.length <= maxEntries };
    },
    async changes(maxEntries) {
      return { ...(await this.list(maxEntries)), removed: [] };
    },
    saveLayer: noLayers,
    snapshot: () => packed(files),
    restore: (tar) => unpack(tar, files),
    close: async () => undefined,
  };
}

const entryOf = ([path, { content, executable }]: [
  string,
  { content: Buffer; executable: boolean },
]): WorkspaceEntry => ({
  path,
  kind: "file",
  sizeBytes: content.length,
  mtimeMs: 0,
  executable,
});

async function* packed(files: Files): AsyncGenerator<Uint8Array> {
  const tar = pack();
  for (const [name, { content, executable }] of files)
    tar.entry({ name, size: content.length, mode: executable ? 0o755 : 0o644 }, content);
  tar.finalize();
  for await (const chunk of tar) yield chunk as Uint8Array;
}

async function unpack(tar: AsyncIterable<Uint8Array>, files: Files): Promise<void> {
  const reader = extract();
  const fed = (async () => {
    for await (const chunk of tar) reader.write(chunk);
    reader.end(undefined);
  })();
  for await (const entry of reader) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry) chunks.push(chunk as Buffer);
    if (entry.header.type === "file")
      files.set(entry.header.name, {
        content: Buffer.concat(chunks),
        executable: ((entry.header.mode ?? 0) & 0o111) !== 0,
      });
  }
  await fed;
}
