import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { homedir } from "node:os";
import path from "node:path";
import { suite, test, type TestContext } from "node:test";
import type { ExecOptions, ExecResult, Limits, Sandbox } from "../../src/sandbox/port.ts";
import { SYSCALLS } from "../../src/sandbox/syscalls.ts";
import { newDriver, newSandbox, processesWith, temporary, until } from "./rig.ts";

const SECRET = /TOPSECRET|REACHED|root:[$*!]/;
const PYTHON = existsSync("/usr/bin/python3") ? false : "no /usr/bin/python3 on this machine";
const GCC = existsSync("/usr/bin/gcc") ? false : "no /usr/bin/gcc on this machine";
const X64 = process.arch === "x64" ? false : "only x64 has it";

/** Quotes for sh. */
const q = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
const node = (script: string) => `node -e ${q(script)}`;
const python = (script: string) => `/usr/bin/python3 -c ${q(script)}`;
/** Python that tries raw system calls and prints what became of each. */
const syscalls = (calls: string) =>
  python(`import ctypes, os
libc = ctypes.CDLL(None, use_errno=True)
def call(name, number, *args):
    got = libc.syscall(number, *args)
    print(name, "ALLOWED" if got >= 0 else os.strerror(ctypes.get_errno()))
${calls}`);

/** The attacks on a sandbox, each in a fresh one. What the service would be robbed of is set up around them. */
export function abuse(name: string, useCgroup: boolean): void {
  suite(`a sandbox ${name}`, () => {
    attacks(useCgroup);
  });
}

/** A service with secrets in its environment and its folder, listening on every kind of socket. */
async function victim(t: TestContext) {
  const folder = temporary(t);
  writeFileSync(path.join(folder, "ledger.db"), "TOPSECRET-FILE");
  process.env.SVC_SECRET = "TOPSECRET-VARIABLE";
  const listen = async (where: string | number) => {
    const server = createServer((socket) => socket.end("REACHED")).unref();
    t.after(() => server.close());
    await new Promise<void>((resolve) =>
      typeof where === "number" ? server.listen(where, "127.0.0.1", resolve) : server.listen(where, resolve),
    );
    return server.address();
  };
  const abstract = `signet-abuse-${process.pid}`;
  await listen(`\0${abstract}`);
  await listen(path.join(folder, "socket"));
  const tcp = await listen(0);
  return { folder, abstract, port: typeof tcp === "object" ? tcp!.port : 0 };
}

