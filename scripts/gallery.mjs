// Builds each built-in app with a running service and saves its screenshots in docs/pictures: node scripts/gallery.mjs [address]
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

const api = `${process.argv[2] ?? "http://127.0.0.1:8787"}/api/demo`;
const folder = path.join(import.meta.dirname, "../docs/pictures");
const TASKS = {
  snake: "a snake game called Garden",
  breakout: "a breakout game with 5 rows and a red ball",
  pong: "a pong game against the computer, first to 5",
  memory: "memory game with 8 pairs",
  2048: "2048 with a purple accent",
  noughts: "tic tac toe against the computer",
  todo: "a to-do list titled 'Groceries' with milk, eggs and bread",
  pomodoro: "pomodoro timer 50/10",
  calculator: "a calculator",
  chart: "bar chart of: apples 5, pears 3, plums 8, figs 6",
  drawing: "drawing pad with 6 colors",
  quiz: "quiz titled Capitals: Capital of France? *Paris, Rome. Capital of Italy? Paris, *Rome.",
};

/** Apps that are shown in the middle of a game; the others are shown at the start. */
const GAMES = new Set(["snake", "breakout", "pong", "memory", "2048", "noughts"]);

await mkdir(folder, { recursive: true });
for (const [name, task] of Object.entries(TASKS)) {
  const response = await fetch(`${api}/code/visual`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ task }),
  });
  const { ok, summary, run_id, files } = await response.json();
  if (!ok) throw new Error(`${name}: ${summary}`);
  const desktop = GAMES.has(name) ? "played" : "desktop";
  for (const { path: file } of files) {
    const [shot, type] = file.split(".");
    if (shot !== desktop && shot !== "phone") continue;
    const picture = await fetch(`${api}/runs/${run_id}/files/${file}`);
    const kept = `${name}-${shot === "phone" ? shot : "desktop"}.${type}`;
    await writeFile(path.join(folder, kept), Buffer.from(await picture.arrayBuffer()));
  }
  console.log(`${name}: ok`);
}
