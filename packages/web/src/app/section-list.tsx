import { Link } from "wouter";
import { Icon } from "../ui/icon.tsx";
import type { WorkspacePage } from "./pages.ts";

/** The pages of a section, in the side bar. */
export function SectionList({
  title,
  pages,
  current,
  onLeave,
}: {
  title: string;
  pages: readonly WorkspacePage[];
  current: WorkspacePage;
  onLeave: () => void;
}) {
  return (
    <nav aria-label={title} className="min-h-0 grow overflow-y-auto px-2 pb-4">
      <ul className="grid gap-0.5">
        {pages.map((page) => (
          <li key={page.path}>
            <Link
              href={page.path}
              onClick={onLeave}
              aria-current={page === current ? "page" : undefined}
              className="flex min-h-10 items-center gap-2.5 rounded-card border border-transparent px-2 text-sm font-medium hover:bg-hover aria-[current=page]:border-line aria-[current=page]:bg-selected max-tablet:min-h-11"
            >
              <Icon name={page.icon} size={16} className="text-text-2" />
              {page.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
