import {
  accessSync,
  constants,
  lstatSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  statSync,
  type Stats,
} from "node:fs";
import path from "node:path";

/** Not of the image: what every sandbox has itself, and what holds nothing for commands. */
const OWN = new Set(["dev", "proc", "sys", "tmp", "workspace", "run", "boot", "lost+found", "media", "mnt"]);
/** Folders whose programs and settings decide what commands do. */
const DECIDING = ["", "bin", "etc", "lib", "opt", "usr", "usr/bin", "usr/lib", "usr/local", "usr/local/bin"];
/** Replaced by the sandbox's own, for which a file has to be there. */
const REPLACED = ["etc/passwd", "etc/group", "etc/hosts"];
const MOST_LINKS = 40;
const MOST_ENTRIES = 200;

/** A folder of the image that is mounted, or a link that is made again: what it leads to is looked up inside the sandbox. */
interface ImageEntry {
  /** Its path below the root. */
  name: string;
  link?: string;
}

/** What keeps the unpacked image in `folder` from being the root of sandboxes, in words that follow its name; undefined if nothing does. */
export function imageProblem(folder: string): string | undefined {
  if (!path.isAbsolute(folder)) return "must be an absolute path";
  const found = lookAt(() => statSync(folder));
  if (!found?.isDirectory()) return "must be a folder that exists";
  const real = realpathSync(folder);
  if (isSame(found, statSync("/"))) return "must not be the machine's own root";
  if (real === "/tmp" || real.startsWith("/tmp/")) return "must not lie in /tmp, which sandboxes replace";
  const closed = closedOn(real);
  if (closed !== undefined) return `cannot be entered by the sandbox's user: chmod o+rx ${closed}`;
  const open = DECIDING.map((name) => path.join(real, name)).find(isOpenToOthers);
  if (open !== undefined) return `can be changed by other users: chmod o-w ${open}`;
  const shell = resolveInside(real, "/bin/sh");
  if (shell === undefined || (statSync(shell).mode & 0o111) === 0) return "has no /bin/sh";
  if (!lookAt(() => lstatSync(path.join(real, "etc")))?.isDirectory()) return "has no folder etc";
  const missing = REPLACED.find((name) => !lookAt(() => lstatSync(path.join(real, name)))?.isFile());
  if (missing !== undefined) return `has no file ${missing}; an empty one is enough`;
  return imageEntries(real).length > MOST_ENTRIES ? "has too many folders at its top" : undefined;
}

/** What is mounted of an image. /opt is mounted by its entries, because the service's node is put beside them. */
export function imageEntries(folder: string): ImageEntry[] {
  const list = (below: string, leaveOut: ReadonlySet<string>): ImageEntry[] =>
    readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
      const name = path.join(below, entry.name);
      if (leaveOut.has(entry.name)) return [];
      if (entry.isSymbolicLink()) return [{ name, link: readlinkSync(path.join(folder, name)) }];
      if (!entry.isDirectory()) return [];
      return name === "opt" ? list("opt", new Set(["node"])) : [{ name }];
    });
  return list("", OWN);
}

/**
 * The regular file that `file` is for programs whose root is `root`: links are followed as they would be there, so none leads out.
 * Undefined if there is none.
 */
export function resolveInside(root: string, file: string): string | undefined {
  let [at, left, links] = [root, file.split("/"), 0];
  while (left.length > 0) {
    const [name = "", ...rest] = left;
    left = rest;
    if (name === "" || name === ".") continue;
    if (name === "..") {
      if (at !== root) at = path.dirname(at);
      continue;
    }
    const next = path.join(at, name);
    const found = lookAt(() => lstatSync(next));
    if (!found || (links += Number(found.isSymbolicLink())) > MOST_LINKS) return undefined;
    if (!found.isSymbolicLink()) {
      at = next;
      continue;
    }
    const target = readlinkSync(next);
    if (target.startsWith("/")) at = root;
    left = [...target.split("/"), ...left];
  }
  return lookAt(() => lstatSync(at))?.isFile() ? at : undefined;
}

/** The first folder on the way to `folder`, or that itself, that the user of sandboxes cannot enter. */
function closedOn(folder: string): string | undefined {
  const parents = folder.split("/").map((_, i, names) => names.slice(0, i + 1).join("/") || "/");
  const isRoot = process.getuid?.() === 0;
  return parents.find((parent) => {
    // Root opens sandboxes as other users, who own nothing of it.
    if (isRoot) return (statSync(parent).mode & 0o001) === 0;
    return lookAt(() => accessSync(parent, constants.X_OK) ?? true) === undefined;
  });
}

function isOpenToOthers(folder: string): boolean {
  const found = lookAt(() => lstatSync(folder));
  return found !== undefined && !found.isSymbolicLink() && (found.mode & 0o002) !== 0;
}

const isSame = (one: Stats, other: Stats) => one.dev === other.dev && one.ino === other.ino;

function lookAt<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
