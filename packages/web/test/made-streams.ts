import { createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface MadeEvent {
  name: string;
  data: Record<string, unknown>;
}

/** Events that are sent together, about sixty times a second: several times what a fast model writes. */
const AT_ONCE = 250;
const EVERY_MS = 16;

/** A run that no service has: its events are made, and arrive as from a very fast model. */
export interface MadeRun {
  id: string;
  kind: "chat" | "code";
  task: string;
  events: readonly MadeEvent[];
  /** Events that are sent when `isOver` resolves. */
  end: readonly MadeEvent[];
  isOver: Promise<void>;
}

/** The service at `target`, which has these runs besides its own. */
export async function withMadeRuns(
  t: { after(done: () => void): void },
  target: string,
  runs: readonly MadeRun[],
) {
  const server = createServer((incoming, answer) => {
    const asked = new URL(incoming.url!, "http://x");
    const run = runs.find(({ id }) => asked.pathname.includes(`/runs/${id}`));
    if (run && asked.pathname.endsWith("/events")) {
      // The page reads on from where it is when its connection was lost.
      return void send(answer, run, Number(asked.searchParams.get("after") ?? 0));
    }
    if (run) {
      answer.writeHead(200, { "content-type": "application/json" });
      return void answer.end(JSON.stringify(listed(run)));
    }
    const { hostname, port } = new URL(target);
    const onward = request(
      { hostname, port, method: incoming.method, path: incoming.url, headers: incoming.headers },
      (got) => {
        answer.writeHead(got.statusCode!, got.headers);
        got.pipe(answer);
      },
    );
    onward.on("error", () => answer.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function send(answer: ServerResponse, run: MadeRun, after: number): Promise<void> {
  const { id, events, end, isOver } = run;
  const write = (some: readonly MadeEvent[], from: number) =>
    answer.write(some.map((event, i) => block(id, event, from + i + 1)).join(""));
  answer.writeHead(200, { "content-type": "text/event-stream" });
  for (let at = after; at < events.length && !answer.destroyed; at += AT_ONCE) {
    write(events.slice(at, at + AT_ONCE), at);
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  await isOver;
  write(end, events.length);
  answer.end();
}

function block(run_id: string, { name, data }: MadeEvent, seq: number): string {
  const base = { run_id, seq, at: new Date(Date.parse(BEGUN) + seq).toISOString() };
  return `id: ${seq}\nevent: ${name}\ndata: ${JSON.stringify({ ...base, ...data })}\n\n`;
}

const BEGUN = "2026-09-21T16:53:20.000Z";

const listed = ({ id, kind, task }: MadeRun) => ({
  run_id: id,
  kind,
  task,
  state: "running",
  ok: null,
  exit_reason: null,
  created_at: BEGUN,
  started_at: BEGUN,
  finished_at: null,
  receipt_sha: null,
  calls_in_doubt: 0,
  conversation_id: null,
  cancel_requested: false,
});
