import type { CDPSession } from "playwright-core";
import { callExpression } from "./call-expression.ts";

const GROUP = "hears";
/** Events by which a page learns of a press. */
const TELLING =
  /^(?:click|dblclick|auxclick|contextmenu|pointer|mouse|touch|key|focus|blur|submit|command|gesture|drag|toggle|beforetoggle)/;

/**
 * Whether anything in the page can hear a press on the button of an identity: a listener on it, in it, on anything that
 * contains it, or on the window. Also true if the button is not there. The browser tells, so the page cannot hide a listener.
 */
export async function hears(cdp: CDPSession, contextId: number, id: string): Promise<boolean> {
  const { result } = await cdp.send("Runtime.evaluate", {
    expression: callExpression("signet", "eventPath", [id]),
    contextId,
    objectGroup: GROUP,
  });
  try {
    const path = await itemsOf(cdp, result.objectId);
    const known = await Promise.all(path.map((objectId) => inPage(cdp, objectId)));
    const page = known.at(-1);
    if (page === undefined) return true;
    const onPath = await Promise.all(known.map((objectId) => listenersOf(cdp, objectId)));
    const onWindow = await listenersOf(cdp, await windowOf(cdp, page));
    // The first is the verifier's own, which counts downloads.
    const own = onWindow.findIndex(({ type, useCapture }) => type === "click" && useCapture);
    const heard = [...onPath.flat(), ...onWindow.filter((_, at) => at !== own)];
    return heard.some(({ type }) => TELLING.test(type));
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
