/**
 * title: Bingo: full rows, columns and cards, lottery hits
 * when: A bingo card has to be checked against the numbers that were called, or the hits of a lottery ticket counted.
 * words: bingo, bingo card, called numbers, full row, full column, winning card, lottery, lotto, ticket, matching numbers, jackpot, raffle, b i n g o
 * param FREE: 0 — number of the free square
 * param PRIZES: [0, 0, 0, 10, 100, 1000, 1000000] — prize for no hit, one hit, two hits and so on
 */
const FREE = 0;
const PRIZES = [0, 0, 0, 10, 100, 1000, 1000000];

const columnsOf = (card) => (card[0] ?? []).map((_, x) => card.map((row) => row[x]));

const diagonalsOf = (card) => [card.map((row, i) => row[i]), card.map((row, i) => row[row.length - 1 - i])];

const isFull = (line, called, free) => line.every((number) => number === free || called.includes(number));

/** Whether a row, a column or, where that counts, a diagonal is full. */
export function hasBingo(card, called, diagonals = true, free = FREE) {
  const lines = [...card, ...columnsOf(card), ...(diagonals ? diagonalsOf(card) : [])];
  return card.length > 0 && lines.some((line) => isFull(line, called, free));
}

/** How many rows, columns and diagonals are full. */
export function countBingoLines(card, called, diagonals = true, free = FREE) {
  if (card.length === 0) return 0;
  const lines = [...card, ...columnsOf(card), ...(diagonals ? diagonalsOf(card) : [])];
  return lines.filter((line) => isFull(line, called, free)).length;
}

/** Whether all numbers of the card were called. */
export function isFullHouseCard(card, called, free = FREE) {
  return card.every((row) => isFull(row, called, free));
}

/** After how many numbers there is a full row or column; 0 where there never is. */
export function bingoAfter(card, numbers, diagonals = false) {
  const counts = numbers.map((_, i) => i + 1);
  return counts.find((count) => hasBingo(card, numbers.slice(0, count), diagonals)) ?? 0;
}

/** The card with other signs for called numbers. */
export function markCard(card, called, mark = "X") {
  return card.map((row) => row.map((number) => (called.includes(number) ? mark : number)));
}

/** Numbers of the card that were not called. */
export function uncalledNumbers(card, called, free = FREE) {
  return card.flat().filter((number) => number !== free && !called.includes(number));
}

/** The letter of a number from 1 to 75; null for another. */
export function bingoLetter(number) {
  return number >= 1 && number <= 75 ? "BINGO"[Math.floor((number - 1) / 15)] : null;
}

/** How many numbers of a lottery ticket were drawn. */
export function lotteryHits(ticket, drawn) {
  return new Set(ticket.filter((number) => drawn.includes(number))).size;
}

/** The prize for the hits of a ticket, by a list or by { hits: prize }; 0 for too few. */
export function lotteryPrize(ticket, drawn, prizes = PRIZES) {
  return prizes[lotteryHits(ticket, drawn)] ?? 0;
}
