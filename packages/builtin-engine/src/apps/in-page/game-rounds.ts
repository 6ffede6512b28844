import { byId, say } from "./kit.js";

/**
 * A game of rounds: ready, playing, paused, over. `begin()` sets a new round up; `hint` says how to start the first, `standing()` how far this one is.
 * Space, Enter, P, R and the buttons are looked after here.
 */
export function createRounds({ begin, hint, standing }) {
  const notice = byId("notice");
  const game = {
    state: "ready",
    play() {
      if (game.state === "playing") return;
      if (game.state !== "paused") begin();
      enter("playing");
      say("Playing");
    },
    pause() {
      if (game.state !== "playing") return;
      enter("paused", "Paused", `${standing()} Press Space or tap Resume to go on.`, "Resume");
    },
    restart() {
      begin();
      enter("playing");
      say("New game");
    },
    end(heading, text) {
      enter("over", heading, text, "Play again");
    },
  };
  function enter(state, heading, text, button) {
    game.state = state;
    const had = notice.contains(document.activeElement);
    notice.hidden = state === "playing";
    byId("pause").disabled = state !== "playing" && state !== "paused";
    byId("pause").textContent = state === "paused" ? "Resume" : "Pause";
    if (notice.hidden && had) document.activeElement.blur();
    if (state === "playing") return;
    byId("notice-heading").textContent = heading;
    byId("notice-text").textContent = text;
    byId("play").textContent = button;
    say(`${heading}. ${text}`);
  }
  byId("play").addEventListener("click", () => game.play());
  byId("restart").addEventListener("click", () => game.restart());
  byId("pause").addEventListener("click", () => (game.state === "paused" ? game.play() : game.pause()));
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const onButton = event.target instanceof HTMLButtonElement;
    if ((event.key === " " || event.key === "Enter") && !onButton) {
      event.preventDefault();
      if (event.repeat) return;
      if (game.state === "playing" && event.key === " ") game.pause();
      else game.play();
    } else if (event.key.toLowerCase() === "p" && !event.repeat) {
      if (game.state === "paused") game.play();
      else game.pause();
    } else if (event.key.toLowerCase() === "r" && !event.repeat) game.restart();
  });
  document.addEventListener("visibilitychange", () => document.hidden && game.pause());
  begin();
  enter("ready", "Ready?", hint, "Play");
  return game;
}
