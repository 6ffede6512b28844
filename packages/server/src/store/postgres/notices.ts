import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { Client } from "pg";
import type { Db, Notice, Notices, Tx } from "../db.ts";

const CHANNEL = "signet";
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;

/**
 * Notices by LISTEN and NOTIFY, over a connection of its own that is made again when it breaks. What is sent meanwhile is
 * lost; after each connection `heard` receives `null`, because notices may be missing.
 */
export function createNotices(url: string, db: Db): Notices & { close(): Promise<void> } {
  const self = randomUUID();
  const listeners = new Set<(notice: Notice | null) => void>();
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function connect(wait: number): void {
    const mine = new Client({ connectionString: url, application_name: "signet notices", keepAlive: true });
    let over = false;
    const again = () => {
      if (over) return;
      over = true;
      mine.end().catch(() => undefined);
      if (!closed) timer = setTimeout(() => connect(Math.min(wait * 2, LONGEST_WAIT_MS)), wait);
    };
    mine.on("error", again).on("end", again);
    mine.on("notification", ({ payload }) => {
      const notice = readNotice(payload, self);
      if (notice) for (const heard of listeners) heard(notice);
    });
    client = mine;
    mine
      .connect()
      .then(() => mine.query(`listen ${CHANNEL}`))
      .then(() => {
        wait = FIRST_WAIT_MS;
        for (const heard of listeners) heard(null);
      })
      .catch(again);
  }

  return {
    async send({ about, run }: Notice, on: Db | Tx = db) {
      await sql`select pg_notify(${CHANNEL}, ${`${self} ${about} ${run}`})`.execute(on);
    },
    listen(heard) {
      listeners.add(heard);
      if (!client) connect(FIRST_WAIT_MS);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

/** The notice of another service; undefined for one of our own, or of a version that says other things. */
function readNotice(payload: string | undefined, self: string): Notice | undefined {
  const [from, about, run] = (payload ?? "").split(" ");
  if (from === self || run === undefined) return undefined;
  return about === "events" || about === "queued" || about === "cancel" ? { about, run } : undefined;
}
