import type { Check, Message } from "@signet/contract";
import { shorten } from "../shorten.ts";
import { section } from "./tags.ts";

const OUTPUT_TO_MODEL = { bytes: 10 << 10, lines: 256 };

/** Tells the model how the check failed and how many steps are left to fix it. */
export const checkFailedMessage = (check: Check, advice: string, stepsLeft: number): Message => ({
  role: "user",
  text: section(
    "check_failed",
    [describeCheck(check), advice, stepsLeftText(stepsLeft)].filter((part) => part !== "").join("\n"),
  ),
});

/** Tells the model why its check proves nothing and what to do. Sent at most once in a run. */
export const checkMissingMessage = (advice: string, check: Check, stepsLeft: number): Message => ({
  role: "user",
  text: section(
    "check_missing",
    [advice, check.exit_code === null ? "" : describeCheck(check), stepsLeftText(stepsLeft)]
      .filter((part) => part !== "")
      .join("\n"),
  ),
});

const stepsLeftText = (steps: number) => (steps === 1 ? "One step is left." : `${steps} steps are left.`);

function describeCheck(check: Check): string {
  const output = shorten(check.output, OUTPUT_TO_MODEL).text;
  return `command: ${check.cmd}\nexit code: ${check.exit_code ?? "none"}\n${output}`;
}
