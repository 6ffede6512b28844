/**
 * title: Blackjack: value of a hand, bust, winner
 * when: The value of a hand in blackjack is wanted, with aces as one or eleven, whether it is bust, or who wins.
 * words: blackjack, twenty one, hand value, ace, aces, bust, dealer, cards, card values, hit or stand, black jack, winner
 * param LIMIT: 21 — highest value that is not bust
 * param STAND: 17 — value from which no card is taken
 */
const LIMIT = 21;
const STAND = 17;

const faceValue = (card) => {
  const rank = String(card)
    .toUpperCase()
    .replace(/(?<=.)[SHDC♠♥♦♣]$/u, "");
  if (rank === "A" || rank === "ACE") return 11;
  return /^(?:J|Q|K|T|JACK|QUEEN|KING)$/.test(rank) ? 10 : Number(rank);
};

/** The best value of cards such as "A", "10", "KH" or 7: an ace is 11 as long as that is not too much. */
export function blackjackValue(cards, limit = LIMIT) {
  const values = cards.map(faceValue);
  let total = values.reduce((sum, value) => sum + value, 0);
  for (let aces = values.filter((value) => value === 11).length; aces > 0 && total > limit; aces--)
    total -= 10;
  return total;
}

export function isBust(cards, limit = LIMIT) {
  return blackjackValue(cards, limit) > limit;
}

/** Two cards that make 21. */
export function isBlackjack(cards) {
  return cards.length === 2 && blackjackValue(cards) === LIMIT;
}

/** 1 when the first hand wins, 2 when the second does, 0 for a tie; a bust hand loses. */
export function blackjackWinner(first, second, limit = LIMIT) {
  const [a, b] = [first, second].map((cards) => (isBust(cards, limit) ? 0 : blackjackValue(cards, limit)));
  if (a === b) return 0;
  return a > b ? 1 : 2;
}

/** CodingBat: of two values the one nearest to 21 without going over; 0 when both do. */
export function nearestTo21(a, b, limit = LIMIT) {
  return Math.max(0, ...[a, b].filter((value) => value <= limit));
}

/** CodingBat and others: the sum of three numbers from 1 to 11, an 11 counted as 1 where it is too much, or "BUST". */
export function blackjackSum(a, b, c, limit = LIMIT) {
  const total = a + b + c;
  if (total <= limit) return total;
  return [a, b, c].includes(11) && total - 10 <= limit ? total - 10 : "BUST";
}

/** "hit" below a value, else "stand". */
export function hitOrStand(cards, stand = STAND) {
  return blackjackValue(cards) < stand ? "hit" : "stand";
}

/** The sum of the cards with an ace as 11 always, or as 1 always. */
export function blackjackValueOf(cards, aceIsOne = false) {
  const values = cards.map(faceValue).map((value) => (aceIsOne && value === 11 ? 1 : value));
  return values.reduce((sum, value) => sum + value, 0);
}

/** As blackjackWinner by words for the player, the dealer and a tie; a player who is bust loses, whatever the dealer has. */
export function blackjackOutcome(player, dealer, win = "player", lose = "dealer", tie = "tie") {
  if (isBust(player)) return lose;
  const winner = blackjackWinner(player, dealer);
  return winner === 0 ? tie : winner === 1 ? win : lose;
}
