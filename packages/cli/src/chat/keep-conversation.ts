import { randomBytes } from "node:crypto";
import { fit, oneLine } from "../text.ts";
import type { ChatExchange } from "./conversation.ts";
import type { ConversationFiles, ConversationHead } from "./conversation-files.ts";

const FIRST_WORDS_COLUMNS = 100;

/** Keeps one conversation after another. */
export interface ConversationKeeper {
  /** Stores the conversation as it is now; one without exchanges is removed. */
  keep(exchanges: readonly ChatExchange[]): Promise<void>;
  /** What is kept from now on is another conversation. */
  beginAnew(): void;
  /** The id of the conversation; null while nothing of it is kept. */
  id(): string | null;
}

/** Keeps nothing. */
export const NO_KEEPER: ConversationKeeper = {
  keep: async () => {},
  beginAnew() {},
  id: () => null,
};

export interface KeeperOptions {
  files: ConversationFiles;
  service: string;
  /** The conversation that goes on; null for a new one. */
  from: ConversationHead | null;
  nowMs: () => number;
  say: (text: string) => void;
}

/**
 * Keeps a conversation held with `service` under its id. One that was changed elsewhere in the meantime is not overwritten:
 * this one goes on under a new id. If a file cannot be written, `say` reports it once.
 */
export function createKeeper({ files, service, from, nowMs, say }: KeeperOptions): ConversationKeeper {
  let head = from;
  let reported = false;

  const store = async (exchanges: readonly ChatExchange[]) => {
    const [first] = exchanges;
    const stored = head && (await files.read(head.id));
    const isOurs = stored === null || stored.answered_at === head?.answered_at;
    if (first === undefined) {
      if (head && isOurs) await files.remove(head.id);
      head = null;
      return;
    }
    const now = new Date(nowMs()).toISOString();
    head = {
      id: head && isOurs ? head.id : randomBytes(4).toString("hex"),
      service,
      began_at: head?.began_at ?? now,
      answered_at: now,
      questions: exchanges.length,
      first_words: fit(oneLine(first.question), FIRST_WORDS_COLUMNS),
    };
    await files.write({ ...head, exchanges: [...exchanges] });
  };
  return {
    async keep(exchanges) {
      try {
        await store(exchanges);
      } catch (error) {
        const { code, path } = error as NodeJS.ErrnoException;
        if (code === undefined) throw error;
        if (!reported) say(`the conversation is not kept: ${path} (${code})`);
        reported = true;
      }
    },
    beginAnew: () => void (head = null),
    id: () => head?.id ?? null,
  };
}
