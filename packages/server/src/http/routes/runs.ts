import type { RunState } from "@signet/contract";
import { FRAME_HEADER } from "@signet/page-verifier";
import type { EraseRun } from "../../usecases/runs/erase-runs.ts";
import type { RunAttestation } from "../../usecases/runs/run-attestation.ts";
import type { RunRecords } from "../../usecases/runs/run-record.ts";
import type { RunPage } from "../../usecases/runs/run-page.ts";
import type { ReadRuns } from "../../usecases/runs/read-runs.ts";
import { knownCaller } from "../caller.ts";
import type { HttpApp } from "../context.ts";
import { serve } from "../route.ts";
import { streamEvents } from "../sse.ts";

export interface RunRouteParts {
  readRuns: ReadRuns;
  runPage: RunPage;
  runRecord: RunRecords;
  runAttestation: RunAttestation;
  eraseRun: EraseRun;
}

/** `/runs/*`: the caller's runs, with their events and files. */
export function runRoutes(app: HttpApp, { readRuns, runPage, eraseRun, ...evidence }: RunRouteParts): void {
  evidenceRoutes(app, evidence);

  serve(app, "runs", async ({ query: { limit, state, ...filter }, caller }) => {
    const states = state?.split(",") as RunState[] | undefined;
    return await readRuns.list(knownCaller(caller), limit, { ...filter, states });
  });

  serve(app, "run", async ({ params, caller }) => await readRuns.show(caller, params.run_id));

  serve(app, "runEvents", ({ params, query, headers, caller, c }) => {
    const after = query.after ?? Number(headers["last-event-id"] ?? 0);
    return streamEvents(c, (signal) => readRuns.events(caller, params.run_id, after, signal), {
      withIds: true,
    });
  });

  serve(app, "runCancel", async ({ params, caller }) => await readRuns.cancel(caller, params.run_id));

  serve(app, "runErase", async ({ params, caller }) => await eraseRun(caller, params.run_id));

  serve(app, "runFile", async ({ params, caller, c }) => {
    const content = await readRuns.file(caller, params.run_id, params.path);
    // A file of a run must never be shown as a page of this origin.
    return c.body(content, 200, {
      "Content-Type": "application/octet-stream",
      "Content-Disposition": "attachment",
      "X-Content-Type-Options": "nosniff",
    });
  });

  serve(app, "runPage", async ({ params, query, c }) => {
    const page = await runPage.read(params.run_id, query.expires, query.signature);
    // The sandbox gives the page an origin of its own: to it, this service is another site.
    return c.body(page, 200, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": `${FRAME_HEADER}; frame-ancestors 'self'`,
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
    });
  });

  serve(app, "runArchive", async ({ params, caller, c }) =>
    c.body(await readRuns.archive(caller, params.run_id), 200, {
      "Content-Type": "application/gzip",
      "Content-Disposition": `attachment; filename="${params.run_id}.tar.gz"`,
    }),
  );

  serve(app, "runDiff", async ({ params, caller, c }) =>
    c.body(await readRuns.diff(caller, params.run_id), 200, {
      "Content-Type": "text/x-diff; charset=utf-8",
      "Content-Disposition": `attachment; filename="${params.run_id}.patch"`,
      "X-Content-Type-Options": "nosniff",
    }),
  );
}

/** What the holder of a run can show to others, or check. */
function evidenceRoutes(
  app: HttpApp,
  { runRecord, runAttestation }: Pick<RunRouteParts, "runRecord" | "runAttestation">,
): void {
  serve(app, "runRecord", async ({ params, caller, c }) =>
    c.body(await runRecord(caller, params.run_id), 200, {
      "Content-Type": "application/x-ndjson",
      "Content-Disposition": `attachment; filename="${params.run_id}.ndjson"`,
      "X-Content-Type-Options": "nosniff",
    }),
  );

  serve(app, "runAttestation", async ({ params, caller, c }) =>
    c.body(await runAttestation(caller, params.run_id), 200, {
      "Content-Type": "application/vnd.dsse.envelope.v1+json",
      "Content-Disposition": `attachment; filename="${params.run_id}.dsse.json"`,
      "X-Content-Type-Options": "nosniff",
    }),
  );
}
