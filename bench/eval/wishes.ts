/**
 * What the built-in engine makes of two hundred wishes in ordinary words: `npm run eval -- wishes`. With the letter of a
 * part as well (`a` and `b`: the halves of `wishes.jsonl`; `d` and `e`: sets that were written later, by others) each wish
 * of that part is named, with what is not done.
 */
import { readFileSync } from "node:fs";
import { type Message } from "@signet/contract";
import { createBuiltinEngine } from "@signet/builtin-engine";

const HALVES = ["a", "b", "d", "e"] as const;
const FILES = ["./wishes.jsonl", "./wishes-d.jsonl", "./wishes-e.jsonl"];

interface Wish {
  id: string;
  wish: string;
  /** The app that is asked for; `none` where it is none of the twelve. */
  kind: string | null;
  /** What is asked of it; `possible: false` marks what a page of that kind cannot have. */
  details: { text: string; possible?: boolean }[];
  half: (typeof HALVES)[number];
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

type Verdict =
  | "complete"
  | "partial, right"
  | "partial, wrong"
  | "called done"
  | "wrong app"
  | "refused"
  | "rightly refused";

/** The beginnings of the words of a text that tell what it is about. */
const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter(
      (word) =>
        !/^(?:the|and|for|own|all|out|with|that|from|over|their|every|when|whose|several|many)$/.test(word),
    )
    .map((word) => word.slice(0, 4));

const isAbout = (one: string, other: string): boolean => {
  const stems = new Set(stemsOf(one));
  return stemsOf(other).some((stem) => stems.has(stem));
};

/**
 * Whether what is listed as not done is what a page cannot have, and all of that. A listing is right where it shares a
 * word with such a detail, so a detail that is told in other words counts as wrongly listed.
 */
function partialVerdict(details: Wish["details"], notDone: readonly string[]): Verdict {
  const impossible = details.filter(({ possible }) => possible === false).map(({ text }) => text);
  const isRight =
    notDone.every((text) => impossible.some((detail) => isAbout(detail, text))) &&
    impossible.every((detail) => notDone.some((text) => isAbout(detail, text)));
  return isRight ? "partial, right" : "partial, wrong";
}

async function verdictOf({ wish, kind, details }: Wish): Promise<{ verdict: Verdict; text: string }> {
  const made = await built(wish);
  if (!made) return { verdict: kind === null ? "rightly refused" : "refused", text: "" };
  const { app, notDone } = made;
  const text = `${app}${notDone.length > 0 ? `; not done: ${notDone.join("; ")}` : ""}`;
  if (kind === null || !(SCRIPTS[kind] ?? [kind]).includes(app)) return { verdict: "wrong app", text };
  if (notDone.length > 0) return { verdict: partialVerdict(details, notDone), text };
  // What is marked as impossible and yet is called done has to be looked at: the page may have it.
  return { verdict: details.some(({ possible }) => possible === false) ? "called done" : "complete", text };
}

const named = process.argv[3];
const wishes = FILES.flatMap((file) =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Wish),
);
for (const half of HALVES.filter((each) => !named || each === named)) {
  const counts: Partial<Record<Verdict, number>> = {};
  const chosen = wishes.filter((wish) => wish.half === half);
  for (const wish of chosen) {
    const { verdict, text } = await verdictOf(wish);
    counts[verdict] = (counts[verdict] ?? 0) + 1;
    if (named) console.log(`${wish.id} ${String(wish.kind).padEnd(12)} ${verdict.padEnd(15)} ${text}`);
  }
  console.log(`${half}: ${chosen.length} wishes ${JSON.stringify(counts)}`);
}
