import type { Model } from "@signet/contract";
import { createPagesModel } from "./apps/pages-model.ts";
import { createChatModel } from "./chat/chat-model.ts";
import { type CoderOptions, createCoderModel } from "./programs/coder-model.ts";

/** One model for each kind of run. */
export interface BuiltinEngine {
  /** Coding runs: programs from the examples and tests of a task. */
  coder: Model;
  /** Chats: answers through the tools that are offered. */
  chat: Model;
  /** Visuals: complete pages from templates. */
  pages: Model;
}

/** The models that answer where none is set: no key, no network, and the same answer to the same request. */
export function createBuiltinEngine(options: CoderOptions = {}): BuiltinEngine {
  return {
    coder: createCoderModel(options),
    chat: createChatModel(options),
    pages: createPagesModel(options),
  };
}
