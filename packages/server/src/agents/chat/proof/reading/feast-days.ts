/** Days that are on the same date every year, by their names: the month and the day. */
const DATES: [names: string, month: number, day: number][] = [
  ["new year['’]?s['’]? eve|silvester|nochevieja", 12, 31],
  ["new year['’]?s['’]? day|neujahr(?:stag)?|nouvel an", 1, 1],
  ["epiphany|three kings['’]? day|dreikönigstag", 1, 6],
  ["(?:st\\.? )?valentine['’]?s day|valentinstag|saint-valentin|san valentín", 2, 14],
  ["(?:st\\.?|saint) patrick['’]?s day", 3, 17],
  ["bastille day", 7, 14],
  ["hallowe['’]?en", 10, 31],
  ["all saints['’]? day|allerheiligen|toussaint", 11, 1],
  ["(?:st\\.? )?nicholas day|nikolaustag", 12, 6],
  ["christmas eve|heiligabend|heiliger abend|nochebuena|véspera de natal", 12, 24],
  ["christmas(?: day)?|noël|navidad", 12, 25],
  ["boxing day|st\\.? stephen['’]?s day", 12, 26],
];

/** A pattern for each such day, with its year as the only group, and its date. */
export const FEAST_DAYS = DATES.map(([names, month, day]) => ({
  pattern: new RegExp(
    `(?<!\\p{L})(?:${names})(?!\\p{L}|\\s(?:tree|market|part(?:y|ies)|present|card|dinner|cake|holiday|break|sale|week|season)s?(?!\\p{L}))(?:,?\\s(\\d{4})(?!\\d))?`,
    "giu",
  ),
  month,
  day,
}));

const ANY_FEAST = new RegExp(`^(?:${DATES.map(([names]) => names).join("|")})(?:\\sday)?$`, "iu");

/** Whether a name is only that of such a day, and so names no other thing: `Christmas week`. */
export const isFeastDay = (name: string): boolean => ANY_FEAST.test(name);
