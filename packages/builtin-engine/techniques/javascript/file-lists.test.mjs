import assert from "node:assert/strict";
import { test } from "node:test";
import {
  filesByExtension,
  countExtensions,
  filesWithExtension,
  extensionsIn,
  uniqueFileName,
  uniqueFileNames,
  numberedNames,
  safeFileName,
  fileKind,
  addFileSuffix,
  totalFileSize,
} from "./file-lists.mjs";

test("extensions", () => {
  assert.deepEqual(filesByExtension(["a.txt", "b.PDF", "x/c.txt", "Makefile", ".env"]), {
    txt: ["a.txt", "x/c.txt"],
    pdf: ["b.PDF"],
    "": ["Makefile", ".env"],
  });
  assert.deepEqual(countExtensions(["a.txt", "b.txt", "c.md"]), { txt: 2, md: 1 });
  assert.deepEqual(filesWithExtension(["a.txt", "b.TXT", "c.md"], ".txt"), ["a.txt", "b.TXT"]);
  assert.deepEqual(filesWithExtension(["a.jpg", "b.png", "c.md"], ["jpg", "png"]), ["a.jpg", "b.png"]);
  assert.deepEqual(extensionsIn(["b.txt", "a.md", "c.txt", "d"]), ["md", "txt"]);
  assert.deepEqual(fileKind("photo.JPG"), "image");
  assert.deepEqual(fileKind("song.mp3"), "audio");
  assert.deepEqual(fileKind("x.abc"), "other");
  assert.deepEqual(fileKind("x", "unknown"), "unknown");
});

test("names", () => {
  assert.deepEqual(uniqueFileName("a.txt", ["b.txt"]), "a.txt");
  assert.deepEqual(uniqueFileName("a.txt", ["a.txt", "a(1).txt"]), "a(2).txt");
  assert.deepEqual(uniqueFileName("a", ["a"], 2, "_", ""), "a_2");
  assert.deepEqual(uniqueFileNames(["a.txt", "a.txt", "a(1).txt"]), ["a.txt", "a(1).txt", "a(1)(1).txt"]);
  assert.deepEqual(numberedNames(["doc", "doc", "image", "doc(1)", "doc"]), [
    "doc",
    "doc(1)",
    "image",
    "doc(1)(1)",
    "doc(2)",
  ]);
  assert.deepEqual(safeFileName(" a/b: c?.txt "), "a_b__c_.txt");
  assert.deepEqual(safeFileName("a  b", "-"), "a-b");
  assert.deepEqual(addFileSuffix("a.tar.gz", "_old"), "a.tar_old.gz");
  assert.deepEqual(addFileSuffix("README", "-1"), "README-1");
  assert.deepEqual(
    totalFileSize([
      { name: "a", size: 3 },
      { name: "b", size: 4 },
    ]),
    7,
  );
  assert.deepEqual(totalFileSize({ a: 1, b: 2 }), 3);
  assert.deepEqual(totalFileSize([["a", 5]]), 5);
  assert.deepEqual(totalFileSize([{ bytes: 3 }], "bytes"), 3);
});
