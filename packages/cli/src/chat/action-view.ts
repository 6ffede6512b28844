import type { OutputStyle } from "../terminal.ts";
import { actionLines, waitingFor } from "./action-lines.ts";
import type { ChatData } from "./event-data.ts";
import { decisionLine, progressLine } from "./render.ts";

/** The most lines of progress where they cannot replace one another. */
const MOST_PROGRESS_LINES = 20;

/** Where actions are shown. */
export interface ActionScreen {
  show: (lines: string[]) => void;
  /** Shows what is under way, and the latest that is known of it, on the line that changes. */
  wait: (activity: string, newest?: string) => void;
  /** Whether a person watches; else progress is shown as lines. */
  watched: boolean;
}

/** Shows what a chat does: why, where the reason says more than the action; the progress of long work; how each action ended. */
export function createActionView({ show, wait, watched }: ActionScreen, look: OutputStyle) {
  let decision: ChatData<"decision"> | null = null;
  let progressLines = 0;
  let lastProgress = "";

  const announce = (tool: string) => {
    const repeats = decision?.reason === tool || decision?.reason.startsWith(`${tool} `);
    if (decision && !repeats) show([decisionLine(decision, look)]);
    decision = null;
  };
  const progress = (activity: string, newest: string) => {
    if (watched || newest === lastProgress || progressLines > MOST_PROGRESS_LINES) return;
    lastProgress = newest;
    progressLines += 1;
    const isLast = progressLines > MOST_PROGRESS_LINES;
    show([progressLine(activity, isLast ? "further progress is not shown here" : newest, look)]);
  };
  return {
    /** `isSaid`: the reason was shown already, as text. */
    decided(data: ChatData<"decision">, isSaid: boolean): void {
      decision = isSaid || data.choice === "answer" ? null : data;
    },
    acted(data: ChatData<"action">): void {
      if (data.status !== "started") {
        show(actionLines(data, look));
        return wait("thinking");
      }
      const { activity, newest } = waitingFor(data);
      if (data.output === undefined) announce(data.tool);
      else progress(activity, newest);
      wait(activity, newest);
    },
  };
}
