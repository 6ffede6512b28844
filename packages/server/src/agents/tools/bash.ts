import { z } from "zod";
import type { Sandbox } from "@signet/sandbox";
import { runCommand, type CommandDeps } from "../command.ts";
import type { CoderYield } from "../port.ts";
import { shorten } from "../shorten.ts";
import { defineTool, done } from "./tool.ts";
import { forgiving } from "./aliases.ts";

const TO_MODEL = { bytes: 10 << 10, lines: 256 };
/** Python would load the stale bytecode of a module that was rewritten within the same second. */
const ENV = { PYTHONDONTWRITEBYTECODE: "1" };
const schema = z.object({ command: z.string().min(1).max(32_000) });

/** `bash`: runs a command in the workspace and shows the model its result and output. Calls `seenPassing` for each command that exits 0. */
export const bashTool = (sandbox: Sandbox, deps: CommandDeps, seenPassing: (command: string) => void) =>
  defineTool<CoderYield, typeof schema>({
    name: "bash",
    ...forgiving("bash"),
    description: `Run a ${sandbox.shell} command in the workspace. No network, no terminal. Each call is a new shell; background processes end with it. Long output is cut in the middle.`,
    schema,
    async *run({ command }, at) {
      const outcome = yield* runCommand(
        sandbox,
        { shown: command, line: command, options: { env: ENV } },
        deps,
        at,
      );
      if (outcome.exitCode === 0) seenPassing(command);
      const printed = [outcome.stdout, outcome.stderr]
        .filter((text) => text !== "")
        .map((text) => text.replace(/\n$/, ""))
        .join("\n");
      const { text, cutBytes } = shorten(printed, TO_MODEL);
      const hiddenBytes = cutBytes + outcome.droppedBytes;
      const hint =
        hiddenBytes > 0
          ? `[${hiddenBytes} bytes are not shown; redirect the output to a file and read that]`
          : "";
      return done([outcome.how, text, hint].filter((part) => part !== "").join("\n"));
    },
  });
