import { announce, byId, isShortcut, setText } from "./page-elements.ts";

type GameState = "ready" | "playing" | "paused" | "over";

/** A game that is played in rounds. */
export interface GameRounds {
  readonly state: GameState;
  play(): void;
  end(heading: string, text: string): void;
}

/** What the game says while it is not played. */
interface Notice {
  heading: string;
  text: string;
  button: string;
}

/**
 * Looks after Space, Enter, P, R and the buttons of a game. `begin()` sets a new round up; `hint` says how to start the
 * first, `standing()` how far this one is.
 */
export function createGameRounds({
  begin,
  hint,
  standing,
}: {
  begin: () => void;
  hint: string;
  standing: () => string;
}): GameRounds {
  let state: GameState = "ready";
  const enter = (next: GameState, notice?: Notice): void => {
    state = next;
    showState(next, notice);
  };
  const play = (): void => {
    if (state === "playing") return;
    if (state !== "paused") begin();
    enter("playing");
    announce("Playing");
  };
  const pause = (): void => {
    if (state !== "playing") return;
    const text = `${standing()} Press Space or tap Resume to go on.`;
    enter("paused", { heading: "Paused", text, button: "Resume" });
  };
  const restart = (): void => {
    begin();
    enter("playing");
    announce("New game");
  };
  const toggle = (): void => (state === "paused" ? play() : pause());
  byId("play", HTMLElement).addEventListener("click", play);
  byId("restart", HTMLElement).addEventListener("click", restart);
  byId("pause", HTMLElement).addEventListener("click", toggle);
  addEventListener("keydown", (event) => {
    if (isShortcut(event)) return;
    const onButton = event.target instanceof HTMLButtonElement;
    const key = event.key.toLowerCase();
    if ((key === " " || key === "enter") && !onButton) {
      event.preventDefault();
      if (event.repeat) return;
      if (state === "playing" && key === " ") pause();
      else play();
    } else if (key === "p" && !event.repeat) toggle();
    else if (key === "r" && !event.repeat) restart();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) pause();
  });
  begin();
  enter("ready", { heading: "Ready?", text: hint, button: "Play" });
  return {
    get state() {
      return state;
    },
    play,
    end: (heading, text) => enter("over", { heading, text, button: "Play again" }),
  };
}

function showState(state: GameState, notice?: Notice): void {
  const box = byId("notice", HTMLElement);
  const pause = byId("pause", HTMLButtonElement);
  const focused = document.activeElement;
  const hadFocus = box.contains(focused);
  box.hidden = state === "playing";
  pause.disabled = state !== "playing" && state !== "paused";
  pause.textContent = state === "paused" ? "Resume" : "Pause";
  if (box.hidden && hadFocus && focused instanceof HTMLElement) focused.blur();
  if (!notice) return;
  setText("notice-heading", notice.heading);
  setText("notice-text", notice.text);
  setText("play", notice.button);
  announce(`${notice.heading}. ${notice.text}`);
}
