import { joinBytes } from "../bytes.ts";
import { digest } from "../hash.ts";

/** A SHA-256 of 32 bytes. */
export type Hash = Uint8Array<ArrayBuffer>;

export const HASH_BYTES = 32;
const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** The hash of a leaf (RFC 6962, section 2.1): SHA-256 of a zero byte and the entry. */
export const leafHash = (entry: Uint8Array): Hash | Promise<Hash> => digest(joinBytes(LEAF, entry));

/** The hash of an inner node (RFC 6962, section 2.1): SHA-256 of a one byte and both children. */
export const nodeHash = (left: Hash, right: Hash): Hash | Promise<Hash> =>
  digest(joinBytes(NODE, left, right));

/** The root of a tree without any leaf. */
export const emptyRoot = (): Hash | Promise<Hash> => digest(new Uint8Array());

/** The root of the complete subtree of 2^`level` leaves that begins at leaf `index` * 2^`level`. */
export type SubtreeReader = (level: number, index: number) => Hash | Promise<Hash>;

/** The largest power of two below `size`, which is at least 2: where RFC 6962 splits a tree of that size. */
function splitOf(size: number): number {
  let power = 1;
  while (power * 2 < size) power *= 2;
  return power;
}

/** The root of the leaves from `start` up to `end` (exclusive), a range that a tree of RFC 6962 has as a subtree. */
export async function rangeRoot(read: SubtreeReader, start: number, end: number): Promise<Hash> {
  const size = end - start;
  if (size === 0) return emptyRoot();
  const level = Math.log2(size);
  if (Number.isInteger(level) && start % size === 0) return read(level, start / size);
  const middle = start + splitOf(size);
  return nodeHash(await rangeRoot(read, start, middle), await rangeRoot(read, middle, end));
}

/** The inclusion proof of leaf `index` in the tree of the first `size` leaves (RFC 6962, section 2.1.1). */
export async function inclusionPath(read: SubtreeReader, index: number, size: number): Promise<Hash[]> {
  const path: Hash[] = [];
  let [start, end] = [0, size];
  while (end - start > 1) {
    const middle = start + splitOf(end - start);
    if (index < middle) {
      path.unshift(await rangeRoot(read, middle, end));
      end = middle;
    } else {
      path.unshift(await rangeRoot(read, start, middle));
      start = middle;
    }
  }
  return path;
}

/** The proof that the tree of the first `from` leaves is a prefix of that of the first `to` (RFC 6962, section 2.1.2). */
export async function consistencyPath(read: SubtreeReader, from: number, to: number): Promise<Hash[]> {
  if (from === 0 || from === to) return [];
  const path: Hash[] = [];
  let [start, end] = [0, to];
  // The verifier knows the root of the old tree, so it is left out where that root is a node of the new one.
  let isOldRoot = true;
  while (from !== end) {
    const middle = start + splitOf(end - start);
    if (from <= middle) {
      path.unshift(await rangeRoot(read, middle, end));
      end = middle;
    } else {
      path.unshift(await rangeRoot(read, start, middle));
      start = middle;
      isOldRoot = false;
    }
  }
  return isOldRoot ? path : [await rangeRoot(read, start, end), ...path];
}

/** The root of a growing tree from the hashes of its leaves, in memory that grows with the logarithm of its size. */
export function createTreeHead() {
  /** The root of each complete subtree, from the left; no two have the same size. */
  const subtrees: { level: number; hash: Hash }[] = [];
  let size = 0;
  return {
    async append(leaf: Hash): Promise<void> {
      let [level, hash] = [0, leaf];
      while (subtrees.at(-1)?.level === level) {
        hash = await nodeHash(subtrees.pop()!.hash, hash);
        level++;
      }
      subtrees.push({ level, hash });
      size++;
    },
    size: () => size,
    async root(): Promise<Hash> {
      let root = subtrees.at(-1)?.hash ?? (await emptyRoot());
      for (const { hash } of subtrees.slice(0, -1).toReversed()) root = await nodeHash(hash, root);
      return root;
    },
  };
}

export type TreeHead = ReturnType<typeof createTreeHead>;
