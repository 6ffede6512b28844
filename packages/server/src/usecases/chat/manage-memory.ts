import type { MemoryErased, MemoryList } from "@signet/contract";
import { Problem } from "../../base/problem.ts";
import type { Memory } from "../../modules/memory/memory.ts";
import type { Scope } from "../../base/scope.ts";

/** Lists and erases an owner's notes. */
export function createManageMemory({ memory }: { memory: Memory }) {
  return {
    async list(scope: Scope): Promise<MemoryList> {
      const entries = await memory.list(scope);
      return {
        memory: entries.map(({ id, text, created_at }) => ({
          id,
          text,
          created_at: new Date(created_at).toISOString(),
        })),
      };
    },

    /** Erases one entry, or all. Throws `not_found` if the entry does not exist. */
    async erase(scope: Scope, id?: string): Promise<MemoryErased> {
      const erased = await memory.forget(scope, id);
      if (id !== undefined && erased === 0)
        throw new Problem("not_found", "nothing of yours is remembered under this id");
      return { ok: true, erased };
    },
  };
}

export type ManageMemory = ReturnType<typeof createManageMemory>;
