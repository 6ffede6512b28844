import type { TaskState } from "@signet/contract";
import { ClientProblem } from "@signet/client";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { byteSize, count, dayWithin, moment, plural, shortHash } from "../../lib/format.ts";
import { plain } from "../../lib/plain.ts";
import { useService } from "../../lib/service.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Heading } from "../../ui/heading.tsx";
import { NotLoaded } from "../../ui/not-loaded.tsx";
import { Column, Page } from "../../ui/page.tsx";
import { Sign } from "../../ui/sign.tsx";
import { TerminalOutput } from "../../ui/terminal.tsx";
import { TEXT } from "./text.ts";

const says = TEXT.state;
const LIVE_MS = 2_500;
const MOST = 20;

/** The state of a conversation: what its runs achieved, what is open, and where each of it comes from. */
export function ConversationState({ id }: { id: string }) {
  const client = useService();
  const { data, error, refetch } = useQuery({
    queryKey: ["task-state", id],
    queryFn: () => client.taskState(id),
    refetchInterval: ({ state }) => (state.data?.status === "working" ? LIVE_MS : false),
  });
  const isMissing = error instanceof ClientProblem && [400, 404].includes(error.problem.status);
  return (
    <Page
      title={says.title}
      tab={says.tab}
      actions={
        <Link href="/memory" className={buttonClass("default")}>
          {says.back}
        </Link>
      }
    >
      <Column wide>
        {isMissing && <Empty title={says.missing}>{says.missingLine}</Empty>}
        {error && !isMissing && data === undefined && (
          <NotLoaded error={error} onAgain={() => void refetch()} />
        )}
        {data && !isMissing && <State state={data} />}
      </Column>
    </Page>
  );
}

function State({ state }: { state: TaskState }) {
  const { status, runs, updated_at, goal, next, last_run, conversation_id } = state;
  const changed = new Date(updated_at);
  return (
    <>
      <Heading title={says.words[status]}>{says.line(plural(runs, "run"), moment(changed))}</Heading>
      <p className="text-sm text-text-2">{says.about}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <code className="text-xs break-all text-text-2">{conversation_id}</code>
        <Link href={`/runs/${last_run.run_id}`} className={buttonClass("default")}>
          {says.lastRun}
        </Link>
      </div>
      <Part name={says.goal}>
        <p className="p-4 text-md break-words whitespace-pre-wrap">{plain(goal).trim()}</p>
      </Part>
      {next !== null && (
        <Part name={says.next}>
          <p className="p-4 text-md break-words whitespace-pre-wrap">{plain(next)}</p>
        </Part>
      )}
      <Failures failures={state.open_failures} />
      <Lines name={says.constraints} lines={state.constraints.map((text) => ({ text }))} />
      <Lines
        name={says.plan}
        lines={state.plan.map(({ text, status: how }) => ({
          text,
          sign: how === "done" ? "good" : "none",
          aside: how === "done" ? says.planDone : says.planOpen,
        }))}
      />
      <Lines name={says.facts} lines={newest(state.facts).map(sourced)} />
      <Lines name={says.decisions} lines={newest(state.decisions).map(sourced)} />
      <Lines
        name={says.files}
        lines={state.files.map(({ path, bytes, sha256 }) => ({
          text: path,
          aside: `${byteSize(bytes)} · ${sha256.slice(0, 8)}`,
          mono: true,
        }))}
      />
      <Lines
        name={says.attempts}
        lines={newest(state.attempts).map(({ step, what, result }) => ({
          text: `${what}: ${result}`,
          aside: says.step(count(step)),
        }))}
      />
      <Chain chain={newest(state.chain)} />
    </>
  );
}

const newest = <T,>(items: readonly T[]): T[] => items.slice(-MOST);
const sourced = ({ text, source }: TaskState["facts"][number]): StateLine => ({ text, aside: source });

interface StateLine {
  text: string;
  aside?: string;
  sign?: "good" | "none";
  mono?: boolean;
}

/** A text whose parts between backticks are code. */
const withCode = (text: string): ReactNode[] =>
  text.split("`").map((part, i) =>
    i % 2 === 1 ? (
      <code key={i} className="text-code">
        {part}
      </code>
    ) : (
      part
    ),
  );

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid gap-2" aria-label={name}>
      <h3 className="text-sm font-semibold">{name}</h3>
      <Card>{children}</Card>
    </section>
  );
}

/** A part of the state as a list; nothing if it is empty. */
function Lines({ name, lines }: { name: string; lines: readonly StateLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Part name={name}>
      <ul className="divide-y divide-line">
        {lines.map(({ text, aside, sign, mono }, i) => (
          <li
            key={i}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-4 py-2 text-sm"
          >
            <span
              className={`flex min-w-0 items-baseline gap-2 break-words whitespace-pre-wrap ${mono ? "font-mono text-code" : ""}`}
            >
              {sign && <Sign sign={sign} />}
              <span className="min-w-0 break-words">{withCode(plain(text))}</span>
            </span>
            {aside && <span className="font-mono text-xs break-all text-text-2">{plain(aside)}</span>}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Failures({ failures }: { failures: TaskState["open_failures"] }) {
  if (failures.length === 0) return null;
  return (
    <Part name={says.failures}>
      <ul className="divide-y divide-line">
        {failures.map(({ cmd, exit_code, tail, since }, i) => (
          <li key={i} className="grid gap-2 p-4 text-sm">
            <p className="flex items-start gap-2.5">
              <Sign sign="bad" />
              <code className="min-w-0 grow text-code break-words">{plain(cmd)}</code>
            </p>
            <p className="text-xs text-text-2">
              {exit_code === null ? says.unfinished : says.exit(String(exit_code))},{" "}
              {says.since(dayWithin(new Date(since)))}
            </p>
            {tail.trim() !== "" && <TerminalOutput text={tail} label={says.output(plain(cmd))} />}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Chain({ chain }: { chain: readonly string[] }) {
  if (chain.length === 0) return null;
  return (
    <Part name={says.receipts}>
      <ul className="divide-y divide-line">
        {chain.map((sha) => (
          <li key={sha}>
            <Link
              href={`/ledger/${sha}`}
              className="flex min-h-11 items-center px-4 py-2 font-mono text-xs -outline-offset-2 hover:bg-hover"
            >
              {shortHash(sha)}
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}
