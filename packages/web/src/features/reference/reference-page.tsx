import { ADDRESSES, API_BASE } from "@signet/contract/values";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { Link } from "wouter";
import { plural } from "../../lib/format.ts";
import { plain } from "../../lib/plain.ts";
import { serviceUrl, useService } from "../../lib/service.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Field } from "../../ui/field.tsx";
import { Heading } from "../../ui/heading.tsx";
import { NotLoaded } from "../../ui/not-loaded.tsx";
import { Column, Page } from "../../ui/page.tsx";
import { Method } from "./method.tsx";
import { groupsOf, isReadable, type ReadableDocument, type RouteGroup, routesOf } from "./read-document.ts";
import { RouteDetail } from "./route-detail.tsx";
import { TEXT } from "./text.ts";

/** The service's own description of its interface: all routes by group, or with an id one of them. */
export function ReferencePage({ id }: { id?: string | undefined }) {
  const client = useService();
  const { data, error, refetch } = useQuery({
    queryKey: ["openapi"],
    queryFn: async () => {
      const document: unknown = await client.openapi();
      if (!isReadable(document)) throw new Error(TEXT.unreadable);
      return document;
    },
    staleTime: 300_000,
  });
  if (data !== undefined && id !== undefined) return <OneRoute document={data} id={id} />;
  return (
    <Page
      title={TEXT.title}
      actions={
        <CopyButton text={`${serviceUrl}${API_BASE}${ADDRESSES.openapi.path}`} label={TEXT.document} />
      }
    >
      <Column wide>
        {error && data === undefined && <NotLoaded error={error} onAgain={() => void refetch()} />}
        {data && <Routes document={data} />}
      </Column>
    </Page>
  );
}

function OneRoute({ document, id }: { document: ReadableDocument; id: string }) {
  const route = routesOf(document).find(({ operationId }) => operationId === id);
  return (
    <Page
      title={route === undefined ? TEXT.missing : plain(route.operationId)}
      actions={
        <Link href="/reference" className={buttonClass("default")}>
          {TEXT.back}
        </Link>
      }
    >
      <Column wide>
        {route === undefined ? (
          <Empty title={TEXT.missing}>{TEXT.missingLine}</Empty>
        ) : (
          <RouteDetail key={id} route={route} document={document} />
        )}
      </Column>
    </Page>
  );
}

function Routes({ document }: { document: ReadableDocument }) {
  const [typed, setTyped] = useState("");
  const words = useDeferredValue(typed);
  const groups = useMemo(() => groupsOf(document, words), [document, words]);
  const total = groups.reduce((sum, { routes }) => sum + routes.length, 0);
  return (
    <>
      <Heading title={TEXT.lead}>{TEXT.line(plain(document.info.version))}</Heading>
      <div className="grid gap-2">
        <Field
          label={TEXT.find}
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p role="status" className="text-xs text-text-2">
          {countWords(total, words)}
        </p>
      </div>
      {groups.map((group) => (
        <Group key={group.name} group={group} />
      ))}
    </>
  );
}

function countWords(total: number, words: string): string {
  if (total === 0) return TEXT.none;
  return words.trim() === "" ? plural(total, "route") : TEXT.found(plural(total, "route"));
}

function Group({ group: { name, says, routes } }: { group: RouteGroup }) {
  return (
    <section className="grid gap-3" aria-label={plain(says)}>
      <h2 className="text-sm font-semibold">{plain(says)}</h2>
      <Card>
        <ul className="divide-y divide-line">
          {routes.map(({ operationId, method, path, summary = "" }) => (
            <li key={`${name} ${operationId}`}>
              <Link
                href={`/reference/${operationId}`}
                className="grid min-h-11 grid-cols-[64px_minmax(0,1fr)] items-baseline gap-x-3 gap-y-0.5 px-4 py-2.5 text-sm -outline-offset-2 hover:bg-hover"
              >
                <Method method={method} />
                <code className="text-code break-words">{plain(path.replace(API_BASE, ""))}</code>
                <span className="col-start-2 text-xs text-text-2">{plain(summary)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
