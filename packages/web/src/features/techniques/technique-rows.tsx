import type { Technique } from "@signet/contract";
import { Link } from "wouter";
import { plain } from "../../lib/plain.ts";
import { Card } from "../../ui/card.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { TEXT } from "./text.ts";

const ICONS: Record<Technique["kind"], IconName> = { code: "code", tactic: "book", pitfall: "warning" };

/** Techniques as a list of links, each with its record or state. */
export function TechniqueRows({
  title,
  none,
  rows,
}: {
  title: string;
  none: string;
  rows: readonly (Pick<Technique, "id" | "kind" | "title"> & { line?: string; aside: string })[];
}) {
  return (
    <section className="grid gap-3" aria-label={title}>
      <h2 className="text-sm font-semibold">{title}</h2>
      {rows.length === 0 ? (
        <p className="text-sm text-text-2" role="status">
          {none}
        </p>
      ) : (
        <Card>
          <ul className="divide-y divide-line">
            {rows.map(({ id, kind, title: name, line, aside }) => (
              <li key={id}>
                <Link
                  href={`/techniques/${id}`}
                  className="flex min-h-13 items-center gap-3 px-4 py-2 text-sm -outline-offset-2 hover:bg-hover"
                >
                  <Icon name={ICONS[kind]} size={16} className="text-text-2" />
                  <span className="grid min-w-0 grow gap-0.5">
                    <span className="truncate font-medium">
                      <span className="sr-only">{TEXT.kinds[kind]}: </span>
                      {plain(name)}
                    </span>
                    {line !== undefined && (
                      <span className="truncate text-xs text-text-2">{plain(line)}</span>
                    )}
                  </span>
                  <span className="shrink-0 text-xs text-text-2">{aside}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}
