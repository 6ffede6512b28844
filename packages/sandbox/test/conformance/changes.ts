import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { extract } from "tar-stream";
import { addLayer, bytesOf, printed, stream, type Tree } from "../layer-rig.ts";
import { type CreateDriver, newSandbox, refused } from "../rig.ts";

const TREE: Tree = {
  a: "a",
  "b/one": "one",
  "b/two": "two",
  "b/c/three": "three",
  "d/e/f": "f",
  "g/h": "h",
  "g/i": "i",
  link: { type: "symlink", linkname: "a" },
  kind: "file",
  "folder/in": "in",
};
const EDITS =
  "echo more >>a; rm b/one; rm -r d; rm -r g; mkdir g; echo new >g/new; mkdir -p n/e/w; echo w >n/e/w/x; rm kind; mkdir kind; echo k >kind/k; rm -r folder; echo was >folder; rm link; chmod +x b/two; ln -s a added";

async function entriesOf(tar: AsyncIterable<Uint8Array>): Promise<string[]> {
  const reader = extract();
  reader.end(await bytesOf(tar));
  const found: string[] = [];
  for await (const entry of reader) {
    found.push(`${entry.header.type} ${entry.header.name}`);
    entry.resume();
  }
  return found;
}

/** What every driver owes about what differs from layers. */
export function changesConformance(name: string, createDriver: CreateDriver): void {
  suite(`${name}: changes`, () => {
    test("are the entries that differ and those that are gone", async (t) => {
      const driver = createDriver(t);
      await addLayer(driver, "tree", TREE);
      const sandbox = await newSandbox(t, driver, {}, ["tree"]);
      assert.deepEqual(await sandbox.changes(10), { entries: [], removed: [], complete: true });
      await printed(sandbox, EDITS);
      const { entries, removed, complete } = await sandbox.changes(100);
      assert.deepEqual(
        entries.map(({ path, kind, sizeBytes, executable }) => `${path} ${kind} ${sizeBytes} ${executable}`),
        [
          "a file 6 false",
          "added symlink 0 false",
          "b/two file 3 true",
          "folder file 4 false",
          "g/new file 4 false",
          "kind directory 0 false",
          "kind/k file 2 false",
          "n directory 0 false",
          "n/e directory 0 false",
          "n/e/w directory 0 false",
          "n/e/w/x file 2 false",
        ],
      );
      assert.deepEqual(removed.toSorted(), ["b/one", "d", "folder", "g/h", "g/i", "kind", "link"]);
      assert.equal(complete, true);
      const some = await sandbox.changes(5);
      assert.deepEqual([some.entries.length + some.removed.length, some.complete], [5, false]);
    });

    test("without layers are everything", async (t) => {
      const sandbox = await newSandbox(t, createDriver(t));
      await printed(sandbox, "mkdir a; echo b >a/b; ln -s b c");
      assert.deepEqual(await sandbox.changes(10), { ...(await sandbox.list(10)), removed: [] });
    });

    test("move to a sandbox with the same layer, without links", async (t) => {
      const driver = createDriver(t);
      await addLayer(driver, "tree", TREE);
      const [from, to] = [
        await newSandbox(t, driver, {}, ["tree"]),
        await newSandbox(t, driver, {}, ["tree"]),
      ];
      await printed(from, EDITS);
      const tar = await bytesOf(from.snapshot());
      assert.deepEqual(await entriesOf(stream(tar)), [
        "character-device d",
        "character-device link",
        "character-device b/one",
        "character-device folder",
        "character-device g/h",
        "character-device g/i",
        "character-device kind",
        "file a",
        "file b/two",
        "file folder",
        "file g/new",
        "directory kind",
        "file kind/k",
        "directory n",
        "directory n/e",
        "directory n/e/w",
        "file n/e/w/x",
      ]);
      await printed(from, "rm added");
      // Headers and chunks do not have the same bounds.
      await to.restore(stream(tar, 700));
      const look = "find . -printf '%p %y %m\\n' | sort; cat a folder g/new kind/k n/e/w/x b/two";
      assert.equal(await printed(to, look), await printed(from, look));
      // Elsewhere, nothing is there to be removed.
      const bare = await newSandbox(t, driver);
      await bare.restore(from.snapshot());
      assert.equal(await printed(bare, "cat g/new; ls -d g n"), "new\ng\nn\n");
    });

    test("that were never made leave nothing to restore", async (t) => {
      const driver = createDriver(t);
      await addLayer(driver, "tree", TREE);
      const sandbox = await newSandbox(t, driver, {}, ["tree"]);
      const tar = await bytesOf(sandbox.snapshot());
      assert.deepEqual(await entriesOf(stream(tar)), []);
      await sandbox.restore(stream(tar));
      await printed(sandbox, "rm -r b/c");
      const gone = await bytesOf(sandbox.snapshot());
      const other = await newSandbox(t, driver, {}, ["tree"]);
      await other.restore(stream(gone));
      assert.equal(await printed(other, "ls b"), "one\ntwo\n");
    });

    test("cannot remove outside of the workspace", async (t) => {
      const driver = createDriver(t);
      const { tarOf } = await import("../layer-rig.ts");
      const removal = { type: "character-device", devmajor: 0, devminor: 0 } as const;
      const sandbox = await newSandbox(t, driver);
      await printed(
        sandbox,
        "echo x >~/kept; echo y >kept; ln -s /tmp/home out; echo z >'-rf'; echo q >'a b'",
      );
      for (const bad of ["../home/kept", "/tmp/home/kept"])
        await assert.rejects(sandbox.restore(tarOf({ [bad]: removal })), refused("bad_path"), bad);
      await sandbox.restore(tarOf({ "-rf": removal, "a b": removal, out: removal, file: "new" }));
      assert.equal(await printed(sandbox, "cat ~/kept; ls"), "x\nfile\nkept\n");
      // A device, or a removal after files, is nothing that a snapshot has.
      const device = { ...removal, devminor: 3 };
      await assert.rejects(sandbox.restore(tarOf({ null: device })), refused("failed"));
      await assert.rejects(sandbox.restore(tarOf({ first: "x", kept: removal })), refused("failed"));
      assert.equal(await printed(sandbox, "cat kept"), "y\n");
    });
  });
}
