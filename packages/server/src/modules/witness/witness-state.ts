import { chmodSync, mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The largest tree of a log that a witness vouches for. */
export interface Witnessed {
  size: number;
  /** Its root, in base64. */
  root: string;
}

const BUSY_MS = 5_000;

/**
 * What a witness has seen of each log, in a database in its folder. Each change is on disk before it returns, and is made only if
 * the log is still as the caller found it, also if several processes use the folder.
 */
export function openWitnessState(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, "witness.db");
  const db = new DatabaseSync(file, { timeout: BUSY_MS });
  chmodSync(file, 0o600);
  db.exec(`pragma journal_mode=wal; pragma synchronous=full;
    create table if not exists witnessed
      (origin text primary key, size integer not null, root text not null, cosigned text) strict`);
  const find = db.prepare("select size, root from witnessed where origin = ?");
  const add = db.prepare(
    "insert into witnessed (origin, size, root) values (?, ?, ?) on conflict do nothing",
  );
  const change = db.prepare(
    "update witnessed set size = ?, root = ? where origin = ? and size = ? and root = ? and size <= ?",
  );
  const show = db.prepare("update witnessed set cosigned = ? where origin = ? and size = ? and root = ?");
  const shown = db.prepare("select cosigned from witnessed where origin = ?");
  return {
    find: (origin: string): Witnessed | null => (find.get(origin) as Witnessed | undefined) ?? null,
    /** Goes from what was seen to a tree that is not smaller. False if something else was seen meanwhile. */
    advance(origin: string, from: Witnessed | null, to: Witnessed): boolean {
      const done =
        from === null
          ? add.run(origin, to.size, to.root)
          : change.run(to.size, to.root, origin, from.size, from.root, to.size);
      return done.changes === 1;
    },
    /** Keeps the cosigned checkpoint of what was seen last, to be shown. */
    show: (origin: string, { size, root }: Witnessed, cosigned: string): void =>
      void show.run(cosigned, origin, size, root),
    cosigned: (origin: string): string | null =>
      (shown.get(origin) as { cosigned: string | null } | undefined)?.cosigned ?? null,
    close: () => db.close(),
  };
}

export type WitnessState = ReturnType<typeof openWitnessState>;
