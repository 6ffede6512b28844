import { Problem } from "../../base/problem.ts";

/** What is to be stored: bytes, or a file that was opened as a Blob. */
export type Body = Uint8Array | Blob;

/**
 * Keeps contents outside of the database, each under a name that is never used again. Everything throws `not_ready` if the
 * store does not answer in time; a try that failed is repeated a few times.
 */
export interface BlobStore {
  /** Keeps a content durably. `sha256` is the hash of its bytes, so that the store can refuse what arrives changed. */
  put(name: string, content: { sha256: string; body: Body }, signal?: AbortSignal): Promise<void>;
  /** The bytes under a name, at most `most` of them and one more; null if there are none. */
  read(name: string, most: number, signal?: AbortSignal): Promise<Buffer<ArrayBuffer> | null>;
  /** Removes a content, if it is there. */
  remove(name: string, signal?: AbortSignal): Promise<void>;
  /** Which database the store belongs to; null if none has claimed it. */
  owner(signal?: AbortSignal): Promise<string | null>;
  claim(owner: string): Promise<void>;
}

/** The name under which a store says which database it belongs to. */
export const OWNER = "signet-store";
export const OWNER_BYTES = 200;

/** The store cannot be used now. `why` names no address, no key and nothing that the store said. */
export const unreachable = (why: string, cause?: unknown) =>
  new Problem("not_ready", `the store of files (SVC_BLOB_URL) cannot be used: ${why}; try again later`, {
    retryAfterSeconds: 10,
    cause,
  });
