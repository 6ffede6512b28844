import { generateKeyPairSync, randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { Client } from "pg";

/** The Postgres server to test on, as the address of a database that may be connected to; unset for SQLite. */
const SERVER = process.env["SIGNET_TEST_DATABASE"];

export const ON_POSTGRES = SERVER !== undefined;

/** The settings that services on one database have in common, for one in `folder`; none for SQLite. */
export async function sharedSettings(folder: string): Promise<Record<string, string>> {
  const databaseUrl = await testDatabase();
  if (databaseUrl === "") return {};
  const key = path.join(folder, "shared-ledger.key");
  const { privateKey } = generateKeyPairSync("ed25519");
  writeFileSync(key, privateKey.export({ type: "pkcs8", format: "pem" }), { mode: 0o600 });
  return { SVC_DATABASE_URL: databaseUrl, SVC_MASTER_KEY: "5e".repeat(32), SVC_LEDGER_KEY_FILE: key };
}

/** The address of a database of the test's own; an empty text for SQLite in the data folder. */
export async function testDatabase(): Promise<string> {
  if (SERVER === undefined) return "";
  const name = `t_${randomUUID().replaceAll("-", "")}`;
  const client = new Client({ connectionString: SERVER });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return url.href;
}
