// Puts a content into a folder, says so, and waits: it is killed before the transaction that would name it.
import { createFiles } from "../../src/modules/runs/files.ts";
import { systemClock } from "../../src/base/clock.ts";
import { openBlobs } from "../../src/store/blobs/open-blobs.ts";
import { openStore } from "../../src/store/open-store.ts";
import { createHash } from "node:crypto";

const [dataDir, folder, text] = process.argv.slice(2) as [string, string, string];
const { db } = await openStore({ dataDir });
const blobs = await openBlobs({ kind: "folder", folder }, { db, clock: systemClock, fetch });
const content = Buffer.from(text);
await createFiles({ db, blobs }).put([
  { sha256: createHash("sha256").update(content).digest("hex"), content },
]);
process.stdout.write("put\n");
setInterval(() => undefined, 60_000);
