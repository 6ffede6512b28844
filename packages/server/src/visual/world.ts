import type { CDPSession, Frame } from "playwright-core";
import type { Time } from "./stage.ts";
import { EYES_WORLD, INSIDE_EYES } from "./inside.ts";

/** What the door said of the page after time has moved on. */
export interface DoorState {
  storm: boolean;
  rtc: number;
  close: number;
  download: number;
  sound: number;
  live: number;
  trespass: number;
}

/** What one can ask of a page's frame, past the page's own code. */
export interface World {
  /** The value of an expression, from the world beside the page. */
  look<T>(expression: string): Promise<T>;
  /** Moves the page's time on by `ms`; with 0 only asks. Throws when the answer is not of the fixed form. */
  door(ms: number): Promise<DoorState>;
  /** Bytes in use after a collection, elements and listeners. */
  weigh(): Promise<Weight>;
}

/** What a page takes. */
export interface Weight {
  heapBytes: number;
  nodes: number;
  listeners: number;
}

const ANSWER = /^(done|storm) rtc=(\d+) close=(\d+) download=(\d+) sound=(\d+) live=(\d+) trespass=(\d+)$/;

/** Enters the worlds of `frame`, which stands in the page of `tab`. In virtual time its animations stand still from now on. */
export async function enterWorld(tab: CDPSession, frame: Frame, key: string, time: Time): Promise<World> {
  // A frame that has a process of its own has a session of its own.
  const own = await frame
    .page()
    .context()
    .newCDPSession(frame)
    .catch(() => undefined);
  const session = own ?? tab;
  const frameId = await findFrame(session, own !== undefined);
  const main = await mainWorld(session, frameId);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: time === "virtual" ? 0 : 1 });
  const { executionContextId } = await session.send("Page.createIsolatedWorld", {
    frameId,
    worldName: EYES_WORLD,
  });
  const evaluate = async (expression: string, contextId: number): Promise<unknown> => {
    const { result, exceptionDetails } = await session.send("Runtime.evaluate", {
      expression,
      contextId,
      returnByValue: true,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  await evaluate(INSIDE_EYES, executionContextId);
  return {
    look: async <T>(expression: string) => (await evaluate(expression, executionContextId)) as T,
    door: async (ms) => readAnswer(await evaluate(`__door(${JSON.stringify(key)}, ${ms})`, main)),
    weigh: () => weigh(session),
  };
}

/** The frame's own id: the root of its own session, or the one child of the host. */
async function findFrame(session: CDPSession, own: boolean): Promise<string> {
  const { frameTree } = await session.send("Page.getFrameTree");
  const id = own ? frameTree.frame.id : frameTree.childFrames?.[0]?.frame.id;
  if (id === undefined) throw new Error("The frame is gone");
  return id;
}

interface WorldSaid {
  id: number;
  auxData?: { frameId?: string; isDefault?: boolean };
}

/** The frame's main world. All worlds are told of when that is asked for; what is said later, the driver hears. */
async function mainWorld(session: CDPSession, frameId: string): Promise<number> {
  let found: number | undefined;
  const hear = ({ context: { id, auxData } }: { context: WorldSaid }) => {
    if (auxData?.isDefault && auxData.frameId === frameId) found = id;
  };
  session.on("Runtime.executionContextCreated", hear);
  await session.send("Runtime.enable");
  session.off("Runtime.executionContextCreated", hear);
  await session.send("Runtime.disable");
  if (found === undefined) throw new Error("The frame is gone");
  return found;
}

function readAnswer(said: unknown): DoorState {
  const match = typeof said === "string" ? ANSWER.exec(said) : null;
  if (!match) throw new Error("The page has tampered with its clock");
  const [rtc, close, download, sound, live, trespass] = match.slice(2).map(Number) as Six;
  return { storm: match[1] === "storm", rtc, close, download, sound, live, trespass };
}

type Six = [number, number, number, number, number, number];

async function weigh(session: CDPSession): Promise<Weight> {
  await session.send("Performance.enable");
  await session.send("HeapProfiler.collectGarbage");
  const heap = (await session.send("Runtime.getHeapUsage")) as {
    usedSize: number;
    backingStorageSize?: number;
  };
  const { metrics } = await session.send("Performance.getMetrics");
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  return {
    heapBytes: heap.usedSize + (heap.backingStorageSize ?? 0),
    nodes: metric("Nodes"),
    listeners: metric("JSEventListeners"),
  };
}
