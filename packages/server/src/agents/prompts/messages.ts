import type { Check, Message } from "@signet/contract";
import { bytesOf } from "../check/place.ts";
import type { PlannedCheck } from "../check/plan.ts";
import type { Rerun } from "../earlier-work.ts";
import type { CoderTask, EarlierWork } from "../coder-task.ts";
import { shorten } from "../shorten.ts";

const OUTPUT_TO_MODEL = { bytes: 10 << 10, lines: 256 };

const MOST_NAMES = 20;
/** Files of an earlier run that are named; the others can be listed. */
const MOST_FILES = 200;
const RERUN_OUTPUT = { bytes: 2 << 10, lines: 40 };

/** The task as the model first reads it, with what will decide, and what earlier runs of its conversation left. */
export function firstMessage(task: CoderTask, plan: PlannedCheck, reruns: readonly Rerun[] = []): Message {
  const files = (task.earlier?.files ?? task.files.map(sized))
    .slice(0, Math.max(MOST_FILES, task.files.length))
    .map(({ path, bytes }) => `${path} (${bytes} bytes)`)
    .join("\n");
  const parts = [
    task.techniques?.text ?? "",
    section("task", task.task),
    files === "" ? "" : section("files", files),
    plan.says === null ? "" : section("check", plan.says),
    putBack(plan),
    task.earlier ? section("earlier", told(task.earlier, reruns)) : "",
  ];
  return { role: "user", text: parts.filter((part) => part !== "").join("\n") };
}

const sized = (file: CoderTask["files"][number]) => ({ path: file.path, bytes: bytesOf(file).length });

/** What was done before, and how its open failures end now. Nothing in it can close a section of ours. */
function told({ account }: EarlierWork, reruns: readonly Rerun[]): string {
  const again = reruns.map(({ cmd, how, output }) =>
    [`$ ${cmd}`, how, shorten(output, RERUN_OUTPUT).text].filter((line) => line !== "").join("\n"),
  );
  const open = again.length === 0 ? [] : ["What failed then, run again just now:", ...again];
  return [account, ...open].join("\n").replaceAll("</", "< /");
}

function putBack({ kind, protected: files }: PlannedCheck): string {
  if (kind !== "given" || files.length === 0) return "";
  const names = files.slice(0, MOST_NAMES).map((file) => file.path);
  const more = files.length > MOST_NAMES ? ` and ${files.length - MOST_NAMES} more` : "";
  return section("protected", `${names.join(", ")}${more}`);
}

const section = (name: string, text: string) => `<${name}>\n${text}\n</${name}>`;

/** Tells the model how the check failed, and how many steps are left to mend it. */
export const checkFailedMessage = (check: Check, advice: string, stepsLeft: number): Message => ({
  role: "user",
  text: section(
    "check_failed",
    [account(check), advice, left(stepsLeft)].filter((part) => part !== "").join("\n"),
  ),
});

/** Tells the model why its check proves nothing, and what to do. It is told once. */
export const checkMissingMessage = (advice: string, check: Check, stepsLeft: number): Message => ({
  role: "user",
  text: section(
    "check_missing",
    [advice, check.exit_code === null ? "" : account(check), left(stepsLeft)]
      .filter((part) => part !== "")
      .join("\n"),
  ),
});

const left = (steps: number) => (steps === 1 ? "One step is left." : `${steps} steps are left.`);

function account(check: Check): string {
  const output = shorten(check.output, OUTPUT_TO_MODEL).text;
  return `command: ${check.cmd}\nexit code: ${check.exit_code ?? "none"}\n${output}`;
}
