import { createHash } from "node:crypto";
import type { Message } from "@signet/contract";
import { type PictureStore, picturesIn } from "../../agents/shown-pictures.ts";
import type { Files } from "../../modules/runs/files.ts";

type Fresh = { sha256: string; content: Uint8Array };

/** The pictures of one run. They are stored with the step that first shows them, beside the run's files. */
export interface RunPictures extends PictureStore {
  /** What a step with these messages has to store: all pictures that they show, and the contents of the new ones. */
  of(messages: readonly Message[]): { kept: { sha256: string }[]; fresh: Fresh[] };
  /** A step was committed. */
  committed(): void;
}

/** More than a turn can show; what a turn reads beyond that is gone at once. */
const MOST_HELD_BYTES = 32 << 20;

/** Pictures are in memory until a step is committed, and read from the store after that. */
export function createRunPictures(files: Pick<Files, "find">): RunPictures {
  const held = new Map<string, Uint8Array>();
  return {
    hold(content) {
      const sha256 = createHash("sha256").update(content).digest("hex");
      held.set(sha256, content);
      let bytes = 0;
      for (const [older, { length }] of [...held].toReversed())
        if ((bytes += length) > MOST_HELD_BYTES) held.delete(older);
      return sha256;
    },
    find: async (sha256) => held.get(sha256) ?? files.find(sha256),
    of(messages) {
      const kept = picturesIn(messages);
      const fresh = [...held].flatMap(([sha256, content]) =>
        kept.some((picture) => picture.sha256 === sha256) ? { sha256, content } : [],
      );
      return { kept, fresh };
    },
    committed: () => held.clear(),
  };
}
