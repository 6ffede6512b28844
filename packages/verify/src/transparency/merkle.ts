import { joinBytes } from "../bytes.ts";
import { digest, digestText, isSynchronous } from "../hash.ts";

/** A SHA-256 of 32 bytes. */
export type Hash = Uint8Array<ArrayBuffer>;

export const HASH_BYTES = 32;
const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** The hash of a leaf (RFC 6962, section 2.1): SHA-256 of a zero byte and the entry. */
export const leafHash = (entry: Uint8Array): Hash | Promise<Hash> => digest(joinBytes(LEAF, entry));

/** The hash of the leaf of a line, given as text. */
export const lineHash = (line: string): Hash | Promise<Hash> => digestText(`\0${line}`);

/** The input of the hash of an inner node, which is used again where it is read at once. */
const SHARED = joinBytes(NODE, new Uint8Array(2 * HASH_BYTES));

/** The hash of an inner node (RFC 6962, section 2.1): SHA-256 of a one byte and both children. */
export function nodeHash(left: Hash, right: Hash): Hash | Promise<Hash> {
  if (!isSynchronous || left.length + right.length !== 2 * HASH_BYTES)
    return digest(joinBytes(NODE, left, right));
  SHARED.set(left, 1);
  SHARED.set(right, 1 + left.length);
  return digest(SHARED);
}

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

/** The complete subtrees that make up the tree of the first `size` leaves, from the left. */
export async function completeSubtrees(read: SubtreeReader, size: number): Promise<Subtree[]> {
  const subtrees: Subtree[] = [];
  for (let first = 0; first < size;) {
    const level = Math.floor(Math.log2(size - first));
    subtrees.push({ level, hash: await read(level, first / 2 ** level) });
    first += 2 ** level;
  }
  return subtrees;
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

/** The root of a complete subtree of 2^`level` leaves. */
export interface Subtree {
  level: number;
  hash: Hash;
}

/**
 * The root of a growing tree from the hashes of its leaves, in memory that grows with the logarithm of its size. It begins
 * empty, or with the complete subtrees of another, from the left; no two have the same size.
 */
export function createTreeHead(start: readonly Subtree[] = []) {
  const subtrees = [...start];
  let size = start.reduce((leaves, { level }) => leaves + 2 ** level, 0);

  function add(leaf: Hash, from: number): void | Promise<void> {
    let [level, hash] = [from, leaf];
    while (subtrees.at(-1)?.level === level) {
      const parent = nodeHash(subtrees.pop()!.hash, hash);
      level++;
      // Waiting costs more than the hash itself, so only what is a promise is waited for.
      if (parent instanceof Promise) return parent.then((node) => add(node, level));
      hash = parent;
    }
    subtrees.push({ level, hash });
  }

  return {
    /** Returns a promise where hashes are computed asynchronously; the next leaf has to wait for it. */
    append(leaf: Hash): void | Promise<void> {
      size++;
      return add(leaf, 0);
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
