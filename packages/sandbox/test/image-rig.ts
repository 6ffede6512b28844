import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/** What the sandbox itself needs inside, and what the tests run. */
const PROGRAMS = [
  "cat",
  "chmod",
  "dirname",
  "env",
  "head",
  "id",
  "ls",
  "mkdir",
  "rm",
  "sleep",
  "tar",
  "xargs",
];

interface ImageOptions {
  /** False: sh alone. */
  bash?: boolean;
  programs?: readonly string[];
  /** Whose libraries come along. */
  libraries?: readonly string[];
}

/**
 * A small image of the machine's own programs, with merged /usr, in a folder that goes away with the test. It does not lie in
 * /tmp, which sandboxes replace.
 */
export function newImage(
  t: { after(done: () => void): void },
  { bash = true, programs = PROGRAMS, libraries = [process.execPath] }: ImageOptions = {},
): string {
  const image = mkdtempSync("/var/tmp/signet-image-");
  t.after(() => {
    chmodSync(image, 0o755);
    rmSync(image, { recursive: true, force: true });
  });
  chmodSync(image, 0o755);
  for (const folder of ["etc", "opt/tool", "usr/bin", "usr/lib64", "usr/local/bin", "proc", "tmp"])
    mkdirSync(path.join(image, folder), { recursive: true });
  for (const [link, to] of Object.entries({
    bin: "usr/bin",
    sbin: "usr/bin",
    lib: "usr/lib",
    lib64: "usr/lib64",
  }))
    symlinkSync(to, path.join(image, link));
  for (const name of ["passwd", "group", "hosts"]) writeFileSync(path.join(image, "etc", name), "");
  const files = [...programs, ...(bash ? ["bash"] : [])].map((name) => `/usr/bin/${name}`);
  for (const file of [...files, "/usr/bin/sh"]) put(image, file, `/usr/bin/${path.basename(file)}`);
  for (const library of new Set([...files, "/usr/bin/sh", ...libraries].flatMap(librariesOf)))
    put(image, library, library.replace(/^\/lib/, "/usr/lib"));
  return image;
}

/** A program of the image that prints `said`. */
export function addProgram(image: string, file: string, said: string): void {
  writeFileSync(path.join(image, file), `#!/bin/sh\necho ${said}\n`, { mode: 0o755 });
}

function put(image: string, from: string, to: string): void {
  const target = path.join(image, to);
  if (existsSync(target)) return;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, readFileSync(from), { mode: 0o755 });
}

const librariesOf = (file: string): string[] =>
  execFileSync("/usr/bin/ldd", [file], { encoding: "utf8" })
    .split("\n")
    .flatMap((line) => /(?:=> )?(\/\S+) \(0x/.exec(line)?.slice(1) ?? []);
