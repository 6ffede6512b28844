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
  uniqueFileNameOf,
  uniqueFileNamesOf,
  uniqueFileNameBy,
  uniqueFileNamesBy,
  filesWithTheExtension,
  filesByTheExtension,
  countTheExtensions,
  safeFileNameOf,
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

test("readings that differ", () => {
  assert.deepEqual(uniqueFileNameOf("a.txt", ["a.txt"]), "a (1).txt");
  assert.deepEqual(uniqueFileNameOf("a.txt", ["a.txt"], 2), "a (2).txt");
  assert.deepEqual(uniqueFileNamesOf(["a.b", "a.b", "a.b"]), ["a.b", "a (1).b", "a (2).b"]);
  assert.deepEqual(uniqueFileNameBy("a.txt", ["a.txt"]), "a_1.txt");
  assert.deepEqual(uniqueFileNameBy("a.txt", ["a.txt"], "-", 2), "a-2.txt");
  assert.deepEqual(uniqueFileNamesBy(["a", "a"]), ["a", "a_1"]);
  assert.deepEqual(uniqueFileNamesBy(["a", "a"], "-"), ["a", "a-1"]);
  assert.deepEqual(filesWithTheExtension(["a.txt", "b.TXT", "ctxt"], "txt"), ["a.txt"]);
  assert.deepEqual(filesWithTheExtension(["a.txt"], ".txt"), ["a.txt"]);
  assert.deepEqual(filesByTheExtension(["a.TXT", "b.txt", "c"]), {
    TXT: ["a.TXT"],
    txt: ["b.txt"],
    "": ["c"],
  });
  assert.deepEqual(filesByTheExtension([".env", "c"], true), { env: [".env"] });
  assert.deepEqual(countTheExtensions(["a.TXT", "b.txt", "d.txt", "c"]), { TXT: 1, txt: 2, "": 1 });
  assert.deepEqual(countTheExtensions(["c"], true), {});
  assert.deepEqual(safeFileNameOf("a b?c.txt"), "a_b_c.txt");
  assert.deepEqual(safeFileNameOf("a  b?", true), "a__b?");
  assert.deepEqual(safeFileNameOf("a b", true, "-"), "a-b");
});
