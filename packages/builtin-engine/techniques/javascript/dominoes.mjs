/**
 * title: Dominoes: chains, points, matching pieces
 * when: Dominoes have to be checked for a chain whose neighbours match, put in order, counted by points, or searched for pieces that fit.
 * words: dominoes, domino, chain, tiles, pips, matching ends, bones, connect, next to each other, double six
 * param TURNING: true — whether pieces may be turned round
 */
const TURNING = true;

/** Whether the pieces fit as they lie: the end of each is the beginning of the next. */
export function isDominoChain(dominoes) {
  return dominoes.every(([start], i) => i === 0 || dominoes[i - 1][1] === start);
}

/** The sum of all points. */
export function dominoPoints(dominoes) {
  return dominoes.reduce((sum, [a, b]) => sum + a + b, 0);
}

/** Pieces with the same number twice. */
export function dominoDoubles(dominoes) {
  return dominoes.filter(([a, b]) => a === b);
}

/** Pieces that fit to one of two open ends. */
export function playableDominoes(hand, left, right = left) {
  return hand.filter((piece) => piece.includes(left) || piece.includes(right));
}

function extended(chain, rest, turning) {
  if (rest.length === 0) return chain;
  const end = chain.length === 0 ? null : chain.at(-1)[1];
  for (const [i, [a, b]] of rest.entries()) {
    const others = rest.filter((_, place) => place !== i);
    const turns =
      turning && a !== b
        ? [
            [a, b],
            [b, a],
          ]
        : [[a, b]];
    for (const piece of turns) {
      if (end !== null && piece[0] !== end) continue;
      const found = extended([...chain, piece], others, turning);
      if (found !== null) return found;
    }
  }
  return null;
}

/** All pieces in an order that fits; null where there is none. */
export function dominoChain(dominoes, turning = TURNING) {
  return extended([], dominoes, turning);
}

/** Whether all pieces fit to a chain in some order. */
export function canChainDominoes(dominoes, turning = TURNING) {
  return dominoChain(dominoes, turning) !== null;
}

/** Whether all pieces fit to a ring, whose ends match too: each number comes an even number of times, and all hang together. */
export function canRingDominoes(dominoes) {
  const counts = new Map();
  for (const number of dominoes.flat()) counts.set(number, (counts.get(number) ?? 0) + 1);
  if ([...counts.values()].some((count) => count % 2 === 1)) return false;
  const reached = new Set(dominoes.slice(0, 1).flat());
  for (let size = -1; size < reached.size;) {
    size = reached.size;
    for (const piece of dominoes)
      if (piece.some((number) => reached.has(number))) for (const number of piece) reached.add(number);
  }
  return reached.size === counts.size;
}

/** How many pairs of pieces are equal, turned round or not. */
export function countEqualDominoes(dominoes) {
  const keys = dominoes.map((piece) => [...piece].sort((a, b) => a - b).join());
  return keys.reduce((count, key, i) => count + keys.slice(i + 1).filter((other) => other === key).length, 0);
}
