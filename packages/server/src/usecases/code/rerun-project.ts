import { createReadStream } from "node:fs";
import type { Limits, SandboxDriver } from "@signet/sandbox";
import type { Clock } from "../../base/clock.ts";
import type { Log } from "../../base/log.ts";
import { readBundle } from "../../modules/bundles/read-bundle.ts";
import { stageBundle } from "../../modules/bundles/stage-bundle.ts";
import { createUnpackedBundles } from "../../modules/bundles/unpacked.ts";
import { writeTar } from "../../modules/bundles/write-tar.ts";
import { createProjects, type OpenProject } from "./projects.ts";

export interface RerunProjectParts {
  driver: SandboxDriver;
  limits: Limits;
  clock: Clock;
  log: Log;
  /** A folder for this alone. */
  dataDir: string;
}

const NOBODY = { account: "", owner: "" };

/**
 * Opens an archive as the project of a run, if it is the one that the run's receipt commits to by this hash; otherwise returns
 * why it is not. Throws Problem for what is no bundle.
 */
export async function openRerunProject(
  { driver, limits, clock, log, dataDir }: RerunProjectParts,
  archive: string,
  sealed: string,
): Promise<OpenProject | string> {
  // A copy is read from then on, so that it is what was compared.
  const { file, ...bundle } = await stageBundle(dataDir, createReadStream(archive));
  if (bundle.sha256 !== sealed)
    return `the project is not the one that was sent: its ${bundle.files} files, packed, have the SHA-256 ${bundle.sha256}, and those of the run ${sealed}`;
  const entries = () => readBundle(createReadStream(file));
  const projects = createProjects({
    driver,
    limits,
    clock,
    log,
    unpacked: createUnpackedBundles({ dataDir }),
    bundles: {
      openBundle: async () => ({ ...bundle, entries, tar: () => writeTar(entries()) }),
      hashes: async () => new Set([sealed]),
    },
  });
  return projects.open(NOBODY, sealed);
}
