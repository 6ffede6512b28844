import { existsSync } from "node:fs";
import type { Client, CodeRunInput } from "@signet/client";
import { BOUNDS } from "@signet/contract/values";
import { chooseFiles } from "../chosen-files.ts";
import { connect, defineCommand, EXIT, integer, UsageError, urlHelp, urlOption } from "../command.ts";
import { conversationOf, newConversation } from "../conversation-of.ts";
import { keepContents } from "../apply.ts";
import { follow } from "../follow.ts";
import { outputFolder } from "../output-path.ts";
import { readGiven, refuseTooLarge } from "../given.ts";
import { sendProject } from "../pack-project.ts";
import { environment } from "../environment.ts";
import { defuse, oneLine } from "../text.ts";

const MOST_LEFT_OUT = 10;
const { min, max, default: usual } = BOUNDS.maxSteps;

/** `signet code`: runs a coding task, shows its events, and verifies the receipt on this machine. */
export const code = defineCommand({
  help: `
signet code "<task>" [options]
signet code - [options]      reads the task from stdin

  --repo <folder>          work on this project: sends the files that git tracks or does not ignore, and
                           says which it leaves out; --apply then applies to this folder
  --file <path>            put this file, all files of this folder, or all that match this glob into the
                           workspace first; may be repeated. A file below the current folder keeps its
                           relative path, any other file only its name
  --include <path>         send this file although it may hold credentials; may be repeated
  --setup <command>        installs packages before the first step, with a way to package registries alone.
                           Without it, lock files of a project given by --repo say what is installed;
                           --setup "" installs nothing
  --check <command>        the command that must exit 0 in a fresh sandbox for ok
  --may-change <glob>      given tests, snapshots or data that the run may change although they are
                           protected; may be repeated
  --max-steps <number>     ${min} to ${max} (${usual})
  --model <name>           a model of the active provider for this run; signet models <provider> lists them
  --continue <run>         continue from that run, or from the last one: last. Takes over its files, its
                           failures and a summary of its work
  --conversation <id>      the runs under this name continue one another, one at a time
  --webhook <address>      public https address to call when the run has ended
  --apply                  apply the changes to this folder with git; asks first on a terminal
  --branch <name>          commit the changes to a new branch, with the receipt in the message; the checkout
                           stays as it is
  -o <folder>              save the files that the run made; overwrites what is there
  --json                   print events unchanged, one JSON object a line
${urlHelp}

Ctrl-C cancels the run, which still ends with a receipt; a second Ctrl-C leaves at once.
Exit codes: 0 ok and the receipt verified, 1 not ok or not verified, 2 usage, 3 service unreachable,
130 interrupted.`,
  options: {
    ...urlOption,
    file: { type: "string", multiple: true },
    repo: { type: "string" },
    include: { type: "string", multiple: true },
    setup: { type: "string" },
    check: { type: "string" },
    "may-change": { type: "string", multiple: true },
    "max-steps": { type: "string" },
    model: { type: "string" },
    continue: { type: "string" },
    conversation: { type: "string" },
    webhook: { type: "string" },
    json: { type: "boolean" },
    output: { type: "string", short: "o" },
    apply: { type: "boolean" },
    branch: { type: "string" },
  },
  positionals: Infinity,
  async run({ values, positionals: words, terminal }) {
    const text = taskAmong(words, values.file);
    const client = connect(values.url);
    const task = text === "-" ? await terminal.readStdin() : (text ?? "");
    if (task.trim() === "") throw new UsageError(`no task given; try: ${environment.self} code "…"`);
    const saveTo = await outputFolder(values.output);
    const request: CodeRunInput = { task, ...limitsOf(values) };
    request.conversation_id = await chooseConversation(client, values);
    const { files, leftOut } = await chooseFiles(values);
    if (leftOut.length > 0) terminal.err(leftOutText(leftOut));
    if (values.repo !== undefined) {
      request.bundle = await sendProject(terminal, client, files);
      // Without git there is nothing to merge with.
      if (values.apply || values.branch) await keepContents(values.repo).catch(() => undefined);
    } else if (files.length > 0) request.files = await readGiven(files);
    refuseTooLarge("the request with its files", Buffer.byteLength(JSON.stringify(request)));
    const exit = await follow(terminal, client, {
      events: (signal) => client.code(request, { signal }),
      task,
      cancels: true,
      json: values.json ?? false,
      saveTo,
      apply: values.apply ? (values.repo ?? ".") : null,
      branch: branchOf(values),
    });
    await forgetProject(client, request, exit);
    return exit;
  },
});

