import assert from "node:assert/strict";
import { test } from "node:test";
import {
  fileName,
  fileExtension,
  fileStem,
  folderOf,
  changeExtension,
  joinPaths,
  normalizePath,
  pathDepth,
} from "./path-parts.mjs";

test("parts", () => {
  assert.deepEqual(fileName("/home/ann/notes.txt"), "notes.txt");
  assert.deepEqual(fileName("C:\\temp\\a.txt", "\\"), "a.txt");
  assert.deepEqual(fileName("notes.txt"), "notes.txt");
  assert.deepEqual(fileExtension("/a.b/archive.tar.gz"), "gz");
  assert.deepEqual(fileExtension("README"), "");
  assert.deepEqual(fileExtension(".gitignore"), "");
  assert.deepEqual(fileStem("/a/report.pdf"), "report");
  assert.deepEqual(fileStem(".bashrc"), ".bashrc");
  assert.deepEqual(folderOf("/home/ann/notes.txt"), "/home/ann");
  assert.deepEqual(folderOf("/notes.txt"), "/");
  assert.deepEqual(folderOf("notes.txt"), "");
});

test("changes", () => {
  assert.deepEqual(changeExtension("a/photo.jpeg", "jpg"), "a/photo.jpg");
  assert.deepEqual(changeExtension("README", "md"), "README.md");
  assert.deepEqual(changeExtension("a.txt", ""), "a");
});

test("joined and normalised", () => {
  assert.deepEqual(joinPaths("a", "b/", "../c.txt"), "a/c.txt");
  assert.deepEqual(joinPaths("/a/", "", "b"), "/a/b");
  assert.deepEqual(joinPaths(), ".");
  assert.deepEqual(normalizePath("/home//foo/./bar/../baz/"), "/home/foo/baz");
  assert.deepEqual(normalizePath("/../a"), "/a");
  assert.deepEqual(normalizePath("../../a"), "../../a");
  assert.deepEqual(normalizePath("a/.."), ".");
  assert.deepEqual(normalizePath("/"), "/");
  assert.deepEqual(pathDepth("/a/b/c.txt"), 2);
});
