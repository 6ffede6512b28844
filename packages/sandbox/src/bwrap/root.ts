import { existsSync, readdirSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import type { Features } from "../port.ts";
import { imageEntries, resolveInside } from "./image.ts";

/** What commands find as their root folder, read-only, apart from what is theirs. */
export interface SandboxRoot {
  /** Arguments of bwrap that mount it, with its /etc. */
  mounts: readonly string[];
  /** The shell that runs commands. */
  shell: Features["shell"];
  /** Starts it without any start-up file, whatever the environment contains. */
  shellCommand: string;
  /** Folders of the machine's /etc that commands see, as paths below it. They hold no secrets. */
  etc: readonly string[];
  /** Changes when programs are installed or removed, as far as their folders tell. */
  fingerprint(): Promise<string>;
}

const BASH = "/usr/bin/bash";
const BASH_ALONE = `${BASH} --noprofile --norc -p`;
/** Folders that hold nothing but public certificates and links. Private keys are beside them, in /etc/ssl/private. */
const CERTIFICATES = ["ssl/certs", "ca-certificates", "pki/tls/certs", "pki/ca-trust/extracted"];
/** Where programs are, and the packages of Python. */
const INSTALLED = ["usr/bin", "usr/local/bin", "bin", "usr/lib", "usr/lib/python3/dist-packages"];

/** Where commands look for programs, apart from those beside `node`. */
const BIN = ["/usr/local/bin", "/usr/bin", "/bin"];

/**
 * Where there is only `python3`, commands find it as `python` as well: most people, and models, write that. `has`: whether a file is
 * there for commands.
 */
function pythonLink(has: (file: string) => boolean): string[] {
  const holding = (name: string) => BIN.map((folder) => `${folder}/${name}`).find(has);
  const python3 = holding("python3");
  return python3 === undefined || holding("python") !== undefined
    ? []
    : ["--symlink", python3, "/opt/node/bin/python"];
}

/** The machine's own programs: /usr without /usr/local, and of /etc what they need. */
export function machineRoot(bashPath = BASH): SandboxRoot {
  const shell = existsSync(bashPath) ? "bash" : "sh";
  const etc = foldersOfEtc();
  return {
    mounts: [
      ["--ro-bind", "/usr", "/usr", "--ro-bind", "/tmp/empty", "/usr/local"],
      ["--symlink", "usr/bin", "/bin", "--symlink", "usr/sbin", "/sbin"],
      ["--symlink", "usr/lib", "/lib", "--symlink", "usr/lib64", "/lib64"],
      ["--ro-bind", "/tmp/etc", "/etc"],
      ...etc.map((name) => ["--ro-bind-try", `/etc/${name}`, `/etc/${name}`]),
      pythonLink((file) => !file.startsWith("/usr/local/") && existsSync(file)),
    ].flat(),
    shell,
    shellCommand: shell === "bash" ? BASH_ALONE : "/usr/bin/sh",
    etc,
    fingerprint: () => timesOf("/", INSTALLED),
  };
}

/** An unpacked image in `folder`, in which `imageProblem` finds none. Of its /etc, the users and host names are those of every sandbox. */
export function imageRoot(folder: string): SandboxRoot {
  const shell = resolveInside(folder, BASH) === undefined ? "sh" : "bash";
  const entries = imageEntries(folder);
  return {
    mounts: [
      ...entries.map(({ name, link }) =>
        link === undefined
          ? ["--ro-bind", path.join(folder, name), `/${name}`]
          : ["--symlink", link, `/${name}`],
      ),
      ...["passwd", "group", "hosts"].map((name) => ["--ro-bind", `/tmp/etc/${name}`, `/etc/${name}`]),
      pythonLink((file) => resolveInside(folder, file) !== undefined),
    ].flat(),
    shell,
    shellCommand: shell === "bash" ? BASH_ALONE : "/bin/sh",
    etc: [],
    fingerprint: async () => `${folder} ${await timesOf(folder, [".", ...INSTALLED])}`,
  };
}

/** Folders of /etc that programs in /usr need: the alternatives, the configuration of Java, and the public certificates. */
export function foldersOfEtc(): string[] {
  const names = existsSync("/etc") ? readdirSync("/etc") : [];
  return [
    ...names.filter((name) => name === "alternatives" || /^java-\d+-openjdk$/.test(name)),
    ...CERTIFICATES.filter((folder) => existsSync(`/etc/${folder}`)),
  ];
}

async function timesOf(root: string, folders: readonly string[]): Promise<string> {
  const times = folders.map((folder) =>
    stat(path.join(root, folder)).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    ),
  );
  return (await Promise.all(times)).join(" ");
}
