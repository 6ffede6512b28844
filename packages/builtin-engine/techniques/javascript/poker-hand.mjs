/**
 * title: Poker hands: name, comparison, cards
 * when: A poker hand of five cards has to be named (pair, two pairs, straight, flush, full house), or two hands compared.
 * words: poker, poker hand, cards, card game, straight, flush, full house, four of a kind, three of a kind, two pair, high card, royal flush, straight flush, hand ranking, deck, suit, playing cards
 * param ACE: 14 — rank of an ace
 */
const ACE = 14;

const ranks = "..23456789TJQKA";

const handNames = [
  "high card",
  "pair",
  "two pairs",
  "three of a kind",
  "straight",
  "flush",
  "full house",
  "four of a kind",
  "straight flush",
  "royal flush",
];

/** 2 to 14 of "AS", "10H", "Th" or "K". */
export function cardRank(card) {
  const sign = card.toUpperCase().replace("10", "T")[0];
  const rank = ranks.indexOf(sign);
  if (rank < 2) throw new RangeError("not a card");
  return rank;
}

/** The letter or sign of a card's suit. */
export function cardSuit(card) {
  return card.toUpperCase().replace("10", "T").slice(1);
}

const cardsOf = (hand) => (typeof hand === "string" ? hand.trim().split(/[\s,]+/) : hand);

/** Ranks with the most frequent first, then the higher: [[7, 3], [2, 2]] is a full house of sevens. */
function grouped(cards) {
  const values = cards.map(cardRank);
  return [...new Set(values)]
    .map((rank) => [rank, values.filter((value) => value === rank).length])
    .sort((a, b) => b[1] - a[1] || b[0] - a[0]);
}

/** The highest card of a straight, 5 for ace to five; 0 where it is none. */
function straightTop(groups) {
  if (groups.length !== 5) return 0;
  const order = groups.map(([rank]) => rank);
  if (order[0] - order[4] === 4) return order[0];
  return order.join() === "14,5,4,3,2" ? 5 : 0;
}

/** The place of the hand in the rising order of hands, from 0 for a high card to 9 for a royal flush. */
function levelOf(groups, isFlush) {
  const top = straightTop(groups);
  if (top > 0 && isFlush) return top === ACE ? 9 : 8;
  if (isFlush) return 5;
  if (top > 0) return 4;
  const [first, second] = groups.map(([, count]) => count);
  if (first === 4) return 7;
  if (first === 3) return second === 2 ? 6 : 3;
  return first === 2 ? (second === 2 ? 2 : 1) : 0;
}

/** What decides between hands: the level, then the ranks. */
function strengthOf(hand) {
  const cards = cardsOf(hand);
  const groups = grouped(cards);
  const level = levelOf(groups, cards.length === 5 && new Set(cards.map(cardSuit)).size === 1);
  const top = straightTop(groups);
  return [level, ...(top > 0 ? [top] : groups.map(([rank]) => rank))];
}

/** The name of a hand of five cards, given as a list or a text: "2H 2D 5S 9C KD". */
export function pokerHand(hand, names = handNames) {
  return names[strengthOf(hand)[0]];
}

/** 1 when the first hand wins, 2 when the second does, 0 for a tie. */
export function comparePokerHands(first, second) {
  const [a, b] = [strengthOf(first), strengthOf(second)];
  const place = a.findIndex((part, i) => part !== b[i]);
  if (place < 0) return 0;
  return a[place] > b[place] ? 1 : 2;
}

/** The hand of ranks alone, without suits: [2, 2, 5, 5, 5] is a full house. */
export function handOfRanks(values, names = handNames) {
  return pokerHand(
    values.map((value, i) => ranks[value === 1 ? ACE : value] + "SHDCS"[i % 5]),
    names,
  );
}

/** The highest card; the first of equal ones, null for none. */
export function highestCard(cards) {
  const best = Math.max(0, ...cards.map(cardRank));
  return cards.find((card) => cardRank(card) === best) ?? null;
}

/** Cards by rank, the lowest first; equal ones keep their order. */
export function sortCards(cards) {
  return [...cards].sort((a, b) => cardRank(a) - cardRank(b));
}

/** All 52 cards: the ranks of the first suit, then those of the next. */
export function deckOfCards(suits = ["S", "H", "D", "C"]) {
  return suits.flatMap((suit) =>
    ["A", 2, 3, 4, 5, 6, 7, 8, 9, 10, "J", "Q", "K"].map((rank) => `${rank}${suit}`),
  );
}
