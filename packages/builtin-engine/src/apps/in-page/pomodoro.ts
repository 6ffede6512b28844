// A timer of turns: focus, short break, and after some rounds a long break. It counts by the clock, not by ticks.
import { byId, createElement, isShortcut, isWithin, readSettings } from "./page-elements.ts";

type Phase = "focus" | "short" | "long";

const settings = readSettings("pomodoro");
const clock = byId("clock", HTMLElement);
const phaseName = byId("phase", HTMLElement);
const ring = byId("ring", SVGElement);
const start = byId("start", HTMLElement);
const reset = byId("reset", HTMLElement);
const skip = byId("skip", HTMLElement);
const said = byId("said", HTMLElement);
const dots = byId("dots", HTMLElement);
const tally = byId("tally", HTMLElement);
const sound = byId("sound", HTMLElement);
const auto = byId("auto", HTMLElement);

const NAMES: Readonly<Record<Phase, string>> = { focus: "Focus", short: "Short break", long: "Long break" };
const AROUND = 2 * Math.PI * 130;
const minutes: Record<Phase, number> = { focus: settings.focus, short: settings.short, long: settings.long };
let rounds = settings.rounds;
let phase: Phase = "focus";
let done = 0;
let left = minutes.focus * 60_000;
let endsAt = 0;
let ticking = 0;
let audio: AudioContext | undefined;

const isOn = (button: HTMLElement): boolean => button.getAttribute("aria-pressed") === "true";
const whole = (): number => minutes[phase] * 60_000;
const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`;

function shownTime(): string {
  const seconds = Math.ceil(left / 1000);
  return `${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Shows the time left, and what changed. */
function show(happened: string): void {
  showTime();
  document.body.dataset["phase"] = phase;
  document.title = settings.title;
  phaseName.textContent = NAMES[phase];
  if (ticking) start.textContent = "Pause";
  else start.textContent = left < whole() ? "Resume" : "Start";
  tally.textContent = `${plural(done, "focus session")} done`;
  showRounds();
  said.textContent = happened;
}

/** Shows the time left alone: nothing of it is read aloud. */
function showTime(): void {
  const time = shownTime();
  if (clock.textContent !== time) clock.textContent = time;
  ring.style.strokeDashoffset = String(AROUND * (1 - left / whole()));
}

function showRounds(): void {
  const inRound = phase === "long" ? rounds : done % rounds;
  dots.setAttribute("aria-label", `Round ${Math.min(inRound + 1, rounds)} of ${rounds}`);
  dots.replaceChildren(
    ...Array.from({ length: rounds }, (_, at) => {
      if (at < inRound) return createElement("i", { className: "full" });
      return createElement("i", { className: at === inRound && phase === "focus" ? "now" : "" });
    }),
  );
}

function run(): void {
  endsAt = Date.now() + left;
  ticking = setInterval(tick, 200);
  wakeAudio();
  show(`${NAMES[phase]} is running`);
}

function pause(): void {
  clearInterval(ticking);
  ticking = 0;
  show(`Paused at ${shownTime()}`);
}

function tick(): void {
  left = Math.max(0, endsAt - Date.now());
  if (left > 0) return showTime();
  beep();
  turn(true);
}

/** Goes on to the next phase; a focus that was skipped does not count. */
function turn(finished: boolean): void {
  clearInterval(ticking);
  ticking = 0;
  const was = phase;
  if (was === "focus" && finished) done += 1;
  if (was !== "focus") phase = "focus";
  else phase = finished && done % rounds === 0 ? "long" : "short";
  left = whole();
  show(
    `${NAMES[was]} ${finished ? "is over" : "skipped"}. ${NAMES[phase]}: ${plural(minutes[phase], "minute")}`,
  );
  if (finished && isOn(auto)) run();
}

function restart(): void {
  clearInterval(ticking);
  ticking = 0;
  left = whole();
  show(`${NAMES[phase]} set back to ${shownTime()}`);
}

// A browser lets only a page that was touched make sounds.
function wakeAudio(): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") audio.resume().catch(() => {});
  } catch {
    audio = undefined;
  }
}

function beep(): void {
  if (!audio || !isOn(sound)) return;
  for (const [at, pitch] of [660, 880, 990].entries()) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const from = audio.currentTime + at * 0.18;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.2, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + 0.16);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + 0.17);
  }
}

function changeMinutes(changed: Phase, value: number): void {
  minutes[changed] = value;
  if (changed !== phase) return;
  left = ticking ? Math.min(left, whole()) : whole();
  if (ticking) endsAt = Date.now() + left;
}

for (const field of document.querySelectorAll<HTMLInputElement>("input[data-minutes]"))
  field.addEventListener("change", () => {
    const value = Math.min(600, Math.max(1, Math.round(Number(field.value)) || 1));
    field.value = String(value);
    const name = field.dataset["minutes"];
    if (name === "rounds") rounds = Math.min(12, value);
    else if (name === "focus" || name === "short" || name === "long") changeMinutes(name, value);
    show("Durations changed");
  });
for (const button of [sound, auto])
  button.addEventListener("click", () => {
    button.setAttribute("aria-pressed", String(!isOn(button)));
    said.textContent = `${button.textContent.trim()} ${isOn(button) ? "on" : "off"}`;
  });
start.addEventListener("click", () => (ticking ? pause() : run()));
reset.addEventListener("click", restart);
skip.addEventListener("click", () => turn(false));
document.addEventListener("keydown", (event) => {
  if (isWithin(event, "input, summary") || isShortcut(event)) return;
  const key = event.key.toLowerCase();
  if (key === " " && !isWithin(event, "button")) {
    event.preventDefault();
    start.click();
  } else if (key === "r") reset.click();
  else if (key === "n" || key === "arrowright") skip.click();
});
show("Ready");
