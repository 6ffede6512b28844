/**
 * What the built-in engine makes of a hundred wishes in ordinary words, by half: `npm run eval -- wishes`. With `a` or
 * `b` as well each wish of that half is named, with what is not done.
 */
import { readFileSync } from "node:fs";
import { type Message } from "@signet/contract";
import { createBuiltinEngine } from "@signet/builtin-engine";

interface Wish {
  id: string;
  wish: string;
  /** The app that is asked for; `none` where it is none of the twelve. */
  kind: string | null;
  /** What is asked of it; `possible: false` marks what a page of that kind cannot have. */
  details: { text: string; possible?: boolean }[];
  half: "a" | "b";
}

/** The scripts of the pages, by the kind of wish. */
const SCRIPTS: Record<string, readonly string[]> = {
  memory: ["memory-game"],
  "2048": ["tiles"],
  timer: ["pomodoro", "countdown"],
};
const APPS =
  "breakout calculator chart countdown drawing memory-game pomodoro pong quiz snake tic-tac-toe tiles todo".split(
    " ",
  );
const { pages } = createBuiltinEngine();

async function callOf(messages: Message[]): Promise<{ id: string; name: string; input: string } | undefined> {
  for await (const event of pages.stream({ system: "", messages, tools: [] }, AbortSignal.timeout(60_000)))
    if (event.type === "call") return event.call;
  return undefined;
}

/** The app that is built for a wish and what it is said to lack; undefined where none is. */
async function built(wish: string): Promise<{ app: string; notDone: string[] } | undefined> {
  const asked: Message = { role: "user", text: wish };
  const brief = await callOf([asked]);
  if (!brief) return undefined;
  const page = await callOf([asked, { role: "assistant", text: "", calls: [brief] }]);
  const { html } = JSON.parse(page!.input) as { html: string };
  const { not_done: notDone = [] } = JSON.parse(brief.input) as { not_done?: string[] };
  return { app: APPS.findLast((app) => html.includes(`\n// ${app}.ts\n`))!, notDone };
}

type Verdict = "complete" | "partial" | "refused" | "wrong app" | "called done";

async function verdictOf({ wish, kind, details }: Wish): Promise<{ verdict: Verdict; text: string }> {
  const made = await built(wish);
  if (!made) return { verdict: "refused", text: "" };
  const { app, notDone } = made;
  const text = `${app}${notDone.length > 0 ? `; not done: ${notDone.join("; ")}` : ""}`;
  if (kind === null || !(SCRIPTS[kind] ?? [kind]).includes(app)) return { verdict: "wrong app", text };
  if (notDone.length > 0) return { verdict: "partial", text };
  // What is marked as impossible and yet is called done has to be looked at: the page may have it.
  return { verdict: details.some(({ possible }) => possible === false) ? "called done" : "complete", text };
}

const named = process.argv[3];
const wishes = readFileSync(new URL("./wishes.jsonl", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line) as Wish);
for (const half of (["a", "b"] as const).filter((each) => !named || each === named)) {
  const counts: Partial<Record<Verdict, number>> = {};
  const chosen = wishes.filter((wish) => wish.half === half);
  for (const wish of chosen) {
    const { verdict, text } = await verdictOf(wish);
    counts[verdict] = (counts[verdict] ?? 0) + 1;
    if (named) console.log(`${wish.id} ${String(wish.kind).padEnd(12)} ${verdict.padEnd(10)} ${text}`);
  }
  console.log(`half ${half}: ${chosen.length} wishes ${JSON.stringify(counts)}`);
}
