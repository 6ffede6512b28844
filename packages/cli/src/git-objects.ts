import { execFile } from "node:child_process";
import { UsageError } from "./command.ts";

const MOST_BYTES = 1 << 28;

export interface Commit {
  commit: string;
  message: string;
}

/** A file of a commit: its mode, such as 100644, and the name of its content. */
export interface TreeFile {
  mode: string;
  object: string;
}

/** The mode of a file before and after a commit; `NO_FILE` where there is none. */
export interface ModeChange {
  before: string;
  after: string;
}

export const NO_FILE = "000000";

/** The commits of a range that name a receipt, newest first. Throws UsageError if git cannot list the range. */
export async function commitsOf(folder: string, range: string): Promise<Commit[]> {
  const format = ["--format=%H%n%B", "-z", "--no-show-signature", "--encoding=UTF-8"];
  const naming = ["--basic-regexp", "--grep=^Signet-Receipt:"];
  try {
    const listed = await git(folder, ["log", ...format, ...naming, "--end-of-options", range, "--"]);
    return listed
      .toString()
      .split("\0")
      .filter(Boolean)
      .map((entry) => ({
        commit: entry.slice(0, entry.indexOf("\n")),
        message: entry.slice(entry.indexOf("\n") + 1),
      }));
  } catch (thrown) {
    const { stderr = "" } = thrown as { stderr?: string | Buffer };
    const [said] = String(stderr).trim().split("\n");
    throw new UsageError(`git cannot list the commits of ${range}${said ? ` (${said})` : ""}`);
  }
}

/** The newest commit of a range that git can list; null if it has none. */
export async function newestOf(folder: string, range: string): Promise<string | null> {
  const listed = await git(folder, ["rev-list", "-1", "--end-of-options", range, "--"]);
  return listed.toString().trim() || null;
}

/** All files of a commit, links and submodules included. */
export async function treeOf(folder: string, commit: string): Promise<Map<string, TreeFile>> {
  const listed = await git(folder, ["ls-tree", "-r", "-z", "--full-tree", commit]);
  const files = new Map<string, TreeFile>();
  for (const entry of listed.toString("latin1").split("\0")) {
    // `<mode> <type> <object>`, a tab, and the path.
    const [, mode, object, path] = /^(\d+) \w+ ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? [];
    if (mode && object && path) files.set(pathOf(path), { mode, object });
  }
  return files;
}

/** The files that a commit changes, compared with its first parent. Null if that parent is not in this clone. */
export async function changesOf(folder: string, commit: string): Promise<Map<string, ModeChange> | null> {
  if (await lacksParent(folder, commit)) return null;
  const options = ["-r", "-z", "--root", "--no-commit-id", "--diff-merges=first-parent"];
  const listed = await git(folder, ["diff-tree", ...options, "--ignore-submodules=none", commit]);
  // `:<mode before> <mode after> <object before> <object after> <status>` and the path, in turn.
  const parts = listed.toString("latin1").split("\0");
  const changes = new Map<string, ModeChange>();
  for (let i = 0; i + 1 < parts.length; i += 2) {
    const [before = "", after = ""] = parts[i]!.slice(1).split(" ");
    changes.set(pathOf(parts[i + 1]!), { before, after });
  }
  return changes;
}

/** Whether a commit has a parent that a shallow clone leaves out: git then takes it for the first commit of all. */
async function lacksParent(folder: string, commit: string): Promise<boolean> {
  const [head = ""] = (await git(folder, ["cat-file", "commit", commit])).toString().split("\n\n");
  if (!/^parent /m.test(head)) return false;
  const known = (await git(folder, ["rev-list", "-1", "--parents", commit])).toString();
  return !known.trim().includes(" ");
}

/** The contents with these names, without those that have more bytes than are wanted. */
export async function contentsOf(
  folder: string,
  wanted: readonly { object: string; mostBytes: number }[],
): Promise<Map<string, Buffer>> {
  const contents = new Map<string, Buffer>();
  const most = new Map(wanted.map(({ object, mostBytes }) => [object, mostBytes]));
  const sizes = (await batch(folder, "--batch-check=%(objecttype) %(objectsize) %(objectname)", most.keys()))
    .toString()
    .split("\n");
  const small = sizes.flatMap((line) => {
    const [type, size, object = ""] = line.split(" ");
    return type === "blob" && Number(size) <= (most.get(object) ?? 0) ? [object] : [];
  });
  const read = await batch(folder, "--batch=%(objectsize) %(objectname)", small);
  for (let at = 0; at < read.length;) {
    const start = read.indexOf(0x0a, at) + 1;
    const [size, object] = read.toString("latin1", at, start - 1).split(" ");
    contents.set(object!, read.subarray(start, start + Number(size)));
    at = start + Number(size) + 1;
  }
  return contents;
}

const batch = async (folder: string, how: string, objects: Iterable<string>): Promise<Buffer> => {
  const input = [...objects].map((object) => `${object}\n`).join("");
  return input === "" ? Buffer.alloc(0) : git(folder, ["cat-file", how], input);
};

/** Whether commits are left out of this clone. */
export const isShallow = async (folder: string): Promise<boolean> =>
  (await git(folder, ["rev-parse", "--is-shallow-repository"])).toString().trim() === "true";

/** A path from its bytes. One that is not UTF-8 is written so that it is no path of a run: two such could look the same. */
function pathOf(latin1: string): string {
  const bytes = Buffer.from(latin1, "latin1");
  const path = bytes.toString();
  return Buffer.from(path).equals(bytes) ? path : `not UTF-8: \\x${bytes.toString("hex")}`;
}

/** What git prints. Objects that replace others in this clone alone are not followed. */
function git(folder: string, args: readonly string[], input = ""): Promise<Buffer> {
  const env = { ...process.env, GIT_NO_REPLACE_OBJECTS: "1" };
  const options = { cwd: folder, encoding: "buffer", maxBuffer: MOST_BYTES, env } as const;
  return new Promise((resolve, reject) => {
    const child = execFile("git", args, options, (error, stdout, stderr) =>
      error === null ? resolve(stdout) : reject(Object.assign(error, { stderr })),
    );
    child.stdin?.on("error", () => undefined).end(input);
  });
}
