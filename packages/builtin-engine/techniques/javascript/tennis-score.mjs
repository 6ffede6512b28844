/**
 * title: Tennis: score of a game, sets and matches
 * when: The score of a tennis game has to be told in words or numbers from points, or who wins a set or a match.
 * words: tennis, tennis score, love, fifteen, thirty, forty, deuce, advantage, game set match, set, sets, points, tie break, tiebreak, who won the match, volleyball, table tennis, ping pong, badminton
 * param FIRST: "Player 1" — name of the first player
 * param SECOND: "Player 2" — name of the second player
 * param SETS: 2 — sets that win a match
 */
const FIRST = "Player 1";
const SECOND = "Player 2";
const SETS = 2;

const words = ["Love", "Fifteen", "Thirty", "Forty"];
const numbers = ["0", "15", "30", "40"];

/** The score of points as "15-30", "Deuce", "Advantage Player 1" or "Game Player 2". */
export function tennisScore(a, b, first = FIRST, second = SECOND) {
  const leader = a > b ? first : second;
  if (Math.max(a, b) >= 4 && Math.abs(a - b) >= 2) return `Game ${leader}`;
  if (a >= 3 && b >= 3) return a === b ? "Deuce" : `Advantage ${leader}`;
  return `${numbers[a]}-${numbers[b]}`;
}

/** The score in the words of the kata: "Love-Fifteen", "Thirty-All", "Deuce", "Win for player1". */
export function tennisScoreInWords(a, b, first = "player1", second = "player2") {
  const leader = a > b ? first : second;
  if (Math.max(a, b) >= 4 && Math.abs(a - b) >= 2) return `Win for ${leader}`;
  if (a >= 3 && b >= 3) return a === b ? "Deuce" : `Advantage ${leader}`;
  return a === b ? `${words[a]}-All` : `${words[a]}-${words[b]}`;
}

/** The score of a game from who won each point: "AABA". */
export function tennisScoreOfPoints(points, first = "A", second = "B") {
  let [a, b] = [0, 0];
  for (const point of points) {
    if (point === first) a += 1;
    else if (point === second) b += 1;
    if (Math.max(a, b) >= 4 && Math.abs(a - b) >= 2) break;
  }
  return tennisScore(a, b, first, second);
}

/** Who has won a set by games, 1 or 2; 0 while nobody has. */
export function setWinner(a, b) {
  const most = Math.max(a, b);
  const isWon = (most === 6 && Math.abs(a - b) >= 2) || (most === 7 && Math.abs(a - b) <= 2 && a !== b);
  if (!isWon) return 0;
  return a > b ? 1 : 2;
}

/** Who has won a match of sets as [games, games], 1 or 2; 0 while nobody has so many sets. */
export function matchWinner(sets, needed = SETS) {
  const won = [0, 0, 0];
  for (const [a, b] of sets) won[a > b ? 1 : 2] += 1;
  return [1, 2].find((player) => won[player] >= needed) ?? 0;
}

/** Who has won by points, 1 or 2, where so many are needed with a lead of two, as in table tennis; else 0. */
export function pointsWinner(a, b, needed = 11, lead = 2) {
  if (Math.max(a, b) < needed || Math.abs(a - b) < lead) return 0;
  return a > b ? 1 : 2;
}