function attacks(useCgroup: boolean): void {
  type Body = (
    run: (command: string, options?: ExecOptions) => Promise<ExecResult>,
    sandbox: Sandbox,
    t: TestContext,
  ) => Promise<void>;
  const attack = (
    title: string,
    body: Body,
    options: { limits?: Partial<Limits>; skip?: string | false } = {},
  ) =>
    void test(title, { skip: options.skip ?? false }, async (t) => {
      const sandbox = await newSandbox(t, newDriver(t, { useCgroup }), options.limits);
      await body((command, more) => sandbox.exec(command, more), sandbox, t);
    });

  attack("does not show the files of the machine or the service", async (run, _, t) => {
    const { folder } = await victim(t);
    const files = [
      `${folder}/ledger.db`,
      `/proc/1/root${folder}/ledger.db`,
      "/etc/shadow",
      `${homedir()}/*`,
      "/root/.*",
      "/srv/*",
    ];
    const { stdout } = await run(
      `cat ${files.join(" ")}; ls -A / /home ${homedir()} ${folder} /srv /var /run /mnt /sys`,
    );
    assert.match(stdout, /workspace/);
    assert.doesNotMatch(stdout, SECRET);
    assert.doesNotMatch(stdout, /ledger|home|root|srv|var|run|mnt/);
  });

  attack("does not show the service's environment in any process", async (run, _, t) => {
    await victim(t);
    const { stdout } = await run(
      'env; for p in /proc/[0-9]*; do tr "\\0" "\\n" <$p/environ; done; ls -d /proc/[0-9]* | wc -l',
    );
    assert.doesNotMatch(stdout, SECRET);
    assert.doesNotMatch(stdout, /SVC_|NODE_|OLDPWD/);
    assert.ok(Number(stdout.trim().split("\n").at(-1)) < 8, "it sees the processes of the machine");
  });

  attack("does not show where things are on the machine", async (run, _, t) => {
    const { folder } = await victim(t);
    const { stdout } = await run("ls -l /proc/self/fd /proc/1/fd; cat /proc/self/mountinfo /proc/1/cmdline");
    assert.doesNotMatch(stdout, new RegExp(`${folder}|signet-test|socket`));
  });

  attack("gets no descriptor of the service", async (run) => {
    const { stdout } = await run("ls -l /proc/self/fd /proc/1/fd | grep -o '\\-> .*' | sort -u");
    const targets = stdout
      .trim()
      .split("\n")
      .map((line) => line.slice(3));
    const known = /^(\/dev\/null|\/tmp\/p\/(out|err)|anon_inode:\[eventfd\]|\/proc\/\d+\/fd|pipe:\[\d+\])$/;
    assert.ok(
      targets.every((target) => known.test(target)),
      stdout,
    );
  });

  attack("may neither read the kernel's secrets nor set anything", async (run) => {
    const { stdout } = await run(
      "for f in /proc/sys/kernel/sysrq /proc/sysrq-trigger /proc/sys/vm/drop_caches /proc/sys/kernel/core_pattern; do echo 1 >$f && echo SET $f; done; " +
        "head -c 4 /proc/kcore && echo READ; head -1 /proc/kmsg && echo READ; grep -v '^0000000000000000' /proc/kallsyms | head -1; ls /sys /sys/fs/cgroup",
    );
    assert.equal(stdout, "");
  });

  attack("survives a fork bomb, and its neighbour too", async (run, _, t) => {
    const neighbour = await newSandbox(t, newDriver(t, { useCgroup }));
    const bomb = run("b() { b | b & b; }; b; sleep 60", { wallSeconds: 1 });
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal((await neighbour.exec("echo fine")).stdout, "fine\n");
    await bomb;
    assert.equal((await run("echo alive")).stdout, "alive\n");
  });

  attack("has its processes counted exactly", async (run) => {
    const { stdout } = await run("i=0; while sleep 61237 & do i=$((i+1)); echo $i; done", { wallSeconds: 3 });
    const most = Number(stdout.trim().split("\n").at(-1));
    assert.ok(most > 20 && most <= 64, `${most} processes`);
    assert.deepEqual(processesWith("61237"), []);
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
    assert.ok(kib <= 32 * 1024, `${kib} KiB`);
  });

  attack("cannot use up the inodes", async (run) => {
    const { stdout } = await run(
      "for d in /workspace /tmp /dev/shm; do cd $d; i=0; while [ $i -lt 3000 ] && : >f$i; do i=$((i+1)); done; echo made $i; done",
      { wallSeconds: 8 },
    );
    const { stdout: counted } = await run("find /workspace /tmp /dev/shm | wc -l");
    assert.ok(Number(counted) <= 2010 && Number(counted) > 1900, stdout + counted);
  });

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
    assert.ok(result.durationMs < 3000);
  });

  attack("cannot hang on its standard input", async (run) => {
    assert.equal((await run("cat; read x; echo done")).stdout, "done\n");
  });

  attack("leaves no daemon", async (run) => {
    const { stdout } = await run(
      "setsid sh -c 'sleep 61238 & sleep 61238' >/dev/null 2>&1 & sleep 0.1; pgrep -c sleep || ps; echo parent done",
    );
    assert.match(stdout, /parent done/);
    assert.deepEqual(processesWith("61238"), []);
  });

  attack("cannot see or kill a process of the machine", async (run, _, t) => {
    const bystander = spawn("/bin/sleep", ["61239"]);
    t.after(() => bystander.kill());
    const { stdout } = await run(
      `kill -0 ${bystander.pid} && echo SEEN; kill -9 ${bystander.pid} ${process.pid} ${process.ppid}; kill -9 -1; echo after`,
    );
    assert.doesNotMatch(stdout, /SEEN/);
    assert.deepEqual([bystander.exitCode, bystander.signalCode], [null, null]);
  });

  attack("cannot reach the service, over TCP, an abstract socket or one in its folder", async (run, _, t) => {
    const { folder, abstract, port } = await victim(t);
    const targets = [
      `{ host: "127.0.0.1", port: ${port} }`,
      `{ path: "\\0${abstract}" }`,
      `{ path: "${folder}/socket" }`,
    ];
    const script = `const net = require("node:net");
      for (const target of [${targets.join(", ")}]) net.connect(target).on("data", (d) => console.log(String(d))).on("error", (e) => console.log(e.code));`;
    const { stdout } = await run(node(script));
    assert.doesNotMatch(stdout, SECRET);
    assert.equal(stdout.trim().split("\n").length, 3, stdout);
  });

  attack("has no network but its own loopback", async (run) => {
    assert.equal(
      (await run("tail -n +3 /proc/net/dev | cut -d: -f1; tail -n +2 /proc/net/route")).stdout.trim(),
      "lo",
    );
    const script = `const net = require("node:net");
      const server = net.createServer((s) => s.end("own")).listen(0, "localhost", () => net.connect(server.address().port, "localhost").on("data", (d) => console.log(String(d))).on("close", () => server.close()));
      net.connect({ host: "192.0.2.1", port: 80 }).on("connect", () => console.log("OUT")).on("error", (e) => console.log(e.code));`;
    assert.deepEqual((await run(node(script))).stdout.trim().split("\n").toSorted(), ["ENETUNREACH", "own"]);
  });

  attack(
    "gets no packet, raw, vsock or other odd socket",
    async (run) => {
      const script =
        "import socket\nfor f, t, p in ((17,3,0),(2,3,1),(10,3,58),(40,1,0),(38,5,0),(15,3,0),(29,3,1),(16,3,9),(16,3,12),(31,1,0)):\n  try:\n    socket.socket(f, t, p); print('OPEN', f)\n  except OSError as e: print(f, e)";
      assert.doesNotMatch((await run(python(script))).stdout, /OPEN/);
    },
    { skip: PYTHON },
  );

  attack(
    "is refused every system call on the list",
    async (run) => {
      const table = SYSCALLS[process.arch]!;
      const refused = Object.entries(table.refused).map(
        ([name, number]) => `call("${name}", ${number}, 0, 0, 0, 0, 0)`,
      );
      const { stdout } = await run(syscalls(refused.join("\n")));
      const lines = stdout.trim().split("\n");
      assert.ok(
        lines.length >= 40 && lines.every((line) => line.endsWith("Operation not permitted")),
        stdout,
      );
      const more = await run(
        syscalls(`
call("clone3", ${table.clone3}, 0, 0)
call("new", 470)
call("clone", ${table.clone}, 0x10000000 | 17, 0, 0, 0, 0)
call("device", ${table.mknodat}, -100, b"/tmp/d", 0o020666, 0x103)`),
      );
      assert.equal(
        more.stdout,
        "clone3 Function not implemented\nnew Function not implemented\nclone Operation not permitted\ndevice Operation not permitted\n",
      );
    },
    { skip: PYTHON },
  );

  attack(
    "cannot hide memory from those who count it",
    async (run, _, t) => {
      const table = SYSCALLS[process.arch]!;
      const tries = Object.entries(table.uncounted).map(
        ([name, number]) => `call("${name}", ${number}, b"x", 0, 0)`,
      );
      const { stdout } = await run(syscalls(tries.join("\n")));
      const { features } = await newDriver(t, { useCgroup }).probe();
      assert.equal(/not implemented/.test(stdout), features.cgroup === "none", stdout);
    },
    { skip: PYTHON },
  );

  attack(
    "is killed for calls of the x32 kind",
    async (run) => {
      assert.equal((await run(`exec ${syscalls('call("getpid", 0x40000000 + 39)')}`)).exitCode, 128 + 31);
    },
    { skip: PYTHON || X64 },
  );

  attack(
    "is killed for 32-bit calls",
    async (run, sandbox) => {
      await sandbox.write(
        "a.c",
        'int main(void) { int r; __asm__ volatile("int $0x80" : "=a"(r) : "a"(20)); return r > 0 ? 7 : 8; }',
      );
      assert.equal((await run("gcc -o a a.c && exec ./a")).exitCode, 128 + 31);
    },
    { skip: GCC || X64 },
  );

  attack("gains nothing by setuid programs and has no capability", async (run) => {
    const { stdout } = await run(
      "cp /bin/sh ./sh; chmod 4755 ./sh; ./sh -pc id; su -c id </dev/null; grep -E '^(NoNew|Cap|Seccomp:)' /proc/self/status",
    );
    assert.doesNotMatch(stdout, /uid=0/);
    assert.match(stdout, /NoNewPrivs:\t1/);
    assert.match(stdout, /Seccomp:\t2/);
    for (const set of ["Inh", "Prm", "Eff", "Bnd", "Amb"])
      assert.match(stdout, new RegExp(`Cap${set}:\t0{16}`));
  });

  attack(
    "cannot type into a terminal",
    async (run) => {
      const { stdout } = await run(
        python(
          "import fcntl\nfor n in (0x5412, 0x541c, 0x5412 | 1 << 32):\n  try:\n    fcntl.ioctl(0, n & 0xffffffffff, b'x'); print('ALLOWED')\n  except (OSError, OverflowError) as e: print(e)\nopen('/dev/tty')",
        ),
      );
      assert.doesNotMatch(stdout, /ALLOWED/);
    },
    { skip: PYTHON },
  );

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
    assert.ok(performance.now() - started < 1000);
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
      node(`const fs = require("node:fs"); fs.mkdirSync("real"); fs.writeFileSync("real/ledger.db", "mine"); const end = Date.now() + 1500;
      fs.writeFileSync("go", ""); while (Date.now() < end) {
        fs.symlinkSync("${folder}/ledger.db", "t2"); fs.renameSync("t2", "t"); fs.writeFileSync("t3", "mine"); fs.renameSync("t3", "t");
        fs.symlinkSync("${folder}", "d2"); fs.renameSync("d2", "d"); fs.unlinkSync("d"); fs.renameSync("real", "d"); fs.renameSync("d", "real"); }`),
    );
    await until(() =>
      sandbox.read("go", 1).then(
        () => true,
        () => false,
      ),
    );
    let done = false;
    void swap.then(() => (done = true));
    const seen = { mine: 0, refused: 0 };
    while (!done) {
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

  attack(
    "is stopped at its processor time",
    async (run) => {
      const result = await run("while :; do :; done");
      assert.deepEqual([result.reason, result.exitCode], ["exit", 137]);
      assert.ok(result.durationMs < 10_000);
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
