/**
 * title: Season, star sign, Easter, century of a date
 * when: The season or zodiac sign of a date is wanted, the date of Easter, the century or decade of a year, or the animal of the Chinese year.
 * words: season, spring, summer, autumn, winter, zodiac, star sign, horoscope, easter, computus, century, decade, chinese zodiac, holiday
 * param NORTHERN: true — whether the season is that of the northern half of the globe
 * param AUTUMN: "autumn" — name of the third season
 */
const NORTHERN = true;
const AUTUMN = "autumn";

const signs =
  "Capricorn Aquarius Pisces Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius".split(" ");
const lastDays = [19, 18, 20, 19, 20, 20, 22, 22, 22, 22, 21, 21];
const animals = "Monkey Rooster Dog Pig Rat Ox Tiger Rabbit Dragon Snake Horse Goat".split(" ");

/** Of a month from 1 to 12; December, January and February are the northern winter. */
export function seasonOfMonth(month, northern = NORTHERN, autumn = AUTUMN) {
  const seasons = ["winter", "spring", "summer", autumn];
  return seasons[(Math.floor((month % 12) / 3) + (northern ? 0 : 2)) % 4];
}

/** Of an ISO date, by its month. */
export function seasonOf(date, northern = NORTHERN, autumn = AUTUMN) {
  return seasonOfMonth(Number(date.slice(5, 7)), northern, autumn);
}

/** Of a month and a day. */
export function zodiacSign(month, day) {
  return signs[(day > lastDays[month - 1] ? month : month - 1) % 12];
}

/** Of an ISO date. */
export function zodiacOf(date) {
  return zodiacSign(Number(date.slice(5, 7)), Number(date.slice(8, 10)));
}

export function chineseZodiac(year) {
  return animals[year % 12];
}

/** Easter Sunday as an ISO date, after the Gregorian calendar. */
export function easter(year) {
  const golden = year % 19;
  const [century, rest] = [Math.floor(year / 100), year % 100];
  const corrected = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const moon = (19 * golden + corrected + 15) % 30;
  const full = moon - Math.floor((golden + 11 * moon) / 319);
  const weekday = (2 * (century % 4) + 2 * Math.floor(rest / 4) - (rest % 4) - full + 32) % 7;
  const month = Math.floor((full + weekday + 90) / 25);
  const day = (full + weekday + month + 19) % 32;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** 1900 belongs to the 19th century, 1901 to the 20th. */
export function centuryOf(year) {
  return Math.ceil(year / 100);
}

/** 1987 → 1980. */
export function decadeOf(year) {
  return Math.floor(year / 10) * 10;
}

/** By the days of the equinoxes and solstices: spring from March 20th, summer from June 21st, autumn from September 22nd, winter from December 21st. */
export function seasonOfAll(date, northern = NORTHERN, autumn = AUTUMN) {
  const day = date.slice(5, 10);
  const place = ["03-20", "06-21", "09-22", "12-21"].filter((start) => day >= start).length % 4;
  return ["winter", "spring", "summer", autumn][(place + (northern ? 0 : 2)) % 4];
}

/** By full hundreds: 1900 and 1999 belong to the 20th century. */
export function centuryOfAsIs(year) {
  return Math.floor(year / 100) + 1;
}
