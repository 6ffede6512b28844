/** Limits of one sandbox. Memory, pids, disk and inodes hold for the whole sandbox, the rest for each command. */
export interface Limits {
  wallSeconds: number;
  cpuSeconds: number;
  memoryBytes: number;
  pids: number;
  diskBytes: number;
  inodes: number;
  fileBytes: number;
  /** How much output of a command is kept, of the beginning and the end of each stream; the rest is counted. */
  outputBytes: number;
  /** A command that prints more than this is killed. */
  outputKillBytes: number;
}

export interface Features {
  cgroup: "v1" | "v2" | "none";
  /** What runs commands: bash where the machine has it in /usr/bin. */
  shell: "bash" | "sh";
  proc: boolean;
  diskQuota: boolean;
  netPolicy: boolean;
}

/** What `missing` says where no control group can be made and the service must not do without. */
export const NO_CGROUP =
  "there is no control group that this service may use, and without one memory and processes of a command are only watched";

/** What this machine can do. `ok:false` means no code may run; `missing` says what to install or allow. */
export interface SandboxProbe {
  ok: boolean;
  /** Name and version of the isolation, for the receipt: printable ASCII without quotes, e.g. `bwrap/0.8.0`. */
  version: string;
  missing: string[];
  features: Features;
}

export type ExecReason = "exit" | "timeout" | "output" | "oom" | "abort" | "lost";

export interface ExecResult {
  /** null unless the command ended by itself. 128 + n when a signal ended it. */
  exitCode: number | null;
  /** `lost`: the sandbox went away under the command (its process was killed from outside). */
  reason: ExecReason;
  durationMs: number;
  /** Bytes as printed, invalid UTF-8 replaced, at most `limits.outputBytes` for both together. */
  stdout: string;
  stderr: string;
  /** Bytes printed in all. */
  outputBytes: number;
  truncated: boolean;
}

export interface ExecOptions {
  stdin?: string | Uint8Array;
  /** Added to the sandbox's own few variables. */
  env?: Record<string, string>;
  /** Lowers the sandbox's wall limit for this command. */
  wallSeconds?: number;
  signal?: AbortSignal;
  onOutput?: (stream: "stdout" | "stderr", chunk: Uint8Array) => void;
  /** The user the command sees itself as: uid 1000 (`agent`, default) or 1001 (`checker`). */
  user?: "agent" | "checker";
}

export interface WorkspaceEntry {
  /** Relative to the workspace, forward slashes. Names that are not UTF-8 are shown with U+FFFD and have kind `other`. */
  path: string;
  kind: "file" | "directory" | "symlink" | "other";
  sizeBytes: number;
  mtimeMs: number;
  executable: boolean;
}

/** A private workspace in which commands run. Everything in it is hostile data to the service. */
export interface Sandbox {
  readonly id: string;
  /** The shell that `exec` uses. It reads no start-up file and no BASH_ENV. */
  readonly shell: Features["shell"];
  /** Runs `command` as a script of `shell` in the workspace, with a home outside of it. Resolves for every outcome; rejects only if the sandbox is closed. */
  exec(command: string, options?: ExecOptions): Promise<ExecResult>;
  /** Writes a file from inside the sandbox, making its folders. Rejects with SandboxError `bad_path` or `failed`. */
  write(path: string, content: string | Uint8Array, options?: { executable?: boolean }): Promise<void>;
  /** Reads a regular file, never through a link. Rejects with SandboxError `bad_path`, `not_found`, `not_a_file` or `too_large`. */
  read(path: string, maxBytes: number): Promise<Buffer>;
  /** Everything in the workspace in path order, at most `maxEntries`; `complete:false` where there was more. */
  list(maxEntries: number): Promise<{ entries: WorkspaceEntry[]; complete: boolean }>;
  /** Regular files and folders of the workspace as a tar stream; links and special files are left out. */
  snapshot(): AsyncIterable<Uint8Array>;
  /** Unpacks a snapshot from inside the sandbox. */
  restore(tar: AsyncIterable<Uint8Array>): Promise<void>;
  /** Kills everything in it and frees all it held. Safe to call again. */
  close(): Promise<void>;
}

export interface SandboxDriver {
  readonly name: string;
  readonly isolation: "namespace" | "userspace-kernel" | "vm" | "weak";
  probe(): Promise<SandboxProbe>;
  /** Opens a sandbox without network. Rejects with SandboxError `unavailable`; never falls back to less isolation. */
  open(options: { runId: string; limits: Limits }): Promise<Sandbox>;
  /** Removes what earlier processes of this service left behind; returns how many sandboxes that was. */
  sweep(): Promise<number>;
}

export type SandboxErrorCode =
  | "unavailable"
  | "closed"
  | "bad_path"
  | "not_found"
  | "not_a_file"
  | "too_large"
  | "failed";

/** A refusal of the sandbox. The message names workspace paths only, never host paths. */
export class SandboxError extends Error {
  readonly code: SandboxErrorCode;
  constructor(code: SandboxErrorCode, message: string) {
    super(message);
    this.name = "SandboxError";
    this.code = code;
  }
}

/** What the workspace itself made impossible (full, in the way, no such file), in words; throws again all that is the service's failure. */
export function workspaceRefusal(thrown: unknown): string {
  if (!(thrown instanceof SandboxError) || thrown.code === "closed" || thrown.code === "unavailable")
    throw thrown;
  return thrown.message;
}
