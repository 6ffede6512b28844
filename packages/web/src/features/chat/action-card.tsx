import { readDateAction } from "@signet/contract/values";
import { useId, useState } from "react";
import { Link } from "wouter";
import { plain } from "../../lib/plain.ts";
import { useShell } from "../../lib/shell.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Sign } from "../../ui/sign.tsx";
import { TerminalOutput } from "../../ui/terminal.tsx";
import type { AnswerAction } from "./answer-view.ts";
import { TEXT } from "./text.ts";

const says = TEXT.actions;
/** The tools that start a run of their own. */
const RUNS = new Map(Object.entries<"code" | "visual">({ code_task: "code", build_visual: "visual" }));
const ICONS = new Map(
  Object.entries<IconName>({
    calculate: "check",
    code_task: "code",
    build_visual: "page",
    run_code: "terminal",
    date: "clock",
  }),
);

/** What a tool did: one line that opens its input and output. */
export function ActionCard({ action }: { action: AnswerAction }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isLive = action.status === "started";
  const hasFailed = action.status === "failed" || action.ok === false;
  const name = nameOf(action.tool);
  const line = lineOf(action);
  return (
    <Card>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-3 px-3.5 py-2 text-left text-sm hover:bg-hover"
      >
        <Icon name={ICONS.get(action.tool) ?? "globe"} size={16} className="text-text-2" />
        <span className="min-w-0 grow truncate">
          <span className="font-semibold">{name}</span> <span className="text-text-2">{line}</span>
        </span>
        {isLive && <Sign sign="live" />}
        {hasFailed && <Sign sign="bad" />}
        <span className="sr-only">
          {isLive && says.running}
          {hasFailed && says.failed}
        </span>
        <Icon
          name="chevron"
          size={16}
          className={`text-text-3 transition-transform ${isOpen ? "rotate-90" : ""}`}
        />
      </button>
      {isLive && !isOpen && action.output && <Progress text={action.output} />}
      <div id={id} hidden={!isOpen} className="border-t border-line p-3.5">
        {isOpen && <ActionDetails action={action} />}
      </div>
      <RunLink action={action} />
    </Card>
  );
}

/** The newest that is known of work under way. */
function Progress({ text }: { text: string }) {
  const newest = plain(text).trimEnd().split("\n").at(-1);
  return <p className="truncate px-3.5 pb-2.5 pl-[42px] font-mono text-xs text-text-2">{newest}</p>;
}

function ActionDetails({ action: { input, output } }: { action: AnswerAction }) {
  const code = codeOf(input);
  const rest = inputText(input);
  return (
    <div className="grid gap-3 text-sm">
      {rest !== "" && (
        <Part name={says.input}>
          <p className="font-mono text-code break-words whitespace-pre-wrap">{plain(rest)}</p>
        </Part>
      )}
      {code !== null && (
        <Part name={says.program}>
          <pre
            tabIndex={0}
            role="region"
            aria-label={says.program}
            className="max-h-80 overflow-auto rounded-control bg-sunken px-3.5 py-2.5 font-mono text-code"
          >
            {plain(code)}
          </pre>
        </Part>
      )}
      {output !== undefined && (
        <Part name={says.output}>
          <TerminalOutput text={output} />
        </Part>
      )}
    </div>
  );
}

function Part({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-1">
      <p className="text-xs text-text-2">{name}</p>
      {children}
    </div>
  );
}

function RunLink({ action: { tool, delegated } }: { action: AnswerAction }) {
  const { runPath } = useShell();
  const kind = RUNS.get(tool);
  if (!delegated || kind === undefined) return null;
  return (
    <div className="border-t border-line p-2">
      <Link href={runPath({ kind, run_id: delegated.run_id })} className={buttonClass("quiet")}>
        <Icon name="link" size={16} />
        {kind === "code" ? says.openRun : says.openBuild}
      </Link>
    </div>
  );
}

const nameOf = (tool: string) =>
  Object.hasOwn(says.names, tool) ? says.names[tool] : plain(tool.replaceAll("_", " "));

/** What it was about, and what came of it, on a line. */
function lineOf({ tool, input, output, status }: AnswerAction): string {
  const asked = inputText(input).replaceAll(/\s+/g, " ");
  const [value = ""] = (output ?? "").trim().split("\n");
  if (tool === "calculate" && status === "done") return plain(`${asked} = ${value.replace(/^=\s*/, "")}`);
  const date = tool === "date" ? readDateAction(input, output) : undefined;
  if (date) return plain(date.value === undefined ? date.asked : `${date.asked} → ${date.value}`);
  if (status === "done" && asked === "") return plain(value);
  return plain(asked);
}

/** The program of an input, if it has one. */
function codeOf(input: unknown): string | null {
  const code = typeof input === "object" && input !== null && "code" in input ? input.code : null;
  return typeof code === "string" ? code : null;
}

/** An input in short: a single value as it is, several with their names. */
function inputText(input: unknown): string {
  if (typeof input !== "object" || input === null) return input === undefined ? "" : valueText(input);
  const fields = Object.entries(input).filter(([name]) => name !== "code");
  if (fields.length === 1) return valueText(fields[0]![1]);
  return fields.map(([name, value]) => `${name}: ${valueText(value)}`).join("\n");
}

const valueText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
