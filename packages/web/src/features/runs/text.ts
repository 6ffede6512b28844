import { plural } from "../../lib/format.ts";

/** English texts of the Runs page. */
export const TEXT = {
  memory: "States and memory",
  title: "Runs",
  find: "Find in tasks",
  filter: "Show",
  kinds: { all: "All", code: "Code", chat: "Chat", visual: "Pages" },
  states: { any: "Any outcome", live: "Under way", good: "Passed", bad: "Failed", other: "Not tested" },
  state: "Outcome",
  more: "Load older",
  shown: (n: number, isMore: boolean) => `${plural(n, "run")}${isMore ? ", older ones not loaded yet" : ""}`,
  empty: "No runs yet.",
  emptyLine: "Every task, question and page appears here with its outcome, until you erase it.",
  begin: "New code task",
  none: "No run fits.",
  searching: "Searching older runs…",
  erase: "Erase",
  eraseOne: (title: string) => `Erase “${title}”`,
  eraseTitle: "Erase this run?",
  eraseSays:
    "Its task, events and files are deleted from this service. Its lines in the public ledger stay, without its words. This cannot be undone.",
  eraseFailed: "It could not be erased.",
  unknown: "Without a key this service cannot tell your runs from those of others at your address.",
  addKey: "Add a key",
  failed: "The list could not be loaded.",
  again: "Try again",
  missing: "There is no such run.",
  missingLine: "It was erased, or it belongs to somebody else.",
  facts: { kind: "Kind", outcome: "Outcome", begun: "Begun", took: "Took", receipt: "Receipt", id: "Run" },
  events: "Events",
  moreEvents: (n: string) => `Show more (${n})`,
} as const;
