import type { TechniqueStats } from "@signet/contract";
import { BOUNDS } from "@signet/contract/values";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { count } from "../../lib/format.ts";
import { useService } from "../../lib/service.ts";
import { Button } from "../../ui/button.tsx";
import { Card, Fact } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Heading } from "../../ui/heading.tsx";
import { NotLoaded } from "../../ui/not-loaded.tsx";
import { Column, Page } from "../../ui/page.tsx";
import { recordOf } from "./record.ts";
import { TechniqueDetail } from "./technique-detail.tsx";
import { TechniqueRows } from "./technique-rows.tsx";
import { TEXT } from "./text.ts";

/** The library of techniques: its record, what fits a task, what helped and what the caller's runs taught; with an id, one technique. */
export function TechniquesPage({ id }: { id?: string | undefined }) {
  return id === undefined ? <Library /> : <TechniqueDetail key={id} id={id} />;
}

function Library() {
  const client = useService();
  const stats = useQuery({ queryKey: ["techniques"], queryFn: () => client.techniques() });
  const [typed, setTyped] = useState("");
  const [task, setTask] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTask(typed.trim());
  };
  return (
    <Page title={TEXT.title}>
      <Column wide>
        <Heading title={TEXT.lead}>{TEXT.line}</Heading>
        {stats.error && stats.data === undefined && (
          <NotLoaded error={stats.error} onAgain={() => void stats.refetch()} />
        )}
        {stats.data && <Standing stats={stats.data} />}
        <form onSubmit={submit} role="search" className="flex items-end gap-2">
          <div className="min-w-0 grow">
            <Field
              label={TEXT.find}
              placeholder={TEXT.findHint}
              type="search"
              maxLength={BOUNDS.q.max}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                if (event.target.value === "") setTask("");
              }}
            />
          </div>
          <Button look="primary" type="submit" icon="search" disabled={typed.trim() === ""}>
            {TEXT.action}
          </Button>
        </form>
        {task !== "" && <Fitting task={task} />}
        {task === "" && stats.data && <Lists stats={stats.data} />}
      </Column>
    </Page>
  );
}

function Standing({ stats }: { stats: TechniqueStats }) {
  const { total, active, candidates, retired, by_origin } = stats;
  return (
    <Card className="p-4">
      <dl className="grid gap-2 text-sm">
        <Fact name={TEXT.total}>
          {count(total)}: {TEXT.states(count(active), count(candidates), count(retired))}
        </Fact>
        <Fact name={TEXT.origins}>{TEXT.originCounts(count(by_origin.starter), count(by_origin.run))}</Fact>
        <Fact name={TEXT.used}>{recordOf(stats)}</Fact>
      </dl>
    </Card>
  );
}

/** The techniques that fit a task, the best first. */
function Fitting({ task }: { task: string }) {
  const client = useService();
  const found = useQuery({
    queryKey: ["tactics", task],
    queryFn: () => client.tactics(task, BOUNDS.tacticsLimit.max),
  });
  if (found.error) return <NotLoaded error={found.error} onAgain={() => void found.refetch()} />;
  if (found.data === undefined) return <p className="text-sm text-text-2">{TEXT.finding}</p>;
  return (
    <TechniqueRows
      title={TEXT.fitting}
      none={TEXT.nothing}
      rows={found.data.tactics.map(({ evidence, when, ...rest }) => ({
        ...rest,
        line: when,
        aside: recordOf(evidence),
      }))}
    />
  );
}

function Lists({ stats: { top, learned } }: { stats: TechniqueStats }) {
  return (
    <>
      <TechniqueRows
        title={TEXT.top}
        none={TEXT.noTop}
        rows={top.map(({ id, kind, title, ...counts }) => ({ id, kind, title, aside: recordOf(counts) }))}
      />
      <TechniqueRows
        title={TEXT.learned}
        none={TEXT.noLearned}
        rows={learned.map(({ id, kind, title, state }) => ({
          id,
          kind,
          title,
          aside: TEXT.stateNames[state],
        }))}
      />
    </>
  );
}
