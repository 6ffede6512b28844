import type { Tactics, Technique, TechniqueStats } from "@signet/contract";
import type { Terminal } from "./terminal.ts";
import { age, fit, linesOf, oneLine, plural, wrap } from "./text.ts";

const INDENT = "  ";

/** How often a technique helped, in words. */
const record = ({ uses, wins }: { uses: number; wins: number }) =>
  uses === 0 ? "not used yet" : `helped ${wins} of ${plural(uses, "time")}`;

const indented = (text: string, columns: number) =>
  linesOf(text).flatMap((line) => wrap(line, columns - INDENT.length).map((part) => INDENT + part));

/** Shows the techniques that fit a task. The texts must have passed `defuse`. */
export function sayFound({ tactics }: Tactics, { out, look }: Terminal): void {
  if (tactics.length === 0) out("The library has nothing for this task.");
  for (const { id, kind, title, when, evidence } of tactics) {
    out(look.paint("bold", fit(oneLine(title), look.columns)));
    out(look.paint("dim", fit(`${INDENT}${id} · ${kind} · ${record(evidence)}`, look.columns)));
    for (const line of indented(oneLine(when), look.columns)) out(line);
  }
}

/** Shows statistics of the library, and what the owner's runs taught last. */
export function sayLibrary(stats: TechniqueStats, { out, look, nowMs }: Terminal): void {
  const { total, active, candidates, retired, by_kind, by_origin } = stats;
  const states = [`${active} active`, `${candidates} on trial`, `${retired} retired`];
  out(look.paint("bold", `${plural(total, "technique")}: ${states.join(", ")}`));
  const kinds = `${by_kind.code} code, ${by_kind.tactic} tactics, ${by_kind.pitfall} pitfalls`;
  out(`${kinds}; ${by_origin.run} from your runs; ${record(stats)}`);
  for (const { id, title, ...counts } of stats.top) {
    const line = fit(`${id}  ${record(counts)}  ${oneLine(title)}`, look.columns - 4);
    out(`${INDENT}${look.paint("green", "✓")} ${line}`);
  }
  if (stats.learned.length > 0) out("Taught by your runs:");
  for (const { id, kind, state, title, created_at } of stats.learned)
    out(
      fit(
        `${INDENT}${id}  ${kind}  ${state}  ${age(Date.parse(created_at), nowMs())}  ${oneLine(title)}`,
        look.columns,
      ),
    );
}

const ROLES = {
  learned: ["dim", "·", "taught it"],
  won: ["green", "✓", "used it and passed"],
  lost: ["red", "✗", "used it, or met the error, and did not pass"],
} as const;

/** Shows one technique in full, with the receipts for and against it; hashes are never cut. */
export function sayTechnique(technique: Technique, { out, look }: Terminal): void {
  const { id, kind, origin, state, title, when, guidance, params, language, tested, evidence } = technique;
  out(look.paint("bold", fit(oneLine(title), look.columns)));
  const facts = [id, kind, language, origin === "starter" ? "from the starter set" : "from your runs", state];
  out(look.paint("dim", fit(facts.filter((fact) => fact !== "").join(" · "), look.columns)));
  for (const line of indented(oneLine(when), look.columns)) out(line);
  for (const { name, default: value, meaning } of params)
    for (const line of indented(oneLine(`${name} = ${value}: ${meaning}`), look.columns)) out(line);
  out("");
  for (const line of indented(guidance, look.columns)) out(line);
  out("");
  if (kind === "code") out(tested ? "Its test passed in a fresh sandbox." : "Its test has not passed yet.");
  out(`Record: ${record(evidence)}.`);
  for (const { receipt_sha, role } of evidence.receipts) {
    const [format, mark, meaning] = ROLES[role];
    out(`${INDENT}${look.paint(format, mark)} ${receipt_sha}  ${meaning}`);
  }
}
