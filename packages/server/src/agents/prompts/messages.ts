import type { Check, Message } from "@signet/contract";
import { bytesOf } from "../check/place.ts";
import type { PlannedCheck } from "../check/plan.ts";
import type { Rerun } from "../earlier-work.ts";
import type { CoderTask, EarlierWork } from "../coder-task.ts";
import { shorten } from "../shorten.ts";

const OUTPUT_TO_MODEL = { bytes: 10 << 10, lines: 256 };

const MAX_NAMES = 20;
/** Most files of an earlier run that the message names; the agent can list the others. */
const MAX_FILES = 200;
const RERUN_OUTPUT = { bytes: 2 << 10, lines: 40 };

/** The first message to the model: the task, what the check runs, and what earlier runs of its conversation left. */
export function firstMessage(task: CoderTask, plan: PlannedCheck, reruns: readonly Rerun[] = []): Message {
  const files = (task.earlier?.files ?? task.files.map(withSize))
    .slice(0, Math.max(MAX_FILES, task.files.length))
    .map(({ path, bytes }) => `${path} (${bytes} bytes)`)
    .join("\n");
  const parts = [
    task.techniques?.text ?? "",
    section("task", task.task),
    files === "" ? "" : section("files", files),
    plan.says === null ? "" : section("check", plan.says),
    protectedSection(plan),
    task.earlier ? section("earlier", describeEarlier(task.earlier, reruns)) : "",
  ];
  return { role: "user", text: parts.filter((part) => part !== "").join("\n") };
}

const withSize = (file: CoderTask["files"][number]) => ({ path: file.path, bytes: bytesOf(file).length });

/** What was done before, and how its open failures end now. Closing tags in it are defused, so that it cannot end the section. */
function describeEarlier({ account }: EarlierWork, reruns: readonly Rerun[]): string {
  const results = reruns.map(({ cmd, how, output }) =>
    [`$ ${cmd}`, how, shorten(output, RERUN_OUTPUT).text].filter((line) => line !== "").join("\n"),
  );
  const open = results.length === 0 ? [] : ["Commands that failed before, rerun just now:", ...results];
  return [account, ...open].join("\n").replaceAll("</", "< /");
}

function protectedSection({ kind, protected: files }: PlannedCheck): string {
  if (kind !== "given" || files.length === 0) return "";
  const names = files.slice(0, MAX_NAMES).map((file) => file.path);
  const more = files.length > MAX_NAMES ? ` and ${files.length - MAX_NAMES} more` : "";
  return section("protected", `${names.join(", ")}${more}`);
}

const section = (name: string, text: string) => `<${name}>\n${text}\n</${name}>`;

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
