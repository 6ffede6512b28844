/**
 * title: Rock, paper, scissors with letters and series of rounds
 * when: Rock, paper, scissors is given as letters R, P and S or as lists of moves, and the winner of the whole series is wanted.
 * words: rock paper scissors, rps, best of three, series, rounds, letters r p s, tournament, overall winner, who wins more rounds, game
 * param FIRST: "Player 1" — answer when the first player wins
 * param SECOND: "Player 2" — answer when the second player wins
 * param TIE: "Tie" — answer when nobody does
 */
const FIRST = "Player 1";
const SECOND = "Player 2";
const TIE = "Tie";

const beaten = { R: "S", S: "P", P: "R" };

const letterOf = (move) => move.trim().toUpperCase()[0];

/** 1, 2 or 0 for a draw, of moves by their first letters: "R", "paper". */
export function rpsRound(a, b) {
  const [one, other] = [letterOf(a), letterOf(b)];
  if (one === other) return 0;
  return beaten[one] === other ? 1 : 2;
}

/** Rounds that each of them won: [first, second]. */
export function rpsScore(firstMoves, secondMoves) {
  const rounds = [...firstMoves]
    .slice(0, secondMoves.length)
    .map((move, i) => rpsRound(move, secondMoves[i]));
  return [1, 2].map((player) => rounds.filter((winner) => winner === player).length);
}

/** Who won more rounds, from the moves of both: "RPS" and "RRR". */
export function rpsWinner(firstMoves, secondMoves, first = FIRST, second = SECOND, tie = TIE) {
  const [a, b] = rpsScore(firstMoves, secondMoves);
  if (a === b) return tie;
  return a > b ? first : second;
}

/** Who won more rounds, from rounds as pairs: [["R", "P"], ["S", "P"]] or ["RP", "SP"]. */
export function rpsWinnerOfRounds(rounds, first = FIRST, second = SECOND, tie = TIE) {
  return rpsWinner(
    rounds.map((round) => round[0]),
    rounds.map((round) => round[1]),
    first,
    second,
    tie,
  );
}

/** The move that beats this one, written as it is: "R" gives "P", "rock" gives "paper". */
export function counterMove(move) {
  const wins = { R: "paper", P: "scissors", S: "rock" }[letterOf(move)];
  return move.trim().length === 1 ? wins[0].toUpperCase() : wins;
}
