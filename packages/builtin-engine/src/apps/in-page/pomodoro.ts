import { part, settings } from "./parts.js";

/* A timer of turns: focus, short break, and after some rounds a long break. It counts by the clock, not by ticks. */
const [clock, phase, ring, start, reset, skip, said, dots, tally, sound, auto] = [
  "clock",
  "phase",
  "ring",
  "start",
  "reset",
  "skip",
  "said",
  "dots",
  "tally",
  "sound",
  "auto",
].map(part);

const NAMES = { focus: "Focus", short: "Short break", long: "Long break" };
const AROUND = 2 * Math.PI * 130;
const minutes = { focus: settings.focus, short: settings.short, long: settings.long };
let rounds = settings.rounds;
let now = "focus";
let done = 0;
let left = minutes.focus * 60_000;
let endsAt = 0;
let ticking = 0;
let voice = null;

const isOn = (button) => button.getAttribute("aria-pressed") === "true";
const whole = () => minutes[now] * 60_000;
const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

function shownTime() {
  const seconds = Math.ceil(left / 1000);
  return `${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Shows the time left; `happened` is said aloud, so it is given only where something changed. */
function show(happened) {
  const time = shownTime();
  if (clock.textContent !== time) clock.textContent = time;
  ring.style.strokeDashoffset = String(AROUND * (1 - left / whole()));
  if (happened === undefined) return;
  document.body.dataset.phase = now;
  document.title = settings.title;
  phase.textContent = NAMES[now];
  start.textContent = ticking ? "Pause" : left < whole() ? "Resume" : "Start";
  tally.textContent = `${plural(done, "focus session")} done`;
  const inRound = now === "long" ? rounds : done % rounds;
  dots.setAttribute("aria-label", `Round ${Math.min(inRound + 1, rounds)} of ${rounds}`);
  dots.replaceChildren(
    ...Array.from({ length: rounds }, (_, at) => {
      const dot = document.createElement("i");
      dot.className = at < inRound ? "full" : at === inRound && now === "focus" ? "now" : "";
      return dot;
    }),
  );
  said.textContent = happened;
}

function run() {
  endsAt = Date.now() + left;
  ticking = setInterval(tick, 200);
  wakeVoice();
  show(`${NAMES[now]} is running`);
}

function pause() {
  clearInterval(ticking);
  ticking = 0;
  show(`Paused at ${shownTime()}`);
}

function tick() {
  left = Math.max(0, endsAt - Date.now());
  if (left > 0) return show();
  beep();
  turn(true);
}

/** Goes on to the next phase; a focus that was skipped does not count. */
function turn(finished) {
  clearInterval(ticking);
  ticking = 0;
  const was = now;
  if (was === "focus" && finished) done += 1;
  now = was !== "focus" ? "focus" : finished && done % rounds === 0 ? "long" : "short";
  left = whole();
  show(`${NAMES[was]} ${finished ? "is over" : "skipped"}. ${NAMES[now]}: ${plural(minutes[now], "minute")}`);
  if (finished && isOn(auto)) run();
}

function again() {
  clearInterval(ticking);
  ticking = 0;
  left = whole();
  show(`${NAMES[now]} set back to ${shownTime()}`);
}

/* A browser gives a voice only to a page that was touched. */
function wakeVoice() {
  try {
    voice ??= new AudioContext();
    if (voice.state === "suspended") voice.resume().catch(() => {});
  } catch {
    voice = null;
  }
}

function beep() {
  if (!voice || !isOn(sound)) return;
  for (const [at, pitch] of [660, 880, 990].entries()) {
    const [tone, volume] = [voice.createOscillator(), voice.createGain()];
    const from = voice.currentTime + at * 0.18;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.2, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + 0.16);
    tone.connect(volume).connect(voice.destination);
    tone.start(from);
    tone.stop(from + 0.17);
  }
}

for (const field of document.querySelectorAll("[data-minutes]"))
  field.addEventListener("change", () => {
    const value = Math.min(600, Math.max(1, Math.round(Number(field.value)) || 1));
    field.value = String(value);
    const name = field.dataset.minutes;
    if (name === "rounds") rounds = Math.min(12, value);
    else {
      minutes[name] = value;
      if (name === now && !ticking) left = whole();
      if (name === now && ticking) endsAt = Date.now() + (left = Math.min(left, whole()));
    }
    show("Durations changed");
  });
for (const button of [sound, auto])
  button.addEventListener("click", () => {
    button.setAttribute("aria-pressed", String(!isOn(button)));
    said.textContent = `${button.textContent.trim()} ${isOn(button) ? "on" : "off"}`;
  });
start.addEventListener("click", () => (ticking ? pause() : run()));
reset.addEventListener("click", again);
skip.addEventListener("click", () => turn(false));
document.addEventListener("keydown", (event) => {
  if (event.target.closest?.("input, summary") || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key === " " && !event.target.closest?.("button")) {
    event.preventDefault();
    start.click();
  } else if (key === "r") reset.click();
  else if (key === "n" || key === "arrowright") skip.click();
});
show("Ready");
