import type { Run, RunKind } from "@signet/contract";
import { type ComponentType, lazy } from "react";
import { TEXT } from "../text.ts";
import type { IconName } from "../ui/icon.tsx";

/** A section of the workspace: a link in the rail, and the pages below its address. */
export interface WorkspacePage {
  path: string;
  label: string;
  icon: IconName;
  /** The runs that its side bar lists; without it, those of all kinds. */
  kind?: RunKind;
  /** The page at `path`, and at `path/<id>` with the id. */
  view: ComponentType<{ id?: string | undefined }>;
  /** What its side bar lists in place of runs. */
  history?: ComponentType<{ onLeave: () => void }>;
  /** What the button of its side bar begins; without it, a code task. */
  add?: string;
}

/** The sections, in the order of the rail. The first is where `/` leads. A feature is added by a line here. */
export const PAGES: readonly WorkspacePage[] = [
  {
    path: "/code",
    label: "Code",
    icon: "code",
    kind: "code",
    view: lazy(async () => ({ default: (await import("../features/code/code-page.tsx")).CodePage })),
  },
  {
    path: "/chat",
    label: "Chat",
    icon: "chat",
    kind: "chat",
    view: lazy(async () => ({ default: (await import("../features/chat/chat-page.tsx")).ChatPage })),
    history: lazy(async () => ({ default: (await import("../features/chat/chat-history.tsx")).ChatHistory })),
    add: TEXT.nav.addChat,
  },
  {
    path: "/runs",
    label: "Runs",
    icon: "runs",
    view: lazy(async () => ({ default: (await import("../features/runs/runs-page.tsx")).RunsPage })),
  },
];

/** The section that an address belongs to. */
export const pageAt = (location: string): WorkspacePage | undefined =>
  PAGES.find(({ path }) => location === path || location.startsWith(`${path}/`));

/** The address of a run: on the page of its kind, else among the runs. */
export const runPath = ({ kind, run_id }: Pick<Run, "kind" | "run_id">): string =>
  `${PAGES.find((page) => page.kind === kind)?.path ?? "/runs"}/${run_id}`;
