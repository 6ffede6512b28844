import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { UsageError } from "../command.ts";
import type { ChatExchange } from "./conversation.ts";

/** What the first line of a conversation's file says of it. */
export interface ConversationHead {
  id: string;
  /** The address of the service that it was held with. */
  service: string;
  began_at: string;
  /** When its last answer came. */
  answered_at: string;
  questions: number;
  first_words: string;
}

export interface KeptConversation extends ConversationHead {
  exchanges: ChatExchange[];
}

/** The conversations of a folder, a file of JSON lines each. Changes throw the errors of the file system. */
export interface ConversationFiles {
  /** Newest first. Files that are no conversations, or cannot be read, are left out. Throws UsageError if the folder cannot be read. */
  list(): Promise<ConversationHead[]>;
  /** Null if there is none, its file is no conversation, or it cannot be read. */
  read(id: string): Promise<KeptConversation | null>;
  /** Replaces the conversation atomically. A new one may displace the oldest. */
  write(kept: KeptConversation): Promise<void>;
  remove(id: string): Promise<void>;
}

const MOST_CONVERSATIONS = 200;
const HEAD_BYTES = 8_192;
/** More than any conversation that is kept. */
const MOST_BYTES = 8 << 20;
const FILE = /^([0-9a-f]{8})\.jsonl$/;
/** A file that was not renamed for so long belongs to a program that died. */
const ABANDONED_MS = 3_600_000;

/** Opens the conversations below `folder`, which is created with the first one. Nobody but their owner can read them. */
export function openConversationFiles(folder: string): ConversationFiles {
  const fileOf = (id: string) => path.join(folder, `${id}.jsonl`);
  const names = () =>
    readdir(folder).catch(({ code }: NodeJS.ErrnoException) => {
      if (code === "ENOENT") return [];
      throw new UsageError(`the conversations cannot be read: ${folder} (${code})`);
    });

  const list = async () => {
    const ids = (await names()).flatMap((name) => FILE.exec(name)?.[1] ?? []);
    const heads: ConversationHead[] = [];
    for (const id of ids) heads.push(...headIn(await beginningOf(fileOf(id)), id));
    return heads.toSorted((a, b) => b.answered_at.localeCompare(a.answered_at));
  };
  const tidy = async () => {
    for (const { id } of (await list()).slice(MOST_CONVERSATIONS)) await rm(fileOf(id), { force: true });
    for (const name of (await names()).filter((name) => name.endsWith(".tmp"))) {
      const file = path.join(folder, name);
      if (((await ageOf(file)) ?? 0) > ABANDONED_MS) await rm(file, { force: true });
    }
  };
  return {
    list,
    async read(id) {
      const file = fileOf(id);
      const size = await stat(file).then(
        (stats) => stats.size,
        () => Infinity,
      );
      const text = size > MOST_BYTES ? "" : await readFile(file, "utf8").catch(() => "");
      return conversationIn(text, id);
    },
    async write({ exchanges, ...head }) {
      const file = fileOf(head.id);
      const next = `${file}.${process.pid}.tmp`;
      const isNew = (await ageOf(file)) === null;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const lines = [head, ...exchanges].map((line) => `${JSON.stringify(line)}\n`);
      await writeFile(next, lines.join(""), { mode: 0o600 });
      await rename(next, file);
      if (isNew) await tidy();
    },
    remove: (id) => rm(fileOf(id), { force: true }),
  };
}

/** How long ago a file was written, in milliseconds; null if it is not there. */
const ageOf = (file: string): Promise<number | null> =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => null,
  );

/** The beginning of a file; empty if it cannot be read. */
async function beginningOf(file: string): Promise<string> {
  const handle = await open(file).catch(() => null);
  if (handle === null) return "";
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.toString("utf8", 0, bytesRead);
  } catch {
    return "";
  } finally {
    await handle.close();
  }
}

/** The head that a text begins with, as a list of one; empty if it begins with none. */
function headIn(text: string, id: string): ConversationHead[] {
  const head = objectIn(text.split("\n", 1)[0]!);
  const { service, began_at, answered_at, questions, first_words } = head;
  const texts = [service, began_at, answered_at, first_words];
  if (!texts.every((value) => typeof value === "string") || typeof questions !== "number") return [];
  return [{ ...(head as unknown as ConversationHead), id }];
}

function conversationIn(text: string, id: string): KeptConversation | null {
  const [head] = headIn(text, id);
  const exchanges = text
    .split("\n")
    .slice(1)
    .filter((line) => line !== "")
    .map(objectIn);
  const isWhole = exchanges.every(
    ({ question, answer }) => typeof question === "string" && typeof answer === "string",
  );
  if (!head || !isWhole) return null;
  return { ...head, exchanges: exchanges as unknown as ChatExchange[] };
}

/** The object that a line holds; an empty one if it holds none. */
function objectIn(line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
