import type { Check } from "@signet/contract";
import type { Message } from "../../models/port.ts";
import { bytesOf } from "../check/place.ts";
import type { CoderTask } from "../port.ts";
import { shorten } from "../shorten.ts";

const OUTPUT_TO_MODEL = { bytes: 10 << 10, lines: 256 };

/** The task as the model first reads it; `check` is one line that says what will decide. */
export function firstMessage(task: CoderTask, check: string | null): Message {
  const files = task.files.map((file) => `${file.path} (${bytesOf(file).length} bytes)`).join("\n");
  const parts = [
    section("task", task.task),
    files === "" ? "" : section("files", files),
    check === null ? "" : section("check", check),
  ];
  return { role: "user", text: parts.filter((part) => part !== "").join("\n") };
}

const section = (name: string, text: string) => `<${name}>\n${text}\n</${name}>`;

/** Tells the model how the check failed, and how many steps are left to mend it. */
export function checkFailedMessage(check: Check, stepsLeft: number): Message {
  const left = stepsLeft === 1 ? "One step is left." : `${stepsLeft} steps are left.`;
  const output = shorten(check.output, OUTPUT_TO_MODEL).text;
  const text = `command: ${check.cmd}\nexit code: ${check.exit_code ?? "none"}\n${output}\n${left}`;
  return { role: "user", text: section("check_failed", text) };
}
