/**
 * title: Parts of a file path: file name, extension, folder, join, normalise
 * when: The file name, extension or folder of a path is wanted, paths have to be joined or normalised, or an extension changed.
 * words: path, file path, file name, filename, basename, extension, file extension, dirname, folder, directory, join paths, normalize path, change extension, without extension
 * param SEPARATOR: "/" — sign between folders
 */
const SEPARATOR = "/";

const nameOf = (path, separator) => path.split(separator).at(-1);

/** What follows the last separator. */
export function fileName(path, separator = SEPARATOR) {
  return nameOf(path, separator);
}

/** Without the dot; "" where there is none, also of a name that begins with its only dot. */
export function fileExtension(path, separator = SEPARATOR) {
  const name = nameOf(path, separator);
  const dot = name.lastIndexOf(".");
  return dot > 0 ? name.slice(dot + 1) : "";
}

/** The file name without its extension. */
export function fileStem(path, separator = SEPARATOR) {
  const name = nameOf(path, separator);
  const dot = name.lastIndexOf(".");
  return dot > 0 ? name.slice(0, dot) : name;
}

/** What stands before the last separator; "" where there is none. */
export function folderOf(path, separator = SEPARATOR) {
  const at = path.lastIndexOf(separator);
  return at === 0 ? separator : path.slice(0, Math.max(0, at));
}

/** The extension is given without its dot. */
export function changeExtension(path, extension, separator = SEPARATOR) {
  const old = fileExtension(path, separator);
  const start = old === "" ? path : path.slice(0, path.length - old.length - 1);
  return extension === "" ? start : `${start}.${extension}`;
}

/** Parts joined and normalised. */
export function joinPaths(...parts) {
  return normalizePath(parts.filter(Boolean).join("/"));
}

/** Resolves "." and ".." and takes doubled and last slashes away; "." of an empty path. */
export function normalizePath(path) {
  const isAbsolute = path.startsWith("/");
  const kept = [];
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue;
    if (part === ".." && kept.length > 0 && kept.at(-1) !== "..") kept.pop();
    else if (part !== ".." || !isAbsolute) kept.push(part);
  }
  return (isAbsolute ? "/" : "") + kept.join("/") || ".";
}

/** How many folders lie above the file. */
export function pathDepth(path) {
  return normalizePath(path).split("/").filter(Boolean).length - 1;
}
