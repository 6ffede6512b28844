// A process that reserves 16 units at once when it is told to (with `many`: for four accounts of one address), or reserves one
// and hangs: before its commit, or after it.
import { Kysely } from "kysely";
import { createMetering } from "../../../src/modules/metering/metering.ts";
import type { Db } from "../../../src/store/db.ts";
import { connectPostgres } from "../../../src/store/postgres/open-postgres.ts";
import { nodeSqliteDialect } from "../../../src/store/sqlite/dialect.ts";
import type { Tables } from "../../../src/store/schema.ts";
import { fakeClock } from "../../support/clock.ts";
import { ALL, FREE, ME } from "./account.ts";

const [place = "", dies = ""] = process.argv.slice(2);
const db: Db = place.startsWith("postgres:")
  ? connectPostgres(place, () => process.exit(1))
  : new Kysely<Tables>({ dialect: nodeSqliteDialect(place) });
const metering = createMetering({ clock: fakeClock() });

const reserve = (i: number, then: () => Promise<void> = async () => {}) =>
  db.transaction().execute(async (tx) => {
    const one = { unit: "run", runId: `run_${process.pid}_${i}`, ...FREE } as const;
    const wanted =
      dies === "many"
        ? { ...one, account: `acct_${process.pid}_${i % 4}`, together: ALL }
        : { ...one, account: ME };
    const { kind } = await metering.reserve(tx, wanted);
    await then();
    return kind;
  });
const hang = () => (process.send!("here"), new Promise<void>(() => {}));

process.once("message", () => {
  if (dies === "before") void reserve(0, hang);
  else if (dies === "after") void reserve(0).then(hang);
  else
    void Promise.all(Array.from({ length: 16 }, (_, i) => reserve(i))).then((kinds) =>
      process.send!(kinds.filter((kind) => kind === "reserved").length),
    );
});
process.once("disconnect", () => process.exit(0));
process.send!("ready");
