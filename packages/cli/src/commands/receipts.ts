import type { SealedReceipt } from "@signet/contract";
import { BOUNDS } from "@signet/contract/values";
import { connect, defineCommand, EXIT, integer, urlHelp, urlOption } from "../command.ts";
import { resultMark, row, type OutputStyle } from "../terminal.ts";
import { age, column, defuse, fit, jsonLine, plural } from "../text.ts";

/** `signet receipts`: the public ledger, newest first. */
export const receipts = defineCommand({
  help: `
signet receipts [options]

  --limit <number>         how many, up to ${BOUNDS.receiptsLimit.max} (${BOUNDS.receiptsLimit.default})
  --all                    include the lines that record the opening of a run
  --json                   the service's answer as it is
${urlHelp}`,
  options: { ...urlOption, limit: { type: "string" }, all: { type: "boolean" }, json: { type: "boolean" } },
  positionals: 0,
  async run({ values, terminal }) {
    const { min, max, default: most } = BOUNDS.receiptsLimit;
    const limit = integer("limit", values.limit, min, max) ?? most;
    const page = await connect(values.url).receipts({ limit, kind: values.all ? "all" : "code" });
    const { out, look } = terminal;
    if (values.json) {
      out(jsonLine(page));
      return EXIT.ok;
    }
    const { receipts, size, head } = defuse(page);
    for (const receipt of receipts) out(receiptLine(receipt, terminal.nowMs(), look));
    out(look.paint("dim", fit(`ledger of ${plural(size, "line")}, head ${head}`, look.columns)));
    return EXIT.ok;
  },
});

function receiptLine(receipt: SealedReceipt, nowMs: number, look: OutputStyle): string {
  const isSeal = receipt.kind === "code" || receipt.kind === "visual";
  const mark = resultMark(isSeal ? receipt.ok : null, "○", look);
  const check = isSeal ? receipt.check : receipt.kind;
  const facts = [
    column(`#${receipt.seq}`, 7),
    column(receipt.receipt_sha, 16),
    ...(look.columns >= 80 ? [column(check, 9)] : []),
    column(age(receipt.ts * 1000, nowMs), 6),
  ];
  return row(mark, facts, receipt.kind === "key" ? receipt.key : receipt.task, look);
}
