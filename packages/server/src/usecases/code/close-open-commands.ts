import type { CodeEventBody, CodeEvent } from "@signet/contract";
import type { Journal } from "../../modules/runs/journal.ts";

type Started = Extract<CodeEvent, { name: "command_started" }>["data"];

/** A `command_finished` event for every command whose end was lost when the service stopped. */
export async function closeDangling(journal: Journal, runId: string): Promise<CodeEventBody[]> {
  const open = new Map<string, Started>();
  for (let after = 0; ;) {
    const events = await journal.read(runId, after);
    if (events.length === 0) break;
    for (const { name, data } of events) {
      if (name === "command_started") {
        const started = JSON.parse(data) as Started;
        open.set(started.command_id, started);
      } else if (name === "command_finished") open.delete((JSON.parse(data) as Started).command_id);
    }
    after = events.at(-1)!.seq;
  }
  return [...open.values()].map(({ command_id, cmd, step }) => ({
    name: "command_finished",
    data: {
      command_id,
      cmd,
      step,
      ok: false,
      exit_code: null,
      stdout: "",
      stderr: "The service was restarted while this command ran; what it printed is lost.",
      truncated: true,
      timed_out: false,
      duration_ms: 0,
    },
  }));
}