const branchOf = ({ branch, repo = "." }: { branch?: string; repo?: string }) =>
  branch === undefined ? null : { name: filled("branch", branch), folder: repo };

/** Deletes the project of a run that is over: otherwise the service would keep it for a day. A run that was left behind may still need it. */
async function forgetProject(client: Client, { bundle }: CodeRunInput, exit: number): Promise<void> {
  if (bundle === undefined || (exit !== EXIT.ok && exit !== EXIT.failed)) return;
  await client.deleteBundle(bundle).catch(() => undefined);
}

/** The parts of a request that say what the run may do and how it is checked. */
function limitsOf(values: {
  "max-steps"?: string;
  setup?: string;
  check?: string;
  "may-change"?: string[];
  webhook?: string;
  model?: string;
}): Partial<CodeRunInput> {
  const maxSteps = integer("max-steps", values["max-steps"], min, max);
  const { setup, check, "may-change": mayChange, webhook, model } = values;
  return {
    ...(setup === undefined ? {} : { setup_cmd: setup }),
    ...(maxSteps === undefined ? {} : { max_steps: maxSteps }),
    ...(check === undefined ? {} : { check_cmd: filled("check", check) }),
    ...(mayChange ? { may_change: mayChange.map((glob) => filled("may-change", glob)) } : {}),
    ...(model === undefined ? {} : { model: filled("model", model) }),
    ...(webhook === undefined ? {} : { webhook_url: filled("webhook", webhook) }),
  };
}

/**
 * The task among the words of a call. A shell that expands a glob after --file passes its other files as words of their own:
 * they are added to `files`.
 */
function taskAmong(words: string[], files: string[] | undefined): string | undefined {
  if (words.length <= 1 || files === undefined) {
    if (words.length > 1) throw new UsageError(`too many arguments: ${words.at(-1)}`);
    return words[0];
  }
  const tasks = words.filter((word) => !existsSync(word));
  if (tasks.length > 1) throw new UsageError(`too many arguments: ${tasks.at(-1)}`);
  files.push(...words.filter((word) => existsSync(word)));
  return tasks[0];
}

/** Says which files of a project were not sent. */
function leftOutText(leftOut: { path: string; why: string }[]): string {
  const shown = defuse(leftOut).slice(0, MOST_LEFT_OUT);
  const more = leftOut.length > shown.length ? [`… ${leftOut.length - shown.length} more`] : [];
  const names = [...shown.map(({ path, why }) => `${oneLine(path)} (${why})`), ...more].join(", ");
  return `left out: ${names}. To send one all the same: --include <path>`;
}

function filled(name: string, text: string): string {
  if (text.trim() === "") throw new UsageError(`--${name} must not be empty`);
  return text;
}

/** The id of the conversation that a run belongs to: the named one, that of an earlier run, or a new one. */
async function chooseConversation(
  client: Client,
  { conversation, continue: run }: { conversation?: string; continue?: string },
): Promise<string> {
  if (conversation !== undefined && run !== undefined)
    throw new UsageError("--continue stays in that run's conversation; leave out --conversation");
  if (conversation !== undefined) return conversationId(conversation);
  return run === undefined ? newConversation() : conversationOf(client, filled("continue", run));
}

function conversationId(text: string): string {
  if (new RegExp(BOUNDS.conversationId.pattern).test(text)) return text;
  throw new UsageError(`--conversation ${BOUNDS.conversationId.says}`);
}
