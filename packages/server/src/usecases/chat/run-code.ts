import type { ChatEnvironment } from "../../agents/chat/port.ts";
import { Refusal } from "../../agents/chat/port.ts";
import { createSemaphore } from "@signet/concurrency";
import type { Limits, SandboxDriver } from "@signet/sandbox";
import type { SandboxReadiness } from "../runs/sandbox-readiness.ts";

const WALL_SECONDS = 20;
const COMMANDS = {
  python: { file: "main.py", line: "python3 main.py" },
  javascript: { file: "main.mjs", line: "node main.mjs" },
  bash: { file: "main.sh", line: "bash main.sh" },
} as const;

export interface RunCodeParts {
  driver: SandboxDriver;
  readiness: SandboxReadiness;
  limits: Limits;
  atOnce: number;
}

/** Runs a short program in a fresh sandbox, of which nothing is kept. Throws Refusal if there is no sandbox. */
export function createRunCode({ driver, readiness, limits, atOnce }: RunCodeParts) {
  const permits = createSemaphore(atOnce);
  return async (
    runId: string,
    { language, code }: { language: keyof typeof COMMANDS; code: string },
    signal: AbortSignal,
  ): ReturnType<ChatEnvironment["runCode"]> => {
    const probe = await readiness.check();
    if (!probe.ok)
      throw new Refusal("there is no sandbox on this machine, and code is never run without one");
    const release = await permits.acquire(signal);
    try {
      const sandbox = await driver.open({ runId, limits: { ...limits, wallSeconds: WALL_SECONDS } });
      try {
        const { file, line } = COMMANDS[language];
        await sandbox.write(file, Buffer.from(code));
        const { exitCode, reason, stdout, stderr } = await sandbox.exec(line, { signal });
        signal.throwIfAborted();
        const how = reason === "exit" ? `exit code: ${exitCode}` : `stopped: ${reason}`;
        const output = [stdout, stderr].filter((text) => text !== "").join("\n");
        return { how, ok: exitCode === 0, output };
      } finally {
        await sandbox.close();
      }
    } finally {
      release();
    }
  };
}
