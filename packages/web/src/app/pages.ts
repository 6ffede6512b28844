import type { Run, RunKind } from "@signet/contract";
import { type ComponentType, lazy } from "react";
import { TEXT } from "../text.ts";
import type { IconName } from "../ui/icon.tsx";

/** A section of the workspace: a link in the rail, and the pages below its address. */
export interface WorkspacePage {
  path: string;
  label: string;
  icon: IconName;
  /** Pages with the same section share one entry in the rail, which leads to the first of them; the side bar lists them. */
  section?: string;
  /** Listed for the owner of the service alone. */
  owner?: true;
  /** The runs that its side bar lists; without it, those of all kinds. */
  kind?: RunKind;
  /** What a new one is called in its side bar; it begins at `path`. */
  add?: string;
  /** The page at `path`, and at `path/<id>` with the id. */
  view: ComponentType<{ id?: string | undefined }>;
  /** What its side bar lists in place of runs. */
  history?: ComponentType<{ onLeave: () => void }>;
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
    path: "/pages",
    label: "Pages",
    icon: "page",
    kind: "visual",
    add: "New page",
    view: lazy(async () => ({ default: (await import("../features/pages/pages-page.tsx")).PagesPage })),
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
  {
    path: "/ledger",
    label: "All receipts",
    section: "Ledger",
    icon: "ledger",
    view: lazy(async () => ({ default: (await import("../features/ledger/ledger-page.tsx")).LedgerPage })),
  },
  {
    path: "/verify",
    label: "Verify a file",
    section: "Ledger",
    icon: "check",
    view: lazy(async () => ({ default: (await import("../features/ledger/verify-page.tsx")).VerifyPage })),
  },
  {
    path: "/status",
    label: "Status",
    section: "Service",
    icon: "pulse",
    view: lazy(async () => ({ default: (await import("../features/status/status-page.tsx")).StatusPage })),
  },
  {
    path: "/models",
    label: "Models",
    section: "Service",
    icon: "spark",
    view: lazy(async () => ({ default: (await import("../features/models/models-page.tsx")).ModelsPage })),
  },
  {
    path: "/usage",
    label: "Usage",
    section: "Service",
    icon: "gauge",
    view: lazy(async () => ({ default: (await import("../features/usage/usage-page.tsx")).UsagePage })),
  },
  {
    path: "/keys",
    label: "API keys",
    section: "Service",
    icon: "key",
    view: lazy(async () => ({ default: (await import("../features/keys/keys-page.tsx")).KeysPage })),
  },
  {
    path: "/memory",
    label: "Memory",
    section: "Service",
    icon: "note",
    view: lazy(async () => ({ default: (await import("../features/memory/memory-page.tsx")).MemoryPage })),
  },
  {
    path: "/techniques",
    label: "Techniques",
    section: "Service",
    icon: "book",
    view: lazy(async () => ({
      default: (await import("../features/techniques/techniques-page.tsx")).TechniquesPage,
    })),
  },
  {
    path: "/reference",
    label: "API reference",
    section: "Service",
    icon: "terminal",
    view: lazy(async () => ({
      default: (await import("../features/reference/reference-page.tsx")).ReferencePage,
    })),
  },
  {
    path: "/operator",
    label: "Operator",
    section: "Service",
    icon: "shield",
    owner: true,
    view: lazy(async () => ({
      default: (await import("../features/operator/overview-page.tsx")).OverviewPage,
    })),
  },
  {
    path: "/accounts",
    label: "Accounts",
    section: "Service",
    icon: "people",
    owner: true,
    view: lazy(async () => ({
      default: (await import("../features/operator/accounts-page.tsx")).AccountsPage,
    })),
  },
  {
    path: "/all-runs",
    label: "All runs",
    section: "Service",
    icon: "runs",
    owner: true,
    view: lazy(async () => ({
      default: (await import("../features/operator/all-runs-page.tsx")).AllRunsPage,
    })),
  },
];

/** The entries of the rail: of each section, its first page. */
export const ENTRIES: readonly WorkspacePage[] = PAGES.filter(
  (page) => page.section === undefined || sectionOf(page)[0] === page,
);

/** The pages that share the section of a page, itself among them; none if it has no section. */
export function sectionOf(page: WorkspacePage | undefined): WorkspacePage[] {
  return page?.section === undefined ? [] : PAGES.filter(({ section }) => section === page.section);
}

/** The section that an address belongs to. */
export const pageAt = (location: string): WorkspacePage | undefined =>
  PAGES.find(({ path }) => location === path || location.startsWith(`${path}/`));

/** The address of a run: on the page of its kind, else among the runs. */
export const runPath = ({ kind, run_id }: Pick<Run, "kind" | "run_id">): string =>
  `${PAGES.find((page) => page.kind === kind)?.path ?? "/runs"}/${run_id}`;
