import { type Hash, openCheckpoint, rangeRoot, VerifyError } from "@signet/verify";
import type { Db } from "../../store/db.ts";
import { faultAt } from "./committed-tree.ts";
import type { KeptCheckpoint } from "./guard-file.ts";
import { listedKeys, verifiersOf } from "./log-key.ts";
import { treeReader, treeSize } from "./tree.ts";

/** The newest size and root that the service signed. */
export interface Signed {
  /** The signed checkpoint. */
  text: string;
  size: number;
  root: Hash;
  at: number;
}

/** Reads the checkpoint that was kept. Returns why it cannot be trusted, or why the database is not the one that was signed. */
export async function openKept({ text, at }: KeptCheckpoint, db: Db): Promise<Signed | string> {
  try {
    const { size, root } = await openCheckpoint(text, await verifiersOf(await listedKeys(db)));
    return (await hasSigned(db, { size, root })) ? { text, size, root, at } : await faultAt(db, size);
  } catch (thrown) {
    if (!(thrown instanceof VerifyError)) throw thrown;
    return `its newest checkpoint cannot be trusted: ${thrown.message}`;
  }
}

/** Whether the stored tree begins with what was signed. */
export async function hasSigned(
  db: Db,
  signed: Pick<Signed, "size" | "root">,
  read = treeReader(db),
): Promise<boolean> {
  if ((await treeSize(db)) < signed.size) return false;
  const root = await rangeRoot(read, 0, signed.size).catch(() => null);
  return root !== null && Buffer.from(root).equals(signed.root);
}
