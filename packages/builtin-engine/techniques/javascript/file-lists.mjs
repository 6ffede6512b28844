/**
 * title: Lists of file names: by extension, unique name, safe name, kind, total size
 * when: A list of file names has to be grouped, counted or filtered by extension, a name made unique or safe, the kind of a file told, or sizes added.
 * words: file names, file list, group by extension, count extensions, filter files, images only, unique file name, duplicate file name, copy of, safe file name, sanitize filename, file type, kind of file, rename files, total size, largest file, add suffix, numbered files
 * param START: 1 — number that the first doubled name gets
 * param REPLACEMENT: "_" — what takes the place of a sign that a name may not have
 * param OTHER: "other" — kind of an unknown extension
 */
const START = 1;
const REPLACEMENT = "_";
const OTHER = "other";

/** Without the dot, in lower case; "" where there is none, also of a name that begins with its only dot. */
function extensionOf(name) {
  const base = name.split(/[/\\]/).at(-1);
  return base.lastIndexOf(".") > 0 ? base.slice(base.lastIndexOf(".") + 1).toLowerCase() : "";
}

const stemAndDot = (name) => {
  const extension = extensionOf(name);
  return extension === ""
    ? [name, ""]
    : [name.slice(0, -extension.length - 1), name.slice(-extension.length - 1)];
};

/** {"txt": ["a.txt"]}; names without an extension are under "". */
export function filesByExtension(names) {
  const groups = new Map();
  for (const name of names) groups.set(extensionOf(name), [...(groups.get(extensionOf(name)) ?? []), name]);
  return Object.fromEntries(groups);
}

/** {"txt": 2}. */
export function countExtensions(names) {
  return Object.fromEntries(
    Object.entries(filesByExtension(names)).map(([key, group]) => [key, group.length]),
  );
}

/** Names with this extension, given with its dot or without, or with one of a list. */
export function filesWithExtension(names, extension) {
  const wanted = [extension].flat().map((one) => one.replace(/^\./, "").toLowerCase());
  return names.filter((name) => wanted.includes(extensionOf(name)));
}

/** Extensions that occur, each once, in the order of the alphabet. */
export function extensionsIn(names) {
  return [...new Set(names.map(extensionOf))].filter((one) => one !== "").sort();
}

/** The name, or with the first free number before its extension: "a(1).txt". */
export function uniqueFileName(name, taken, start = START, before = "(", after = ")") {
  if (!taken.includes(name)) return name;
  const [stem, dot] = stemAndDot(name);
  let number = start;
  while (taken.includes(`${stem}${before}${number}${after}${dot}`)) number += 1;
  return `${stem}${before}${number}${after}${dot}`;
}

/** Each name of the list; one that came before gets a number before its extension. */
export function uniqueFileNames(names, start = START, before = "(", after = ")") {
  const given = [];
  for (const name of names) given.push(uniqueFileName(name, given, start, before, after));
  return given;
}

/** The name with a number behind everything, as in folders: "doc", "doc(1)". */
export function numberedNames(names, start = START, before = "(", after = ")") {
  const given = [];
  for (const name of names) {
    let next = name;
    for (let number = start; given.includes(next); number++) next = name + before + number + after;
    given.push(next);
  }
  return given;
}

/** Signs that file systems forbid, and runs of spaces, replaced. */
export function safeFileName(name, replacement = REPLACEMENT) {
  return name
    .trim()
    .replace(/[<>:"/\\|?*]/g, replacement)
    .replace(/\s+/g, replacement);
}

/** "image", "document", "audio", "video", "archive" or "code" by the extension. */
export function fileKind(name, other = OTHER) {
  const kinds = {
    image: "jpg jpeg png gif svg bmp webp",
    document: "pdf doc docx txt odt rtf md xls xlsx csv ppt pptx",
    audio: "mp3 wav ogg flac m4a",
    video: "mp4 avi mkv mov webm",
    archive: "zip tar gz rar 7z",
    code: "js ts py java c cpp h html css json rb go rs php sh",
  };
  return Object.keys(kinds).find((kind) => kinds[kind].split(" ").includes(extensionOf(name))) ?? other;
}

/** "a_old.txt": something put before the extension. */
export function addFileSuffix(name, suffix) {
  const [stem, dot] = stemAndDot(name);
  return stem + suffix + dot;
}

/** Sizes of a list of objects, of pairs or of an object added. */
export function totalFileSize(files, field = "size") {
  const sizes = Array.isArray(files)
    ? files.map((file) => (Array.isArray(file) ? file[1] : file[field]))
    : Object.values(files);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** As uniqueFileName with a space before the number in brackets: "a (1).txt". */
export function uniqueFileNameOf(name, taken, start = START) {
  return uniqueFileName(name, taken, start, " (", ")");
}

/** As uniqueFileNames with a space before the number in brackets: "a (1).txt". */
export function uniqueFileNamesOf(names, start = START) {
  return uniqueFileNames(names, start, " (", ")");
}

/** As uniqueFileName with a sign before the number: "a_1.txt". */
export function uniqueFileNameBy(name, taken, sign = "_", start = START) {
  return uniqueFileName(name, taken, start, sign, "");
}

/** As uniqueFileNames with a sign before the number: "a_1.txt". */
export function uniqueFileNamesBy(names, sign = "_", start = START) {
  return uniqueFileNames(names, start, sign, "");
}

/** Names with exactly this ending, dot and case as they are given. */
export function filesWithTheExtension(names, extension) {
  return names.filter((name) => name.endsWith(extension.startsWith(".") ? extension : `.${extension}`));
}

/** {"TXT": ["a.TXT"]}: what stands behind the last dot as it is written; names without a dot under "" or left out. */
export function filesByTheExtension(names, withoutOthers = false) {
  const groups = new Map();
  for (const name of names) {
    const key = name.includes(".") ? name.slice(name.lastIndexOf(".") + 1) : "";
    if (key !== "" || !withoutOthers) groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return Object.fromEntries(groups);
}

/** {"TXT": 2}: as filesByTheExtension, counted. */
export function countTheExtensions(names, withoutOthers = false) {
  const groups = Object.entries(filesByTheExtension(names, withoutOthers));
  return Object.fromEntries(groups.map(([key, group]) => [key, group.length]));
}

/** Each space, or each sign that is no letter, digit, dot, hyphen or underscore, replaced by one sign; nothing is cut off. */
export function safeFileNameOf(name, spacesOnly = false, replacement = REPLACEMENT) {
  return name.replace(spacesOnly ? / /g : /[^A-Za-z0-9._-]/g, replacement);
}
