import { lstatSync, readlinkSync } from "node:fs";
import path from "node:path";
import { browserFlags } from "./flags.ts";

/** A program with all it needs to be run in the jail. */
export interface BrowserProgram {
  /** As `kind` of what was found: the bundled one needs of the machine only its C library and fonts. */
  kind: "setting" | "path" | "bundled";
  /** Its file, links followed. */
  file: string;
}

const MIB = 1024 ** 2;
const HOME = "/tmp/home";
const PROFILE = "/tmp/profile";
/** Where the jail shows the folder of a browser that does not lie in /usr. */
const OWN_FOLDER = "/browser";
/** What files and shared memory of the browser may take of memory, each. */
const FILES_BYTES = 256 * MIB;
const SHARED_BYTES = 512 * MIB;

const LIBRARIES = ["/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/libx32"];
const FONTS = [
  "/usr/share/fonts",
  "/usr/share/fontconfig",
  "/usr/local/share/fonts",
  "/var/cache/fontconfig",
];
/** Folders that are links into /usr nearly everywhere. */
const TOP = ["/bin", "/lib", "/lib32", "/lib64", "/libx32", "/sbin"];
const SETTINGS = ["/etc/ld.so.cache", "/etc/fonts"];
const SYSTEM_SETTINGS = ["/etc/alternatives", "/etc/chromium.d"];

/** Everything of its own that the kernel has, no name of ours, and an end as soon as the service ends. */
const ALONE =
  `--unshare-user --unshare-pid --unshare-ipc --unshare-uts --unshare-net --unshare-cgroup-try --uid 1234
--gid 1234 --hostname browser --die-with-parent --new-session --clearenv`.split(/\s+/);
/** What it may write, all of it in memory; and that nothing else can be written any more. */
const PLACES =
  `--proc /proc --dev /dev --size ${SHARED_BYTES} --tmpfs /dev/shm --size ${FILES_BYTES} --tmpfs /tmp
--dir ${HOME} --dir ${PROFILE} --chdir ${HOME} --remount-ro /`.split(/\s+/);

/**
 * The arguments of bubblewrap that run the browser: without network, without any file of the machine that it can do
 * without, without the service's environment, and dead as soon as the service is.
 */
export function jailArguments(program: BrowserProgram, ownSandbox: boolean): string[] {
  const bundled = program.kind === "bundled";
  const inSystem = program.file.startsWith("/usr/");
  const inside = inSystem ? program.file : path.join(OWN_FOLDER, path.basename(program.file));
  const seen = bundled
    ? [...LIBRARIES, ...FONTS, ...SETTINGS]
    : ["/usr", "/var/cache/fontconfig", ...SETTINGS, ...SYSTEM_SETTINGS];
  return [
    ...ALONE,
    ...Object.entries(environment(bundled)).flatMap(([name, value]) => ["--setenv", name, value]),
    ...readOnly(seen),
    ...TOP.flatMap(sameLink),
    ...(inSystem ? [] : ["--ro-bind", path.dirname(program.file), OWN_FOLDER]),
    ...PLACES,
    "--",
    inside,
    ...browserFlags({ profile: PROFILE, ownSandbox }),
  ];
}

const readOnly = (places: string[]) => places.flatMap((place) => ["--ro-bind-try", place, place]);

/** Shows a top folder as the machine has it: a link, or on older systems a folder. */
function sameLink(place: string): string[] {
  const found = lstatSync(place, { throwIfNoEntry: false });
  if (found === undefined) return [];
  return found.isSymbolicLink() ? ["--symlink", readlinkSync(place), place] : readOnly([place]);
}

function environment(bundled: boolean): Record<string, string> {
  return {
    HOME,
    LANG: "C.UTF-8",
    PATH: "/usr/bin:/bin",
    TMPDIR: "/tmp",
    TZ: "UTC",
    ...(bundled ? bundledEnvironment() : {}),
  };
}

/** The bundled browser has fonts with it, and the libraries that a machine without any browser lacks. */
function bundledEnvironment(): Record<string, string> {
  const has = (folder: string, library: string) =>
    lstatSync(path.join(folder, library), { throwIfNoEntry: false }) !== undefined;
  const lacksLibraries = !["/usr/lib/x86_64-linux-gnu", "/usr/lib64", "/usr/lib"].some((folder) =>
    ["libnss3.so", "libnspr4.so", "libexpat.so.1"].every((library) => has(folder, library)),
  );
  return {
    FONTCONFIG_FILE: path.join(OWN_FOLDER, "fonts.conf"),
    ...(lacksLibraries ? { LD_LIBRARY_PATH: path.join(OWN_FOLDER, "lib") } : {}),
  };
}
