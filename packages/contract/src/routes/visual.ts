import { z } from "zod";
import { VisualRequest, VisualResult } from "../visual.ts";
import { BODY_PROBLEMS, idempotent, METERED, ownerScope, type Route } from "./route.ts";

export const visualRoutes = {
  visual: {
    method: "post",
    path: "/code/visual",
    summary:
      "Build one self-contained HTML app and verify it in a real browser before it is delivered; with Accept: text/event-stream, progress events and then the same answer",
    consumes: "visual",
    headers: z.object({ ...ownerScope, ...idempotent }),
    body: VisualRequest,
    answer: { kind: "json", schema: VisualResult },
    also: [{ kind: "events", streams: ["visual"] }],
    problems: [
      ...BODY_PROBLEMS,
      ...METERED,
      "idempotency_mismatch",
      "run_not_found",
      "browser_unavailable",
      "model_unavailable",
      "model_timeout",
      "overloaded",
      "ledger_behind",
    ],
    example: { task: "A snake game called Garden with a dark theme and a 20x20 board" },
  },
} as const satisfies Record<string, Route>;
