import type { DirectSession } from "../direct-session.ts";
import { callExpression } from "./call-expression.ts";

const GROUP = "hears";
const BY_MOUSE = /^mouse(?:down|move)$/;
const BY_FINGER = /^(?:touch|pointer|drag)/;
/** Events by which a page learns of a press. */
const TELLING =
  /^(?:click|dblclick|auxclick|contextmenu|pointer|mouse|touch|key|focus|blur|submit|command|gesture|drag|toggle|beforetoggle)/;

/**
 * Whether anything in the page can hear a press on the button of an identity: a listener on it, in it, on anything that
 * contains it, or on the window. Also true if the button is not there. The browser tells, so the page cannot hide a listener.
 */
export async function hears(cdp: DirectSession, contextId: number, id: string): Promise<boolean> {
  const heard = await heardOn(cdp, contextId, callExpression("signet", "eventPath", [id]));
  return heard === undefined || heard.some((type) => TELLING.test(type));
}

/** Whether a drag of what a checklist names is heard from a mouse, and from nothing that a finger sends. */
export async function hearsMouseOnly(
  cdp: DirectSession,
  contextId: number,
  wanted: string,
): Promise<boolean> {
  const heard = (await heardOn(cdp, contextId, callExpression("signet", "dragPath", [wanted]))) ?? [];
  return heard.some((type) => BY_MOUSE.test(type)) && !heard.some((type) => BY_FINGER.test(type));
}

/** Events by which a page learns of a finger. */
const BY_TOUCH =
  /^(?:click|dblclick|auxclick|contextmenu|pointer(?!lock)|mouse|touch|drag|gesture|input|change|submit|toggle)/;
const MOST_LISTENERS = 80;

/**
 * Whether anything that is shown takes a touch: a listener on it or on the document or the window, or a link or field. Buttons
 * that only start, stop or mute do not count. True if there are too many listeners to be asked.
 */
export async function takesTouch(cdp: DirectSession, contextId: number): Promise<boolean> {
  try {
    const { onWindow, inside } = await everyListener(cdp, contextId);
    if (onWindow.some(({ type }) => BY_TOUCH.test(type))) return true;
    const nodes = new Set(
      inside.flatMap(({ type, backendNodeId }) =>
        BY_TOUCH.test(type) && backendNodeId !== undefined ? [backendNodeId] : [],
      ),
    );
    if (nodes.size > MOST_LISTENERS) return true;
    for (const backendNodeId of nodes) if (await isPlayed(cdp, contextId, backendNodeId)) return true;
    return false;
  } finally {
    await cdp.send("Runtime.releaseObjectGroup", { objectGroup: GROUP });
  }
}

/** Whether anything in the page hears what a finger sends besides a tap. */
export async function hearsFinger(cdp: DirectSession, contextId: number): Promise<boolean> {
  try {
    const { onWindow, inside } = await everyListener(cdp, contextId);
    return [...onWindow, ...inside].some(({ type }) => BY_FINGER.test(type));
  } finally {
    await cdp.send("Runtime.releaseObjectGroup", { objectGroup: GROUP });
  }
}

/** The page's listeners on the window, and those on the document and in it. */
async function everyListener(cdp: DirectSession, contextId: number) {
  const { result } = await cdp.send("Runtime.evaluate", {
    expression: "document",
    contextId,
    objectGroup: GROUP,
  });
  const page = await inPage(cdp, result.objectId!);
  const onWindow = withoutOwn(await listenersOf(cdp, await windowOf(cdp, page)));
  const { listeners } = await cdp.send("DOMDebugger.getEventListeners", {
    objectId: page,
    depth: -1,
    pierce: true,
  });
  return { onWindow, inside: listeners };
}

async function isPlayed(
  cdp: DirectSession,
  executionContextId: number,
  backendNodeId: number,
): Promise<boolean> {
  const node = { backendNodeId, executionContextId, objectGroup: GROUP };
  const { object } = await cdp.send("DOM.resolveNode", node);
  const { result } = await cdp.send("Runtime.callFunctionOn", {
    objectId: object.objectId!,
    functionDeclaration: "function () { return signet.isPlayed(this); }",
    returnByValue: true,
  });
  return result.value !== false;
}

/** The events that are heard on a path of nodes, or on the window; undefined if the path is empty. */
async function heardOn(
  cdp: DirectSession,
  contextId: number,
  expression: string,
): Promise<string[] | undefined> {
  const { result } = await cdp.send("Runtime.evaluate", { expression, contextId, objectGroup: GROUP });
  try {
    const path = await itemsOf(cdp, result.objectId);
    const known = await Promise.all(path.map((objectId) => inPage(cdp, objectId)));
    const page = known.at(-1);
    if (page === undefined) return undefined;
    const onPath = await Promise.all(known.map((objectId) => listenersOf(cdp, objectId)));
    const onWindow = withoutOwn(await listenersOf(cdp, await windowOf(cdp, page)));
    return [...onPath.flat(), ...onWindow].map(({ type }) => type);
  } finally {
    await cdp.send("Runtime.releaseObjectGroup", { objectGroup: GROUP });
  }
}

/** The listeners on a window without the verifier's own, the first, which counts downloads. */
function withoutOwn<Heard extends { type: string; useCapture: boolean }>(onWindow: Heard[]): Heard[] {
  const own = onWindow.findIndex(({ type, useCapture }) => type === "click" && useCapture);
  return onWindow.filter((_, at) => at !== own);
}

/** The ids of the items of an array, in order. */
async function itemsOf(cdp: DirectSession, objectId: string | undefined): Promise<string[]> {
  if (objectId === undefined) return [];
  const { result } = await cdp.send("Runtime.getProperties", { objectId, ownProperties: true });
  return result
    .filter(({ name }) => /^\d+$/.test(name))
    .toSorted((a, b) => Number(a.name) - Number(b.name))
    .flatMap(({ value }) => value?.objectId ?? []);
}

/** A node of the isolated world as the page's own world has it, where its listeners are. */
async function inPage(cdp: DirectSession, objectId: string): Promise<string> {
  const { node } = await cdp.send("DOM.describeNode", { objectId });
  const { backendNodeId } = node;
  const { object } = await cdp.send("DOM.resolveNode", { backendNodeId, objectGroup: GROUP });
  return object.objectId!;
}

async function windowOf(cdp: DirectSession, documentId: string): Promise<string> {
  const { result } = await cdp.send("Runtime.callFunctionOn", {
    objectId: documentId,
    functionDeclaration: "function () { return this.defaultView; }",
    objectGroup: GROUP,
  });
  return result.objectId!;
}

const listenersOf = async (cdp: DirectSession, objectId: string) =>
  (await cdp.send("DOMDebugger.getEventListeners", { objectId })).listeners;
