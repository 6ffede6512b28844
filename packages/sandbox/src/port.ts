/** Limits of one sandbox. Memory, pids, disk and inodes apply to the whole sandbox, the others to each command. */
export interface Limits {
  wallSeconds: number;
  /** A command that asks for more time than `wallSeconds` gets at most this. Without it, none gets more. */
  mostWallSeconds?: number;
  cpuSeconds: number;
  memoryBytes: number;
  pids: number;
  diskBytes: number;
  inodes: number;
  fileBytes: number;
  /** Bytes of a command's output that are kept: the beginning and the end of each stream. The rest is only counted. */
  outputBytes: number;
  /** A command that prints more than this is killed. */
  outputKillBytes: number;
}

export interface Features {
  cgroup: "v1" | "v2" | "none";
  /** The shell that runs commands: bash if the machine has it in /usr/bin. */
  shell: "bash" | "sh";
  proc: boolean;
  diskQuota: boolean;
  /** Whether sandboxes can be opened with a proxy. */
  netPolicy: boolean;
  /** Whether sandboxes can share read-only layers. */
  layers: boolean;
}

/** The entry in `missing` if a control group is required but cannot be created. */
export const NO_CGROUP =
  "there is no control group that this service may use; without one, memory and processes of a command are only monitored";

/** The capabilities of this machine. `ok:false` means that no code may run; `missing` says what to install or allow. */
export interface SandboxProbe {
  ok: boolean;
  /** Name and version of the isolation, for the receipt: printable ASCII without quotes, e.g. `bwrap/0.8.0`. */
  version: string;
  missing: string[];
  features: Features;
}

export type ExecReason = "exit" | "timeout" | "output" | "oom" | "abort" | "lost";

export interface ExecResult {
  /** Null if the sandbox stopped the command. 128 + n if a signal ended it. */
  exitCode: number | null;
  /** `lost`: the sandbox disappeared while the command ran (its process was killed from outside). */
  reason: ExecReason;
  durationMs: number;
  /** Output as text, with invalid UTF-8 replaced; at most `limits.outputBytes` for both streams together. */
  stdout: string;
  stderr: string;
  /** All bytes that were printed. */
  outputBytes: number;
  truncated: boolean;
}

export interface ExecOptions {
  stdin?: string | Uint8Array;
  /** Variables in addition to those that the sandbox sets. */
  env?: Record<string, string>;
  /** Replaces the sandbox's wall limit for this command; at most `limits.mostWallSeconds`. */
  wallSeconds?: number;
  signal?: AbortSignal;
  onOutput?: (stream: "stdout" | "stderr", chunk: Uint8Array) => void;
  /** The user that the command runs as inside the sandbox: uid 1000 (`agent`, default) or 1001 (`checker`). */
  user?: "agent" | "checker";
}

/** A command that was started and runs on. */
export interface BackgroundCommand {
  /**
   * The id of its first process, as all commands of its sandbox see it; null if it ended at once. The command ends with this process,
   * and with it all that it started.
   */
  pid: number | null;
  /** The file outside of the workspace that both its streams go to, as a path for commands. */
  outputFile: string;
  /** What it printed in its first second, at most `limits.outputBytes`. */
  output: string;
  /** How it ended, if it did so in its first second. */
  ended?: BackgroundEnd;
}

/** A background command that has ended. */
export interface BackgroundEnd {
  pid: number | null;
  command: string;
  /** `oom`: the sandbox exceeded its memory, which ended all its commands. */
  reason: "exit" | "oom";
  /** Null if it was killed from outside of the sandbox. */
  exitCode: number | null;
}

export interface WorkspaceEntry {
  /** Relative to the workspace, forward slashes. Names that are not UTF-8 are shown with U+FFFD and have kind `other`. */
  path: string;
  kind: "file" | "directory" | "symlink" | "other";
  sizeBytes: number;
  mtimeMs: number;
  executable: boolean;
}

/** What differs from the layers that a sandbox was opened with. */
export interface WorkspaceChanges {
  /** Entries that were added or changed, in path order. A file may be among them although its bytes are the same. */
  entries: WorkspaceEntry[];
  /** Entries of the layers that are not there any more, or are of another kind now; only the topmost of a removed folder. */
  removed: string[];
  /** False if something is missing from the answer. */
  complete: boolean;
}

/** The most that a layer may contain: bytes of files, and entries with their folders. */
export interface LayerBounds {
  bytes: number;
  entries: number;
}

export interface Layer extends LayerBounds {
  id: string;
  createdMs: number;
  /** When a sandbox with this layer was last opened or closed. */
  usedMs: number;
}

/**
 * Trees of files on disk that sandboxes share: each sandbox sees them in its workspace, and home, and stores only its differences.
 * They outlive the service. Ids are chosen by the caller: 1 to 100 of `a-z0-9_-`. An id stands for one content: where it
 * is taken, the layer that is there stays. All methods reject with SandboxError `bad_path` for another id, and with
 * `unavailable` if the driver has no place for layers.
 */
