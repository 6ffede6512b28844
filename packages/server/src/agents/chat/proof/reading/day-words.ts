/** Words for several days of the week, with the first and the last of them: 0 is Sunday. */
export const DAY_WORDS: readonly [pattern: RegExp, first: number, last: number][] = [
  [
    /(?<!\p{L})(?:weekdays|(?:an )?werktags|mo(?:n|ntag)?\.?\s?[-–]\s?fr(?:i|eitag)?\.?|en semaine|entre semana|dias úteis)(?!\p{L})/giu,
    1,
    5,
  ],
  [
    /(?<!\p{L})(?:weekends?|wochenende?n?|week-ends?|fin(?:es)? de semana|fi(?:m|ns) de semana)(?!\p{L})/giu,
    6,
    0,
  ],
];
