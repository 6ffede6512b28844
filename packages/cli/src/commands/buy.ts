import { environment } from "../environment.ts";
import { PACK_IDS, PACKS, PLAN_IDS, TIERS } from "@signet/contract/values";
import { connect, defineCommand, EXIT, UsageError, urlHelp, urlOption } from "../command.ts";
import type { Terminal } from "../terminal.ts";
import { column, defuse, jsonLine } from "../text.ts";

/** `signet buy`: plans and packs beyond the daily quota. */
export const buy = defineCommand({
  help: `
signet buy                              list plans and packs with their prices
signet buy <plan or pack>               get the address at which to pay
signet buy --claim <session>            after paying: credit the purchase and get its license
signet buy --cancel                     end the renewal of your plan; it runs to the end of the paid period

  --json                   the service's answer as it is
${urlHelp}

With SIGNET_API_KEY or SIGNET_LICENSE in the environment, the purchase is for that account.`,
  options: {
    ...urlOption,
    claim: { type: "string" },
    cancel: { type: "boolean" },
    json: { type: "boolean" },
  },
  positionals: 1,
  async run({ values, positionals: [item], terminal }) {
    const { out, look } = terminal;
    if (values.claim !== undefined) return claim(values.claim, values, terminal);
    if (values.cancel) return cancel(values, terminal);
    if (item === undefined) return (offer(terminal), EXIT.ok);
    const plan = PLAN_IDS.find((id) => id === item);
    const pack = PACK_IDS.find((id) => id === item);
    const client = connect(values.url);
    if (!plan && !pack)
      throw new UsageError(`there is no plan or pack ${item}; to list them: ${environment.self} buy`);
    const checkout = plan ? await client.checkout(plan) : await client.topupCheckout(pack!);
    if (values.json) return (out(jsonLine(checkout)), EXIT.ok);
    const { url, session_id, usd, notice } = defuse(checkout);
    if (url === null) return (out(`${look.paint("red", "✗")} ${notice}`), EXIT.failed);
    out(`Pay ${usd} US dollars${plan ? " a month" : ""} here:\n\n  ${url}\n`);
    out(look.paint("dim", "After paying, the page that you return to shows your license. Or run:"));
    out(look.paint("dim", `  ${environment.self} buy --claim ${session_id}`));
    return EXIT.ok;
  },
});

function offer({ out, look }: Terminal): void {
  const line = (id: string, usd: number, units: string, audience: string) =>
    out(
      `  ${column(id, 11)} ${column(`$${usd}`, 4)}  ${column(units, 38)} ${look.paint("dim", audience)}`.trimEnd(),
    );
  out("Plans, paid monthly");
  for (const id of PLAN_IDS) {
    const { usd, runs_per_day, visual_per_day, who } = TIERS[id];
    line(id, usd, `${runs_per_day} runs and ${visual_per_day} visuals a day`, who);
  }
  out("\nPacks, paid once; used after the day's quota, never expire");
  for (const id of PACK_IDS) {
    const { usd, label, who } = PACKS[id];
    line(id, usd, label, who);
  }
}

async function claim(
  session: string,
  { url, json }: { url?: string; json?: boolean },
  { out, err, look }: Terminal,
): Promise<number> {
  const claimed = await connect(url).claim(session);
  if (json) return (out(jsonLine(claimed)), EXIT.ok);
  const { kind, tier, pack, credited, balance, license_token } = defuse(claimed);
  err(
    kind === "plan"
      ? `${look.paint("green", "✓")} ${tier} is active`
      : `${look.paint("green", "✓")} ${pack}: ${credited.runs} runs and ${credited.visual} visuals; you have ${balance.runs} and ${balance.visual}`,
  );
  err(look.paint("dim", "Your license. Keep it secret, like a password: export SIGNET_LICENSE=…"));
  out(license_token);
  return EXIT.ok;
}

async function cancel(
  { url, json }: { url?: string; json?: boolean },
  { out, look }: Terminal,
): Promise<number> {
  const answer = await connect(url).cancelPlan();
  if (json) return (out(jsonLine(answer)), EXIT.ok);
  for (const { tier, until } of defuse(answer.plans))
    out(`${look.paint("green", "✓")} ${tier} is not renewed; it runs until ${until.slice(0, 10)}`);
  return EXIT.ok;
}
