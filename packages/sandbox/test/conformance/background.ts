import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { node, WRITE_MEMORY } from "../attack.ts";
import { newSandbox, own, processesWith, refused, type CreateDriver, until } from "../rig.ts";

const SERVER =
  node(`require("node:http").createServer((request, response) => response.end("served " + request.url))
  .listen(8123, "127.0.0.1", () => console.log("listening"))`);
const fetched = (path: string) =>
  node(
    `fetch("http://127.0.0.1:8123/${path}").then((answer) => answer.text()).then(console.log, () => console.log("none"))`,
  );

/** What every driver owes to commands that run on while others run. */
export function backgroundConformance(name: string, createDriver: CreateDriver): void {
  suite(`${name}: a background command`, () => {
    test("serves the later commands, which see it, read its output and end it with its pid", async (t) => {
      const sandbox = await newSandbox(t, createDriver(t));
      const server = await sandbox.startBackground(`${SERVER} && true`);
      assert.deepEqual([server.output, server.ended], ["listening\n", undefined]);
      assert.equal((await sandbox.exec(fetched("a"))).stdout, "served /a\n");
      const { stdout } = await sandbox.exec(
        `cat ${server.outputFile}; kill -0 ${server.pid} && tr '\\0' ' ' </proc/${server.pid}/cmdline; ls`,
      );
      assert.match(stdout, /^listening\n(?:\/usr\/bin\/)?(?:ba)?sh .*SANDBOX_COMMAND/s);
      assert.doesNotMatch(stdout, /\.log/);
      assert.deepEqual(sandbox.takeEnded(), []);
      // The server is a child of the process with this pid.
      await sandbox.exec(`kill ${server.pid}`);
      await until(async () => (await sandbox.exec(fetched("b"))).stdout === "none\n");
      const ended = { pid: server.pid, command: `${SERVER} && true`, reason: "exit", exitCode: 143 };
      await until(() => {
        const taken = sandbox.takeEnded();
        assert.deepEqual(taken, taken.length > 0 ? [ended] : []);
        return taken.length > 0;
      });
    });

    test("that ends in its first second is told with its exit code and its output", async (t) => {
      const sandbox = await newSandbox(t, createDriver(t));
      for (const [command, exitCode, output] of [
        ["no-such-program", 127, /not found/],
        ["echo out; echo err >&2; exit 3", 3, /^out\nerr\n$/],
        ["cat", 0, /^$/],
        ["if", 2, /yntax error/],
        ["kill -9 $$", 137, /^$/],
      ] as const) {
        const { ended, output: printed } = await sandbox.startBackground(command);
        assert.deepEqual([ended?.reason, ended?.exitCode], ["exit", exitCode], `${command}: ${printed}`);
        assert.match(printed, output);
      }
      assert.deepEqual(sandbox.takeEnded(), []);
      await assert.rejects(sandbox.startBackground("a\0b"), refused("failed"));
      // A place that is taken for its output leads nowhere, and costs the output alone.
      await sandbox.exec("for n in $(seq 1 50); do ln -s /etc/passwd /tmp/background-$n.log; done");
      assert.equal((await sandbox.startBackground("true")).ended?.exitCode, 1);
    });

    test("does not keep what another command started: that ends with its call, however it hides", async (t) => {
      const sandbox = await newSandbox(t, createDriver(t));
      const { pid } = await sandbox.startBackground(own("sleep 61250"));
      await sandbox.exec(
        own("sleep 61251 & setsid sleep 61251 & (setsid sh -c 'sleep 61251 & sleep 61251' &)"),
      );
      assert.deepEqual(processesWith(own("sleep\x0061251")), []);
      // Also if the command is over before a busy service learns that it began.
      const busy = setInterval(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100), 1);
      try {
        await sandbox.exec(own("setsid sleep 61251 &"));
      } finally {
        clearInterval(busy);
      }
      assert.deepEqual(processesWith(own("sleep\x0061251")), []);
      const late = await sandbox.exec(own("trap '' TERM INT HUP; setsid sleep 61251 & sleep 61251"), {
        wallSeconds: 0.3,
      });
      assert.equal(late.reason, "timeout");
      assert.deepEqual(processesWith(own("sleep\x0061251")), []);
      const killed = await sandbox.exec("kill -9 $$");
      assert.deepEqual([killed.reason, killed.exitCode], ["exit", 137]);
      assert.equal((await sandbox.exec(`kill -0 ${pid}; echo $?`)).stdout, "0\n");
      // What it started itself ends with it.
      await sandbox.startBackground(own("setsid sleep 61252 & sleep 0.2"));
      await until(() => processesWith(own("sleep\x0061252")).length === 0);
    });

    test("is ended by a command that kills everything, and nothing else is", async (t) => {
      const sandbox = await newSandbox(t, createDriver(t));
      await sandbox.startBackground(own("sleep 61253"));
      const { reason, exitCode } = await sandbox.exec("kill -9 -1; exit 4");
      assert.deepEqual([reason, exitCode], ["exit", 4]);
      await until(() => sandbox.takeEnded().length === 1);
      assert.equal((await sandbox.exec("echo alive")).stdout, "alive\n");
      assert.equal((await sandbox.startBackground("echo again")).output, "again\n");
    });

    test("does not keep commands that start processes without end from being ended, and is not ended with them", async (t) => {
      const sandbox = await newSandbox(t, createDriver(t), { pids: 48 });
      const { pid } = await sandbox.startBackground(own("sleep 61254"));
      for (const bomb of [own("f() { f | f & }; f; sleep 61255"), own("f() { f & }; f; sleep 61255")]) {
        const { reason } = await sandbox.exec(bomb, { wallSeconds: 0.5 });
        assert.equal(reason, "timeout");
        assert.deepEqual(processesWith(own("61255")), []);
      }
      assert.equal((await sandbox.exec(`kill -0 ${pid}; echo $?`)).stdout, "0\n");
      await sandbox.exec(
        own("exec sh -c 'for n in $(seq 100); do sleep 61256 & echo; done' >started 2>/dev/null"),
      );
      assert.ok((await sandbox.read("started", 1000)).length < 48);
      assert.deepEqual(processesWith(own("sleep\x0061256")), []);
    });

    test("cannot look into the processes of others, or change what they report", async (t) => {
      const sandbox = await newSandbox(t, createDriver(t));
      const spy = `own=$(readlink /proc/$$/ns/mnt); while :; do for p in /proc/[0-9]*; do
  [ "$(readlink $p/ns/mnt)" != "$own" ] || continue
  cat $p/environ $p/root/etc/shadow $p/cwd/args 2>/dev/null; ls -l $p/root $p/fd 2>/dev/null
  echo x 2>/dev/null >$p/comm && echo WROTE
done; done`;
      const { outputFile } = await sandbox.startBackground(spy);
      for (let n = 0; n < 5; n++) await sandbox.exec("HIDDEN=TOPSECRET sleep 0.05");
      assert.equal(
        (await sandbox.exec(WRITE_MEMORY.replace(/^/, "node -e '").replace(/$/, "'"))).exitCode !== 0,
        true,
      );
      const { stdout } = await sandbox.exec(
        `grep -E 'TOPSECRET|SANDBOX=|root:|WROTE|->' ${outputFile}; true`,
      );
      assert.equal(stdout, "");
    });

    test("counts for the memory of its sandbox while no other command runs, and says why it ended", async (t) => {
      const sandbox = await newSandbox(t, createDriver(t), { memoryBytes: 300 << 20 });
      await sandbox.startBackground(own("sleep 61257"));
      await sandbox.startBackground(
        node(
          "setTimeout(() => { const kept = []; for (let n = 0; n < 60; n++) kept.push(Buffer.alloc(10 << 20, 1)); setInterval(() => kept, 1000) }, 1200)",
        ),
      );
      const ended: string[] = [];
      while (ended.length < 2) {
        ended.push(...sandbox.takeEnded().map(({ reason }) => reason));
        await new Promise(setImmediate);
      }
      assert.ok(ended.includes("oom"), ended.join());
      // At once, so that a command which did not wait for the end of the others would meet their memory.
      const { reason, stdout } = await sandbox.exec("echo alive");
      assert.deepEqual([reason, stdout], ["exit", "alive\n"]);
      assert.deepEqual(processesWith(own("sleep\x0061257")), []);
    });

    test("writes to the workspace like any other, and has its limits of disk and of one file", async (t) => {
      const sandbox = await newSandbox(t, createDriver(t), { diskBytes: 8 << 20, fileBytes: 4 << 20 });
      const { outputFile, ended } = await sandbox.startBackground("echo made >made.txt; exec yes");
      assert.ok(ended?.exitCode === 1 || ended?.exitCode === 153, String(ended?.exitCode));
      assert.equal((await sandbox.exec(`stat -c %s ${outputFile}`)).stdout.trim(), String(4 << 20));
      assert.deepEqual(
        (await sandbox.list(10)).entries.map(({ path }) => path),
        ["made.txt"],
      );
    });

    test("ends when it is asked to, with its sandbox, and an abort does not wait for it", async (t) => {
      const sandbox = await newSandbox(t, createDriver(t));
      await sandbox.startBackground(own("trap '' TERM; setsid sleep 61258 & while :; do sleep 61258; done"));
      assert.equal(await sandbox.endBackground(), 1);
      assert.deepEqual(processesWith(own("sleep\x0061258")), []);
      assert.deepEqual(sandbox.takeEnded(), []);
      assert.equal(await sandbox.endBackground(), 0);
      assert.equal((await sandbox.exec("echo $$; ls /proc | grep -c '^[0-9]'")).exitCode, 0);
      const stop = new AbortController();
      const starting = sandbox.startBackground(own("sleep 61259"), { signal: stop.signal });
      await until(() => processesWith(own("sleep\x0061259")).length > 0);
      stop.abort();
      await starting;
      await sandbox.close();
      assert.deepEqual(processesWith(own("sleep\x0061259")), []);
      await assert.rejects(sandbox.startBackground("true"), refused("closed"));
    });
  });
}
