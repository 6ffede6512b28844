import { optionalById } from "./page-elements.ts";

let audio: AudioContext | undefined;

/** Whether the page has a button for sound, and it is on. */
const isOn = (): boolean => optionalById("sound")?.getAttribute("aria-pressed") === "true";

// A browser lets only a page that was touched make sounds.
function wake(): AudioContext | undefined {
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") audio.resume().catch(() => {});
  } catch {
    audio = undefined;
  }
  return audio;
}

/** Plays short tones one after the other, where the page has sound and it is on. `pitches` in hertz. */
export function playTones(...pitches: readonly number[]): void {
  const context = isOn() ? wake() : undefined;
  if (!context) return;
  for (const [at, pitch] of pitches.entries()) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const from = context.currentTime + at * 0.11;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.15, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + 0.1);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + 0.11);
  }
}

/** Lets the button for sound switch it. */
export function onSoundButton(): void {
  const button = optionalById("sound");
  button?.addEventListener("click", () => {
    const on = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(on));
    playTones(660);
  });
}
