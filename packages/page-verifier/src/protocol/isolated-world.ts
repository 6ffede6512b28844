import type { Frame } from "playwright-core";
import { directSession, type DirectSession } from "../direct-session.ts";
import { scriptWith } from "./bundle-script.ts";
import { callExpression, type CallArguments, type CallResult } from "./call-expression.ts";
import { hears, hearsFinger, hearsMouseOnly, takesTouch } from "./hears.ts";
import type { PageApi } from "./in-page-api.ts";

/** `virtual`: the verifier controls the page's clock. `real`: the page runs unmodified, without any script of the verifier. */
export type Time = "real" | "virtual";

/** The name of the isolated world, which looks like one of a browser driver. */
const WORLD_NAME = "signet";

/** What a page has attempted so far, reported by the script in it. `storm`: it had more callbacks than virtual time allows. */
export interface PageActivity {
  storm: boolean;
  /** Milliseconds of an advance that are left to be asked for again, because the page draws slowly. */
  left: number;
  /** The frames of the advance, and what they cost in real milliseconds. */
  frames: number;
  cost: number;
  rtc: number;
  close: number;
  download: number;
  sound: number;
  live: number;
  outward: number;
  /** 1 if nothing is due: without input the page stays as it is. */
  rests: number;
}

/** An isolated world of a page's frame, out of reach of the page's own code. */
export interface IsolatedWorld {
  /** Calls a method of the API in the isolated world. */
  call<Name extends keyof PageApi>(
    name: Name,
    ...given: CallArguments<PageApi, Name>
  ): Promise<CallResult<PageApi, Name>>;
  /** Evaluates the source of a library in the isolated world. */
  load(library: string): Promise<void>;
  /** Advances the page's time by `ms` and returns its activity; 0 only returns it. Throws if the answer is malformed. */
  advance(ms: number, frameMs: number): Promise<PageActivity>;
  /** The number of open WebRTC peer connections. */
  peers(): Promise<number>;
  /** Whether anything in the page can hear a press on the button of an identity. */
  hears(id: string): Promise<boolean>;
  /** Whether a drag of what a checklist names is heard from a mouse only. */
  hearsMouseOnly(wanted: string): Promise<boolean>;
  /** Whether anything that is shown takes a touch, besides buttons that only start or stop. */
  takesTouch(): Promise<boolean>;
  /** Whether anything hears what a finger sends besides a tap. */
  hearsFinger(): Promise<boolean>;
  /** Measures memory after a garbage collection. */
  weigh(): Promise<Weight>;
}

/** The memory of a page: heap in bytes, DOM nodes and event listeners. */
export interface Weight {
  heapBytes: number;
  nodes: number;
  listeners: number;
}

const ANSWER =
  /^(done|storm) left=(\d+) frames=(\d+) cost=(\d+) rtc=(\d+) close=(\d+) download=(\d+) sound=(\d+) live=(\d+) outward=(\d+) rests=([01])$/;

/** How to enter an isolated world. */
export interface EnterOptions {
  key: string;
  time: Time;
  /** Waits for the answer to one of the questions that are asked on the way, with a deadline. */
  ask: <T>(question: Promise<T>) => Promise<T>;
}

/** Creates the isolated world of `frame`, the main or a child frame of the page of `tab`. In virtual time, animations are paused. */
export async function enterIsolatedWorld(
  tab: DirectSession,
  frame: Frame,
  { key, time, ask }: EnterOptions,
): Promise<IsolatedWorld> {
  const top = frame.parentFrame() === null;
  // An out-of-process frame has its own CDP session.
  const own = top ? undefined : await ask(sessionOf(frame));
  const session = own ?? tab;
  const frameId = await ask(findFrame(session, top || own !== undefined));
  await ask(session.send("Animation.enable"));
  await ask(session.send("Animation.setPlaybackRate", { playbackRate: time === "virtual" ? 0 : 1 }));
  const { executionContextId } = await ask(
    session.send("Page.createIsolatedWorld", { frameId, worldName: WORLD_NAME }),
  );
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
  await ask(evaluate(scriptWith("isolated-world-script", { key })));
  const call: IsolatedWorld["call"] = async <Name extends keyof PageApi>(
    name: Name,
    ...given: CallArguments<PageApi, Name>
  ) => (await evaluate(callExpression("signet", name, given))) as CallResult<PageApi, Name>;
  return {
    call,
    load: async (library) => void (await evaluate(library)),
    advance: async (ms, frameMs) => readAnswer(await call("advance", ms, frameMs)),
    async peers() {
      await session.send("Performance.enable");
      return metricOf(await session.send("Performance.getMetrics"), "RTCPeerConnections");
    },
    hears: (id) => hears(session, executionContextId, id),
    hearsMouseOnly: (wanted) => hearsMouseOnly(session, executionContextId, wanted),
    takesTouch: async () => (await call("hasNative")) || takesTouch(session, executionContextId),
    hearsFinger: () => hearsFinger(session, executionContextId),
    weigh: () => weigh(session),
  };
}

async function sessionOf(frame: Frame): Promise<DirectSession | undefined> {
  const context = frame.page().context();
  const driven = await context.newCDPSession(frame).catch(() => undefined);
  return driven && directSession(context.browser()!, driven);
}

/** The id of the frame: the root of its own session, or the only child of the host page. */
async function findFrame(session: DirectSession, own: boolean): Promise<string> {
  const { frameTree } = await session.send("Page.getFrameTree");
  const id = own ? frameTree.frame.id : frameTree.childFrames?.[0]?.frame.id;
  if (id === undefined) throw new Error("The frame is gone");
  return id;
}

function readAnswer(answer: unknown): PageActivity {
  const match = typeof answer === "string" ? ANSWER.exec(answer) : null;
  if (!match) throw new Error("The page has tampered with its clock");
  const [left, frames, cost, rtc, close, download, sound, live, outward, rests] = match
    .slice(2)
    .map(Number) as Ten;
  const storm = match[1] === "storm";
  return { storm, left: left / 1_000, frames, cost, rtc, close, download, sound, live, outward, rests };
}

type Ten = [number, number, number, number, number, number, number, number, number, number];

async function weigh(session: DirectSession): Promise<Weight> {
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
