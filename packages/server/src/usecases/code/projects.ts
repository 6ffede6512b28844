import { type Layer, type LayerBounds, type Limits, type SandboxDriver, SandboxError } from "@signet/sandbox";
import { BOUNDS } from "@signet/contract";
import { type Project, ProjectFile } from "../../agents/check/project-file.ts";
import type { Clock } from "../../base/clock.ts";
import type { Log } from "../../base/log.ts";
import type { Scope } from "../../base/scope.ts";
import type { Bundles, OpenBundle } from "../../modules/bundles/bundles.ts";
import type { UnpackedBundle, UnpackedBundles } from "../../modules/bundles/unpacked.ts";

const MB = 1 << 20;
/** The least that sandboxes with a project get of each. */
const LEAST = { memoryBytes: 2048 * MB, diskBytes: 512 * MB, inodes: 50_000, fileBytes: 256 * MB };
/** Layers by what they hold, followed by the hash of the bundle. */
const FILES = "bundle-";
const HISTORY = "history-";
/** Layers of set-ups, which outlive the bundles that they were made on. */
const SET_UP = "setup-";
const SET_UP_UNUSED_MS = 7 * 86_400_000;
/** Longer than a run goes on without opening a sandbox. */
const LONGEST_RUN_MS = 2 * 3_600_000;
const SET_UP_BYTES = 10 * 1024 ** 3;
const LAYER_BOUNDS: LayerBounds = {
  bytes: BOUNDS.bundles.bytes,
  entries: BOUNDS.bundles.files + BOUNDS.bundles.folders,
};
/** Git keeps an object for each file and folder, and a few files of its own. */
const HISTORY_BOUNDS: LayerBounds = { bytes: 2 * LAYER_BOUNDS.bytes, entries: 3 * LAYER_BOUNDS.entries };
const HISTORY_SECONDS = 60;
/** One commit for tools that ask git. It always has the same hash, because nothing in it depends on when it is made. */
const COMMIT = `export GIT_AUTHOR_DATE='2000-01-01T00:00:00Z' GIT_COMMITTER_DATE='2000-01-01T00:00:00Z'
export GIT_AUTHOR_NAME=signet GIT_AUTHOR_EMAIL=signet@localhost GIT_COMMITTER_NAME=signet GIT_COMMITTER_EMAIL=signet@localhost
git init -q -b main . && git add -A -f . && git commit -q --no-verify -m 'The project as it was given'`;

/** The project of one run. */
export interface OpenProject extends AsyncDisposable {
  /** The id of its bundle. */
  id: string;
  files: Project;
  /** The layers that its sandboxes hold, lowest first. */
  layers: readonly string[];
  /** SHA-256 of the bundle as it was uploaded. */
  sha256: string;
  bytes: number;
}

export interface ProjectParts {
  driver: SandboxDriver;
  limits: Limits;
  bundles: Pick<Bundles, "openBundle" | "hashes">;
  unpacked: UnpackedBundles;
  clock: Clock;
  log: Log;
}

/** The limits of sandboxes that hold a project. */
export const projectLimits = (limits: Limits): Limits => ({
  ...limits,
  memoryBytes: Math.max(limits.memoryBytes, LEAST.memoryBytes),
  diskBytes: Math.max(limits.diskBytes, LEAST.diskBytes),
  inodes: Math.max(limits.inodes, LEAST.inodes),
  fileBytes: Math.max(limits.fileBytes, LEAST.fileBytes),
});

/** Opens bundles as the projects of runs: as files to read, and as layers of sandboxes, which all runs of a bundle share. */
export function createProjects({ driver, limits, bundles, unpacked, clock, log }: ProjectParts) {
  async function layersOf(bundle: OpenBundle): Promise<string[]> {
    const files = FILES + bundle.sha256;
    const history = HISTORY + bundle.sha256;
    if (!(await driver.layers.has(files))) await driver.layers.create(files, bundle.tar(), LAYER_BOUNDS);
    if (!(await driver.layers.has(history)) && !(await commit(files, history))) return [files];
    return [files, history];
  }

  /** Makes the layer with the commit. False if that cannot be done here, as without git: then the project has no history. */
  async function commit(files: string, history: string): Promise<boolean> {
    const sandbox = await driver.open({ runId: history, limits: projectLimits(limits), layers: [files] });
    try {
      const { exitCode, stderr } = await sandbox.exec(COMMIT, { wallSeconds: HISTORY_SECONDS });
      if (exitCode === 0) await sandbox.saveLayer(history, HISTORY_BOUNDS);
      else log.warn({ why: stderr.slice(0, 300) }, "a project has no commit");
      return exitCode === 0;
    } finally {
      await sandbox.close();
    }
  }

  return {
    /** Opens a bundle of this caller. Rejects with Problem `bundle_not_found`, or SandboxError `unavailable`. */
    async open(scope: Scope, id: string): Promise<OpenProject> {
      const bundle = await bundles.openBundle(scope, id);
      const opening = unpacked.open(bundle);
      const layers = await layersOf(bundle).catch(async (thrown: unknown) => {
        await opening.then(close, () => undefined);
        throw thrown;
      });
      const content = await opening;
      const files = new Map(
        content.files.map((file) => [file.path, new ProjectFile(file, () => content.read(file))]),
      );
      const { sha256, bytes } = bundle;
      return {
        id,
        files,
        layers,
        sha256,
        bytes,
        [Symbol.asyncDispose]: () => close(content),
      };
    },

    /**
     * Removes the layers of bundles that are not kept any more, unless a run may still open sandboxes with them, and those of
     * set-ups that were not used for a week or are too many.
     */
    async tidy(): Promise<void> {
      const kept = await bundles.hashes();
      const layers = await driver.layers.list().catch(noneIfUnavailable);
      const now = clock.now();
      const isForgotten = ({ id, usedMs }: Layer) => {
        const kind = [FILES, HISTORY].find((one) => id.startsWith(one));
        return kind !== undefined && !kept.has(id.slice(kind.length)) && now - usedMs > LONGEST_RUN_MS;
      };
      for (const { id } of [...layers.filter(isForgotten), ...oldSetUps(layers, now)])
        await driver.layers.remove(id);
    },
  };
}

const close = (content: UnpackedBundle) => content[Symbol.asyncDispose]();

/** The set-ups that are removed: the least recently used first. */
function oldSetUps(layers: readonly Layer[], now: number): Layer[] {
  let left = SET_UP_BYTES;
  return layers
    .filter(({ id }) => id.startsWith(SET_UP))
    .toSorted((a, b) => b.usedMs - a.usedMs)
    .filter(({ bytes, usedMs }) => (left -= bytes) < 0 || now - usedMs > SET_UP_UNUSED_MS);
}

function noneIfUnavailable(thrown: unknown): [] {
  if (thrown instanceof SandboxError && thrown.code === "unavailable") return [];
  throw thrown;
}

export type Projects = ReturnType<typeof createProjects>;
