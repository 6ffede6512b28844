import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { constants, homedir } from "node:os";
import path from "node:path";
import type { TestContext } from "node:test";
import { SYSCALLS } from "../src/bwrap/syscalls.ts";
import { type Attack, SECRET, PYTHON, GCC, X64, WRITE_MEMORY, node, python, syscalls } from "./attack.ts";
import { temporary } from "./rig.ts";

/** C that asks for its process id by a 32-bit call, and exits with 7 if it was told. */
const CALL_32 =
  'int main(void) { int r; __asm__ volatile("int $0x80" : "=a"(r) : "a"(20)); return r > 0 ? 7 : 8; }';

/** Whether this machine's kernel takes 32-bit calls. */
async function takes32(folder: string): Promise<boolean> {
  writeFileSync(path.join(folder, "a.c"), CALL_32);
  execFileSync("gcc", ["-o", "a", "a.c"], { cwd: folder });
  const [code] = (await once(spawn(path.join(folder, "a")), "exit")) as [number | null];
  return code === 7;
}

/** A service with secrets in its folder, listening on every kind of socket. */
export async function victim(t: TestContext) {
  const folder = temporary(t);
  for (const name of ["ledger.db", "ledger.key"])
    writeFileSync(path.join(folder, name), "TOPSECRET-FILE", { mode: 0o600 });
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

/** To see or touch what is outside. */
export function reach(attack: Attack): void {
  attack("does not show the files of the machine or the service", async (run, _, t) => {
    const { folder } = await victim(t);
    const files = [
      `${folder}/ledger.db`,
      `${folder}/ledger.key`,
      `/proc/1/root${folder}/ledger.*`,
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

  attack("does not show where things are on the machine, but for its node", async (run, _, t) => {
    const { folder } = await victim(t);
    const { stdout } = await run(
      "ls -l /proc/self/fd /proc/1/fd; grep -v /opt/node/bin/node /proc/self/mountinfo; cat /proc/1/cmdline",
    );
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

  attack("cannot write to the memory of the processes that say how it ended, nor to its own", async (run) => {
    const files = ["mem", "fd/6", "fd/1", "comm", "oom_score_adj", "clear_refs", "attr/current", "uid_map"];
    const targets = ["1", "$$", "$PPID", "self", "thread-self", "self/task/$$"];
    const tries = targets.flatMap((target) => files.map((file) => `/proc/${target}/${file}`));
    const { stdout, stderr } = await run(
      `for f in ${tries.join(" ")}; do case $f in */fd/1) ;; *) (printf x | dd of=$f conv=notrunc && echo WRITTEN $f) 2>&1;; esac; done | grep -vE 'Read-only|records|copied'`,
    );
    assert.doesNotMatch(stdout, /WRITTEN/);
    assert.equal(stderr, "");
    const { exitCode, stdout: said } = await run(node(WRITE_MEMORY));
    assert.equal(exitCode, 1);
    assert.match(said, /^1 (?:EROFS|EACCES)\n\d+ EROFS\n$/);
    const again =
      "mount -o remount,rw /proc; mount -t proc proc /tmp; for f in /proc /tmp; do : >$f/1/comm && echo WRITTEN; done";
    assert.equal((await run(again)).stdout, "");
  });

  attack(
    "cannot bend its exit code by way of the shell that reports it",
    async (run) => {
      const { exitCode, stdout } = await run(
        python(`import ctypes, os, re
parent = os.getppid()
libc = ctypes.CDLL(None, use_errno=True)
for request in (16, 0x4206, 4, 0):
    print("ptrace", libc.ptrace(request, parent, 0, 0))
class Iov(ctypes.Structure): _fields_ = [("base", ctypes.c_void_p), ("len", ctypes.c_size_t)]
for pid in (1, parent):
    try: maps = open(f"/proc/{pid}/maps").read()
    except PermissionError: continue
    start = int(re.search(r"^([0-9a-f]+)-\\S+ rw", maps, re.M)[1], 16)
    here = ctypes.create_string_buffer(8)
    a, b = Iov(ctypes.addressof(here), 8), Iov(start, 8)
    print("writev", libc.process_vm_writev(pid, ctypes.byref(a), 1, ctypes.byref(b), 1, 0))
    for flags in (os.O_RDWR, os.O_WRONLY, os.O_WRONLY | os.O_TRUNC):
        try: os.open(f"/proc/{pid}/mem", flags); print("OPENED")
        except OSError as error: print(error.strerror)
    for name in os.listdir(f"/proc/{pid}/fd"):
        if "eventfd" in os.readlink(f"/proc/{pid}/fd/{name}"):
            try: os.write(os.open(f"/proc/{pid}/fd/{name}", os.O_RDWR), b"\\1" * 8); print("TOLD")
            except OSError as error: print(error.strerror)
os._exit(7)`).concat("; exit $?"),
      );
      assert.equal(exitCode, 7, stdout);
      assert.doesNotMatch(stdout, /OPENED|TOLD|(?:ptrace|writev) [^-]/);
    },
    { skip: PYTHON },
  );

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
      const table = SYSCALLS.get(process.arch)!;
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
    "is killed for calls of the x32 kind",
    async (run) => {
      assert.equal((await run(`exec ${syscalls('call("getpid", 0x40000000 + 39)')}`)).exitCode, 128 + 31);
    },
    { skip: PYTHON || X64 },
  );

  attack(
    "is killed for 32-bit calls",
    async (run, sandbox, t) => {
      await sandbox.write("a.c", CALL_32);
      const { exitCode } = await run("gcc -o a a.c && exec ./a");
      // A kernel without 32-bit calls kills the program itself, in a sandbox or not.
      if (await takes32(temporary(t))) assert.equal(exitCode, 128 + constants.signals.SIGSYS);
      else {
        assert.equal(exitCode, 128 + constants.signals.SIGSEGV);
        t.skip("this machine's kernel takes no 32-bit calls");
      }
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
}
