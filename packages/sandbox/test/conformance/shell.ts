import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { suite, test } from "node:test";
import { type CreateDriver, newSandbox } from "../rig.ts";

/** What every driver owes to scripts and to the machine's toolchains. */
export function shellConformance(name: string, createDriver: CreateDriver): void {
  suite(`${name}: the shell`, () => {
    test("is bash where the machine has it, with all that bash can", async (t) => {
      const sandbox = await newSandbox(t, createDriver(t));
      assert.equal(sandbox.shell, "bash");
      for (const [command, stdout, exitCode] of [
        ["[[ abc == a*c ]] && echo yes", "yes\n", 0],
        ["set -o pipefail; false | tail -5", "", 1],
        ["false | true", "", 0],
        ["cat <(echo one) <(echo two)", "one\ntwo\n", 0],
        ['a=(x y "z w"); echo "${#a[@]} ${a[2]}"', "3 z w\n", 0],
        ["echo 'v=sourced' >s.sh; source s.sh; echo $v", "sourced\n", 0],
        ["echo {1..3}", "1 2 3\n", 0],
        ["false &> log", "", 1],
        ["sh -c 'echo both; echo here >&2; exit 3' &> log; echo $?; sort log", "3\nboth\nhere\n", 0],
        ["cat <<'X'\n$HOME 'quoted'\nX", "$HOME 'quoted'\n", 0],
        ["exit 5", "", 5],
      ] as const) {
        const result = await sandbox.exec(command);
        assert.deepEqual([result.stdout, result.exitCode], [stdout, exitCode], command);
      }
      assert.equal((await sandbox.exec("fi")).exitCode, 2);
    });
  });

  suite(`${name}: the home of a command`, () => {
    test("is outside the workspace, and made again for each", async (t) => {
      const sandbox = await newSandbox(t, createDriver(t));
      for (const left of ["rm -rf ~; true", "rm -rf ~; ln -s /workspace ~", "true"]) {
        const { stdout } = await sandbox.exec(`echo ~; [ -d ~ ] && echo made; ${left}`);
        assert.equal(stdout, "/tmp/home\nmade\n");
        if (left.includes("ln")) await sandbox.exec("rm ~");
      }
      // Something else in its place is the command's own loss.
      await sandbox.exec("rm -rf ~; : >~");
      assert.equal((await sandbox.exec("echo works; exit 4")).exitCode, 4);
    });

    test("keeps what package managers leave, and those do not wait for a network", async (t) => {
      const sandbox = await newSandbox(t, createDriver(t), {
        diskBytes: 64 * 1024 ** 2,
        memoryBytes: 1024 ** 3,
      });
      if ((await sandbox.exec("npm --version")).exitCode !== 0) return t.skip("no npm on this machine");
      const { durationMs } = await sandbox.exec("npm install left-pad; npm --version");
      assert.ok(durationMs < 15_000, `${durationMs} ms`);
      assert.deepEqual((await sandbox.list(10)).entries, []);
    });
  });

  suite(`${name}: an installation`, () => {
    const INSTALLERS: [program: string, command: string][] = [
      ["npm", "npm install left-pad"],
      ["pip", "pip install left-pad-of-python"],
      ["pip", "python3 -m pip install --user left-pad-of-python"],
    ];
    for (const [program, command] of INSTALLERS)
      test(`by ${command} ends soon and says that there is no network`, async (t) => {
        const sandbox = await newSandbox(t, createDriver(t), {
          diskBytes: 64 * 1024 ** 2,
          memoryBytes: 1024 ** 3,
        });
        if ((await sandbox.exec(`${program} --version`)).exitCode !== 0)
          return t.skip(`no ${program} on this machine`);
        const { exitCode, durationMs, stdout, stderr } = await sandbox.exec(command);
        assert.notEqual(exitCode, 0);
        assert.match(stdout + stderr, /EAI_AGAIN|Temporary failure in name resolution/);
        // A try takes half a second and the first wait for another ten (npm); this leaves room for a busy machine.
        assert.ok(durationMs < 8_000, `${durationMs} ms`);
        assert.deepEqual((await sandbox.list(10)).entries, []);
      });
  });

  suite(`${name}: the machine's public certificates`, () => {
    test("are there to read, as programs that check them need, and no private key is", async (t) => {
      const sandbox = await newSandbox(t, createDriver(t));
      for (const folder of ["ssl/certs", "ca-certificates"]) {
        const expected = existsSync(`/etc/${folder}`) ? readdirSync(`/etc/${folder}`).length : 0;
        const { stdout } = await sandbox.exec(`ls -A /etc/${folder} 2>/dev/null | wc -l`);
        assert.equal(Number(stdout), expected, folder);
        assert.notEqual((await sandbox.exec(`touch /etc/${folder}/mine`)).exitCode, 0);
      }
      const etc = await sandbox.exec(
        "ls -A /etc/ssl; cat /etc/shadow /etc/ssl/private/*; wc -l </etc/passwd",
      );
      assert.equal(etc.stdout.replace("certs\n", ""), "3\n");
    });
  });

  suite(`${name}: toolchains of the machine`, () => {
    const HELLO: Record<string, [files: string, command: string]> = {
      "/usr/bin/gcc": [
        '#include <stdio.h>\nint main(void){puts("hello");}',
        "cp in a.c; gcc -o a a.c && ./a",
      ],
      "/usr/bin/javac": [
        'class A { public static void main(String[] a) { System.out.println("hello"); } }',
        "cp in A.java; javac A.java && java A",
      ],
      "/usr/bin/go": [
        'package main\nimport "fmt"\nfunc main() { fmt.Println("hello") }',
        "cp in a.go; go run a.go",
      ],
      "/usr/bin/rustc": ['fn main() { println!("hello"); }', "cp in a.rs; rustc a.rs && ./a"],
      "/usr/bin/python3": ["print('hello')", "python3 in"],
      "/usr/bin/make": ["all:\n\t@echo hello", "make -f in"],
      "/opt/node/bin/node": ["console.log('hello')", "cp in a.mjs; node a.mjs"],
    };
    for (const [program, [source, command]] of Object.entries(HELLO))
      test(`${path.basename(program)} works, with /proc read only`, async (t) => {
        const more = {
          memoryBytes: 1024 ** 3,
          diskBytes: 256 * 1024 ** 2,
          fileBytes: 64 * 1024 ** 2,
          pids: 128,
        };
        const sandbox = await newSandbox(t, createDriver(t), {
          ...more,
          inodes: 20_000,
          wallSeconds: 60,
          cpuSeconds: 60,
        });
        if ((await sandbox.exec(`[ -x ${program} ]`)).exitCode !== 0) return t.skip(`no ${program} here`);
        await sandbox.write("in", source);
        const { stdout, stderr, exitCode } = await sandbox.exec(command);
        assert.deepEqual([stdout, exitCode], ["hello\n", 0], stderr);
      });

    test("programs with AddressSanitizer run, and end at an error", async (t) => {
      const more = { memoryBytes: 1024 ** 3, diskBytes: 256 * 1024 ** 2, fileBytes: 64 * 1024 ** 2 };
      const sandbox = await newSandbox(t, createDriver(t), { ...more, wallSeconds: 60, cpuSeconds: 60 });
      await sandbox.write(
        "a.c",
        '#include <stdio.h>\n#include <stdlib.h>\nint main(int n, char **v){ char *p = malloc(8); puts("hello"); return v[0][0] && n > 1 ? p[n + 7] : 0; }',
      );
      const built = await sandbox.exec("gcc -fsanitize=address,undefined -o a a.c");
      if (built.exitCode !== 0) return t.skip("no gcc with AddressSanitizer here");
      for (const command of ["./a", "ASAN_OPTIONS=verbosity=0 ./a", "LSAN_OPTIONS=report_objects=1 ./a"]) {
        const { stdout, stderr, exitCode } = await sandbox.exec(command);
        assert.deepEqual([stdout, exitCode], ["hello\n", 0], stderr);
      }
      const bad = await sandbox.exec("./a x");
      assert.match(bad.stderr, /heap-buffer-overflow/);
      assert.notEqual(bad.exitCode, 0);
    });
  });
}
