import type { Model } from "@signet/contract";
import { createBuiltinBuilder } from "./apps/model.ts";
import { createBuiltinChat } from "./chat/model.ts";
import { type BuiltinOptions, createBuiltinModel } from "./programs/model.ts";

export type BuiltinEngineOptions = BuiltinOptions;

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
export function createBuiltinEngine(options: BuiltinEngineOptions): BuiltinEngine {
  return {
    coder: createBuiltinModel(options),
    chat: createBuiltinChat(),
    pages: createBuiltinBuilder(),
  };
}
