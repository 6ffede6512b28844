import { randomUUID } from "node:crypto";
import { Client } from "pg";

/** The Postgres server to test on, as the address of a database that may be connected to; unset for SQLite. */
const SERVER = process.env["SIGNET_TEST_DATABASE"];

export const ON_POSTGRES = SERVER !== undefined;

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
