import { ClientProblem } from "@signet/client";
import type { Technique } from "@signet/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link, useLocation } from "wouter";
import { day, sentence, shortHash } from "../../lib/format.ts";
import { plain } from "../../lib/plain.ts";
import { service, useService } from "../../lib/service.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card, Fact } from "../../ui/card.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import { Empty } from "../../ui/empty.tsx";
import { NotLoaded } from "../../ui/not-loaded.tsx";
import { Column, Page } from "../../ui/page.tsx";
import { Sign } from "../../ui/sign.tsx";
import { recordOf } from "./record.ts";
import { TEXT } from "./text.ts";

/** One technique, with the receipts for and against it. */
export function TechniqueDetail({ id }: { id: string }) {
  const client = useService();
  const { data, error, refetch } = useQuery({
    queryKey: ["technique", id],
    queryFn: () => client.technique(id),
  });
  const isMissing = error instanceof ClientProblem && [400, 404].includes(error.problem.status);
  return (
    <Page
      title={data === undefined ? TEXT.title : plain(data.title)}
      actions={
        <>
          {data && <ForgetTechnique technique={data} />}
          <Link href="/techniques" className={`${buttonClass("default")} max-tablet:hidden`}>
            {TEXT.back}
          </Link>
        </>
      }
    >
      <Column wide>
        {isMissing && <Empty title={TEXT.missing}>{TEXT.missingLine}</Empty>}
        {error && !isMissing && data === undefined && (
          <NotLoaded error={error} onAgain={() => void refetch()} />
        )}
        {data && <Detail technique={data} />}
      </Column>
    </Page>
  );
}

function Detail({ technique }: { technique: Technique }) {
  const { kind, title, language, origin, state, when, guidance, params, test, tested } = technique;
  const facts = [TEXT.kinds[kind], plain(language), TEXT.originNames[origin], TEXT.stateNames[state]];
  return (
    <>
      <div className="grid gap-2">
        <h2 className="serif text-verdict break-words">{plain(title)}</h2>
        <p className="text-sm text-text-2">{facts.filter((fact) => fact !== "").join(" · ")}</p>
      </div>
      <Part name={TEXT.when}>
        <p className="text-md break-words whitespace-pre-wrap">{plain(when)}</p>
      </Part>
      <Part name={TEXT.guidance} {...(origin === "run" ? { line: TEXT.guidanceLine } : {})}>
        {kind === "code" ? (
          <Listing label={TEXT.guidance} text={guidance} />
        ) : (
          <p
            role="group"
            aria-label={TEXT.guidance}
            className="max-w-(--measure) text-md break-words whitespace-pre-wrap"
          >
            {plain(guidance)}
          </p>
        )}
      </Part>
      {params.length > 0 && (
        <Part name={TEXT.params}>
          <dl className="grid gap-1.5 text-sm">
            {params.map(({ name, default: value, meaning }) => (
              <Fact key={name} name={plain(`${name} = ${value}`)}>
                {plain(meaning)}
              </Fact>
            ))}
          </dl>
        </Part>
      )}
      {test !== "" && (
        <Part name={TEXT.test} line={tested ? TEXT.tested : TEXT.untested}>
          <Listing label={TEXT.test} text={test} />
        </Part>
      )}
      <Evidence technique={technique} />
    </>
  );
}

const SIGNS = { learned: "none", won: "good", lost: "bad" } as const;

function Evidence({ technique: { kind, evidence } }: { technique: Technique }) {
  const { uses, lower, receipts } = evidence;
  return (
    <Part name={TEXT.evidence} line={kind === "tactic" ? TEXT.tactic : sentence(recordOf(evidence))}>
      {uses > 0 && <p className="text-sm">{TEXT.lower(`${Math.floor(lower * 100)} %`)}</p>}
      {receipts.length === 0 ? (
        <p className="text-sm text-text-2">{TEXT.noReceipts}</p>
      ) : (
        <Card>
          <ul className="divide-y divide-line">
            {receipts.map(({ receipt_sha, role, at }) => (
              <li key={`${receipt_sha} ${role}`}>
                <Link
                  href={`/ledger/${receipt_sha}`}
                  className="flex min-h-11 items-center gap-3 px-4 py-2 text-sm -outline-offset-2 hover:bg-hover"
                >
                  <Sign sign={SIGNS[role]} />
                  <span className="min-w-0 grow">{TEXT.roles[role]}</span>
                  <span className="text-xs text-text-2 max-tablet:hidden">{day(new Date(at))}</span>
                  <code className="text-xs">{shortHash(receipt_sha)}</code>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Part>
  );
}

function Part({ name, line, children }: { name: string; line?: string; children: ReactNode }) {
  return (
    <section className="grid gap-2" aria-label={name}>
      <h3 className="text-sm font-semibold">{name}</h3>
      {line !== undefined && <p className="text-sm text-text-2">{line}</p>}
      {children}
    </section>
  );
}

function Listing({ label, text }: { label: string; text: string }) {
  return (
    <pre
      tabIndex={0}
      role="group"
      aria-label={label}
      className="max-h-96 overflow-auto rounded-control bg-term px-3.5 py-2.5 font-mono text-code text-term-text"
    >
      {plain(text)}
    </pre>
  );
}

/** Forgets a technique after asking, and leads back to the list. */
function ForgetTechnique({ technique: { id, origin } }: { technique: Technique }) {
  const [asks, setAsks] = useState(false);
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const forget = useMutation({
    mutationFn: () => service().forgetTechnique(id),
    onSuccess: async () => {
      navigate("/techniques");
      await Promise.all([
        queries.invalidateQueries({ queryKey: ["techniques"] }),
        queries.invalidateQueries({ queryKey: ["tactics"] }),
      ]);
    },
  });
  return (
    <>
      <Button icon="trash" disabled={forget.isPending} onClick={() => setAsks(true)}>
        {forget.isError ? TEXT.notForgotten : TEXT.forget}
      </Button>
      <Confirm
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => forget.mutate()}
        title={TEXT.forgetTitle}
        says={origin === "run" ? TEXT.forgetRun : TEXT.forgetStarter}
        action={TEXT.forget}
      />
    </>
  );
}
