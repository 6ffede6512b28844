/**
 * title: Rock, paper, scissors: who wins
 * when: The result of one or more rounds of rock, paper, scissors is wanted.
 * words: rock paper scissors, game, winner, who wins, player, round, draw, tie, beats, lizard spock
 * param FIRST: "Player 1 won!" — answer when the first player wins
 * param SECOND: "Player 2 won!" — answer when the second player wins
 * param DRAW: "Draw!" — answer when nobody wins
 */
const FIRST = "Player 1 won!";
const SECOND = "Player 2 won!";
const DRAW = "Draw!";

const beaten = {
  rock: ["scissors", "lizard"],
  paper: ["rock", "spock"],
  scissors: ["paper", "lizard"],
  lizard: ["spock", "paper"],
  spock: ["scissors", "rock"],
};

/** Whether the first move beats the second, in either case; lizard and Spock are known too. */
export function beats(a, b) {
  const defeated = beaten[a.toLowerCase()];
  if (defeated === undefined || !Object.hasOwn(beaten, b.toLowerCase())) throw new RangeError("unknown move");
  return defeated.includes(b.toLowerCase());
}

/** 1 when the first player wins, 2 when the second does, 0 for a draw. */
export function winningPlayer(a, b) {
  if (beats(a, b)) return 1;
  return beats(b, a) ? 2 : 0;
}

export function rockPaperScissors(a, b, first = FIRST, second = SECOND, draw = DRAW) {
  return [draw, first, second][winningPlayer(a, b)];
}

/** The move that wins, null for a draw. */
export function winningMove(a, b) {
  return [null, a, b][winningPlayer(a, b)];
}

/** Points of both players in rounds given as pairs of moves. */
export function scoreOfRounds(rounds) {
  const winners = rounds.map(([a, b]) => winningPlayer(a, b));
  return [1, 2].map((player) => winners.filter((winner) => winner === player).length);
}
