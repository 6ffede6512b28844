// A timer that counts down once. It counts by the clock, not by ticks.
import { byId, isShortcut, isWithin, readSettings } from "./page-elements.ts";
import { onSoundButton, playTones } from "./sounds.ts";

const settings = readSettings("countdown");
const clock = byId("clock", HTMLElement);
const phase = byId("phase", HTMLElement);
const ring = byId("ring", SVGElement);
const start = byId("start", HTMLElement);
const said = byId("said", HTMLElement);
const fields = [byId("minutes", HTMLInputElement), byId("seconds", HTMLInputElement)] as const;
const AROUND = 2 * Math.PI * 130;

let whole = settings.seconds * 1_000;
let left = whole;
let endsAt = 0;
let ticking = 0;

function shownTime(): string {
  const seconds = Math.ceil(left / 1000);
  const pair = (value: number): string => String(value).padStart(2, "0");
  const shown = `${pair(Math.floor((seconds % 3_600) / 60))}:${pair(seconds % 60)}`;
  return seconds < 3_600 ? shown : `${Math.floor(seconds / 3_600)}:${shown}`;
}

/** Shows the time left, and tells what happened. */
function show(happened: string): void {
  showTime();
  if (ticking) start.textContent = "Pause";
  else start.textContent = left < whole && left > 0 ? "Resume" : "Start";
  phase.textContent = left === 0 ? "Time is up" : "";
  said.textContent = happened;
}

/** Shows the time left alone: nothing of it is read aloud. */
function showTime(): void {
  const time = shownTime();
  if (clock.textContent !== time) clock.textContent = time;
  ring.style.strokeDashoffset = String(AROUND * (1 - left / whole));
}

function run(): void {
  if (left === 0) left = whole;
  endsAt = Date.now() + left;
  ticking = setInterval(tick, 200);
  show("Running");
}

function stop(happened: string): void {
  clearInterval(ticking);
  ticking = 0;
  show(happened);
}

function tick(): void {
  left = Math.max(0, endsAt - Date.now());
  if (left > 0) return showTime();
  playTones(660, 880, 990, 660, 880, 990);
  stop("Time is up");
}

function reset(): void {
  left = whole;
  stop(`Set back to ${shownTime()}`);
}

for (const field of fields)
  field.addEventListener("change", () => {
    const [minutes, seconds] = fields.map(({ value }) => Math.max(0, Math.round(Number(value)) || 0));
    whole = Math.min(36_000, Math.max(1, (minutes ?? 0) * 60 + (seconds ?? 0))) * 1_000;
    reset();
  });
start.addEventListener("click", () => (ticking ? stop(`Paused at ${shownTime()}`) : run()));
byId("reset", HTMLElement).addEventListener("click", reset);
document.addEventListener("keydown", (event) => {
  if (isWithin(event, "input, summary") || isShortcut(event)) return;
  const key = event.key.toLowerCase();
  if (key === " " && !isWithin(event, "button")) {
    event.preventDefault();
    start.click();
  } else if (key === "r") reset();
});
onSoundButton();
show("Ready");
