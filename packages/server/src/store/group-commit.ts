import { CompiledQuery } from "kysely";
import { type Db, isPostgres, type Tx } from "./db.ts";

/** The most works of one transaction, so that none waits long for others. */
const MOST = 256;
const SAVEPOINT = CompiledQuery.raw("savepoint member");
const UNDO = CompiledQuery.raw("rollback to savepoint member");
const RELEASE = CompiledQuery.raw("release savepoint member");

/** A work that waits for a transaction. */
interface Member {
  work: (tx: Tx) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (why: unknown) => void;
}

const groups = new WeakMap<Db, { add: (member: Member) => void }>();

/**
 * Runs `work` in a transaction, which it shares with the works that wait at the same time: they cost one commit together. A
 * work that waits alone waits for no other. One that fails leaves no trace and does not disturb the others. Resolves after the
 * commit. If the transaction itself is lost, each of its works is run again in one of its own.
 */
export function commitTogether<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  // Postgres makes commits of several connections durable together. One transaction for several works would also hold the
  // locks of one account while it waits for those of another.
  if (isPostgres(db)) return db.transaction().execute(work);
  const group = groups.get(db) ?? createGroup(db);
  groups.set(db, group);
  return new Promise((resolve, reject) => {
    group.add({ work, resolve: (value) => resolve(value as T), reject });
  });
}

function createGroup(db: Db) {
  const queue: Member[] = [];
  let isRunning = false;

  async function drain(): Promise<void> {
    isRunning = true;
    while (queue.length > 0) await commitNext(db, queue);
    isRunning = false;
  }

  return {
    add(member: Member): void {
      queue.push(member);
      if (!isRunning) void drain();
    },
  };
}

/** Commits what waits once it is its turn. Settles each work that it takes; it never rejects. */
async function commitNext(db: Db, queue: Member[]): Promise<void> {
  let members: Member[] = [];
  let settle: (() => void)[] = [];
  try {
    await db.transaction().execute(async (tx) => {
      members = queue.splice(0, MOST);
      settle = members.length === 1 ? [await alone(tx, members[0]!)] : await inTurn(tx, members);
    });
    for (const tell of settle) tell();
  } catch (thrown) {
    // Without a transaction, none was taken.
    if (members.length === 0) members = queue.splice(0, 1);
    if (members.length === 1) members[0]!.reject(thrown);
    else
      for (const { work, resolve, reject } of members)
        await db.transaction().execute(work).then(resolve, reject);
  }
}

async function alone(tx: Tx, { work, resolve }: Member): Promise<() => void> {
  const value = await work(tx);
  return () => resolve(value);
}

/** Runs the works one after the other, each of which can be undone. Returns what tells them how they ended. */
async function inTurn(tx: Tx, members: readonly Member[]): Promise<(() => void)[]> {
  const settle: (() => void)[] = [];
  for (const { work, resolve, reject } of members) {
    await tx.executeQuery(SAVEPOINT);
    try {
      const value = await work(tx);
      settle.push(() => resolve(value));
    } catch (thrown) {
      await tx.executeQuery(UNDO);
      settle.push(() => reject(thrown));
    }
    await tx.executeQuery(RELEASE);
  }
  return settle;
}
