import type { Client } from "@signet/client";
import type { AccountPatch } from "@signet/contract";
import { BOUNDS, RUN_ENDS, RUN_STATES, TIER_IDS } from "@signet/contract/values";
import { sayAccount, sayAccounts, sayOverview, sayRuns } from "../admin-view.ts";
import {
  connect,
  defineCommand,
  didYouMean,
  EXIT,
  integer,
  UsageError,
  urlHelp,
  urlOption,
} from "../command.ts";
import type { Terminal } from "../terminal.ts";
import { defuse, jsonLine } from "../text.ts";

const { credit, hours } = BOUNDS.operator;

/** `signet admin`: what the owner of an instance sees of others, and changes. */
export const admin = defineCommand({
  help: `
signet admin [overview]                 what needs attention, runs, failures, queue, disk (--hours ${hours.default})
signet admin accounts                   accounts, those with the newest activity first (--find, --blocked)
signet admin account <id>               one account: tier, units, sizes, your changes
signet admin block <id>                 refuse it all that costs something, and cancel its runs
signet admin unblock <id>               let it in again
signet admin credit <id> --runs <n> --visual <n>
                                        give units; --runs=-5 takes five back
signet admin tier <id> <tier>           give ${TIER_IDS.join(", ")}; free takes it back
signet admin note <id> <text>           keep a note, which nobody else sees; "" removes it
signet admin runs                       runs of all accounts (--state, --end, --account)

  --find <text>            a part of an account's id or of its note
  --blocked                only blocked accounts
  --state <state>          ${RUN_STATES.slice(0, 4).join(", ")}, …
  --end <end>              how a run ended: ${RUN_ENDS.slice(0, 4).join(", ")}, …
  --account <id>           runs of this account
  --hours <number>         how far back the overview counts, up to ${hours.max}
  --limit <number>         how many, up to ${BOUNDS.runsLimit.max} (${BOUNDS.runsLimit.default})
  --before <cursor>        the next page, as the end of a list says
  --json                   the service's answer as it is
${urlHelp}

The owner's password is read from SIGNET_PASSWORD. Tasks and files of others are not shown, and ids of
their runs neither.`,
  options: {
    ...urlOption,
    json: { type: "boolean" },
    find: { type: "string" },
    blocked: { type: "boolean" },
    state: { type: "string" },
    end: { type: "string" },
    account: { type: "string" },
    hours: { type: "string" },
    limit: { type: "string" },
    before: { type: "string" },
    runs: { type: "string" },
    visual: { type: "string" },
  },
  positionals: 40,
  async run({ values, positionals: [action = "overview", ...rest], terminal }) {
    const start = Object.hasOwn(ACTIONS, action) ? ACTIONS[action as ActionName] : null;
    if (!start)
      throw new UsageError(`admin has no action ${action}${didYouMean(action, Object.keys(ACTIONS))}`);
    const most =
      action === "note" ? rest.length : ({ tier: 2, overview: 0, accounts: 0, runs: 0 }[action] ?? 1);
    if (rest.length > most) throw new UsageError(`too many arguments: ${rest.at(-1)}`);
    const { answer, say } = await start({ client: connect(values.url), values, rest });
    if (values.json) terminal.out(jsonLine(answer));
    else say(terminal);
    return EXIT.ok;
  },
});

interface Values {
  find?: string;
  blocked?: boolean;
  state?: string;
  end?: string;
  account?: string;
  hours?: string;
  limit?: string;
  before?: string;
  runs?: string;
  visual?: string;
}

interface ActionCall {
  client: Client;
  values: Values;
  rest: string[];
}

/** What the service answered, and how that is said in words. */
interface Answered {
  answer: object;
  say: (terminal: Terminal) => void;
}

type Action = (call: ActionCall) => Promise<Answered>;

/** An answer that is shown by `view`, made safe to print. */
const shownBy = <T extends object>(answer: T, view: (answer: T, terminal: Terminal) => void): Answered => ({
  answer,
  say: (terminal) => view(defuse(answer), terminal),
});

const change = async (
  { client, rest: [id] }: Pick<ActionCall, "client" | "rest">,
  patch: AccountPatch,
): Promise<Answered> => {
  const answer = await client.changeAccount(named(id), patch);
  return shownBy(answer, sayAccount);
};

const ACTIONS = {
  async overview({ client, values }) {
    return shownBy(await client.overview(integer("hours", values.hours, hours.min, hours.max)), sayOverview);
  },
  async accounts({ client, values: { find, blocked, ...page } }) {
    const query = {
      ...pageOf(page),
      ...(find === undefined ? {} : { q: find }),
      ...(blocked ? { blocked: "true" as const } : {}),
    };
    return shownBy(await client.accounts(query), sayAccounts);
  },
  async account({ client, rest: [id] }) {
    return shownBy(await client.account(named(id)), sayAccount);
  },
  block: (call) => change(call, { blocked: true }),
  unblock: (call) => change(call, { blocked: false }),
  async credit(call) {
    const units = { runs: unitsOf("runs", call.values.runs), visual: unitsOf("visual", call.values.visual) };
    if (units.runs === undefined && units.visual === undefined)
      throw new UsageError("say how many units: --runs 20, --visual 5, or both");
    return change(call, { credit: units });
  },
  async tier(call) {
    return change(call, { tier: oneOf("tier", call.rest[1], TIER_IDS) });
  },
  async note(call) {
    const [, ...words] = call.rest;
    if (words.length === 0) throw new UsageError('write the note after the id; "" removes it');
    return change(call, { note: words.join(" ") });
  },
  async runs({ client, values: { state, end, account, ...page } }) {
    const query = {
      ...pageOf(page),
      ...(state === undefined ? {} : { state: oneOf("--state", state, RUN_STATES) }),
      ...(end === undefined ? {} : { end: oneOf("--end", end, RUN_ENDS) }),
      ...(account === undefined ? {} : { account }),
    };
    return shownBy(await client.operatorRuns(query), sayRuns);
  },
} as const satisfies Record<string, Action>;

type ActionName = keyof typeof ACTIONS;

function named(id: string | undefined): string {
  if (id) return id;
  throw new UsageError("name the account by its id; signet admin accounts lists them");
}

function pageOf({ limit, before }: Pick<Values, "limit" | "before">) {
  const { min, max, default: most } = BOUNDS.runsLimit;
  return {
    limit: integer("limit", limit, min, max) ?? most,
    ...(before === undefined ? {} : { before }),
  };
}

function unitsOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const units = /^[+-]?\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (Math.abs(units) <= credit.perChange) return units;
  throw new UsageError(`--${name} must be a number from -${credit.perChange} to ${credit.perChange}`);
}

function oneOf<T extends string>(what: string, text: string | undefined, words: readonly T[]): T {
  const found = words.find((word) => word === text);
  if (found !== undefined) return found;
  throw new UsageError(`${what} is one of ${words.join(", ")}${didYouMean(text ?? "", words)}`);
}
