import type { CDPSession, Frame } from "playwright-core";
import { scriptWith } from "./bundle-script.ts";
import { callExpression, type CallArguments, type CallResult } from "./call-expression.ts";
import type { PageApi } from "./in-page-api.ts";

/** Whether the time that a page lives in is ours to move; in real time nothing of ours is in it. */
export type Time = "real" | "virtual";

/** Named as one of the driver's would be. */
const WORLD_NAME = "signet";

/** What a page has tried so far, as told by the script in it. */
export interface PageActivity {
  storm: boolean;
  rtc: number;
  close: number;
  download: number;
  sound: number;
  live: number;
}

/** What one can ask of a page's frame, past the page's own code. */
export interface IsolatedWorld {
  /** Calls a method of the API in the world beside the page. */
  call<Name extends keyof PageApi>(
    name: Name,
    ...given: CallArguments<PageApi, Name>
  ): Promise<CallResult<PageApi, Name>>;
  /** Runs the text of a library in that world. */
  load(library: string): Promise<void>;
  /** Moves the page's time on by `ms`; with 0 only asks. Throws when the answer is not of the fixed form. */
  advance(ms: number): Promise<PageActivity>;
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
    worldName: WORLD_NAME,
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
  await evaluate(scriptWith("isolated-world-script", { key }));
  const call: IsolatedWorld["call"] = async <Name extends keyof PageApi>(
    name: Name,
    ...given: CallArguments<PageApi, Name>
  ) => (await evaluate(callExpression("signet", name, given))) as CallResult<PageApi, Name>;
  return {
    call,
    load: async (library) => void (await evaluate(library)),
    advance: async (ms) => readAnswer(await call("advance", ms)),
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

function readAnswer(answer: unknown): PageActivity {
  const match = typeof answer === "string" ? ANSWER.exec(answer) : null;
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