export interface LayerStore {
  has(id: string): Promise<boolean>;
  /**
   * Unpacks a tar of regular files, folders and symbolic links as the layer of a workspace; nobody sees it before it is complete.
   * Reads nothing if the id is taken. Rejects with SandboxError `too_large`, `bad_path` (names that lead out, are
   * not UTF-8, come twice or lie below a link) or `failed` (other kinds of entries, a damaged archive), or with the error of `tar`.
   */
  create(id: string, tar: AsyncIterable<Uint8Array>, bounds: LayerBounds): Promise<void>;
  /** Removes a layer if it exists. Open sandboxes keep it until they are closed. */
  remove(id: string): Promise<void>;
  list(): Promise<Layer[]>;
}

/** Settings of a new sandbox. */
export interface OpenOptions {
  runId: string;
  limits: Limits;
  /**
   * Layers of the workspace and home, lowest first, at most `MAX_LAYERS`. The disk and inode limits then count only what differs.
   * An empty list: no layer yet, but what commands make can become one. Without it, `saveLayer` is not available.
   */
  layers?: readonly string[];
  /**
   * The path of a unix socket of an HTTP proxy, which commands find at 127.0.0.1:3128 by their variables. Any user must be
   * allowed to write to the socket; its folder may be private.
   */
  proxy?: string;
}

export const MAX_LAYERS = 5;

/** A private workspace in which commands run. The service must treat everything in it as hostile data. */
export interface Sandbox {
  readonly id: string;
  /** The shell that `exec` uses. It reads neither start-up files nor BASH_ENV. */
  readonly shell: Features["shell"];
  /** Runs `command` as a script of `shell` in the workspace, with a home outside of it. Resolves for every outcome; rejects only with SandboxError `closed`. */
  exec(command: string, options?: ExecOptions): Promise<ExecResult>;
  /**
   * Starts a command that runs until it ends, a command kills it, or the sandbox closes, and resolves after at most about a second.
   * From then on, all commands see each other's processes and one loopback; those of `exec` still end with everything that they
   * started. Its limits are those of `exec`, but for the wall clock. `signal` ends the waiting, not the command. Rejects with SandboxError `failed`, `unavailable` or `closed`.
   */
  startBackground(command: string, options?: Pick<ExecOptions, "env" | "signal">): Promise<BackgroundCommand>;
  /** Background commands that ended by themselves since this was last asked. */
  takeEnded(): BackgroundEnd[];
  /** Ends all background commands and returns how many ran. Each command then has namespaces of its own again. */
  endBackground(): Promise<number>;
  /** Writes a file from inside the sandbox and creates missing folders. Rejects with SandboxError `bad_path` or `failed`. */
  write(path: string, content: string | Uint8Array, options?: { executable?: boolean }): Promise<void>;
  /** Reads a regular file; never follows links. Rejects with SandboxError `bad_path`, `not_found`, `not_a_file` or `too_large`. */
  read(path: string, maxBytes: number): Promise<Buffer>;
  /** Lists the workspace in path order, at most `maxEntries` entries; `complete:false` if something is missing from the list. */
  list(maxEntries: number): Promise<{ entries: WorkspaceEntry[]; complete: boolean }>;
  /** Like `list`, but only what differs from the layers. It reads only folders that have differences. Without layers, it is everything. */
  changes(maxEntries: number): Promise<WorkspaceChanges>;
  /**
   * Regular files and folders of the workspace as a tar stream, without links and special files. With layers, only what differs
   * from them: removed entries come first, as character devices 0:0.
   */
  snapshot(): AsyncIterable<Uint8Array>;
  /**
   * Makes a layer of everything that commands have changed in the workspace and the home, with links, modes and removals,
   * for sandboxes that are opened with it above the layers of this one. Waits for running commands, and ends those in the background. Rejects
   * with SandboxError `too_large`, `failed` or `closed`.
   */
  saveLayer(id: string, bounds: LayerBounds): Promise<void>;
  /** Removes and unpacks from inside the sandbox what a snapshot says. */
  restore(tar: AsyncIterable<Uint8Array>): Promise<void>;
  /** Kills all its processes and frees its resources. Safe to call again. */
  close(): Promise<void>;
}

export interface SandboxDriver {
  readonly name: string;
  readonly isolation: "namespace" | "userspace-kernel" | "vm" | "weak";
  readonly layers: LayerStore;
  probe(): Promise<SandboxProbe>;
  /** Changes when programs that sandboxes have are installed or removed, as far as their folders tell. */
  fingerprint(): Promise<string>;
  /**
   * Opens a sandbox without network, or with `proxy` with a network that leads to that socket alone. Rejects with SandboxError
   * `unavailable`, or `no_layer` if one of its layers does not exist; never falls back to weaker isolation.
   */
  open(options: OpenOptions): Promise<Sandbox>;
  /** Removes sandboxes and unfinished layers that earlier processes of this service left behind; returns the number of sandboxes. */
  sweep(): Promise<number>;
}

export type SandboxErrorCode =
  | "unavailable"
  | "no_layer"
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

/** The message of an error that the workspace itself caused (full, blocked path, no such file). Rethrows all other errors. */
export function workspaceRefusal(thrown: unknown): string {
  if (!(thrown instanceof SandboxError) || thrown.code === "closed" || thrown.code === "unavailable")
    throw thrown;
  return thrown.message;
}
