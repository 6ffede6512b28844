import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";

const DEPLOY = path.join(import.meta.dirname, "../../deploy");

/** What deploy/compose.yaml says of a service, as far as it concerns its container and not the network. */
export interface ComposeService {
  environment: Record<string, string>;
  secrets: string[];
  read_only?: boolean;
  cap_drop?: string[];
  tmpfs?: string[];
  security_opt?: string[];
  volumes: string[];
  mem_limit?: string;
  pids_limit?: number;
}

/** How an image is started, as its configuration says. */
export interface ImageConfig {
  Entrypoint: string[];
  Cmd: string[];
  Env: string[];
  User: string;
  WorkingDir: string;
  StopSignal: string;
  Healthcheck: { Test: string[] };
}

export function composeServices(): Record<string, ComposeService> {
  const text = readFileSync(path.join(DEPLOY, "compose.yaml"), "utf8");
  return (parse(text, { merge: true }) as { services: Record<string, ComposeService> }).services;
}

/** What Docker covers in /proc and /sys unless a service has `systempaths=unconfined`. */
const MASKED =
  "/proc/asound /proc/acpi /proc/interrupts /proc/kcore /proc/keys /proc/latency_stats /proc/timer_list /proc/timer_stats /proc/sched_debug /proc/scsi /sys/firmware /sys/devices/virtual/powercap";
const READ_ONLY = "/proc/bus /proc/fs /proc/irq /proc/sys /proc/sysrq-trigger";

const mount = (destination: string, type: string, options: string, source = type) => ({
  destination,
  type,
  source,
  options: options.split(","),
});
const SYSTEM_MOUNTS = [
  mount("/proc", "proc", "nosuid,noexec,nodev"),
  mount("/dev", "tmpfs", "nosuid,strictatime,mode=755,size=65536k"),
  mount("/dev/pts", "devpts", "nosuid,noexec,newinstance,ptmxmode=0666,mode=0620,gid=5"),
  mount("/dev/shm", "tmpfs", "nosuid,noexec,nodev,mode=1777,size=65536k"),
  mount("/dev/mqueue", "mqueue", "nosuid,noexec,nodev"),
  mount("/sys", "sysfs", "nosuid,noexec,nodev,ro"),
  mount("/sys/fs/cgroup", "cgroup", "nosuid,noexec,nodev,relatime,ro"),
];

export interface Surroundings {
  /** The folder with the image's files. */
  root: string;
  image: ImageConfig;
  uid: number;
  gid: number;
  /** Settings, as in signet.env. */
  env: Record<string, string>;
  /** Files by the name of the secret. */
  secrets: Record<string, string>;
  /** The folder that is the service's volume. */
  volume: string;
}

/**
 * The configuration of an OCI runtime that gives a container what Docker gives it for `service`. The container shares the
 * machine's network, and the system call filter is only there if the service names a file.
 */
export function toOci(service: ComposeService, around: Surroundings) {
  const { image, uid, gid } = around;
  const options = (service.security_opt ?? []).map((option) => option.replace(/[:=]/, " ").split(" "));
  const option = (name: string) => options.find(([key]) => key === name)?.[1];
  const unmasked = option("systempaths") === "unconfined";
  const kept = service.cap_drop?.includes("ALL") ? [] : undefined;
  if (kept === undefined) throw new Error("a service keeps capabilities");
  const file = option("seccomp");
  const env = {
    ...Object.fromEntries(image.Env.map((line) => /^([^=]+)=(.*)$/s.exec(line)!.slice(1))),
    ...around.env,
    ...service.environment,
    HOME: image.WorkingDir,
  };
  return {
    ociVersion: "1.0.0",
    hostname: "container",
    process: {
      terminal: false,
      user: { uid, gid },
      args: [...image.Entrypoint, ...image.Cmd],
      env: Object.entries(env).map(([name, value]) => `${name}=${String(value)}`),
      cwd: image.WorkingDir,
      capabilities: { bounding: kept, effective: kept, permitted: kept, inheritable: kept, ambient: kept },
      noNewPrivileges: option("no-new-privileges") === "true",
    },
    root: { path: around.root, readonly: service.read_only ?? false },
    mounts: [
      ...SYSTEM_MOUNTS,
      ...(service.tmpfs ?? []).map((at) => mount(at, "tmpfs", "nosuid,noexec,nodev,mode=1777")),
      ...service.secrets.map((name) =>
        mount(`/run/secrets/${name}`, "bind", "rbind,ro", around.secrets[name]),
      ),
      ...service.volumes.map((line) => mount(line.split(":").at(-1)!, "bind", "rbind,rw", around.volume)),
    ],
    linux: {
      namespaces: ["pid", "ipc", "uts", "mount", "cgroup"].map((type) => ({ type })),
      ...(unmasked ? {} : { maskedPaths: MASKED.split(" "), readonlyPaths: READ_ONLY.split(" ") }),
      ...(file ? { seccomp: JSON.parse(readFileSync(path.join(DEPLOY, file), "utf8")) as object } : {}),
      resources: {
        ...(service.mem_limit ? { memory: { limit: Number.parseInt(service.mem_limit) * 1024 ** 3 } } : {}),
        ...(service.pids_limit ? { pids: { limit: service.pids_limit } } : {}),
      },
    },
  };
}
