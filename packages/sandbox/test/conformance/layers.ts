import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { addLayer, BOUNDS, printed, tarOf, type Tree } from "../layer-rig.ts";
import { type CreateDriver, LIMITS, newSandbox, refused } from "../rig.ts";

const PROJECT: Tree = {
  readme: "read me\n",
  "bin/run": { mode: 0o755, content: "#!/bin/sh\necho ran\n" },
  "src/deep/a": "a\n",
  "src/deep/b": "b\n",
  "src/c": "c\n",
  empty: null,
  link: { type: "symlink", linkname: "src/c" },
  away: { type: "symlink", linkname: "/etc/passwd" },
};

/** What every driver owes to layers and to sandboxes that have them. */
export function layerConformance(name: string, createDriver: CreateDriver): void {
  suite(`${name}: layers`, () => {
    test("are what a tar contains, with links and the executable bit, in the workspace", async (t) => {
      const driver = createDriver(t);
      assert.equal((await driver.probe()).features.layers, true);
      await addLayer(driver, "project", PROJECT);
      const sandbox = await newSandbox(t, driver, {}, ["project"]);
      assert.equal(
        await printed(sandbox, "bin/run; cat readme link; stat -c '%a %U' . bin/run readme src"),
        "ran\nread me\nc\n755 agent\n755 agent\n644 agent\n755 agent\n",
      );
      assert.equal((await sandbox.read("src/deep/a", 10)).toString(), "a\n");
      await assert.rejects(sandbox.read("away", 1e6), refused("not_a_file"));
      const { entries, complete } = await sandbox.list(100);
      assert.deepEqual(
        entries.map(({ path, kind }) => `${path} ${kind}`),
        [
          "away symlink",
          "bin directory",
          "bin/run file",
          "empty directory",
          "link symlink",
          "readme file",
          "src directory",
          "src/c file",
          "src/deep directory",
          "src/deep/a file",
          "src/deep/b file",
        ],
      );
      assert.equal(complete, true);
    });

    test("can be edited in every way, and git works on them", async (t) => {
      const driver = createDriver(t);
      await addLayer(driver, "project", PROJECT);
      const sandbox = await newSandbox(t, driver, {}, ["project"]);
      await printed(
        sandbox,
        `echo more >>readme; chmod 700 src/c; chmod 555 src/deep/b; mv src moved; mv moved/deep/a moved/z; rm -rf empty && mkdir empty && echo new >empty/in; rm link; ln bin/run bin/hard; ln -sf readme away; sed -i s/ran/run/ bin/run; touch -d @0 moved/deep; mkdir -p src/deep`,
      );
      assert.equal(
        await printed(
          sandbox,
          "cat readme moved/z empty/in away; ls . src src/deep moved; stat -c '%a %h' moved/c moved/deep/b; bin/run; stat -c %Y moved/deep",
        ),
        "read me\nmore\na\nnew\nread me\nmore\n.:\naway\nbin\nempty\nmoved\nreadme\nsrc\n\nmoved:\nc\ndeep\nz\n\nsrc:\ndeep\n\nsrc/deep:\n700 1\n555 1\nrun\n0\n",
      );
      assert.match(
        await printed(
          sandbox,
          "git init -q . && git add -A && git -c user.name=a -c user.email=b commit -qm one && git mv moved/z moved/y && git -c user.name=a -c user.email=b commit -qam two && git checkout -q HEAD~1 && git status --short && git log --oneline --all && ls moved",
        ),
        /two\n.*one\nc\ndeep\nz\n$/,
      );
      await sandbox.write("readme", "written");
      assert.equal(await printed(sandbox, "cat readme"), "written");
    });

    test("are shared: no sandbox sees what another one does, and none changes the layer", async (t) => {
      const driver = createDriver(t);
      await addLayer(driver, "project", PROJECT);
      const [a, b] = await Promise.all([1, 2].map(() => newSandbox(t, driver, {}, ["project"])));
      await printed(
        a!,
        "echo mine >readme; rm -r src; chmod 700 bin/run; echo new >new; mkdir src; echo own >src/c",
      );
      assert.equal(
        await printed(b!, "cat readme src/c; ls; stat -c %a bin/run"),
        "read me\nc\naway\nbin\nempty\nlink\nreadme\nsrc\n755\n",
      );
      const later = await newSandbox(t, driver, {}, ["project"]);
      assert.equal(await printed(later, "cat readme src/c src/deep/a; ls ~"), "read me\nc\na\n");
    });

    test("do not count for the quotas, differences do", async (t) => {
      const driver = createDriver(t);
      const big = { big: "x".repeat(6 * 1024 ** 2) };
      const many = Object.fromEntries(Array.from({ length: 900 }, (_, i) => [`many/${i}`, "y"]));
      await addLayer(driver, "big", { ...big, ...many });
      const limits = { diskBytes: 4 * 1024 ** 2, inodes: 500 };
      const sandbox = await newSandbox(t, driver, limits, ["big"]);
      assert.equal(await printed(sandbox, "wc -c <big; ls many | wc -l"), "6291456\n900\n");
      assert.match((await sandbox.exec("echo x >>big")).stderr, /No space left/);
      assert.match((await sandbox.exec("head -c 5000000 /dev/zero >new")).stderr, /No space left/);
      await printed(sandbox, "rm new; head -c 3000000 /dev/zero >new; rm new");
      assert.match(
        (await sandbox.exec("for i in many/*; do echo z >$i || exit 1; done")).stderr,
        /No space left/,
      );
      assert.match((await sandbox.exec("rm -rf many/*; rm many/899")).stderr, /No space left|No such file/);
      assert.equal(await printed(sandbox, "cat big | wc -c"), "6291456\n");
      const free = await newSandbox(t, driver, limits, []);
      assert.equal(
        await printed(
          free,
          "i=0; while : >f$i; do i=$((i+1)); done 2>/dev/null; [ $i -ge 495 ] && [ $i -le 505 ] && echo $i | sed s/.*/fine/",
        ),
        "fine\n",
      );
    });

    test("are kept by id: one that is taken stays, and one that is missing is named", async (t) => {
      const driver = createDriver(t);
      assert.deepEqual(await driver.layers.list(), []);
      assert.equal(await driver.layers.has("a"), false);
      const open = (layers: string[]) => driver.open({ runId: "r", limits: LIMITS, layers });
      await assert.rejects(open(["a"]), refused("no_layer"));
      await Promise.all([1, 2, 3, 4].map(() => addLayer(driver, "a", { file: "first" })));
      await addLayer(driver, "a", { file: "second" });
      const unread = { [Symbol.asyncIterator]: () => assert.fail("was read") };
      await driver.layers.create("a", unread, BOUNDS);
      await addLayer(driver, "b-_9", { "folder/other": "12345", file: "upper" });
      const found = await driver.layers.list();
      assert.deepEqual(
        found.map(({ id, bytes, entries }) => [id, bytes, entries]),
        [
          ["a", 5, 1],
          ["b-_9", 10, 3],
        ],
      );
      for (const { createdMs, usedMs } of found)
        assert.ok(Math.abs(createdMs - Date.now()) < 60_000 && usedMs >= createdMs - 1000);
      const both = await newSandbox(t, driver, {}, ["a", "b-_9"]);
      assert.equal(await printed(both, "cat file folder/other"), "upper12345");
      const turned = await newSandbox(t, driver, {}, ["b-_9", "a"]);
      assert.equal(await printed(turned, "cat file folder/other"), "first12345");
      await assert.rejects(open(["a", "none"]), refused("no_layer"));
      await assert.rejects(open(["a", "a"]), refused("unavailable"));
      await assert.rejects(open(["1", "2", "3", "4", "5", "6"]), refused("unavailable"));
      for (const bad of ["", "A", "a/b", "..", ".new.x", "a\0", "a:b", "a,b", "x".repeat(101)]) {
        await assert.rejects(driver.layers.has(bad), refused("bad_path"), bad);
        await assert.rejects(driver.layers.remove(bad), refused("bad_path"), bad);
        await assert.rejects(addLayer(driver, bad, {}), refused("bad_path"), bad);
        await assert.rejects(open([bad]), refused("bad_path"), bad);
      }
    });

    test("that are removed while open stay for those who have them", async (t) => {
      const driver = createDriver(t);
      await addLayer(driver, "a", PROJECT);
      const [first, second] = [
        await newSandbox(t, driver, {}, ["a"]),
        await newSandbox(t, driver, {}, ["a"]),
      ];
      await driver.layers.remove("a");
      await driver.layers.remove("a");
      assert.equal(await driver.layers.has("a"), false);
      assert.deepEqual(await driver.layers.list(), []);
      await assert.rejects(driver.open({ runId: "r", limits: LIMITS, layers: ["a"] }), refused("no_layer"));
      await addLayer(driver, "a", { other: "other" });
      await first.close();
      assert.equal(await printed(second, "cat src/deep/a; echo x >>src/c; cat src/c"), "a\nc\nx\n");
      const third = await newSandbox(t, driver, {}, ["a"]);
      assert.equal(await printed(third, "ls"), "other\n");
      await driver.sweep();
      assert.equal(await printed(second, "cat src/deep/b"), "b\n");
    });

    test("are made of what commands changed, in workspace and home, and lie above others", async (t) => {
      const driver = createDriver(t);
      await addLayer(driver, "project", PROJECT);
      const maker = await newSandbox(t, driver, {}, ["project"]);
      await printed(
        maker,
        `mkdir -p node_modules/.bin ~/.cache ~/shut; echo tool >node_modules/tool.js; ln -s ../tool.js node_modules/.bin/tool; ln -s /workspace venv; echo kept >~/.cache/x; chmod 600 ~/.cache/x; rm readme; rm -r src; mkdir src; echo own >src/own; rm -r empty; echo file >empty; mkfifo pipe; chmod 4755 bin/run; chmod 0 ~/shut; printf x >"$(printf 'odd\\377')"`,
      );
      await maker.saveLayer("setup", BOUNDS);
      await maker.saveLayer("setup", { bytes: 0, entries: 0 });
      await printed(maker, "echo later >later");
      const after = await newSandbox(t, driver, {}, ["project", "setup"]);
      const look =
        "find . -printf '%p %y %m %l\\n' | sort; cat ~/.cache/x src/own empty node_modules/.bin/tool; stat -c %a ~/.cache/x ~/shut";
      const expected = (await printed(maker, look)).replace("./later f 644 \n", "").replace("4755", "755");
      assert.equal(await printed(after, look), expected);
      assert.match(expected, /\.\/src\/own/);
      assert.doesNotMatch(expected, /readme|deep/);
      assert.deepEqual((await after.changes(100)).removed, []);
      // Once more, above both.
      await printed(
        after,
        "rm src/own; echo back >readme; rm -r node_modules; mkdir node_modules; rm ~/.cache/x",
      );
      await after.saveLayer("third", BOUNDS);
      const top = await newSandbox(t, driver, {}, ["project", "setup", "third"]);
      assert.equal(
        await printed(top, "cat readme; ls src node_modules -A ~/.cache"),
        "back\n/tmp/home/.cache:\n\nnode_modules:\n\nsrc:\n",
      );
      await Promise.all([top.close(), after.close(), maker.close()]);
      for (const id of ["third", "setup", "project"]) await driver.layers.remove(id);
      assert.deepEqual(await driver.layers.list(), []);
    });

    test("can begin with nothing, and are not made of too much", async (t) => {
      const driver = createDriver(t);
      const first = await newSandbox(t, driver, {}, []);
      await printed(first, "mkdir d; echo 12345 >d/f; truncate -s 10M d/sparse; echo x >~/f");
      await assert.rejects(first.saveLayer("a", { ...BOUNDS, entries: 3 }), refused("too_large"));
      await assert.rejects(first.saveLayer("a", { ...BOUNDS, bytes: 6 }), refused("too_large"));
      await printed(first, "rm d/sparse");
      await first.saveLayer("a", { bytes: 8, entries: 3 });
      assert.deepEqual(
        (await driver.layers.list()).map(({ id, bytes, entries }) => [id, bytes, entries]),
        [["a", 8, 3]],
      );
      const plain = await newSandbox(t, driver);
      await assert.rejects(plain.saveLayer("b", BOUNDS), refused("failed"));
      await first.close();
      await assert.rejects(first.saveLayer("b", BOUNDS), refused("closed"));
    });

    test("that cannot be made leave nothing", async (t) => {
      const driver = createDriver(t);
      async function* broken() {
        for await (const chunk of tarOf({ a: "x".repeat(100_000) })) {
          yield chunk;
          throw new Error("the source broke");
        }
      }
      await assert.rejects(driver.layers.create("a", broken(), BOUNDS), { message: "the source broke" });
      await assert.rejects(
        driver.layers.create("a", tarOf(PROJECT), { bytes: 10, entries: 100 }),
        refused("too_large"),
      );
      await assert.rejects(
        driver.layers.create("a", tarOf(PROJECT), { bytes: 1000, entries: 9 }),
        refused("too_large"),
      );
      assert.deepEqual(await driver.layers.list(), []);
      await driver.layers.create("a", tarOf(PROJECT), { bytes: 1000, entries: 11 });
      assert.equal(await driver.layers.has("a"), true);
    });
  });
}
