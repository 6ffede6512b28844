import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import {
  checkpointText,
  createTreeHead,
  type NoteSignature,
  openCheckpoint,
  signatureLines,
} from "@signet/verify";
import { createCosigning } from "../../../src/modules/ledger/cosigning.ts";
import { newLogKey, newWitnessKey } from "../../../../verify/test/support/signed-log.ts";
import { fakeClock } from "../../support/clock.ts";
import { until } from "../../support/until.ts";

const ORIGIN = "log.example/1";
const answer = (status: number, body: string) => new Response(body, { status });

/** A service whose one witness is the test's: `answers` says what becomes of each request. */
async function askedWitness(
  t: TestContext,
  answers: (body: string, signal: AbortSignal) => Response | Promise<Response>,
) {
  const clock = fakeClock();
  const [log, witness] = [await newLogKey(ORIGIN), await newWitnessKey("w.example/1")];
  const signedAt = async (size: number) => {
    const tree = createTreeHead();
    for (let i = 0; i < size; i++) await tree.append(new Uint8Array(32).fill(i));
    const root = await tree.root();
    return { text: log.signed(checkpointText({ origin: ORIGIN, size, root })), size, root, at: clock.now() };
  };
  const newest = await signedAt(3);
  const logged: string[] = [];
  const write = (_: object, text: string) => void logged.push(text);
  const asked: number[] = [];
  const cosigning = createCosigning({
    witnesses: [{ key: witness.verifier, url: "http://witness.test" }],
    checkpoints: { newest: () => newest, onSigned: () => () => undefined },
    consistency: async () => [],
    fetch: async (_input, init) => {
      asked.push(clock.now());
      return answers(init!.body as string, init!.signal!);
    },
    clock,
    log: { debug: write, info: write, warn: write, error: write },
  });
  t.after(() => cosigning.stop());
  const report = () => cosigning.reports()[0]!;
  return {
    cosigning,
    clock,
    log,
    witness,
    asked,
    logged,
    report,
    signedAt,
  };
}

const linesOf = (...signatures: NoteSignature[]) => signatureLines(signatures);

test("a witness that fails is asked again later and later, at most five minutes apart, and told in health; one that recovers is asked at once again", async (t) => {
  let fails = true;
  const made = await askedWitness(t, (body) => {
    if (fails) throw new TypeError("fetch failed");
    return answer(200, linesOf(made.witness.cosignature(body.slice(body.indexOf("\n\n") + 2))));
  });
  const { asked, clock, report } = made;
  made.cosigning.start();
  for (let n = 1; n <= 10; n++) {
    await until(async () => asked.length >= n || (clock.advance(2_000), false));
    await until(async () => report().fault !== null);
  }
  const waits = asked.slice(1).map((at, i) => Math.floor((at - asked[i]!) / 1_000));
  for (const [i, wait] of waits.entries()) {
    const least = Math.min(300, 2 * 2 ** i);
    assert.ok(wait >= least && wait <= least + 6, `wait ${i}: ${wait} s, expected ${least}`);
  }
  assert.equal(report().fault, "it cannot be reached");
  assert.equal(made.logged.length, 1, "the same fault is logged once");
  fails = false;
  await until(async () => report().fault === null || (clock.advance(1_000), false));
  assert.equal(report().size, 3);
});

const BAD: [
  string,
  (made: Awaited<ReturnType<typeof askedWitness>>, checkpoint: string) => Promise<Response> | Response,
  RegExp,
][] = [
  ["an answer without an end", () => endless(), /too long/],
  ["an answer that is too long", () => answer(200, "x".repeat(20_000)), /too long/],
  ["no signature", () => answer(200, "hello\n"), /no valid signature/],
  [
    "a signature that is not valid",
    ({ witness }, text) => {
      const made = witness.cosignature(text);
      return answer(
        200,
        linesOf({ ...made, bytes: made.bytes.map((byte, i) => (i === 20 ? byte ^ 1 : byte)) }),
      );
    },
    /no valid signature/,
  ],
  [
    "a signature of another checkpoint",
    async ({ witness, signedAt }) => answer(200, linesOf(witness.cosignature((await signedAt(2)).text))),
    /no valid signature/,
  ],
  [
    "a signature of another witness of its name",
    async (_, text) => answer(200, linesOf((await newWitnessKey("w.example/1")).cosignature(text))),
    /no valid signature/,
  ],
  ["a conflict without a size", () => answer(409, "soon\n"), /does not say which size/],
  ["another size each time", ({ asked }) => answer(409, `${asked.length % 3}\n`), /another size each time/],
  ["more lines than there are", () => answer(409, "9\n"), /has seen 9 lines, but this ledger has 3/],
  ["a redirection", () => answer(302, ""), /status 302/],
];

for (const [name, answers, fault] of BAD)
  test(`of a witness that answers with ${name}, nothing is kept, and health says what is wrong`, async (t) => {
    const made = await askedWitness(t, (body) => answers(made, body.slice(body.indexOf("\n\n") + 2)));
    made.cosigning.start();
    await until(async () => made.report().fault !== null);
    assert.match(made.report().fault!, fault);
    assert.deepEqual([made.report().size, made.report().at, made.cosigning.best(0)], [null, null, null]);
    assert.ok(made.asked.length <= 4, `${made.asked.length} requests in one round`);
  });

test("what a witness signed of this checkpoint is kept with the ledger's own signature, and nothing else of its answer", async (t) => {
  const made = await askedWitness(t, async (body) => {
    const text = body.slice(body.indexOf("\n\n") + 2);
    const other = await newWitnessKey("w.example/2");
    return answer(200, linesOf(other.cosignature(text), made.witness.cosignature(text)));
  });
  made.cosigning.start();
  await until(async () => made.report().size === 3);
  const best = made.cosigning.best(0)!;
  const { signers, note } = await openCheckpoint(best.text, [made.log.verifier, made.witness.verifier]);
  assert.deepEqual([signers.length, note.signatures.length, best.by], [2, 2, 1]);
});

test(
  "a witness that never answers is given up after ten seconds, and holds up no stop",
  { timeout: 15_000 },
  async (t) => {
    let given = new AbortController();
    t.mock.method(AbortSignal, "timeout", (ms: number) => {
      assert.equal(ms, 10_000);
      return given.signal;
    });
    const never = (_: string, signal: AbortSignal) =>
      new Promise<Response>((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
      });
    const first = await askedWitness(t, never);
    first.cosigning.start();
    await until(async () => first.asked.length === 1);
    assert.equal(first.report().fault, null);
    given.abort(new DOMException("too slow", "TimeoutError"));
    await until(async () => first.report().fault === "it cannot be reached");
    given = new AbortController();
    const second = await askedWitness(t, never);
    second.cosigning.start();
    await until(async () => second.asked.length === 1);
    await second.cosigning.stop();
    assert.equal(second.report().fault, null, "the stop is no fault of the witness");
  },
);

/** An answer whose sender never stops. */
function endless(): Response {
  const chunk = new TextEncoder().encode("x".repeat(4_096));
  return new Response(new ReadableStream({ pull: (controller) => controller.enqueue(chunk) }));
}
