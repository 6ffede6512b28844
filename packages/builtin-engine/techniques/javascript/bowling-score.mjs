/**
 * title: Bowling: score of a game, frames, strikes and spares
 * when: A game of ten-pin bowling has to be scored from its rolls, as numbers or as a text with X and /.
 * words: bowling, bowling game, ten pin, strike, spare, frames, rolls, pins, score of a bowling game, gutter
 * param FRAMES: 10 — frames of a game
 * param MISS: "-" — sign of a roll that hits nothing
 */
const FRAMES = 10;
const MISS = "-";

/** The first roll of each frame that was begun, and how many of its rolls count. */
function framesOf(rolls, frames) {
  const found = [];
  for (let at = 0; at < rolls.length && found.length < frames;) {
    const strike = rolls[at] === 10;
    const spare = !strike && rolls[at] + (rolls[at + 1] ?? 0) === 10;
    found.push({ at, counted: strike || spare ? 3 : 2 });
    at += strike ? 1 : 2;
  }
  return found;
}

/** Points of each frame; rolls that are not there yet count 0. */
export function frameScores(rolls, frames = FRAMES) {
  return framesOf(rolls, frames).map(({ at, counted }) =>
    rolls.slice(at, at + counted).reduce((sum, pins) => sum + pins, 0),
  );
}

/** The score of a whole game. */
export function bowlingScore(rolls, frames = FRAMES) {
  return frameScores(rolls, frames).reduce((sum, score) => sum + score, 0);
}

/** The score after each frame. */
export function runningBowlingScores(rolls, frames = FRAMES) {
  let total = 0;
  return frameScores(rolls, frames).map((score) => (total += score));
}

/** "X 9/ 5- 81" as rolls; what is no roll is passed over. */
export function rollsOfText(text, miss = MISS) {
  const rolls = [];
  for (const sign of text.toUpperCase()) {
    if (sign === "X") rolls.push(10);
    else if (sign === "/") rolls.push(10 - (rolls.at(-1) ?? 0));
    else if (sign === miss) rolls.push(0);
    else if (/^[0-9]$/.test(sign)) rolls.push(Number(sign));
  }
  return rolls;
}

export function bowlingScoreOfText(text, miss = MISS) {
  return bowlingScore(rollsOfText(text, miss));
}

/** The score of frames given as lists: [[10], [9, 1], [5, 0]]. */
export function bowlingScoreOfFrames(frames) {
  return bowlingScore(frames.flat());
}

export function countStrikes(rolls) {
  return framesOf(rolls, FRAMES).filter(({ at }) => rolls[at] === 10).length;
}

export function countSpares(rolls) {
  return framesOf(rolls, FRAMES).filter(({ at, counted }) => rolls[at] < 10 && counted > 2).length;
}
