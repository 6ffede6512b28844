import assert from "node:assert/strict";
import { test } from "node:test";
import { deadlinesOf } from "../../../src/modules/models/deadlines.ts";
import { ModelError } from "../../../src/modules/models/model-error.ts";
import { stillTimers } from "../../support/timers.ts";
import { createModel, request } from "./ask.ts";

const timeout = (retryable: boolean, says: RegExp) => (thrown: unknown) =>
  thrown instanceof ModelError &&
  thrown.code === "model_timeout" &&
  thrown.retryable === retryable &&
  says.test(thrown.message);

/** A turn after its first word, with a provider whose stream the test writes. Its silence may last 20 s. */
async function spoken({ tick }: ReturnType<typeof stillTimers>) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const headers = { "content-type": "text/event-stream" };
  const fetch: typeof globalThis.fetch = (_, init) => {
    const signal = init!.signal!;
    signal.addEventListener("abort", () => void writer.abort(signal.reason).catch(() => undefined));
    return Promise.resolve(new Response(readable, { headers }));
  };
  const deadlines = deadlinesOf({ silenceSeconds: 20 });
  const stream = createModel({ fetch, deadlines }).stream(request, new AbortController().signal);
  const say = async (text: string) => {
    await writer.write(Buffer.from(text));
    for (let i = 0; i < 5; i++) await new Promise(setImmediate);
  };
  const first = stream.next();
  await say(delta({ content: "a" }));
  assert.deepEqual((await first).value, { type: "text", text: "a" });
  return { stream, say, tick: (seconds: number) => tick(seconds * 1000) };
}

const delta = (fields: object) =>
  `data: ${JSON.stringify({ id: "c", choices: [{ index: 0, delta: fields, finish_reason: null }] })}\n\n`;
const KEEP_ALIVES = [": still here\n\n", delta({}), delta({ content: "" }), "event: ping\n\n"];

test(
  "a keep-alive is life, but ends the turn when nothing else comes for ten times as long",
  { timeout: 20_000 },
  async (t) => {
    const timers = stillTimers(t);
    for (const keepAlive of KEEP_ALIVES) {
      const { stream, say, tick } = await spoken(timers);
      let over = false;
      const turn = assert.rejects(stream.next(), timeout(false, /only keep-alives for 200 s/));
      void turn.finally(() => (over = true));
      for (let seconds = 15; seconds < 200; seconds += 15) {
        tick(15);
        await say(keepAlive);
        assert.ok(!over, `${keepAlive} at ${seconds} s`);
      }
      tick(5);
      await turn;
    }
  },
);

test("silence after a keep-alive is silence", { timeout: 20_000 }, async (t) => {
  const { stream, say, tick } = await spoken(stillTimers(t));
  const turn = assert.rejects(stream.next(), timeout(true, /fell silent for 20 s/));
  tick(15);
  await say(KEEP_ALIVES[0]!);
  tick(19);
  assert.equal(await Promise.race([turn, new Promise((r) => setImmediate(r, "waits"))]), "waits");
  tick(1);
  await turn;
});
