import { lstatSync, readlinkSync } from "node:fs";
import path from "node:path";
import { browserFlags } from "./flags.ts";

/** A browser's program, as the jail runs it. */
export interface BrowserProgram {
  /** The `kind` of the found browser. The bundled one needs only the C library and fonts of the machine. */
  kind: "setting" | "path" | "bundled";
  /** Its path, with links resolved. */
  file: string;
}

const MIB = 1024 ** 2;
const HOME = "/tmp/home";
const PROFILE = "/tmp/profile";
/** Where the jail mounts the folder of a browser that is outside /usr. */
const OWN_FOLDER = "/browser";
/** Limits of the memory for the browser's files and for its shared memory. */
const FILES_BYTES = 256 * MIB;
const SHARED_BYTES = 512 * MIB;

const LIBRARIES = ["/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/libx32"];
const FONTS = [
  "/usr/share/fonts",
  "/usr/share/fontconfig",
  "/usr/local/share/fonts",
  "/var/cache/fontconfig",
];
/** Top-level folders that are links into /usr on most systems. */
const TOP = ["/bin", "/lib", "/lib32", "/lib64", "/libx32", "/sbin"];
const SETTINGS = ["/etc/ld.so.cache", "/etc/fonts"];
const SYSTEM_SETTINGS = ["/etc/alternatives", "/etc/chromium.d"];

/** New namespaces of every kind, an unprivileged user, no environment, and termination together with the service. */
const ALONE =
  `--unshare-user --unshare-pid --unshare-ipc --unshare-uts --unshare-net --unshare-cgroup-try --uid 1234
--gid 1234 --hostname browser --die-with-parent --new-session --clearenv`.split(/\s+/);
/** The writable places, all in memory; everything else is read-only. */
const PLACES =
  `--proc /proc --dev /dev --size ${SHARED_BYTES} --tmpfs /dev/shm --size ${FILES_BYTES} --tmpfs /tmp
--dir ${HOME} --dir ${PROFILE} --chdir ${HOME} --remount-ro /`.split(/\s+/);

/**
 * The arguments of bubblewrap that run the browser: without network, with only the files that it needs, without the
 * service's environment, and killed when the service ends.
 */
export function jailArguments(program: BrowserProgram, ownSandbox: boolean): string[] {
  const bundled = program.kind === "bundled";
  const inSystem = program.file.startsWith("/usr/");
  const inside = inSystem ? program.file : path.join(OWN_FOLDER, path.basename(program.file));
  const visible = bundled
    ? [...LIBRARIES, ...FONTS, ...SETTINGS]
    : ["/usr", "/var/cache/fontconfig", ...SETTINGS, ...SYSTEM_SETTINGS];
  return [
    ...ALONE,
    ...Object.entries(environment(bundled)).flatMap(([name, value]) => ["--setenv", name, value]),
    ...readOnly(visible),
    ...TOP.flatMap(sameLink),
    ...(inSystem ? [] : ["--ro-bind", path.dirname(program.file), OWN_FOLDER]),
    ...PLACES,
    "--",
    inside,
    ...browserFlags({ profile: PROFILE, ownSandbox }),
  ];
}

const readOnly = (places: string[]) => places.flatMap((place) => ["--ro-bind-try", place, place]);

/** Recreates a top-level folder as on the machine: as a link, or on older systems as a folder. */
function sameLink(place: string): string[] {
  const stats = lstatSync(place, { throwIfNoEntry: false });
  if (stats === undefined) return [];
  return stats.isSymbolicLink() ? ["--symlink", readlinkSync(place), place] : readOnly([place]);
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

/** The bundled browser brings fonts, and the libraries that a machine without a browser usually lacks. */
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
