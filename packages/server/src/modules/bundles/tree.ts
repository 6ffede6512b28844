import { BOUNDS } from "@signet/contract";
import { badBundle, tooLarge } from "./refusal.ts";

const { files: MOST_FILES, folders: MOST_FOLDERS, pathBytes, nameBytes } = BOUNDS.bundles;

type Folder = Map<string, Folder | "file" | "link">;

/** The names of a bundle's entries so far: each has one meaning, and nothing is below a file or a link. */
export function createTree() {
  const root: Folder = new Map();
  let [files, folders] = [0, 0];

  /** The folder at these names; adds the paths of folders that are new to `made`. */
  function folderAt(names: readonly string[], made: string[], entry: string): Folder {
    let at = root;
    for (const [i, name] of names.entries()) {
      const found = at.get(name);
      if (typeof found === "string")
        throw badBundle(`is below a ${found}: ${names.slice(0, i + 1).join("/")}`, entry);
      if (found) {
        at = found;
        continue;
      }
      if (++folders > MOST_FOLDERS) throw tooLarge("folders");
      const fresh: Folder = new Map();
      at.set(name, fresh);
      made.push(names.slice(0, i + 1).join("/"));
      at = fresh;
    }
    return at;
  }

  return {
    /** Adds an entry and returns the folders that come to be by it, outermost first. Throws `bad_bundle` or `body_too_large`. */
    add(names: readonly string[], kind: "file" | "link" | "directory"): string[] {
      const made: string[] = [];
      const entry = names.join("/");
      if (kind === "directory") {
        folderAt(names, made, entry);
        return made;
      }
      const folder = folderAt(names.slice(0, -1), made, entry);
      const found = folder.get(names.at(-1)!);
      if (found !== undefined)
        throw badBundle(typeof found === "string" ? "is there twice" : `is a folder and a ${kind}`, entry);
      if (++files > MOST_FILES) throw tooLarge("files");
      folder.set(names.at(-1)!, kind);
      return made;
    },
    files: () => files,
  };
}

const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

/** The names of a path, the outermost folder first; none for the root itself. A leading `./` is left out. Throws `bad_bundle`. */
export function namesOf(entry: string, isFolder: boolean): string[] {
  const wrong = (reason: string) => badBundle(reason, entry);
  if (entry === "") throw badBundle("an entry has no name");
  if (Buffer.byteLength(entry) > pathBytes) throw wrong(`has a path of more than ${pathBytes} bytes`);
  refuseCharacters(entry, wrong);
  if (entry.startsWith("/")) throw wrong("is an absolute path");
  if (/^[A-Za-z]:/.test(entry)) throw wrong("begins with the name of a drive");
  let path = entry.replace(/^(?:\.\/)+/, "");
  if (isFolder) path = path.replace(/\/$/, "");
  if (isFolder && (path === "" || path === ".")) return [];
  const names = path.split("/");
  for (const name of names) {
    if (name === "") throw wrong("has an empty name in its path");
    if (name === "." || name === "..") throw wrong(`has \`${name}\` in its path`);
    if (Buffer.byteLength(name) > nameBytes)
      throw wrong(`has a name of more than ${nameBytes} bytes in its path`);
  }
  return names;
}

function refuseCharacters(path: string, wrong: (reason: string) => Error): void {
  if (CONTROL.test(path)) throw wrong("has a control character in its path");
  if (path.includes("\\")) throw wrong("has a backslash in its path");
}

/**
 * Checks that a link stays inside of the tree. `..` is taken at the beginning only: there it leads from the link's own
 * folder, which is no link; behind a name it would lead from wherever a link of that name leads.
 */
export function checkTarget(names: readonly string[], target: string): void {
  const entry = names.join("/");
  const wrong = (reason: string) =>
    badBundle(`is a link that ${reason}: ${JSON.stringify(target.slice(0, 200))}`, entry);
  if (target === "") throw badBundle("is a link that leads nowhere", entry);
  if (Buffer.byteLength(target) > pathBytes) throw wrong(`leads to a path of more than ${pathBytes} bytes`);
  if (CONTROL.test(target) || target.includes("\\"))
    throw wrong("leads to a path with a control character or a backslash");
  if (target.startsWith("/") || /^[A-Za-z]:/.test(target)) throw wrong("is absolute");
  const steps = target.split("/").filter((step) => step !== "" && step !== ".");
  const down = steps.findIndex((step) => step !== "..");
  const up = down === -1 ? steps.length : down;
  if (up > names.length - 1) throw wrong("leads out of the bundle");
  if (steps.slice(up).includes("..")) throw wrong("has `..` behind a name");
}
