import { z } from "zod";
import type { Sandbox } from "@signet/sandbox";
import { runCommand, type CommandDeps } from "../command.ts";
import type { CoderYield } from "../port.ts";
import { shorten } from "../shorten.ts";
import { defineTool, done } from "./tool.ts";

const TO_MODEL = { bytes: 10 << 10, lines: 256 };
/** Python would take a module that was compiled in the same second for the one that was just written. */
const ENV = { PYTHONDONTWRITEBYTECODE: "1" };
const schema = z.object({ command: z.string().min(1).max(32_000) });

/** `bash`: runs a command in the workspace, in the sandbox's shell, and shows the model how it ended and what it printed. `seenPassing` hears of each that exited 0. */
export const bashTool = (sandbox: Sandbox, deps: CommandDeps, seenPassing: (command: string) => void) =>
  defineTool<CoderYield, typeof schema>({
    name: "bash",
    description: `Run a ${sandbox.shell} command in the workspace. No network, no terminal. Each call is a new shell; what it started in the background ends with it. Long output is cut in the middle.`,
    schema,
    async *run({ command }, at) {
      const ended = yield* runCommand(
        sandbox,
        { shown: command, line: command, options: { env: ENV } },
        deps,
        at,
      );
      if (ended.exitCode === 0) seenPassing(command);
      const printed = [ended.stdout, ended.stderr]
        .filter((text) => text !== "")
        .map((text) => text.replace(/\n$/, ""))
        .join("\n");
      const { text, cutBytes } = shorten(printed, TO_MODEL);
      const lost = cutBytes + ended.droppedBytes;
      const hint =
        lost > 0 ? `[${lost} bytes are not shown; redirect the output to a file and read that]` : "";
      return done([ended.how, text, hint].filter((part) => part !== "").join("\n"));
    },
  });
