import { randomBytes } from "node:crypto";
import type { BlobSetting } from "../../base/blob-url.ts";
import type { Clock } from "../../base/clock.ts";
import { ConfigError } from "../../base/config.ts";
import { Problem } from "../../base/problem.ts";
import type { Db } from "../db.ts";
import { createBlobs, type Blobs } from "./blobs.ts";
import { openFolderStore } from "./folder.ts";
import type { BlobStore } from "./port.ts";
import { openS3Store } from "./s3.ts";

const SETTING = "blob_store";
const named = (why: string) => new ConfigError("SVC_BLOB_URL", why);

/** The store that the settings name. `fetch` decides which addresses may be reached. */
export const openBlobStore = (setting: BlobSetting, fetch: typeof globalThis.fetch): BlobStore =>
  setting.kind === "folder" ? openFolderStore(setting.folder) : openS3Store(setting, fetch);

/**
 * Opens the store of contents outside of the database, if the settings name one. Throws ConfigError if it cannot be reached, if
 * it is not the one that has this database's contents, or if it is another database's.
 */
export async function openBlobs(
  setting: BlobSetting | null,
  { db, clock, fetch }: { db: Db; clock: Clock; fetch: typeof globalThis.fetch },
): Promise<Blobs | null> {
  if (setting === null) {
    if (await hasPlaces(db))
      throw named("files of this database are in a store outside of it; set it to that store again");
    return null;
  }
  const store = openBlobStore(setting, fetch);
  try {
    return createBlobs({ db, clock, store, own: await requireOwn(db, store) });
  } catch (thrown) {
    throw thrown instanceof Problem ? named(thrown.message) : thrown;
  }
}

/** Two databases in one store would remove each other's contents; a store that lacks the mark may be another one, or not mounted. */
async function requireOwn(db: Db, store: BlobStore): Promise<string> {
  const owner = await store.owner();
  const known = await ownName(db);
  if (known === null && owner !== null)
    throw named("this store belongs to another database; name an empty place");
  const own = known ?? (await newName(db));
  if (owner === own) return own;
  if (owner !== null) throw named("this store belongs to another database; name an empty place");
  if (await hasPlaces(db))
    throw named(
      "this is not the store that has the files of this database, or its file signet-store is lost; name that store, or restore it",
    );
  await store.claim(own);
  return own;
}

async function ownName(db: Db): Promise<string | null> {
  const rows = db.selectFrom("setting").select("value").where("name", "=", SETTING);
  return (await rows.executeTakeFirst())?.value ?? null;
}

async function newName(db: Db): Promise<string> {
  const row = { name: SETTING, value: randomBytes(16).toString("hex") };
  await db
    .insertInto("setting")
    .values(row)
    .onConflict((c) => c.doNothing())
    .execute();
  return (await ownName(db)) ?? row.value;
}

/** Whether contents of this database are outside of it. */
export const hasPlaces = async (db: Db): Promise<boolean> =>
  (await db.selectFrom("blob_place").select("sha256").limit(1).executeTakeFirst()) !== undefined ||
  (await db.selectFrom("blob_waste").select("place").limit(1).executeTakeFirst()) !== undefined;
