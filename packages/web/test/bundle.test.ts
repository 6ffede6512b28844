import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { DIST, entryFiles, unbuilt } from "./built.ts";

const MOST_SCRIPT_BYTES = 140_000;
const read = (file: string) => readFileSync(path.join(DIST, file));

test("what a browser loads before it shows anything is at most 140 KB of script", { skip: unbuilt }, (t) => {
  const sizes = entryFiles().map((file) => ({ file, bytes: gzipSync(read(file), { level: 9 }).length }));
  const total = (kind: string) =>
    sizes.filter(({ file }) => file.endsWith(kind)).reduce((sum, { bytes }) => sum + bytes, 0);
  t.diagnostic(`script ${total(".js")}, style ${total(".css")} bytes of gzip`);
  assert.ok(total(".js") > 50_000 && total(".js") <= MOST_SCRIPT_BYTES, `${total(".js")} bytes`);
  assert.ok(total(".css") <= 20_000, `${total(".css")} bytes`);
});

test("the page has no inline script or style, and no file names another host", { skip: unbuilt }, () => {
  const page = read("index.html").toString();
  assert.doesNotMatch(page, /<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/);
  assert.deepEqual([...page.matchAll(/(?:src|href)="(?!\/)/g)], []);
  const styles = readdirSync(path.join(DIST, "assets")).filter((name) => name.endsWith(".css"));
  for (const name of styles)
    assert.doesNotMatch(read(`assets/${name}`).toString(), /@import|url\(["']?(?!\/assets\/)/, name);
});

test("the validator of the contract stays on the server", { skip: unbuilt }, () => {
  for (const file of entryFiles().filter((name) => name.endsWith(".js")))
    assert.doesNotMatch(read(file).toString(), /ZodError|invalid_union/, file);
});
