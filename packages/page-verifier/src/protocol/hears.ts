import type { CDPSession } from "playwright-core";
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
export async function hears(cdp: CDPSession, contextId: number, id: string): Promise<boolean> {
  const heard = await heardOn(cdp, contextId, callExpression("signet", "eventPath", [id]));
  return heard === undefined || heard.some((type) => TELLING.test(type));
}

/** Whether a drag of what a checklist names is heard from a mouse, and from nothing that a finger sends. */
export async function hearsMouseOnly(cdp: CDPSession, contextId: number, wanted: string): Promise<boolean> {
  const heard = (await heardOn(cdp, contextId, callExpression("signet", "dragPath", [wanted]))) ?? [];
  return heard.some((type) => BY_MOUSE.test(type)) && !heard.some((type) => BY_FINGER.test(type));
}

/** The events that are heard on a path of nodes, or on the window; undefined if the path is empty. */
async function heardOn(
  cdp: CDPSession,
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
    const onWindow = await listenersOf(cdp, await windowOf(cdp, page));
    // The first is the verifier's own, which counts downloads.
    const own = onWindow.findIndex(({ type, useCapture }) => type === "click" && useCapture);
    return [...onPath.flat(), ...onWindow.filter((_, at) => at !== own)].map(({ type }) => type);
  } finally {
    await cdp.send("Runtime.releaseObjectGroup", { objectGroup: GROUP });
  }
}

/** The ids of the items of an array, in order. */
async function itemsOf(cdp: CDPSession, objectId: string | undefined): Promise<string[]> {
  if (objectId === undefined) return [];
  const { result } = await cdp.send("Runtime.getProperties", { objectId, ownProperties: true });
  return result
    .filter(({ name }) => /^\d+$/.test(name))
    .toSorted((a, b) => Number(a.name) - Number(b.name))
    .flatMap(({ value }) => value?.objectId ?? []);
}

/** A node of the isolated world as the page's own world has it, where its listeners are. */
async function inPage(cdp: CDPSession, objectId: string): Promise<string> {
  const { node } = await cdp.send("DOM.describeNode", { objectId });
  const { backendNodeId } = node;
  const { object } = await cdp.send("DOM.resolveNode", { backendNodeId, objectGroup: GROUP });
  return object.objectId!;
}

async function windowOf(cdp: CDPSession, documentId: string): Promise<string> {
  const { result } = await cdp.send("Runtime.callFunctionOn", {
    objectId: documentId,
    functionDeclaration: "function () { return this.defaultView; }",
    objectGroup: GROUP,
  });
  return result.objectId!;
}

const listenersOf = async (cdp: CDPSession, objectId: string) =>
  (await cdp.send("DOMDebugger.getEventListeners", { objectId })).listeners;
