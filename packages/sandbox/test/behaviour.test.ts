import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { suite, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import type { SandboxErrorCode } from "../src/port.ts";
import { childrenOf } from "../src/bwrap/watchdog.ts";
import { LIMITS, newDriver, newSandbox, processesOf, processesWith, temporary, until } from "./rig.ts";

const refused = (code: SandboxErrorCode) => (error: { code: string; message: string }) =>
  error.code === code && !/\/proc|\/tmp\/signet/.test(error.message);

suite("a command", () => {
  test("reports its exit code, and 128 + n for a signal", async (t) => {
    const sandbox = await newSandbox(t, newDriver(t));
    for (const [command, code] of [
      ["true", 0],
      ["exit 3", 3],
      ["kill -9 $$", 137],
      ["kill -TERM $$", 143],
      ["no-such-program", 127],
    ] as const) {
      const result = await sandbox.exec(command);
      assert.deepEqual([result.reason, result.exitCode], ["exit", code], command);
    }
  });

  test("gets its standard input, binary and large, and sees its end", async (t) => {
    const sandbox = await newSandbox(t, newDriver(t));
    assert.equal((await sandbox.exec("cat; echo end")).stdout, "end\n");
    assert.equal((await sandbox.exec("cat; echo end", { stdin: "given\n" })).stdout, "given\nend\n");
    const bytes = Buffer.from(Array.from({ length: 1_000_000 }, (_, i) => i % 256));
    assert.equal((await sandbox.exec("wc -c", { stdin: bytes })).stdout.trim(), "1000000");
    // Not reading it is no failure either.
    assert.equal((await sandbox.exec("echo unread", { stdin: bytes })).stdout, "unread\n");
  });

  test("has the few variables of the sandbox and those given, whatever is in them", async (t) => {
    const sandbox = await newSandbox(t, newDriver(t));
    const odd = 'a b\'c\n"d" $(id) `id` \\';
    const { stdout } = await sandbox.exec(
      'printf "%s" "$ODD"; echo; env | cut -d= -f1 | sort | tr "\\n" " "',
      {
        env: { ODD: odd },
      },
    );
    assert.ok(stdout.startsWith(`${odd}\n`), stdout);
    const names = (await sandbox.exec("env | cut -d= -f1 | sort | xargs")).stdout.trim();
    assert.equal(
      names,
      "HOME LANG NO_UPDATE_NOTIFIER PATH PIP_DISABLE_PIP_VERSION_CHECK PIP_RETRIES PWD SHLVL TMPDIR USER _ npm_config_fetch_retries npm_config_update_notifier",
    );
    assert.equal(
      (await sandbox.exec('echo "$PATH $HOME $USER $PWD"')).stdout.trim(),
      "/opt/node/bin:/usr/local/bin:/usr/bin:/bin /tmp/home agent /workspace",
    );
  });

  test("cannot slip options to bubblewrap", async (t) => {
    const sandbox = await newSandbox(t, newDriver(t));
    const attempts = [
      sandbox.exec("true\0--bind\0/\0/host"),
      sandbox.exec("true", { env: { A: "b\0--bind\0/\0/host" } }),
      sandbox.exec("true", { env: { "A=b": "c" } }),
      sandbox.exec("x".repeat(200_000)),
    ];
    for (const result of await Promise.all(attempts)) assert.equal(result.exitCode, 126);
    assert.equal((await sandbox.exec("ls -d /host")).exitCode, 2);
  });

  test("finds node, and is who it is said to be", async (t) => {
    const sandbox = await newSandbox(t, newDriver(t));
    assert.equal((await sandbox.exec("node -p process.version")).stdout.trim(), process.version);
    assert.match((await sandbox.exec("id")).stdout, /^uid=1000\(agent\) gid=1000\(agent\)/);
    const checker = await sandbox.exec("id; echo $USER; touch own", { user: "checker" });
    assert.match(checker.stdout, /^uid=1001\(checker\).*\nchecker\n$/);
    assert.equal(checker.exitCode, 0);
  });

  test("shows its output while it runs", async (t) => {
    const sandbox = await newSandbox(t, newDriver(t));
    const stop = new AbortController();
    const seen: string[] = [];
    const running = sandbox.exec("echo first; echo second >&2; sleep 60", {
      signal: stop.signal,
      onOutput: (stream, chunk) => seen.push(`${stream}:${Buffer.from(chunk).toString()}`),
    });
    await until(() => seen.length >= 2);
    assert.deepEqual(seen.toSorted(), ["stderr:second\n", "stdout:first\n"]);
    stop.abort();
    const result = await running;
    assert.deepEqual([result.reason, result.exitCode, result.stdout], ["abort", null, "first\n"]);
  });

  test("has the middle of its output cut, counted and, without end, is killed", async (t) => {
    const sandbox = await newSandbox(t, newDriver(t), { outputBytes: 1000, outputKillBytes: 1_000_000 });
    const some = await sandbox.exec(
      "head -c 800 /dev/zero | tr '\\0' x; head -c 800 /dev/zero | tr '\\0' y >&2",
    );
    assert.deepEqual([some.reason, some.outputBytes, some.truncated], ["exit", 1600, true]);
    assert.equal(some.stdout.length + some.stderr.length, 1000);
    const ends = await sandbox.exec(
      "echo start; seq 1 5000; echo finish; seq 1 5000 >&2; echo the reason >&2",
    );
    for (const [text, first, last] of [
      [ends.stdout, "start\n1\n", "5000\nfinish\n"],
      [ends.stderr, "1\n2\n", "5000\nthe reason\n"],
    ] as const)
      assert.ok(text.length <= 500 && text.startsWith(first) && text.endsWith(last), text);
    const endless = await sandbox.exec("yes");
    assert.deepEqual([endless.reason, endless.exitCode, endless.truncated], ["output", null, true]);
    const exact = await sandbox.exec("printf 'a\\377b'");
    assert.deepEqual([exact.stdout, exact.outputBytes, exact.truncated], ["a\ufffdb", 3, false]);
  });

  test("is killed at its time, or at once when aborted", async (t) => {
    const sandbox = await newSandbox(t, newDriver(t));
    const late = await sandbox.exec("trap '' TERM INT HUP; sleep 61234 & while :; do sleep 61234; done", {
      wallSeconds: 0.3,
    });
    assert.deepEqual([late.reason, late.exitCode], ["timeout", null]);
    assert.ok(late.durationMs >= 300 && late.durationMs < 5000, String(late.durationMs));
    assert.deepEqual(processesWith("61234"), []);
    const started = performance.now();
    const aborted = await sandbox.exec("sleep 61234", { signal: AbortSignal.abort() });
    assert.deepEqual([aborted.reason, aborted.exitCode], ["abort", null]);
    assert.ok(performance.now() - started < 1000);
    assert.equal((await sandbox.exec("echo alive")).stdout, "alive\n");
  });

  test("leaves nothing alive, however early it is killed", async (t) => {
    const driver = newDriver(t, { useCgroup: false });
    const sandbox = await newSandbox(t, driver);
    for (let afterMs = 0; afterMs < 24; afterMs++) {
      const stop = new AbortController();
      const running = sandbox.exec("exec sleep 61243", { signal: stop.signal });
      await wait(afterMs);
      stop.abort();
      assert.equal((await running).reason, "abort");
      assert.deepEqual(processesWith("61243"), [], `after ${afterMs} ms`);
      const closed = await driver.open({ runId: "run_test", limits: LIMITS });
      const lost = closed.exec("exec sleep 61243");
      await wait(afterMs);
      await closed.close();
      assert.equal((await lost.catch(() => ({ reason: "lost" }))).reason, "lost");
      assert.deepEqual(processesOf(closed.id), [], `closed after ${afterMs} ms`);
    }
  });

  test("is lost when its bwrap or its holder is killed from outside", async (t) => {
    const sandbox = await newSandbox(t, newDriver(t));
    await sandbox.write("kept", "content");
    const kill = async (target: (holder: number, bwrap: number) => number) => {
      const running = sandbox.exec("sleep 61235");
      await until(() => processesWith("61235").length > 0);
      const holder = childrenOf(process.pid).find((pid) => childrenOf(pid).length > 0)!;
      process.kill(target(holder, childrenOf(holder)[0]!), "SIGKILL");
      const result = await running;
      assert.deepEqual([result.reason, result.exitCode], ["lost", null]);
      assert.deepEqual(processesWith("61235"), []);
    };
    await kill((_, bwrap) => bwrap);
    assert.equal((await sandbox.exec("echo alive")).stdout, "alive\n");
    await kill((holder) => holder);
    assert.equal((await sandbox.exec("echo alive")).reason, "lost");
    // What it has made can still be read.
    assert.equal((await sandbox.read("kept", 100)).toString(), "content");
    await assert.rejects(sandbox.write("more", ""), refused("failed"));
    await sandbox.close();
    assert.deepEqual(processesOf(sandbox.id), []);
  });
});

suite("the workspace", () => {
  test("keeps what is written, byte by byte, and gives it back", async (t) => {
    const sandbox = await newSandbox(t, newDriver(t));
    const bytes = Buffer.from(Array.from({ length: 1024 ** 2 }, (_, i) => (i * 7) % 256));
    await sandbox.write("deep/er/binary", bytes);
    assert.deepEqual(await sandbox.read("deep/er/binary", 1024 ** 2), bytes);
    await sandbox.write("-odd name;$(id)'\".sh", "#!/bin/sh\necho ran\n", { executable: true });
    assert.equal((await sandbox.exec("./-odd*")).stdout, "ran\n");
    await sandbox.write("empty", "");
    assert.equal((await sandbox.read("empty", 0)).length, 0);
  });

  test("is written from inside: a link, a pipe or a folder in the way leads nowhere", async (t) => {
    const sandbox = await newSandbox(t, newDriver(t));
    const outside = path.join(temporary(t), "outside");
    await sandbox.exec(`ln -s ${outside} link; mkfifo pipe; mkdir folder; echo x > shut; chmod 0 shut`);
    for (const file of ["link", "pipe", "shut"]) {
      await sandbox.write(file, "new");
      assert.equal((await sandbox.read(file, 10)).toString(), "new");
    }
    await assert.rejects(sandbox.write("folder", "new"), refused("failed"));
    assert.equal(existsSync(outside), false);
  });

  test("refuses paths that lead out, and says what is not a file", async (t) => {
    const sandbox = await newSandbox(t, newDriver(t));
    await sandbox.exec("mkdir d; ln -s /etc/passwd l; mkfifo p; head -c 100 /dev/zero > f");
    for (const bad of ["", "/etc/passwd", "../x", "d/../../x", "a\0b", "..", "x".repeat(2000)]) {
      await assert.rejects(sandbox.read(bad, 10), refused("bad_path"), bad);
      await assert.rejects(sandbox.write(bad, ""), refused("bad_path"), bad);
    }
    await assert.rejects(sandbox.write("d/", ""), refused("bad_path"));
    await assert.rejects(sandbox.read("none", 10), refused("not_found"));
    await assert.rejects(sandbox.read("f/none", 10), refused("not_found"));
    for (const other of ["d", "l", "p"])
      await assert.rejects(sandbox.read(other, 10), refused("not_a_file"), other);
    await assert.rejects(sandbox.read("f", 99), refused("too_large"));
    assert.equal((await sandbox.read("f", 100)).length, 100);
  });

  test("is listed in order, with kinds, as far as asked", async (t) => {
    const sandbox = await newSandbox(t, newDriver(t));
    await sandbox.exec("mkdir b; echo 12345 > b/two; echo > a; chmod +x a; ln -s a c; mkfifo d");
    const { entries, complete } = await sandbox.list(100);
    assert.deepEqual(
      entries.map(({ path, kind, sizeBytes, executable }) => [path, kind, sizeBytes, executable]),
      [
        ["a", "file", 1, true],
        ["b", "directory", 0, false],
        ["b/two", "file", 6, false],
        ["c", "symlink", 0, false],
        ["d", "other", 0, false],
      ],
    );
    assert.ok(entries.every(({ mtimeMs }) => Math.abs(Date.now() - mtimeMs) < 60_000));
    assert.equal(complete, true);
    const some = await sandbox.list(2);
    assert.deepEqual([some.entries.length, some.complete], [2, false]);
  });

  test("moves to a fresh sandbox: files, folders and the executable bit, nothing else", async (t) => {
    const driver = newDriver(t);
    const [from, to] = [await newSandbox(t, driver), await newSandbox(t, driver)];
    const bytes = Buffer.from(Array.from({ length: 300_001 }, (_, i) => (i * 13) % 256));
    await from.write(`${"long/".repeat(30)}é ü`, "deep");
    await from.write("binary", bytes);
    await from.exec(
      "echo run > run; chmod 4755 run; ln -s /etc/passwd link; mkfifo pipe; mkdir hollow; ln binary twin; : > none",
    );
    await to.restore(from.snapshot());
    const kinds = ({ entries }: Awaited<ReturnType<typeof to.list>>) =>
      entries
        .filter(({ kind }) => kind === "file" || kind === "directory")
        .map((e) => [e.path, e.kind, e.sizeBytes, e.executable]);
    assert.deepEqual(kinds(await to.list(1000)), kinds(await from.list(1000)));
    assert.deepEqual(await to.read("binary", 1e6), bytes);
    assert.equal((await to.exec("stat -c %a run; ls link pipe; stat -c %h twin")).stdout, "755\n1\n");
    assert.equal((await to.exec("find . | wc -l")).stdout, `${(await to.list(1000)).entries.length + 1}\n`);
  });

  test("gives a whole tar of files that change meanwhile, and none of more than the quota", async (t) => {
    const driver = newDriver(t);
    const [from, to] = [await newSandbox(t, driver), await newSandbox(t, driver)];
    const busy = from.exec(
      "while :; do head -c 3000000 /dev/zero > a; : > a; echo x >> b; rm -f c; echo y > c; : > go; done",
      { wallSeconds: 1.5 },
    );
    await until(async () => (await from.list(10)).entries.some(({ path }) => path === "go"));
    for (let round = 0; round < 5; round++) await to.restore(from.snapshot());
    await busy;
    await from.exec("for i in 1 2 3; do truncate -s 15M sparse$i; done");
    await assert.rejects(Array.fromAsync(from.snapshot()), refused("too_large"));
    for await (const _ of to.snapshot()) break;
    await assert.rejects(to.restore(from.snapshot()), refused("too_large"));
    assert.equal((await to.exec("echo alive")).stdout, "alive\n");
  });
});

suite("sandboxes", () => {
  test("run one command at a time each, without output of one in another", async (t) => {
    const sandbox = await newSandbox(t, newDriver(t));
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        sandbox.exec(`(while :; do echo stray; done) & echo ${i}; echo ${i} >&2; kill $!`),
      ),
    );
    const after = await sandbox.exec("echo clean");
    assert.deepEqual([after.stdout, after.stderr], ["clean\n", ""]);
    results.forEach((result, i) => assert.equal(result.stderr.replace(/.*[Tt]erminated\n/, ""), `${i}\n`));
  });

  test("twenty at once do not meet", async (t) => {
    const driver = newDriver(t);
    const all = await Promise.all(Array.from({ length: 20 }, () => newSandbox(t, driver)));
    const results = await Promise.all(
      all.map((sandbox, i) =>
        sandbox.exec(`echo ${i} > id; sleep 0.3; cat id; ls; ls /tmp /dev/shm; touch /tmp/t /dev/shm/s`),
      ),
    );
    results.forEach(({ stdout }, i) => assert.equal(stdout, `${i}\nid\n/dev/shm:\n\n/tmp:\nhome\n`));
    assert.equal(new Set(all.map(({ id }) => id)).size, 20);
  });

  test("leave nothing behind when closed, closed twice or closed in the middle", async (t) => {
    const scratchDir = temporary(t);
    const driver = newDriver(t, { scratchDir });
    const sandbox = await newSandbox(t, driver);
    const running = sandbox.exec("sleep 61236 & sleep 61236");
    const waiting = sandbox.exec("true");
    await until(() => processesWith("61236").length > 0);
    await Promise.all([sandbox.close(), sandbox.close()]);
    assert.equal((await running).reason, "lost");
    await assert.rejects(waiting, refused("closed"));
    assert.deepEqual(processesWith("61236"), []);
    assert.deepEqual(readdirSync(scratchDir), []);
    for (const group of ["memory", "pids", "cpu", "signet"])
      assert.equal(existsSync(`/sys/fs/cgroup/${group}/signet-${sandbox.id}`), false, group);
    await sandbox.close();
    await assert.rejects(sandbox.exec("true"), refused("closed"));
    await assert.rejects(sandbox.read("x", 1), refused("closed"));
    await assert.rejects(sandbox.list(1), refused("closed"));
    await assert.rejects(sandbox.write("x", ""), refused("closed"));
    await assert.rejects(Array.fromAsync(sandbox.snapshot()), refused("closed"));
  });
});
