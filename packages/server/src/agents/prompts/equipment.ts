import type { Equipment } from "@signet/contract";
import { TYPE_ROOTS } from "../equipment/programs.ts";

const STRIPS = " (runs .ts by stripping types: no enum, namespace or parameter properties)";
/** The compiler of the service brings them; a project that has its own needs no options. */
const NODE_TYPES = ` (with the types of Node: --types node --typeRoots ${TYPE_ROOTS})`;

/** What the sandbox has, in a few sentences of at most 900 bytes. Every word is the service's own. */
export function describeEquipment(equipment: Equipment): string {
  const {
    programs,
    typescript,
    node_types,
    tests,
    python_packages: packages,
    missing,
    loopback,
    limits,
  } = equipment;
  const remarks = new Map([
    ["node", typescript === "strip" ? STRIPS : ""],
    ["tsc", node_types ? NODE_TYPES : ""],
  ]);
  const named = Object.entries(programs).map(
    ([name, version]) => `${name} ${shortOf(version)}${remarks.get(name) ?? ""}`,
  );
  return [
    `${named.join(", ")}.`,
    tests.length > 0 ? `Test runners: ${tests.join(", ")}.` : "",
    packages.length > 0 ? `Python packages: ${packages.join(", ")}.` : "",
    missing.length > 0 ? `Not here: ${missing.join(", ")}.` : "",
    `No network: nothing can be installed.${loopback ? " 127.0.0.1 works." : ""}`,
    `${limits.command_s} s a command; ${limits.memory_mb} MB memory, ${limits.disk_mb} MB disk, ${limits.processes} processes.`,
  ]
    .filter((line) => line !== "")
    .join("\n");
}

/** The first two numbers of a version: the rest decides nothing that a model writes. */
const shortOf = (version: string) => version.split(".").slice(0, 2).join(".");
