import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { newSandbox, own, processesWith, type CreateDriver, until } from "../rig.ts";

/** What every driver owes to a command: its input, output, environment and end. */
export function commandConformance(name: string, createDriver: CreateDriver): void {
  suite(`${name}: a command`, () => {
    test("reports its exit code, and 128 + n for a signal", async (t) => {
      const sandbox = await newSandbox(t, createDriver(t));
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
      const sandbox = await newSandbox(t, createDriver(t));
      assert.equal((await sandbox.exec("cat; echo end")).stdout, "end\n");
      assert.equal((await sandbox.exec("cat; echo end", { stdin: "given\n" })).stdout, "given\nend\n");
      const bytes = Buffer.from(Array.from({ length: 1_000_000 }, (_, i) => i % 256));
      assert.equal((await sandbox.exec("wc -c", { stdin: bytes })).stdout.trim(), "1000000");
      // Not reading it is no failure either.
      assert.equal((await sandbox.exec("echo unread", { stdin: bytes })).stdout, "unread\n");
    });

    test("has the few variables of the sandbox and those given, whatever is in them", async (t) => {
      const sandbox = await newSandbox(t, createDriver(t));
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
        "ASAN_OPTIONS HOME LANG LSAN_OPTIONS NO_UPDATE_NOTIFIER PATH PIP_BREAK_SYSTEM_PACKAGES PIP_DISABLE_PIP_VERSION_CHECK PIP_RETRIES PWD SHLVL TMPDIR USER _ npm_config_fetch_retries npm_config_update_notifier",
      );
      assert.equal(
        (await sandbox.exec('echo "$PATH $HOME $USER $PWD"')).stdout.trim(),
        "/opt/node/bin:/usr/local/bin:/usr/bin:/bin /tmp/home agent /workspace",
      );
    });

    test("finds node, and is who it is said to be", async (t) => {
      const sandbox = await newSandbox(t, createDriver(t));
      assert.equal((await sandbox.exec("node -p process.version")).stdout.trim(), process.version);
      assert.match((await sandbox.exec("id")).stdout, /^uid=1000\(agent\) gid=1000\(agent\)/);
      const checker = await sandbox.exec("id; echo $USER; touch own", { user: "checker" });
      assert.match(checker.stdout, /^uid=1001\(checker\).*\nchecker\n$/);
      assert.equal(checker.exitCode, 0);
    });

    test("shows its output while it runs", async (t) => {
      const sandbox = await newSandbox(t, createDriver(t));
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
      const sandbox = await newSandbox(t, createDriver(t), { outputBytes: 1000, outputKillBytes: 1_000_000 });
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

    test("may have more time than usual, up to the most that its sandbox allows", async (t) => {
      const usual = await newSandbox(t, createDriver(t), { wallSeconds: 0.3 });
      assert.equal((await usual.exec(own("sleep 61235"), { wallSeconds: 20 })).reason, "timeout");
      const longer = await newSandbox(t, createDriver(t), { wallSeconds: 0.3, mostWallSeconds: 1 });
      assert.equal((await longer.exec("sleep 0.5", { wallSeconds: 20 })).reason, "exit");
      assert.equal((await longer.exec(own("sleep 61235"))).reason, "timeout");
      const late = await longer.exec(own("sleep 61235"), { wallSeconds: 20 });
      assert.ok(late.reason === "timeout" && late.durationMs >= 1000, String(late.durationMs));
    });

    test("is killed at its time, or at once when aborted", async (t) => {
      const sandbox = await newSandbox(t, createDriver(t));
      const late = await sandbox.exec(
        own("trap '' TERM INT HUP; sleep 61234 & while :; do sleep 61234; done"),
        {
          wallSeconds: 0.3,
        },
      );
      assert.deepEqual([late.reason, late.exitCode], ["timeout", null]);
      assert.ok(late.durationMs >= 300 && late.durationMs < 5000, String(late.durationMs));
      assert.deepEqual(processesWith(own("61234")), []);
      const started = performance.now();
      const aborted = await sandbox.exec(own("sleep 61234"), { signal: AbortSignal.abort() });
      assert.deepEqual([aborted.reason, aborted.exitCode], ["abort", null]);
      assert.ok(performance.now() - started < 5000);
      assert.equal((await sandbox.exec("echo alive")).stdout, "alive\n");
    });
  });
}
