import type { Browser, CDPSession } from "playwright-core";

/**
 * Sends commands of the DevTools protocol to one target, without the driver's work around each of them, which takes longer than
 * most commands. Rejects with an error if the target refuses a command, or is gone.
 */
export type DirectSession = Pick<CDPSession, "send">;

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: { sessionId?: string };
  result?: unknown;
  error?: { message: string };
}

/** Sessions beside those of the driver, over the same connection. */
export interface DirectSessions {
  /** Opens a session for a target. */
  attach(targetId: string): Promise<DirectSession>;
  /** Takes a message that the browser has sent; true if it is for one of these sessions. */
  receive(message: Message): boolean;
  /** Rejects everything that waits for an answer. */
  end(): void;
}

interface Waiting {
  method: string;
  sessionId: string | undefined;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** The first number of these commands. The driver counts its own from 1. */
const FIRST_ID = 1_000_000_000;

/** Creates the sessions of a connection over which `send` sends messages. */
export function createDirectSessions(send: (message: object) => void): DirectSessions {
  const waiting = new Map<number, Waiting>();
  const open = new Set<string>();
  let next = FIRST_ID;
  let ended = false;
  let root: Promise<string> | undefined;

  const ask = (method: string, params: object, sessionId?: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (ended || (sessionId !== undefined && !open.has(sessionId))) return reject(gone(method));
      const id = next++;
      waiting.set(id, { method, sessionId, resolve, reject });
      send({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) });
    });
  const rejectAll = (isMeant: (one: Waiting) => boolean) => {
    for (const [id, one] of waiting)
      if (isMeant(one)) {
        waiting.delete(id);
        one.reject(gone(one.method));
      }
  };
  const close = (sessionId: string) => {
    open.delete(sessionId);
    rejectAll((one) => one.sessionId === sessionId);
  };
  const opened = async (answer: Promise<unknown>): Promise<string> => {
    const { sessionId } = (await answer) as { sessionId: string };
    open.add(sessionId);
    return sessionId;
  };

  return {
    async attach(targetId) {
      // The driver takes sessions that are announced to it for new pages, so they are opened from a session of their own.
      root ??= opened(ask("Target.attachToBrowserTarget", {}));
      const sessionId = await opened(ask("Target.attachToTarget", { targetId, flatten: true }, await root));
      return {
        send: ((method: string, params: object = {}) =>
          ask(method, params, sessionId)) as DirectSession["send"],
      };
    },
    receive({ id, sessionId, method, params, result, error }) {
      const one = id === undefined ? undefined : waiting.get(id);
      if (id !== undefined && one) {
        waiting.delete(id);
        if (error) one.reject(new Error(`${one.method}: ${error.message}`));
        else one.resolve(result);
        return true;
      }
      if (method === "Target.detachedFromTarget" && params?.sessionId !== undefined) close(params.sessionId);
      return (sessionId !== undefined && open.has(sessionId)) || (id !== undefined && id >= FIRST_ID);
    },
    end() {
      ended = true;
      rejectAll(() => true);
    },
  };
}

const gone = (method: string) => new Error(`${method}: the target is gone`);

const known = new WeakMap<Browser, DirectSessions>();

/** Has the sessions that the driver opens in a browser replaced by direct ones. */
export const useDirectSessions = (browser: Browser, sessions: DirectSessions): void =>
  void known.set(browser, sessions);

/** A direct session for the target of a session of the driver; that session itself if the browser has no direct ones. */
export async function directSession(browser: Browser, driven: CDPSession): Promise<DirectSession> {
  const sessions = known.get(browser);
  if (!sessions) return driven;
  const { targetInfo } = await driven.send("Target.getTargetInfo");
  return sessions.attach(targetInfo.targetId);
}
