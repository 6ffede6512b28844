import assert from "node:assert/strict";
import { test } from "node:test";
import { outcomes, page } from "./outcomes-rig.ts";

const compose = page(
  'services:\n  web:\n    image: ghcr.io/tallyho/tallyho:2.8.1\n    ports:\n      - "8080:3000"\n    environment:\n      DATABASE_URL: postgres://tally@db:5432/tally\n      UPLOAD_LIMIT_MB: 25\n    depends_on:\n      - db\n  db:\n    image: postgres:16.4\n    ports:\n      - "5433:5432"\n    volumes:\n      - pgdata:/var/lib/postgresql/data\n  cache:\n    image: redis:7.2-alpine\n    ports:\n      - "127.0.0.1:6380:6379"\nvolumes:\n  pgdata:\n',
);
const row = (heads: string, cells: string) =>
  outcomes(`| ${heads} |\n|${"---|".repeat(heads.split("|").length)}\n| ${cells} |`, [compose]);

test("a row says what a file has below the key that it names, in fields that are called as its heads", () => {
  for (const [heads, cells] of [
    ["Service | Image | Port on your machine", "web | `ghcr.io/tallyho/tallyho:2.8.1` | 8080"],
    ["Service | Image | Port on your machine", "**db** | `postgres:16.4` | 5433"],
    ["Service | Image | Port", "cache | redis:7.2-alpine | 6380"],
    ["Container | Port in the container", "web | 3000"],
    ["Name | Upload limit (MB)", "web | 25"],
  ] as const)
    assert.deepEqual(row(heads, cells), ["supported"], cells);
});

test("a row has no value of another key, or of another field", () => {
  for (const [heads, cells] of [
    ["Service | Image | Port on your machine", "db | `postgres:16.4` | 6380"],
    ["Service | Image | Port on your machine", "db | `redis:7.2-alpine` | 5433"],
    ["Service | Image | Port on your machine", "web | `ghcr.io/tallyho/tallyho:2.8.1` | 25"],
    ["Container | Port in the container", "web | 8080"],
  ] as const)
    assert.deepEqual(row(heads, cells), ["own_knowledge"], cells);
});
