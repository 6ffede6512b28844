import assert from "node:assert/strict";
import { type Attack, SECRET, node } from "./attack.ts";
import { victim } from "./reach.ts";
import { until } from "./rig.ts";

/** To lead the service astray by what lies in the workspace. */
export function files(attack: Attack): void {
  attack("cannot write outside of the quota or the workspace", async (run) => {
    const places = [
      "/",
      "/usr",
      "/usr/local",
      "/usr/bin",
      "/etc",
      "/opt",
      "/opt/node",
      "/opt/node/bin",
      "/dev",
      "/proc",
      "/dev/pts",
      "/home",
    ];
    const { stdout } = await run(
      places.map((folder) => `: >${folder}/planted && echo WROTE ${folder}`).join("; ") +
        "; : >>/opt/node/bin/node && echo WROTE node",
    );
    assert.equal(stdout, "");
  });

  attack("cannot lead the service out by links", async (run, sandbox, t) => {
    const { folder } = await victim(t);
    await run(
      `ln -s ${folder}/ledger.db a; ln -s /proc/self/environ b; mkdir d; ln -s / d/root; ln -s ${folder} e; ln -s ../../../../../../..${folder} f; ln -s /proc/self/fd g`,
    );
    for (const file of ["a", "b", `d/root${folder}/ledger.db`, "e/ledger.db", "f/ledger.db", "g/0"])
      await assert.rejects(sandbox.read(file, 1e6), { code: "not_a_file" }, file);
    const { entries } = await sandbox.list(100);
    assert.deepEqual(
      entries.map(({ kind }) => kind),
      ["symlink", "symlink", "directory", "symlink", "symlink", "symlink", "symlink"],
    );
    const tar = Buffer.concat(await Array.fromAsync(sandbox.snapshot())).toString("latin1");
    assert.doesNotMatch(tar, SECRET);
  });

  attack("cannot take in files of the machine by hard links", async (run, sandbox) => {
    await run("ln /usr/bin/env a; ln /etc/passwd b; ln /opt/node/bin/node c; ln /proc/self/status d");
    assert.deepEqual((await sandbox.list(10)).entries, []);
  });

  attack("cannot make the service wait at a pipe, a device or a socket", async (run, sandbox) => {
    await run(
      `mkfifo p; mknod n c 1 3; mknod b b 7 0; ${node('require("node:net").createServer().listen("s", () => process.kill(process.pid, 9))')}`,
    );
    const started = performance.now();
    for (const file of ["p", "n", "b", "s"])
      await assert.rejects(sandbox.read(file, 10), /not a regular file|does not exist/);
    assert.ok(performance.now() - started < 5000);
    assert.deepEqual(
      (await sandbox.list(10)).entries.map((e) => [e.path, e.kind]),
      [
        ["p", "other"],
        ["s", "other"],
      ],
    );
    for await (const _ of sandbox.snapshot());
  });

  attack("cannot crash the service by names", async (run, sandbox) => {
    await run(
      "touch -- -rf \"$(printf 'a\\nb')\" \"$(printf '\\377\\376bad')\" ..x ' ' \"$(printf '\\033[31mred')\" é '`id`' __proto__; mkdir \"$(printf 'd\\377')\"; : > \"$(printf 'd\\377')/in\"",
    );
    const { entries } = await sandbox.list(100);
    assert.equal(entries.length, 10);
    assert.deepEqual(
      entries
        .filter(({ kind }) => kind === "other")
        .map((e) => e.path)
        .toSorted(),
      ["d\ufffd", "\ufffd\ufffdbad"],
    );
    await run(
      "d=x; i=0; while [ $i -lt 300 ]; do mkdir $d && cd $d || break; i=$((i+1)); done; mkdir -p /workspace/shut/in; chmod 0 /workspace/shut",
    );
    assert.equal((await sandbox.list(5000)).complete, false);
    for await (const _ of sandbox.snapshot());
  });

  attack("cannot win the race between a look and a read", async (run, sandbox, t) => {
    const { folder } = await victim(t);
    const swap = run(
      node(`const fs = require("node:fs"); fs.mkdirSync("real"); fs.writeFileSync("real/ledger.db", "mine"); const end = Date.now() + 60_000;
      fs.writeFileSync("go", ""); while (Date.now() < end && !fs.existsSync("enough")) {
        fs.symlinkSync("${folder}/ledger.db", "t2"); fs.renameSync("t2", "t"); fs.writeFileSync("t3", "mine"); fs.renameSync("t3", "t");
        fs.symlinkSync("${folder}", "d2"); fs.renameSync("d2", "d"); fs.unlinkSync("d"); fs.renameSync("real", "d"); fs.renameSync("d", "real"); }`),
    );
    await until(() =>
      sandbox.read("go", 1).then(
        () => true,
        () => false,
      ),
    );
    const seen = { mine: 0, refused: 0, over: false };
    void swap.then(() => (seen.over = true));
    let isStopped = false;
    while (!seen.over) {
      if (!isStopped && seen.mine > 100 && seen.refused > 100) {
        await sandbox.write("enough", "");
        isStopped = true;
      }
      const results = await Promise.allSettled(
        ["t", "d/ledger.db", "t", "d/ledger.db"].map((file) => sandbox.read(file, 100)),
      );
      for (const result of results) {
        if (result.status === "rejected") seen.refused += 1;
        else if (/^(mine)?$/.test(result.value.toString())) seen.mine += 1;
        else assert.fail(`leaked ${result.value.toString()}`);
      }
    }
    t.diagnostic(`${seen.mine} reads, ${seen.refused} refusals, no leak`);
    assert.ok(seen.mine > 100 && seen.refused > 100, JSON.stringify(seen));
  });
}
