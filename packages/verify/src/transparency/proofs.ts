import { equalBytes } from "../bytes.ts";
import { VerifyError } from "../error.ts";
import { type Hash, nodeHash } from "./merkle.ts";

export interface Inclusion {
  index: number;
  size: number;
  leaf: Hash;
  path: readonly Hash[];
  root: Hash;
}

/**
 * Throws VerifyError("bad_proof") unless the path proves that the leaf is at `index` in the tree of `size` leaves with this
 * root. The algorithm of RFC 9162, section 2.1.3.2.
 */
export async function checkInclusion({ index, size, leaf, path, root }: Inclusion): Promise<void> {
  if (!Number.isSafeInteger(size) || !Number.isSafeInteger(index) || index < 0 || index >= size)
    refuse(`a tree of ${size} receipts has none at ${index}`);
  let [at, last, hash] = [index, size - 1, leaf];
  for (const sibling of path) {
    if (last === 0) refuse("the inclusion proof is too long");
    const isRight = at % 2 === 1 || at === last;
    hash = await (isRight ? nodeHash(sibling, hash) : nodeHash(hash, sibling));
    if (isRight) [at, last] = skipSingle(at, last);
    [at, last] = [half(at), half(last)];
  }
  if (last !== 0) refuse("the inclusion proof is too short");
  if (!equalBytes(hash, root)) refuse("the receipt is not in the signed tree at this position");
}

export interface Consistency {
  from: { size: number; root: Hash };
  to: { size: number; root: Hash };
  path: readonly Hash[];
}

/**
 * Throws VerifyError("inconsistent") unless the path proves that the older tree is a prefix of the newer one: that nothing
 * was removed, changed or reordered in between. The algorithm of RFC 9162, section 2.1.4.2.
 */
export async function checkConsistency({ from, to, path }: Consistency): Promise<void> {
  if (![from.size, to.size].every((size) => Number.isSafeInteger(size) && size >= 0))
    differ("a size is not a count");
  if (from.size > to.size) differ(`the ledger shrank from ${from.size} to ${to.size} receipts`);
  if (from.size === to.size && !equalBytes(from.root, to.root))
    differ(`two different trees have the size ${from.size}`);
  if (from.size > 0 && from.size < to.size) return checkPrefix({ from, to, path });
  if (path.length > 0) differ("the consistency proof is too long");
}

/** Computes both roots from the path: the hashes on the left are in both trees, those on the right in the newer one. */
async function checkPrefix({ from, to, path }: Consistency): Promise<void> {
  const [first, ...rest] = isPowerOfTwo(from.size) ? [from.root, ...path] : path;
  if (first === undefined) differ("the consistency proof is too short");
  let [at, last] = skipRight(from.size - 1, to.size - 1);
  let [older, newer] = [first, first];
  for (const sibling of rest) {
    if (last === 0) differ("the consistency proof is too long");
    if (at % 2 === 1 || at === last) {
      older = await nodeHash(sibling, older);
      newer = await nodeHash(sibling, newer);
      [at, last] = skipSingle(at, last);
    } else newer = await nodeHash(newer, sibling);
    [at, last] = [half(at), half(last)];
  }
  if (last !== 0) differ("the consistency proof is too short");
  if (!equalBytes(older, from.root) || !equalBytes(newer, to.root))
    differ(`the first ${from.size} receipts are not those that were signed earlier`);
}

// Sizes may exceed the 32 bits of JavaScript's bit operators.
const half = (value: number) => Math.floor(value / 2);

function isPowerOfTwo(size: number): boolean {
  return Number.isInteger(Math.log2(size));
}

/** Goes up while the node is the last of its level and has no sibling. */
function skipSingle(at: number, last: number): [number, number] {
  while (at % 2 === 0 && at !== 0) [at, last] = [half(at), half(last)];
  return [at, last];
}

/** Goes up while the node is a right child. */
function skipRight(at: number, last: number): [number, number] {
  while (at % 2 === 1) [at, last] = [half(at), half(last)];
  return [at, last];
}

function refuse(message: string): never {
  throw new VerifyError("bad_proof", message);
}

function differ(message: string): never {
  throw new VerifyError("inconsistent", message);
}
