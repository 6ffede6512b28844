import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";

const root = path.join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

test("the glossary gives each word one meaning, in order, and a place that exists", () => {
  const rows = read("docs/glossary.md")
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(1)
    .map((line) => line.split("|").map((cell) => cell.trim()));
  assert.ok(rows.length > 60);
  const terms = rows.map(([, term]) => term!.toLowerCase());
  assert.deepEqual(terms, [...new Set(terms)].toSorted());
  for (const cells of rows) {
    const [before, term = "", meaning, where = "", after] = cells;
    assert.ok(before === "" && after === "" && term && meaning, cells.join("|"));
    const file = /^`([^`]+)`$/.exec(where)?.[1];
    assert.ok(file !== undefined && existsSync(path.join(root, file)), `${term}: ${where}`);
  }
});

test("each decision record has a date, a status, and every part of a record", () => {
  const records = readdirSync(path.join(root, "docs/decisions"));
  assert.ok(records.length > 20);
  for (const name of records) {
    const record = read(`docs/decisions/${name}`);
    assert.match(
      record,
      new RegExp(`^# ${Number(name.slice(0, 4))}\\. .+\n\n\\*20\\d\\d-\\d\\d-\\d\\d, `),
      name,
    );
    for (const part of ["Context", "Decision", "Rejected", "Consequences"])
      assert.ok(record.includes(`**${part}.**`), `${name}: ${part}`);
  }
});

test("no text holds the marks of an unfinished merge", () => {
  const folders = [
    "",
    "docs",
    "docs/decisions",
    ...readdirSync(path.join(root, "packages")).map((name) => `packages/${name}`),
  ];
  const texts = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith(".md"))
      .map((name) => path.join(folder, name)),
  );
  assert.ok(texts.length > 40);
  for (const file of texts) assert.doesNotMatch(read(file), /^(?:<{7}|={7}|>{7})(?: |$)/m, file);
});
