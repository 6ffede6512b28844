import type { CDPSession, Frame } from "playwright-core";
import { EYES_WORLD, insideEyes } from "./inside.ts";

/** Whether the time that a page lives in is ours to move; in real time nothing of ours is in it. */
export type Time = "real" | "virtual";

/** What the door said of the page after time has moved on. */
export interface DoorState {
  storm: boolean;
  rtc: number;
  close: number;
  download: number;
  sound: number;
  live: number;
}

/** What one can ask of a page's frame, past the page's own code. */
export interface IsolatedWorld {
  /** The value of an expression, from the world beside the page. */
  evaluate<T>(expression: string): Promise<T>;
  /** Moves the page's time on by `ms`; with 0 only asks. Throws when the answer is not of the fixed form. */
  door(ms: number): Promise<DoorState>;
  /** How many connections to peers there are. */
  peers(): Promise<number>;
  /** Bytes in use after a collection, elements and listeners. */
  weigh(): Promise<Weight>;
}

/** What a page takes. */
export interface Weight {
  heapBytes: number;
  nodes: number;
  listeners: number;
}

const ANSWER = /^(done|storm) rtc=(\d+) close=(\d+) download=(\d+) sound=(\d+) live=(\d+)$/;

/** Enters the world beside `frame`, which is or stands in the page of `tab`. In virtual time its animations stand still from now on. */
export async function enterIsolatedWorld(
  tab: CDPSession,
  frame: Frame,
  key: string,
  time: Time,
): Promise<IsolatedWorld> {
  const top = frame.parentFrame() === null;
  // A frame that has a process of its own has a session of its own.
  const own = top ? undefined : await sessionOf(frame);
  const session = own ?? tab;
  const frameId = await findFrame(session, top || own !== undefined);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: time === "virtual" ? 0 : 1 });
  const { executionContextId } = await session.send("Page.createIsolatedWorld", {
    frameId,
    worldName: EYES_WORLD,
  });
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = await session.send("Runtime.evaluate", {
      expression,
      contextId: executionContextId,
      returnByValue: true,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  await evaluate(insideEyes(key));
  return {
    evaluate: async <T>(expression: string) => (await evaluate(expression)) as T,
    door: async (ms) => readAnswer(await evaluate(`eyes.advance(${ms})`)),
    async peers() {
      await session.send("Performance.enable");
      return metricOf(await session.send("Performance.getMetrics"), "RTCPeerConnections");
    },
    weigh: () => weigh(session),
  };
}

const sessionOf = (frame: Frame): Promise<CDPSession | undefined> =>
  frame
    .page()
    .context()
    .newCDPSession(frame)
    .catch(() => undefined);

/** The frame's own id: the root of its own session, or the one child of the host. */
async function findFrame(session: CDPSession, own: boolean): Promise<string> {
  const { frameTree } = await session.send("Page.getFrameTree");
  const id = own ? frameTree.frame.id : frameTree.childFrames?.[0]?.frame.id;
  if (id === undefined) throw new Error("The frame is gone");
  return id;
}

function readAnswer(said: unknown): DoorState {
  const match = typeof said === "string" ? ANSWER.exec(said) : null;
  if (!match) throw new Error("The page has tampered with its clock");
  const [rtc, close, download, sound, live] = match.slice(2).map(Number) as Five;
  return { storm: match[1] === "storm", rtc, close, download, sound, live };
}

type Five = [number, number, number, number, number];

async function weigh(session: CDPSession): Promise<Weight> {
  await session.send("Performance.enable");
  await session.send("HeapProfiler.collectGarbage");
  const heap = (await session.send("Runtime.getHeapUsage")) as {
    usedSize: number;
    backingStorageSize?: number;
  };
  const measured = await session.send("Performance.getMetrics");
  return {
    heapBytes: heap.usedSize + (heap.backingStorageSize ?? 0),
    nodes: metricOf(measured, "Nodes"),
    listeners: metricOf(measured, "JSEventListeners"),
  };
}

const metricOf = ({ metrics }: { metrics: { name: string; value: number }[] }, name: string) =>
  metrics.find((one) => one.name === name)?.value ?? 0;
