const SCALES: [RegExp, number][] = [
  [/^(?:\s?(?:thousand|tausend|mille|mil)|k|\s?千)(?![\p{L}\p{N}])/iu, 3],
  [/^\s?(?:万|萬)/u, 4],
  [/^\s?(?:million(?:en|s)?|millones|milhões|millón|milhão|mio\.?|mn)(?![\p{L}\p{N}])/iu, 6],
  [/^M(?![\p{L}\p{N}])|^\s?M(?=\s?[€$£])/u, 6],
  [/^\s?(?:亿|億)/u, 8],
  [/^\s?(?:billions?|milliarden?|milliards?|mrd\.?|bn)(?![\p{L}\p{N}])/iu, 9],
  [/^B(?![\p{L}\p{N}])/u, 9],
  [/^\s?(?:trillions?|billionen)(?![\p{L}\p{N}])/iu, 12],
  [/^\s?(?:quadrillions?|billiarden?)(?![\p{L}\p{N}])/iu, 15],
  [/^\s?(?:quintillions?|trillionen)(?![\p{L}\p{N}])/iu, 18],
  [/^\s?(?:sextillions?|trilliarden?)(?![\p{L}\p{N}])/iu, 21],
];
/** Behind an amount of money: `€1.24 M`, `$3m`, `1,2 M€`. */
const MONEY_SCALES: [RegExp, number][] = [
  [/^\s?k(?![\p{L}\p{N}])/iu, 3],
  [/^\s?m(?![\p{L}\p{N}])/iu, 6],
  [/^\s?b(?![\p{L}\p{N}])/iu, 9],
];
const WITH_MONEY_SCALES = [...SCALES, ...MONEY_SCALES];

/** `million` and its like behind a number. */
export function scaleOf(after: string, isMoney: boolean): { exponent: number; length: number } | undefined {
  for (const [pattern, exponent] of isMoney ? WITH_MONEY_SCALES : SCALES) {
    const match = pattern.exec(after);
    if (match) return { exponent, length: match[0].length };
  }
  return undefined;
}

const SHARED = /^\s?(?:to|and|or|bis|und|à|et|a|y|e|[-–])\s?[€$£]?(\d[\d.,]{0,9})/u;
/** How many times larger the second number may be. */
const ALIKE = 20;

/** The scale that a number shares with the next: the millions of `from 9.3 to 7.8 million`. */
export function sharedScale(
  written: string,
  after: string,
  isMoney: boolean,
): { exponent: number; length: number } | undefined {
  const [all, next] = SHARED.exec(after) ?? [];
  if (all === undefined || next === undefined) return undefined;
  const ratio = Number.parseFloat(written.replace(",", ".")) / Number.parseFloat(next.replace(",", "."));
  if (!(ratio < ALIKE && ratio > 1 / ALIKE)) return undefined;
  const scale = scaleOf(after.slice(all.length), isMoney);
  return scale && { ...scale, length: 0 };
}
