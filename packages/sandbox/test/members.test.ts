import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readlinkSync } from "node:fs";
import { once } from "node:events";
import { test } from "node:test";
import { aimAtCommand } from "../src/bwrap/members.ts";
import { until } from "./rig.ts";

const NAMESPACES = ["--user", "--map-root-user", "--mount"];
/** The kernel gives the lowest free number, so a number that is free comes back within a few namespaces. */
const ROUNDS = 60;

const numberOf = (pid: number): number => Number(/\d+/.exec(readlinkSync(`/proc/${pid}/ns/mnt`))?.[0]);

/** Starts a process with a mount namespace of its own. */
async function startCommand() {
  const child = spawn("unshare", [...NAMESPACES, "sh", "-c", "echo; exec sleep 60"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  await once(child.stdout, "data");
  const pid = child.pid!;
  return {
    first: { pid, mountNamespace: numberOf(pid) },
    async end() {
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
  };
}

test("a command that is over is never taken for a later one, whose namespace could have its number", async () => {
  const command = await startCommand();
  const target = aimAtCommand(process.pid, command.first);
  assert.equal(target.ended(), false);
  await command.end();
  await until(() => target.ended());
  for (let round = 0; round < ROUNDS; round++) {
    const next = await startCommand();
    try {
      assert.notEqual(next.first.mountNamespace, command.first.mountNamespace);
      assert.equal(target.ended(), true);
    } finally {
      await next.end();
    }
  }
  target.release?.();
  const [later, gone] = [await startCommand(), command.first];
  try {
    // Whoever asks too late hits nothing, even where the number is the same.
    const late = aimAtCommand(process.pid, { ...later.first, pid: gone.pid });
    late.release?.();
    late.kill();
    assert.equal(late.ended(), true);
    const own = aimAtCommand(process.pid, later.first);
    assert.equal(own.ended(), false);
    own.kill();
    await until(() => own.ended());
    own.release?.();
    own.release?.();
  } finally {
    await later.end();
  }
});
