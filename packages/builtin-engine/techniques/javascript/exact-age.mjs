/**
 * title: Ages in years, months and days
 * when: The time between two dates is wanted in years, months and days, as numbers or as a text, or an age in days, weeks or months.
 * words: age, exact age, age in days, age in months, years and months, years months days, date difference, how old, baby age, old, anniversary, time since, birthday, length of service, warranty, generation, older, oldest, youngest, birth year
 * param JOINER: " and " — text before the last part
 */
const JOINER = " and ";

const day = 86400000;

const partsOf = (date) => date.split("-").map(Number);

const lengthOfMonth = (year, month) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** [years, months, days] from the first date to the second. */
export function ageParts(birth, date) {
  const [[y1, m1, d1], [y2, m2, d2]] = [birth, date].map(partsOf);
  const months = (y2 - y1) * 12 + m2 - m1 - (d2 < d1 ? 1 : 0);
  // The days of the month before count on from the day of birth, or from its last day where it is shorter.
  const before = m2 === 1 ? lengthOfMonth(y2 - 1, 12) : lengthOfMonth(y2, m2 - 1);
  const days = d2 >= d1 ? d2 - d1 : d2 + before - Math.min(d1, before);
  return [Math.floor(months / 12), months - Math.floor(months / 12) * 12, days];
}

/** { years, months, days } from the first date to the second. */
export function ageDetails(birth, date) {
  const [years, months, days] = ageParts(birth, date);
  return { years, months, days };
}

const counted = (count, unit) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** "3 years, 2 months and 5 days", without parts that are 0. */
export function ageText(birth, date, joiner = JOINER) {
  const units = ["year", "month", "day"];
  const parts = ageParts(birth, date).flatMap((count, i) => (count > 0 ? [counted(count, units[i])] : []));
  if (parts.length < 2) return parts[0] ?? "0 days";
  return parts.slice(0, -1).join(", ") + joiner + parts.at(-1);
}

/** "3 years and 2 months", both always. */
export function yearsAndMonths(birth, date, joiner = JOINER) {
  const [years, months] = ageParts(birth, date);
  return counted(years, "year") + joiner + counted(months, "month");
}

export function ageInDays(birth, date) {
  return Math.round((Date.parse(date) - Date.parse(birth)) / day);
}

/** Full weeks. */
export function ageInWeeks(birth, date) {
  return Math.floor(ageInDays(birth, date) / 7);
}

/** Full months. */
export function ageInMonths(birth, date) {
  const [years, months] = ageParts(birth, date);
  return years * 12 + months;
}

/** The age that is reached in a year. */
export function ageInYear(birthYear, year) {
  return year - birthYear;
}

/** The age of persons { name: date of birth } on a date. */
export function agesByName(births, date) {
  return Object.fromEntries(Object.entries(births).map(([name, birth]) => [name, ageParts(birth, date)[0]]));
}

/** The name with the earliest date of birth; null for none. */
export function oldestPerson(births) {
  const first = Object.values(births).sort()[0];
  return Object.keys(births).find((name) => births[name] === first) ?? null;
}

/** The name with the latest date of birth; null for none. */
export function youngestPerson(births) {
  const last = Object.values(births).sort().at(-1);
  return Object.keys(births).find((name) => births[name] === last) ?? null;
}

/** The name of the generation of a year of birth. */
export function generationOf(year) {
  const names = [
    [2013, "Generation Alpha"],
    [1997, "Generation Z"],
    [1981, "Millennials"],
    [1965, "Generation X"],
    [1946, "Baby Boomers"],
    [1928, "Silent Generation"],
  ];
  return names.find(([from]) => year >= from)?.[1] ?? null;
}

/** "3 years, 0 months, 5 days": all three parts always, with commas alone. */
export function ageTextOfAll(birth, date, separator = ", ") {
  const units = ["year", "month", "day"];
  return ageParts(birth, date)
    .map((count, i) => counted(count, units[i]))
    .join(separator);
}

/** As ageText with commas alone: "3 years, 2 months, 5 days", without parts that are 0. */
export function ageTextWithCommas(birth, date) {
  return ageText(birth, date, ", ");
}

/** Names of the persons { name: date of birth } from the oldest to the youngest, or from the youngest on. */
export function sortByAge(births, youngestFirst = false) {
  const sign = youngestFirst ? -1 : 1;
  const compare = (a, b) => (a < b ? -1 : Number(a > b));
  return Object.keys(births).sort((a, b) => sign * compare(births[a], births[b]));
}
