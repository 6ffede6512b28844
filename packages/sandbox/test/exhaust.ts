import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { SYSCALLS } from "../src/bwrap/syscalls.ts";
import { type Attack, PYTHON, node, syscalls } from "./attack.ts";
import { type CreateDriver, newSandbox, own, processesWith } from "./rig.ts";

/** To use up what the machine has: processes, memory, disk, time and patience. */
export function exhaust(attack: Attack, createDriver: CreateDriver): void {
  attack("survives a fork bomb, and its neighbour too", async (run, _, t) => {
    const neighbour = await newSandbox(t, createDriver(t));
    const bomb = run("b() { b | b & b; }; b; sleep 60", { wallSeconds: 1 });
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal((await neighbour.exec("echo fine")).stdout, "fine\n");
    await bomb;
    assert.equal((await run("echo alive")).stdout, "alive\n");
  });

  attack("has its processes counted exactly", async (run) => {
    const { stdout } = await run(own("i=0; while sleep 61237 & do i=$((i+1)); echo $i; done"), {
      wallSeconds: 3,
    });
    const most = Number(stdout.trim().split("\n").at(-1));
    assert.ok(most > 20 && most <= 64, `${most} processes`);
    assert.deepEqual(processesWith(own("61237")), []);
  });

  attack("is killed when one process takes the memory", async (run) => {
    const { reason } = await run(node("const all = []; for (;;) all.push(Buffer.alloc(8 << 20, 1));"));
    assert.equal(reason, "oom");
  });

  attack("is killed when many processes take the memory together", async (run) => {
    const each = node("globalThis.all = Buffer.alloc(60 << 20, 1); setTimeout(() => {}, 9000)");
    const { reason, durationMs } = await run(`for i in 1 2 3 4 5 6 7 8; do ${each} & done; wait`);
    assert.equal(reason, "oom");
    assert.ok(durationMs < 8000);
  });

  attack("cannot fill the disk, in any of its folders", async (run) => {
    const fill = ["/workspace", "/tmp", "/dev/shm"].map(
      (folder) => `for i in 1 2 3; do dd if=/dev/zero of=${folder}/$i bs=1M count=12; done; `,
    );
    const { stderr } = await run(fill.join(""));
    assert.match(stderr, /No space left/);
    const kib = Number((await run("du -skx /workspace /tmp /dev/shm | awk '{s+=$1} END {print s}'")).stdout);
    assert.ok(kib <= 32 * 1024 + 64, `${kib} KiB`);
  });

  attack("cannot use up the inodes", async (run) => {
    const { stdout } = await run(
      "for d in /workspace /tmp /dev/shm; do cd $d; i=0; while [ $i -lt 3000 ] && : >f$i; do i=$((i+1)); done; echo made $i; done",
      { wallSeconds: 8 },
    );
    const { stdout: counted } = await run("find /workspace /tmp /dev/shm | wc -l");
    assert.ok(Number(counted) <= 2010 && Number(counted) > 1900, stdout + counted);
  });

  attack("cannot make a file larger than allowed, sparse or not", async (run, sandbox) => {
    await run(
      "truncate -s 100G sparse; dd if=/dev/zero of=seeked bs=1 count=1 seek=50G; head -c 17000000 /dev/zero > plain",
    );
    const { entries } = await sandbox.list(10);
    assert.ok(
      entries.every(({ sizeBytes }) => sizeBytes <= 16 * 1024 ** 2),
      JSON.stringify(entries),
    );
  });

  for (const stream of ["", " >&2"])
    attack(`cannot flood the service with output${stream}`, async (run) => {
      const result = await run(`yes${stream}`);
      assert.equal(result.reason, "output");
      assert.ok(result.stdout.length + result.stderr.length <= 256 * 1024);
    });

  attack("cannot outlive its time by ignoring signals", async (run) => {
    const result = await run(
      "trap '' TERM INT HUP QUIT; (trap '' TERM; while :; do :; done) & while :; do :; done",
      { wallSeconds: 0.5 },
    );
    assert.equal(result.reason, "timeout");
    assert.ok(result.durationMs < 5000);
  });

  attack("cannot hang on its standard input", async (run) => {
    assert.equal((await run("cat; read x; echo done")).stdout, "done\n");
  });

  attack("leaves no daemon", async (run) => {
    const { stdout } = await run(
      own(
        "setsid sh -c 'sleep 61238 & sleep 61238' >/dev/null 2>&1 & sleep 0.1; pgrep -c sleep || ps; echo parent done",
      ),
    );
    assert.match(stdout, /parent done/);
    assert.deepEqual(processesWith(own("61238")), []);
  });

  attack(
    "cannot hide memory from those who count it",
    async (run, _, t) => {
      const table = SYSCALLS.get(process.arch)!;
      const tries = Object.entries(table.uncounted).map(
        ([name, number]) => `call("${name}", ${number}, b"x", 0, 0)`,
      );
      const { stdout } = await run(syscalls(tries.join("\n")));
      const { features } = await createDriver(t).probe();
      assert.equal(/not implemented/.test(stdout), features.cgroup === "none", stdout);
    },
    { skip: PYTHON },
  );

  attack(
    "is stopped at its processor time",
    async (run) => {
      const result = await run("while :; do :; done");
      assert.deepEqual([result.reason, result.exitCode], ["exit", 137]);
    },
    { limits: { cpuSeconds: 1 } },
  );

  attack("cannot raise its priority, its limits or its chance to survive", async (run) => {
    const { stdout } = await run(
      "echo -1000 >/proc/self/oom_score_adj; cat /proc/self/oom_score_adj; nice -n -10 sh -c 'nice'; chrt -f 50 echo REALTIME; ulimit -f unlimited || echo kept; (ulimit -n 99999) || echo kept",
    );
    assert.doesNotMatch(stdout, /-1000|REALTIME|^-/m);
    assert.equal(readFileSync("/proc/self/oom_score_adj", "latin1").trim() === "-1000", false);
  });
}
