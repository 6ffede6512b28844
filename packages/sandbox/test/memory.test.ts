import assert from "node:assert/strict";
import { test } from "node:test";
import { SYSCALLS } from "../src/bwrap/syscalls.ts";
import { watchTree } from "../src/bwrap/watchdog.ts";
import { createAttack, PYTHON, python, syscalls } from "./attack.ts";
import { runAsOrdinaryUser } from "./ordinary.ts";
import { isRoot, newDriver } from "./rig.ts";

// Ways to have memory that is not in the processes one would look at first, where no cgroup counts.

const attack = createAttack((t) => newDriver(t, { useCgroup: false }));
const MIB = 1024 ** 2;

/** Python that forks `processes` children, each of which runs `body` and stays. */
const children = (processes: number, body: string) =>
  python(`import os, socket, time
for _ in range(${processes}):
    if os.fork() == 0:
        kept = []
        try:
${body.replace(/^/gm, "            ")}
        except OSError as error:
            print(error)
        time.sleep(15)
        os._exit(0)
time.sleep(15)`);

const hidden: Record<string, string> = {
  "in a child of another thread than the first": python(`import os, threading, time
def work():
    if os.fork() == 0:
        held = bytearray(400 << 20)
        time.sleep(15)
    time.sleep(15)
threading.Thread(target=work).start()`),
  "in the buffers of sockets": children(
    4,
    `for _ in range(480):
    a, b = socket.socketpair()
    a.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4 << 20)
    a.setblocking(False)
    kept += [a, b]
    try:
        while True: a.send(bytes(65536))
    except BlockingIOError: pass`,
  ),
  "in sockets that are on their way to nobody": children(
    4,
    `for _ in range(60):
    way = socket.socketpair()
    for _ in range(6):
        a, b = socket.socketpair()
        a.setblocking(False)
        try:
            while True: a.send(bytes(65536))
        except BlockingIOError: pass
        socket.send_fds(way[0], [b"x"], [a.fileno(), b.fileno()])
        a.close(); b.close()
    kept += way`,
  ),
  "in TCP connections that nobody reads": children(
    2,
    `server = socket.create_server(("127.0.0.1", 0))
for _ in range(300):
    a = socket.create_connection(server.getsockname())
    b = server.accept()[0]
    kept += [a, b]
    a.setblocking(False)
    try:
        while True: a.send(bytes(1 << 20))
    except BlockingIOError: pass`,
  ),
  "in pipes": children(
    50,
    `for _ in range(500):
    read, write = os.pipe()
    kept += [read, write]
    os.set_blocking(write, False)
    try:
        while True: os.write(write, bytes(65536))
    except BlockingIOError: pass`,
  ),
  "in page tables": python(`import ctypes, time
libc = ctypes.CDLL(None)
libc.mmap.restype = ctypes.c_void_p
libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long]
size = 1 << 40
start = libc.mmap(None, size, 1, 0x4022, -1, 0)
libc.madvise(ctypes.c_void_p(start), ctypes.c_size_t(size), 15)
for at in range(start, start + size, 2 << 20): ctypes.c_char.from_address(at).value
time.sleep(15)`),
};

for (const [where, command] of Object.entries(hidden))
  attack(
    `a command that hides memory ${where} is killed for it`,
    async (run) => {
      const { reason, stdout, stderr, durationMs } = await run(command, { wallSeconds: 14 });
      assert.equal(reason, "oom", `${stdout}${stderr}`);
      assert.ok(durationMs < 13_000, `${durationMs} ms`);
    },
    { skip: PYTHON, limits: { wallSeconds: 14 } },
  );

attack(
  "a command gets no memory of System V, and none that only a descriptor holds",
  async (run) => {
    const tries = Object.entries(SYSCALLS.get(process.arch)!.uncounted).map(
      ([name, number]) => `call("${name}", ${number}, 0, 4096, 0o1600)`,
    );
    const { stdout } = await run(syscalls(tries.join("\n")));
    const lines = stdout.trim().split("\n");
    assert.ok(lines.length >= 13 && lines.every((line) => line.endsWith("Function not implemented")), stdout);
  },
  { skip: PYTHON },
);

attack(
  "ordinary programs with many sockets, pipes and threads are left alone",
  async (run) => {
    const { reason, stdout } = await run(
      python(`import multiprocessing, os, socket, subprocess, threading, time
server = socket.create_server(("127.0.0.1", 0), backlog=200)
kept = [(socket.create_connection(server.getsockname()), server.accept()[0]) for _ in range(200)]
kept += [socket.socketpair() for _ in range(40)]
kept += [os.pipe() for _ in range(50)]
with multiprocessing.Pool(6) as pool: print(sum(pool.map(abs, range(1000))))
threads = [threading.Thread(target=lambda: print(subprocess.run(["echo", "hi"], capture_output=True).returncode)) for _ in range(8)]
[t.start() for t in threads]; [t.join() for t in threads]
time.sleep(0.3)`),
    );
    assert.equal(reason, "exit");
    assert.equal(stdout.trim().split("\n").length, 9, stdout);
  },
  { skip: PYTHON },
);

test("what belongs to no process at all ends the command before the machine has no memory left", () => {
  const limits = { memoryBytes: 256 * MIB, diskBytes: 64 * MIB };
  const nobody = 2 ** 30;
  const looks = (...availableMib: number[]) => {
    const seen = availableMib.map((mib) => ({ totalBytes: 8192 * MIB, availableBytes: mib * MIB }));
    const tooMuch = watchTree(nobody, limits, () => seen.shift()!);
    return availableMib.slice(1).map(() => tooMuch());
  };
  assert.deepEqual(looks(800, 600, 500, 470), [false, false, true]);
  // Much taken while much is left, and little left that was not taken since: nothing of this command's doing.
  assert.deepEqual(looks(4000, 600), [false]);
  assert.deepEqual(looks(300, 290), [false]);
});

if (isRoot)
  test("all of it holds for a service of an ordinary user", async (t) => {
    const { code, output } = await runAsOrdinaryUser(t, import.meta.filename);
    t.diagnostic(/^.*\b(?:pass|fail|skipped) \d+$/gm[Symbol.match](output)?.join(", ") ?? "");
    assert.equal(code, 0, output);
  });
