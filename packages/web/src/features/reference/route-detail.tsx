import { type ReactNode, useId } from "react";
import { plain } from "../../lib/plain.ts";
import { useStatus } from "../../lib/queries.ts";
import { credential, serviceUrl } from "../../lib/service.ts";
import { useStored } from "../../lib/stored.ts";
import { Card } from "../../ui/card.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Prose } from "../../ui/prose.tsx";
import { curlOf } from "./curl.ts";
import { FieldList } from "./field-list.tsx";
import { Method } from "./method.tsx";
import {
  answersOf,
  bodiesOf,
  detailsOf,
  examplesOf,
  fieldsOf,
  problemsOf,
  type ReadableDocument,
  type ReferenceRoute,
  typeOf,
} from "./read-document.ts";
import { TEXT } from "./text.ts";

/** How curl says who asks. The shell puts the secrets in, which are in its variables. */
const SENT = {
  api_key: '-H "X-SVC-Api-Key: $SIGNET_API_KEY"',
  license: '-H "X-SVC-License: $SIGNET_LICENSE"',
  owner: '-u "owner:$SIGNET_PASSWORD"',
} as const;

/** One route: what it takes and gives, its problems, and the command that sends its example. */
export function RouteDetail({ route, document }: { route: ReferenceRoute; document: ReadableDocument }) {
  const { method, path, description = "", parameters = [] } = route;
  return (
    <>
      <div className="grid gap-3">
        <h2 className="flex flex-wrap items-baseline gap-3">
          <Method method={method} />
          <code className="min-w-0 text-lg font-semibold break-all">{plain(path)}</code>
        </h2>
        <div className="text-md text-text-2">
          <Prose text={description} />
        </div>
      </div>
      <Command route={route} />
      {parameters.length > 0 && (
        <Part name={TEXT.parameters}>
          <FieldList
            label={TEXT.parameters}
            fields={parameters.map(({ name, in: place, required, description: says, schema }) => ({
              name,
              type: `${TEXT.places[place]}, ${typeOf(schema ?? {}, document)}`,
              required: required ?? false,
              says: says ?? "",
              ...detailsOf(schema ?? {}),
            }))}
          />
        </Part>
      )}
      {bodiesOf(route).map((body) => (
        <Part key={body.type} name={TEXT.body} aside={body.type}>
          <FieldList label={`${TEXT.body}, ${body.type}`} fields={fieldsOf(body.schema, document)} />
          <Examples examples={examplesOf(body, document)} label={`${TEXT.body}, ${body.type}`} />
        </Part>
      ))}
      {answersOf(route).map(({ status, description: says, forms }) => (
        <Part key={status} name={TEXT.answer} aside={status}>
          <div className="text-sm text-text-2">
            <Prose text={withoutLinks(says)} />
          </div>
          {forms.map((form) => (
            <div key={form.type} className="grid gap-2">
              <p className="font-mono text-xs text-text-2">{plain(form.type)}</p>
              <FieldList
                label={`${TEXT.answer} ${status}, ${form.type}`}
                fields={fieldsOf(form.schema, document)}
              />
              <Examples
                examples={examplesOf(form, document)}
                label={`${TEXT.answer} ${status}, ${form.type}`}
              />
            </div>
          ))}
        </Part>
      ))}
      <Problems route={route} />
    </>
  );
}

/** Links inside the document lead nowhere here; their words stay. */
const withoutLinks = (markdown: string): string => markdown.replaceAll(/\[([^\]]*)\]\(#[^)]*\)/g, "$1");

function Command({ route }: { route: ReferenceRoute }) {
  const { data: status } = useStatus();
  const kept = useStored(credential);
  const sent = kept === null ? null : SENT[kept.kind];
  const anybody = status?.mode === "hosted" ? SENT.api_key : null;
  const command = curlOf(route, serviceUrl, sent ?? anybody);
  return (
    <Part name={TEXT.curl}>
      <div className="flex items-start gap-2 rounded-control bg-term text-term-text [&_button]:text-term-dim [&_button:hover]:bg-white/10 [&_button:hover]:text-term-text">
        <Listing label={TEXT.curl} text={command} />
        <span className="m-1 shrink-0">
          <CopyButton text={command} label={TEXT.copyCurl} />
        </span>
      </div>
    </Part>
  );
}

function Listing({ label, text }: { label: string; text: string }) {
  return (
    <pre
      tabIndex={0}
      role="group"
      aria-label={label}
      className="max-h-96 min-w-0 grow overflow-auto rounded-control bg-term px-3.5 py-2.5 font-mono text-code text-term-text"
    >
      {plain(text)}
    </pre>
  );
}

function Examples({ examples, label }: { examples: { name: string; value: unknown }[]; label: string }) {
  if (examples.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="flex min-h-(--control) items-center">
        {examples.length === 1 ? TEXT.example : TEXT.examples}
      </summary>
      <div className="grid gap-2 pt-1">
        {examples.map(({ name, value }) => (
          <div key={name} className="grid gap-1">
            {name !== "" && <p className="font-mono text-xs text-text-2">{plain(name)}</p>}
            <Listing
              label={`${TEXT.example} ${name}, ${label}`}
              text={typeof value === "string" ? value : JSON.stringify(value, null, 2)}
            />
          </div>
        ))}
      </div>
    </details>
  );
}

function Problems({ route }: { route: ReferenceRoute }) {
  const problems = problemsOf(route);
  if (problems.length === 0) return null;
  return (
    <Part name={TEXT.problems}>
      <p className="text-sm text-text-2">{TEXT.problemsLine}</p>
      <Card>
        <ul className="divide-y divide-line">
          {problems.map(({ status, code, says }) => (
            <li
              key={`${status} ${code}`}
              className="grid grid-cols-[40px_minmax(0,1fr)] gap-x-3 px-4 py-2 text-sm tablet:grid-cols-[40px_240px_minmax(0,1fr)]"
            >
              <span className="text-text-2 tabular-nums">{plain(status)}</span>
              <code className="text-code break-words">{plain(code)}</code>
              <span className="col-start-2 text-text-2 tablet:col-start-3">{plain(says)}</span>
            </li>
          ))}
        </ul>
      </Card>
    </Part>
  );
}

function Part({ name, aside, children }: { name: string; aside?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="grid gap-2" aria-labelledby={id}>
      <h3 id={id} className="flex items-baseline gap-3 text-sm font-semibold">
        {name}
        {aside !== undefined && (
          <span className="font-mono text-xs font-normal text-text-2">{plain(aside)}</span>
        )}
      </h3>
      {children}
    </section>
  );
}
