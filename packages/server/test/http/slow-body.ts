import assert from "node:assert/strict";

/** A body of which the test decides when a part arrives. `asked` waits until the service waits for part `n`. */
export function slowBody() {
  let [asks, cancelled] = [0, false];
  let send!: ReadableStreamDefaultController<Uint8Array>;
  const source = {
    start: (controller: ReadableStreamDefaultController<Uint8Array>) => void (send = controller),
    pull: () => void (asks += 1),
    cancel: () => void (cancelled = true),
  };
  return {
    body: new ReadableStream(source, { highWaterMark: 0 }),
    send: (bytes: Uint8Array) => send.enqueue(bytes),
    end: () => send.close(),
    breakOff: () => send.error(new Error("aborted")),
    cancelled: () => cancelled,
    asked: async (n: number) => {
      // Timers may stand still meanwhile.
      const end = Date.now() + 20_000;
      const waits = () => asks < n && Date.now() < end;
      while (waits()) await new Promise(setImmediate);
      assert.equal(asks, n);
    },
  };
}
