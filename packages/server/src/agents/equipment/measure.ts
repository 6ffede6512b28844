import type { Equipment } from "@signet/contract";
import type { Limits, Sandbox } from "@signet/sandbox";
import { PROGRAMS, PYTHON_PACKAGES, SCRIPT, TEST_RUNNERS } from "./programs.ts";

const SECONDS = 15;
const MEGABYTE = 1 << 20;
const MAX_LINES = 100;
const VERSION = /\d{1,6}(?:\.\d{1,6}){0,3}/;

/** Finds out what commands find in `sandbox`. Returns the reason if that could not be done. Closes nothing. */
export async function measureEquipment(
  sandbox: Pick<Sandbox, "exec" | "shell">,
  limits: Limits,
): Promise<Equipment | { reason: string }> {
  const { reason, stdout } = await sandbox.exec(SCRIPT, { wallSeconds: SECONDS });
  if (reason !== "exit") return { reason: `the sandbox ended the measurement: ${reason}` };
  const equipment = readEquipment(stdout, sandbox.shell, limits);
  return Object.keys(equipment.programs).length > 0
    ? equipment
    : { reason: "no program said its version in the sandbox" };
}

/** Reads what the script printed. Every name is one of ours and every version a number, whatever the programs said. */
export function readEquipment(printed: string, shell: Sandbox["shell"], limits: Limits): Equipment {
  const said: [name: string, value: string][] = printed
    .split("\n")
    .slice(0, MAX_LINES)
    .map((line) => {
      const [name = "", value = ""] = line.split("\t");
      return [name, value];
    });
  const valueOf = (name: string) => said.find(([one]) => one === name)?.[1] ?? null;
  const versions = [...PROGRAMS.keys()].flatMap((name): [string, string][] => {
    const version = VERSION.exec(valueOf(name) ?? "")?.[0];
    return version === undefined ? [] : [[name, version]];
  });
  const shellVersion = VERSION.exec(valueOf("shell") ?? "")?.[0];
  const programs = Object.fromEntries([
    ...(shell === "bash" && shellVersion !== undefined ? [["bash", shellVersion]] : []),
    ...versions,
  ]) as Record<string, string>;
  const packages = PYTHON_PACKAGES.filter((name) =>
    said.some(([kind, value]) => kind === "package" && value === name),
  );
  const found = new Set<string>([...Object.keys(programs), ...packages]);
  return {
    programs,
    typescript: valueOf("typescript") === "strip" ? "strip" : "none",
    node_types: found.has("tsc") && valueOf("node_types") === "there",
    tests: [...TEST_RUNNERS].flatMap(([brings, runner]) => (found.has(brings) ? [runner] : [])),
    python_packages: packages,
    missing: ["bash", ...PROGRAMS.keys(), ...PYTHON_PACKAGES].filter((name) => !found.has(name)),
    loopback: valueOf("loopback") === "works",
    limits: {
      command_s: limits.wallSeconds,
      memory_mb: Math.floor(limits.memoryBytes / MEGABYTE),
      disk_mb: Math.floor(limits.diskBytes / MEGABYTE),
      processes: limits.pids,
    },
  };
}
