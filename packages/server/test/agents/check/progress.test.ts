import assert from "node:assert/strict";
import { test } from "node:test";
import type { ExecOptions, Sandbox } from "@signet/sandbox";
import { runProgram } from "../../../src/agents/check/inspection-program.ts";

/** Runs a program whose output comes in pieces of `size` bytes; returns what was shown of it, and its report. */
async function shown(size: number, printed: string) {
  let live = "";
  const sandbox = {
    async exec(_command: string, { stdin, onOutput }: ExecOptions) {
      const request = Buffer.from(stdin as Uint8Array)
        .toString("latin1")
        .trimEnd()
        .split("\n")
        .at(-1)!;
      const { nonce } = JSON.parse(request.slice(request.lastIndexOf('{"'))) as { nonce: string };
      const output = `${printed}\n${nonce} {"tests":1}\n`;
      for (let at = 0; at < output.length; at += size)
        onOutput?.("stdout", Buffer.from(output.slice(at, at + size)));
      onOutput?.("stderr", Buffer.from("warned"));
      return { exitCode: 0, reason: "exit", stdout: output, stderr: "warned" };
    },
  } as unknown as Sandbox;
  const program = { command: "x", files: {}, request: {} };
  const onOutput = (stream: string, chunk: Uint8Array) =>
    void (live += `${stream === "stderr" ? "!" : ""}${Buffer.from(chunk).toString()}`);
  const { report } = await runProgram(sandbox, program, { signal: new AbortController().signal, onOutput });
  return { live, report };
}

test("the progress of a check shows its output and never the line that reports to the service", async () => {
  for (const size of [1, 2, 7, 33, 1_000]) {
    const { live, report } = await shown(size, "ok 1\n\n...\nok 2");
    assert.equal(live, "ok 1\n\n...\nok 2!warned", String(size));
    assert.deepEqual(report, { tests: 1 });
  }
});
